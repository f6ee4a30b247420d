/** Things with a mirror through their middle, drawn as one half with its cut: fruit, animals, things of a house. */
import { round } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { reachOf } from '../../studio/fit.ts'
import {
  discsOf,
  footOf,
  type GridFigure,
  type Half,
  nodesOf,
  onGrid,
  partsOf,
} from '../../studio/mirror/grid-figure.ts'
import { gridFigure } from '../../studio/mirror/mirror-figures.ts'
import { box, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { OPEN_FRUIT, type OpenFruit } from '../../studio/shapes/open-fruit.ts'
import { hasTwin, twinFigure, twinOfFruit } from './half-twins.ts'

export interface HalfThing {
  readonly name: string
  /** Things of the same group have the same colour. */
  readonly group: string
  /** Of the whole thing. */
  readonly top: number
  readonly height: number
  /** From the cut to the farther side. */
  readonly reach: number
  /** Places of its pegs: at its head, and at its foot where it is upside down. */
  readonly grips: { readonly head: Spot; readonly foot: Spot }
  /** With other details, as tall at the cut. */
  readonly twin?: HalfThing
  /** The half at the left (-1) or the right of the cut, which is at x 0. */
  readonly draw: (pen: Pen, half: Half, fill: Fill | null) => Drawing
}

const CUT_DASH = [1.6, 1.4]
/** Added to the name of a near-twin. */
export const NEARLY = 'parecido'
/** Far enough to hold half of any thing. */
const REACH = 60

const ofFruit = (fruit: OpenFruit): HalfThing => {
  const { name, tint, draw } = fruit
  const changed = twinOfFruit(fruit)
  const { x, y, width, height } = reachOf(draw)
  return {
    name,
    group: tint,
    top: y,
    height,
    reach: Math.max(-x, x + width),
    ...(changed && { twin: ofFruit({ ...fruit, id: '', name: `${name} ${NEARLY}`, draw: changed }) }),
    grips: { head: [0, y], foot: [0, y + height] },
    draw: (pen, half) => [
      pen.clip(box(half < 0 ? -REACH : 0, -REACH, REACH, 2 * REACH), draw(pen)),
      pen.line(`M0 ${round(y)}V${round(y + height)}`, 0.6, 'greyDark', CUT_DASH),
    ],
  }
}

/** Side of a square of the figures, as they are drawn before they are put to a size. */
const SQUARE = 2

const COLUMNS = 8

const mean = (spots: readonly Spot[], axis: 0 | 1) =>
  spots.reduce((sum, spot) => sum + spot[axis], 0) / Math.max(1, spots.length)

/** No peg is on the cut, squares. */
const OFF_CUT = 0.8

const gripOf = (spots: readonly Spot[]): Spot => [Math.max(OFF_CUT, mean(spots, 0)) * SQUARE, mean(spots, 1) * SQUARE]

/** The highest of the outline, and the lowest of all parts: no peg is on a feeler. */
function gripsOf(figure: GridFigure): HalfThing['grips'] {
  const outline = nodesOf(figure.outline)
  const top = Math.min(...outline.map(([, y]) => y))
  const foot = footOf(figure)
  const low = partsOf(figure).flatMap(({ d }): Spot[] => [
    ...nodesOf(d).filter(([, y]) => y === foot),
    ...discsOf(d).flatMap(({ x, y, r }): Spot[] => (y + r === foot ? [[x, foot]] : [])),
  ])
  return { head: gripOf(outline.filter(([, y]) => y === top)), foot: gripOf(low) }
}

/** Of the white along the cut, which hides the line of the drawing there, and from the ends of the cut. */
const CUT = { white: 0.55, ends: 0.35 }

/** Dashes where the scissors have been, as on fruit. */
function cutOf(pen: Pen, figure: GridFigure): Drawing {
  const heights = partsOf(figure).flatMap(({ d }) => [
    ...nodesOf(d).flatMap(([x, y]) => (x === 0 ? [y] : [])),
    ...discsOf(d).flatMap(({ x, y, r }) => (x === 0 ? [y - r, y + r] : [])),
  ])
  const [from, to] = [Math.min(...heights) * SQUARE + CUT.ends, Math.max(...heights) * SQUARE - CUT.ends]
  return [
    pen.shape(box(-CUT.white, from, 2 * CUT.white, to - from), 'white', null),
    pen.line(`M0 ${round(from)}V${round(to)}`, 0.6, 'greyDark', CUT_DASH),
  ]
}

const ofFigure = (figure: GridFigure): HalfThing => ({
  name: figure.name,
  ...(hasTwin(figure) && { twin: ofFigure({ ...twinFigure(figure), id: '', name: `${figure.name} ${NEARLY}` }) }),
  group: 'figure',
  top: 0,
  height: footOf(figure) * SQUARE,
  reach: COLUMNS * SQUARE,
  grips: gripsOf(figure),
  draw: (pen, half, fill) => [
    partsOf(fill ? { ...figure, fill } : figure).map((part) => {
      const d = onGrid(part.d, { axis: 0, top: 0, square: SQUARE }, half)
      return part.fill ? pen.shape(`${d}z`, part.fill, 0.9) : pen.line(d, 0.7)
    }),
    cutOf(pen, figure),
  ],
})

/** The two sides of these differ; a fig is the only one of its colour; an open guava is taken for a watermelon. */
const LEFT_OUT: readonly string[] = 'mango apple pear peach fig guava pineapple'.split(' ')

const FRUIT = OPEN_FRUIT.filter(({ id }) => !LEFT_OUT.includes(id)).map(ofFruit)
const figures = (ids: string) => ids.split(' ').map((id) => ofFigure(gridFigure(id)))

/** Those that a child can name from a half. */
const ANIMALS: Readonly<Record<Level, readonly HalfThing[]>> = {
  facil: figures('cat dog rabbit pig butterfly'),
  medio: figures('bear owl butterfly cat rabbit dog pig'),
  desafio: figures('cat dog pig rabbit bear owl'),
}
const THINGS: Readonly<Record<Level, readonly HalfThing[]>> = {
  facil: figures('heart star bell hat kite'),
  medio: figures('crown cake gift rocket castle robot'),
  desafio: figures('rocket robot castle church crown cake gift'),
}

export type HalfTheme = 'bichos' | 'frutas' | 'objetos'

export const HALF_THEMES: readonly HalfTheme[] = ['bichos', 'frutas', 'objetos']

/** From the middle level on, things that have a near-twin. */
export const halvesOf = (theme: string, level: Level): readonly HalfThing[] =>
  thingsOf(theme, level).filter(({ twin }) => level === 'facil' || twin)

const thingsOf = (theme: string, level: Level): readonly HalfThing[] =>
  theme === 'frutas' ? FRUIT : theme === 'objetos' ? THINGS[level] : ANIMALS[level]

/** Two colours of a page, shared by its figures, so that colour alone finds no partner. */
const FILLS: Readonly<Record<Exclude<HalfTheme, 'frutas'>, readonly (readonly [Fill, Fill])[]>> = {
  bichos: [
    ['orange', 'tan'],
    ['tan', 'copper'],
    ['yellow', 'orange'],
  ],
  objetos: [
    ['yellow', 'red'],
    ['teal', 'yellow'],
    ['purplePale', 'orange'],
  ],
}

export function fillOf(theme: string, level: Level, page: number, i: number): Fill | null {
  // Near-twins have the same colours anyway.
  if (theme === 'frutas' || level !== 'facil') return null
  const pairs = FILLS[theme === 'objetos' ? 'objetos' : 'bichos']
  const pair = pairs[page % pairs.length]
  return pair?.[i % 2] ?? null
}
