/** A street, a backyard and a schoolyard where a game is played in four spots, and the board of its rules. */
import type { Box } from '../../lettering/bounds.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { school } from '../shapes/built.ts'
import { bush, tree, tuft } from '../shapes/nature.ts'
import { PLAY_PLACES, playPlace } from './play-place.ts'

export const RULE_PLACES = [...PLAY_PLACES, 'patio'] as const
export type RulePlace = (typeof RULE_PLACES)[number]

/** Upper edge of the ground. */
const GROUND = 80
const VIEW = { x: 5, y: 15, width: 200, height: 275, ground: GROUND, isOld: false, isFree: true }

/** Walls of the school, a painted floor. */
const schoolyard = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(5, 15, 200, 275), 'sky', null),
    school(far, 105, GROUND, 0.5),
    tree(far, 26, GROUND + 1, 1.5),
    tree(far, 186, GROUND + 1, 1.5, 'lime'),
    bush(far, 50, GROUND + 1, 0.7),
    bush(far, 160, GROUND + 1, 0.7, 'leaf', 'yellow'),
    pen.shape(box(0, GROUND, 210, 220), 'path', 1),
  ]
}

/** A strip of grass by the wall, then a cement floor that chalk marks. */
const cementYard = (pen: Pen): Drawing => [
  pen.shape('M0 90Q30 87 60 89T130 88T210 90V300H0z', 'greyPale', 0.9),
  points('15,89 96,88 196,89').map(([x, y]) => tuft(pen, x, y, 0.5)),
]

export const rulesYard = (pen: Pen, place: RulePlace): Drawing => [
  place === 'patio' ? schoolyard(pen) : playPlace(pen, place, VIEW),
  place === 'quintal' ? cementYard(pen) : [],
]

/** A sheet of paper in a wooden frame. */
export const rulesBoard = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x, y, width, height, 3), 'wood', 1.2),
  pen.shape(box(x + 3, y + 3, width - 6, height - 6, 1.5), 'white', 0.9),
  [x + 9, x + width - 9].map((at) => pen.shape(circle(at, y + 3.4, 1.7), 'red', 0.8)),
]
