/** Things that a scene needs on its stage, behind its actors or before them. */
import { standing, type Thing } from '../fit.ts'
import { box, circle, drop, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { zabumba } from '../shapes/keepsakes.ts'
import { bush, cloud, sun } from '../shapes/nature.ts'
import { duck, frog } from '../shapes/pets.ts'
import { capybara } from '../shapes/wild.ts'
import type { ActorName } from './theatre-actors.ts'

export interface Plot {
  readonly isRainy?: boolean
  readonly behind?: (pen: Pen) => Drawing
  readonly before?: (pen: Pen) => Drawing
  /** Middles of the actors. */
  readonly xs?: readonly number[]
  /** Actors above the floor, mm. */
  readonly lift?: Readonly<Partial<Record<ActorName, number>>>
  /** Looks to the other side. */
  readonly flipped?: ActorName
  /** The dragon weeps. */
  readonly isSad?: boolean
}

const FEET = 126

const DROPS: readonly Spot[] = [
  [60, 90],
  [84, 82],
  [98, 96],
  [118, 84],
  [128, 98],
  [148, 72],
  [78, 98],
  [138, 88],
  [156, 92],
  [110, 98],
  [134, 76],
  [160, 80],
]
const rain = (pen: Pen): Drawing => [
  cloud(pen, 66, 76, 0.8),
  cloud(pen, 106, 74, 0.9),
  DROPS.map(([x, y]) => pen.shape(drop(x, y, 1.7), 'water', 0.7)),
]

const pond = (pen: Pen, x: number, half: number): Drawing => [
  pen.shape(`M${x - half} 117Q${x - half + 4} 107 ${x} 107T${x + half} 117z`, 'water', 0.9),
  pen.line(`M${x - 8} 112q2.500 -1.500 5 0t5 0M${x + 4} 115q2.500 -1.500 5 0`, 0.7, 'waterLine'),
]

/** A trunk behind the right curtain, with a branch to sit on. */
const perch = (pen: Pen): Drawing => [
  pen.rope('M180 104Q160 101 134 104.500', 3.4, 'brown', 0.9),
  pen.shape('M174 56H188L191 120H171z', 'brown', 1),
  pen.shape(ellipse(137, 101.5, 4.6, 2.2), 'leaf', 0.9),
]

/** A table with a cake, its one candle does not burn, and a pepper. */
const sadParty = (pen: Pen): Drawing => [
  pen.line(`M97 ${FEET - 14}V${FEET}M119 ${FEET - 14}V${FEET}`, 1.6),
  pen.shape(box(93, FEET - 17, 30, 4, 1), 'wood', 1),
  pen.shape(box(98, 99, 15, 10, 1.5), 'pinkPale', 1),
  pen.shape(
    'M98 103V100q0 -2 2 -2h11q2 0 2 2v3q-2 2.500 -3.800 0q-1.900 2.500 -3.700 0q-1.900 2.500 -3.700 0q-1.900 2.500 -3.800 0z',
    'white',
    0.9,
  ),
  pen.shape(box(104.3, 90.5, 2.6, 7.5, 0.5), 'yellow', 0.8),
  pen.line('M105.600 90.500v-2.200', 0.8),
  // A long chilli: it is the solution of the scene.
  pen.shape('M115 107Q118 101.500 122.500 100.500Q125 101 124.500 103.500Q121 108.500 115 107z', 'red', 0.9),
  pen.rope('M123.500 101.500Q124 98.500 127 98', 1.3, 'leafDark', 0.6),
]

const stove = (pen: Pen): Drawing => [
  pen.shape(box(93, 106, 24, 20, 1.5), 'white', 1),
  pen.shape(box(97, 113, 16, 9, 1), 'grey', 0.9),
  pen.line('M97 109.500h2M102 109.500h2M107 109.500h2M112 109.500h2', 1.1),
  pen.shape('M97 96H113V103Q113 106 110 106H100Q97 106 97 103z', 'metal', 1),
  pen.line('M97 99h-3M113 99h3', 1.3),
  pen.shape(ellipse(105, 96, 8.6, 1.8), 'stone', 0.9),
]

const suitcase = (pen: Pen, x: number): Drawing => [
  pen.line(`M${x - 3} ${FEET - 12}V${FEET - 15}H${x + 3}V${FEET - 12}`, 1.2),
  pen.shape(box(x - 8, FEET - 12, 16, 12, 2), 'copper', 1),
  pen.line(`M${x - 4} ${FEET - 12}V${FEET}M${x + 4} ${FEET - 12}V${FEET}`, 0.8),
]

const kennel = (pen: Pen): Drawing => [
  pen.shape('M42 126V102L66 84L90 102V126z', 'woodPale', 1.1),
  pen.shape('M37 102L66 81L95 102L91 106L66 88L41 106z', 'red', 1.1),
]

const nest = (pen: Pen): Drawing => [
  pen.shape('M24 118.500H64Q63 128 54 128H34Q25 128 24 118.500z', 'straw', 1),
  pen.line('M29 122l7 3M38 121l6 4M48 122l7 2M56 121l-4 4', 0.7),
]

const ball = (pen: Pen): Drawing => [
  pen.shape(circle(128, 119.5, 6.5), 'red', 1),
  pen.line('M121.500 119.500Q128 115 134.500 119.500M128 113Q124 119.500 128 126', 0.8),
]

const bitten = (pen: Pen): Drawing => [
  pen.shape('M73 112H86q-0.500 2.400 1.400 3q-0.800 2.600 1.200 3.200q-1 2.400 0.400 3.300V126H73z', 'blue', 1),
  pen.line('M76 112V126M79.500 117.500h5', 0.8),
]

const banana = (pen: Pen): Drawing => [
  pen.shape(
    'M104 118q8 9 18 2q2 -1.500 0.500 -3q-2 0.500 -3 -0.500q-6 4 -12.500 0.500q-1.500 -1.500 -3 1z',
    'yellow',
    1,
  ),
  pen.line('M103.500 118l-2 -2.500', 1.3),
]

const snore: Thing = (pen) => pen.shape('M0 0H5L0 6H5', null, 1.4)

export const PLOTS = {
  ronco: {
    before: (pen) => [
      bush(pen, 128, 128, 0.6),
      [
        [124, 100, 4],
        [131, 92, 5],
        [125, 82, 6.5],
      ].map(([x = 0, y = 0, size = 4]) => standing(pen, snore, x, y, size)),
    ],
    xs: [54, 98, 156],
  },
  ovo: { behind: (pen) => sun(pen, 120, 80, 0.5), before: nest, xs: [44, 102, 152], lift: { Galinha: 4 } },
  bolo: { before: sadParty, xs: [46, 78, 154], isSad: true },
  bola: { before: ball, xs: [52, 102, 156] },
  fila: {
    behind: (pen) => [
      pond(pen, 108, 40),
      frog(pen, 76, 116, 0.24),
      duck(pen, 122, 111, 0.36),
      capybara(pen, 132, 116, 0.22),
      perch(pen),
    ],
    lift: { Tucano: 15 },
    xs: [52, 102, 154],
  },
  chuva: { isRainy: true, behind: rain },
  lago: { behind: (pen) => pond(pen, 118, 26), xs: [52, 86, 154] },
  caderno: { before: bitten, xs: [50, 110, 154] },
  banana: { before: banana },
  banda: {
    before: (pen) => standing(pen, zabumba, 106, FEET, 22),
    flipped: 'Vaca',
  },
  sopa: { before: (pen) => [stove(pen), suitcase(pen, 126)], xs: [56, 160] },
  casinha: { isRainy: true, behind: (pen) => [rain(pen), kennel(pen)], xs: [66, 158] },
} as const satisfies Readonly<Record<string, Plot>>

export type PlotName = keyof typeof PLOTS
