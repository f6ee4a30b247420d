/**
 * Facts about microbes. Sources: Embrapa, «Compostagem» and «Agroindústria de alimentos» (yeasts, lactobacilli, vinegar,
 * ethanol); Fiocruz, «Invivo» (Penicillium, Penicillin); Ministério da Saúde, «Saúde de A a Z» (how diseases pass, vaccines).
 */

export type Rotting = 'fruta' | 'folha'

/** Sentences with a word that is missing: fungi and bacteria at work in compost. */
export const COMPOST_GAPS: readonly { readonly says: string; readonly word: string }[] = [
  { says: 'O mofo, que desmancha a sobra, é um', word: 'fungo' },
  { says: 'Junto com os mofos, decompõem a sobra as', word: 'bactérias' },
  { says: 'Seres minúsculos mudam a sobra em adubo, o', word: 'húmus' },
  { says: 'Quem decompõe a sobra devolve ao solo os', word: 'nutrientes' },
  { says: 'O trabalho dos mofos na sobra chama-se', word: 'decomposição' },
  { says: 'Sobra seca não apodrece, porque falta', word: 'água' },
]

/** From whole to humus. */
export const ROTTING_STAGES = 5

export interface MicrobeUse {
  readonly id: string
  readonly product: string
  readonly microbe: string
  readonly group: 'F' | 'B'
  /** Its work in two ways to put it, without product or microbe. */
  readonly does: readonly [string, string]
}

const made = (product: string, microbe: string, group: 'F' | 'B', ...does: [string, string]): MicrobeUse => ({
  id: product,
  product,
  microbe,
  group,
  does,
})

export const MICROBE_USES: readonly MicrobeUse[] = [
  made(
    'pão',
    'levedura',
    'F',
    'Solta bolhas de gás e a massa cresce no forno.',
    'Deixa o miolo fofo, cheio de furinhos.',
  ),
  made(
    'iogurte',
    'lactobacilo',
    'B',
    'Azeda o leite, que fica cremoso no copo.',
    'Engrossa uma bebida branca, que se toma gelada.',
  ),
  made(
    'queijo azul',
    'mofo Penicillium',
    'F',
    'Abre veios coloridos na massa feita de leite.',
    'Mancha as fatias e dá sabor forte.',
  ),
  made('etanol', 'levedura', 'F', 'Muda o açúcar da cana em combustível.', 'Fermenta um caldo doce e abastece carros.'),
  made(
    'penicilina',
    'mofo Penicillium',
    'F',
    'Dá um remédio que combate bactérias.',
    'Ajuda a curar infecções, com receita médica.',
  ),
  made(
    'vinagre',
    'acetobactéria',
    'B',
    'Azeda uma bebida, que tempera a salada.',
    'Dá o líquido ácido que vai na salada.',
  ),
]

export interface Disease {
  readonly id: string
  readonly name: string
  readonly agent: string
  readonly protects: string
  /** Asked for by its cause or by the road it takes. */
  readonly passes: string
}

const ill = (name: string, agent: string, protects: string, passes: string): Disease => ({
  id: name,
  name,
  agent,
  protects,
  passes,
})

export const DISEASES: readonly Disease[] = [
  ill('gripe', 'vírus', 'Cobrir a tosse com o braço.', 'Passa por gotículas no ar:'),
  ill('dengue', 'vírus', 'Não deixar água em pneus.', 'O mosquito transmite:'),
  ill('conjuntivite', 'vírus', 'Não dividir a toalha.', 'Vai da mão ao olho:'),
  ill('giardíase', 'protozoário', 'Beber água filtrada ou fervida.', 'Um protozoário causa:'),
  ill('tétano', 'bactéria', 'Vacinar de 10 em 10 anos.', 'Entra com o prego na pele:'),
  ill('leptospirose', 'bactéria', 'Não pisar na água da enchente.', 'Vem da urina do rato:'),
]

/** Examples in the key of what a class may propose. */
export const CLASS_MEASURES: readonly string[] = [
  'pôr sabonete e papel em todo banheiro.',
  'procurar água parada toda sexta-feira.',
  'levar a caderneta de vacinas ao posto.',
  'abrir as janelas da sala todos os dias.',
]
