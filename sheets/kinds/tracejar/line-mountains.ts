/** Ranges of mountains one behind the other, from the snow far away to the hills in front: each ridge is a line to trace. */
import { polylineData } from '../../scene/marks.ts'
import { ellipse } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { blades, ripples } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { bush, flower, tuft } from '../../studio/shapes/nature.ts'
import { fence } from '../../studio/shapes/plants.ts'
import { rock } from '../../studio/shapes/sea.ts'
import { peaksOf, snowcap } from './zigzag-ridge.ts'
import type { ZigzagRow } from './zigzag-types.ts'

const SLOPES: readonly Fill[] = ['bluePale', 'greyPale', 'hillFar', 'meadow']
/** Ranges with snow, from the farthest on. */
const SNOWY = 2

/** A tree of the mountains, 22 mm high. */
const pine = (pen: Pen, x: number, foot: number, scale: number): Drawing =>
  pen.at(x, foot, scale, (own) => [
    own.shape('M-1.600 0V-5H1.600V0z', 'brown', 0.9),
    own.shape('M-8 -4L-4 -9.600H-6.400L-3 -15H-4.800L0 -22L4.800 -15H3L6.400 -9.600H4L8 -4z', 'leaf', 0.9),
  ])

/** Folds of the rock below the peaks. */
const folds = (pen: Pen, row: ZigzagRow): Drawing =>
  peaksOf(row).map(({ x, y }) => pen.line(`M${x - 1} ${y + row.rise * 0.9}q-1 7 -7 12`, 0.7))

const wood = (pen: Pen, y: number, at: readonly number[]): Drawing =>
  at.map((x, i) => pine(pen, x, y + (i % 2) * 2.5, 0.66 - (i % 3) * 0.08))

const lake = (pen: Pen, y: number): Drawing => [
  wood(pen, y - 4, [62, 71, 146]),
  pen.plane('far', 'waterLine').shape(ellipse(106, y + 1, 36, 6.4), 'water', 0.9),
  ripples(pen.plane('far', 'waterLine'), `92,${y} 118,${y + 3}`),
]

/** Between two ranges, each another part of the land. */
function company(pen: Pen, row: ZigzagRow): Drawing {
  const { low, next, index, page } = row
  const y = (low + next) / 2 + 3.5
  switch ((index + (index ? page : 0)) % SLOPES.length) {
    case 0:
      return folds(pen, row)
    case 1:
      return lake(pen, y)
    case 2:
      return wood(pen, y + 4, [58, 67, 76, 124, 133, 152])
    default:
      return [rock(pen, 66, y + 3, 0.6), rock(pen, 76, y + 4.5, 0.4), wood(pen, y + 3, [112, 121, 146])]
  }
}

/** The foot of the page: a farm at the foot of the mountains. */
const farm = (pen: Pen, foot: number): Drawing => [
  fence(pen, 12, 66, foot - 1, 8),
  house(pen, 88, foot, 0.44),
  pine(pen, 110, foot, 0.8),
  pine(pen, 120, foot + 1, 0.64),
  bush(pen, 148, foot, 0.7, 'leaf', 'pink'),
  flower(pen, 168, foot + 1, 0.9, 'red'),
  flower(pen, 178, foot, 1, 'yellow'),
  tuft(pen, 190, foot, 0.8),
]

/** The farm is inside the frame, mm. */
const FARM_FOOT = 279

/** Everything from a ridge down to the next one in front of it. */
export function range(row: ZigzagRow, isLast: boolean): Drawing {
  const { pen, stroke, low, index } = row
  const isRocky = index < SNOWY
  const far = pen.plane('far', isRocky ? 'stoneDark' : 'hillLine')
  const green = pen.plane('far', 'leafDeep')
  const body = polylineData(
    [{ x: -8, y: low }, ...stroke, { x: 218, y: low }, { x: 218, y: 310 }, { x: -8, y: 310 }],
    true,
  )
  return [
    far.shape(body, SLOPES[Math.min(index, SLOPES.length - 1)] ?? 'meadow', 0.9),
    isRocky ? peaksOf(row).map((tip, i) => snowcap(far, row, tip, i)) : [],
    isLast ? farm(green, FARM_FOOT) : company(isRocky && index === 0 ? far : green, row),
    isLast ? [] : blades(green, `30,${low + 12} 182,${low + 14}`),
  ]
}
