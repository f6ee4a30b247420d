/** A page of dots: the figure's dots and labels, what is printed of it already, and the solved figure for the answer key. */

import { type Box, boundsOf } from '../../lettering/bounds.ts'
import type { DrawnPage } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, tint, WHITE } from '../../scene/inks.ts'
import {
  area,
  centredText,
  circle,
  dot,
  gapOf,
  group,
  type Point,
  polygon,
  polyline,
  round,
  starData,
} from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { startInk } from '../tracejar/guides.ts'
import { type ChosenDots, chooseDots } from './choose-dots.ts'
import { labelWithBlanks, MANY_DOTS, START_SCALE, styleFor } from './dot-labels.ts'
import { type DotPlace, placeOfFigure } from './dot-places.ts'
import { inFrontAndBehind } from './dot-scenery.ts'
import { type DotStage, FIELD_TOP } from './dot-stage.ts'
import { PLATE, TITLE, tag, writeInBox, writeOnPlate } from './dot-writing.ts'
import { fewLines } from './few-lines.ts'
import { LABEL_LIMITS, placeOf } from './figure-room.ts'
import { type DotFigure, type FigurePlace, placed } from './figure-shapes.ts'
import { ghost } from './ghost.ts'
import { holds, type PlacedLabel } from './labels.ts'
import { drawStepRow, ROW, type StepRow, stepRow } from './step-row.ts'
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
  /** Labels that touch another or are too near to another dot. */
  readonly doubtful: number
  /** Labels that the child writes. */
  readonly written: readonly string[]
  /** The row in which the count begins, where there is one. */
  readonly row: StepRow
}

/** Strength of the figure's colour in the key, under numbers that stay legible. */
const PAINT = 0.4

/** The star where the pencil begins: its tips reach out so many radii of a dot. */
export const startStar = (at: Point, radius: number, reach: number, color: boolean): Mark =>
  group(at.x, at.y, [
    area(starData(0, 0, radius * reach * 1.45, radius * 1.9), WHITE),
    area(starData(0, 0, radius * reach, radius * 1.05), startInk(color)),
  ])

export interface DotPageOptions {
  readonly figure: DotFigure
  readonly level: Level
  readonly color: boolean
  readonly count: number
  /** The text of each dot in the order of joining. */
  readonly labels: (count: number) => readonly string[]
  /** Turned over or not; left out, by chance. */
  readonly mirrored?: boolean
  /** Labels of dots that do not belong to the figure, each between the two of the figure that it might be joined with. */
  readonly strangers?: (labels: readonly string[]) => readonly (readonly [after: number, label: string])[]
  /** Somebody draws the figure there. Without it the figure is missing in its own place. */
  readonly stage?: { readonly place: DotStage; readonly variant: number }
  /** Instead of the figure's usual place: a place with people, who are others for another `variant`. */
  readonly place?: { readonly home: DotPlace; readonly variant: number }
  /** So many labels are left out, for the child to write. */
  readonly blanks?: number
  /** The lines inside the figure are printed, for the child to colour; of `few`, small ones that no number cuts. */
  readonly told?: boolean | 'few'
  /** Size of the labels where they find room, mm; usual ones follow the number of dots. */
  readonly letters?: number
  /** The count begins in a row at the top, where so many numbers are the child's to write. */
  readonly row?: number
}

/** Dots chosen last, by figure, number and gap: the same for each seed, in the figure's own box, not turned over. */
const chosen = new Map<string, ChosenDots>()
const CHOSEN_REMEMBERED = 400

function dotsOf(figure: DotFigure, place: FigurePlace, count: number, gap: number): ChosenDots {
  const key = `${figure.id} ${figure.box} ${count} ${gap}`
  const scale = place.size / figure.box
  const found = chosen.get(key) ?? chooseDots(figure.contour, count, gap / scale)
  if (chosen.size >= CHOSEN_REMEMBERED) chosen.clear()
  chosen.set(key, found)
  const onPage = (p: Point) => placed(p, figure.box, place)
  return { ...found, points: found.points.map(onPage), given: found.given.map(onPage) }
}

/** Starts anywhere and goes in either direction if the dots are the whole contour; else at one of the two ends. */
function inOrder({ points, given }: ChosenDots, random: Random): readonly Point[] {
  const first = random.integer(0, points.length - 1)
  const back = random.chance(0.5)
  if (given.length > 0) return back ? [...points].reverse() : points
  const turned = [...points.slice(first), ...points.slice(0, first)]
  return back ? [...turned.slice(0, 1), ...turned.slice(1).reverse()] : turned
}

/** Lines of `few` keep clear of the outline, of a number with its plate and of a dot, mm. */
const [NEAR_CONTOUR, ROUND_NUMBER, ROUND_DOT] = [2.2, 1, 2]
/** Across the longest of them, in shares of the figure's box. */
const LONGEST = 0.3

/** Below a figure there is room for numbers, mm. */
const FOOT_ROOM = 9

/** Room for a figure under the row, mm. */
const ROW_FOOT = ROW.y + ROW.height
const BELOW_ROW: Box = { ...LABEL_LIMITS, y: ROW_FOOT, height: LABEL_LIMITS.y + LABEL_LIMITS.height - ROW_FOOT }

/** Above a figure and its numbers, mm; the field is never lower than this. */
const [ABOVE, LOWEST_TOP] = [7, 118]

/** Upper edge of the field. `inside`: lines of the figure, some of which may be above its outline, as a leaf. */
function topOfField(contour: readonly Point[], labels: readonly Box[], inside: readonly Mark[]): number {
  const highest = Math.min(...[...labels, ...contour, boundsOf(inside) ?? []].flat().map(({ y }) => y))
  return round(Math.min(LOWEST_TOP, Math.max(FIELD_TOP, highest - ABOVE)))
}

/** Draws a page of dots. Throws RangeError when the figure has no room for so many. */
export function drawDotPage(options: DotPageOptions, random: Random): DrawnPage<DotFacts> {
  const { figure, color } = options
  const usual = styleFor(options.count)
  const style = options.letters ? { ...usual, size: options.letters } : usual
  const { stage } = options
  const home = stage ? undefined : (options.place?.home ?? placeOfFigure(figure.id))
  const limits = stage?.place.room ?? home?.room ?? (options.row ? BELOW_ROW : undefined)
  const isFull = usual === MANY_DOTS
  const byChance = random.chance(0.5)
  const place = placeOf(figure, options.mirrored ?? home?.mirrored ?? byChance, {
    ...home,
    ...(limits && { limits }),
    ...(stage && { foot: stage.place.room.y + stage.place.room.height - FOOT_ROOM }),
    many: isFull,
  })
  const dots = dotsOf(figure, place, options.count, style.gap)
  const points = inOrder(dots, random)
  const words = options.labels(points.length)
  const row = stepRow(options.row ? words : [], options.row ?? 0, random)
  // A figure that the dots make whole comes from nothing but them.
  const isTold = dots.given.length > 0 || Boolean(options.told)
  const samples = isTold ? figure.samples.map((p) => placed(p, figure.box, place)) : []
  const obstacles = [...samples, ...(dots.given.length > 0 ? resample(dots.given, 1) : [])]
  const {
    room,
    labels,
    doubtful: doubts,
    blanks,
  } = labelWithBlanks(points, words, style, obstacles, {
    ...(limits && { limits }),
    count: options.blanks ?? 0,
  })
  const strangers = placeStrangers(random, options.strangers?.(words) ?? [], points, labels, room)
  const [start] = points
  const printed = dots.given.length > 0 ? [polyline(dots.given, { width: 1.1 })] : []
  const taken = [...points, ...obstacles, ...strangers.map(({ at }) => at)]
  const boxes = [...labels, ...strangers].map(({ box }) => box)
  const contour = resample(
    figure.contour.map((p) => placed(p, figure.box, place)),
    3,
  )
  const asks = stage || options.place || (home && options.level !== 'facil')
  const plates = asks ? [PLATE] : []
  const pen = new Pen(color)
  const setting = home
    ? inFrontAndBehind(home, pen, {
        taken,
        contour,
        labels: boxes,
        plates: [TITLE, ...plates],
        ...(options.row && { above: ROW }),
      })
    : stage
      ? marksOf(stage.place.draw(pen, stage.variant, topOfField(contour, boxes, figure.inside(place))))
      : []
  const people = marksOf(home?.people?.(pen, options.place?.variant ?? 0) ?? [])
  const joined = { stroke: ANSWER_RED, width: 1.2 }
  const forward = points[0] === dots.points[0]
  const whole = dots.given.length > 0 ? [...(forward ? points : [...points].reverse()), ...dots.given] : points
  const paint = color ? tint(figure.color, PAINT) : WHITE
  const painted = (line: readonly Point[]) => polygon(line, { stroke: undefined, fill: paint })
  const texts = [
    ...labels.filter((_, i) => !blanks.includes(i)).map(({ text, at }) => centredText(at.x, at.y, text, room.size)),
    ...strangers.map(({ text, box }) => centredText(box.x + box.width / 2, box.y + box.height / 2, text, room.size)),
  ]
  const dotMarks = (): PageMark[] => [
    ...[...points.slice(1), ...strangers.map(({ at }) => at)].map((p) => dot(p.x, p.y, style.radius)),
    ...(isFull ? points.filter((_, i) => i % 10 === 9) : []).map((p) =>
      circle(p.x, p.y, style.radius * 1.9, { width: 0.35 }),
    ),
    ...(start ? [startStar(start, style.radius, START_SCALE, color)] : []),
    // Too small in the key, where the line is enough.
    answer([], texts),
  ]
  const told = isTold ? (figure.hint ?? figure.inside)(place) : []
  const middle = 2 * place.cx
  const isCut = (p: Point) =>
    contour.some((q) => gapOf(p, q) < NEAR_CONTOUR) ||
    [p, ...(figure.symmetric ? [{ x: middle - p.x, y: p.y }] : [])].some(
      (q) => boxes.some((box) => holds(box, q, ROUND_NUMBER)) || points.some((dot) => gapOf(dot, q) < ROUND_DOT),
    )
  const marks: PageMark[] = [
    ...setting,
    // The key is about the figure.
    answer([], people),
    ghost(
      figure.contour.map((p) => placed(p, figure.box, place)),
      color ? paint : null,
      figure.inside(place),
    ),
    answer([painted(whole)]),
    answer(figure.inside(place), options.told === 'few' ? fewLines(told, isCut, LONGEST * place.size) : told),
    ...printed,
    answer([dots.given.length > 0 ? polyline(points, joined) : polygon(points, joined)]),
    answer([], texts.map(tag)),
    ...dotMarks(),
    ...blanks.flatMap((i) => writeInBox(labels[i])),
    ...drawStepRow(pen, row, home?.row ?? 'flags'),
    ...(asks ? writeOnPlate(figure.name, color) : []),
  ]
  return {
    marks,
    facts: {
      figure: figure.id,
      points,
      labels,
      strangers,
      overlap: dots.overlap,
      share: dots.share,
      doubtful: doubts,
      written: blanks.flatMap((i) => words[i] ?? []),
      row,
    },
    items: [figure.name],
    pictures: [figure.id],
  }
}
