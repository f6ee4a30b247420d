/** A place from which the sky is looked at: a hill in the country or the sand of a beach, children and a telescope. */
import type { Box } from '../../lettering/bounds.ts'
import { person, type Standing } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import { box, points, type Spot, smooth, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bush, tree, tuft } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { telescope } from '../shapes/solar-system.ts'

export const WATCH_PLACES = ['campo', 'praia'] as const
export type WatchPlace = (typeof WATCH_PLACES)[number]

/** The paper with bank and questions between the watchers, mm; it leaves room for the telescope. */
export const skyNotes = (isMirrored: boolean): Box => ({ x: isMirrored ? 48 : 54, y: 222, width: 108, height: 60 })

/** Two who watch: one at the telescope, one who shows the sky. */
const WATCHERS: readonly (readonly [CastName, CastName])[] = [
  ['sofia', 'gil'],
  ['bia', 'theo'],
  ['malu', 'davi'],
  ['yumi', 'caio'],
  ['iara', 'nina'],
]

const FEET = 281

const AT_EYEPIECE: Standing = {
  pose: { turn: 32, lean: 6, expr: 'alegre', armL: { at: [12, -32], z: 'front', dir: 70 }, armR: [12, 4] },
}
const SHOWS: Standing = {
  pose: { ...POINT, turn: -30, armR: [14, 4], armL: { at: [-17, -42], dir: -150, z: 'back' } },
}

const STARS = points('28,66 74,63 121,68 168,62 195,66 110,60 150,206 24,205 184,208')

/** A pale evening sky: stars are small shapes to see, not to count. */
export const eveningSky = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'dusk', null),
  STARS.map(([x, y], i) => pen.shape(star(x, y, i % 3 ? 1.3 : 1.8, 5, 0.5), 'sun', 0.5)),
]

/** Everything below a soft line of five heights, from edge to edge. */
const below = (horizon: number, heights: readonly number[]) =>
  `${smooth(
    heights.map((dy, i): Spot => [i * 57 - 8, horizon + dy]),
    false,
  )}V300H-8z`

/** Far hills or the sea, and the ground in front of them. */
export const bareGround = (pen: Pen, place: WatchPlace, horizon: number): Drawing =>
  place === 'campo'
    ? [
        pen.shape(below(horizon, [6, -4, 4, -6, 4]), 'hillFar', 0.7),
        pen.shape(below(horizon, [14, 6, 9, 5, 13]), 'meadow', 1),
        tuft(pen, 40, 280, 0.7),
        tuft(pen, 172, 282, 0.7),
      ]
    : [
        pen.shape(box(-4, horizon, 220, 90), 'water', 0.9),
        pen.line([30, 96, 150].map((x) => `M${x} ${horizon + 5}q3.500 -2.600 7 0t7 0`).join(''), 0.7, 'waterLine'),
        pen.shape(below(horizon, [13, 8, 11, 7, 13]), 'sand', 1),
      ]

/** The ground with what grows and is on it. */
export const watchGround = (pen: Pen, place: WatchPlace, horizon: number): Drawing => {
  const far = pen.plane('middle')
  return [
    bareGround(pen, place, horizon),
    place === 'campo'
      ? [house(far, 185, horizon + 10, 0.46, { roof: 'red' }), tree(far, 26, horizon + 12, 0.66)]
      : [palm(far, 188, horizon + 14, 0.8), bush(far, 18, horizon + 14, 0.5)],
  ]
}

/** A sheet of paper on a board. */
export const notePaper = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x - 2.5, y - 2.5, width + 5, height + 5, 3), 'woodPale', 1.1),
  pen.shape(box(x, y, width, height, 2), 'white', 0.9),
]

interface Scope {
  readonly x: number
  readonly scale: number
  /** Of the child that looks through it. */
  readonly looker: Standing
  readonly at: number
}
/** A telescope that keeps clear of notes in the middle. */
const BESIDE_NOTES: Scope = { x: 34, scale: 0.78, looker: AT_EYEPIECE, at: 20 }
/** A telescope with its eyepiece at the eye. */
export const AT_THE_EYE: Scope = {
  ...{ x: 43.5, scale: 1.12, at: 18 },
  looker: { pose: { turn: 62, lean: 8, expr: 'alegre', armL: { at: [15, -34], z: 'front', dir: 80 }, armR: [12, 4] } },
}

/** `variant`, from 0, gives other children; the one at the telescope is at the left, or at the right. */
export function watchers(pen: Pen, variant: number, isMirrored: boolean, scope = BESIDE_NOTES): Drawing {
  const [looks, shows] = WATCHERS[variant % WATCHERS.length] ?? (['sofia', 'gil'] as const)
  const side = (x: number) => (isMirrored ? 210 - x : x)
  return [
    telescope(pen, side(scope.x), FEET, scope.scale, isMirrored),
    person(pen, looks, side(scope.at), FEET, 0.7, { ...scope.looker, flip: isMirrored }),
    person(pen, shows, side(184), FEET, 0.7, { ...SHOWS, flip: isMirrored }),
  ]
}
