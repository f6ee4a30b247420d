/** Things with a mirror through their middle, drawn as one half with its cut: fruit, animals, things of a house. */
import { round } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { reachOf } from '../../studio/fit.ts'
import { footOf, type GridFigure, type Half, onGrid, partsOf } from '../../studio/mirror/grid-figure.ts'
import { gridFigure } from '../../studio/mirror/mirror-figures.ts'
import { box } from '../../studio/paths.ts'
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
  /** With details of its own, as tall at the cut. */
  readonly twin?: HalfThing
  /** `isPlain`: all details have one colour. The half at the left (-1) or the right of the cut, which is at x 0. */
  readonly draw: (pen: Pen, half: Half, fill: Fill | null, isPlain: boolean) => Drawing
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
    draw: (pen, half) => [
      pen.clip(box(half < 0 ? -REACH : 0, -REACH, REACH, 2 * REACH), draw(pen)),
      pen.line(`M0 ${round(y)}V${round(y + height)}`, 0.6, 'greyDark', CUT_DASH),
    ],
  }
}

/** Side of a square of the figures, as they are drawn before they are put to a size. */
const SQUARE = 2

const COLUMNS = 8

const ofFigure = (figure: GridFigure): HalfThing => ({
  name: figure.name,
  ...(hasTwin(figure) && { twin: ofFigure({ ...twinFigure(figure), id: '', name: `${figure.name} ${NEARLY}` }) }),
  group: 'figure',
  top: 0,
  height: footOf(figure) * SQUARE,
  reach: COLUMNS * SQUARE,
  draw: (pen, half, fill, isPlain) =>
    partsOf(fill ? { ...figure, fill } : figure).map((part) => {
      const d = onGrid(part.d, { axis: 0, top: 0, square: SQUARE }, half)
      const own = isPlain && part.fill !== fill && part.fill !== 'black' ? 'cream' : part.fill
      return part.fill && own ? pen.shape(`${d}z`, own, 0.9) : pen.line(d, 0.7)
    }),
})

/** The two sides of these differ; a fig is the only one of its colour; an open guava is taken for a watermelon. */
const LEFT_OUT: readonly string[] = 'mango apple pear peach fig guava pineapple'.split(' ')

const FRUIT = OPEN_FRUIT.filter(({ id }) => !LEFT_OUT.includes(id)).map(ofFruit)
const figures = (ids: string) => ids.split(' ').map((id) => ofFigure(gridFigure(id)))

/** Each level has other things, and the hardest has all animals. */
const ANIMALS: Readonly<Record<Level, readonly HalfThing[]>> = {
  facil: figures('cat dog rabbit pig butterfly'),
  medio: figures('bear frog owl ladybug beetle butterfly cat rabbit'),
  desafio: figures('cat dog pig rabbit bear frog owl butterfly ladybug beetle'),
}
const THINGS: Readonly<Record<Level, readonly HalfThing[]>> = {
  facil: figures('heart star bell hat kite'),
  medio: figures('crown cake gift mushroom tree rocket castle'),
  desafio: figures('rocket robot castle church trophy crown mushroom tree'),
}

export type HalfTheme = 'bichos' | 'frutas' | 'objetos'

export const HALF_THEMES: readonly HalfTheme[] = ['bichos', 'frutas', 'objetos']

/** From the middle level on, things that have a near-twin. */
export const halvesOf = (theme: string, level: Level): readonly HalfThing[] =>
  thingsOf(theme, level).filter(({ twin }) => level === 'facil' || twin)

const thingsOf = (theme: string, level: Level): readonly HalfThing[] =>
  theme === 'frutas' ? FRUIT : theme === 'objetos' ? THINGS[level] : ANIMALS[level]

/** Colours of a page, shared by its figures: two, so that colour alone finds no partner, and one where it is hardest. */
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
  if (theme === 'frutas') return null
  const pairs = FILLS[theme === 'objetos' ? 'objetos' : 'bichos']
  const pair = pairs[page % pairs.length]
  return pair?.[level === 'desafio' ? 0 : i % 2] ?? null
}
