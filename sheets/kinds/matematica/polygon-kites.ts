/** Kites that are polygons in every position, four on a string; a banner tied to each asks for name, sides and corners. */
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { answerBox, centredText, line, round, text } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { HANDS_UP, POINT_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, points, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { hill, tree, tuft } from '../../studio/shapes/nature.ts'
import { cornersAt, type Shown, sidesOf } from './plane-shapes.ts'

const LOOKS: readonly [Fill, ...Fill[]] = ['red', 'yellow', 'bluePale', 'lime', 'orange', 'purplePale', 'pink', 'teal']

/** Middle of the first kite of a string, and how far the next one is below it, mm. */
const [FIRST, ROW] = [76, 37.5]
/** Two strings with four kites each, and the middles of their banners. */
const STRINGS = [
  { kites: 32, banners: 75.5 },
  { kites: 128, banners: 171.5 },
] as const
const SIZE = 34
/** Of a banner, from its middle. */
const [WIDE, HIGH, NOTCH] = [23, 14.5, 4]

const [FEET, CHILD_SCALE] = [258, 0.6]
const STRIP = 263
/** From a child with a string to the one beside it, mm. */
const RUNNER = 46

const placeOf = (i: number) => ({ string: STRINGS[i % 2 ? 1 : 0], y: FIRST + Math.floor(i / 2) * ROW }) as const

const lowest = (corners: readonly Spot[]): Spot => corners.reduce((low, one) => (one[1] > low[1] ? one : low))
const rightmost = (corners: readonly Spot[]): Spot => corners.reduce((right, one) => (one[0] > right[0] ? one : right))

/** Through the middles of its kites, down to a hand of the child below. */
function drawString(pen: Pen, x: number): Drawing {
  const hand = x + 16 * CHILD_SCALE
  const last = FIRST + 3 * ROW
  return pen.line(
    `M${x} ${FIRST}V${last}C${x} ${last + 12} ${round(hand)} ${last + 16} ${round(hand)} ${round(FEET - 43 * CHILD_SCALE)}`,
    0.7,
    'greyDark',
  )
}

const ribbon = (pen: Pen, [x, y]: Spot, fill: Fill): Drawing =>
  pen.rope(`M${round(x)} ${round(y)}q3 1.500 1 3t2.500 3`, 1, fill, 0.5)

/** A banner tied to its kite. */
function drawBanner(pen: Pen, i: number, shown: Shown, corners: readonly Spot[]): PageMark[] {
  const { string, y } = placeOf(i)
  const x = string.banners
  const [left, right] = [x - WIDE, x + WIDE]
  const [kx, ky] = rightmost(corners)
  const sides = String(sidesOf(shown))
  return [
    ...marksOf([
      pen.line(
        `M${round(kx)} ${round(ky)}L${left} ${y - HIGH + 3}M${round(kx)} ${round(ky)}L${left} ${y + HIGH - 3}`,
        0.6,
      ),
      pen
        .plane('middle')
        .shape(`M${left} ${y - HIGH}H${right}L${right - NOTCH} ${y}L${right} ${y + HIGH}H${left}z`, 'white', 1),
    ]),
    line(left + 4, y - 4, right - 6, y - 4, { width: 0.5 }),
    answer([text(x - 1, y - 5.9, shown.polygon.name, 5.6, { fill: ANSWER_RED })]),
    ...['lados', 'vértices'].flatMap((word, k): PageMark[] => {
      const cx = x - 1.5 + (k ? 9.5 : -9.5)
      return [
        answerBox(cx - 6.5, y - 1.5, 13, 9.5),
        writtenAnswer(cx, y + 3.2, sides, 6),
        centredText(cx, y + 11.1, word, 4.1, { font: 'text' }),
      ]
    }),
  ]
}

/** Eight kites over a field, at whose foot the names are. */
export function drawKites(
  pen: Pen,
  shown: readonly Shown[],
  names: readonly string[],
  cast: readonly CastName[],
): PageMark[] {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const kites = shown.map((one, i) => {
    const { string, y } = placeOf(i)
    return { corners: cornersAt(one, string.kites, y, SIZE), fill: inTurn(LOOKS, i + one.look) }
  })
  const place: Drawing = [
    pen.shape(box(0, 0, 210, 300), 'sky', null),
    hill(far, points('-6,230 40,219 96,232 150,218 216,230'), 'hillFar'),
    [58, 104, 154].map((x, i) => tree(far, x, 245, 0.6 + i * 0.1)),
    hill(far, points('-6,244 60,239 140,243 216,238'), 'grass'),
    [62, 160].map((x) => tuft(far, x, 256, 0.7)),
    STRINGS.map(({ kites: x }) => drawString(pen, x)),
    STRINGS.map(({ kites: x }, i) => [
      person(middle, cast[2 * i] ?? 'bia', x, FEET, CHILD_SCALE, { pose: HANDS_UP }),
      person(middle, cast[2 * i + 1] ?? 'gil', x + RUNNER, FEET, CHILD_SCALE, { pose: POINT_LEFT }),
    ]),
    kites.map(({ corners, fill }, i) => [
      ribbon(pen, lowest(corners), inTurn(LOOKS, i + 3)),
      pen.shape(poly(corners), fill, 1.3),
    ]),
    pen.shape(box(5, STRIP, 200, 40), 'cream', 1.2),
  ]
  return [
    ...marksOf(place),
    ...shown.flatMap((one, i) => drawBanner(pen, i, one, kites[i]?.corners ?? [])),
    ...names.map((name, i) =>
      centredText(9 + (192 * (i + 0.5)) / names.length, STRIP + 11.5, name, 5.8, { font: 'text' }),
    ),
  ]
}
