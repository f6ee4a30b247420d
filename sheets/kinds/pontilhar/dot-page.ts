/** A page of dots: the figure's dots and labels, the details already drawn, and the solved figure for the answer key. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import type { DrawnPage } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { DOT_TEXTS } from '../../page/texts.ts'
import { detailOf, PICTURE_BOX, type Picture } from '../../pictures/drawing.ts'
import { ANSWER_RED, BLACK, tint, WHITE } from '../../scene/inks.ts'
import {
  area,
  centredText,
  circle,
  dot,
  group,
  line,
  type Point,
  path,
  polygon,
  polyline,
  rectData,
  starData,
  text,
} from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { placeLabels, placeStrangers, type Stranger } from './labels.ts'
import { halfDots, isSimple, outlinePolygon, placeDots } from './outline.ts'
import { LEAST_OVERLAP, overlapOf } from './overlap.ts'

export interface DotFacts {
  readonly figure: string
  /** In the order of joining; the last joins the first. */
  readonly points: readonly Point[]
  readonly labels: readonly { readonly text: string; readonly box: Box }[]
  /** Dots that do not belong to the figure. */
  readonly strangers: readonly Stranger[]
  /** How well the joined dots cover the figure, 0..1. */
  readonly overlap: number
}

interface DotStyle {
  /** Size of the labels, mm. */
  readonly size: number
  readonly radius: number
  readonly minGap: number
  /** Lines drawn for a start. */
  readonly given: number
}

const STYLES: Readonly<Record<Level, DotStyle>> = {
  facil: { size: 7.4, radius: 1.6, minGap: 15, given: 2 },
  medio: { size: 5.8, radius: 1.25, minGap: 10.5, given: 0 },
  desafio: { size: 4.8, radius: 1.05, minGap: 8, given: 0 },
}

/** The figure with its dots and labels must fit into this. */
const LABEL_MARGIN = 11
const ROOM: Box = {
  x: CONTENT.x + LABEL_MARGIN,
  y: CONTENT.y + LABEL_MARGIN,
  width: CONTENT.width - 2 * LABEL_MARGIN,
  height: CONTENT.height - 2 * LABEL_MARGIN - 12,
}
/** Radius of eyes and other dots of a figure drawn large, mm. */
const DETAIL_DOT = 2

/** The ring of an eye as points that labels keep away from. */
const ringAround = (centre: Point): Point[] =>
  Array.from({ length: 12 }, (_, i) => ({
    x: centre.x + Math.cos((i * Math.PI) / 6) * DETAIL_DOT,
    y: centre.y + Math.sin((i * Math.PI) / 6) * DETAIL_DOT,
  }))
/** Outer radius of the star on the first dot, in radii of the other dots. */
const START_SCALE = 2.3
const CARD_TINT = 0.2

export interface DotPageOptions {
  readonly figure: Picture
  readonly level: Level
  readonly color: boolean
  /** Most dots; fewer when the figure has no room for them. */
  readonly count: number
  /** There are no labels beyond this many. */
  readonly most?: number
  /** The text of each dot in the order of joining, once their number is known. */
  readonly labels: (count: number) => readonly string[]
  /** Never turned over, as letters. */
  readonly upright?: boolean
  /** The left half is drawn, the dots make the right one. Only for figures alike on both sides. */
  readonly half?: boolean
  /** Labels of dots that do not belong to the figure. */
  readonly strangers?: readonly string[]
}

/** A figure of pictures 40x40 to the page: scaled into the room, turned over when `mirrored`. */
function placement(bounds: Box, mirrored: boolean) {
  const scale = Math.min(ROOM.width / bounds.width, ROOM.height / bounds.height)
  const cx = ROOM.x + ROOM.width / 2
  const cy = ROOM.y + ROOM.height / 2
  const [mx, my] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2]
  const place = (p: Point): Point => ({ x: cx + (mirrored ? mx - p.x : p.x - mx) * scale, y: cy + (p.y - my) * scale })
  return { place, scale }
}

/** A line to write what the dots have shown. */
function writeWhatItIs(answer?: string): Mark[] {
  const y = CONTENT.y + CONTENT.height - 7
  const x = CONTENT.x + 26
  const start = x + measureText(DOT_TEXTS.whatIsIt, 'text', 5) + 4
  const end = CONTENT.x + CONTENT.width - 26
  return [
    text(x, y, DOT_TEXTS.whatIsIt, 5, { font: 'text', anchor: 'start' }),
    line(start, y + 1, end, y + 1, { width: 0.4 }),
    ...(answer ? [text((start + end) / 2, y - 1.8, answer, 6, { fill: ANSWER_RED })] : []),
  ]
}

/** Up to so many dots more than asked for, where fewer would deform the figure. */
const MOST_MORE = 26

/** Dots that join without crossing and cover the figure: corners first, then as many more as that needs. */
function simpleDots(outline: readonly Point[], count: number, most: number, minGap: number): Point[] {
  let [best, cover] = [null as Point[] | null, 0]
  for (const gap of [minGap, minGap * 0.8, minGap * 0.65])
    for (let wanted = count; wanted <= Math.min(most, count + MOST_MORE); wanted += 2) {
      const dots = placeDots(outline, wanted, gap)
      if (dots.length > most || !isSimple(dots)) continue
      const share = overlapOf(dots, outline)
      if (share > cover) [best, cover] = [dots, share]
      if (share >= LEAST_OVERLAP) return dots
      if (dots.length < wanted) break
    }
  if (!best) throw new RangeError('the dots of this figure cross')
  return best
}

/** The dots of the figure in the order of joining, and what is drawn of its outline already. */
function chooseDots(options: DotPageOptions, outline: readonly Point[], axis: number, random: Random) {
  const style = STYLES[options.level]
  const dots = simpleDots(outline, options.count, options.most ?? Infinity, style.minGap)
  if (options.half) {
    const { points, drawn } = halfDots(outline, dots, axis, style.minGap)
    return { points, printed: drawn, closing: drawn }
  }
  const first = random.integer(0, dots.length - 1)
  const turned = [...dots.slice(first), ...dots.slice(0, first)]
  const points = random.chance(0.5) ? turned : [...turned.slice(0, 1), ...turned.slice(1).reverse()]
  return { points, printed: style.given > 0 ? points.slice(0, style.given + 1) : [], closing: [] }
}

/** Draws a page of dots. Throws RangeError when the figure cannot be joined without crossing. */
export function drawDotPage(options: DotPageOptions, random: Random): DrawnPage<DotFacts> {
  const picture = options.figure
  const style = STYLES[options.level]
  const bounds = boundsOf([path(picture.outline + picture.detail, { width: 0.7 })])
  if (!bounds) throw new RangeError('a figure has an outline')
  const { place } = placement(bounds, random.chance(0.5) && !options.upright)
  const [, ...rest] = flattenPath(picture.outline, 16)
  const outline = outlinePolygon(picture.outline).map(place)
  const {
    points,
    printed,
    closing: given,
  } = chooseDots(options, outline, place({ x: PICTURE_BOX / 2, y: 0 }).x, random)
  const texts = options.labels(points.length)
  const detail = detailOf(picture)
  const detailLines = [...rest, ...flattenPath(detail.lines, 16)].map((line) => line.map(place))
  const detailDots = flattenPath(detail.dots, 1).flatMap((line) => line.slice(0, 1).map(place))
  const room = {
    size: style.size,
    dotRadius: style.radius,
    startRadius: style.radius * START_SCALE,
    limits: { ...CONTENT, height: CONTENT.height - 14 },
    obstacles: [
      ...[...detailLines, printed].flatMap((points) => resample(points, 1)),
      ...detailDots.flatMap(ringAround),
    ],
  }
  const placed = placeLabels(points, texts, room)
  const strangers = placeStrangers(random, options.strangers ?? [], points, placed, room)
  const details: Mark[] = [
    ...detailLines.map((stroke) => polyline(stroke, { width: 0.9 })),
    // Rings: a filled eye would be taken for a dot to join.
    ...detailDots.map((p) => circle(p.x, p.y, DETAIL_DOT, { width: 0.8, fill: WHITE })),
  ]
  const card: Mark[] = options.color
    ? [area(rectData(CONTENT.x, CONTENT.y, CONTENT.width, CONTENT.height, 6), tint(picture.color, CARD_TINT))]
    : []
  const accents: Mark[] = options.color
    ? (picture.accents ?? []).flatMap(({ d, ink }) =>
        flattenPath(d, 16).map((line) => polygon(line.map(place), { stroke: undefined, fill: ink })),
      )
    : []
  const [start] = points
  const marks: Mark[] = [
    ...card,
    ...details,
    ...(printed.length > 0 ? [polyline(printed, { width: 1.1 })] : []),
    ...[...points, ...strangers.map(({ at }) => at)].map((p) => dot(p.x, p.y, style.radius)),
    ...(start
      ? [group(start.x, start.y, [area(starData(0, 0, style.radius * START_SCALE, style.radius * 1.05), BLACK)])]
      : []),
    ...placed.map((label) => centredText(label.at.x, label.at.y, label.text, style.size)),
    ...strangers.map(({ box, text: label }) =>
      centredText(box.x + box.width / 2, box.y + box.height / 2, label, style.size),
    ),
  ]
  const question = (answer?: string) => (options.level === 'facil' ? [] : writeWhatItIs(answer))
  // The half that was drawn already closes the figure, from the last dot back to the first.
  const [given0, last] = [given[0], points.at(-1)]
  const onwards = given0 && last && Math.hypot(given0.x - last.x, given0.y - last.y) < 1
  const closing = onwards ? given : [...given].reverse()
  const joined = { stroke: ANSWER_RED, width: 1.4 }
  const solved: Mark[] = [
    ...card,
    polygon([...points, ...closing], { stroke: undefined, fill: options.color ? picture.color : WHITE }),
    ...accents,
    ...details,
    options.half ? polyline(points, joined) : polygon(points, joined),
    ...marks.slice(card.length + details.length),
    ...question(picture.name),
  ]
  const labels = placed.map((label) => ({ text: label.text, box: label.box }))
  return {
    marks: [...marks, ...question()],
    solved,
    facts: {
      figure: picture.id,
      points,
      labels,
      strangers,
      overlap: overlapOf(options.half ? [...points, ...closing] : points, outline),
    },
    ...(options.upright ? { subject: picture.id } : { pictures: [picture.id] }),
  }
}
