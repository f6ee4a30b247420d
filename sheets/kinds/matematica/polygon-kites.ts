/** Kites that are polygons in every position; the clouds beside them ask for name, sides and corners. */
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { answerBox, centredText, line, round, text } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { HANDS_UP } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, points, poly, type Spot, scallop } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { hill, tree, tuft } from '../../studio/shapes/nature.ts'
import { cornersAt, type Shown, sidesOf } from './plane-shapes.ts'

const LOOKS: readonly [Fill, ...Fill[]] = ['red', 'yellow', 'bluePale', 'lime', 'orange', 'purplePale', 'pink', 'teal']

/** Middle of the first kite of a column, and how far the next one is below it, mm. */
const [FIRST, ROW] = [75.5, 38]
/** Kites of a column are by turns on its left and on its right, their clouds on the other side. */
const COLUMNS = [
  { kites: [28, 86], clouds: [74, 38.5] },
  { kites: [123, 181], clouds: [169, 133.5] },
] as const
const SIZE = 34
const CLOUD = scallop(
  points('-21,14 -25,8 -25,-2 -21,-10 -12,-14 -1,-13 10,-14.5 19,-11 25,-3 25,7 21,14 11,16 0,15 -11,16'),
  0.58,
)

const [FEET, CHILD_SCALE] = [257, 0.55]
/** One child below each line of kites. */
const CHILDREN = COLUMNS.flatMap(({ kites }) => kites)
const STRIP = 263

/** Column and side of a kite, and the height of its middle. */
const placeOf = (i: number) => {
  const row = Math.floor(i / 2)
  return { column: COLUMNS[i % 2 ? 1 : 0], side: row % 2 ? 1 : 0, y: FIRST + row * ROW } as const
}

const lowest = (corners: readonly Spot[]): Spot => corners.reduce((low, one) => (one[1] > low[1] ? one : low))

/** From a kite to a hand of the child below: the upper one of a line to the left hand, the lower one to the right. */
function drawString(pen: Pen, [x, y]: Spot, i: number): Drawing {
  const { column, side: at } = placeOf(i)
  const side = i < 4 ? -1 : 1
  const [hx, hy] = [column.kites[at] + side * 16 * CHILD_SCALE, FEET - 43 * CHILD_SCALE]
  const along = (dx: number, share: number) => `${round(dx)} ${round(y + (hy - y) * share)}`
  return pen.line(
    `M${round(x)} ${round(y)}C${along(x + side * 7, 0.3)} ${along(hx + side * 5, 0.7)} ${along(hx, 1)}`,
    0.6,
    'greyDark',
  )
}

const ribbon = (pen: Pen, [x, y]: Spot, fill: Fill): Drawing =>
  pen.rope(`M${round(x)} ${round(y)}q3 1.500 1 3t2.500 3`, 1, fill, 0.5)

function drawCloud(pen: Pen, i: number, shown: Shown): PageMark[] {
  const { column, side, y } = placeOf(i)
  const x = column.clouds[side]
  const sides = String(sidesOf(shown))
  return [
    ...marksOf(pen.at(x, y, 1, (own) => own.plane('middle', 'waterLine').shape(CLOUD, 'white'))),
    line(x - 20, y - 3.5, x + 20, y - 3.5, { width: 0.5 }),
    answer([text(x, y - 5.4, shown.polygon.name, 5.6, { fill: ANSWER_RED })]),
    ...['lados', 'vértices'].flatMap((word, k): PageMark[] => {
      const cx = x + (k ? 10 : -10)
      return [
        answerBox(cx - 6.5, y - 0.5, 13, 9.5),
        writtenAnswer(cx, y + 4.2, sides, 6),
        centredText(cx, y + 12.2, word, 4.1, { font: 'text' }),
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
  const far = pen.plane('far', 'hillLine')
  const kites = shown.map((one, i) => {
    const { column, side, y } = placeOf(i)
    return { corners: cornersAt(one, column.kites[side], y, SIZE), fill: inTurn(LOOKS, i + one.look) }
  })
  const place: Drawing = [
    pen.shape(box(0, 0, 210, 300), 'sky', null),
    hill(far, points('-6,230 40,219 96,232 150,218 216,230'), 'hillFar'),
    [56, 105, 152].map((x, i) => tree(far, x, 245, 0.6 + i * 0.1)),
    hill(far, points('-6,244 60,239 140,243 216,238'), 'grass'),
    [56, 152].map((x) => tuft(far, x, 256, 0.7)),
    kites.map(({ corners }, i) => drawString(pen, lowest(corners), i)),
    CHILDREN.map((x, i) =>
      cast[i] ? person(pen.plane('middle'), cast[i], x, FEET, CHILD_SCALE, { pose: HANDS_UP }) : [],
    ),
    kites.map(({ corners, fill }, i) => [
      ribbon(pen, lowest(corners), inTurn(LOOKS, i + 3)),
      pen.shape(poly(corners), fill, 1.3),
    ]),
    pen.shape(box(5, STRIP, 200, 40), 'cream', 1.2),
  ]
  return [
    ...marksOf(place),
    ...shown.flatMap((one, i) => drawCloud(pen, i, one)),
    ...names.map((name, i) =>
      centredText(9 + (192 * (i + 0.5)) / names.length, STRIP + 11.5, name, 5.8, { font: 'text' }),
    ),
  ]
}
