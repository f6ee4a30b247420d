/** Signs at the corners of a scene, polygons to search for right angles, and sheets of dots to draw others on. */
import { measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path, text } from '../../scene/marks.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { kiteTail } from '../../studio/places/kite-field.ts'
import { type Angled, cornerArc } from '../../studio/shapes/angles.ts'
import {
  countOf,
  exampleOf,
  namesOf,
  type Opening,
  type Order,
  openingOf,
  openingsOf,
  type Polygon,
  sizeOf,
} from './angle-figures.ts'

export type AngleTheme = 'obra' | 'pipas'

/** A thing of a scene with its opening in degrees. */
export interface Corner {
  readonly thing: Angled
  readonly degrees: number
}

const SIGN: Readonly<Record<Opening, string>> = { reto: '=', menor: '<', maior: '>' }
const BADGE = 6.4

/** The slice at each corner and the circle for its sign. */
export const compared = (pen: Pen, corners: readonly Corner[]): PageMark[] =>
  corners.flatMap(({ thing, degrees }): PageMark[] => {
    const [dx, dy] = thing.badge(degrees)
    const [x, y] = [thing.at[0] + dx, thing.at[1] + dy]
    return [
      ...marksOf([cornerArc(pen, thing.at, thing.from(degrees), degrees), pen.shape(circle(x, y, BADGE), 'white', 1)]),
      writtenAnswer(x, y, SIGN[openingOf(degrees)], 8),
    ]
  })

const FILLS = [
  ['red', 'yellow'],
  ['bluePale', 'orange'],
  ['lime', 'pink'],
  ['yellow', 'blue'],
  ['pinkPale', 'red'],
  ['purplePale', 'yellow'],
] as const

interface Placed {
  readonly corners: readonly Spot[]
  readonly middle: Spot
  /** Middle of its lowest side, or its lowest corner. */
  readonly foot: Spot
}

interface Field {
  readonly middle: Spot
  readonly width: number
  readonly height: number
  /** Most that a unit of the grid may measure. */
  readonly largest: number
  /** In degrees. */
  readonly tilt?: number
}

/** A polygon in the middle of a field. */
function placed(figure: Polygon, { middle: [cx, cy], width, height, largest, tilt = 0 }: Field): Placed {
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)]
  const leaning = figure.corners.map(([x, y]): Spot => [x * cos - y * sin, x * sin + y * cos])
  const [xs, ys] = [leaning.map(([x]) => x), leaning.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const unit = Math.min(width / (right - left), height / (bottom - top), largest)
  const corners = leaning.map(
    ([x, y]): Spot => [cx + (x - (left + right) / 2) * unit, cy + (y - (top + bottom) / 2) * unit],
  )
  const lowest = Math.max(...corners.map(([, y]) => y))
  const feet = corners.filter(([, y]) => lowest - y < 0.1).map(([x]) => x)
  const foot: Spot = [feet.reduce((sum, x) => sum + x, 0) / feet.length, lowest]
  const middle: Spot = [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ]
  return { corners, middle, foot }
}

/** A kite with its tail, or a panel with a screw. */
function panel(pen: Pen, theme: AngleTheme, { corners, middle, foot }: Placed, i: number, tail = 15): Drawing {
  const [fill, spot] = inTurn(FILLS, i)
  const [x, y] = middle
  if (theme === 'pipas')
    return [
      kiteTail(pen, foot, spot, tail),
      pen.shape(poly(corners), fill, 1.4),
      pen.shape(circle(x, y, 3.4), spot, 0.9),
    ]
  return [
    pen.shape(poly(corners), fill, 1.4),
    pen.shape(circle(x, y, 2), 'metal', 0.9),
    pen.line(`M${x - 1} ${y - 0.8}L${x + 1} ${y + 0.8}`, 0.7),
  ]
}

/** The little square of a right angle, in the corner. */
function squareAt(corners: readonly Spot[], i: number): PageMark {
  const at = corners[i] ?? [0, 0]
  const step = ([x, y]: Spot): Spot => {
    const far = Math.hypot(x - at[0], y - at[1])
    return [((x - at[0]) * 4.4) / far, ((y - at[1]) * 4.4) / far]
  }
  const [one, other] = [step(corners.at(i - 1) ?? [0, 0]), step(corners[(i + 1) % corners.length] ?? [0, 0])]
  const d = poly(
    [
      [at[0] + one[0], at[1] + one[1]],
      [at[0] + one[0] + other[0], at[1] + one[1] + other[1]],
      [at[0] + other[0], at[1] + other[1]],
    ],
    false,
  )
  return answer([path(d, { stroke: ANSWER_RED, width: 1.4 })])
}

const rightAngles = (figure: Polygon, corners: readonly Spot[]): PageMark[] =>
  openingsOf(figure).flatMap((opening, i) => (opening === 'reto' ? [squareAt(corners, i)] : []))

const COLUMNS = [56, 154]

interface Layout {
  /** Middles of the polygons on the left and on the right, and of the numbers that belong to them. */
  readonly columns: readonly number[]
  readonly numbers: readonly number[]
  readonly rows: readonly number[]
  readonly width: number
  readonly height: number
}

const SEARCHED: Readonly<Record<AngleTheme, Layout>> = {
  obra: { columns: [45, 143], numbers: [90, 188], rows: [81, 139, 197], width: 54, height: 38 },
  pipas: { columns: [67, 143], numbers: [28, 182], rows: [81, 131, 181], width: 50, height: 34 },
}
/** Some lean, for right angles are not always upright. */
const TILTS = [0, 16, -20, 0, 24, -14]

const spotOf = ({ columns, rows }: Layout, i: number): Spot => [columns[i % 2] ?? 45, rows[Math.floor(i / 2)] ?? 81]

/** Middles of the six polygons to search. */
export const searchedSpots = (theme: AngleTheme): Spot[] => TILTS.map((_, i) => spotOf(SEARCHED[theme], i))

/** Six polygons; every right angle is marked, and their number written beside. */
export const searched = (pen: Pen, theme: AngleTheme, figures: readonly Polygon[]): PageMark[] =>
  figures.flatMap((figure, i): PageMark[] => {
    const layout = SEARCHED[theme]
    const middle = spotOf(layout, i)
    const spots = placed(figure, { ...layout, middle, largest: 6, tilt: TILTS[i] })
    const [x, y] = [layout.numbers[i % 2] ?? 90, middle[1] - 2]
    return [
      ...marksOf([
        panel(pen, theme, spots, i, 12),
        pen.shape(box(x - 10.5, y - 10, 21, 25, 3), 'white', 1),
        pen.shape(box(x - 6.5, y - 7.5, 13, 13, 2), 'white', 0.8),
        pen.text(x, y + 11.6, 'retos', 5, { font: 'text' }),
      ]),
      ...rightAngles(figure, spots.corners),
      writtenAnswer(x, y - 1, String(countOf(figure, 'reto')), 8),
    ]
  })

const TABLE = { y: 106, down: 11, width: 84, height: 40, box: 9.6 }
const start = { font: 'text', anchor: 'start' } as const
const SIZE = 5

/** «menores» and, smaller, what they are compared with. */
function labelled(pen: Pen, x: number, y: number, name: string): Drawing {
  const [first = '', ...rest] = name.split(' ')
  return [pen.text(x, y + 4.2, first, SIZE, start), pen.text(x, y + 9, rest.join(' '), 4, start)]
}

const NAMED = 'Polígono:'

/** Name and numbers of a polygon's sides and angles. */
function table(pen: Pen, cx: number, top: number, figure: Polygon): PageMark[] {
  const left = cx - TABLE.width / 2
  const line = top + 10
  const named = left + 5 + measureText(NAMED, 'text', SIZE) + 1
  const names = namesOf(figure).join(' ou ')
  const room = left + TABLE.width - named - 7
  const fields = [
    ['lados', figure.corners.length],
    ['retos', countOf(figure, 'reto')],
    ['menores que o reto', countOf(figure, 'menor')],
    ['maiores que o reto', countOf(figure, 'maior')],
  ] as const
  return [
    ...marksOf([
      pen.shape(box(left, top, TABLE.width, TABLE.height, 3), 'white', 1.1),
      pen.text(left + 5, line - 1.4, NAMED, SIZE, start),
      pen.line(`M${named} ${line}H${left + TABLE.width - 5}`, 0.6),
    ]),
    writtenAnswer(named + 1, line - 3, names, Math.min(5, (5 * room) / measureText(names, 'display', 5)), {
      anchor: 'start',
    }),
    ...fields.flatMap(([name, value], k): PageMark[] => {
      const x = left + 5 + (k % 2) * 39
      const y = top + 14 + Math.floor(k / 2) * 12.6
      const slot = x + 24
      return [
        ...marksOf([
          name.length > 6 ? labelled(pen, x, y, name) : pen.text(x, y + TABLE.box / 2 + SIZE * 0.35, name, SIZE, start),
          pen.shape(box(slot, y, TABLE.box, TABLE.box, 1.6), 'white', 0.8),
        ]),
        writtenAnswer(slot + TABLE.box / 2, y + TABLE.box / 2, String(value), 6.4),
      ]
    }),
  ]
}

/** Middles of the two kites to name and count. */
export const describedSpots: readonly Spot[] = COLUMNS.map((x): Spot => [x, 84])

/** Two polygons to name and count. */
export const described = (pen: Pen, theme: AngleTheme, figures: readonly Polygon[], look: number): PageMark[] =>
  figures.flatMap((figure, i) => {
    const cx = COLUMNS[i] ?? 56
    const flying = theme === 'pipas'
    const field: Field = flying
      ? { middle: describedSpots[i] ?? [cx, 84], width: 70, height: 36, largest: 6.5, tilt: i ? -14 : 18 }
      : { middle: [cx, 81], width: 64, height: 38, largest: 6.5 }
    return [
      ...marksOf(panel(pen, theme, placed(figure, field), i + look, 11)),
      ...table(pen, cx, TABLE.y + (flying ? TABLE.down : 0), figure),
    ]
  })

const SHEET = { y: 155, down: 11, width: 84, height: 76, step: 6.7, columns: 12, rows: 8 }

/** A line between two posts, for sheets with pegs. */
export const clothesLine = (pen: Pen): Drawing => [
  [11, 195.5].map((x) => pen.shape(box(x, 161, 3.5, 84, 1), 'wood', 1.1)),
  pen.line('M11 164Q105 167 199 164', 1),
]

/** Sheets of dots for two polygons of the child's own; the key shows one of many. */
export const drawnOnDots = (pen: Pen, theme: AngleTheme, orders: readonly Order[]): PageMark[] =>
  orders.flatMap((order, i): PageMark[] => {
    const cx = COLUMNS[i] ?? 56
    const { width, height, step, columns, rows } = SHEET
    const y = SHEET.y + (theme === 'pipas' ? SHEET.down : 0)
    const left = cx - width / 2
    const first: Spot = [cx - ((columns - 1) * step) / 2, y + 20]
    const dots = Array.from({ length: columns * rows }, (_, k) =>
      circle(first[0] + (k % columns) * step, first[1] + Math.floor(k / columns) * step, 0.55),
    )
    const example = exampleOf(order)
    const size = sizeOf(example)
    const [dx, dy] = [Math.floor((columns - 1 - size.width) / 2), Math.floor((rows - 1 - size.height) / 2)]
    const corners = example.corners.map(
      ([x, above]): Spot => [first[0] + (x + dx) * step, first[1] + (above + dy) * step],
    )
    const holders = [left + 5, left + width - 5].map((x) =>
      theme === 'obra'
        ? pen.shape(circle(x, y + 3, 1.5), 'red', 0.8)
        : pen.shape(box(x - 1.5, y - 4, 3, 7, 1), 'woodPale', 0.9),
    )
    return [
      ...marksOf([
        pen.shape(box(left, y, width, height, 1.5), 'white', 1.1),
        holders,
        order.words.map((line, k) => pen.text(cx, y + 8.4 + k * 6, line, SIZE, { font: 'text' })),
        pen.solid(dots.join('')),
      ]),
      answer([
        path(poly(corners), { stroke: ANSWER_RED, width: 1.6 }),
        text(left + width - 4, y + height - 3, 'um exemplo entre muitos', 4, {
          font: 'text',
          anchor: 'end',
          fill: ANSWER_RED,
        }),
      ]),
    ]
  })
