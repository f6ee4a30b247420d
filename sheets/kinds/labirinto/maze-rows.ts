/** Walls of a maze that is seen from above, as rows of what its place is made of. */
import type { Random } from '../../page/random.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { area, gapOf, type Point, path, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { box } from '../../studio/paths.ts'
import { inkOf, Pen } from '../../studio/pen.ts'
import type { Size } from './drawing.ts'
import type { PlaceName } from './place-walls.ts'
import {
  bloom,
  bushCrown,
  coral,
  crop,
  merged,
  type Piece,
  pondPlant,
  type Round,
  rock,
  roof,
  toyBlock,
  treeCrown,
} from './row-things.ts'
import { roofBlocks } from './town-above.ts'

/** Room around the cells for the half of the outer walls that reaches beyond them, mm. */
const MARGINS: Readonly<Record<Size, number>> = { facil: 4.8, medio: 3.8, desafio: 2.8, gigante: 1.6 }

export const rowMargin = (size: Size): number => MARGINS[size]

/** Cells smaller than this have thin walls, mm; those of the easiest mazes are large, and so are who stand in them. */
const [SMALL, LARGE] = [7.2, 20]

/** Width of the walls between cells of this size, mm. */
export const rowWidth = (cell: number): number => round(cell * (cell < SMALL ? 0.22 : cell > LARGE ? 0.29 : 0.34))

/** Side of the cell that a token is measured by: a token takes more of the free width between such walls. */
export const tokenCell = (cell: number): number => (cell - rowWidth(cell)) * 1.08

/** A straight piece of wall from one corner of a cell to the next. */
interface Unit {
  readonly from: Point
  readonly to: Point
  /** Units of one straight stretch have one number. */
  readonly stretch: number
}

const isLevel = (from: Point, to: Point) => Math.abs(from.y - to.y) < 0.05

/** The straight pieces of wall in path data, in the order of their stretches. */
function unitsOf(d: string): Unit[] {
  const pieces = [...d.matchAll(/M(\S+) ([^L]+)L(\S+) ([^M]+)/g)].map(([, ...ends]) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.map(Number)
    return { from: { x: x1, y: y1 }, to: { x: x2, y: y2 } }
  })
  const level = (one: Omit<Unit, 'stretch'>) => isLevel(one.from, one.to)
  const line = ({ from, to }: Omit<Unit, 'stretch'>) => (isLevel(from, to) ? [0, from.y, from.x] : [1, from.x, from.y])
  const sorted = pieces.toSorted((a, b) => {
    const [p, q] = [line(a), line(b)]
    return (p[0] ?? 0) - (q[0] ?? 0) || (p[1] ?? 0) - (q[1] ?? 0) || (p[2] ?? 0) - (q[2] ?? 0)
  })
  let stretch = 0
  return sorted.map((piece, i) => {
    const before = sorted[i - 1]
    if (!before || level(before) !== level(piece) || gapOf(before.to, piece.from) > 0.06) stretch++
    return { ...piece, stretch }
  })
}

interface Row {
  /** Below the things, closing the gaps between them: its ink and its share of the wall's width. */
  readonly band: readonly [ink: PaletteName, share: number, contour: boolean] | null
  readonly joint: (at: Point, width: number, random: Random, look: number) => readonly Piece[]
  readonly between: (unit: Unit, width: number, random: Random, look: number) => readonly Piece[]
}

/** The same round things at the corners of the cells and between them. */
function beads(band: Row['band'], thing: Round, share = 0.5): Row {
  return {
    band,
    joint: (at, width, random, look) => thing(at, width * share, random, look),
    between: ({ from, to }, width, random, look) => {
      const count = Math.max(1, Math.round(gapOf(from, to) / (width * share * 2.1)))
      return Array.from({ length: count - 1 }, (_, i) => (i + 1) / count).flatMap((t) =>
        thing({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }, width * share, random, look),
      )
    },
  }
}

/** Rectangles side by side along a unit, between the things at its ends. */
function slabs(
  { from, to }: Unit,
  width: number,
  { long, wide, free }: { readonly long: number; readonly wide: number; readonly free: number },
  draw: (x: number, y: number, width: number, height: number) => readonly Piece[],
): Piece[] {
  const room = gapOf(from, to) - width * free
  const count = Math.max(1, Math.round(room / (width * long)))
  const [step, gap, across] = [room / count, long > 1.5 ? width * 0.14 : 0, width * wide]
  return Array.from({ length: count }, (_, i) => (width * free) / 2 + i * step + gap / 2).flatMap((at) =>
    isLevel(from, to)
      ? draw(from.x + at, from.y - across / 2, step - gap, across)
      : draw(from.x - across / 2, from.y + at, across, step - gap),
  )
}

/** Rows narrower than this have little room, and from this on room for details without colour, mm. */
const [NARROW, WIDE] = [5, 7]

function rowOf(place: PlaceName, goal: string, color: boolean): Row | null {
  switch (place) {
    case 'espaco':
      return beads(['purplePale', 0.9, false], rock, 0.5)
    case 'horta':
      return beads(['earth', 1, true], crop(goal), 0.44)
    case 'jardim':
      // Flowers in the beds would be goals as well.
      return goal === 'flower'
        ? beads(['leaf', 0.8, true], bushCrown)
        : // A bloom at each corner: a calm hedge.
          { ...beads(['leaf', 1, true], bloom, 0.42), between: () => [] }
    case 'bosque':
      return beads(['leafDark', 0.7, true], treeCrown, 0.58)
    case 'recife':
      return beads(['sand', 0.8, true], coral)
    case 'agua':
      return beads(['meadow', 0.9, true], pondPlant, 0.46)
    case 'rua':
      return {
        band: ['cream', 1, true],
        // Narrow blocks have room for houses alone.
        joint: (at, width, random, look) => (width < NARROW ? [] : treeCrown(at, width * 0.36, random, look)),
        between: (unit, width, random) =>
          slabs(unit, width, { long: 1.8, wide: 0.64, free: 0.9 }, (...box) => roof(...box, random)),
      }
    case 'casa':
      return {
        band: ['woodPale', 1, true],
        joint: ({ x, y }, width, _, look) => toyBlock(x - width / 2, y - width / 2, width, width, color ? look : null),
        between: (unit, width, _, look) =>
          slabs(unit, width, { long: 1.4, wide: 1, free: 1 }, (...box) => toyBlock(...box, color ? look : null)),
      }
    case 'ceu':
      return null
  }
}

/** Below rows on paper without colour. */
const PALE: Ink = [0, 0, 0, 14]
/** Of blocks on paper without colour: darker than any path. */
const BLOCKS: Ink = [0, 0, 0, 26]
const CONTOUR = 0.6

/** A bank of clouds: round bumps along a straight core. */
function clouds(d: string, width: number, color: boolean): Mark[] {
  const bump = { cap: 'round', dash: [0.01, round(width * 0.8)] } as const
  return [
    path(d, { stroke: BLACK, width: round(width * 1.1 + 2 * CONTOUR), ...bump }),
    path(d, { stroke: BLACK, width: round(width * 0.84 + 2 * CONTOUR), cap: 'round' }),
    path(d, { stroke: WHITE, width: round(width * 1.1), ...bump }),
    path(d, { stroke: WHITE, width: round(width * 0.84), cap: 'round' }),
    path(d, { stroke: color ? inkOf('foam') : PALE, width: round(width * 0.4), ...bump }),
  ]
}

/** Ends of every stretch. */
function stretchesOf(units: readonly Unit[]): (readonly [Point, Point])[] {
  const ends = new Map<number, readonly [Point, Point]>()
  for (const { from, to, stretch } of units) ends.set(stretch, [ends.get(stretch)?.[0] ?? from, to])
  return [...ends.values()]
}

/** Below blocks: square ends, where those of a line are round. */
function blockBase(units: readonly Unit[], width: number, color: boolean): Mark[] {
  const d = stretchesOf(units)
    .map(([p, q]) => box(p.x - width / 2, p.y - width / 2, q.x - p.x + width, q.y - p.y + width))
    .join('')
  return [path(d, { stroke: BLACK, width: 2 * CONTOUR }), area(d, color ? inkOf('woodPale') : BLOCKS)]
}

/** Every stretch as one line. */
const linesOf = (units: readonly Unit[]): string[] =>
  stretchesOf(units).map(([p, q]) => `M${round(p.x)} ${round(p.y)}L${round(q.x)} ${round(q.y)}`)

/** Of the dots along a narrow row: the ink of a dot and of its heart. */
const DOTS: Readonly<Partial<Record<PlaceName, readonly (readonly [PaletteName, PaletteName])[]>>> = {
  horta: [
    ['leaf', 'lime'],
    ['purplePale', 'purple'],
    ['orange', 'leafDark'],
    ['lime', 'orange'],
  ],
  jardim: [
    ['leaf', 'lime'],
    ['lime', 'leaf'],
  ],
  bosque: [
    ['leaf', 'lime'],
    ['leafDark', 'leaf'],
  ],
  recife: [
    ['pink', 'pinkPale'],
    ['orange', 'yellow'],
    ['purplePale', 'purple'],
  ],
  agua: [
    ['leaf', 'lime'],
    ['lime', 'leaf'],
  ],
}

/** Round things along narrow rows, as dots of dashed lines: a sort for each stretch. */
function dotted(lines: readonly string[], width: number, place: PlaceName, color: boolean): Mark[] {
  const sorts = DOTS[place] ?? []
  const dots = { cap: 'round', dash: [0.01, round(width * 1.06)] } as const
  return sorts.flatMap(([ink, heart], sort) => {
    const d = lines.filter((_, i) => (i * 7) % sorts.length === sort).join('')
    return [
      path(d, { stroke: BLACK, width: round(width), ...dots }),
      path(d, { stroke: color ? inkOf(ink) : WHITE, width: round(width - 0.9), ...dots }),
      path(d, { stroke: color ? inkOf(heart) : PALE, width: round(width * 0.36), ...dots }),
    ]
  })
}

/** Walls too thin for things are a band with a contour. */
const THINNEST = 2

export function wallRows(
  d: string,
  width: number,
  place: PlaceName,
  goal: string,
  color: boolean,
  random: Random,
  /** Its streets are between blocks of houses, each under one roof. */
  isTown = false,
  /** Of walls too thin for things. */
  thin?: PaletteName,
): Mark[] {
  const units = unitsOf(d)
  if (isTown && place === 'rua') return roofBlocks(stretchesOf(units), width, color)
  const lines = linesOf(units)
  const whole = lines.join('')
  const row = rowOf(place, goal, color)
  if (!row) return clouds(whole, width, color)
  const bare = width < THINNEST
  const [ink, share, contour] = row.band ?? (bare ? (['wood', 1, true] as const) : (['wood', 0, false] as const))
  const band = width * (bare ? 1 : share)
  const edge = bare ? 0.5 : 2 * CONTOUR
  const base = [
    ...(contour || bare ? [path(whole, { stroke: BLACK, width: round(band + edge), cap: 'round' })] : []),
    ...(band > 0
      ? [
          path(whole, {
            stroke: color ? inkOf(bare && thin ? thin : ink) : PALE,
            width: round(band),
            cap: 'round',
          }),
        ]
      : []),
  ]
  if (bare) return base
  if (width < NARROW && DOTS[place]) return [...base, ...dotted(lines, width * 0.88, place, color)]
  const joints = new Set<string>()
  const looks = new Map<number, number>()
  const pieces = units.flatMap((unit): readonly Piece[] => {
    const look = looks.get(unit.stretch) ?? random.integer(0, 99)
    looks.set(unit.stretch, look)
    const ends = [unit.from, unit.to].flatMap((at) => {
      const key = `${Math.round(at.x * 5)} ${Math.round(at.y * 5)}`
      if (joints.has(key)) return []
      joints.add(key)
      return row.joint(at, width, random, look)
    })
    return [...ends, ...row.between(unit, width, random, look)]
  })
  // Without colour the details of rows that are not wide would run together.
  const seen = color || width > WIDE ? pieces : pieces.filter(({ layer }) => layer === 0)
  return [...(place === 'casa' ? blockBase(units, width, color) : base), ...merged(new Pen(color), seen)]
}
