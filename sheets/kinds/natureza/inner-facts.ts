/**
 * Facts of the body: organs and work of the systems as in school books of the 5th year. To be checked: classes of food, in
 * Guia Alimentar para a População Brasileira (Ministério da Saúde, 2014); minutes of movement, in Guia de Atividade
 * Física para a População Brasileira (Ministério da Saúde, 2021).
 */
import type { Spot } from '../../studio/paths.ts'

export interface Organ {
  readonly name: string
  /** From the foot of the neck. */
  readonly at: Spot
  readonly side: 'left' | 'right'
}

/** From above to below on each side. */
export const FED_ORGANS: readonly Organ[] = [
  { name: 'traqueia', at: [-1, 8], side: 'left' },
  { name: 'pulmões', at: [-19, 44], side: 'left' },
  { name: 'fígado', at: [-20, 66], side: 'left' },
  { name: 'intestino grosso', at: [-20, 95], side: 'left' },
  { name: 'boca', at: [3, -19], side: 'right' },
  { name: 'esôfago', at: [5.4, 3], side: 'right' },
  { name: 'estômago', at: [17, 70], side: 'right' },
  { name: 'intestino delgado', at: [6, 98], side: 'right' },
]

export const SYSTEM_QUESTIONS = [
  { asks: 'Sistema que transforma o alimento em nutrientes:', answer: 'digestório' },
  { asks: 'Sistema que passa os nutrientes para o sangue:', answer: 'digestório' },
  { asks: 'Sistema que elimina os restos dos alimentos:', answer: 'digestório' },
  { asks: 'Sistema que leva o oxigênio do ar para o sangue:', answer: 'respiratório' },
  { asks: 'Sistema que devolve o gás carbônico ao ar:', answer: 'respiratório' },
] as const
export type SystemQuestion = (typeof SYSTEM_QUESTIONS)[number]

/** Reasons for which both systems feed the body: one of them is right. */
export const RIGHT_REASONS = [
  'Um fornece nutrientes e o outro, oxigênio: o corpo usa os dois.',
  'As células precisam de nutrientes e também de oxigênio.',
  'Sem oxigênio, as células não aproveitam os nutrientes.',
] as const
export const WRONG_REASONS = [
  'O oxigênio do ar vira nutriente dentro do estômago.',
  'Os nutrientes entram no sangue pelos pulmões.',
  'As células usam nutrientes, e o oxigênio fica nos pulmões.',
  'O ar leva os alimentos da boca até o estômago.',
  'As células usam oxigênio, e os nutrientes ficam no intestino.',
] as const

/** Of food and of air, in this order alone; the mouth comes first. */
export const FED_ROADS = [
  { says: 'Caminho do alimento:', organs: ['esôfago', 'estômago', 'intestino delgado', 'intestino grosso'] },
  { says: 'O ar pela boca:', organs: ['traqueia', 'pulmões'] },
] as const

export const BLOOD_ORGANS: readonly Organ[] = [
  { name: 'pulmões', at: [-18, 51], side: 'left' },
  { name: 'veia', at: [-41, 56.5], side: 'left' },
  { name: 'rins', at: [-17, 78], side: 'left' },
  { name: 'coração', at: [6, 46], side: 'right' },
  { name: 'artéria', at: [46.8, 60.3], side: 'right' },
  { name: 'intestino delgado', at: [6, 98], side: 'right' },
]

/** The road of the blood, from the heart and back to it, in this order alone. */
export const BLOOD_ROUTE = [
  'O coração manda o sangue para os pulmões.',
  'Nos pulmões, o sangue solta gás carbônico e recebe oxigênio.',
  'O sangue com oxigênio volta para o coração.',
  'O coração manda esse sangue para o corpo todo.',
  'As células usam o oxigênio e soltam gás carbônico no sangue.',
  'O sangue com gás carbônico volta ao coração.',
] as const

export const BLOOD_QUESTIONS = [
  { asks: 'Começa com N: do intestino delgado o sangue recebe os', answer: 'nutrientes' },
  { asks: 'O sangue leva resíduos aos rins, que formam a', answer: 'urina' },
  { asks: 'Nos seis passos, quantas vezes o sangue sai do coração?', answer: 'duas' },
  { asks: 'O sangue leva água e sais à pele, que forma o', answer: 'suor' },
] as const
export type BloodQuestion = (typeof BLOOD_QUESTIONS)[number]

export const MEAL_GROUPS = ['cereais', 'feijões', 'carnes e ovos', 'verduras e legumes', 'frutas'] as const
export type MealGroup = (typeof MEAL_GROUPS)[number]

/** Of each group, all in natura or minimally processed. */
export const MEAL_FOODS = {
  // No corn: green corn may also pass for a vegetable.
  cereais: ['arroz', 'macarrão'],
  feijões: ['feijão', 'lentilha'],
  'carnes e ovos': ['ovo', 'peixe'],
  'verduras e legumes': ['alface', 'cenoura', 'tomate'],
  frutas: ['banana', 'laranja', 'maçã', 'melancia'],
} as const satisfies Readonly<Record<MealGroup, readonly string[]>>

export const FOOD_CLASSES = { I: 'in natura ou minimamente processado', P: 'processado', U: 'ultraprocessado' } as const
export type FoodClass = keyof typeof FOOD_CLASSES

/** Foods that the guide names, by their class. */
export const CLASS_FOODS = {
  I: ['arroz', 'feijão', 'ovo', 'peixe', 'alface', 'cenoura', 'banana', 'laranja', 'maçã', 'leite'],
  P: ['pão francês', 'queijo', 'sardinha em lata', 'milho em conserva'],
  U: ['refrigerante', 'salgadinho', 'biscoito recheado', 'macarrão instantâneo'],
} as const satisfies Readonly<Record<FoodClass, readonly string[]>>

export type FoodName = (typeof CLASS_FOODS)[FoodClass][number] | (typeof MEAL_FOODS)[MealGroup][number]
