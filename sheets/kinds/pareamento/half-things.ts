/** Things with a mirror through their middle, drawn as one half with its cut: fruit, animals, things of a house. */
import { round } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { reachOf } from '../../studio/fit.ts'
import type { Half } from '../../studio/mirror/grid-figure.ts'
import { box, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { OPEN_FRUIT, type OpenFruit } from '../../studio/shapes/open-fruit.ts'
import { butterfly, FIRST_ANIMALS, owl } from './half-animals.ts'
import { FOREST_ANIMALS, frog, ladybird, SMALL_CREATURES, turtle } from './half-creatures.ts'
import type { HalfFigure } from './half-figure.ts'
import { HALF_TOYS } from './half-toys.ts'
import { twinOfFruit } from './half-twins.ts'

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

/** A figure and its near-twin have one size. */
function ofFigure(figure: HalfFigure, hasTwin: boolean, isTwin = false): HalfThing {
  const { name, coat, cut, grips, draw } = figure
  const { x, y, width, height } = reachOf((pen) => [draw(pen, coat, false), draw(pen, coat, true)])
  const [head, foot] = grips
  return {
    name: isTwin ? `${name} ${NEARLY}` : name,
    group: 'figure',
    top: y,
    height,
    reach: x + width,
    grips: { head, foot },
    ...(hasTwin && !isTwin && { twin: ofFigure(figure, true, true) }),
    draw: (pen, half, fill) =>
      pen.at(
        0,
        0,
        1,
        (own) => [
          own.clip(box(0, -REACH, REACH, 2 * REACH), draw(own, fill ?? coat, isTwin)),
          own.line(`M0 ${cut[0]}V${cut[1]}`, 0.6, 'greyDark', CUT_DASH),
        ],
        { flip: half < 0 },
      ),
  }
}

/** The two sides of these differ; a fig is the only one of its colour; an open guava is taken for a watermelon. */
const LEFT_OUT: readonly string[] = 'mango apple pear peach fig guava pineapple'.split(' ')

const FRUIT = OPEN_FRUIT.filter(({ id }) => !LEFT_OUT.includes(id)).map(ofFruit)

/** Each level has its own: pets and pigs, animals of the forests of Brazil, small ones from above. */
const ANIMALS: Readonly<Record<Level, readonly HalfFigure[]>> = {
  facil: FIRST_ANIMALS,
  medio: [...FOREST_ANIMALS, owl, butterfly, turtle, ladybird],
  desafio: [...SMALL_CREATURES, butterfly, owl, frog],
}
const TOYS = Object.values(HALF_TOYS)

const FIGURES: Readonly<Record<string, (level: Level) => readonly HalfThing[]>> = {
  bichos: (level) => ANIMALS[level].map((figure) => ofFigure(figure, level !== 'facil')),
  objetos: (level) => TOYS.map((figure) => ofFigure(figure, level !== 'facil')),
}

export type HalfTheme = 'bichos' | 'frutas' | 'objetos'

export const HALF_THEMES: readonly HalfTheme[] = ['bichos', 'frutas', 'objetos']

/** From the middle level on, things that have a near-twin. */
export const halvesOf = (theme: string, level: Level): readonly HalfThing[] =>
  thingsOf(theme, level).filter(({ twin }) => level === 'facil' || twin)

const thingsOf = (theme: string, level: Level): readonly HalfThing[] => FIGURES[theme]?.(level) ?? FRUIT

/** Two colours of a page, shared by its figures, so that colour alone finds no partner. */
const FILLS: Readonly<Record<Exclude<HalfTheme, 'frutas'>, readonly (readonly [Fill, Fill])[]>> = {
  bichos: [
    ['pinkPale', 'tan'],
    ['greyPale', 'pinkPale'],
    ['tan', 'yellow'],
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
