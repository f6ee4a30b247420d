/** A wall with papers taped to it, in the corridor of a school or along a street, and children at its foot. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT, WAVE } from '../cast/poses.ts'
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export const POSTER_PLACES = ['escola', 'bairro'] as const
export type PosterPlace = (typeof POSTER_PLACES)[number]

/** Foot of the wall, and of whoever is in front of it, mm. */
const [SKIRTING, FEET] = [252, 283]
const WALLS: readonly Fill[] = ['bluePale', 'yellowPale', 'pinkPale', 'foam']

/** Rows of bricks, each shifted by half of one. */
const bricks = (pen: Pen): Drawing =>
  Array.from({ length: 20 }, (_, row) => {
    const y = 54 + row * 12
    const joints = Array.from({ length: 9 }, (__, i) => `M${i * 26 + (row % 2 ? 13 : 0)} ${y}v12`).join('')
    return pen.line(`M0 ${y}H214${joints}`, 0.5, 'brownPale')
  })

const corridor = (pen: Pen, variant: number): Drawing => [
  pen.shape(box(0, 0, 214, 300), WALLS[variant % WALLS.length] ?? 'foam', null),
]

const corridorFloor = (pen: Pen): Drawing => [
  pen.shape(box(-4, SKIRTING, 222, 50), 'woodPale', 1.1),
  pen.line('M0 262H214M0 274H214M38 252v10M118 252v10M82 262v12M166 262v12M52 274v14M134 274v14', 0.5, 'wood'),
  pen.shape(box(-4, SKIRTING - 5, 222, 5), 'cream', 0.9),
]

const street = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 60), 'sky', null),
  pen.shape(box(-4, 49, 222, 250), 'redPale', 1.1),
  bricks(pen),
  pen.shape(box(-4, 46, 222, 8), 'stone', 1),
]

const pavement = (pen: Pen): Drawing => [
  pen.shape(box(-4, SKIRTING, 222, 50), 'greyPale', 1.1),
  pen.line(
    'M0 268H214M30 252l-6 16M74 252l-3 16M118 252l1 16M162 252l5 16M48 268l-5 20M150 268l5 20',
    0.5,
    'stoneDark',
  ),
]

/** A wall of the place; `variant`, from 0, gives other walls. */
export const posterWall = (pen: Pen, place: PosterPlace, variant: number): Drawing =>
  place === 'escola' ? corridor(pen, variant) : street(pen)

/** The floor in front of the wall. */
export const wallFloor = (pen: Pen, place: PosterPlace): Drawing =>
  place === 'escola' ? corridorFloor(pen) : pavement(pen)

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['malu', 'davi'],
  ['theo', 'nina'],
  ['sofia', 'gil'],
  ['yumi', 'caio'],
  ['iara', 'bia'],
]

export const childrenOf = (variant: number) => PAIRS[variant % PAIRS.length] ?? (['malu', 'davi'] as const)

/** Two children who show the papers, one at each side. */
export function showingChildren(pen: Pen, variant: number, scale = 0.62): Drawing {
  const [left, right] = childrenOf(variant)
  return [
    person(pen, left, 29, FEET, scale, { pose: POINT }),
    person(pen, right, 181, FEET, scale, { pose: POINT_LEFT }),
  ]
}

/** A child at the left who says something in a bubble, mm. */
export const SPEECH: Box = { x: 56, y: 246, width: 136, height: 34 }

export function sayingChild(pen: Pen, variant: number): Drawing {
  const { x, y, width, height } = SPEECH
  const middle = y + height / 2
  return [
    person(pen, childrenOf(variant)[variant % 2] ?? 'malu', 29, FEET, 0.62, { pose: WAVE }),
    pen.shape(
      `M${x + 5} ${y}H${x + width - 5}Q${x + width} ${y} ${x + width} ${y + 5}V${y + height - 5}Q${x + width} ${y + height} ${x + width - 5} ${y + height}H${x + 5}Q${x} ${y + height} ${x} ${y + height - 5}V${middle + 4}L${x - 7} ${middle + 1}L${x} ${middle - 4}V${y + 5}Q${x} ${y} ${x + 5} ${y}z`,
      'white',
      1.1,
    ),
  ]
}

/** A board that rests on the floor on two feet. */
export const standingBoard = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  [x + 14, x + width - 18].map((left) => pen.shape(box(left, y + height - 2, 4, 6, 1), 'wood', 0.9)),
  pen.shape(box(x, y, width, height, 2), 'wood', 1.2),
  pen.shape(box(x + 1.8, y + 1.8, width - 3.6, height - 3.6, 1), 'white', 0.7),
]

/** Paper on the wall, a strip of tape at each upper corner. */
export const tapedPaper = (pen: Pen, { x, y, width, height }: Box, fill: Fill = 'white'): Drawing => [
  pen.shape(box(x + 1.6, y + 1.8, width, height, 1.5), 'stone', null),
  pen.shape(box(x, y, width, height, 1.5), fill, 1.2),
  [x + 12, x + width - 26].map((left) => pen.shape(`M${left} ${y - 3.5}h14l-0.800 7h-12.400z`, 'straw', 0.7)),
]
