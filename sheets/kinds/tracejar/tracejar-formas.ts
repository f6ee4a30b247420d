/**
 * Plane figures to trace as the things of one picture: a kite sky, a camp, a castle. Harder levels have more of them in
 * several sizes and slants; on the hardest the child draws one that is missing.
 */
import { measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, tint, WHITE } from '../../scene/inks.ts'
import { area, type Point, polyline } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { findShape, SHAPES, type Shape } from '../../scene/shapes.ts'
import { person } from '../../studio/cast/cast.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { WAVE } from '../../studio/cast/poses.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, inkOf, marksOf, Pen, type Placing } from '../../studio/pen.ts'
import { traced } from './guides.ts'
import { MIXED_PICTURES } from './mixed-pictures.ts'
import type { PlacedShape, ShapePicture } from './placed-shape.ts'
import { SHAPE_PICTURES } from './shape-pictures.ts'
import type { Stroke } from './stroke.ts'

const MIXED = 'mistas'

const DOTS: Readonly<Record<Level, number>> = { facil: 2, medio: 1.7, desafio: 1.4 }
const STARTS: Readonly<Record<Level, number>> = { facil: 4, medio: 3.2, desafio: 2.7 }

/** Things are drawn in units of which the figure measures so many. */
const UNITS = 20
/** Of the page, mm. */
const MIDDLE = 105
/** Strength of a thing's colour under its dots. */
const PALE = 0.55
/** Place of a waving child's hand, in the units of the child. */
const HAND: Spot = [15.6, -41.4]

export interface ShapeTracingFacts {
  /** Figures to trace, and the one to draw. */
  readonly shapes: readonly string[]
  readonly missing?: string
  readonly strokes: readonly Stroke[]
}

/** The outline from its highest point, anticlockwise, as the hand draws an O. */
function outlineFromTop(outline: readonly Point[]): Point[] {
  const points = outline.slice(0, -1)
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

/** A point of a thing on the page. */
function onPage({ x, y, size, turn, flip }: PlacedShape, p: Point): Point {
  const [angle, scale] = [(turn * Math.PI) / 180, size / UNITS]
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const px = flip ? -p.x : p.x
  return { x: x + px * cos - p.y * sin, y: y + px * sin + p.y * cos }
}

const dataOf = ({ thing }: PlacedShape) => findShape(thing.shape).data(0, 0, UNITS)

const strokeOf = (placed: PlacedShape): Stroke =>
  outlineFromTop((flattenPath(dataOf(placed), 24)[0] ?? []).map((p) => onPage(placed, p)))

function handOf({ child }: ShapePicture): Spot | undefined {
  if (!child) return undefined
  const { at, scale, flip } = child
  return [at[0] + (flip ? -1 : 1) * HAND[0] * scale, at[1] + HAND[1] * scale]
}

/** A string from the foot of a balloon or a kite to the hand. */
function stringOf(pen: Pen, placed: PlacedShape, hand: Spot | undefined): Drawing {
  const { foot } = placed.thing
  if (foot === undefined || !hand) return []
  const from = onPage(placed, { x: 0, y: foot })
  const [x, y] = hand
  return pen.line(`M${from.x.toFixed(2)} ${from.y.toFixed(2)}L${x.toFixed(2)} ${y.toFixed(2)}`, 0.8)
}

const placingOf = ({ turn, flip }: PlacedShape): Placing => ({ turn, ...(flip && { flip }) })

const around = (pen: Pen, placed: PlacedShape) =>
  pen.at(placed.x, placed.y, placed.size / UNITS, (own) => placed.thing.around?.(own) ?? [], placingOf(placed))

/** The thing without its outline, that is left to the dots. */
function bodyOf(pen: Pen, placed: PlacedShape): Drawing {
  const { thing, x, y, size } = placed
  const paint = pen.colour ? tint(inkOf(thing.fill), PALE) : WHITE
  const body = (own: Pen): Drawing => [area(dataOf(placed), paint), thing.inside?.(own) ?? []]
  return pen.at(x, y, size / UNITS, body, placingOf(placed))
}

function childOf(pen: Pen, { child }: ShapePicture, who: CastName): Drawing {
  if (!child) return []
  return person(pen, who, child.at[0], child.at[1], child.scale, { pose: WAVE, ...(child.flip && { flip: true }) })
}

/** On the plate of names: letters, the form before its name, the gap to the next, the height of a row, the room. */
const NAMES = { size: 5.4, icon: 7.6, gap: 5.5, row: 10, room: 176 }
const wideOf = (name: string) => NAMES.icon + 2.4 + measureText(name, 'text', NAMES.size)
const rowWidth = (row: readonly Shape[]) =>
  row.reduce((sum, { name }) => sum + wideOf(name), 0) + NAMES.gap * (row.length - 1)

/** Room around a gap, and the height of its label, mm. */
const GAP = { room: 3, label: 7.6, letters: 4.8 }

/** A white field with a broken edge where a figure is missing, and its name: above whatever rests or hangs on a string. */
function gapOf(pen: Pen, placed: PlacedShape): Drawing {
  const { name } = findShape(placed.thing.shape)
  const stroke = strokeOf(placed)
  const [xs, ys] = [stroke.map(({ x }) => x), stroke.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - GAP.room, Math.min(...ys) - GAP.room]
  const [right, foot] = [Math.max(...xs) + GAP.room, Math.max(...ys) + GAP.room]
  const field = box(left, top, right - left, foot - top, 3)
  const width = Math.max(right - left, measureText(name, 'text', GAP.letters) + 5)
  const middle = (left + right) / 2
  const label = placed.thing.foot === undefined && !placed.thing.stands ? foot - 0.4 : top + 0.4 - GAP.label
  return [
    pen.shape(field, 'white', null),
    pen.line(field, 0.9, 'black', [3, 2.4]),
    pen.shape(box(middle - width / 2, label, width, GAP.label, 2), 'white', 0.7),
    pen.text(middle, label + GAP.label / 2 + 1.7, name, GAP.letters, { font: 'text' }),
  ]
}

/** The figure of a gap, in the key. */
const drawnInKey = (placed: PlacedShape): PageMark =>
  answer([polyline([...strokeOf(placed), ...strokeOf(placed).slice(0, 1)], { stroke: ANSWER_RED, width: 1.3 })])

/** To write below a figure with corners: how many sides and how many corners. */
function cornersOf(pen: Pen, id: string): PageMark[] {
  const [outline = []] = flattenPath(findShape(id).data(0, 0, UNITS), 24)
  const count = String(outline.length - 1)
  const [left, y] = [42, 248]
  const field = (x: number, word: string): PageMark[] => [
    ...marksOf([
      pen.shape(box(x, y, 58, 13, 3), 'white', 0.7),
      pen.shape(box(x + 2, y + 1.5, 13, 10, 1.5), 'white', 0.7),
      pen.text(x + 18, y + 8.4, word, NAMES.size, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(x + 8.5, y + 6.5, count, 6.4),
  ]
  return [...field(left, 'lados'), ...field(left + 68, 'cantos')]
}

/** Names of the figures on a plate at the foot, each with its form; two rows of many. */
function namesOf(pen: Pen, ids: readonly string[]): Drawing {
  const entries = [...new Set(ids)].map((id) => findShape(id))
  const half = Math.ceil(entries.length / 2)
  const rows = rowWidth(entries) > NAMES.room ? [entries.slice(0, half), entries.slice(half)] : [entries]
  const width = Math.max(...rows.map(rowWidth)) + 9
  const height = rows.length * NAMES.row + 2.6
  const top = 282 - height
  return [
    pen.shape(box(105 - width / 2, top, width, height, 4), 'white', 0.7),
    rows.map((row, r): Drawing => {
      let x = 105 - rowWidth(row) / 2
      const y = top + 1.3 + NAMES.row * (r + 0.5)
      return row.map(({ name, data }): Drawing => {
        const at = x
        x += wideOf(name) + NAMES.gap
        return [
          pen.shape(data(at + NAMES.icon / 2, y, NAMES.icon), null, 0.7),
          pen.text(at + NAMES.icon + 2.4, y + 1.9, name, NAMES.size, { font: 'text', anchor: 'start' }),
        ]
      })
    }),
  ]
}

const mirroredShape = (one: PlacedShape): PlacedShape => ({
  ...one,
  x: 2 * MIDDLE - one.x,
  turn: -one.turn,
  flip: !one.flip,
})

/** Left and right exchanged: so the pages of a sheet differ when its pictures begin anew. */
function mirrored(picture: ShapePicture): ShapePicture {
  const { place, shapes, missing, child } = picture
  return {
    ...picture,
    place: (pen) => pen.at(2 * MIDDLE, 0, 1, place, { flip: true }),
    shapes: shapes.map(mirroredShape),
    ...(missing && { missing: mirroredShape(missing) }),
    ...(child && { child: { ...child, at: [2 * MIDDLE - child.at[0], child.at[1]] as const, flip: !child.flip } }),
  }
}

function pictureOf(theme: string, level: Level, index: number): ShapePicture {
  const own = SHAPE_PICTURES[theme]?.[level]
  const pictures = theme === MIXED || !own ? MIXED_PICTURES[level] : [own]
  const picture = pictures[index % pictures.length]
  if (!picture) throw new RangeError(`no picture for ${theme}`)
  return Math.floor(index / pictures.length) % 2 === 1 ? mirrored(picture) : picture
}

/** The shapes of a page; with fewer things, a picture that is built of them loses its extras, another one its last. */
function shapesOf({ shapes }: ShapePicture, options: SheetOptions): readonly PlacedShape[] {
  const spare = shapes.length - amountOf(options, shapes.length)
  const extras = shapes.filter((one) => one.extra)
  const losable = extras.length > 0 ? extras : shapes
  const lost = new Set(losable.slice(Math.max(0, losable.length - spare)))
  return shapes.filter((one) => !lost.has(one))
}

function drawPage(options: SheetOptions, index: number, who: CastName) {
  const { level, color } = options
  const picture = pictureOf(options.theme ?? MIXED, level, index)
  const pen = new Pen(color)
  const thin = pen.plane('middle')
  const shapes = shapesOf(picture, options)
  const { missing, shows = [] } = picture
  const hand = handOf(picture)
  const child = childOf(pen, picture, who)
  const strokes = shapes.map(strokeOf)
  const ids = [...shapes, ...(missing ? [missing] : [])].map(({ thing }) => thing.shape)
  const marks: PageMark[] = [
    ...marksOf([
      picture.place(pen),
      picture.child?.behind ? child : [],
      shapes.map((one) => [stringOf(thin, one, hand), around(thin, one)]),
      shapes.map((one) => bodyOf(thin, one)),
      missing ? [stringOf(thin, missing, hand), gapOf(thin, missing), around(thin, missing)] : [],
      picture.child?.behind ? [] : child,
      traced(strokes, {
        color,
        dot: DOTS[level],
        radius: STARTS[level],
        numbered: true,
        offset: STARTS[level] + 1.6,
        outside: true,
        arrowLength: level === 'facil' ? 14 : 9,
      }),
      namesOf(
        pen,
        shapes.map(({ thing }) => thing.shape),
      ),
      pictureTitle(pen, options),
    ]),
    ...(missing ? [drawnInKey(missing)] : []),
    ...(picture.counts ? cornersOf(pen, shapes[0]?.thing.shape ?? 'hexagono') : []),
  ]
  const facts: ShapeTracingFacts = {
    shapes: shapes.map(({ thing }) => thing.shape),
    ...(missing && { missing: missing.thing.shape }),
    strokes,
  }
  const names = shapes.flatMap(({ thing }) => thing.name ?? [])
  const items = shapes.map(({ thing }, i) => `${thing.shape} ${i + 1}`)
  return { marks, whole: true, facts, items, pictures: [...ids.map((id) => findShape(id).name), ...names, ...shows] }
}

export const tracejarFormas: SheetKind<PagesFacts<ShapeTracingFacts>> = {
  id: 'tracejar-formas',
  category: 'tracejar',
  themes: [MIXED, ...SHAPES.map(({ id }) => id)],
  draw: (options) =>
    composeSheet(options, 'trace', (_, index, sheet) => {
      const cast = sheet.fork('cast').shuffle(STANDING)
      return drawPage(options, index, cast[index % cast.length] ?? 'bia')
    }),
}
