/** Walks on a plan: two to draw from words, one to put into words; a legend names what is seen from above. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, path } from '../../scene/marks.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { drawnPlan, type Layout, VISITORS } from '../../studio/places/seen-places.ts'
import { FLOOR, fromAbove, type PlanPaper } from '../../studio/places/two-views.ts'
import type { Walk } from './plan-layouts.ts'
import { pencil, table, tag } from './plan-pages.ts'

export interface WalkTask {
  readonly layout: Layout
  /** Two to draw, and one drawn to describe. */
  readonly walks: readonly Walk[]
}

const WALK_PAPER: PlanPaper = { x: 21, y: 66, cell: 18 }
const NOTE = { x: 14, y: 193, width: 181, height: 90 }
const NAMES = { x: 14, y: 163, width: 181, height: 27 }
const CHIP = 9.4
const GAP = 6.2

const middleOf = ([u, v]: Spot): Spot => [
  WALK_PAPER.x + (u + 0.5) * WALK_PAPER.cell,
  WALK_PAPER.y + (v + 0.5) * WALK_PAPER.cell,
]
const arrow = (pen: Pen, x: number, cy: number): Drawing =>
  pen.line(`M${x} ${cy}h3.600l-1.400 -1.400m1.400 1.400l-1.400 1.400`, 0.8)

/** A badge with a letter, words after it. */
const heading = (pen: Pen, letter: string, words: string, y: number): Drawing => [
  tag(pen, NOTE.x + 9, y - 1.7, letter),
  pen.text(NOTE.x + 17, y, words, 5, { font: 'text', anchor: 'start' }),
]

function toDraw(pen: Pen, walk: Walk, letter: string, words: string, y: number): PageMark[] {
  const steps = walk.legs.flatMap((count, i) => {
    const turn = walk.turns[i]
    return [`ande ${count}`, ...(turn ? [`vire à ${turn > 0 ? 'direita' : 'esquerda'}`] : [])]
  })
  let left = NOTE.x + 17
  const letters = steps.reduce((sum, words) => sum + measureText(words, 'text', 4.6), 0)
  const room = NOTE.width - 21 - letters - (steps.length - 1) * GAP
  const padding = Math.min(5, room / steps.length)
  const chips = steps.map((words, i): Drawing => {
    const width = measureText(words, 'text', 4.6) + padding
    const x = left
    left += width + GAP
    return [
      pen.shape(box(x, y + 3.6, width, CHIP, 2), i % 2 ? 'bluePale' : 'yellowPale', 0.8),
      pen.text(x + width / 2, y + 3.6 + CHIP / 2 + 1.6, words, 4.6, { font: 'text' }),
      i < steps.length - 1 ? arrow(pen, x + width + 1.2, y + 3.6 + CHIP / 2) : [],
    ]
  })
  const ask = 'Fiquei de frente para'
  const from = NOTE.x + 17 + measureText(ask, 'text', 5) + 2
  const { thing } = walk.ends
  return [
    ...marksOf([
      heading(pen, letter, words, y),
      chips,
      pen.text(NOTE.x + 17, y + 21, ask, 5, { font: 'text', anchor: 'start' }),
      pen.line(`M${from} ${y + 22}H${from + 66}`, 0.6),
    ]),
    writtenAnswer(from + 33, y + 17.6, `${thing.article} ${thing.name}`, 4.8),
  ]
}

const BOX = 11

/** Boxes for the squares of each leg and the side of each turn. */
function toTell(pen: Pen, walk: Walk, y: number): PageMark[] {
  const steps = walk.legs.flatMap((count, i) => {
    const turn = walk.turns[i]
    return [
      { words: 'ande', content: String(count) },
      ...(turn ? [{ words: 'vire à', content: turn > 0 ? 'D' : 'E' }] : []),
    ]
  })
  let left = NOTE.x + 17
  return [
    ...marksOf(heading(pen, 'C', 'Descreva o caminho tracejado: D para direita, E para esquerda.', y)),
    ...steps.flatMap(({ words, content }): PageMark[] => {
      const x = left + measureText(words, 'text', 4.8) + 2
      const cy = y + 11
      const marks = marksOf([
        pen.text(left, cy + 1.7, words, 4.8, { font: 'text', anchor: 'start' }),
        pen.shape(box(x, cy - BOX / 2, BOX, BOX, 1.8), 'white', 0.9),
      ])
      left = x + BOX + 4.6
      return [...marks, writtenAnswer(x + BOX / 2, cy, content, 6.2)]
    }),
  ]
}

/** From the first step on, so that whoever walks is not crossed out; aside from the middles of the squares. */
function lineOf(walk: Walk, aside: number): Spot[] {
  const spots = walk.squares.map(middleOf).map(([x, y]): Spot => [x + aside, y + aside])
  const [first, second] = spots
  if (!first || !second) return []
  return [[first[0] + (second[0] - first[0]) * 0.5, first[1] + (second[1] - first[1]) * 0.5], ...spots.slice(1)]
}

function dashed(pen: Pen, walk: Walk): Drawing {
  const data = poly(lineOf(walk, 0), false)
  const [x, y] = middleOf(walk.squares.at(-1) ?? [0, 0])
  return [stroke(data, WHITE, 3), pen.line(data, 1.5, 'black', [3, 2.6]), tag(pen, x, y, 'C')]
}

/** Longer than any line: answers without colour would be dashed as C is. */
const UNBROKEN = [900, 1]

/** A is one line, B a double one: in black too they differ from each other and from C. */
function drawnWalks(a: Walk, b: Walk): PageMark {
  const strokes = { stroke: ANSWER_RED, width: 0.9, dash: UNBROKEN }
  return answer([
    path(poly(lineOf(a, 2.6), false), { ...strokes, width: 1.5 }),
    path(poly(lineOf(b, -3.4), false), strokes),
    path(poly(lineOf(b, -1.8), false), strokes),
    ...[a, b].flatMap((walk, i) => {
      const [x, y] = middleOf(walk.squares.at(-1) ?? [0, 0])
      const at = i ? -2.6 : 2.6
      return [
        path(circle(x + at, y + at, 3.3), { ...strokes, width: 0.7, fill: WHITE }),
        centredText(x + at, y + at, 'AB'[i] ?? '', 4.6, { fill: ANSWER_RED }),
      ]
    }),
  ])
}

/** The name of each thing beside its drawing from above. */
function legend(pen: Pen, { placed }: Layout): Drawing {
  const { x, y, width, height } = NAMES
  const things = placed.map(({ thing }) => thing).toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
  const column = width / 3
  const size = Math.min(...things.map(({ name }) => fitTextSize(name, 'text', 4.6, column - 19)))
  return [
    pen.shape(box(x, y, width, height, 2), 'white', 1.1),
    things.map((thing, i) => {
      const left = x + 3.5 + Math.floor(i / 3) * column
      const top = y + 2 + (i % 3) * 7.8
      const scale = 0.36
      return [
        pen.plane('far').at(left + (2 - thing.width) * 10 * scale, top, scale, thing.above),
        pen.text(left + 16.4, top + 5.2, thing.name, size, { font: 'text', anchor: 'start' }),
      ]
    }),
  ]
}

/** The right and the left of somebody who walks up the page. */
const sides = (pen: Pen, shirt: (typeof VISITORS)[number][1]): Drawing => [
  pen.shape(box(161, 61, 36, 52, 2), 'white', 1.1),
  pen.shape('M177.400 80v-7h-3l4.600 -6l4.600 6h-3v7z', 'yellowPale', 0.8),
  fromAbove(pen, 179, 90, 1.1, 0, shirt),
  pen.text(165.4, 92, 'E', 6),
  pen.text(192.6, 92, 'D', 6),
  pen.text(179, 102.4, 'E: esquerda', 4.2, { font: 'text' }),
  pen.text(179, 108.4, 'D: direita', 4.2, { font: 'text' }),
]

export function walkPage(pen: Pen, variant: number, { layout, walks }: WalkTask): PageMark[] {
  const [one, two, told] = walks
  const [, shirt] = VISITORS[variant % VISITORS.length] ?? (['nina', 'yellow'] as const)
  if (!one || !two || !told) throw new RangeError('three walks are needed')
  const [x, y] = middleOf([layout.door, 0])
  const aside = layout.door > FLOOR.columns / 2 ? -1 : 1
  return [
    ...marksOf([
      table(pen, 10),
      pencil(pen, 173, 139, 'red', 9),
      pencil(pen, 187, 139, 'blue', -5),
      drawnPlan(pen, layout, WALK_PAPER),
      dashed(pen, told),
      fromAbove(pen, x + aside, y, 0.76, 180, shirt),
      sides(pen, shirt),
      legend(pen, layout),
      pen.shape(box(NOTE.x, NOTE.y, NOTE.width, NOTE.height, 3), 'white', 1.1),
    ]),
    drawnWalks(one, two),
    ...toDraw(pen, one, 'A', 'Cada quadradinho é um passo. Trace o caminho da criança:', NOTE.y + 8.6),
    ...toDraw(pen, two, 'B', 'Volte ao começo e trace outro caminho:', NOTE.y + 39.4),
    ...toTell(pen, told, NOTE.y + 70.4),
  ]
}
