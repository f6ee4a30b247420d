/** Symmetry on squares: one half of a figure is painted, the child completes the other one as in a mirror. */
import { boundsOf } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { sampleContour } from '../../pictures/contour.ts'
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import {
  drawSymmetric,
  type SymmetricStyle,
  symmetricContour,
  symmetricFigure,
  symmetricLayers,
} from '../../pictures/symmetric.ts'
import { answer } from '../../scene/answers.ts'
import { contains } from '../../scene/even-odd.ts'
import { BLACK, GREY, PALE_GREY, WHITE } from '../../scene/inks.ts'
import { centredText, dot, group, line, type Point, polylineData, text } from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { DOTTED_INSIDE, MORE_PARTS, SYMMETRIC_FIGURES, symmetricFigureAt } from './symmetric-figures.ts'

/** The given part of the other half: its lines, the points of its outer line, or only the squares. */
type Help = 'lines' | 'points' | 'none'

/** Side of a square, mm. */
const LEVELS: Readonly<Record<Level, { readonly square: number; readonly help: Help }>> = {
  facil: { square: 14, help: 'lines' },
  medio: { square: 10, help: 'points' },
  desafio: { square: 7, help: 'none' },
}

const AXIS = CONTENT.x + CONTENT.width / 2
const MIDDLE = CONTENT.y + CONTENT.height / 2 - 1
/** Room of the figure, mm. */
const WIDTH = 156
const HEIGHT = 186
const STROKE = 1.1
/** Points to join on the outer line of a half, and the least between two of them, mm. */
const POINTS = 24
const POINT_GAP = 9
/** So deep inside a part, in its box, a point of the outer line is hidden. */
const COVER = 1.2

/** Tones for sheets without colour, as different as a pencil can make them; squares stay visible on each. */
const TONES: readonly Ink[] = [
  [0, 0, 0, 18],
  [0, 0, 0, 46],
  [0, 0, 0, 32],
  [0, 0, 0, 8],
  [0, 0, 0, 56],
]

export interface SymmetryFacts {
  readonly picture: string
  readonly help: Help
  /** Side of a square, mm. */
  readonly square: number
  /** Points given of the other half, mm from the mirror and from the middle of the figure's box. */
  readonly points: readonly Point[]
  /** Millimetres of a hundredth of the figure's box. */
  readonly scale: number
  /** Different fills of the painted half. */
  readonly inks: readonly Ink[]
}

interface Frame {
  readonly top: number
  readonly rows: number
  /** On each side of the mirror. */
  readonly columns: number
  readonly square: number
}

function inksIn(marks: readonly Mark[]): Ink[] {
  const found = marks.flatMap((mark) =>
    mark.kind === 'group' ? inksIn(mark.children) : mark.kind === 'path' && mark.fill ? [mark.fill] : [],
  )
  return [...new Set(found)].filter((ink) => ink !== WHITE && ink !== BLACK)
}

/** The mark with every one of `inks` replaced by the tone of its number. */
function toned<One extends Mark>(mark: One, inks: readonly Ink[]): One {
  if (mark.kind === 'group') return { ...mark, children: mark.children.map((child) => toned(child, inks)) }
  const at = mark.kind === 'path' && mark.fill ? inks.indexOf(mark.fill) : -1
  return at < 0 ? mark : { ...mark, fill: TONES[at % TONES.length] }
}

/** Squares on one side of the mirror. */
function squaresOf({ top, rows, columns, square }: Frame, side: -1 | 1, ink: Ink, width: number): Mark[] {
  const style = { stroke: ink, width }
  const [bottom, end] = [top + rows * square, AXIS + side * columns * square]
  return [
    ...Array.from({ length: rows + 1 }, (_, i) => line(AXIS, top + i * square, end, top + i * square, style)),
    ...Array.from({ length: columns }, (_, i) => {
      const x = AXIS + side * (i + 1) * square
      return line(x, top, x, bottom, style)
    }),
  ]
}

/** Size of letters and numbers at the squares, mm. */
const COORDINATE = 4

/** Letters count the columns from the mirror outwards on both sides, numbers the rows. */
function coordinatesOf({ top, rows, columns, square }: Frame): Mark[] {
  const style = { font: 'text', fill: GREY } as const
  const letters = Array.from({ length: columns }, (_, i) => String.fromCharCode(65 + i))
  const sides = [-1, 1] as const
  return [
    ...sides.flatMap((side) =>
      letters.map((letter, i) => text(AXIS + side * (i + 0.5) * square, top - 1.6, letter, COORDINATE, style)),
    ),
    ...sides.flatMap((side) =>
      Array.from({ length: rows }, (_, i) =>
        centredText(AXIS + side * (columns * square + 3), top + (i + 0.5) * square, String(i + 1), COORDINATE, style),
      ),
    ),
  ]
}

/** The outer line of the right half, from the mirror to the mirror, mm from it and from the middle of the box. */
function halfContour(id: string, scale: number): Point[] {
  const half = DRAWING_BOX / 2
  const contour = symmetricContour(id)
  const left = contour.slice(0, Math.ceil(contour.length / 2) + 1)
  return left.map(({ x, y }) => ({ x: (half - x) * scale, y: (y - half) * scale }))
}

/** True if a part of the figure covers its outer line there. */
function isCovered(id: string, { x, y }: Point): boolean {
  const around = [0, 1, 2, 3].map((i) => ({ x: x + Math.cos(i * 1.57) * COVER, y: y + Math.sin(i * 1.57) * COVER }))
  return symmetricLayers(id)
    .slice(1)
    .some(({ polygons }) => polygons.some((polygon) => around.every((p) => contains([polygon], p))))
}

/** Visible corners and bends of the right half's outline, except those close beside the mirror. */
function pointsOf(id: string, scale: number): Point[] {
  const half = DRAWING_BOX / 2
  return sampleContour(resample(halfContour(id, scale), 1), POINTS, POINT_GAP).filter(
    ({ x, y }) => (x < 0.2 || x > POINT_GAP / 2) && !isCovered(id, { x: half + x / scale, y: half + y / scale }),
  )
}

/** Points of a part for each stretch of its outline, mm. */
const PART_PITCH = 15

/** Points on the right half of the parts beside the outer line that the child has to join. */
function innerPointsOf(id: string, scale: number): Point[] {
  const half = DRAWING_BOX / 2
  const own = DOTTED_INSIDE.has(id) ? symmetricFigure(id).parts : []
  return [...(MORE_PARTS[id] ?? []), ...own.filter(({ fill }) => fill)].flatMap(({ d, pair }) =>
    flattenPath(d, 12).flatMap((line) => {
      const placed = line.map(({ x, y }) => ({ x: (pair ? half - x : x - half) * scale, y: (y - half) * scale }))
      const outline = resample(placed, 1)
      return sampleContour(outline, Math.max(6, Math.round(outline.length / PART_PITCH)), POINT_GAP).filter(
        ({ x }) => x > -0.1,
      )
    }),
  )
}

/** Least distance of points of different parts, mm. */
const PART_GAP = 6

/** The points without those that are too near to an earlier one. */
function separate(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const p of points) if (kept.every((q) => (p.x - q.x) ** 2 + (p.y - q.y) ** 2 >= PART_GAP ** 2)) kept.push(p)
  return kept
}

function drawPage(id: string, level: Level, color: boolean) {
  const { square, help } = LEVELS[level]
  const parts = MORE_PARTS[id] ?? []
  const style = { stroke: STROKE, color: true, more: parts } satisfies Partial<SymmetricStyle>
  const unit = boundsOf([drawSymmetric(id, { ...style, cx: 0, cy: 0, size: DRAWING_BOX, stroke: 0.1 })])
  if (!unit) throw new RangeError(`${id} has no lines`)
  const scale = Math.min(WIDTH / unit.width, HEIGHT / unit.height)
  const place = { ...style, cx: AXIS, cy: MIDDLE - (unit.y + unit.height / 2) * scale, size: DRAWING_BOX * scale }
  const rows = Math.ceil((unit.height * scale) / square + 0.4)
  const frame: Frame = {
    rows,
    top: MIDDLE - (rows * square) / 2,
    columns: Math.min(Math.ceil((unit.width * scale) / 2 / square + 0.3), Math.floor((CONTENT.width / 2 - 5) / square)),
    square,
  }
  const inks = inksIn([drawSymmetric(id, place)])
  const painted = (side: 'left' | 'right') => {
    const half = drawSymmetric(id, { ...place, side })
    return color ? half : toned(half, inks)
  }
  const bottom = frame.top + rows * square
  const mirror = line(AXIS, frame.top - 5, AXIS, bottom + 5, { width: 1.5, dash: [5, 2.6] })
  const points = help === 'points' ? pointsOf(id, scale) : []
  const joined = help === 'points' ? separate([...points, ...innerPointsOf(id, scale)]) : points
  const pointsOn = (side: -1 | 1) => joined.map(({ x, y }) => dot(AXIS + side * x, place.cy + y, 1.4))
  const paper = (side: -1 | 1) => squaresOf(frame, side, PALE_GREY, 0.35)
  const contour = halfContour(id, scale)
  const over = (side: -1 | 1) => {
    const clip = polylineData(
      contour.map(({ x, y }) => ({ x: AXIS + side * x, y: place.cy + y })),
      true,
    )
    return [group(0, 0, squaresOf(frame, side, GREY, 0.16), { clip })]
  }
  const left = [...paper(-1), ...paper(1), painted('left'), ...over(-1)]
  return {
    marks: [
      ...left,
      answer(
        [painted('right'), ...over(1)],
        [
          ...(help === 'lines' ? [drawSymmetric(id, { ...place, side: 'right', color: false }), ...over(1)] : []),
          ...pointsOn(-1),
          ...pointsOn(1),
        ],
      ),
      mirror,
      answer(
        [],
        [
          text(AXIS, bottom + 9, 'espelho', 3.4, { font: 'text', fill: GREY }),
          ...(help === 'none' ? coordinatesOf(frame) : []),
        ],
      ),
    ],
    facts: { picture: id, help, square, points, scale, inks } satisfies SymmetryFacts,
  }
}

const THEMES = Object.keys(SYMMETRIC_FIGURES)

export const colorirSimetria: SheetKind<PagesFacts<SymmetryFacts>> = {
  id: 'colorir-simetria',
  category: 'colorir',
  themes: THEMES,
  draw: (options) =>
    composeSheet(options, 'colour', (_, index) =>
      drawPage(symmetricFigureAt(options.theme, index), options.level, options.color),
    ),
}
