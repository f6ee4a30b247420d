/** Ranges of mountains one behind the other, from the snow far away to the hills in front: each ridge is a line to trace. */
import { ellipse, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { blades, ripples } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { bush, flower, tuft } from '../../studio/shapes/nature.ts'
import { fence } from '../../studio/shapes/plants.ts'
import { rock } from '../../studio/shapes/sea.ts'
import { below } from './land.ts'
import { massif } from './zigzag-ridge.ts'
import type { ZigzagRow } from './zigzag-types.ts'

/** Rocks and the land in front of them, from the farthest range on. */
const ROCKS: readonly Fill[] = ['bluePale', 'greyPale', 'stone', 'purplePale']
const LANDS: readonly Fill[] = ['hillFar', 'hill', 'meadow', 'grass']

/** A tree of the mountains, 22 mm high. */
const pine = (pen: Pen, x: number, foot: number, scale: number): Drawing =>
  pen.at(x, foot, scale, (own) => [
    own.shape('M-1.600 0V-5H1.600V0z', 'brown', 0.9),
    own.shape('M-8 -4L-4 -9.600H-6.400L-3 -15H-4.800L0 -22L4.800 -15H3L6.400 -9.600H4L8 -4z', 'leaf', 0.9),
  ])

const wood = (pen: Pen, y: number, at: readonly number[]): Drawing =>
  at.map((x, i) => pine(pen, x, y + (i % 2) * 2.5, 0.66 - (i % 3) * 0.08))

const lake = (pen: Pen, y: number): Drawing => [
  wood(pen, y - 4, [62, 71, 146]),
  pen.plane('far', 'waterLine').shape(ellipse(106, y + 1, 36, 6.4), 'water', 0.9),
  ripples(pen.plane('far', 'waterLine'), `92,${y} 118,${y + 3}`),
]

/** Between two ranges, each another part of the land. */
function company(pen: Pen, row: ZigzagRow, foot: number): Drawing {
  const { next, index, page } = row
  const y = (foot + next) / 2 + 3
  switch ((index + page) % 3) {
    case 0:
      return lake(pen, y)
    case 1:
      return wood(pen, y + 4, [58, 67, 76, 124, 133, 152])
    default:
      return [wood(pen, y + 4, [112, 121, 146]), rock(pen, 158, y + 4, 0.5), rock(pen, 165, y + 5, 0.36)]
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

/** From the level of a path down to the foot of its mountains, as a share of the room above the next peaks; mm. */
const [FLANK, LAST_FLANK] = [0.46, 12]

/** Solid mountains below a path, and the land from their foot down to the next ones in front. */
export function range(row: ZigzagRow, isLast: boolean): Drawing {
  const { pen, low, next, index } = row
  const green = pen.plane('far', 'leafDeep')
  const land = pen.plane('far', 'hillLine')
  const fill = LANDS[Math.min(index, LANDS.length - 1)] ?? 'meadow'
  const foot = isLast ? low + LAST_FLANK : low + (next - low) * FLANK
  return [
    land.shape(`M-8 ${low}H218V310H-8z`, fill, null),
    massif(pen, row, foot, ROCKS[index % ROCKS.length] ?? 'stone'),
    land.shape(
      below(points(`-8,${foot - 1} 40,${foot - 3} 96,${foot - 1} 150,${foot - 3} 218,${foot - 1}`)),
      fill,
      0.8,
    ),
    isLast ? farm(green, FARM_FOOT) : company(green, row, foot),
    isLast ? [] : blades(green, `30,${foot + 5} 182,${foot + 6}`),
  ]
}
