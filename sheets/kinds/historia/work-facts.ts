/**
 * Work and energy of countryside and town, from general knowledge, to be checked against IBGE Educa (forms of work in
 * the countryside and in towns, sectors of the economy), Embrapa (milking machines, drones over crops) and the EPE's «ABCD
 * Energia» (sources of energy and their uses).
 */
import type { Spot } from '../../studio/paths.ts'
import { type Stop, stopTags } from '../../studio/places/field-and-town.ts'
import type { Crop } from '../../studio/places/product-stops.ts'

type Class = readonly [letter: string, name: string]

/** A sentence with its two letters, or its place in the landscape and a letter. */
export type WorkLine = readonly [says: string, first: string, second: string]

export interface WorkContent {
  /** Heads of the two columns of boxes. */
  readonly heads: readonly [string, string]
  /** Letters and their names, by column; a column of places has numbers in the landscape instead. */
  readonly classes: readonly (readonly Class[])[]
  /** Signs in the landscape. */
  readonly signs: readonly (readonly [sign: string, at: Spot])[]
  /** Groups of sentences: a page has one of each. */
  readonly groups: readonly (readonly WorkLine[])[]
  /** A line to write on, with an example. */
  readonly ask: readonly [asks: string, example: string]
}

export const WORK_THEMES = ['trabalho', 'tecnologia', 'energia'] as const
export type WorkTheme = (typeof WORK_THEMES)[number]

const TOOLS: readonly Class[] = [
  ['M', 'mãos e ferramentas'],
  ['T', 'tecnologia: máquinas'],
]

/** The landscape of every page of a theme: some of its sentences are about this product. */
export const WORK_CROPS: Readonly<Record<WorkTheme, Crop>> = {
  trabalho: 'leite',
  tecnologia: 'algodao',
  energia: 'cana',
}

const at = (theme: WorkTheme, stop: Stop): Spot => stopTags(WORK_CROPS[theme])[stop]

const PLACES = { field: '1', lorry: '2', factory: '3', shop: '4', home: '5', rider: '6' } as const
const RIDER: Spot = [166, 180]

export const WORK: Readonly<Record<WorkTheme, WorkContent>> = {
  trabalho: {
    heads: ['lugar', 'modo'],
    classes: [
      [
        ['C', 'campo'],
        ['U', 'cidade (área urbana)'],
      ],
      TOOLS,
    ],
    signs: [
      ['C', at('trabalho', 'field')],
      ['U', at('trabalho', 'shop')],
    ],
    groups: [
      [
        ['Capina a roça com a enxada.', 'C', 'M'],
        ['Apanha o milho, espiga por espiga.', 'C', 'M'],
      ],
      [
        ['Espreme o leite da vaca no balde.', 'C', 'M'],
        ['Junta os ovos do galinheiro num cesto.', 'C', 'M'],
      ],
      [
        ['Guia a colheitadeira pela plantação.', 'C', 'T'],
        ['Vê a lavoura do alto com um drone.', 'C', 'T'],
        ['Liga a ordenhadeira às vacas.', 'C', 'T'],
      ],
      [
        ['Varre a avenida com a vassoura.', 'U', 'M'],
        ['Deixa cartas de prédio em prédio, a pé.', 'U', 'M'],
      ],
      [
        ['Conduz o trem do metrô.', 'U', 'T'],
        ['Ergue vigas até o alto do prédio com o guindaste.', 'U', 'T'],
      ],
      [
        ['Comanda o robô na fábrica de carros.', 'U', 'T'],
        ['Cuida dos semáforos por computador.', 'U', 'T'],
      ],
    ],
    ask: ['Uma diferença entre os dois:', 'no campo, a chuva e a colheita dão o ritmo.'],
  },
  tecnologia: {
    heads: ['setor', 'tempo'],
    classes: [
      [
        ['A', 'agropecuária'],
        ['I', 'indústria'],
        ['C', 'comércio'],
        ['S', 'serviços'],
      ],
      [
        ['1', 'antes'],
        ['2', 'depois da nova tecnologia'],
      ],
    ],
    signs: [
      ['A', at('tecnologia', 'field')],
      ['I', at('tecnologia', 'factory')],
      ['C', at('tecnologia', 'shop')],
      ['S', at('tecnologia', 'lorry')],
    ],
    groups: [
      [
        ['Boi puxa o arado.', 'A', '1'],
        ['A vaca é ordenhada à mão.', 'A', '1'],
      ],
      [
        ['Trator com GPS prepara a terra.', 'A', '2'],
        ['A ordenhadeira elétrica tira o leite.', 'A', '2'],
      ],
      [
        ['Tecelãs movem o tear com os pés.', 'I', '1'],
        ['Operários apertam cada parafuso à mão.', 'I', '1'],
      ],
      [
        ['Robôs montam as peças do carro.', 'I', '2'],
        ['O computador comanda o tear da fábrica.', 'I', '2'],
      ],
      [
        ['O dono da venda soma a conta no papel.', 'C', '1'],
        ['O leitor de código soma as compras.', 'C', '2'],
        ['A loja vende pela internet.', 'C', '2'],
      ],
      [
        ['A telefonista liga os fios de cada chamada.', 'S', '1'],
        ['O médico atende por vídeo.', 'S', '2'],
        ['O banco atende pelo celular.', 'S', '2'],
      ],
    ],
    ask: ['O que mudou para quem trabalha?', 'menos força, mais estudo.'],
  },
  energia: {
    heads: ['nº', 'energia'],
    classes: [
      [],
      [
        ['E', 'elétrica'],
        ['C', 'combustível'],
        ['F', 'força do corpo'],
        ['S', 'Sol'],
      ],
    ],
    signs: [
      [PLACES.field, at('energia', 'field')],
      [PLACES.lorry, at('energia', 'lorry')],
      [PLACES.factory, at('energia', 'factory')],
      [PLACES.shop, at('energia', 'shop')],
      [PLACES.home, at('energia', 'home')],
      [PLACES.rider, RIDER],
    ],
    groups: [
      [
        ['As plantas crescem com a luz do dia.', PLACES.field, 'S'],
        ['As folhas fazem alimento com a luz do dia.', PLACES.field, 'S'],
      ],
      [
        ['O motor queima diesel e leva a carga.', PLACES.lorry, 'C'],
        ['O diesel do tanque move as rodas na estrada.', PLACES.lorry, 'C'],
      ],
      [
        ['A caldeira queima bagaço de cana.', PLACES.factory, 'C'],
        ['Máquinas ligadas na tomada ensacam o açúcar.', PLACES.factory, 'E'],
      ],
      [
        ['O leitor de preços do caixa fica na tomada.', PLACES.shop, 'E'],
        ['A geladeira conserva os alimentos à venda.', PLACES.shop, 'E'],
      ],
      [
        ['A família cozinha no fogão a gás.', PLACES.home, 'C'],
        ['A família vê televisão depois do jantar.', PLACES.home, 'E'],
      ],
      [
        ['As pernas empurram os pedais.', PLACES.rider, 'F'],
        ['É preciso pedalar para chegar.', PLACES.rider, 'F'],
      ],
    ],
    ask: ['Um jeito de gastar menos energia:', 'apagar a luz ao sair da sala.'],
  },
}
