/**
 * Facts about soil and water, as in school books. Litres and millilitres are rounded. To be checked: Lei 14.785/2023 (empty
 * containers of pesticides go back to the shop).
 */

export type Ground = 'campo' | 'cidade'
export const GROUNDS: readonly Ground[] = ['campo', 'cidade']

export interface LandUse {
  readonly id: string
  readonly of: 'solo' | 'água'
  readonly serves: string
  /** Said of daily life without it: «Sem o nº 3, …». */
  readonly lacks: string
}

const use = (id: string, of: LandUse['of'], serves: string, lacks: string): LandUse => ({ id, of, serves, lacks })

export const LAND_USES: Readonly<Record<Ground, readonly LandUse[]>> = {
  campo: [
    use('milho', 'solo', 'plantar milho', 'falta pamonha.'),
    use('pasto', 'solo', 'criar gado no pasto', 'falta leite.'),
    use('argila', 'solo', 'tirar argila para telhas', 'falta telha.'),
    use('areia', 'solo', 'tirar areia para as obras', 'falta concreto.'),
    use('irrigação', 'água', 'regar a horta', 'a alface murcha.'),
    use('poço', 'água', 'tirar água para beber', 'o filtro fica vazio.'),
    use('tanque', 'água', 'criar peixes', 'falta peixe.'),
    use('moinho', 'água', 'girar a roda do moinho', 'o moinho para.'),
  ],
  cidade: [
    use('horta', 'solo', 'plantar verduras', 'falta couve.'),
    use('pedreira', 'solo', 'tirar pedra para as ruas', 'falta calçamento.'),
    use('obra', 'solo', 'firmar o prédio em obra', 'o prédio cai.'),
    use('praça', 'solo', 'sustentar as árvores', 'falta sombra.'),
    use('caixa', 'água', 'abastecer as casas', 'não há banho.'),
    use('piscina', 'água', 'nadar', 'não há natação.'),
    use('lavagem', 'água', 'lavar o carro', 'o carro fica sujo.'),
    use('bebedouro', 'água', 'beber na praça', 'falta água na praça.'),
  ],
}

export type SoilName = 'arenoso' | 'argiloso' | 'humoso'

export interface Soil {
  readonly name: SoilName
  readonly clue: string
  /** Water that passes of 200 mL in the same time, least and most, mL. */
  readonly passes: readonly [number, number]
}

export const SOILS: readonly Soil[] = [
  { name: 'arenoso', clue: 'de grãos grandes e soltos', passes: [140, 180] },
  { name: 'argiloso', clue: 'fino, com rachaduras', passes: [10, 30] },
  { name: 'humoso', clue: 'com restos de folhas', passes: [60, 80] },
]

export interface HomeUse {
  readonly id: string
  readonly name: string
  readonly saves: string
  readonly group: 'higiene' | 'cozinha' | 'roupa' | 'plantas'
  /** Litres a day in a house, least and most, multiples of `step`. */
  readonly litres: readonly [number, number]
  readonly step: number
}

export const HOME_USES: readonly HomeUse[] = [
  {
    id: 'chuveiro',
    name: 'banho',
    saves: 'Fechar enquanto passa xampu.',
    group: 'higiene',
    litres: [90, 150],
    step: 10,
  },
  {
    id: 'pia',
    name: 'escovação',
    saves: 'Enxaguar a boca com um copo.',
    group: 'higiene',
    litres: [10, 15],
    step: 5,
  },
  {
    id: 'vaso',
    name: 'descarga',
    saves: 'Usar o botão de meia descarga.',
    group: 'higiene',
    litres: [30, 45],
    step: 5,
  },
  {
    id: 'cozinha',
    name: 'louça',
    saves: 'Raspar os pratos antes de lavar.',
    group: 'cozinha',
    litres: [60, 85],
    step: 5,
  },
  {
    id: 'máquina',
    name: 'roupa',
    saves: 'Ligar só com bastante roupa.',
    group: 'roupa',
    litres: [155, 180],
    step: 5,
  },
  {
    id: 'horta',
    name: 'canteiro',
    saves: 'Regar no fim da tarde.',
    group: 'plantas',
    litres: [20, 25],
    step: 5,
  },
]

export interface Argument {
  readonly says: string
  /** True of a slope with forest, and a reason to keep it. */
  readonly isRight: boolean
}

export const SLOPE_ARGUMENTS: readonly Argument[] = [
  { says: 'As raízes seguram a terra do morro.', isRight: true },
  { says: 'As folhas freiam as gotas antes de elas baterem no chão.', isRight: true },
  { says: 'No chão da mata, a água entra e abastece a nascente.', isRight: true },
  { says: 'As árvores devolvem vapor de água ao ar.', isRight: true },
  { says: 'As folhas retêm poeira e deixam o ar mais limpo.', isRight: true },
  { says: 'A mata segura a terra, e o rio não fica raso.', isRight: true },
  { says: 'A mata faz a água correr mais depressa para o rio.', isRight: false },
  { says: 'No chão sem plantas entra mais água da chuva.', isRight: false },
  { says: 'Sem árvores, a chuva bate com menos força no chão.', isRight: false },
  { says: 'As folhas caídas viram o barro que suja o rio.', isRight: false },
]

/** Seen in the picture: true of the bare slope or of the one with forest. */
export const SLOPE_SIGHTS: readonly { readonly says: string; readonly of: 'nua' | 'mata' }[] = [
  { says: 'Valas abertas pela chuva:', of: 'nua' },
  { says: 'Rio cheio de barro:', of: 'nua' },
  { says: 'Enxurrada com mais força:', of: 'nua' },
  { says: 'Raízes que seguram o solo:', of: 'mata' },
  { says: 'Água do rio mais limpa:', of: 'mata' },
  { says: 'Água que entra no chão:', of: 'mata' },
]

export interface RiverHarm {
  readonly id: string
  readonly harm: string
  readonly solves: string
}

/** Along the river, from the spring to the sea. */
export const RIVER_HARMS: readonly RiverHarm[] = [
  { id: 'nascente', harm: 'gado na nascente', solves: 'Cercar a nascente.' },
  { id: 'irrigação', harm: 'rega que desperdiça', solves: 'Regar por gotejamento.' },
  { id: 'veneno', harm: 'veneno da lavoura', solves: 'Devolver galões vazios à loja.' },
  { id: 'represa', harm: 'represa sem mata', solves: 'Replantar a beira da represa.' },
  { id: 'esgoto', harm: 'esgoto sem tratamento', solves: 'Tratar o esgoto das casas.' },
  { id: 'fábrica', harm: 'resíduo da fábrica', solves: 'Tratar a água da fábrica.' },
  { id: 'lixo', harm: 'lixo na margem', solves: 'Recolher sacos e garrafas.' },
  { id: 'óleo', harm: 'óleo no mar', solves: 'Cercar a mancha com boias.' },
]
