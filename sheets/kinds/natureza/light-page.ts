/** A science fair: the paths of light over a floor of mirrors, and things around a lamp with their shadows to draw. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, PALE_GREY } from '../../scene/inks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { BEHIND_TABLE } from '../../studio/cast/poses.ts'
import { box, ellipse, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import type { Stage } from '../../studio/places/concert-stage.ts'
import { FLOOR, fairGround, fairTable, TABLE } from '../../studio/places/science-fair.ts'
import { stripedBall } from '../../studio/shapes/handy.ts'
import { HOME_THINGS } from '../../studio/shapes/home-things.ts'
import { torch } from '../../studio/shapes/lights.ts'
import { bulb, LIT_THINGS, type LitName } from '../../studio/shapes/lit-things.ts'
import { gift } from '../../studio/shapes/party.ts'
import { block } from '../../studio/shapes/rooms.ts'
import { COLUMNS, type LightBoard, litRows, type Piece, pieceAt, ROWS, traceLight } from './light-board.ts'
import { PASSAGE_OF } from './light-facts.ts'

export interface LightTask {
  readonly board: LightBoard
  /** From left to right, two on each side of the lamp. */
  readonly things: readonly LitName[]
}

const { x: LEFT, y: TOP, side: SIDE } = FLOOR
const RIGHT = LEFT + COLUMNS * SIDE
const BOX = 12.4
const middleOf = (row: number, column: number): Spot => [LEFT + (column + 0.5) * SIDE, TOP + (row + 0.5) * SIDE]

const PIECES: Readonly<Record<Piece, (pen: Pen) => Drawing>> = {
  fallingMirror: (pen) => [pen.rope('M-6 -6L6 6', 2.6, 'bluePale', 1), pen.line('M-5.200 -6.800L6.800 5.200', 0.5)],
  risingMirror: (pen) => [pen.rope('M-6 6L6 -6', 2.6, 'bluePale', 1), pen.line('M-6.800 5.200L5.200 -6.800', 0.5)],
  pane: (pen) => [
    pen.shape(box(-6, -6, 12, 12, 1), 'foam', 0.8),
    pen.line('M-4 1L1 -4M-3 4.400L4.400 -3M0.600 4.600L4.600 0.600', 0.5, 'waterLine'),
  ],
  box: (pen) => [
    pen.shape(box(-6.4, -6.4, 12.8, 12.8, 0.8), 'wood', 1.1),
    pen.shape(box(-4, -4, 8, 8), 'woodDark', 0.8),
    pen.line('M-4 -4L4 4M4 -4L-4 4', 0.8),
  ],
}

const TOYS: readonly ((pen: Pen) => Drawing)[] = [
  (pen) => pen.at(0, -5.4, 1, (own) => stripedBall(own, 0, 0, 5.4, 'red', 'yellow')),
  (pen) => pen.at(0, 0, 0.5, HOME_THINGS.patinho),
  (pen) => block(pen, 0, 0, 'green', 'A', 0.86),
  (pen) => gift(pen, 0, 0, 0.31, 'blue', 'red'),
  (pen) => pen.at(0, 0, 0.54, HOME_THINGS.caneca),
  (pen) => pen.at(0, 0, 0.42, HOME_THINGS.escovas),
]

function floorPieces(pen: Pen, { board }: LightTask): Drawing {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const piece = pieceAt(board, [row, column])
      const [x, y] = middleOf(row, column)
      return piece ? pen.at(x, y, 1, PIECES[piece]) : []
    }),
  )
}

/** Light as the key shows it, from the torch to the toy or into the box. */
function paths(board: LightBoard): PageMark[] {
  return board.torches.map((row) => {
    const { cells, lit, stopped } = traceLight(board, row)
    const through = cells.map(([r, c]) => middleOf(r, c))
    const last = through.at(-1) ?? [0, 0]
    const before = through.at(-2) ?? [LEFT, last[1]]
    const end: Spot = stopped
      ? [last[0] - Math.sign(last[0] - before[0]) * 6.4, last[1] - Math.sign(last[1] - before[1]) * 6.4]
      : last
    const spots: Spot[] = [[LEFT, middleOf(row, 0)[1]], ...through.slice(0, -1), end]
    if (lit !== null) spots.push([RIGHT, last[1]])
    return answer([stroke(poly(spots, false), ANSWER_RED, 1)])
  })
}

function edges(pen: Pen, { board }: LightTask): PageMark[] {
  const numbers = litRows(board)
  return [
    ...marksOf(
      board.torches.map((row, i) => {
        const y = middleOf(row, 0)[1]
        return [
          torch(pen, LEFT - 22, y, 0.66, 90),
          pen.shape(ellipse(LEFT - 24.6, y, 4.2, 4.2), 'yellow', 0.9),
          pen.text(LEFT - 24.6, y + 1.9, i + 1, 5.4),
        ]
      }),
    ),
    ...numbers.flatMap((number, row): PageMark[] => {
      const y = middleOf(row, 0)[1]
      return [
        ...marksOf([
          pen.shape(box(RIGHT + 2, y + 5.4, 15, 2, 0.8), 'wood', 0.8),
          pen.at(RIGHT + 9.5, y + 5.4, 1, (own) => TOYS[row]?.(own) ?? []),
          pen.shape(box(RIGHT + 20, y - BOX / 2, BOX, BOX, 2.2), 'white', 0.9),
        ]),
        ...(number ? [writtenAnswer(RIGHT + 20 + BOX / 2, y, String(number), 8)] : []),
      ]
    }),
  ]
}

const RULES: readonly (readonly [Piece, string])[] = [
  ['pane', 'vidro: a luz passa'],
  ['risingMirror', 'espelho: a luz vira'],
  ['box', 'caixa: a luz para'],
]

const rules = (pen: Pen): Drawing => [
  pen.shape(box(16, 166.5, 178, 18, 3), 'white', 1),
  pen.text(105, 181.2, 'Coisa que não recebe luz: deixe o quadro em branco.', 4.7, { font: 'text' }),
  RULES.map(([piece, says], i) => {
    const x = 25 + i * 59
    return [pen.at(x, 172, 0.6, PIECES[piece]), pen.text(x + 6.5, 173.7, says, 4.5, { font: 'text', anchor: 'start' })]
  }),
]

const THINGS_AT = [48, 80, 130, 162]
const FEET = TABLE.front - 7
const SHADOW = { reach: 13, length: 6.6, height: 2.4 }

function aroundLamp(pen: Pen, { things }: LightTask): PageMark[] {
  return things.flatMap((name, i): PageMark[] => {
    const x = THINGS_AT[i] ?? 0
    const away = i < 2 ? -1 : 1
    const shadow = ellipse(x + away * SHADOW.reach, FEET - 0.4, SHADOW.length, SHADOW.height)
    const size = fitTextSize(name, 'display', 4.5, 28)
    return [
      ...(PASSAGE_OF[name] === 'O' ? [answer([stroke(shadow, ANSWER_RED, 0.8, { fill: PALE_GREY })])] : []),
      ...marksOf([
        pen.at(x, FEET, 1, LIT_THINGS[name]),
        pen.shape(box(x - BOX / 2, TABLE.front + 8.6, BOX, BOX, 2.2), 'white', 0.9),
        pen.text(x, TABLE.front + 6, name, size),
      ]),
      writtenAnswer(x, TABLE.front + 8.6 + BOX / 2, PASSAGE_OF[name], 8),
    ]
  })
}

const passages = (pen: Pen): Drawing => [
  pen.shape(box(32, 271.5, 146, 10.6, 3), 'white', 1),
  ['Escreva:', 'T transparente', 'L translúcido', 'O opaco'].map((says, i) =>
    pen.text([46, 81, 125, 162][i] ?? 0, 278.6, says, 5.2, { font: i ? 'display' : 'text' }),
  ),
]

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['gil', 'iara'],
  ['sofia', 'davi'],
  ['caio', 'nina'],
  ['bia', 'theo'],
  ['malu', 'yumi'],
]

export function lightPage(pen: Pen, stage: Stage, variant: number, task: LightTask): PageMark[] {
  const [left, right] = PAIRS[variant % PAIRS.length] ?? (['gil', 'iara'] as const)
  return [
    ...marksOf([
      fairGround(pen, stage),
      floorPieces(pen, task),
      rules(pen),
      person(pen, left, 64, TABLE.back + 14, 0.74, { pose: BEHIND_TABLE }),
      person(pen, right, 146, TABLE.back + 14, 0.74, { pose: BEHIND_TABLE }),
      fairTable(pen, stage),
      pen.at(105, FEET, 1, bulb),
      passages(pen),
    ]),
    ...edges(pen, task),
    ...paths(task.board),
    ...aroundLamp(pen, task),
  ]
}
