/** A net of true size on a sheet on the wall, plates beside it, and below three children who cut, fold and glue. */
import type { Box } from '../../lettering/bounds.ts'
import { PALE_GREY } from '../../scene/inks.ts'
import { acted } from '../../studio/cast/actions/actions.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { BEHIND_TABLE } from '../../studio/cast/poses.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../../studio/pen.ts'
import { type Face, type FoldNet, foldsOf, rimOf } from './fold-nets.ts'
import { painted } from './fold-paint.ts'
import type { Tab } from './fold-tabs.ts'
import { cutLine, FOLD_DASH, foldLines, type Model, seen } from './fold-views.ts'

/** The sheet with the net, in the lengths of the picture. */
export const SHEET: Box = { x: 13, y: 55.5, width: 184, height: 178 }
export const WITHIN: Box = { x: 16, y: 58.5, width: 178, height: 172 }

const TABLE = 266
const WALLS: readonly Fill[] = ['sky', 'yellowPale', 'pinkPale', 'foam', 'hill']

const tape = (pen: Pen, x: number, y: number, turn: number): Drawing =>
  pen.at(x, y, 1, (pen) => pen.shape(box(-7, -2.6, 14, 5.2, 0.8), 'straw', 0.8), { turn })

const glue = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 0.62, (pen) => [
    pen.shape('M-5 0V-13Q-5 -17 -2 -18V-20H2V-18Q5 -17 5 -13V0z', 'white', 1.1),
    pen.shape('M-1.600 -20L0 -25L1.600 -20z', 'orange', 0.9),
    pen.shape(box(-5, -11, 10, 7), 'blue', 0.8),
  ])

const STEPS = ['Recorte', 'Dobre para trás', 'Cole as abas']
const STEP_COLUMNS = [44, 105, 166]

/** Hands on the table, wide enough for what is between them. */
const AROUND = {
  ...BEHIND_TABLE,
  armL: { at: [-17, -23] as const, z: 'front' as const, dir: 60 },
  armR: { at: [17, -23] as const, z: 'front' as const, dir: -60 },
}

/** The three steps as children do them at a table, with the thing that is built. */
export function steps(pen: Pen, model: Model, cast: readonly CastName[]): Drawing {
  const [one = 'bia', two = 'gil', three = 'nina'] = cast
  const [first = 0, second = 0, third = 0] = STEP_COLUMNS
  const near = pen.plane('middle')
  return [
    acted(near, 'recortar', first, TABLE + 17.3, 0.64, one),
    person(near, two, second, TABLE + 18.4, 0.82, { pose: AROUND }),
    person(near, three, third, TABLE + 18.4, 0.82, { pose: { ...AROUND, expr: 'dentes' } }),
    pen.shape(box(-4, TABLE, 220, 6, 1), 'woodPale', 1.1),
    pen.shape(box(-4, TABLE + 6, 220, 30), 'wood', 1.1),
    seen(pen, model, 0.5, { x: second, foot: TABLE + 4, width: 22, height: 15 }),
    seen(pen, model, 1, { x: third, foot: TABLE + 4, width: 20, height: 15.5 }),
    glue(pen, third + 25, TABLE + 3),
    STEPS.map((step, i) => {
      const x = STEP_COLUMNS[i] ?? 0
      return [
        pen.shape(box(x - 25, TABLE + 8, 50, 9, 4.5), 'white', 0.8),
        pen.shape(circle(x - 20.4, TABLE + 12.5, 3.4), 'yellow', 0.7),
        pen.text(x - 20.4, TABLE + 14.1, i + 1, 4.4),
        pen.text(x - 15.4, TABLE + 14.1, step, 4.6, { font: 'text', anchor: 'start' }),
      ]
    }),
  ]
}

export const room = (pen: Pen, look: number): Drawing => {
  const { x, y, width, height } = SHEET
  return [
    pen.shape(box(-4, 0, 220, 300), WALLS[look % WALLS.length] ?? 'sky', null),
    pen.shape(box(x, y, width, height, 2), 'white', 1.1),
    tape(pen, x + 2, y + 2, -40),
    tape(pen, x + width - 2, y + 2, 40),
    tape(pen, x + 2, y + height - 2, 40),
    tape(pen, x + width - 2, y + height - 2, -40),
  ]
}

const middleOf = (face: Face): Spot => [
  face.reduce((sum, [x]) => sum + x, 0) / face.length,
  face.reduce((sum, [, y]) => sum + y, 0) / face.length,
]

/** Slanted lines across a tab: tabs differ from faces without any colour. */
export function hatched(pen: Pen, shape: Face): Drawing {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)]
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const tall = foot - top
  const count = Math.floor((right - left + tall) / 2.6)
  const lines = Array.from({ length: count }, (_, i) => {
    const x = left - tall + (i + 1) * 2.6
    return `M${Math.round(x * 100) / 100} ${Math.round(foot * 100) / 100}l${Math.round(tall * 100) / 100} ${Math.round(-tall * 100) / 100}`
  })
  return [pen.shape(poly(shape), 'white', null), pen.clip(poly(shape), stroke(lines.join(''), PALE_GREY, 0.4))]
}

const LETTERS = 'ABCDEFGHIJKLMN'

const mark = (pen: Pen, [x, y]: Spot, words: string | number, r: number): Drawing => [
  pen.shape(circle(x, y, r), 'white', 0.5),
  pen.text(x, y + r * 0.5, words, r * 1.42),
]

/** A place inside a face, beside the middle of one of its sides. */
function inside(net: FoldNet, at: number, depth: number): Spot {
  const side = rimOf(net)[at]
  if (!side) return [0, 0]
  const [dx, dy] = [side.to[0] - side.from[0], side.to[1] - side.from[1]]
  const length = Math.hypot(dx, dy)
  return [
    (side.from[0] + side.to[0]) / 2 - (dy / length) * depth,
    (side.from[1] + side.to[1]) / 2 + (dx / length) * depth,
  ]
}

export interface Printed extends Model {
  readonly tabs: readonly Tab[]
  /** Numbers at the folds, and a letter for each tab and for the side that it is glued to. */
  readonly guided: boolean
  /** Places of a face that is not drawn. */
  readonly open?: readonly Face[]
}

/** The net in its lengths, of which each is a millimetre on paper. */
export function printed(pen: Pen, { net, paint, tabs, guided, open }: Printed): Drawing {
  const outline = cutLine(net, tabs, open)
  return [
    tabs.map(({ shape }) => hatched(pen, shape)),
    net.faces.map((face, i) => [
      pen.shape(poly(face), paint[i]?.fill ?? 'white', null),
      painted(pen, paint[i]?.patches ?? [], (spot) => spot),
    ]),
    pen.line(foldLines(net, tabs), 0.6, undefined, FOLD_DASH),
    pen.shape(outline, null, 1.1),
    guided
      ? [
          foldsOf(net).map(({ side }, i) =>
            mark(pen, [(side.from[0] + side.to[0]) / 2, (side.from[1] + side.to[1]) / 2], i + 1, 2.9),
          ),
          tabs.map(({ shape, to }, i) => [
            mark(pen, middleOf(shape), LETTERS[i] ?? '', 2.7),
            mark(pen, inside(net, to, 3.4), LETTERS[i] ?? '', 2.7),
          ]),
        ]
      : [],
  ]
}

export const LEGEND = { width: 44, height: 25 }

/** Cut, fold and glue, told by their lines. */
export function legend(pen: Pen, { x, y, width, height }: Box): Drawing {
  const rows = ['corte', 'dobra', 'aba de cola']
  const tab: Face = [
    [x + 4, y + 22],
    [x + 6, y + 16.5],
    [x + 12, y + 16.5],
    [x + 14, y + 22],
  ]
  return [
    pen.shape(box(x, y, width, height, 3), 'cream', 0.8),
    pen.line(`M${x + 4} ${y + 5}h10`, 1.1),
    pen.line(`M${x + 4} ${y + 12}h10`, 0.6, undefined, FOLD_DASH),
    hatched(pen, tab),
    pen.shape(poly(tab), null, 0.8),
    rows.map((words, i) => pen.text(x + 17, y + 6.6 + i * 7, words, 4.2, { font: 'text', anchor: 'start' })),
  ]
}
