/** A street, a backyard and a schoolyard in photos of a game on a notice board, and the board of its rules. */
import type { Box } from '../../lettering/bounds.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { tree } from '../shapes/nature.ts'
import { PLAY_PLACES, playPlace } from './play-place.ts'

export const RULE_PLACES = [...PLAY_PLACES, 'patio'] as const
export type RulePlace = (typeof RULE_PLACES)[number]

/** The long side of a school: players are before its whole length, so that it has no sign. */
const longSchool = (pen: Pen): Drawing => [
  pen.shape(box(-76, -40, 152, 40), 'yellowPale', 1),
  pen.shape('M-81 -39L-70 -54H70L81 -39z', 'orange', 1),
  pen.line('M-60 -47h14M-20 -47h14M22 -47h14M50 -47h14', 0.7),
  [-66, -42, -18, 18, 42].map((x) => [
    pen.shape(box(x, -32, 17, 15, 1), 'sky', 0.9),
    pen.line(`M${x + 8.5} -32v15M${x} -24.500h17`, 0.7),
  ]),
  pen.shape(box(3, -26, 12, 26, 1), 'teal', 0.9),
]

/** Walls of the school, a painted floor. */
const schoolyard = (pen: Pen, { x, y, width, height }: Box, ground: number): Drawing => {
  const far = pen.plane('far', 'hillLine')
  const scale = (ground - y) / 62
  const middle = x + width / 2
  return [
    pen.shape(box(x, y, width, height), 'sky', null),
    far.at(middle, ground, 0.72 * scale, longSchool),
    tree(far, x + 12, ground + 1, 1.5 * scale),
    tree(far, x + width - 12, ground + 1, 1.5 * scale, 'lime'),
    pen.shape(box(x - 4, ground, width + 8, height), 'path', 1),
  ]
}

/** A strip of grass by the wall, then a cement floor that chalk marks. */
const cementYard = (pen: Pen, { x, width, height }: Box, ground: number): Drawing =>
  pen.shape(
    `M${x - 4} ${ground + 4}q${width * 0.3} -2 ${width * 0.5} 0t${width * 0.6} 0v${height}H${x - 4}z`,
    'greyPale',
    0.9,
  )

/** The yard in a picture that shows one step; what leaves the picture is cut. */
const yardView = (pen: Pen, place: RulePlace, view: Box, ground: number): Drawing => [
  place === 'patio'
    ? schoolyard(pen, view, ground)
    : playPlace(pen, place, { ...view, ground, isOld: false, isFree: true }),
  place === 'quintal' ? cementYard(pen, view, ground) : [],
]

/** Cork of the notice board that holds photos and rules. */
export const rulesWall = (pen: Pen): Drawing => pen.shape(box(5, 15, 200, 275), 'sand', null)

/** White edge of a photo, mm. */
const EDGE = 2.2

/** A pinned photo of the yard with a scene in it. */
export function yardPhoto(pen: Pen, place: RulePlace, at: Box, scene: Drawing): Drawing {
  const view = { x: at.x + EDGE, y: at.y + EDGE, width: at.width - 2 * EDGE, height: at.height - 2 * EDGE }
  const frame = box(view.x, view.y, view.width, view.height)
  return [
    pen.shape(box(at.x, at.y, at.width, at.height, 1), 'white', 1),
    pen.clip(frame, [yardView(pen, place, view, at.y + at.height * 0.4), scene]),
    pen.shape(frame, null, 0.8),
    [at.x + 5, at.x + at.width - 5].map((x) => pen.shape(circle(x, at.y + 1.4, 1.7), 'red', 0.8)),
  ]
}

/** A sheet of paper in a wooden frame. */
export const rulesBoard = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x, y, width, height, 3), 'wood', 1.2),
  pen.shape(box(x + 3, y + 3, width - 6, height - 6, 1.5), 'white', 0.9),
  [x + 9, x + width - 9].map((at) => pen.shape(circle(at, y + 3.4, 1.7), 'red', 0.8)),
]
