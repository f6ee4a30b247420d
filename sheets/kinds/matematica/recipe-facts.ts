/** Recipes for four people, written from memory. All amounts are even, so that half of each is whole. */
import type { Thing } from '../../studio/fit.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { corn } from '../../studio/shapes/june.ts'
import { cheese } from '../../studio/shapes/keepsakes.ts'
import {
  flourSack,
  layingCarrot,
  milkBottle,
  oatTin,
  riceBag,
  sugarJar,
  waterBottle,
} from '../../studio/shapes/measuring.ts'
import { TRAY_THINGS } from '../../studio/shapes/tray-things.ts'

export const RECIPE_PLACES = ['cozinha', 'festa'] as const
export type RecipePlace = (typeof RECIPE_PLACES)[number]
/** People that the amounts are for. */
export const BASE = 4

export interface Ingredient {
  readonly name: string
  readonly draw: Thing
  readonly size: number
  readonly amount: number
  /** Empty for things that are counted. */
  readonly unit: string
}

export interface Recipe {
  readonly name: string
  readonly place: RecipePlace
  readonly ingredients: readonly Ingredient[]
}

const DRAWN: Readonly<Record<string, readonly [Thing, number]>> = {
  bananas: [FRUIT.banana, 17],
  maçãs: [FRUIT.maca, 13],
  peras: [FRUIT.pera, 16],
  laranjas: [FRUIT.laranja, 13],
  leite: [milkBottle, 25],
  água: [waterBottle, 25],
  ovos: [(pen) => TRAY_THINGS.ovo(pen), 10],
  tomates: [(pen) => TRAY_THINGS.tomate(pen), 12],
  queijo: [cheese, 20],
  cenouras: [layingCarrot, 22],
  espigas: [(pen) => corn(pen, 0, 0, 1), 22],
  açúcar: [sugarJar, 18],
  aveia: [oatTin, 22],
  arroz: [riceBag, 23],
  farinha: [flourSack, 21],
  polvilho: [flourSack, 21],
}

/** `800 mL leite`, or `4 bananas`. */
const ingredient = (words: string): Ingredient => {
  const [, amount = '', unit = '', name = ''] = /^(\d+) (?:(g|mL) )?(.+)$/.exec(words) ?? []
  const drawn = DRAWN[name]
  if (!drawn) throw new RangeError(`no drawing for «${words}»`)
  const [draw, size] = drawn
  return { name, draw, size, amount: Number(amount), unit }
}

const recipe = (name: string, place: RecipePlace, list: string): Recipe => ({
  name,
  place,
  ingredients: list.split(', ').map(ingredient),
})

export const RECIPES: readonly Recipe[] = [
  recipe('Vitamina de banana', 'cozinha', '4 bananas, 800 mL leite, 40 g aveia, 20 g açúcar'),
  recipe('Pão de queijo', 'cozinha', '500 g polvilho, 2 ovos, 200 mL leite, 200 g queijo'),
  recipe('Omelete', 'cozinha', '8 ovos, 100 g queijo, 2 tomates, 60 mL leite'),
  recipe('Panqueca', 'cozinha', '2 ovos, 400 mL leite, 200 g farinha, 160 g queijo'),
  recipe('Salada de frutas', 'festa', '2 bananas, 2 maçãs, 4 laranjas, 2 peras'),
  recipe('Suco de laranja e cenoura', 'festa', '8 laranjas, 2 cenouras, 400 mL água, 40 g açúcar'),
  recipe('Arroz-doce', 'festa', '200 g arroz, 800 mL leite, 100 g açúcar, 400 mL água'),
  recipe('Curau de milho', 'festa', '4 espigas, 400 mL leite, 60 g açúcar, 200 mL água'),
  recipe('Bolo de banana', 'festa', '4 bananas, 2 ovos, 200 g farinha, 120 g açúcar'),
  recipe('Pudim de leite', 'festa', '600 mL leite, 4 ovos, 160 g açúcar, 80 mL água'),
]

export const amountText = ({ amount, unit }: Ingredient) => (unit ? `${amount} ${unit}` : `${amount}`)

export const amountFor = (people: number, { amount }: Ingredient) => (amount * people) / BASE

export type Times = 2 | 3 | 4

/** Shares of a whole: the larger is so many times the smaller. */
export interface Share {
  readonly total: number
  readonly times: Times
  /** The sentence names the larger share by the smaller one, or the reverse. */
  readonly fromSmaller: boolean
}

export const TIMES: Readonly<Record<Times, readonly [multiple: string, part: string]>> = {
  2: ['o dobro', 'a metade'],
  3: ['o triplo', 'a terça parte'],
  4: ['o quádruplo', 'a quarta parte'],
}

export const partsOf = ({ times }: Share) => times + 1
export const smallerOf = (share: Share) => share.total / partsOf(share)
