/** Plots that a maze leads around, so that it is a place: beds and haystacks, a playground, islands, planets, furniture. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import type { Mark } from '../../scene/scene.ts'
import { reachOf, standing, type Thing } from '../../studio/fit.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { bird } from '../../studio/shapes/animals.ts'
import { house } from '../../studio/shapes/built.ts'
import { bale, barn, windPump } from '../../studio/shapes/farm.ts'
import { fountain, lake, lighthouse, maize, mangrove, palmIsland, pier } from '../../studio/shapes/map-places.ts'
import { cloud, tree } from '../../studio/shapes/nature.ts'
import { PLAY_LARGE } from '../../studio/shapes/playground-things.ts'
import { bed, blocks, nightTable } from '../../studio/shapes/rooms.ts'
import { rock } from '../../studio/shapes/sea.ts'
import { alien, planet } from '../../studio/shapes/space.ts'
import { airBalloon, lightPlane } from '../../studio/shapes/travellers.ts'
import type { PlaceName } from './place-walls.ts'
import { armchair, bushes, greens, grove, reeds, SITTING_ROOM, sofa } from './plot-sets.ts'
import { SQUARES } from './town-above.ts'

/** Cells that are no part of a maze. */
export interface Plot {
  readonly column: number
  readonly row: number
  readonly width: number
  readonly height: number
}

export interface PlottedBoard {
  readonly columns: number
  readonly rows: number
  /** Cells across each of the two corners of start and goal. */
  readonly block: number
  readonly mirrored: boolean
}

const meet = (a: Plot, b: Plot, gap: number) =>
  a.column < b.column + b.width + gap &&
  b.column < a.column + a.width + gap &&
  a.row < b.row + b.height + gap &&
  b.row < a.row + a.height + gap

/** Plots of these sizes as far as there is room: a cell is between any two, and between them and the edge. */
export function plotsIn(
  { columns, rows, block, mirrored }: PlottedBoard,
  sizes: readonly (readonly [width: number, height: number])[],
  random: Random,
): Plot[] {
  const corner = (left: boolean, row: number): Plot => ({
    column: left ? 0 : columns - block,
    row,
    width: block,
    height: block,
  })
  const corners = [corner(!mirrored, 0), corner(mirrored, rows - block)]
  const placed: Plot[] = []
  for (const [width, height] of sizes) {
    const spots = Array.from({ length: columns * rows }, (_, i) => ({
      column: i % columns,
      row: Math.floor(i / columns),
      width,
      height,
    })).filter(
      (plot) =>
        plot.column > 0 &&
        plot.row > 0 &&
        plot.column + width < columns &&
        plot.row + height < rows &&
        ![...corners, ...placed].some((other) => meet(plot, other, 1)),
    )
    if (spots.length > 0) placed.push(random.pick(spots))
  }
  return placed
}

const pool: Thing = (pen) => [
  pen.shape(ellipse(0, -9, 26, 9), 'water', 1),
  pen.line('M-14 -10q3 -2 6 0t6 0M2 -6q3 -2 6 0t6 0', 0.8, 'waterLine'),
  pen.shape(circle(-24, -5, 4), 'stone', 0.9),
  pen.shape(circle(23, -4, 5), 'stone', 0.9),
]

const rainbow: Thing = (pen) => [
  ...(['redPale', 'yellowPale', 'bluePale', 'white'] as const).map((fill, i) =>
    pen.shape(`M${i * 5 - 26} 0A${26 - i * 5} ${26 - i * 5} 0 0 1 ${26 - i * 5} 0z`, fill, 0.9),
  ),
  cloud(pen, -20, 2, 0.5),
  cloud(pen, 20, 2, 0.5),
]

const flock: Thing = (pen) => [
  bird(pen, -10, 0, 1, 'blue'),
  bird(pen, 10, -9, 0.9, 'orange'),
  bird(pen, 12, 6, 0.8, 'pink'),
]

const letterBlocks: Thing = (pen) => blocks(pen, 0, 0)
const table: Thing = (pen) => [
  pen.rope('M-20 0V-20M20 0V-20', 3, 'woodDark', 0.9),
  pen.shape(box(-26, -24, 52, 5, 1.5), 'wood', 1),
  pen.shape('M-8 -25C-9 -32 9 -32 8 -25z', 'red', 0.9),
]
const redHouse: Thing = (pen) => house(pen, 0, 0)
const blueHouse: Thing = (pen) => house(pen, 0, 0, 1, { roof: 'blue' })
/** In place of things that would be a second goal. */
const OTHERS: Readonly<Record<string, readonly Thing[]>> = { house: [grove, fountain, ...PLAY_LARGE, bushes] }

interface Plots {
  readonly ground: PaletteName
  readonly things: readonly Thing[]
  /** For mazes whose plots bear letters. */
  readonly more?: readonly Thing[]
  /** Instead of all these in a maze with square corridors. */
  readonly squares?: readonly Thing[]
}

const PLOTS: Readonly<Record<PlaceName, Plots>> = {
  jardim: { ground: 'meadow', things: [...PLAY_LARGE, fountain, grove, bushes] },
  horta: {
    ground: 'meadow',
    things: [greens, maize, (pen) => bale(pen, 0, 0), (pen) => barn(pen, 0, 0), (pen) => windPump(pen, 0, 0)],
  },
  bosque: { ground: 'hill', things: [grove, lake, bushes, (pen) => rock(pen, 0, 0), (pen) => tree(pen, 0, 0)] },
  recife: { ground: 'sand', things: [palmIsland, lighthouse, pier, (pen) => rock(pen, 0, 0)] },
  agua: { ground: 'meadow', things: [reeds, mangrove, pool, bushes] },
  ceu: {
    ground: 'bluePale',
    things: [airBalloon, (pen) => cloud(pen, 0, 0), (pen) => [cloud(pen, -8, 0, 0.8), cloud(pen, 10, 5)]],
    more: [(pen) => lightPlane(pen), rainbow, flock],
  },
  espaco: {
    ground: 'bluePale',
    things: [
      (pen) => planet(pen, 0, 0, 1, 'orange', 'bands'),
      (pen) => planet(pen, 0, 0, 1, 'teal', 'ring'),
      (pen) => alien(pen, 0, 0),
      (pen) => planet(pen, 0, 0, 1, 'purple', 'ring', 'purplePale'),
    ],
  },
  rua: {
    ground: 'meadow',
    things: [redHouse, grove, blueHouse, fountain],
    squares: SQUARES,
  },
  casa: {
    ground: 'yellowPale',
    things: [sofa, (pen) => bed(pen, -34, 0, 68), armchair, letterBlocks, (pen) => nightTable(pen, 0, 0)],
    more: [table],
    squares: SITTING_ROOM,
  },
}

export const plotGround = (place: PlaceName): PaletteName => PLOTS[place].ground

/** Most of a thing in a row, and the room between two, in widths of one. */
const [MOST, ROW_GAP] = [2, 1.12]

/** The scale of a thing that fills a box, and the share of the box that it covers. */
function fitOf(thing: Thing, { width, height }: Box) {
  const reach = reachOf(thing)
  const scale = Math.min(width / reach.width, height / reach.height)
  const count = Math.min(MOST, Math.max(1, Math.floor(width / (reach.width * scale * ROW_GAP))))
  return {
    scale,
    reach,
    count,
    share: (count * reach.width * reach.height * scale * scale) / (width * height),
  }
}

/** Between the walls of a plot and what is on it, mm. */
const INSET = 1.4

/** A thing covers its plot well enough with this share of what the best one covers. */
const WELL = 0.66

interface Wish {
  /** Nothing like it is on a plot. */
  readonly goal?: string
  readonly well?: number
  /** There are letters in the maze: more sorts of things, and none with letters on it. */
  readonly lettered?: boolean
  /** Free above the thing, for its letter, mm. */
  readonly headroom?: number
  /** On these plots, page by page. */
  readonly page?: { readonly index: number; readonly sheet: Random }
  readonly things?: readonly Thing[]
}

/** Each plot with its ground and what is on it, nothing like the goal; `boxes` are clear of the walls around them. */
export function drawPlots(
  place: PlaceName,
  boxes: readonly Box[],
  color: boolean,
  random: Random,
  { goal = '', well = WELL, lettered = false, headroom = INSET, page, things: asked }: Wish = {},
): Mark[] {
  const pen = new Pen(color).plane('middle')
  const { ground, things: own, more = [], squares } = PLOTS[place]
  const named = lettered ? [...own, ...more].filter((one) => one !== letterBlocks) : own
  const wide = page && !asked && (place === 'rua' || !lettered) ? squares : undefined
  const things = asked ?? wide ?? OTHERS[goal] ?? named
  // Every page of a sheet begins with others.
  const order = (page?.sheet.fork('on plots') ?? random).shuffle(things)
  const first = page ? (page.index * boxes.length) % order.length : 0
  let left = [...order.slice(first), ...order.slice(0, first)]
  const onPlot = (area: Box): Drawing => {
    if (left.length === 0) left = random.shuffle(things)
    const most = Math.max(...left.map((one) => fitOf(one, area).share))
    const thing = left.find((one) => fitOf(one, area).share >= most * well)
    if (!thing) return []
    left = left.filter((other) => other !== thing)
    const { scale, reach, count } = fitOf(thing, area)
    const size = scale * Math.max(reach.width, reach.height)
    const step = area.width / count
    const foot = area.y + area.height - Math.max(0, (area.height - reach.height * scale) * 0.35)
    return Array.from({ length: count }, (_, i) => standing(pen, thing, area.x + step * (i + 0.5), foot, size))
  }
  return boxes.flatMap(({ x, y, width, height }) =>
    marksOf([
      color ? pen.shape(box(x, y, width, height), ground, null) : [],
      onPlot({ x: x + INSET, y: y + headroom, width: width - 2 * INSET, height: height - headroom - INSET }),
    ]),
  )
}
