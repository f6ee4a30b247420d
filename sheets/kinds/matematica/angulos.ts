/** Angles in a building yard and at a kite festival: compared with a right one, searched in polygons, drawn on dots. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { clearOfTitle, pictureTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { buildingYard, YARD, yardFence } from '../../studio/places/building-yard.ts'
import { KITES, kiteSky, kitesInTheAir, ON_THE_GROUND } from '../../studio/places/kite-field.ts'
import type { Angled } from '../../studio/shapes/angles.ts'
import { countOf, exampleOf, ORDERS, type Order, openingOf, POLYGONS, type Polygon, shapeOf } from './angle-figures.ts'
import {
  type AngleTheme,
  type Corner,
  clothesLine,
  compared,
  described,
  describedSpots,
  drawnOnDots,
  searched,
  searchedSpots,
} from './angle-page.ts'

export interface AngleFacts {
  readonly corners: readonly Corner[]
  readonly figures: readonly Polygon[]
  readonly orders: readonly Order[]
}

const THINGS: Readonly<Record<AngleTheme, readonly Angled[]>> = { obra: YARD, pipas: KITES }
const NO_FACTS: AngleFacts = { corners: [], figures: [], orders: [] }
const MOST_ALIKE = 3

const itemOf = ({ thing, degrees }: Corner) => `${thing.name} ${degrees}`

/** Every thing of the scene once; no comparison comes more than three times. */
function dealCorners(options: SheetOptions, theme: AngleTheme): Corner[][] {
  const things = THINGS[theme]
  const accept = (page: readonly Corner[], one: Corner) =>
    page.every(({ thing }) => thing !== one.thing) &&
    page.filter(({ degrees }) => openingOf(degrees) === openingOf(one.degrees)).length < MOST_ALIKE
  return dealPages(options, {
    items: things.flatMap((thing) => thing.degrees.map((degrees): Corner => ({ thing, degrees }))),
    perPage: things.length,
    nameOf: itemOf,
    accept,
    mostShared: 0.5,
  }).map((page) => page.toSorted((a, b) => things.indexOf(a.thing) - things.indexOf(b.thing)))
}

/** Six polygons; no number of right angles comes more than twice. */
const dealSearched = (options: SheetOptions): Polygon[][] =>
  dealPages(options, {
    items: POLYGONS,
    perPage: 6,
    nameOf: ({ name }) => name,
    accept: (page, one) => {
      const count = countOf(one, 'reto')
      const alike = page.filter((other) => countOf(other, 'reto') === count).length
      return alike < 2 && page.every((other) => shapeOf(other) !== shapeOf(one))
    },
    mostShared: 0.5,
  })

/** Two polygons with other numbers of sides. */
const dealDescribed = (options: SheetOptions): Polygon[][] =>
  dealPages(options, {
    items: POLYGONS,
    perPage: 2,
    nameOf: ({ name }) => name,
    accept: (page, one) => page.every(({ corners }) => corners.length !== one.corners.length),
    label: 'described',
  })

/** Two orders with other numbers of sides than each other; neither is answered by the polygons above. */
function dealOrders(options: SheetOptions, figures: readonly (readonly Polygon[])[]): Order[][] {
  const shown = new Set(figures.flat().map(shapeOf))
  const items = ORDERS.filter((order) => !shown.has(exampleOf(order).name))
  return dealPages(options, {
    items: items.length < 6 ? ORDERS : items,
    perPage: 2,
    nameOf: ({ name }) => name,
    accept: (page, one) => page.every(({ sides }) => sides !== one.sides),
    mostShared: 0.5,
    label: 'orders',
  })
}

function dealFacts(options: SheetOptions, theme: AngleTheme): AngleFacts[] {
  if (options.level === 'facil') return dealCorners(options, theme).map((corners) => ({ ...NO_FACTS, corners }))
  if (options.level === 'medio') return dealSearched(options).map((figures) => ({ ...NO_FACTS, figures }))
  const figures = dealDescribed(options)
  return dealOrders(options, figures).map((orders, i) => ({ ...NO_FACTS, figures: figures[i] ?? [], orders }))
}

function scene(pen: Pen, theme: AngleTheme, options: SheetOptions, { corners }: AngleFacts, look: number): Drawing {
  if (options.level === 'facil') {
    const drawn = (ones: readonly Corner[]) => ones.map(({ thing, degrees }) => thing.draw(pen, degrees, look))
    if (theme === 'obra') return buildingYard(pen, look, drawn(corners))
    const stands = ({ thing }: Corner) => ON_THE_GROUND.has(thing.name)
    return kitesInTheAir(pen, look, {
      kites: drawn(corners.filter((one) => !stands(one))),
      ground: drawn(corners.filter(stands)),
    })
  }
  const isSearch = options.level === 'medio'
  if (theme === 'obra') return yardFence(pen, look, isSearch)
  return isSearch ? kiteSky(pen, look, searchedSpots(theme)) : kiteSky(pen, look, describedSpots, clothesLine(pen))
}

function tasksOf(pen: Pen, theme: AngleTheme, options: SheetOptions, facts: AngleFacts, look: number): PageMark[] {
  if (options.level === 'facil') return compared(pen, facts.corners)
  if (options.level === 'medio') return searched(pen, theme, facts.figures)
  return [...described(pen, theme, facts.figures, look), ...drawnOnDots(pen, theme, facts.orders)]
}

export const angulos: SheetKind<PagesFacts<AngleFacts>> = {
  id: 'angulos',
  category: 'matematica',
  themes: ['obra', 'pipas'],
  draw: (options) => {
    const theme = (options.theme ?? 'obra') as AngleTheme
    const dealt = dealFacts(options, theme)
    return composeSheet(options, 'write', (_, index, sheet) => {
      const facts = dealt[index] ?? NO_FACTS
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 3) + index
      return {
        marks: [
          ...clearOfTitle(marksOf(scene(pen, theme, options, facts, look)), options.title),
          ...marksOf(pictureTitle(pen, options)),
          ...tasksOf(pen, theme, options, facts, look),
        ],
        whole: true,
        pictures: [
          ...facts.corners.map(({ thing }) => thing.name),
          ...(theme === 'obra' ? ['obra', 'placa'] : ['pipa']),
        ],
        facts,
        items: [
          ...facts.corners.map(itemOf),
          ...facts.figures.map(({ name }) => name),
          ...facts.orders.map(({ name }) => name),
        ],
      }
    })
  },
}
