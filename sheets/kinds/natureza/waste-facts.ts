/**
 * Used things: their materials, the new things they become, and how to throw less out. Colours of bins are those of the
 * Resolução CONAMA 275/2001. To be checked: Lei 12.305/2010 (reduzir, reutilizar, reciclar).
 */
import type { IN_HAND, MadeName } from '../../studio/shapes/made-anew.ts'
import type { Material, WASTE, WasteName } from '../../studio/shapes/waste.ts'

export const MADE_OF: Readonly<Record<Material, readonly WasteName[]>> = {
  papel: ['jornal', 'caixa usada', 'folhas de caderno', 'envelope', 'rolo vazio'],
  plástico: ['garrafa de água', 'pote de iogurte', 'frasco de xampu', 'sacola', 'pote de sorvete'],
  vidro: ['garrafa de suco', 'pote de geleia', 'pote de azeitonas', 'copo trincado', 'pote de conserva'],
  metal: ['lata de suco', 'lata de milho', 'tampa de lata', 'lata de sardinha', 'forma de bolo'],
  orgânico: ['casca de banana', 'resto de maçã', 'casca de ovo', 'folhas secas', 'casca de laranja'],
}

export interface Route {
  readonly waste: WasteName
  readonly becomes: MadeName
}

export const ROUTES: Readonly<Record<Material, readonly Route[]>> = {
  papel: [
    { waste: 'jornal', becomes: 'caixa de ovos' },
    { waste: 'folhas de caderno', becomes: 'caderno novo' },
    { waste: 'caixa usada', becomes: 'caixa nova' },
  ],
  plástico: [
    { waste: 'garrafa de água', becomes: 'camiseta' },
    { waste: 'garrafa de água', becomes: 'vassoura' },
    { waste: 'frasco de xampu', becomes: 'balde' },
  ],
  vidro: [
    { waste: 'garrafa de suco', becomes: 'jarra' },
    { waste: 'pote de geleia', becomes: 'pote novo' },
  ],
  metal: [
    { waste: 'lata de suco', becomes: 'panela' },
    { waste: 'lata de milho', becomes: 'pregos' },
  ],
  orgânico: [
    { waste: 'casca de banana', becomes: 'adubo' },
    { waste: 'resto de maçã', becomes: 'húmus' },
    { waste: 'casca de ovo', becomes: 'adubo' },
    { waste: 'folhas secas', becomes: 'húmus' },
  ],
}

export interface MaterialRiddle {
  readonly says: string
  readonly answer: Material
}

const SAYS: Readonly<Record<Material, readonly string[]>> = {
  papel: ['É feito com a madeira das árvores:', 'Rasga e se desmancha na água:'],
  plástico: ['É fabricado a partir do petróleo:', 'Boia no mar e leva séculos para sumir:'],
  vidro: ['É feito de areia derretida no forno:', 'É transparente e quebra em cacos que cortam:'],
  metal: ['Vem de minérios tirados do solo:', 'O ímã atrai o aço, que é um tipo de:'],
  orgânico: ['Vem de restos de plantas e de comida:', 'Na composteira, esse lixo vira adubo:'],
}

export const MATERIAL_RIDDLES: readonly MaterialRiddle[] = Object.entries(SAYS).flatMap(([answer, riddles]) =>
  riddles.map((says) => ({ says, answer: answer as Material })),
)

export const WAYS = ['reduzir', 'reutilizar', 'reciclar'] as const
type Way = (typeof WAYS)[number]

export interface Act {
  readonly says: readonly [string, string]
  readonly way: Way
  /** Held in both hands. */
  readonly holds: keyof typeof IN_HAND | keyof typeof WASTE
}

export const ACTS: readonly Act[] = [
  { says: ['Recuso o copinho:', 'bebo na caneca.'], way: 'reduzir', holds: 'mug' },
  { says: ['Uso sacola de pano:', 'recuso a outra.'], way: 'reduzir', holds: 'clothBag' },
  { says: ['Deixo de comprar', 'água em garrafa.'], way: 'reduzir', holds: 'waterBottle' },
  { says: ['Lanche no pote,', 'sem embalagem.'], way: 'reduzir', holds: 'lunchBox' },
  { says: ['Faço um vaso', 'da garrafa usada.'], way: 'reutilizar', holds: 'bottlePlanter' },
  { says: ['Guardo os lápis no', 'pote vazio.'], way: 'reutilizar', holds: 'pencilJar' },
  { says: ['Faço um carrinho', 'com a caixa.'], way: 'reutilizar', holds: 'boxCar' },
  { says: ['Passo adiante o', 'livro já lido.'], way: 'reutilizar', holds: 'readBook' },
  { says: ['Mando a lata para', 'a cooperativa.'], way: 'reciclar', holds: 'lata de suco' },
  { says: ['Separo o jornal:', 'vira papel novo.'], way: 'reciclar', holds: 'jornal' },
  { says: ['Entrego o vidro:', 'vira outro vidro.'], way: 'reciclar', holds: 'pote de geleia' },
  { says: ['Ponho cascas na', 'composteira.'], way: 'reciclar', holds: 'peelBowl' },
]

/** Kilograms of a week, from which a chart is drawn. */
export interface Week {
  readonly kilos: Readonly<Record<Material, number>>
}

/** Weights on a line of the chart or halfway between two of them. */
export const KILOS = [5, 10, 15, 20, 25, 30] as const

export interface WeekQuestion {
  readonly asks: string
  readonly answer: (kilos: Week['kilos']) => string
}

const mostOf = (kilos: Readonly<Record<string, number>>, sign: 1 | -1): string =>
  Object.entries(kilos).reduce((best, one) => ((one[1] - best[1]) * sign > 0 ? one : best))[0]
const total = (kilos: Week['kilos']) => Object.values(kilos).reduce((sum, one) => sum + one, 0)

export const WEEK_QUESTIONS: readonly WeekQuestion[] = [
  { asks: 'Sem o orgânico, que material pesou mais?', answer: ({ orgânico, ...dry }) => mostOf(dry, 1) },
  { asks: 'Qual tipo de lixo pesou menos?', answer: (kilos) => mostOf(kilos, -1) },
  { asks: 'Quantos quilos houve ao todo?', answer: (kilos) => `${total(kilos)} kg` },
  { asks: 'Quantos quilos de papel e vidro juntos?', answer: ({ papel, vidro }) => `${papel + vidro} kg` },
  {
    asks: 'O que vira adubo pesou quanto a mais que o papel?',
    answer: ({ orgânico, papel }) => `${orgânico - papel} kg`,
  },
  {
    asks: 'Quantos quilos vão para as lixeiras azul e amarela?',
    answer: ({ papel, metal }) => `${papel + metal} kg`,
  },
  { asks: 'Quantos quilos de plástico e metal juntos?', answer: ({ plástico, metal }) => `${plástico + metal} kg` },
  { asks: 'Sem o orgânico, quantos quilos sobram?', answer: (kilos) => `${total(kilos) - kilos.orgânico} kg` },
]

/** A question on how one kind of waste changed from the week `last` to the next one. */
export function changeQuestion(
  material: Material,
  before: Week['kilos'],
  now: Week['kilos'],
  last: number,
): WeekQuestion {
  const change = now[material] - before[material]
  return {
    asks: `Da semana ${last} para a ${last + 1}, como mudou o ${material}?`,
    answer: () => (change > 0 ? `subiu ${change} kg` : `caiu ${-change} kg`),
  }
}

export interface Proposal {
  readonly asks: string
  /** Acts that already are a good answer. */
  readonly givenAwayBy?: readonly Act['holds'][]
  /** One of many good answers. */
  readonly example: readonly [string, string]
}

export const PROPOSALS: readonly Proposal[] = [
  {
    asks: 'Proposta da turma para gastar menos papel:',
    example: ['Usar os dois lados da folha', 'e fazer blocos com as sobras.'],
  },
  {
    asks: 'Proposta da turma para usar menos plástico:',
    givenAwayBy: ['mug', 'clothBag', 'waterBottle', 'lunchBox'],
    example: ['Trazer caneca e garrafinha', 'em vez de copos descartáveis.'],
  },
  {
    asks: 'Proposta da turma para aproveitar as cascas:',
    givenAwayBy: ['peelBowl'],
    example: ['Montar uma composteira', 'e usar o adubo na horta.'],
  },
  {
    asks: 'Proposta da turma para dar destino certo às latas:',
    givenAwayBy: ['lata de suco'],
    example: ['Juntar as latas limpas', 'e levar à cooperativa.'],
  },
  {
    asks: 'Proposta da turma para reaproveitar os vidros:',
    givenAwayBy: ['pencilJar', 'pote de geleia'],
    example: ['Guardar os potes limpos', 'para lápis, botões e mudas.'],
  },
  {
    asks: 'Proposta da turma para não sobrar comida:',
    example: ['Servir só o que vai comer', 'e repetir se tiver fome.'],
  },
]
