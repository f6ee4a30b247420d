/** A half of a figure on squares, and of the other half as much as the level gives: lines, dots in order, or squares alone. */
import type { Box } from '../../lettering/bounds.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { faint } from '../../scene/faint.ts'
import { ANSWER_RED, GREY, PALE_GREY, WHITE } from '../../scene/inks.ts'
import { centredText, dot, group, line, type Point, path, text } from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import {
  curvesOf,
  footOf,
  type GridFigure,
  type GridPart,
  type GridPlace,
  type Half,
  nodesOf,
  onGrid,
  partsOf,
} from '../../studio/mirror/grid-figure.ts'
import { type Fill, inkOf, mixed } from '../../studio/pen.ts'
import { type DotStyle, labelWithBlanks, START_SCALE } from './dot-labels.ts'
import { startStar } from './dot-page.ts'
import { tag } from './dot-writing.ts'
import { GHOST } from './ghost.ts'
import type { PlacedLabel } from './labels.ts'

/** Given of the other half: all lines, dots and dashed lines, dots and dashed bends, or nothing. */
export type MirrorHelp = 'lines' | 'dashes' | 'dots' | 'squares'

/** Squares on each side of the mirror, rows, and the side of a square, mm. */
export const [COLUMNS, ROWS, SQUARE] = [9, 18, 9] as const
const [AXIS, TOP] = [105, 64.5]
/** Height of the feet of a figure. */
export const GRID_FOOT = TOP + ROWS * SQUARE

const [LINE, DASHES] = [1.1, [2.2, 2] as const]
const DASHED: Ink = [0, 0, 0, 45]
/** Strength of colours that the child does not have to repeat. */
const PALE = 0.5
/** Greys of sheets without colour, as different as a pencil can make them. */
const TONES: readonly Ink[] = [
  [0, 0, 0, 18],
  [0, 0, 0, 46],
  [0, 0, 0, 8],
  [0, 0, 0, 32],
  [0, 0, 0, 56],
]

interface MirrorWish {
  readonly figure: GridFigure
  readonly help: MirrorHelp
  /** The half that the child makes. */
  readonly missing: Half
  readonly colour: boolean
  /** The child paints: colours are strong, without colour they are greys. */
  readonly painted: boolean
  /** Number of the first dot. */
  readonly first: number
}

export interface MirrorFacts {
  readonly figure: string
  readonly help: MirrorHelp
  readonly missing: Half
  /** Dots of the missing half, in the order of joining, mm. */
  readonly points: readonly Point[]
  readonly labels: readonly PlacedLabel[]
  readonly doubtful: number
  /** Different fills of the given half. */
  readonly inks: number
}

const isPlain = (fill: Fill) => fill === 'black' || fill === 'white'

/** The fills that a child can tell from paper and from lines, that of the body first. */
const fillsOf = (figure: GridFigure) => [
  ...new Set([{ fill: figure.fill }, ...partsOf(figure)].flatMap(({ fill }) => (fill && !isPlain(fill) ? [fill] : []))),
]

function inkFor({ figure, colour, painted }: MirrorWish, fill: Fill): Ink {
  if (isPlain(fill)) return inkOf(fill)
  if (colour) return painted ? inkOf(fill) : mixed(WHITE, inkOf(fill), PALE)
  return painted ? (TONES[fillsOf(figure).indexOf(fill) % TONES.length] ?? WHITE) : WHITE
}

type Look = (part: GridPart) => { readonly fill?: Ink; readonly stroke?: Ink; readonly dash?: readonly number[] }

const drawHalf = (figure: GridFigure, place: GridPlace, half: Half, look: Look): Mark[] =>
  partsOf(figure).map((part) => path(onGrid(part.d, place, half), { width: LINE, ...look(part) }))

function squares(half: Half, ink: Ink, width: number): Mark {
  const end = AXIS + half * COLUMNS * SQUARE
  const rows = Array.from({ length: ROWS + 1 }, (_, i) => `M${AXIS} ${TOP + i * SQUARE}H${end}`)
  const columns = Array.from({ length: COLUMNS }, (_, i) => `M${AXIS + half * (i + 1) * SQUARE} ${TOP}V${GRID_FOOT}`)
  return path([...rows, ...columns].join(''), { stroke: ink, width })
}

/** Size of letters and numbers at the squares, mm. */
const COORDINATE = 3.7

/** Letters count the columns from the mirror outwards, numbers the rows. */
const coordinates = (): Mark[] =>
  ([-1, 1] as const).flatMap((half) => [
    ...Array.from({ length: COLUMNS }, (_, i) =>
      text(AXIS + half * (i + 0.5) * SQUARE, TOP - 1.4, String.fromCharCode(65 + i), COORDINATE, {
        font: 'text',
        fill: GREY,
      }),
    ),
    ...Array.from({ length: ROWS }, (_, i) =>
      centredText(AXIS + half * (COLUMNS * SQUARE + 2.6), TOP + (i + 0.5) * SQUARE, String(i + 1), COORDINATE, {
        font: 'text',
        fill: GREY,
      }),
    ),
  ])

/** Dots one square from each other have small numbers. */
const NEAR = 1.3
const STYLES: readonly [near: DotStyle, far: DotStyle] = [
  { size: 4.8, radius: 1.3, gap: 6 },
  { size: 5.6, radius: 1.4, gap: 9 },
]
/** Numbers reach so far over the mirror, mm: one at the mirror may be above its dot. */
const OVER_MIRROR = 3.4
const limitsOf = (missing: Half): Box => {
  const width = (COLUMNS + 0.4) * SQUARE + OVER_MIRROR
  return {
    x: missing > 0 ? AXIS - OVER_MIRROR : AXIS + OVER_MIRROR - width,
    y: TOP - 3,
    width,
    height: GRID_FOOT - TOP + 3,
  }
}

/**
 * Lines that are dashed beside dots: the bends of the outline, which dots alone would make straight; with more help, all
 * within it too.
 */
const dashedOf = (figure: GridFigure, help: MirrorHelp): string[] => {
  if (help === 'dots') return [curvesOf(figure.outline)]
  if (help !== 'dashes') return []
  return partsOf(figure).map(({ d }) => (d === figure.outline ? curvesOf(d) : d))
}

/** Points along a line, for numbers to keep clear of. */
const along = (d: string, place: GridPlace, half: Half): Point[] =>
  flattenPath(onGrid(d, place, half)).flatMap((one) => resample(one, 2))

function numbered(wish: MirrorWish, place: GridPlace) {
  const { figure, missing, first } = wish
  const points = nodesOf(figure.outline).map(([x, y]) => ({
    x: place.axis + missing * x * SQUARE,
    y: place.top + y * SQUARE,
  }))
  const isNear = nodesOf(figure.outline).some(([x, y], i, all) => {
    const [nextX = 99, nextY = 99] = all[i + 1] ?? []
    return (nextX - x) ** 2 + (nextY - y) ** 2 < NEAR ** 2
  })
  const style = STYLES[isNear ? 0 : 1]
  const words = points.map((_, i) => String(first + i))
  const obstacles = [
    ...partsOf(figure).flatMap(({ d }) => along(d, place, missing > 0 ? -1 : 1)),
    ...dashedOf(figure, wish.help).flatMap((d) => along(d, place, missing)),
  ]
  const { labels, room, doubtful } = labelWithBlanks(points, words, style, obstacles, {
    limits: limitsOf(missing),
    count: 0,
  })
  const texts = labels.map(({ text: own, at }) => centredText(at.x, at.y, own, room.size))
  const [start] = points
  return {
    points,
    labels,
    doubtful,
    marks: [
      ...texts.map(tag),
      ...texts,
      ...points.slice(1).map((p) => dot(p.x, p.y, style.radius)),
      ...(start ? [startStar(start, style.radius, START_SCALE, wish.colour)] : []),
    ],
  }
}

export function mirrorTask(wish: MirrorWish): { readonly marks: readonly PageMark[]; readonly facts: MirrorFacts } {
  const { figure, help, missing, painted } = wish
  const given: Half = missing > 0 ? -1 : 1
  // A figure to paint is on its ground, one on a wall in the middle.
  const above = painted ? ROWS - footOf(figure) : Math.floor((ROWS - footOf(figure)) / 2)
  const place: GridPlace = { axis: AXIS, top: TOP + above * SQUARE, square: SQUARE }
  const full: Look = ({ fill }) => (fill ? { fill: inkFor(wish, fill) } : {})
  const asAnswer: Look = (part) => (painted ? full(part) : { ...full(part), stroke: ANSWER_RED })
  const bare: Look = ({ fill }) => (fill ? { fill: WHITE } : {})
  const dashed = dashedOf(figure, help)
    .filter(Boolean)
    .map((d) => path(onGrid(d, place, missing), { stroke: DASHED, width: 0.7, dash: DASHES }))
  const over = (half: Half) =>
    group(0, 0, [squares(half, GREY, 0.16)], { clip: `${onGrid(figure.outline, place, half)}Z` })
  const isDotted = help === 'dots' || help === 'dashes'
  const joined = isDotted ? numbered(wish, place) : { points: [], labels: [], doubtful: 0, marks: [] }
  const mirror = line(AXIS, TOP - 2.5, AXIS, GRID_FOOT, { width: 1.3, dash: [5, 2.6] })
  const blank: Mark[] = [
    ...(help === 'lines' ? [...drawHalf(figure, place, missing, bare), over(missing)] : []),
    ...dashed,
    mirror,
    ...joined.marks,
  ]
  return {
    marks: [
      squares(-1, PALE_GREY, 0.35),
      squares(1, PALE_GREY, 0.35),
      ...drawHalf(figure, place, given, full),
      over(given),
      // Numbers are over the mirror, both halves are under it.
      answer([...drawHalf(figure, place, missing, asAnswer), over(missing), mirror], blank, [
        ...faint(drawHalf(figure, place, missing, full), GHOST),
        ...blank,
      ]),
      answer([], help === 'squares' ? coordinates() : []),
    ],
    facts: {
      figure: figure.id,
      help,
      missing,
      points: joined.points,
      labels: joined.labels,
      doubtful: joined.doubtful,
      inks: fillsOf(figure).length,
    },
  }
}
