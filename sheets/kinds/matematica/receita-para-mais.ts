/** Proportion in a kitchen and at a party: recipes doubled and halved, a table of people, shares in unequal parts. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { numbersFrom } from './decimal-numbers.ts'
import { BASE, RECIPE_PLACES, RECIPES, type RecipePlace, type Times } from './recipe-facts.ts'
import { type ScaledRecipe, scaledPage, type TableTask, tablePage } from './recipe-page.ts'
import { SHARED_SWEETS, type SharedTray, sentenceOf, sharePage } from './share-page.ts'

export interface RecipeFacts {
  readonly recipes?: readonly ScaledRecipe[]
  readonly table?: TableTask
  readonly trays?: readonly SharedTray[]
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<RecipeFacts>

const PLACE_PICTURES: Readonly<Record<RecipePlace, readonly string[]>> = {
  cozinha: ['cozinha', 'receita', 'crianças', 'criança'],
  festa: ['festa', 'receita', 'bandeirinhas', 'crianças', 'criança'],
}

const deal = (options: SheetOptions, place: RecipePlace, perPage: number) =>
  dealPages(options, {
    items: RECIPES.filter((one) => one.place === place),
    perPage,
    mostShared: SMALL_DECK,
    nameOf: ({ name }) => name,
  })

/** One recipe for twice as many, one for half as many. */
function scaledPages(options: SheetOptions, place: RecipePlace): Draw {
  const deals = deal(options, place, 2)
  return (pen, random, look, index) => {
    const people = random.shuffle([BASE * 2, BASE / 2])
    const recipes = (deals[index] ?? []).map((recipe, i): ScaledRecipe => ({ recipe, people: people[i] ?? BASE }))
    return {
      facts: { recipes },
      marks: scaledPage(pen, place, look, recipes),
      items: recipes.map(({ recipe, people: count }) => `${recipe.name} ${count}`),
      pictures: [
        ...PLACE_PICTURES[place],
        ...recipes.flatMap(({ recipe }) => recipe.ingredients.map(({ name }) => name)),
      ],
    }
  }
}

/** Not in the table. */
const GUESTS = [10, 16, 20]

function tablePages(options: SheetOptions, place: RecipePlace): Draw {
  const deals = deal(options, place, 1)
  return (pen, random, look, index) => {
    const [recipe] = deals[index] ?? []
    if (!recipe) throw new RangeError(`no page ${index}`)
    const table: TableTask = { recipe, back: random.pick(recipe.ingredients), guests: random.pick(GUESTS) }
    return {
      facts: { table },
      marks: tablePage(pen, place, look, table),
      items: [recipe.name, `${table.back.name} ${table.guests}`],
      pictures: [...PLACE_PICTURES[place], 'tabela', ...recipe.ingredients.map(({ name }) => name)],
    }
  }
}

const TRAYS = 3

/** Every sharing of a sheet has another total, and another pair of parts. */
function sharings({ seed, pages }: SheetOptions): (readonly [times: Times, each: number])[] {
  const random = createRandom(seed).fork('sharings')
  const totals = new Set<number>()
  // The larger ones for where each of the others would repeat a total.
  const eachOf = [...random.shuffle(numbersFrom(4, 12, 1)), ...numbersFrom(13, 20, 1)]
  return Array.from({ length: pages }, (_, page) =>
    random
      .fork(page)
      .shuffle<Times>([2, 3, 4])
      .map((times): readonly [Times, number] => {
        const at = eachOf.findIndex((each) => !totals.has(each * (times + 1)))
        const [each = 4] = eachOf.splice(at, 1)
        totals.add(each * (times + 1))
        return [times, each]
      }),
  ).flat()
}

function sharePages(options: SheetOptions): Draw {
  const deals = sharings(options)
  return (pen, random, look, index) => {
    const things = random.sample(SHARED_SWEETS, TRAYS)
    const people = random.sample(STANDING, TRAYS * 2)
    const backwards = random.integer(0, TRAYS - 1)
    const trays = things.map((thing, i): SharedTray => {
      const [times, each] = deals[index * TRAYS + i] ?? [2, 4]
      return {
        thing,
        times,
        total: each * (times + 1),
        fromSmaller: i !== backwards,
        larger: people[2 * i] ?? 'bia',
        smaller: people[2 * i + 1] ?? 'caio',
      }
    })
    return {
      facts: { trays },
      marks: sharePage(pen, look, trays),
      items: trays.map(sentenceOf),
      pictures: ['festa', 'bandeja', 'bandejas', 'prato', 'pratos', 'bandeirinhas', 'crianças', ...things],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: RecipePlace) => Draw>> = {
  facil: scaledPages,
  medio: tablePages,
  desafio: sharePages,
}

export const receitaParaMais: SheetKind<PagesFacts<RecipeFacts>> = {
  id: 'receita-para-mais',
  category: 'matematica',
  themes: RECIPE_PLACES,
  draw: (options) => {
    const place = (options.theme ?? 'cozinha') as RecipePlace
    const draw = PAGES[options.level](options, place)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(place).integer(0, 3) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
