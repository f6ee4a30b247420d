/** A place and its plan: numbers to copy, symbols to put in their places, walks to draw and to describe. */

import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { box, circle, poly, type Spot, star } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import {
  drawnPlan,
  type Layout,
  type Placed,
  rectOf,
  seenFromFront,
  visitorOnPlan,
} from '../../studio/places/seen-places.ts'
import { FLOOR, onPlan, type PlanPaper, seen } from '../../studio/places/two-views.ts'
import type { PlanQuestion } from './plan-layouts.ts'

export const tag = (pen: Pen, x: number, y: number, content: string | number): Drawing => [
  pen.shape(circle(x, y, 3.9), 'yellow', 0.9),
  pen.text(x, y + 1.9, content, 5.4),
]

/** The table that the plan is on, below the front view. */
export const table = (pen: Pen, top: number): Drawing => [
  pen.shape(box(-4, top, 220, 300 - top), 'tan', 1.1),
  pen.line([0.34, 0.72].map((share) => `M-4 ${top + (290 - top) * share}H216`).join(''), 0.6, 'brownPale'),
]

export interface NumberTask {
  readonly layout: Layout
  /** In the order of their numbers. */
  readonly asked: readonly Placed[]
}

const NUMBER_PAPER: PlanPaper = { x: 35, y: 178, cell: 20 }
const NUMBER_BOX = 12.6

/** A box on the free squares beside a thing: before those at the back, behind those in front. */
function boxBeside(one: Placed): Spot {
  const { x, y, width, height } = onPlan(NUMBER_PAPER, rectOf(one))
  const isLeft = one.u + one.thing.width / 2 < FLOOR.columns / 2
  if (one.v === 2) return [isLeft ? x + width + 1.4 : x - NUMBER_BOX - 1.4, y + (height - NUMBER_BOX) / 2]
  const left = x + (width - NUMBER_BOX) / 2
  return [left, one.v === 0 ? y + height + 1 : y - NUMBER_BOX - 1]
}

export const pencil = (pen: Pen, x: number, y: number, fill: Fill, turn: number): Drawing =>
  pen.at(
    x,
    y,
    1,
    (pen) => [
      pen.shape(box(-2.6, -26, 5.2, 46), fill, 1),
      pen.shape('M-2.600 20L0 28L2.600 20z', 'cream', 0.9),
      pen.shape(box(-2.6, -31, 5.2, 5, 1), 'pink', 0.9),
      pen.line('M0 -26V20', 0.6),
    ],
    { turn },
  )

const ruler = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(
    x,
    y,
    1,
    (pen) => [
      pen.shape(box(-5, -38, 10, 76, 1), 'yellowPale', 1),
      pen.line(Array.from({ length: 14 }, (_, i) => `M-5 ${-33 + i * 5}h${i % 2 ? 2.4 : 4}`).join(''), 0.6),
    ],
    { turn: -5 },
  )

/** Numbers on things seen from the front; a box for each on the plan. */
export function numbersPage(pen: Pen, variant: number, { layout, asked }: NumberTask): PageMark[] {
  return [
    ...marksOf([
      seenFromFront(pen, layout, variant),
      asked.map((one, i) => {
        const [x, y] = seen(one.u + one.thing.width / 2, one.v + 0.9)
        return tag(pen, x, y - 4, i + 1)
      }),
      table(pen, 169),
      pencil(pen, 21, 232, 'red', 7),
      ruler(pen, 189, 228),
      drawnPlan(pen, layout, NUMBER_PAPER),
      visitorOnPlan(pen, layout, NUMBER_PAPER, variant),
    ]),
    ...asked.flatMap((one, i): PageMark[] => {
      const [left, top] = boxBeside(one)
      return [
        ...marksOf(pen.shape(box(left, top, NUMBER_BOX, NUMBER_BOX, 1.8), 'white', 0.9)),
        writtenAnswer(left + NUMBER_BOX / 2, top + NUMBER_BOX / 2, String(i + 1), 8),
      ]
    }),
  ]
}

type Sign = (x: number, y: number, r: number) => string
export const SIGNS: readonly Sign[] = [
  circle,
  (x, y, r) =>
    poly([
      [x, y - r],
      [x + r, y + r * 0.8],
      [x - r, y + r * 0.8],
    ]),
  (x, y, r) => box(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8),
  (x, y, r) => star(x, y, r * 1.15),
]

export interface LegendTask {
  readonly layout: Layout
  /** Missing on the plan, in the order of the legend. */
  readonly missing: readonly Placed[]
  readonly questions: readonly PlanQuestion[]
}

const LEGEND_PAPER: PlanPaper = { x: 19, y: 176, cell: 15 }
const LEGEND = { x: 131, y: 171, width: 64, height: 85 }
const STRIP = { x: 14, y: 260.5, width: 181, height: 21 }

/** A question in one line, with room for a name behind it. */
function asking(pen: Pen, y: number, words: string, size: number, name: string): PageMark[] {
  const right = STRIP.x + STRIP.width - 5
  const { from, marks } = wordsAndLine(pen, words, [STRIP.x + 5, y], size, right)
  return [...marks, writtenAnswer((from + right) / 2, y - 1.8, name, fitTextSize(name, 'display', 4.8, right - from))]
}

export function legendPage(pen: Pen, variant: number, { layout, missing, questions }: LegendTask): PageMark[] {
  const size = Math.min(...questions.map(({ asks }) => fitTextSize(asks, 'text', 4.8, STRIP.width - 64)))
  const names = Math.min(...missing.map(({ thing }) => fitTextSize(thing.name, 'text', 5.8, LEGEND.width - 24)))
  return [
    ...marksOf([
      seenFromFront(pen, layout, variant),
      table(pen, 168),
      drawnPlan(pen, layout, LEGEND_PAPER, (one) => !missing.includes(one)),
      visitorOnPlan(pen, layout, LEGEND_PAPER, variant),
      missing.map((one) => {
        const { x, y, width, height } = onPlan(LEGEND_PAPER, rectOf(one))
        return pen.shape(box(x + 1.2, y + 1.2, width - 2.4, height - 2.4, 2), 'white', 0.6)
      }),
      pen.shape(box(LEGEND.x, LEGEND.y, LEGEND.width, LEGEND.height, 2), 'white', 1.1),
      pen.text(LEGEND.x + LEGEND.width / 2, LEGEND.y + 12, 'Legenda', 6.4),
      missing.map(({ thing }, i) => {
        const y = LEGEND.y + 26 + i * 15.6
        return [
          pen.shape(SIGNS[i]?.(LEGEND.x + 11, y, 4.4) ?? '', 'yellow', 1),
          pen.text(LEGEND.x + 20, y + names * 0.35, thing.name, names, { font: 'text', anchor: 'start' }),
        ]
      }),
      pen.shape(box(STRIP.x, STRIP.y, STRIP.width, STRIP.height, 2.4), 'white', 1.1),
    ]),
    ...missing.map((one, i): PageMark => {
      const { x, y, width, height } = onPlan(LEGEND_PAPER, rectOf(one))
      return answer([path(SIGNS[i]?.(x + width / 2, y + height / 2, 4) ?? '', { stroke: ANSWER_RED, width: 1.2 })])
    }),
    ...questions.flatMap(({ asks, answer: { thing } }, i) =>
      asking(pen, STRIP.y + 8.2 + i * 9, asks, size, `${thing.article} ${thing.name}`),
    ),
  ]
}
