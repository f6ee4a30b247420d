/** Things of a fair that chance is played with: a jar of chips, a wheel, a fishing tray, a duck pond, a die. */
import { box, circle, ellipse, heart, poly, ring, type Spot, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { flowerHead } from './nature.ts'

interface Motif {
  readonly ground: Fill
  /** In a square of 2 about the origin. */
  readonly draw: (pen: Pen) => Drawing
}

const plain = (ground: Fill, fill: Fill, d: string): Motif => ({ ground, draw: (pen) => pen.shape(d, fill, 0.75) })

/** Motifs of chips, sectors and fish: every motif has its own outline, so that nothing hangs on colour. */
export const MOTIFS = {
  estrela: plain('purplePale', 'yellow', star(0, 0.06, 1.12)),
  coração: plain('pinkPale', 'red', heart(0, 0.02, 0.82)),
  lua: plain('blue', 'yellowPale', 'M0.350 -0.950A1 1 0 1 0 0.900 0.500A0.800 0.800 0 0 1 0.350 -0.950z'),
  flor: { ground: 'lime', draw: (pen) => flowerHead(pen, 0, 0, 1.05, 'pink') },
  bandeirinha: plain('cream', 'green', 'M-0.700 -0.900H0.700V0.950L0 0.350L-0.700 0.950z'),
  gota: plain(
    'yellowPale',
    'waterDeep',
    'M0 -1.050C0.300 -0.500 0.780 -0.050 0.780 0.320A0.780 0.680 0 0 1 -0.780 0.320C-0.780 -0.050 -0.300 -0.500 0 -1.050z',
  ),
} satisfies Readonly<Record<string, Motif>>

export type MotifName = keyof typeof MOTIFS
/** A motif, a number or a letter. */
export type Label = MotifName | number | string

const motifOf = (label: Label): Motif | undefined => (MOTIFS as Readonly<Record<string, Motif>>)[label]

const PLAIN: readonly Fill[] = ['yellowPale', 'bluePale', 'pinkPale', 'lime', 'purplePale', 'skyLow']

/** A motif or a number, `r` mm to each side. */
function mark(pen: Pen, x: number, y: number, r: number, label: Label): Drawing {
  const motif = motifOf(label)
  if (motif) return pen.at(x, y, r, motif.draw)
  const size = String(label).length > 1 ? r * 1.75 : r * 2
  return pen.text(x, y + size * 0.36, label, size)
}

const groundOf = (label: Label, i: number): Fill => motifOf(label)?.ground ?? PLAIN[i % PLAIN.length] ?? 'white'

/** A round chip. */
export const chip = (pen: Pen, x: number, y: number, r: number, label: Label, i = 0): Drawing => [
  pen.shape(circle(x, y, r), groundOf(label, i), 0.8),
  mark(pen, x, y, r * 0.6, label),
]

/** Chips in a heap, five in the lowest row and four in the one above it, each row from its middle. */
const HEAP: readonly Spot[] = [0, 1, 2].flatMap((row) =>
  Array.from({ length: row === 1 ? 4 : 5 }, (_, i): Spot => [(i - (row === 1 ? 1.5 : 2)) * 9.2, -5.6 - row * 8.2]).sort(
    ([a], [b]) => Math.abs(a) - Math.abs(b),
  ),
)

const heap = (pen: Pen, labels: readonly Label[]): Drawing =>
  labels.map((label, i) => {
    const [x, y] = HEAP[i] ?? [0, 0]
    return chip(pen, x, y, 4.35, label, i)
  })

/** A glass jar with chips, 31 mm high. */
export const jar = (pen: Pen, labels: readonly Label[]): Drawing => [
  pen.shape('M-21 -28C-27 -25 -27.500 -4 -24 0H24C27.500 -4 27 -25 21 -28z', 'foam', 1.2),
  heap(pen, labels),
  pen.shape(box(-22.5, -31.5, 45, 4, 1.8), 'woodPale', 1.1),
  pen.shade('M-24 -22q-1.200 7 -0.800 13l1.600 0q-0.400 -6 0.800 -13z', 'white', 0.9),
]

/** A machine that gives out chips, 34 mm high. */
export const chipMachine = (pen: Pen, labels: readonly Label[]): Drawing => [
  pen.shape(box(-26, -31, 52, 26, 3), 'foam', 1.2),
  pen.at(0, -5.5, 1, (pen) => heap(pen, labels)),
  pen.shape('M-25 -31Q-22 -35.500 0 -35.500Q22 -35.500 25 -31z', 'red', 1.1),
  pen.shape(box(-27, -6, 54, 6, 1.6), 'red', 1.1),
  pen.shape(circle(0, -3, 2.1), 'metal', 0.8),
  pen.line('M-1.400 -3H1.400', 0.7),
  pen.shape(box(14, -4.6, 8, 3.2, 1), 'greyDark', 0.7),
]

interface Sector {
  readonly label: Label
  /** In shares of the wheel. */
  readonly share: number
}

/** A disc in sectors with a hand at the top. `r` is its radius. */
function disc(pen: Pen, cx: number, cy: number, r: number, sectors: readonly Sector[]): Drawing {
  let turned = -90
  const drawn = sectors.map(({ label, share }, i) => {
    const [from, to] = [turned, turned + share * 360]
    turned = to
    const rim = ring(cx, cy, r, r, Math.max(2, Math.round((to - from) / 6)), from, to)
    const [x, y] = ring(cx, cy, r * 0.66, r * 0.66, 2, (from + to) / 2, to)[0] ?? [cx, cy]
    const size = r * (sectors.length > 6 ? 0.18 : 0.22)
    return [pen.shape(poly([[cx, cy], ...rim]), groundOf(label, i), 0.8), mark(pen, x, y, size, label)]
  })
  return [
    pen.shape(circle(cx, cy, r + 1.4), 'woodPale', 1.1),
    drawn,
    pen.shape(circle(cx, cy, r * 0.13), 'woodDark', 0.9),
    pen.shape(`M${cx - 2.2} ${cy - r - 4.4}h4.400l-2.200 5.200z`, 'red', 0.9),
  ]
}

export const evenSectors = (labels: readonly Label[]): Sector[] =>
  labels.map((label) => ({ label, share: 1 / labels.length }))

/** A wheel on its stand, 34 mm high. */
export const wheel = (pen: Pen, sectors: readonly Sector[]): Drawing => [
  pen.shape('M-3 -16L-12 0H-8L0 -12L8 0H12L3 -16z', 'wood', 1.1),
  disc(pen, 0, -16.6, 13.8, sectors),
]

/** Spots of fish or ducks: the back row first. */
const SWIMMING: readonly Spot[] = [
  ...[-21.5, -7.2, 7.2, 21.5].map((x): Spot => [x, -18]),
  ...[-22.5, -7.6, 7.6, 22.5].map((x): Spot => [x, -8.8]),
]

const tray = (pen: Pen, inside: Fill, side: Fill): Drawing => [
  pen.shape('M-29 -25H29L33 -3H-33z', inside, 1.1),
  pen.shape(box(-33.5, -4, 67, 6, 1.4), side, 1.1),
]

const FISH: readonly Fill[] = ['orange', 'blue', 'green', 'pink', 'teal', 'yellow', 'purple', 'red']

const fish = (pen: Pen, x: number, y: number, label: Label, i: number): Drawing =>
  pen.at(x, y, 1, (pen) => [
    pen.shape('M3.800 0L7 -3.200Q6 0 7 3.200z', FISH[i % FISH.length] ?? 'orange', 0.8),
    pen.shape(ellipse(-0.6, 0, 5.6, 4.3), FISH[i % FISH.length] ?? 'orange', 0.9),
    pen.spot(-5, -0.9, 0.5),
    pen.shape(circle(0.4, 0, 3.2), motifOf(label)?.ground ?? 'white', 0.6),
    mark(pen, 0.4, 0, 2.1, label),
  ])

/** Fish of cardboard on sand, 27 mm high. */
export const fishingTray = (pen: Pen, labels: readonly Label[]): Drawing =>
  pen.at(0, -2, 1, (pen) => [
    tray(pen, 'sand', 'wood'),
    labels.map((label, i) => {
      const [x, y] = SWIMMING[i] ?? [0, 0]
      return fish(pen, x, y, label, i)
    }),
  ])

const duck = (pen: Pen, x: number, y: number, label: Label): Drawing =>
  pen.at(x, y, 1, (pen) => [
    pen.shape('M-6.200 -1.200l-2.200 0.900l2.200 1.300z', 'orange', 0.7),
    pen.shape(
      'M-6 -2.200C-6.500 -6.400 -1.600 -6.600 -1.200 -3.200Q3.500 -3.600 6.600 -4.800Q7.400 4.300 0.500 4.300C-5.500 4.300 -6.500 1 -6 -2.200z',
      'yellow',
      0.9,
    ),
    pen.spot(-4.2, -3, 0.5),
    pen.shape(circle(1.2, 0.6, 3.2), motifOf(label)?.ground ?? 'white', 0.6),
    mark(pen, 1.2, 0.6, 2.1, label),
  ])

/** Rubber ducks on water, 27 mm high. */
export const duckPond = (pen: Pen, labels: readonly Label[]): Drawing =>
  pen.at(0, -2, 1, (pen) => [
    tray(pen, 'water', 'blue'),
    labels.map((label, i) => {
      const [x, y] = SWIMMING[i] ?? [0, 0]
      return duck(pen, x, y, label)
    }),
  ])

const pips = (pen: Pen, spots: readonly Spot[], rx: number, ry: number): Drawing =>
  spots.map(([x, y]) => pen.solid(ellipse(x, y, rx, ry)))

/** The cup that a die is thrown from, lying. */
const cup = (pen: Pen): Drawing => [
  pen.shape('M0 -19L20 -16.500V-2.500L0 0z', 'brown', 1.1),
  pen.line('M16.500 -17V-2', 0.7, 'brownDark'),
  pen.shape(ellipse(0, -9.5, 5, 9.5), 'brownDark', 1.1),
]

/** A die from 1 to 6 beside its cup, 28 mm high. */
export const dieAndCup = (pen: Pen): Drawing => [pen.at(11, 0, 1, cup), pen.at(-15, 0, 1, die)]

const die = (pen: Pen): Drawing => [
  pen.shape('M0 -29L13.500 -22.500L0 -16L-13.500 -22.500z', 'white', 1.1),
  pen.shape('M-13.500 -22.500L0 -16V0L-13.500 -7z', 'redPale', 1.1),
  pen.shape('M13.500 -22.500L0 -16V0L13.500 -7z', 'pinkPale', 1.1),
  pips(pen, [[0, -22.5]], 2.4, 1.5),
  pips(
    pen,
    [
      [-10.3, -16.5],
      [-6.8, -11.4],
      [-3.2, -6],
    ],
    1.3,
    1.7,
  ),
  pips(
    pen,
    [
      [3.6, -5.6],
      [9.9, -16.4],
    ],
    1.3,
    1.7,
  ),
]
