/** Things that are in the Sun, with the outline that their shadow has. */
import { person } from '../cast/cast.ts'
import { standing, type Thing } from '../fit.ts'
import { box, circle, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { tree } from '../shapes/nature.ts'
import { bloom, palm } from '../shapes/plants.ts'
import type { WatchPlace } from './sky-watch.ts'

export interface Caster {
  readonly name: string
  readonly draw: Thing
  /** In mm. */
  readonly height: number
  /** Its outline from the foot to the top: how high, and half as wide, in shares of the height. */
  readonly profile: readonly Spot[]
}

const CHILD_NAMES = ['nina', 'theo', 'gil', 'bia', 'caio', 'malu', 'davi', 'yumi', 'sofia', 'iara'] as const

export const CHILDREN: readonly Caster[] = CHILD_NAMES.map((name) => ({
  name,
  draw: (pen) => person(pen, name, 0, 0, 1, { pose: { expr: 'alegre' } }),
  height: 37,
  profile: [
    [0, 0.11],
    [0.3, 0.12],
    [0.34, 0.17],
    [0.58, 0.15],
    [0.62, 0.09],
    [0.68, 0.17],
    [0.82, 0.2],
    [0.94, 0.14],
    [1, 0.04],
  ],
}))

const stake = (pen: Pen): Drawing => pen.shape(box(-1.4, -34, 2.8, 34, 1.2), 'wood')
const lamp = (pen: Pen): Drawing => [
  pen.shape(box(-1.2, -30, 2.4, 30, 0.6), 'greyDark'),
  pen.shape(box(-3, -2, 6, 2, 0.8), 'greyDark'),
  pen.shape('M-4 -30L-3 -38H3L4 -30z', 'yellowPale'),
  pen.shape('M-5 -37.500L0 -42L5 -37.500z', 'greyDark'),
]
const birdHouse = (pen: Pen): Drawing => [
  pen.shape(box(-1.2, -26, 2.4, 26), 'wood'),
  pen.shape(box(-6, -37, 12, 12), 'cream'),
  pen.shape('M-8.500 -36.500L0 -43.500L8.500 -36.500z', 'red'),
  pen.shape(circle(0, -31, 2.2), 'brown', 0.9),
]
const surfboard = (pen: Pen): Drawing => [
  pen.shape('M0 -42C5.500 -34 6.500 -12 3.500 0H-3.500C-6.500 -12 -5.500 -34 0 -42z', 'teal'),
  pen.line('M0 -39V0', 0.8),
]
const parasol = (pen: Pen): Drawing => [
  pen.shape(box(-1.1, -34, 2.2, 34, 0.6), 'cream'),
  pen.shape(
    'M-19 -26C-18 -38 -8 -43 0 -43C8 -43 18 -38 19 -26C15 -29 10 -29 6.500 -26C3 -29 -3 -29 -6.500 -26C-10 -29 -15 -29 -19 -26z',
    'yellow',
  ),
  pen.shape('M-6.500 -26C-6 -34 -3 -41 0 -43C3 -41 6 -34 6.500 -26C3 -29 -3 -29 -6.500 -26z', 'red', 1),
  pen.shape(ellipse(0, 0, 4, 1.3), 'sand', 0.8),
]

const STICK: readonly Spot[] = [
  [0, 0.045],
  [0.98, 0.045],
  [1, 0.03],
]
const STAKE: Caster = { name: 'vara', draw: stake, height: 34, profile: STICK }
const LAMP: Caster = {
  name: 'lampião',
  draw: lamp,
  height: 38,
  profile: [
    [0, 0.06],
    [0.7, 0.04],
    [0.72, 0.1],
    [0.9, 0.1],
    [1, 0.02],
  ],
}

/** Plants and things of a place; the stake of the sundial is at each. */
export const STANDING_THINGS: Readonly<Record<WatchPlace, readonly Caster[]>> = {
  campo: [
    STAKE,
    {
      name: 'árvore',
      draw: (pen) => tree(pen, 0, 0),
      height: 38,
      profile: [
        [0, 0.09],
        [0.34, 0.06],
        [0.38, 0.2],
        [0.55, 0.4],
        [0.78, 0.38],
        [0.95, 0.2],
        [1, 0.05],
      ],
    },
    {
      name: 'flor',
      draw: (pen) => bloom(pen, 0, 0, 1, 'red'),
      height: 30,
      profile: [
        [0, 0.04],
        [0.55, 0.05],
        [0.6, 0.2],
        [0.8, 0.28],
        [0.96, 0.16],
        [1, 0.04],
      ],
    },
    LAMP,
    {
      name: 'casa de passarinho',
      draw: birdHouse,
      height: 36,
      profile: [
        [0, 0.04],
        [0.56, 0.04],
        [0.58, 0.15],
        [0.83, 0.17],
        [1, 0.02],
      ],
    },
  ],
  praia: [
    STAKE,
    {
      name: 'coqueiro',
      draw: (pen) => palm(pen, 0, 0),
      height: 38,
      profile: [
        [0, 0.07],
        [0.6, 0.05],
        [0.66, 0.36],
        [0.8, 0.42],
        [0.92, 0.24],
        [1, 0.06],
      ],
    },
    {
      name: 'guarda-sol',
      draw: parasol,
      height: 36,
      profile: [
        [0, 0.04],
        [0.58, 0.04],
        [0.6, 0.42],
        [0.78, 0.36],
        [0.95, 0.16],
        [1, 0.03],
      ],
    },
    {
      name: 'prancha',
      draw: surfboard,
      height: 37,
      profile: [
        [0, 0.08],
        [0.35, 0.14],
        [0.7, 0.13],
        [0.92, 0.06],
        [1, 0.01],
      ],
    },
    LAMP,
  ],
}

export const standingThing = (pen: Pen, { draw, height }: Caster, [x, y]: Spot): Drawing =>
  standing(pen, draw, x, y + 1, height)
