/** A cabinet with a shelf for each row, in a room or below the awning of a stall, and people who count on it. In mm. */
import { centredText, round as r } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import type { HairName } from '../cast/person.ts'
import { POINT_LEFT, WAVE_LEFT } from '../cast/poses.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning, bunting } from '../shapes/built.ts'
import { cloud, hill, tree } from '../shapes/nature.ts'
import { FOOT, RIGHT } from './terrace-parts.ts'

/** Edges of the cabinet, its posts, and the boards below the things. */
export const CABINET = { left: 12.5, right: 161, top: 57, foot: 284, post: 3.4, board: 6.6 }
/** Middle of the part of the page beside it. */
const BESIDE = 182
/** Of the floor of a room, of the meadow around a stall. */
const [FLOOR, GRASS] = [266, 232]

export interface CabinetPlace {
  readonly wall: Fill
  readonly back: Fill
  readonly accent: Fill
  readonly flags?: readonly Fill[]
  readonly isStall: boolean
}

function roomBehind(pen: Pen, { wall, accent, flags }: CabinetPlace): Drawing {
  const far = pen.plane('far', 'woodDark')
  const [x, top, width, height] = [BESIDE - 13, 72, 26, 46]
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), wall, null),
    far.shape(box(-6, FLOOR, 222, 40), 'woodPale', 0.7),
    far.line([274, 281].map((y) => `M-6 ${y}H216`).join(''), 0.5, 'wood'),
    far.shape(box(-6, FLOOR - 4, 222, 4), 'white', 0.6),
    far.shape(box(x, top, width, height, 1), 'sky', 0.9),
    pen.clip(box(x, top, width, height, 1), [
      hill(
        far,
        [
          [x - 4, top + 36],
          [x + 10, top + 31],
          [x + 22, top + 35],
          [x + 36, top + 30],
        ],
        'hillFar',
        top + 60,
      ),
      tree(far, x + 21, top + 45, 0.44),
    ]),
    far.shape(box(x, top, width, height, 1), null, 0.9),
    far.line(`M${BESIDE} ${top}v${height}M${x} ${top + 21}h${width}`, 0.7),
    [-1, 1].map((side) =>
      far.shape(
        `M${BESIDE + side * 16} ${top - 4}H${BESIDE + side * 3}Q${BESIDE + side * 4} ${top + 14} ${BESIDE + side * 15} ${top + 26}z`,
        accent,
        0.8,
      ),
    ),
    far.shape(box(x - 4, top - 6, width + 8, 2.6, 1.2), 'wood', 0.7),
    far.shape(box(x - 3, top + height, width + 6, 3, 1), 'woodPale', 0.7),
    flags ? bunting(far, [CABINET.right, 59], [RIGHT, 59], 3, flags, { size: 6, gap: 3 }) : [],
  ]
}

function yardBehind(pen: Pen, { flags = [] }: CabinetPlace): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), 'sky', null),
    cloud(far, 184, 92, 0.62),
    cloud(far, 190, 38, 0.4),
    flags.length > 0
      ? bunting(pen.plane('far', 'woodDark'), [CABINET.right, 62], [RIGHT, 58], 5, flags, { size: 7, gap: 3 })
      : [],
    hill(
      far,
      [
        [-6, 190],
        [150, 190],
        [176, 182],
        [216, 188],
      ],
      'hillFar',
    ),
    tree(far, 172, GRASS + 2, 0.8),
    tree(far, 193, GRASS + 1, 1.05, 'lime'),
    hill(
      far,
      [
        [-6, GRASS],
        [100, GRASS],
        [170, GRASS - 2],
        [216, GRASS + 2],
      ],
      'meadow',
      FOOT + 8,
    ),
  ]
}

const roof = (pen: Pen, accent: Fill): Drawing => {
  const { left, right, top } = CABINET
  return awning(
    pen.plane('middle', 'brown'),
    { x: left - 4, y: top - 2, width: right - left + 8, height: 6 },
    12,
    [accent, 'white'],
    3,
  )
}

/** The cabinet with a board on each ground. */
export function cabinet(pen: Pen, place: CabinetPlace, grounds: readonly number[]): Drawing {
  const middle = pen.plane('middle', 'brown')
  const { left, right, top, foot, post, board } = CABINET
  return [
    place.isStall ? yardBehind(pen, place) : roomBehind(pen, place),
    pen.colour ? pen.shade(`M${left - 2} ${foot - 1}H${right + 4}v3H${left - 2}z`, 'black', 0.12) : [],
    middle.shape(box(left, top, right - left, (grounds.at(-1) ?? foot) - top + 2), place.back, 0.8),
    grounds.map((ground) => middle.shape(box(left, ground, right - left, board, 0.6), 'wood', 0.8)),
    [left - 1, right - post + 1].map((x) => middle.shape(box(x, top, post, foot - top, 0.8), 'woodDark', 0.8)),
    place.isStall
      ? roof(pen, place.accent)
      : middle.shape(box(left - 3, top - 2, right - left + 6, 4, 1), 'woodDark', 0.9),
  ]
}

/** Numbers to look up, each with as many dots: a poster on the wall, or on two posts. */
export function numberPoster(pen: Pen, { isStall, accent }: CabinetPlace, from: number): Drawing {
  const far = pen.plane('far', 'woodDark')
  const [x, top, width, each] = [BESIDE - 15, 131, 30, 13]
  const height = each * 5 + 4
  return [
    isStall ? [x + 3, x + width - 5].map((at) => far.shape(box(at, top, 2.4, 112, 0.5), 'wood', 0.7)) : [],
    far.shape(box(x, top, width, height, 1.6), accent, 0.8),
    far.shape(box(x + 1.6, top + 1.6, width - 3.2, height - 3.2, 1), 'white', 0.6),
    Array.from({ length: 5 }, (_, i) => {
      const [number, y] = [from + i, top + 2 + each * (i + 0.5)]
      const lines = number > 5 ? [5, number - 5] : [number]
      return [
        centredText(x + 7.4, y, String(number), 8.4),
        lines.map((many, line) =>
          far.shape(
            Array.from({ length: many }, (_, k) =>
              circle(x + 14.6 + k * 2.8, y + (line - (lines.length - 1) / 2) * 3.2, 0.95),
            ).join(''),
            accent,
            0.5,
          ),
        ),
      ]
    }),
  ]
}

/** A half shelf: the upper one of two lines of a row. */
export const halfShelf = (pen: Pen, y: number, right: number): Drawing =>
  pen.plane('middle', 'brown').shape(box(CABINET.left + 2, y, right - CABINET.left - 2, 2.4, 0.6), 'woodPale', 0.7)

/** A card that a number is written on, its foot on a shelf. */
export const CARD = { width: 23, height: 21 }

export const standingCard = (pen: Pen, x: number, foot: number, fill: Fill): Drawing => {
  const middle = pen.plane('middle')
  const { width, height } = CARD
  return [
    middle.shape(`M${r(x + width / 2 - 1)} ${r(foot - height + 2)}l4 ${height - 2}h-5z`, fill, 0.7),
    middle.shape(box(x - width / 2, foot - height, width, height, 1.6), fill, 0.9),
  ]
}

/** Whoever counts with a finger, and a grown-up who listens. */
export function counters(pen: Pen, child: CastName, adult: CastName, grows: boolean, hair?: HairName): Drawing {
  const middle = pen.plane('middle')
  const scale = 0.8
  const shade = pen.colour ? pen.shade(`M164 283H202v2.400H164z`, 'black', 0.12) : []
  return [
    shade,
    grows ? person(middle, adult, 186.5, 279, scale, { pose: WAVE_LEFT, wear: hair ? { hair } : {} }) : [],
    person(middle, child, grows ? 175.5 : BESIDE, 284, scale, { pose: POINT_LEFT }),
  ]
}

/** A weight for what would fly away, a pot for what has a stalk; its upper edge at `y`. */
export const footFor = (pen: Pen, x: number, y: number, fill: Fill, isPot: boolean): Drawing =>
  isPot
    ? pen.plane('middle').shape(`M${r(x - 4.4)} ${r(y)}h8.800l-1.400 6h-6z`, fill, 0.8)
    : pen.plane('middle').shape(`${box(x - 3, y, 6, 4, 1)}${circle(x, y, 0.6)}`, fill, 0.8)
