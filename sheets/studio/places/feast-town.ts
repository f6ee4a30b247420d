/** A school yard, a home and a square in one picture; in each somebody celebrates. Lengths in mm. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { CLAP, GIVE, HANDS_UP } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { tugOfWar } from '../games/moving-games.ts'
import { inTurn } from '../in-turn.ts'
import { box, ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting, house, school } from '../shapes/built.ts'
import { accordion } from '../shapes/june.ts'
import { fountain } from '../shapes/map-places.ts'
import { bush, cloud, hill, tree } from '../shapes/nature.ts'

export const FEAST_PLACES = ['escola', 'casa', 'praça'] as const
export type FeastPlace = (typeof FEAST_PLACES)[number]

/** A child is 26 mm high. */
const SIZE = 0.43
const FLAGS: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'pink', 'orange']

type Pair = readonly [CastName, CastName]
type FeastDrawing = (pen: Pen, pair: Pair) => Drawing

const child = (pen: Pen, who: CastName, x: number, y: number, pose: Pose, flip = false): Drawing =>
  person(pen, who, x, y, SIZE, { pose, flip })

const cake: FeastDrawing = (pen, [one, two]) => [
  child(pen, one, -20, 0, CLAP),
  child(pen, two, 20, 0, CLAP, true),
  pen.shape(box(-10, -11, 2.4, 11, 0.4) + box(7.6, -11, 2.4, 11, 0.4), 'wood', 0.9),
  pen.shape(box(-13, -13, 26, 3, 1), 'woodPale', 1),
  pen.shape(box(-8.5, -21, 17, 8, 1.4), 'pink', 1),
  pen.shape(
    'M-8.500 -18V-20.500q0 -2 2 -2H6.500q2 0 2 2V-18q-2 2.600 -4.250 0q-2 2.600 -4.250 0q-2 2.600 -4.250 0q-2 2.600 -4.250 0z',
    'white',
    0.9,
  ),
  [-4, 0, 4].map((x) => [pen.line(`M${x} -22.500v-4`, 1, 'blue'), pen.shape(ellipse(x, -28, 0.9, 1.5), 'yellow', 0.6)]),
]

const HOLDS: Pose = {
  turn: 28,
  expr: 'alegre',
  plain: true,
  armL: { at: [17, -34], z: 'front', hand: 'fist', dir: 100 },
  armR: { at: [17, -24], z: 'back', hand: 'fist', dir: 80 },
  legL: { at: [-5, -5], toe: 20 },
  legR: { at: [5, -3] },
}
const note = (pen: Pen, x: number, y: number): Drawing => [
  pen.solid(ellipse(x, y, 1.7, 1.3)),
  pen.line(`M${x + 1.5} ${y}v-7l3.500 1.500`, 0.9),
]
const dance: FeastDrawing = (pen, [one, two]) => [
  child(pen, one, -8, 0, HOLDS),
  child(pen, two, 8, 0, HOLDS, true),
  note(pen, -24, -15),
  note(pen, 22, -20),
]

const sackOver = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x - 5.8} ${y - 8.6}Q${x} ${y - 7} ${x + 5.8} ${y - 8.6}L${x + 6.8} ${y + 1}Q${x} ${y + 3} ${x - 6.8} ${y + 1}z`,
    'tan',
    1,
  ),
  pen.line(`M${x - 3} ${y - 5}v4M${x + 2.6} ${y - 4}v4`, 0.6),
]
const HOPS: Pose = {
  expr: 'alegre',
  armL: { at: [-11, -25], z: 'front', hand: 'fist' },
  armR: { at: [11, -25], z: 'front', hand: 'fist' },
}
const sackRace: FeastDrawing = (pen, [one, two]) => [
  child(pen, one, -15, -5, HOPS),
  sackOver(pen, -15, -5),
  child(pen, two, 14, -1, HOPS),
  sackOver(pen, 14, -1),
  pen.line('M-26 0h-5M-25 -4h-4M3 2h-4', 0.9),
]

const gift: FeastDrawing = (pen, [one, two]) => [
  child(pen, one, -14, 0, GIVE),
  child(pen, two, 15, 0, HANDS_UP),
  pen.shape(box(-6.5, -17, 11, 9, 0.8), 'red', 1),
  pen.shape(box(-2.2, -17, 2.4, 9), 'yellow', 0.7),
  pen.shape('M-1 -17q-4 -5 -5 -1q1 2 5 1zM-1 -17q4 -5 5 -1q-1 2 -5 1z', 'yellow', 0.8),
]

const tug: FeastDrawing = (pen, [one, two]) => pen.at(0, 0, SIZE, (own) => tugOfWar(own, [{ who: one }, { who: two }]))

const PLAYS: Pose = {
  expr: 'alegre',
  plain: true,
  armL: { at: [-12, -25], z: 'front', hand: 'fist', dir: 60 },
  armR: { at: [12, -25], z: 'front', hand: 'fist', dir: -60 },
}
const music: FeastDrawing = (pen, [one, two]) => [
  child(pen, one, -12, 0, PLAYS),
  accordion(pen, -12, -10.4, 0.34),
  child(pen, two, 15, 0, CLAP, true),
  note(pen, 0, -27),
  note(pen, -27, -19),
]

const balloon = (pen: Pen, [x, y]: Spot, fill: Fill, hand: Spot): Drawing => [
  pen.line(`M${x} ${y + 4}Q${x} ${(y + hand[1]) / 2} ${hand[0]} ${hand[1]}`, 0.7),
  pen.shape(ellipse(x, y, 3.8, 4.6), fill, 0.9),
]
const balloons: FeastDrawing = (pen, [one, two]) => [
  balloon(pen, [-19, -31], 'red', [-19, -18]),
  child(pen, one, -12, 0, { ...HANDS_UP, armL: { at: [-16, -40], hand: 'fist', dir: 180 } }),
  balloon(pen, [19, -32], 'blue', [21, -18]),
  balloon(pen, [27, -29], 'yellow', [21, -18]),
  child(pen, two, 14, 0, { ...HANDS_UP, armR: { at: [16, -40], hand: 'fist', dir: 180 } }),
]

export const CELEBRATIONS = {
  bolo: cake,
  dança: dance,
  sacos: sackRace,
  presente: gift,
  corda: tug,
  sanfona: music,
  balões: balloons,
} as const
export type Celebration = keyof typeof CELEBRATIONS

/** A board with the name of a place. */
const board = (pen: Pen, x: number, y: number, name: string): Drawing => [
  pen.shape(box(x - 11, y, 22, 7, 1.2), 'white', 0.8),
  pen.text(x, y + 5.2, name, 4.4),
]

/** Buildings about the middle of their foot. */
const BUILT: Readonly<Record<FeastPlace, (pen: Pen, x: number, foot: number) => Drawing>> = {
  escola: (pen, x, foot) => [
    tree(pen, x - 39, foot + 1, 0.6),
    school(pen, x, foot, 0.44),
    tree(pen, x + 39, foot + 1, 0.6, 'lime'),
  ],
  casa: (pen, x, foot) => [
    tree(pen, x - 34, foot + 1, 0.7),
    bush(pen, x + 24, foot + 1, 0.5, 'leaf', 'red'),
    house(pen, x, foot, 1.3, { wall: 'pinkPale', roof: 'orange' }),
    board(pen, x, foot - 29, 'CASA'),
    person(pen, 'avo', x + 36, foot + 5, 0.29, { pose: { turn: -24, expr: 'alegre' } }),
  ],
  praça: (pen, x, foot) => [
    [-34, 34].map((dx, i) => tree(pen, x + dx, foot + 1, 0.8, i ? 'lime' : 'leaf')),
    pen.rope(`M${x - 24} ${foot}V${foot - 32}M${x + 24} ${foot}V${foot - 32}`, 1.4, 'wood', 0.8),
    bunting(pen, [x - 24, foot - 31], [x + 24, foot - 31], 2.6, FLAGS, { size: 4 }),
    pen.at(x, foot + 2, 0.6, fountain),
    board(pen, x, foot - 28, 'PRAÇA'),
  ],
}

const GROUNDS: Readonly<Record<FeastPlace, Fill>> = { escola: 'path', casa: 'meadow', praça: 'greyPale' }

const [MIDDLE, FOOT] = [105, 206]
/** Lower edge of the upper places. */
const SPLIT = 132
const UPPER = [57, 153] as const
/** Feet of those who celebrate: in the upper places, then two in the lower one. */
const SLOTS: readonly [Spot, ...Spot[]] = [
  [UPPER[0], 128],
  [UPPER[1], 128],
  [48, 201],
  [162, 201],
]

export interface Celebrated {
  readonly what: Celebration
  readonly who: Pair
}

/** Spots of the letters of three places: two above, one below. */
export const FEAST_TAGS: readonly Spot[] = [
  [UPPER[0] - 37, 71],
  [UPPER[1] + 37, 71],
  [MIDDLE - 38, 142],
]

/** `places`: upper left, upper right and below; `feasts`: one above in each and two below. */
export const feastTown = (pen: Pen, places: readonly FeastPlace[], feasts: readonly Celebrated[]): Drawing => {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const [left = 'escola', right = 'casa', below = 'praça'] = places
  return [
    pen.shape(box(0, 0, 214, SPLIT), 'sky', null),
    cloud(far, 88, 68, 0.45),
    cloud(far, 118, 64, 0.4),
    hill(far, points('-6,96 30,86 70,96 110,84 150,96 190,86 216,94'), 'hillFar', 120),
    middle.shape(box(-4, 104, MIDDLE + 4, 40), GROUNDS[left], 0.9),
    middle.shape(box(MIDDLE, 104, 120, 40), GROUNDS[right], 0.9),
    BUILT[left](middle, UPPER[0], 104),
    BUILT[right](middle, UPPER[1], 104),
    [108, 116, 124].map((y) => bush(middle, MIDDLE, y, 0.42)),
    middle.shape(box(-4, SPLIT, 222, 8), 'grey', 0.9),
    middle.line(`M10 ${SPLIT + 4}H200`, 0.9, 'white', [6, 6]),
    middle.shape(box(-4, SPLIT + 8, 222, FOOT - SPLIT), GROUNDS[below], 0.9),
    BUILT[below](middle, MIDDLE, 176),
    feasts.map(({ what, who }, i) => {
      const [x, y] = inTurn(SLOTS, i)
      return pen.at(x, y, 1, (own) => CELEBRATIONS[what](own, who))
    }),
  ]
}
