/**
 * Plane figures to trace as the things of one picture: a kite sky, a camp, a castle. Harder levels have more of them in
 * several sizes and slants; on the hardest the child draws one that is missing.
 */
import { type Box, boundsOf, boxOfPoints, unionOf } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, tint, WHITE } from '../../scene/inks.ts'
import { area, type Point, polyline } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { findShape, SHAPES } from '../../scene/shapes.ts'
import { person } from '../../studio/cast/cast.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { WAVE } from '../../studio/cast/poses.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, inkOf, marksOf, Pen, type Placing } from '../../studio/pen.ts'
import { MIXED_PICTURES } from './mixed-pictures.ts'
import type { PlacedShape, ShapePicture } from './placed-shape.ts'
import { guidesOf, type ShapeGuide, tracedShapes } from './shape-guides.ts'
import { SHAPE_PICTURES } from './shape-pictures.ts'
import { cornersOf, namesOf, plateBox, UNITS } from './shape-plates.ts'
import type { Stroke } from './stroke.ts'

const MIXED = 'mistas'

const DOTS: Readonly<Record<Level, number>> = { facil: 2, medio: 1.7, desafio: 1.4 }
const STARTS: Readonly<Record<Level, number>> = { facil: 4, medio: 3.2, desafio: 2.7 }

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
  readonly guides: readonly ShapeGuide[]
  /** The plate of names, and the field of a missing figure. */
  readonly plates: readonly Box[]
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

const partOf = (pen: Pen, placed: PlacedShape, part: 'around' | 'inside') =>
  pen.at(placed.x, placed.y, placed.size / UNITS, (own) => placed.thing[part]?.(own) ?? [], placingOf(placed))

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

/** Room around a gap, and the height of its label, mm. */
const GAP = { room: 3, label: 7.6, letters: 4.8 }

/** Of each part of a drawing. */
const boxesOf = (drawing: Drawing): Box[] =>
  marksOf([drawing]).flatMap((mark) =>
    (mark.kind === 'group' ? mark.children.map((child) => ({ ...mark, children: [child] })) : [mark]).flatMap(
      (part) => boundsOf([part]) ?? [],
    ),
  )

/** Of a missing figure: room for it and for what is drawn around it; a thing on something ends with its foot. */
function fieldOf(pen: Pen, placed: PlacedShape): Box {
  const stroke = boxOfPoints(strokeOf(placed))
  const { x, y, width, height } = unionOf([stroke, ...boxesOf(partOf(pen, placed, 'around'))]) ?? stroke
  const below = placed.thing.stands ? 0.6 : GAP.room
  return { x: x - GAP.room, y: y - GAP.room, width: width + 2 * GAP.room, height: height + GAP.room + below }
}

/** A white field with a broken edge for the missing figure; on pages of many kinds, its name above or below it. */
function gapOf(pen: Pen, placed: PlacedShape, named: boolean): Drawing {
  const { name } = findShape(placed.thing.shape)
  const { x, y, width, height } = fieldOf(pen, placed)
  const field = box(x, y, width, height, 3)
  const wide = Math.max(width, measureText(name, 'text', GAP.letters) + 5)
  const middle = x + width / 2
  const below = placed.thing.foot === undefined && !placed.thing.stands
  const label = below ? y + height - 0.4 : y + 0.4 - GAP.label
  return [
    pen.shape(field, 'white', null),
    pen.line(field, 0.9, 'black', [3, 2.4]),
    named
      ? [
          pen.shape(box(middle - wide / 2, label, wide, GAP.label, 2), 'white', 0.7),
          pen.text(middle, label + GAP.label / 2 + 1.7, name, GAP.letters, { font: 'text' }),
        ]
      : [],
  ]
}

/** The figure of a gap, in the key. */
const drawnInKey = (placed: PlacedShape): PageMark =>
  answer([polyline([...strokeOf(placed), ...strokeOf(placed).slice(0, 1)], { stroke: ANSWER_RED, width: 1.3 })])

const mirroredShape = (one: PlacedShape): PlacedShape => ({
  ...one,
  x: 2 * MIDDLE - one.x,
  turn: -one.turn,
  flip: !one.flip,
})

/** Left and right exchanged: so the pages of a sheet differ when its pictures begin again. */
function mirrored(picture: ShapePicture): ShapePicture {
  const { place, shapes, missing, child, clear } = picture
  return {
    ...picture,
    place: (pen) => pen.at(2 * MIDDLE, 0, 1, place, { flip: true }),
    shapes: shapes.map(mirroredShape),
    ...(missing && { missing: mirroredShape(missing) }),
    ...(clear && { clear: clear.map((one) => ({ ...one, x: 2 * MIDDLE - one.x - one.width })) }),
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
  const surroundings = shapes.map((one) => partOf(thin, one, 'around'))
  const isMixed = shapes.every(({ thing }) => thing.shape !== missing?.thing.shape)
  const obstacles = [
    ...shapes.flatMap((one, i) => boxesOf([surroundings[i] ?? [], partOf(thin, one, 'inside')])),
    ...boxesOf(child),
    ...(picture.clear ?? []),
  ]
  const plates = [plateBox(shapes.map(({ thing }) => thing.shape)), ...(missing ? [fieldOf(thin, missing)] : [])]
  const style = { color, dot: DOTS[level], radius: STARTS[level], arrow: level === 'facil' ? 14 : 9 }
  const guides = guidesOf(strokes, [...obstacles, ...plates], style)
  const ids = [...shapes, ...(missing ? [missing] : [])].map(({ thing }) => thing.shape)
  const marks: PageMark[] = [
    ...marksOf([
      picture.place(pen),
      picture.child?.behind ? child : [],
      shapes.map((one, i) => [stringOf(thin, one, hand), surroundings[i] ?? []]),
      shapes.map((one) => bodyOf(thin, one)),
      missing ? [stringOf(thin, missing, hand), gapOf(thin, missing, isMixed), partOf(thin, missing, 'around')] : [],
      picture.child?.behind ? [] : child,
      tracedShapes(strokes, guides, style),
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
    guides,
    plates,
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
