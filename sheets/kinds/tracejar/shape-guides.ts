/** Number and arrow of each plane figure, beside its dots: where they hide neither dots nor what is drawn there. */
import type { Box } from '../../lettering/bounds.ts'
import { dot, gapOf, type Point } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import type { Mark } from '../../scene/scene.ts'
import { arrow as arrowMarks, numberMark, startInk } from './guides.ts'
import { turnsSharply } from './start-arrows.ts'
import { beside, dotPoints, dotsAt, lengthOf, type Stroke } from './stroke.ts'

interface ShapeGuideStyle {
  readonly color: boolean
  /** Width of the dots to cover, mm. */
  readonly dot: number
  /** Radius of the numbers, mm. */
  readonly radius: number
  readonly arrow: number
}

export interface ShapeGuide {
  readonly number: Point
  readonly arrow: Stroke
}

/** Free of dots around a number and an arrow, mm. */
const [NUMBER_ROOM, ARROW_ROOM] = [0.7, 1]
/** From the outline to its arrow, mm. */
const ASIDE = 1.9
const ARROW = { width: 0.8, head: 2.1 }
/** A number is so far from its start, besides what it needs, an arrow begins so far along its outline, mm. */
const NUMBER_PLACES = [0, 1.5, 3.5, 6, 9]
const ARROW_STARTS = [1.5, 3, 5, 7.5, 10, 14, 19, 25]
const [FARTHEST_NUMBER, FARTHEST_ARROW] = [Math.max(...NUMBER_PLACES), Math.max(...ARROW_STARTS)]
/** Numbers and arrows keep inside the frame and below the instruction, mm. */
const FIELD: Box = { x: 17, y: 58, width: 176, height: 222 }

/** A place costs so much for each thing that it would hide. */
const COST = { dot: 40, guide: 60, outside: 80, picture: 14, other: 0.5 }

const inside = ({ x, y, width, height }: Box, p: Point, room: number) =>
  p.x > x - room && p.x < x + width + room && p.y > y - room && p.y < y + height + room

const cheapest = <Item>(items: readonly (readonly [cost: number, item: Item])[]) =>
  items.reduce<readonly [cost: number, item: Item] | undefined>((a, b) => (a && a[0] <= b[0] ? a : b), undefined)?.[1]

/** Numbers first near the starts, arrows then along the outlines. */
export function guidesOf(strokes: readonly Stroke[], pictures: readonly Box[], style: ShapeGuideStyle): ShapeGuide[] {
  const { radius, dot: width } = style
  const dots = strokes.flatMap((stroke) => resample(stroke, 1))
  const nearTo = (points: readonly Point[], p: Point, room: number) =>
    points.reduce((count, q) => (gapOf(p, q) < room ? count + 1 : count), 0)
  const hidden = (p: Point, room: number) =>
    pictures.filter((picture) => inside(picture, p, room)).length * COST.picture +
    (inside(FIELD, p, -room) ? 0 : COST.outside)

  const dotsAround = (at: Point, reach: number) => dots.filter((q) => gapOf(at, q) < reach)

  const numbers: Point[] = []
  for (const stroke of strokes) {
    const start = stroke[0] ?? { x: 0, y: 0 }
    const around = dotsAround(start, FARTHEST_NUMBER + 3 * (radius + width))
    const places = NUMBER_PLACES.flatMap((more) =>
      Array.from({ length: 24 }, (_, k): readonly [number, Point] => {
        const angle = (k / 24) * 2 * Math.PI
        const reach = radius + width / 2 + 1 + more
        const p = { x: start.x + Math.cos(angle) * reach, y: start.y + Math.sin(angle) * reach }
        const cost =
          nearTo(around, p, radius + width / 2 + NUMBER_ROOM) * COST.dot +
          nearTo(numbers, p, 2 * radius + 1) * COST.guide +
          hidden(p, radius + 0.4) +
          more * COST.other +
          (1 + Math.sin(angle)) * COST.other
        return [cost, p]
      }),
    )
    numbers.push(cheapest(places) ?? start)
  }

  const arrows: Point[] = []
  return strokes.map((stroke, i): ShapeGuide => {
    const number = numbers[i] ?? { x: 0, y: 0 }
    const length = lengthOf(stroke)
    const own = resample(stroke, 1)
    const around = dotsAround(stroke[0] ?? number, FARTHEST_ARROW + style.arrow + 2 * (ASIDE + width))
    const lines = ARROW_STARTS.flatMap((from) =>
      [1, 0.7].flatMap((share): (readonly [number, Stroke])[] => {
        const to = from + style.arrow * share
        const steps = Array.from({ length: Math.ceil((to - from) / 0.6) }, (_, k) => from + k * 0.6)
        if (to > length * 0.6 || steps.some((at) => turnsSharply(stroke, at))) return []
        return [ASIDE + width / 2, -ASIDE - width / 2].map((offset) => {
          const line = beside(stroke, from, to, offset)
          const cost = line.reduce(
            (sum, p) =>
              sum +
              nearTo(around, p, ARROW_ROOM + width / 2) * COST.dot +
              nearTo(own, p, 0.6 + width / 2) * COST.dot +
              nearTo(numbers, p, radius + 1.4) * COST.guide +
              nearTo(arrows, p, 1.6) * COST.guide +
              hidden(p, 0.8),
            gapOf(line[0] ?? number, number) * COST.other * 2 + (1 - share) * 4 + (offset < 0 ? 2 : 0),
          )
          return [cost, line]
        })
      }),
    )
    const arrow = cheapest(lines) ?? []
    arrows.push(...arrow)
    return { number, arrow }
  })
}

/** The dots of all figures, the first of each larger, with numbers and arrows beside them. */
export function tracedShapes(
  strokes: readonly Stroke[],
  guides: readonly ShapeGuide[],
  style: ShapeGuideStyle,
): Mark[] {
  const ink = startInk(style.color)
  const starts = strokes.flatMap((stroke) => stroke.slice(0, 1))
  const clear = starts.map((at) => ({ at, radius: style.dot * 0.5 }))
  return [
    ...dotsAt(dotPoints(strokes, style.dot, clear), style.dot),
    ...starts.map((at) => dot(at.x, at.y, style.dot * 0.85, ink)),
    ...guides.flatMap(({ number, arrow }, i) => [
      ...arrowMarks(arrow, ink, ARROW.width, ARROW.head),
      ...numberMark(number, i + 1, style.radius, ink),
    ]),
  ]
}
