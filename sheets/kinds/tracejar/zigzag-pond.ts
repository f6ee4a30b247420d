/** A pond that frogs cross from leaf to leaf, one leaf below each corner of their leaps. */
import { ellipse, points, type Spot, smooth } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { backdrop, blades, ripples } from '../../studio/scenes/ground.ts'
import { bush, cloud, hill, sun } from '../../studio/shapes/nature.ts'
import { lily, reed } from '../../studio/shapes/plants.ts'
import { rock } from '../../studio/shapes/sea.ts'
import { type FigureName, roomsOf, type Sizes } from './figures.ts'
import { below } from './land.ts'
import type { ZigzagPlace, ZigzagRow } from './zigzag-types.ts'

/** All goals are smaller than a frog. */
const GOALS: Sizes = {
  butterfly: 0.56,
  caterpillar: 0.56,
  duck: 0.84,
  duckling: 0.62,
  ladybird: 0.4,
  lily: 0.84,
  snail: 0.52,
}
const goalRoomOf = roomsOf(GOALS)
/** These are in the water themselves. */
const SWIMMERS: ReadonlySet<FigureName> = new Set(['duck', 'duckling'])

/** Half of a leaf's breadth below a corner, and at either end; mm. */
const [LEAF, END] = [12.5, 16.5]
const [FIRST, LAST] = [31.5, 178.5]
/** A leaf's depth as a share of its breadth. */
const FLAT = 0.54

/** A leaf of a water lily, its notch on the side where no line runs: 1 towards the viewer, -1 away. */
const leaf = (pen: Pen, x: number, y: number, breadth: number, notch: 1 | -1): Drawing =>
  pen.at(x, y, breadth / 10, (own) => {
    const blade = (down: number) =>
      `M0 ${notch + down}L3.600 ${5.04 * notch + down}A10 5.400 0 1 ${notch > 0 ? 0 : 1} -2.800 ${5.18 * notch + down}z`
    return [
      own.shape(blade(1), 'leafDark', 0.9),
      own.shape(blade(0), 'leaf', 0.9),
      own.line(`M-4.600 ${1.6 * notch}L-7.600 ${2.6 * notch}M5 ${1.4 * notch}L8 ${2.2 * notch}`, 0.5),
    ]
  })

/** Rings on the water in front of a leaf. */
const ringsOf = (x: number, y: number, breadth: number) =>
  `M${x - breadth * 0.8} ${y + breadth * FLAT + 3.4}q${breadth * 0.8} 4 ${breadth * 1.6} 0`

/** Middle of the free water below a row, on the shores beside it too. */
const freeBelow = (low: number, step: number) => low + step / 2 - 8

function lilyPads(row: ZigzagRow): Drawing {
  const { pen, stroke, index, page, low, next, rise, journey } = row
  const far = pen.plane('far', 'waterLine')
  const leaves = pen.plane('middle', 'leafDeep')
  const breadth = Math.min(LEAF, ((stroke[2]?.x ?? 0) - (stroke[1]?.x ?? 0)) * 0.72)
  const swims = SWIMMERS.has(journey[1])
  const side = (index + page) % 2 ? 1 : -1
  const corners = stroke.slice(1, -1)
  const free = freeBelow(low, next + rise - low)
  const isWide = next + rise < 270 && next - low > 24
  return [
    far.line(
      [
        ...corners.filter(({ y }) => y >= low - 1).map(({ x, y }) => ringsOf(x, y, breadth)),
        ringsOf(FIRST, low, END),
        ...(swims ? [] : [ringsOf(LAST, low, END)]),
      ].join(''),
      0.8,
    ),
    isWide
      ? [
          lily(leaves, 105 + side * 65, free + 2, 0.86, 'pink'),
          ripples(far, `${98 - side * 66},${free} ${98 - side * 62},${free + 4}`),
        ]
      : [],
    corners.map(({ x, y }) => leaf(leaves, x, y, breadth, y >= low - 1 ? 1 : -1)),
    leaf(leaves, FIRST, low, END, 1),
    swims
      ? [far.shape(ellipse(181, low + 1, 17, 4.6), 'foam', 0.7), far.line(`M168 ${low + 8}q13 3 26 0`, 0.8)]
      : leaf(leaves, LAST, low, END, 1),
  ]
}

/** The water from shore to shore: its edge comes in between two rows, with reeds and stones on it. */
function basin(pen: Pen, lows: readonly number[]): Drawing {
  const bank = pen.plane('middle', 'leafDeep')
  const step = (lows[1] ?? 0) - (lows[0] ?? 0)
  const capes = lows.slice(0, -1).map((low) => freeBelow(low, step))
  const reach = Math.min(13, step * 0.2)
  const shore = lows.flatMap((low, i): Spot[] => {
    const cape = capes[i]
    return [[6, low - 6], ...(cape ? [[14 + reach, cape] as const] : [])]
  })
  const right = shore.map(([x, y]): Spot => [210 - x, y])
  const edge: Spot[] = [
    ...points('34,79 70,75 105,77 140,75 176,79 194,85'),
    ...right,
    ...points('196,272 170,278 105,276 40,278 14,272'),
    ...shore.toReversed(),
    [16, 85],
  ]
  const size = Math.min(0.5, (step - 30) / 70)
  return [
    hill(pen.plane('far', 'hillLine'), points('-8,66 40,61 90,66 150,60 218,66'), 'hillFar'),
    bank.shape(below(points('-8,72 40,69 105,71 160,69 218,72')), 'grass', 0.8),
    bank.shape(smooth(edge), 'water', 0.9),
    [20, 29, 176, 185, 194].map((x, i) => reed(bank, x, 83 - (x > 25 && x < 180 ? 2 : 0), 0.42 + (i % 3) * 0.07)),
    [62, 146].map((x, i) => bush(bank, x, 73, 0.46, 'leaf', i ? 'yellow' : 'pink')),
    capes.map((y, i) =>
      [18, 192].map((x, at) =>
        size < 0.3 || (i + at) % 2 ? rock(bank, x, y + 3, size * 0.8) : reed(bank, x, y + 5, size, at ? -6 : 6),
      ),
    ),
    [24, 74, 136, 186].map((x, i) => bush(bank, x, 284, 0.44 + (i % 2) * 0.08, 'leaf', i % 2 ? 'yellow' : 'pink')),
    blades(bank, '46,283 102,284 160,283'),
  ]
}

export const pond: ZigzagPlace = {
  names: ['lagoa', 'folha'],
  top: 80,
  foot: 276,
  from: 45,
  tallest: 30,
  goalRoom: goalRoomOf,
  // Frogs leap over the water: only leaves are on it.
  road: 'none',
  behind: (pen, lows) => {
    const far = pen.plane('far', 'hillLine')
    return [backdrop(pen, 'sky'), sun(far, 40, 56, 0.3), cloud(far, 168, 57, 0.4), basin(pen, lows)]
  },
  ground: lilyPads,
  feet: ({ low }) => low + 1.6,
}
