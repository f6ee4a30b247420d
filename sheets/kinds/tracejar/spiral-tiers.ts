/** Things with a spiral in them, one row behind the other: in a garden, on the shelves of a stall, in a wood at night. */
import { cos, sin } from '../../scene/angles.ts'
import { round } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { box, circle, points, ring } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades, meadow } from '../../studio/scenes/ground.ts'
import { awning, house } from '../../studio/shapes/built.ts'
import { mushroom } from '../../studio/shapes/handy.ts'
import { cloud, flower, flowerHead, hill, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { broadLeaf, fence } from '../../studio/shapes/plants.ts'
import { rock } from '../../studio/shapes/sea.ts'
import { brightStar, crescent } from '../../studio/shapes/space.ts'
import { type Journey, namesOf, sizeIn, standing } from './figures.ts'
import type { Spirals, Wind } from './spiral-line.ts'
import { THINGS, type ThingName } from './spiral-things.ts'
import type { Scene } from './straight-scene.ts'

export interface TierWish {
  /** From the back to the front, one for each row. */
  readonly things: readonly ThingName[]
  /** Flies to each thing, and the thing has its goal in the middle. */
  readonly journey?: Journey
  readonly isNight?: boolean
}

const [LEFT, RIGHT, BOTTOM] = [12, 198, 273]
/** Plants in front of a single thing come up from here, and the thing ends above them. */
const [FRONT, ABOVE_FRONT] = [281.5, 265]
const [TOP, TOP_BELOW_AWNING] = [59, 74]
const FILLS: readonly Fill[] = ['pinkPale', 'yellowPale', 'bluePale', 'hillFar', 'purplePale', 'redPale']
const LEAVES: readonly Fill[] = ['hillFar', 'hill']
const BLOOMS: readonly Fill[] = ['red', 'yellow', 'purple', 'pink']

/** In a row: six sweets are on two shelves, six of the others in three rows. */
const columnsOf = (level: Level, rows: number) => (level === 'facil' ? 1 : level === 'desafio' && rows === 2 ? 3 : 2)

interface Row {
  readonly thing: ThingName
  readonly foot: number
  readonly r: number
}

/** Rows as high as their things, and all of them as high as the page. */
function rowsOf(things: readonly ThingName[], columns: number, top: number): Row[] {
  const cell = (RIGHT - LEFT) / columns
  const bottom = things.length === 1 ? ABOVE_FRONT : BOTTOM
  const wide = things.map((thing) => {
    const [left, , right] = THINGS[thing].room
    return cell / (left + right)
  })
  const highs = things.map((thing, i) => (THINGS[thing].room[1] + THINGS[thing].room[3]) * (wide[i] ?? 0))
  const sum = highs.reduce((a, b) => a + b, 0)
  const fit = Math.min(0.96, (bottom - top) / sum)
  const spare = (bottom - top - sum * fit) / things.length
  return things.map((thing, i) => ({
    thing,
    foot: top + highs.slice(0, i + 1).reduce((a, b) => a + b, 0) * fit + spare * (i + 1),
    r: (wide[i] ?? 0) * fit,
  }))
}

/** A board with a striped cloth. */
function counter(pen: Pen, foot: number): Drawing {
  const [far, drop] = [pen.plane('middle', 'woodDark'), 14]
  return [
    far.shape(box(-6, foot + 5, 222, drop), 'white', 0.8),
    Array.from({ length: 14 }, (_, i) => far.shape(box(-6 + i * 16, foot + 5, 8, drop), 'redPale', null)),
    far.shape(box(-6, foot - 2, 222, 7), 'woodPale', 0.9),
  ]
}

/** Ground that a thing takes, from the left to the right. */
type Span = readonly [from: number, to: number]

const LEAST_APART = 15
/** In front of a single thing. */
const CLUMPS = [19, 31, 66, 78, 89, 128, 160, 171, 190]

/** A bank of the garden, with what grows at its edge beside the things of the row, or in front of a single one. */
function bank(pen: Pen, foot: number, i: number, spans: readonly Span[], isSingle: boolean, isNight: boolean): Drawing {
  const far = pen.plane('far', 'leafDeep')
  const fill: Fill = (['hill', 'meadow', 'grass'] as const)[i % 3] ?? 'hill'
  const low = isSingle ? FRONT - foot : 3
  const spots: number[] = []
  for (const x of isSingle ? CLUMPS : Array.from({ length: 45 }, (_, j) => 17 + j * 4))
    if (isSingle || (spans.every(([from, to]) => x < from - 6 || x > to + 6) && x - (spots.at(-1) ?? 0) >= LEAST_APART))
      spots.push(x)
  return [
    meadow(pen.plane('far', 'hillLine'), foot - 2, fill),
    blades(far, `${30 + i * 9},${foot + 7} ${104 - i * 7},${foot + 9} ${172 + i * 5},${foot + 7}`),
    spots.map((x, j) => {
      const kind = (j + i * 2) % 4
      const y = foot + low
      if (kind === 1 && !isNight) return flower(far, x, y, 1, BLOOMS[(i + j) % BLOOMS.length] ?? 'red')
      if (kind === 2) return mushroom(far, x, y, 0.62)
      return kind === 3 ? rock(far, x, y, 0.3) : tuft(far, x, y, 0.8)
    }),
  ]
}

/** Loose earth where a lollipop or a rose comes out of the lawn. */
const earth = (pen: Pen, cx: number, foot: number, r: number): Drawing => {
  const [far, wide] = [pen.plane('far', 'brownDark'), Math.max(7, r * 0.42)]
  return [
    far.shape(
      `M${round(cx - wide)} ${round(foot + 2)}Q${round(cx - wide * 0.7)} ${round(foot - 3.4)} ${round(cx)} ${round(foot - 3)}Q${round(cx + wide * 0.7)} ${round(foot - 3.4)} ${round(cx + wide)} ${round(foot + 2)}z`,
      'brownPale',
      0.8,
    ),
    [-0.5, 0.1, 0.55].map((at) => far.line(`M${round(cx + wide * at)} ${round(foot)}h1.4`, 0.6, 'brownDark')),
  ]
}

/** Flowers as a snail sees them: taller than itself. */
const tallFlowers = (pen: Pen, foot: number, page: number): Drawing => {
  const middle = pen.plane('middle')
  const heads: readonly (readonly [x: number, y: number, r: number, fill: Fill, isBare?: boolean])[] = [
    [34, 116, 11, 'purple'],
    [66, 93, 13, 'yellow'],
    [146, 99, 14, 'red'],
    [189, 126, 10, 'pink', true],
  ]
  return heads.map(([at, y, r, fill, isBare]) => {
    const x = page % 2 ? 210 - at : at
    return [
      middle.rope(`M${x} ${foot}V${y}`, 2.2, 'leaf'),
      isBare ? [] : [broadLeaf(middle, x, y + 30, 0.38, -50), broadLeaf(middle, x, y + 36, 0.38, 50)],
      flowerHead(middle, x, y, r, fill),
    ]
  })
}

/** Far away, another one on each page. */
const FAR: readonly ((pen: Pen, y: number, size: number) => Drawing)[] = [
  (pen, y, size) => [24, 176].map((x, i) => tree(pen, x, y + 2 - i * 4, size, i ? 'leaf' : 'lime')),
  (pen, y, size) => [house(pen, 172, y, size * 0.7), tree(pen, 22, y, size)],
  (pen, y, size) => [fence(pen, -4, 214, y + 5, 16 * size), tree(pen, 190, y - 2, size, 'lime')],
]

function sky(pen: Pen, first: Row, columns: number, isNight: boolean, page: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const y = Math.min(first.foot - first.r * 0.7, 190)
  // Opposite to whoever flies to a single thing.
  const lit = columns === 1 ? (page % 2 ? 186 : 24) : columns === 2 ? 105 : 74
  return [
    backdrop(pen, isNight ? 'bluePale' : 'sky'),
    isNight
      ? [crescent(far, lit, 67, 0.5), [13, 122, 197].map((x, i) => brightStar(far, x, 59 + (i % 2) * 5, 2.2))]
      : [
          sun(far, lit, 67, columns === 1 ? 0.6 : 0.4),
          cloud(far, lit === 24 ? 186 : 24, 68, columns === 1 ? 0.9 : 0.5),
        ],

    hill(far, points(`-8,${y} 45,${y - 11} 105,${y - 2} 165,${y - 12} 218,${y}`), 'hillFar'),
    columns === 1
      ? first.thing === 'caracol'
        ? tallFlowers(pen, first.foot, page)
        : []
      : (FAR[page % FAR.length]?.(far, y - 3, 0.8) ?? []),
  ]
}

/** The stall of sweets. */
const stall = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'woodDark')
  return [
    backdrop(pen, 'cream'),
    [11, 195].map((x) => far.shape(box(x, 56, 4, 240), 'wood', 0.8)),
    awning(pen.plane('middle'), { x: 6, y: 56, width: 198, height: 13 }, 12, ['redPale', 'white']),
  ]
}

export function tiers({ pen, level, index, random, deal }: Scene, wish: TierWish): Spirals {
  const { things, journey, isNight = false } = wish
  const isStall = things.every((thing) => thing === 'pirulito')
  const columns = columnsOf(level, things.length)
  const rows = rowsOf(things, columns, isStall ? TOP_BELOW_AWNING : TOP)
  const cell = (RIGHT - LEFT) / columns
  const sway = columns === 1 ? 0 : 0.32
  const fills = things.includes('copa') ? LEAVES : deal(FILLS, rows.length * columns)
  const winds: Wind[] = []
  const front: Drawing[] = []
  const stood = rows.map(({ thing, foot, r: largest }, i) => {
    const { room, from, outer, inner, draw, visited, spread } = THINGS[thing]
    return Array.from({ length: columns }, (_, j) => {
      const flip = (i + j + index) % 2 === 1
      const r = largest * (level === 'facil' ? 1 : 1 - 0.1 * random.between(0, 1))
      const slack = cell - r * (room[0] + room[2])
      const lean = room[0] - room[2]
      const cx = LEFT + cell * (j + 0.5) + ((flip ? -lean : lean) / 2) * r + sway * slack * ((i + index) % 2 ? 1 : -1)
      const cy = foot - room[3] * r
      const start = flip ? 180 - from : from
      winds.push({ cx, cy, outer: outer * r, inner: inner * r, from: start, turn: flip ? 1 : -1, corners: 0 })
      if (visited && journey) front.push(flight(pen, journey, { cx, cy, r }, start, thing))
      const own = THINGS[thing].fills ?? fills
      const [left, right] = spread ? [spread, spread] : flip ? [room[2], room[0]] : [room[0], room[2]]
      const span: Span = [cx - left * r, cx + right * r]
      return {
        span,
        head: [cx - 1.2 * r, cx + 1.2 * r] as const,
        marks: [
          draw(pen.plane('middle'), cx, cy, r, own[(i * columns + j + index) % own.length] ?? 'cream', flip),
          !isStall && (thing === 'pirulito' || thing === 'rosa') ? earth(pen, cx, foot, r) : [],
        ],
      }
    })
  })
  const behind = rows.map(({ foot }, i): Drawing => {
    // The things of the next row reach up to this bank.
    const spans = [...(stood[i]?.map(({ span }) => span) ?? []), ...(stood[i + 1]?.map(({ head }) => head) ?? [])]
    return [
      isStall ? counter(pen, foot) : bank(pen, foot, i, spans, columns === 1, isNight),
      stood[i]?.map(({ marks }) => marks) ?? [],
    ]
  })
  const [first] = rows
  return {
    winds,
    behind: [isStall || !first ? stall(pen) : sky(pen, first, columns, isNight, index), behind],
    front,
    lane: 'white',
    shows: [...new Set<string>(things.map((thing) => THINGS[thing].name)), ...(journey ? namesOf(journey) : [])],
  }
}

/** The flier beside a thing, and the goal in its middle. */
function flight(
  pen: Pen,
  [who, goal]: Journey,
  { cx, cy, r }: { readonly cx: number; readonly cy: number; readonly r: number },
  from: number,
  thing: ThingName,
): Drawing {
  const middle = pen.plane('middle')
  const size = Math.min(30, Math.max(12, r * 0.5))
  const far = r * 1.2 + size * 0.3
  const [dx, dy] = [cos((from * Math.PI) / 180), sin((from * Math.PI) / 180)]
  const room = { width: size, height: size }
  const { height } = sizeIn(who, room)
  const inside = { width: r * 0.6, height: r * 0.6 }
  return [
    thing === 'flor'
      ? [
          middle.shape(circle(cx, cy, r * 0.2), 'orange'),
          middle.shape(
            ring(cx, cy, r * 0.11, r * 0.11, 6)
              .map(([x, y]) => circle(x, y, r * 0.025))
              .join(''),
            'yellow',
            0.6,
          ),
        ]
      : standing(middle, goal, cx, cy + sizeIn(goal, inside).height / 2, inside),
    standing(middle, who, cx + dx * far, cy + dy * far + height / 2, room, dx > 0),
  ]
}
