/** The land around a maze, seen from above: more of what its walls are made of, and a larger thing on each side of the title. */
import { type Box, overlaps } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { PICTURE, titleWidth } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { path, polylineData, rectData, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { reachOf, standing, type Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { box, points, type Spot, scallop } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { wateringCan } from '../../studio/shapes/keepsakes.ts'
import { bush, cloud, sun, tree } from '../../studio/shapes/nature.ts'
import { reed } from '../../studio/shapes/plants.ts'
import { SEASIDE } from '../../studio/shapes/seaside.ts'
import { planet } from '../../studio/shapes/space.ts'
import { engine } from '../../studio/shapes/train.ts'
import { bus } from '../../studio/shapes/vehicles.ts'
import type { MazeFacts } from './maze.ts'
import { horizonOf } from './maze-horizon.ts'
import { floorWays, type PlaceName, placeFloor } from './place-walls.ts'
import { bushCrown, coral, merged, type Piece, type Round, rock, roof, toyBlock, treeCrown } from './row-things.ts'
import type { Tiling } from './tiling.ts'

interface Land {
  readonly ground: PaletteName
  /** Strewn around the maze: how much of the land it covers, its radius in mm. */
  readonly wild: Round
  readonly share: number
  readonly radius: number
  readonly beside: readonly [Thing, Thing]
}

const puff: Round = ({ x, y }, r) => {
  const outline = scallop(
    points('-14,0 -13,-6 -5,-11 5,-10 12,-5 14,0').map(
      ([dx, dy]): Spot => [x + (dx * r) / 13, y + ((dy + 5) * r) / 13],
    ),
    0.56,
    false,
  )
  return [{ layer: 0, fill: 'cloud', d: `${outline}z` }]
}

/** Houses among trees. */
const town: Round = (at, r, random, look) =>
  random.chance(0.4) ? treeCrown(at, r * 0.8, random, look) : roof(at.x - r, at.y - r * 0.7, 2 * r, 1.4 * r, random)

/** Blocks that were left on the floor. */
const leftBlock: Round = ({ x, y }, r, random) =>
  toyBlock(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, random.integer(0, 99))

const reeds: Thing = (pen) => [reed(pen, -8, 0, 0.9, -7), reed(pen, 8, 0, 0.9, 7), reed(pen, 0, 0, 1.05)]
/** A gate of wooden blocks. */
const tower: Thing = (pen) => [
  pen.shape(box(-15, -14, 9, 14, 1), 'redPale'),
  pen.shape(box(6, -14, 9, 14, 1), 'bluePale'),
  pen.shape(box(-17, -22, 34, 8, 1), 'yellowPale'),
  pen.shape('M-9 -22L0 -34L9 -22z', 'lime'),
]
const fruitTree: Thing = (pen) => tree(pen, 0, 0, 1, 'leaf', 'red')
const greenTree: Thing = (pen) => tree(pen, 0, 0, 1)
const shrub: Thing = (pen) => bush(pen, 0, 0, 1, 'leaf', 'red')

const LANDS: Readonly<Record<PlaceName, Land>> = {
  jardim: { ground: 'meadow', wild: bushCrown, share: 0.75, radius: 5.2, beside: [greenTree, shrub] },
  horta: { ground: 'meadow', wild: treeCrown, share: 0.75, radius: 5.2, beside: [wateringCan, fruitTree] },
  bosque: { ground: 'hill', wild: treeCrown, share: 0.9, radius: 5.4, beside: [greenTree, greenTree] },
  recife: { ground: 'foam', wild: coral, share: 0.6, radius: 4.8, beside: [SEASIDE.estrela, SEASIDE.concha] },
  agua: { ground: 'meadow', wild: bushCrown, share: 0.7, radius: 5.2, beside: [reeds, reeds] },
  ceu: {
    ground: 'sky',
    wild: puff,
    share: 0.35,
    radius: 5,
    beside: [(pen) => sun(pen, 0, 0, 1, true), (pen) => cloud(pen, 0, 0, 1)],
  },
  espaco: {
    ground: 'dusk',
    wild: rock,
    share: 0.4,
    radius: 3.2,
    beside: [(pen) => planet(pen, 0, 0, 1, 'orange', 'bands'), (pen) => planet(pen, 0, 0, 1, 'teal', 'ring')],
  },
  rua: { ground: 'meadow', wild: town, share: 0.95, radius: 5.6, beside: [(pen) => bus(pen, 0, 0), greenTree] },
  casa: {
    ground: 'woodPale',
    wild: leftBlock,
    share: 0.2,
    radius: 3.8,
    beside: [tower, (pen) => engine(pen, 0, 0)],
  },
}

/** Of the title board and the instruction below it, and between them and other things, mm. */
const [BOARD, LINE, AIR] = [{ top: 24, height: 16 }, { top: 42.5, height: 9.5 }, 3]
const INSTRUCTION_SIZE = 5.2
const MIDDLE = PICTURE.x + PICTURE.width / 2
const RIGHT = PICTURE.x + PICTURE.width

const centredBox = (y: number, width: number, height: number): Box => ({ x: MIDDLE - width / 2, y, width, height })

interface Ways {
  readonly tiling: Tiling
  readonly maze: MazeFacts
}

interface Words {
  readonly title: string
  readonly instruction: string
}

/** The board, and the line below it. */
function headed({ title, instruction }: Words): readonly [Box, Box] {
  const told = Math.min(measureText(instruction, 'text', INSTRUCTION_SIZE) + 8, PICTURE.width - 16)
  return [centredBox(BOARD.top, titleWidth(title), BOARD.height), centredBox(LINE.top, told, LINE.height)]
}

/** Narrowest room for a thing beside the title, and the largest thing, mm. */
const [LEAST_THING, LARGEST_THING] = [13, 30]

/** The two things beside the title, as large as its board leaves room for, and their boxes. */
function besideTitle(pen: Pen, land: Land, [board, told]: readonly [Box, Box]) {
  const upper = board.x - PICTURE.x - 2 * AIR
  const lower = told.x - PICTURE.x - 2 * AIR
  const isTall = lower >= LEAST_THING
  const width = isTall ? Math.min(upper, lower) : upper
  const top = BOARD.top - 1
  const foot = isTall ? LINE.top + LINE.height : LINE.top - 2
  if (width < LEAST_THING) return []
  return land.beside.map((thing, i) => {
    const reach = reachOf(thing)
    const scale = Math.min(
      width / reach.width,
      (foot - top) / reach.height,
      LARGEST_THING / Math.max(reach.width, reach.height),
    )
    const [wide, high] = [reach.width * scale, reach.height * scale]
    const x = i === 0 ? PICTURE.x + AIR + width / 2 : RIGHT - AIR - width / 2
    const at = Math.min(Math.max(x, PICTURE.x + AIR + wide / 2), RIGHT - AIR - wide / 2)
    const stands = foot - Math.max(0, (foot - top - high) / 2)
    return {
      mark: standing(pen.plane('middle'), thing, at, stands, Math.max(wide, high)),
      box: { x: at - wide / 2, y: stands - high, width: wide, height: high },
    }
  })
}

/** A box and so much more on each side. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

interface Strewn {
  readonly x: number
  readonly y: number
  readonly pieces: readonly Piece[]
}

/** From this share on the things of a land are a town or a wood. */
const DENSE = 0.6

/** Things strewn over the land outside of the boxes that are taken. */
function strewn(land: Land, taken: readonly Box[], random: Random): Piece[] {
  const { radius: r, wild, share } = land
  const step = r * 2.35
  const [wide, high] = [PICTURE.width - 2 * AIR, PICTURE.height - 2 * AIR]
  const [columns, rows] = [Math.floor(wide / step), Math.floor(high / step)]
  const kept = taken.map((one) => grown(one, 2.5))
  const placed = Array.from({ length: columns * rows }, (_, i) => i).flatMap((i): readonly Strewn[] => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const drift = () => random.integer(-10, 10) * 0.01 * r
    const x = PICTURE.x + AIR + (wide * (column + 0.5)) / columns + drift()
    const y = PICTURE.y + AIR + (high * (row + 0.5)) / rows + drift()
    const isWanted = random.chance(share)
    const own = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
    if (!isWanted || kept.some((box) => overlaps(box, own))) return []
    return [{ x, y, pieces: wild({ x, y }, r * (random.integer(84, 100) / 100), random, random.integer(0, 99)) }]
  })
  // One roof or crown alone would be a stray shape in an empty corner.
  const isNear = (one: Strewn, other: Strewn) =>
    one !== other && Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < step * 1.6
  const isDense = share >= DENSE
  return placed.flatMap((one) => (isDense && !placed.some((other) => isNear(one, other)) ? [] : one.pieces))
}

/** Boards of a floor. */
const boards = (pen: Pen, from = 0): Drawing =>
  pen.line(
    Array.from({ length: 16 - from }, (_, k) => k + from)
      .map(
        (i) =>
          `M${PICTURE.x} ${round(PICTURE.y + i * 17)}H${RIGHT}M${PICTURE.x + 30 + (i % 3) * 55} ${round(PICTURE.y + i * 17)}v17`,
      )
      .join(''),
    0.5,
    'wood',
  )

/** The land behind a maze; the boxes of the maze and of what is written stay free. */
export function aerialLand(
  place: PlaceName,
  words: Words,
  taken: readonly Box[],
  color: boolean,
  random: Random,
  /** The place beyond, where there is a horizon, and which of its looks. */
  horizon?: { readonly place: PlaceName; readonly variant: number },
): Mark[] {
  const pen = new Pen(color)
  const land = LANDS[place]
  if (horizon && place !== 'ceu' && place !== 'espaco')
    return marksOf([
      horizonOf(horizon, land.ground, { title: headed(words)[0].x, told: headed(words)[1].x }, color),
      place === 'casa' && color ? boards(pen, 3) : [],
    ])
  const head = headed(words)
  const beside = besideTitle(pen, land, head)
  const kept = [...head, ...beside.map((one) => one.box), ...taken]
  return marksOf([
    pen.shape(box(0, 0, 214, 300), land.ground, null),
    place === 'casa' && color ? boards(pen) : [],
    merged(pen, strewn(land, kept, random)),
    beside.map(({ mark }) => mark),
  ])
}

/** Lanes are this pale without colour. */
const PALE: Ink = [0, 0, 0, 26]

/** The floor of the ways; on paper without colour the lanes of streets alone. `base`: another floor than the place has. */
export function aerialFloor(
  place: PlaceName,
  area: Box,
  cell: number,
  { tiling, maze }: Ways,
  color: boolean,
  base?: PaletteName,
): Mark[] {
  const ways = floorWays(tiling, maze.open)
  if (color && base)
    return marksOf(new Pen(true).shape(rectData(area.x, area.y, area.width, area.height, 3), base, null))
  if (color) return placeFloor(place, area, cell, ways, true)
  if (place !== 'rua') return []
  const dash = [round(cell * 0.16), round(cell * 0.17)]
  const lanes = path(ways.map((way) => polylineData(way)).join(''), {
    stroke: PALE,
    width: cell > 20 ? 1 : 0.6,
    dash,
  })
  return [lanes]
}

/** Of a parked car from above: its length and its width, in shares of the free width of a street. */
const [LONG, WIDE] = [1.05, 0.52]
/** Shorter than whoever drives through the widest streets, mm. */
const LONGEST = 13
const PAINTS = ['red', 'yellow', 'blue', 'lime', 'pink'] as const

/** Cars that wait where streets end. */
export function parkedCars({ tiling, maze }: Ways, free: number, taken: ReadonlySet<number>, color: boolean): Mark[] {
  const near = new Map<number, number[]>()
  for (const [a, b] of maze.open) {
    near.set(a, [...(near.get(a) ?? []), b])
    near.set(b, [...(near.get(b) ?? []), a])
  }
  const ends = [...near].filter(([cell, next]) => next.length === 1 && !taken.has(cell) && !maze.path.includes(cell))
  return merged(
    new Pen(color),
    ends.flatMap(([cell, [next = 0]], i): Piece[] => {
      const [at, to] = [tiling.cells[cell], tiling.cells[next]]
      if (!at || !to) return []
      const isLevel = Math.abs(at.y - to.y) < 0.1
      const long = Math.min(free * LONG, LONGEST)
      const wide = (long * WIDE) / LONG
      const part = (from: number, length: number, across: number, r: number) =>
        isLevel
          ? box(at.x - long / 2 + long * from, at.y - (wide * across) / 2, long * length, wide * across, r)
          : box(at.x - (wide * across) / 2, at.y - long / 2 + long * from, wide * across, long * length, r)
      return [
        { layer: 0, fill: inTurn(PAINTS, i), d: part(0, 1, 1, wide * 0.3) },
        { layer: 1, fill: 'bluePale', d: part(0.2, 0.14, 0.72, wide * 0.05) + part(0.68, 0.12, 0.72, wide * 0.05) },
      ]
    }),
  )
}
