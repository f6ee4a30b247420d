/** Shapes of a dot figure: from the library, symmetric, or made for the dots. */
import { boundsOf } from '../../lettering/bounds.ts'
import { findArt } from '../../pictures/art.ts'
import { contourOf } from '../../pictures/contour.ts'
import { findPicture, PICTURE_BOX } from '../../pictures/drawing.ts'
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import { drawSymmetric, symmetricColor, symmetricContour, symmetricLines } from '../../pictures/symmetric.ts'
import { BLACK } from '../../scene/inks.ts'
import { area, circleData, group, type Point, path, polylineData } from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { sampled } from './along.ts'
import { DRAWN_FIGURES, type DrawnFigure, PLAINER_OUTLINES } from './drawn-figures.ts'
import { drawInnerLines, type InnerLines, innerLinesOf, PEN } from './inner-lines.ts'

/** Place of a figure: the middle of its box, mm, and the side of that. */
export interface FigurePlace {
  readonly cx: number
  readonly cy: number
  readonly size: number
  readonly mirrored: boolean
}

export interface DotFigure {
  readonly id: string
  readonly name: string
  /** Side of the box of `contour`. */
  readonly box: number
  readonly contour: readonly Point[]
  readonly color: Ink
  /** The lines inside the figure, its outer line left out. */
  readonly inside: (place: FigurePlace) => readonly Mark[]
  /** The few of them that are printed where all would name the figure before its dots are joined. */
  readonly hint?: (place: FigurePlace) => readonly Mark[]
  /** The same on both sides. */
  readonly symmetric?: true
  /** Points of those lines, in the box of `contour`. */
  readonly samples: readonly Point[]
}

const ART_BOX = 1000
/** Step between two points of a contour, in shares of its box: finer than any dot needs. */
const STEP = 1 / 140
/** No inner line is shown nearer to the contour than this, in shares of the box: room for the line to draw. */
const CLEAR_OF_CONTOUR = 0.028
/** Of lines whose art does not record it, in the art's own box. */
const USUAL_WIDTH = 20

/** Breadth of the band along the contour of symmetric figures that no line inside enters, mm. */
const SYMMETRIC_BAND = 3.4

/** The lines of the drawing without the outer one; empty for a drawing without inner lines. */
function innerOf(id: string, contour: readonly Point[]): InnerLines {
  const { facts } = findPicture(id)
  const art = facts && findArt(facts.table, id)
  if (!art?.line) return { lines: [], solids: [] }
  const shares = contour.map(({ x, y }) => ({ x: x / PICTURE_BOX, y: y / PICTURE_BOX }))
  const width = art.width ?? USUAL_WIDTH
  return innerLinesOf(
    { line: art.line, ...(art.holes && { holes: art.holes }), width },
    ART_BOX,
    shares,
    CLEAR_OF_CONTOUR,
  )
}

/** A point of the figure's box on the page. */
export const placed = (p: Point, box: number, { cx, cy, size, mirrored }: FigurePlace): Point => ({
  x: cx + ((mirrored ? box / 2 - p.x : p.x - box / 2) * size) / box,
  y: cy + ((p.y - box / 2) * size) / box,
})

/** Before the id of a figure of the library that is turned by a quarter: its head is down there, and looks left here. */
export const TURNED = '↻'

const turnedIn = (box: number) => (p: Point) => ({ x: box - p.y, y: p.x })

function libraryFigure(id: string, isTurned: boolean): DotFigure {
  const picture = findPicture(id)
  const fine = contourOf(id)
  const upright = resample([...fine, ...fine.slice(0, 1)], PICTURE_BOX * STEP).slice(0, -1)
  const found = innerOf(id, upright)
  const contour = isTurned ? upright.map(turnedIn(PICTURE_BOX)) : upright
  const inner = isTurned ? turnedLines(found) : found
  return {
    id,
    name: picture.name,
    box: PICTURE_BOX,
    contour,
    color: picture.color,
    inside: (place) => [
      {
        ...group(0, 0, [...drawInnerLines(inner, (p) => placed(p, 1, place))]),
        picture: id,
      },
    ],
    samples: pointsOf(inner).map(({ x, y }) => ({ x: x * PICTURE_BOX, y: y * PICTURE_BOX })),
  }
}

const turnedLines = ({ lines, solids }: InnerLines): InnerLines => ({
  lines: lines.map(({ points, ...line }) => ({ ...line, points: points.map(turnedIn(1)) })),
  solids: solids.map((edge) => edge.map(turnedIn(1))),
})

/** Between two points of the inner lines that labels avoid, in shares of the box. */
const APART = 0.006

/** Points all along the inner lines and in what is black, in the box of 1. */
const pointsOf = ({ lines, solids }: InnerLines): Point[] => [
  ...lines.flatMap(({ points, closed }) => resample(closed ? [...points, ...points.slice(0, 1)] : points, APART)),
  ...solids.flatMap((edge) => {
    const mean = (of: (p: Point) => number) => edge.reduce((sum, p) => sum + of(p), 0) / edge.length
    const [cx, cy] = [mean(({ x }) => x), mean(({ y }) => y)]
    return [1, 0.6, 0.2].flatMap((share) =>
      edge.map((p) => ({ x: cx + (p.x - cx) * share, y: cy + (p.y - cy) * share })),
    )
  }),
]

/** Lines and black discs of the box of a drawn figure, on the page. */
const inBox =
  (id: string, lines: string, discs: readonly string[] = []) =>
  ({ cx, cy, size, mirrored }: FigurePlace): Mark[] => {
    const scale = size / DRAWING_BOX
    const marks = [path(lines, { width: PEN / scale }), ...discs.map((d) => area(d, BLACK))]
    const drawing = group(-DRAWING_BOX / 2, -DRAWING_BOX / 2, marks)
    const turned = mirrored ? group(0, 0, [drawing], { flip: true }) : drawing
    return [{ ...group(cx, cy, [turned], { scale: Math.round(scale * 1e5) / 1e5 }), picture: id }]
  }

function drawnFigure(id: string, { outline, lines, hint, eyes = [], color }: DrawnFigure): DotFigure {
  const rough = flattenPath(outline, 24)[0] ?? []
  const discs = eyes.map(([x, y, r]) => circleData(x, y, r))
  return {
    id,
    name: findPicture(id).name,
    box: DRAWING_BOX,
    contour: sampled(rough, DRAWING_BOX * STEP),
    color,
    inside: inBox(id, lines, discs),
    ...(hint && { hint: inBox(id, hint) }),
    samples: [lines, ...discs].flatMap((d) => flattenPath(d, 8)).flatMap(pointsAlong),
  }
}

/** Points all over what a line encloses. */
const insideOf = (line: readonly Point[]): Point[] => {
  const mean = (of: (p: Point) => number) => line.reduce((sum, p) => sum + of(p), 0) / line.length
  const [cx, cy] = [mean(({ x }) => x), mean(({ y }) => y)]
  return [0.75, 0.4].flatMap((share) =>
    resample(line, 0.8).map((p) => ({ x: cx + (p.x - cx) * share, y: cy + (p.y - cy) * share })),
  )
}

/** Parts up to this long on each side are no place for a number: a leaf, the ball of a crown, the handle of a bell. */
const SMALL_PART = 24

const isSmall = (line: readonly Point[]) => {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
  return Math.max(...xs) - Math.min(...xs) < SMALL_PART && Math.max(...ys) - Math.min(...ys) < SMALL_PART
}

/** Points of a line, and of all that it encloses where that is a small part. */
const pointsAlong = (line: readonly Point[]): Point[] => [
  ...resample(line, 0.6),
  ...(isSmall(line) ? insideOf(line) : []),
]

/** All but the band along a closed line, `half` mm to each side of it: nothing near the line is drawn or painted over. */
function aroundBand(line: readonly Point[], half: number): string {
  const dense = resample([...line, ...line.slice(0, 1)], 0.8)
  const edge = (side: number) =>
    dense.map((p, i) => {
      const [before, after] = [dense.at(i - 1) ?? p, dense[(i + 1) % dense.length] ?? p]
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
      return { x: p.x - ((after.y - before.y) / length) * side, y: p.y + ((after.x - before.x) / length) * side }
    })
  const turn = dense.reduce((sum, p, i) => {
    const next = dense[(i + 1) % dense.length] ?? p
    return sum + p.x * next.y - next.x * p.y
  }, 0)
  const [outer, inner] = turn > 0 ? [edge(-half), edge(half)] : [edge(half), edge(-half)]
  const [around, hole] = turn > 0 ? [outer.reverse(), inner] : [outer, inner.reverse()]
  return `M-60 -60H400V400H-60Z${polylineData(around, true)}${polylineData(hole, true)}`
}

/** A filled part as broad as this share of its figure would show the figure's form on a coloured ground. */
const BROAD = 0.1

/** The drawing without the fills of its broad parts. */
function unpainted(drawing: Mark): Mark {
  const whole = boundsOf([drawing])
  const limit = whole ? whole.width * whole.height * BROAD : 0
  const strip = (mark: Mark, scale: number): Mark => {
    if (mark.kind === 'group')
      return { ...mark, children: mark.children.map((child) => strip(child, scale * (mark.scale ?? 1))) }
    const box = boundsOf([mark])
    if (mark.kind !== 'path' || !mark.fill || !mark.stroke || !box) return mark
    if (box.width * box.height * scale * scale < limit) return mark
    const { fill: _, ...line } = mark
    return line
  }
  return strip(drawing, 1)
}

function symmetricFigure(id: string): DotFigure {
  const plainer = PLAINER_OUTLINES[id]
  const rough = plainer ? (flattenPath(plainer, 24)[0] ?? []) : symmetricContour(id)
  // Lines that run along the contour would join the dots before the child does.
  const inside = ({ cx, cy, size }: FigurePlace): Mark[] => {
    const place = (p: Point): Point => placed(p, DRAWING_BOX, { cx, cy, size, mirrored: false })
    return [
      {
        kind: 'group',
        x: 0,
        y: 0,
        children: [unpainted(drawSymmetric(id, { cx, cy, size, color: false, stroke: 0.9, inside: true }))],
        clip: aroundBand(rough.map(place), SYMMETRIC_BAND / 2),
        picture: id,
      },
    ]
  }
  return {
    id,
    name: findPicture(id).name,
    box: DRAWING_BOX,
    contour: sampled(rough, DRAWING_BOX * STEP),
    color: symmetricColor(id),
    inside,
    symmetric: true,
    samples: symmetricLines(id).flatMap(pointsAlong),
  }
}

/**
 * A figure by the id of its picture; with `≈` the symmetric one, with `↻` turned by a quarter.
 * @throws RangeError for an unknown one
 */
export function figureFrom(id: string): DotFigure {
  if (id.startsWith('≈')) return symmetricFigure(id.slice(1))
  if (id.startsWith(TURNED)) return libraryFigure(id.slice(1), true)
  const drawn = DRAWN_FIGURES[id]
  return drawn ? drawnFigure(id, drawn) : libraryFigure(id, false)
}
