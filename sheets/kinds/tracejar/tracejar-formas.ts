/** Plane figures to trace, each as the outline of a thing of that form; on harder levels more, and one to draw alone. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { GREY, PALE_GREY, SOFT_FILLS, SOFT_GREY, tint, WHITE } from '../../scene/inks.ts'
import { area, group, type Point, path, rect, text } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { findShape, SHAPES, type Shape } from '../../scene/shapes.ts'
import { ALBUM_SHAPES, FIRST_SHAPES } from './album-shapes.ts'
import { traced } from './guides.ts'
import { drawObject, SHAPE_OBJECTS } from './shape-objects.ts'
import type { ShapeObject } from './shape-pen.ts'
import type { Stroke } from './stroke.ts'

const MIXED = 'mistas'

interface Plan {
  readonly columns: number
  readonly rows: number
  readonly dot: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 1, rows: 2, dot: 2 },
  medio: { columns: 2, rows: 3, dot: 1.6 },
  desafio: { columns: 3, rows: 4, dot: 1.3 },
}

export interface ShapeTracingFacts {
  readonly shapes: readonly string[]
  readonly objects: readonly string[]
  readonly strokes: readonly Stroke[]
}

/** The outline from its highest point, anticlockwise, as the hand draws an O. */
export function outlineFromTop(data: string): Point[] {
  const points = (flattenPath(data, 24)[0] ?? []).slice(0, -1)
  const area2 = points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] ?? p
    return sum + p.x * q.y - q.x * p.y
  }, 0)
  const turned = area2 > 0 ? [...points].reverse() : points
  const top = turned.reduce((best, p, i) => {
    const b = turned[best] ?? p
    return p.y < b.y - 0.01 || (Math.abs(p.y - b.y) < 0.01 && p.x < b.x) ? i : best
  }, 0)
  const from = [...turned.slice(top), ...turned.slice(0, top)]
  return [...from, ...from.slice(0, 1)]
}

/** The shapes of a page; a mixed sheet deals different ones, to the smallest only those that they name. */
function chooseShapes(sheet: Random, options: SheetOptions, count: number, index: number): Shape[] {
  if (options.theme && options.theme !== MIXED)
    return Array.from({ length: count }, () => findShape(options.theme ?? ''))
  const known = { facil: FIRST_SHAPES, medio: SHAPES, desafio: ALBUM_SHAPES }[options.level]
  const deck = sheet.fork('shapes').shuffle(known)
  const dealt = Array.from({ length: count }, (_, i) => deck[(index * count + i) % deck.length]).filter(
    (shape) => shape !== undefined,
  )
  if (options.level === 'facil') return dealt
  // The one to draw alone was traced on the same page; a star is the one that children are proud of.
  const traced = dealt.slice(0, -1)
  const again = traced.find(({ id }) => id === 'estrela') ?? traced[index % traced.length]
  return again ? [...traced, again] : dealt
}

interface Traced {
  readonly shape: Shape
  readonly object: ShapeObject | undefined
  readonly fill: Ink
  readonly color: boolean
  /** Spacing of the dots relative to the usual one. */
  readonly spread: number
}

/** The last cells of a page of one shape: less and less help before the empty frame. */
const SPREADS: Readonly<Record<Level, readonly number[]>> = { facil: [], medio: [], desafio: [2, 2, 2, 3.4, 3.4] }

/** The figure dotted, with the details of its object already there. */
function drawTraced({ shape, object, fill, color, spread }: Traced, cx: number, cy: number, size: number, dot: number) {
  const data = shape.data(cx, cy, size)
  const stroke = outlineFromTop(data)
  const details = object ? drawObject(object, cx, cy, size, color) : { around: [], inside: [] }
  const marks: Mark[] = [
    ...details.around,
    area(data, fill),
    ...details.inside,
    ...traced([stroke], {
      color,
      dot,
      spread,
      radius: size > 50 ? 2.6 : 1.9,
      offset: size > 50 ? 4.4 : 3.2,
      arrowLength: size * 0.16,
    }),
  ]
  return { mark: group(0, 0, marks), stroke }
}

/** The finished thing, to look at. */
function drawModel({ shape, object, fill, color }: Traced, cx: number, cy: number, size: number): Mark[] {
  const details = object ? drawObject(object, cx, cy, size, color) : { around: [], inside: [] }
  const drawing = group(0, 0, [
    ...details.around,
    path(shape.data(cx, cy, size), { fill, width: 0.9 }),
    ...details.inside,
  ])
  return object ? [drawing, text(cx, cy + size * 0.7 + 7, object.name, 5.4, { font: 'text', fill: GREY })] : [drawing]
}

function drawCell(traced: Traced, cell: Box, level: Level, dot: number, isMixed: boolean) {
  if (level === 'facil') {
    const { mark, stroke } = drawTraced({ ...traced, object: undefined }, cell.x + 52, middleY(cell) - 4, 84, dot)
    const name = text(cell.x + 52, cell.y + cell.height - 2, traced.shape.name, 8)
    return { marks: [mark, name, ...drawModel(traced, cell.x + 142, middleY(cell) - 8, 52)], stroke }
  }
  const label = level === 'medio' ? 13 : 9
  const size = Math.min(cell.width * 0.82, (cell.height - label) * 0.9)
  // Tails, handles and trunks hang below the figure.
  const hangs = traced.object?.around !== undefined
  const [drawnSize, lift] = hangs ? [size * 0.72, size * 0.08] : [size, 0]
  const middle = cell.y + (cell.height - label) / 2 - lift
  const { mark, stroke } = drawTraced(traced, middleX(cell), middle, drawnSize, dot)
  const name = text(
    middleX(cell),
    cell.y + cell.height - 3,
    isMixed ? traced.shape.name : (traced.object?.name ?? traced.shape.name),
    level === 'medio' ? 6 : 4.6,
  )
  return { marks: [mark, name], stroke }
}

/** Room to draw the figure from memory. */
function emptyCell(shape: Shape, cell: Box): Mark[] {
  return [
    rect(cell.x + 1, cell.y + 1, cell.width - 2, cell.height - 2, {
      radius: 4,
      width: 0.5,
      stroke: PALE_GREY,
      dash: [2, 1.6],
    }),
    text(middleX(cell), cell.y + cell.height - 4, shape.name, Math.min(6, cell.height / 9)),
  ]
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { level, color } = options
  const plan = withAmount(options, PLANS[level])
  const cells = cellsOf(plan.columns, plan.rows, { gap: 6 })
  const shapes = chooseShapes(sheet, options, cells.length, index)
  const isMixed = (options.theme ?? MIXED) === MIXED
  const inks = random.shuffle(SOFT_FILLS)
  const seen = new Map<string, number>()
  const objects: string[] = []
  const strokes: Stroke[] = []
  const marks = cells.flatMap((cell, i): Mark[] => {
    const shape = shapes[i] ?? findShape('circulo')
    if (level !== 'facil' && i === cells.length - 1) return emptyCell(shape, cell)
    const spread = isMixed ? 1 : (SPREADS[level][i - cells.length + 1 + SPREADS[level].length] ?? 1)
    const deck = sheet.fork(`objects ${shape.id}`).shuffle(SHAPE_OBJECTS[shape.id] ?? [])
    const turn = (seen.get(shape.id) ?? 0) + index * (isMixed ? 1 : cells.length)
    seen.set(shape.id, (seen.get(shape.id) ?? 0) + 1)
    const object = spread === 1 ? deck[turn % Math.max(1, deck.length)] : undefined
    if (object) objects.push(object.name)
    const paint = object?.ink ?? inks[i % inks.length] ?? SOFT_GREY
    const fill = color && spread === 1 ? tint(paint, 0.5) : WHITE
    const drawn = drawCell({ shape, object, fill, color, spread }, cell, level, plan.dot, isMixed)
    strokes.push(drawn.stroke)
    return drawn.marks
  })
  const facts: ShapeTracingFacts = { shapes: shapes.map(({ id }) => id), objects, strokes }
  return { marks, facts }
}

export const tracejarFormas: SheetKind<PagesFacts<ShapeTracingFacts>> = {
  id: 'tracejar-formas',
  category: 'tracejar',
  themes: [MIXED, ...SHAPES.map(({ id }) => id)],
  draw: (options) => composeSheet(options, 'trace', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
