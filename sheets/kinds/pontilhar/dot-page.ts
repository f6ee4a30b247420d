/** A page of dots: the figure's dots and labels, what is printed of it already, and the solved figure for the answer key. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import type { DrawnPage } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { DOT_TEXTS } from '../../page/texts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, tint, WHITE } from '../../scene/inks.ts'
import {
  area,
  centredText,
  circle,
  dot,
  group,
  line,
  type Point,
  polygon,
  polyline,
  rectData,
  starData,
  text,
} from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import type { Ink, Level, Mark, TextMark } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { Pen } from '../../studio/pen.ts'
import { startInk } from '../tracejar/guides.ts'
import { type ChosenDots, chooseDots, chooseHalf } from './choose-dots.ts'
import { inFrontAndBehind, placeOfFigure } from './dot-places.ts'
import { type DotFigure, type FigurePlace, placed } from './figure-shapes.ts'
import { doubtful, type PlacedLabel, placeLabels } from './labels.ts'
import { drawSetting } from './setting.ts'
import { placeStrangers, type Stranger } from './strangers.ts'

export interface DotFacts {
  readonly figure: string
  /** In the order of joining; the last joins the first, or what is given joins both. */
  readonly points: readonly Point[]
  readonly labels: readonly PlacedLabel[]
  /** Dots that do not belong to the figure. */
  readonly strangers: readonly Stranger[]
  /** Overlap of the joined dots and the figure, 0..1. */
  readonly overlap: number
  /** Part of the contour that the dots make, 0..1. */
  readonly share: number
  /** Labels that touch another or lie too near to another dot. */
  readonly doubtful: number
}

interface DotStyle {
  /** Size of the labels, mm. */
  readonly size: number
  readonly radius: number
  /** Between two dots, mm. */
  readonly gap: number
}

/** A page full of dots: the figure fills it, and every tenth dot has a ring, to find the place again. */
const MANY_DOTS: DotStyle = { size: 3.1, radius: 0.75, gap: 3.8 }

/** The more dots, the smaller and nearer: up to so many dots each. */
const STYLES: readonly (readonly [most: number, style: DotStyle])[] = [
  [11, { size: 8.4, radius: 1.8, gap: 14 }],
  [16, { size: 7.4, radius: 1.6, gap: 12 }],
  [32, { size: 5.8, radius: 1.35, gap: 9 }],
  [64, { size: 4.4, radius: 1.1, gap: 6.2 }],
  [130, { size: 3.3, radius: 0.85, gap: 4.6 }],
  [Infinity, MANY_DOTS],
]

const styleFor = (count: number): DotStyle => STYLES.find(([most]) => count <= most)?.[1] ?? MANY_DOTS

/** The figure with its dots and labels fits into this; below it there is a line to write on. */
const MARGIN = 10
const SLIM_MARGIN = 6
const ANSWER_HEIGHT = 14
const roomIn = (margin: number): Box => ({
  x: CONTENT.x + margin,
  y: CONTENT.y + margin,
  width: CONTENT.width - 2 * margin,
  height: CONTENT.height - 2 * margin - ANSWER_HEIGHT,
})

/** A half leaves room for numbers between its foot and the edge of the sheet. */
const HALF_SHARE = 0.96

/** Outer radius of the star on the first dot, in radii of the other dots. */
const START_SCALE = 2.2
/** Letters of the key are legible from this size on the page, mm. */
const LEAST_IN_KEY = 2.4
/** Strength of the figure's colour in the key, under numbers that stay legible. */
const PAINT = 0.4

/** The star where the pencil begins: its tips reach out so many radii of a dot. */
export const startStar = (at: Point, radius: number, reach: number, color: boolean): Mark =>
  group(at.x, at.y, [area(starData(0, 0, radius * reach, radius * 1.05), startInk(color))])

export interface DotPageOptions {
  readonly figure: DotFigure
  readonly level: Level
  readonly color: boolean
  readonly count: number
  /** The text of each dot in the order of joining. */
  readonly labels: (count: number) => readonly string[]
  /** The left half is printed, the dots make the right one; turned over, the opposite. Only for symmetric figures. */
  readonly half?: boolean
  /** Turned over or not; left out, by chance. */
  readonly mirrored?: boolean
  /** Labels of dots that do not belong to the figure, each between the two of the figure that it might be joined with. */
  readonly strangers?: (labels: readonly string[]) => readonly (readonly [after: number, label: string])[]
  /** The surface that the figure is on, in a page that is one picture; by the place of its middle. */
  readonly surface?: (axis: number) => readonly PageMark[]
  /** Over the printed half: a grid. */
  readonly over?: (axis: number) => readonly PageMark[]
  /** Neither dots nor numbers are printed: the child draws the line. */
  readonly bare?: boolean
  /** The page is the place where the figure is missing. */
  readonly inPlace?: boolean
}

/** The figure as large as the room lets. */
function placeOf(
  { contour, box, inside }: DotFigure,
  mirrored: boolean,
  margin: number,
  { foot, share = 1 }: { readonly foot?: number; readonly share?: number } = {},
): FigurePlace {
  const room = roomIn(margin)
  const plain = { cx: 0, cy: 0, size: box, mirrored: false }
  const own = boundsOf([polygon(contour.map((p) => placed(p, box, plain)))])
  const all = boundsOf([polygon(contour.map((p) => placed(p, box, plain))), ...inside(plain)]) ?? own
  if (!own || !all) throw new RangeError('a figure has an outline')
  // Parts outside the contour (whiskers, a string) may reach into the margin, no further.
  const scale =
    share *
    Math.min(
      room.width / own.width,
      room.height / own.height,
      (room.width + margin) / all.width,
      (room.height + margin) / all.height,
    )
  const top = room.y - margin / 2 - all.y * scale
  const [mx, my] = [(all.x + all.width / 2) * scale, (all.y + all.height / 2) * scale]
  return {
    cx: room.x + room.width / 2 - (mirrored ? -mx : mx),
    cy: foot ? Math.max(top, foot - (all.y + all.height) * scale) : room.y + room.height / 2 - my,
    size: box * scale,
    mirrored,
  }
}

/** Under a number, so that no line of the place runs through it. */
const tag = ({ x, y, width, height }: Box): Mark =>
  area(rectData(x - 0.6, y - 0.3, width + 1.2, height + 0.6, Math.min(1.6, height / 2)), WHITE)

/** Title and instruction of a page that is one picture, and its plate to write on. */
const TITLE: Box = { x: 20, y: 20, width: 170, height: 33 }
const PLATE: Box = { x: 45, y: 269, width: 120, height: 15 }

/** On a white plate, for a page that is one picture. */
function writeOnPlate(name: string, color: boolean): PageMark[] {
  const pen = new Pen(color)
  const [x, y, width] = [46, 270.5, 118]
  const start = x + measureText(DOT_TEXTS.whatIsIt, 'text', 6) + 8
  return [
    pen.shape(box(x, y, width, 12.5, 3), 'white', 0.7),
    text(x + 4, y + 8.2, DOT_TEXTS.whatIsIt, 6, { font: 'text', anchor: 'start' }),
    line(start, y + 9.4, x + width - 5, y + 9.4, { width: 0.4 }),
    answer([text((start + x + width - 5) / 2, y + 8, name, 6.4, { fill: ANSWER_RED })]),
  ]
}

/** The half that is given, in colour: the child sees both what is there and what it has to become. */
function printedHalf(figure: DotFigure, place: FigurePlace, given: readonly Point[], paint: Ink): Mark[] {
  const left = place.mirrored ? place.cx : 0
  return [
    polygon(given, { stroke: undefined, fill: paint }),
    group(0, 0, figure.inside(place), {
      clip: rectData(left, 0, place.mirrored ? 210 - left : place.cx, 297),
    }),
  ]
}

/** A line to write what the dots have shown. */
function writeWhatItIs(name: string): PageMark[] {
  const y = CONTENT.y + CONTENT.height - 5
  const x = CONTENT.x + 26
  const start = x + measureText(DOT_TEXTS.whatIsIt, 'text', 5) + 4
  const end = CONTENT.x + CONTENT.width - 26
  return [
    text(x, y, DOT_TEXTS.whatIsIt, 5, { font: 'text', anchor: 'start' }),
    line(start, y + 1, end, y + 1, { width: 0.4 }),
    answer([text((start + end) / 2, y - 1.8, name, 6, { fill: ANSWER_RED })]),
  ]
}

/** Dots chosen last, by figure, number and gap: the same for each seed, in the figure's own box, not turned over. */
const chosen = new Map<string, ChosenDots>()
const CHOSEN_REMEMBERED = 400

function dotsOf(figure: DotFigure, place: FigurePlace, count: number, gap: number, half: boolean): ChosenDots {
  const key = `${figure.id} ${figure.box} ${count} ${gap} ${half}`
  const scale = place.size / figure.box
  const found =
    chosen.get(key) ??
    (half
      ? chooseHalf(figure.contour, count, gap / scale, figure.box / 2)
      : chooseDots(figure.contour, count, gap / scale))
  if (chosen.size >= CHOSEN_REMEMBERED) chosen.clear()
  chosen.set(key, found)
  const onPage = (p: Point) => placed(p, figure.box, place)
  return { ...found, points: found.points.map(onPage), given: found.given.map(onPage) }
}

/** Starts anywhere and goes in either direction if the dots are the whole contour; else at one of the two ends. */
function inOrder({ points, given }: ChosenDots, random: Random, fixed: boolean): readonly Point[] {
  const first = random.integer(0, points.length - 1)
  const back = random.chance(0.5)
  if (fixed) return points
  if (given.length > 0) return back ? [...points].reverse() : points
  const turned = [...points.slice(first), ...points.slice(0, first)]
  return back ? [...turned.slice(0, 1), ...turned.slice(1).reverse()] : turned
}

/** Labels a little smaller where they would not find room. */
const SMALLER = [1, 0.88, 0.78, 0.72]
const SMALLER_OF_MANY = [1, 0.94, 0.9, 0.86, 0.82, 0.78, 0.72]

function labelDots(points: readonly Point[], texts: readonly string[], style: DotStyle, obstacles: readonly Point[]) {
  const attempts = (style === MANY_DOTS ? SMALLER_OF_MANY : SMALLER).map((share) => () => {
    const room = {
      size: style.size * share,
      dotRadius: style.radius,
      startRadius: style.radius * START_SCALE,
      limits: { ...CONTENT, height: CONTENT.height - ANSWER_HEIGHT },
      obstacles,
    }
    const labels = placeLabels(points, texts, room)
    return { room, labels, doubtful: doubtful(points, labels) + (points.length - labels.length) * 10 }
  })
  let best = attempts[0]?.()
  for (const attempt of attempts.slice(1)) {
    if (best && best.doubtful === 0) break
    const next = attempt()
    if (!best || next.doubtful < best.doubtful) best = next
  }
  if (!best) throw new RangeError('labels have a size')
  return best
}

/** Draws a page of dots. Throws RangeError when the figure has no room for so many. */
export function drawDotPage(options: DotPageOptions, random: Random): DrawnPage<DotFacts> {
  const { figure, color, half = false, surface, over, bare = false, inPlace = false } = options
  const style = styleFor(options.count)
  const home = inPlace ? placeOfFigure(figure.id) : undefined
  const isFull = style === MANY_DOTS
  const byChance = random.chance(0.5) && !half
  const place = placeOf(
    figure,
    options.mirrored ?? byChance,
    isFull ? SLIM_MARGIN : MARGIN,
    home ?? { share: half ? HALF_SHARE : 1 },
  )
  const dots = dotsOf(figure, place, options.count, style.gap, half)
  const points = inOrder(dots, random, half)
  const texts = options.labels(points.length)
  const samples = figure.samples.map((p) => placed(p, figure.box, place))
  const obstacles = [...samples, ...(dots.given.length > 0 ? resample(dots.given, 1) : [])]
  const { room, labels, doubtful: doubts } = labelDots(points, texts, style, obstacles)
  const strangers = placeStrangers(random, options.strangers?.(texts) ?? [], points, labels, room)
  const [start] = points
  const printed = dots.given.length > 0 ? [polyline(dots.given, { width: 1.1 })] : []
  const taken = [...points, ...obstacles, ...strangers.map(({ at }) => at)]
  const boxes = [...labels, ...strangers].map(({ box }) => box)
  const contour = resample(
    figure.contour.map((p) => placed(p, figure.box, place)),
    3,
  )
  const asks = inPlace && options.level !== 'facil'
  const plates = asks ? [PLATE] : []
  const pen = new Pen(color)
  const setting = home
    ? inFrontAndBehind(home, pen, [...taken, ...contour], boxes, [TITLE, ...plates])
    : (surface?.(place.cx) ?? drawSetting(figure.id, { taken, boxes, color }, random))
  const joined = { stroke: ANSWER_RED, width: 1.2 }
  const forward = points[0] === dots.points[0]
  const whole = dots.given.length > 0 ? [...(forward ? points : [...points].reverse()), ...dots.given] : points
  const paint = color ? tint(figure.color, PAINT) : WHITE
  // Two hundred numbers are too small for the key, and a page that is one picture is smaller there: the line is enough.
  const labelled = (label: TextMark): PageMark =>
    !surface && !inPlace && label.size >= LEAST_IN_KEY ? label : answer([], [label])
  const before = () => {
    return half ? printedHalf(figure, place, dots.given, paint) : figure.inside(place)
  }
  const ask = () => {
    if (asks) return writeOnPlate(figure.name, color)
    return surface || inPlace || options.level === 'facil' ? [] : writeWhatItIs(figure.name)
  }
  const dotMarks = (): PageMark[] => [
    ...[...points.slice(1), ...strangers.map(({ at }) => at)].map((p) => dot(p.x, p.y, style.radius)),
    ...(isFull ? points.filter((_, i) => i % 10 === 9) : []).map((p) =>
      circle(p.x, p.y, style.radius * 1.9, { width: 0.35 }),
    ),
    ...(start ? [startStar(start, style.radius, START_SCALE, color)] : []),
    ...labels.map((label) => labelled(centredText(label.at.x, label.at.y, label.text, room.size))),
    ...strangers.map(({ box, text: label }) =>
      labelled(centredText(box.x + box.width / 2, box.y + box.height / 2, label, room.size)),
    ),
  ]
  const marks: PageMark[] = [
    ...setting,
    answer([polygon(whole, { stroke: undefined, fill: paint }), ...figure.inside(place)], before()),
    ...(over?.(place.cx) ?? []),
    ...printed,
    answer([dots.given.length > 0 ? polyline(points, joined) : polygon(points, joined)]),
    answer([], inPlace || (half && !bare) ? boxes.map(tag) : []),
    ...(bare ? [] : dotMarks()),
    ...ask(),
  ]
  return {
    marks,
    facts: {
      figure: figure.id,
      points,
      labels: bare ? [] : labels,
      strangers,
      overlap: dots.overlap,
      share: dots.share,
      doubtful: bare ? 0 : doubts,
    },
    items: [figure.name],
    pictures: [figure.id],
  }
}
