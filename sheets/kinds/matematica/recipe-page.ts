/** Recipes for four: all ingredients doubled or halved on the counters, or a table for two to twelve people. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { childAt } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { measureRoom } from '../../studio/places/measure-room.ts'
import { amountFor, amountText, BASE, type Ingredient, type Recipe, type RecipePlace } from './recipe-facts.ts'
import { whitePlate } from './white-plate.ts'

export interface ScaledRecipe {
  readonly recipe: Recipe
  readonly people: number
}

const [UPPER, LOWER] = [117, 229]
const COLUMNS = [34.5, 81.5, 128.5, 175.5]
const CARD = { width: 43, height: 40 }

const GROWN = 1.15

/** As many as the recipe asks for: up to four in a row, more in two rows with fewer in the upper one. */
function shown(pen: Pen, { draw, size, amount, unit }: Ingredient, cx: number, foot: number): Drawing {
  if (unit) return standing(pen, draw, cx, foot, size * GROWN)
  const lower = amount > 4 ? Math.floor(amount / 2) + 1 : amount
  const pitch = Math.min(size * 0.9, 40 / lower)
  const side = Math.min(size, pitch * 1.15)
  return [lower, amount - lower].map((count, row) =>
    Array.from({ length: count }, (_, i) =>
      standing(pen, draw, cx + (i - (count - 1) / 2) * pitch, foot - row * side * 0.8, side),
    ),
  )
}

const countOf = ({ unit, amount }: Ingredient) => (unit ? 1 : amount)

/** Between two columns with few things, another pair on the other counter where it is as good. */
function childX(ingredients: readonly Ingredient[], counter: number): number {
  const gaps = ingredients.slice(1).map((one, i) => countOf(one) + countOf(ingredients[i] ?? one))
  const least = Math.min(...gaps)
  const gap = counter === 0 ? gaps.indexOf(least) : gaps.lastIndexOf(least)
  return ((COLUMNS[gap] ?? 0) + (COLUMNS[gap + 1] ?? 0)) / 2
}

function ingredientCard(pen: Pen, i: number, top: number, one: Ingredient, people: number): PageMark[] {
  const cx = COLUMNS[i] ?? 0
  return [
    ...marksOf([
      shown(pen, one, cx, top - 1.6),
      pen.shape(box(cx - CARD.width / 2, top + 6, CARD.width, CARD.height, 3), 'white', 1),
      pen.text(cx, top + 13, one.name, 4.8, { font: 'text' }),
      [BASE, people].map((count, row) =>
        pen.text(cx - 19.5, top + 22.6 + row * 13.4, `para ${count}`, 3.9, { font: 'text', anchor: 'start' }),
      ),
      pen.text(cx - 5, top + 23, amountText(one), 5.4, { anchor: 'start' }),
      pen.shape(box(cx - 6.5, top + 28, one.unit ? 17 : 25, 13.6, 2), 'cream', 0.9),
      one.unit ? pen.text(cx + 11.5, top + 36.6, one.unit, 4.6, { anchor: 'start' }) : [],
    ]),
    writtenAnswer(cx + (one.unit ? 2 : 6), top + 34.8, String(amountFor(people, one)), 6.2),
  ]
}

const sign = (pen: Pen, top: number, { recipe, people }: ScaledRecipe): Drawing => {
  const y = top - 49
  const words = `${recipe.name}: de ${BASE} para ${people} pessoas`
  return [
    pen.shape(box(42, y, 126, 12, 3), 'yellow', 1),
    pen.text(105, y + 8, words, fitTextSize(words, 'display', 5.6, 118)),
  ]
}

export const scaledPage = (
  pen: Pen,
  place: RecipePlace,
  look: number,
  recipes: readonly ScaledRecipe[],
): PageMark[] => [
  ...marksOf([
    measureRoom(pen, place, look, [
      { top: UPPER, foot: 168, child: childX(recipes[0]?.recipe.ingredients ?? [], 0) },
      { top: LOWER, foot: 300, child: childX(recipes[1]?.recipe.ingredients ?? [], 1) },
    ]),
    recipes.map((one, i) => sign(pen, i === 0 ? UPPER : LOWER, one)),
  ]),
  ...recipes.flatMap(({ recipe, people }, row) =>
    recipe.ingredients.flatMap((one, i) => ingredientCard(pen, i, row === 0 ? UPPER : LOWER, one, people)),
  ),
]

export interface TableTask {
  readonly recipe: Recipe
  /** Asked from the amount of this ingredient back to the people. */
  readonly back: Ingredient
  readonly guests: number
}

export const PEOPLE = [2, 4, 6, 8, 12]
const TABLE = { x: 14, y: 84, label: 52, width: 182, head: 15, row: 29.5 }
const STEP = (TABLE.width - TABLE.label) / PEOPLE.length
const columnX = (i: number) => TABLE.x + TABLE.label + STEP * (i + 0.5)

function recipeTable(pen: Pen, { recipe }: TableTask): PageMark[] {
  const { x, y, label, width, head, row } = TABLE
  const { ingredients } = recipe
  const foot = y + head + row * ingredients.length
  return [
    ...marksOf([
      pen.shape(box(x - 3, y - 17, width + 6, foot - y + 20, 4), 'wood', 1.2),
      pen.text(105, y - 5.6, `${recipe.name} para ${BASE} pessoas`, 6.4),
      pen.shape(box(x, y, width, foot - y), 'white', 1),
      pen.shape(box(x + label + STEP, y, STEP, foot - y), 'yellowPale', 0.8),
      pen.line(ingredients.map((_, i) => `M${x} ${y + head + i * row}h${width}`).join(''), 0.9),
      pen.line(PEOPLE.map((_, i) => `M${x + label + STEP * i} ${y}V${foot}`).join(''), 0.8),
      pen.text(x + label / 2, y + 9.4, 'pessoas', 5.4),
      PEOPLE.map((people, i) => pen.text(columnX(i), y + 10.4, people, 8)),
      ingredients.map((one, i) => {
        const bottom = y + head + (i + 1) * row
        const words = one.unit ? `${one.name} (${one.unit})` : one.name
        return [
          standing(pen, one.draw, x + label / 2, bottom - 9, Math.min(one.size, 19)),
          pen.text(x + label / 2, bottom - 3, words, 4.6, { font: 'text' }),
          pen.text(columnX(1), bottom - row / 2 + 2.4, one.amount, 6.8),
        ]
      }),
    ]),
    ...ingredients.flatMap((one, i) =>
      PEOPLE.flatMap((people, column) =>
        people === BASE
          ? []
          : [writtenAnswer(columnX(column), y + head + (i + 0.5) * row, String(amountFor(people, one)), 6.2)],
      ),
    ),
  ]
}

const NOTE = { x: 46, y: 234, width: 118, height: 46 }

function backQuestion(pen: Pen, { back, guests }: TableTask): PageMark[] {
  const { x, y, width, height } = NOTE
  const amount = amountText({ ...back, amount: amountFor(guests, back) })
  const first = `Com ${amount}${back.unit && ' de'} ${back.name},`
  return [
    ...marksOf([
      whitePlate(pen, x, y, width, height),
      pen.text(x + width / 2, y + 11, first, 5.6),
      pen.text(x + width / 2, y + 20, 'a receita dá para quantas pessoas?', 5.2, { font: 'text' }),
      pen.shape(box(x + 26, y + 26, 30, 14, 2), 'cream', 0.9),
      pen.text(x + 60, y + 35, 'pessoas', 5.4, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(x + 41, y + 33, String(guests), 7),
  ]
}

export function tablePage(pen: Pen, place: RecipePlace, look: number, task: TableTask): PageMark[] {
  const who = (i: number) => childAt(look * 2 + i)
  return [
    ...marksOf([
      measureRoom(pen, place, look, []),
      pen.shape(box(-4, 262, 222, 40), 'woodPale', 1.1),
      person(pen.plane('middle'), who(0), 28, 282, 0.84, { pose: POINT }),
      person(pen.plane('middle'), who(1), 182, 282, 0.84, { pose: POINT_LEFT }),
    ]),
    ...recipeTable(pen, task),
    ...backQuestion(pen, task),
  ]
}
