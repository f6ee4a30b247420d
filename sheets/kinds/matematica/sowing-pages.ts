/** Pages of a mancala: a move to make and count, moves to foresee, the best move to choose. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import type { Level } from '../../scene/scene.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { houseAt, mancalaBoard } from '../../studio/places/mancala-table.ts'
import { houseName, type SowingTask, type Sown } from './sowing-facts.ts'

const NAMES = 'ABCDEFGHIJKL'
const FIRST = 108
const SIDE = 12.6
const SIZE = 7.6
const LABEL = 5

const paper = (pen: Pen, y: number, height: number): Drawing => pen.shape(box(13, y, 184, height, 5), 'white', 1)

/** Lines of text in the middle of the page. */
const told = (pen: Pen, y: number, lines: readonly string[]): Drawing =>
  lines.map((line, i) => pen.text(105, y + i * 7, line, fitTextSize(line, 'text', 4.8, 172), { font: 'text' }))

const badge = (pen: Pen, name: string, x: number, y: number): Drawing => [
  pen.shape(circle(x, y, 5.2), 'yellow', 0.9),
  pen.text(x, y + 2.1, name, 5.8),
]

/** A second contour in the key: in black it is dashed, so that an answer is no print of the page. */
const solvedAt = (contour: string): PageMark => answer([stroke(contour, ANSWER_RED, 0.9)], [])

/** A label and the box behind it; gives the marks and where the next one may begin. */
function field(pen: Pen, label: string, x: number, y: number, value: string): readonly [PageMark[], number] {
  const at = x + measureText(label, 'display', LABEL) + 2
  return [
    [
      ...marksOf([
        pen.text(x, y + 1.8, label, LABEL, { anchor: 'start' }),
        pen.shape(box(at, y - SIDE / 2, SIDE, SIDE, 2), 'white', 0.9),
      ]),
      solvedAt(box(at + 1.5, y - SIDE / 2 + 1.5, SIDE - 3, SIDE - 3, 1.4)),
      writtenAnswer(at + SIDE / 2, y, value, SIZE * 0.92),
    ],
    at + SIDE + 7,
  ]
}

function fields(pen: Pen, x: number, y: number, list: readonly (readonly [string, string])[]): PageMark[] {
  let at = x
  return list.flatMap(([label, value]) => {
    const [marks, next] = field(pen, label, at, y, value)
    at = next
    return marks
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The board before, an empty one for the numbers after, and the total of both. */
function makeMove(pen: Pen, { board, moves }: SowingTask): PageMark[] {
  const [move] = moves
  if (!move) throw new RangeError('no move')
  const second = 193
  const total = String(sum(board))
  return [
    ...marksOf([
      mancalaBoard(pen, { top: FIRST, counts: board, marked: move.house, names: NAMES }),
      pen.shape(box(22, 178, 166, 12.6, 4), 'white', 0.9),
      pen.text(
        105,
        186,
        `Semeie a casa ${houseName(move.house)}: ela fica vazia, e a próxima é a ${houseName(move.house + 1)}.`,
        5,
      ),
      mancalaBoard(pen, { top: second, counts: null, names: NAMES }),
      pen.shape(box(22, 263, 166, 18.6, 4), 'white', 0.9),
    ]),
    ...move.after.flatMap((count, house) => {
      const [x, y] = houseAt(second, house)
      return [solvedAt(circle(x, y, 8.4)), writtenAnswer(x, y, String(count), 9)]
    }),
    ...fields(pen, 47, 272.3, [
      ['Sementes ao todo: antes', total],
      ['depois', total],
    ]),
  ]
}

const CAPTURE = [
  'Colhe quem deixa a última semente numa casa de cima',
  'que passa a ter 2 ou 3 sementes. Essas saem do tabuleiro.',
] as const
const CHAIN = [
  'Última semente em cima, numa casa que fica com 2 ou 3: colha.',
  'Volte casa por casa em cima: com 2 ou 3, colha também. Senão, pare.',
] as const

/** Each move from the same board: the last house, its seeds, what is taken. */
function foresee(pen: Pen, { board, moves }: SowingTask): PageMark[] {
  const [top, step] = [203, 20.4]
  return [
    ...marksOf([
      mancalaBoard(pen, { top: FIRST, counts: board, names: NAMES }),
      paper(pen, 179, 103),
      told(pen, 186, CAPTURE),
      moves.map(({ house }, i) => badge(pen, houseName(house), 32, top + i * step + 3)),
    ]),
    ...moves.flatMap(({ last, after, taken }, i) =>
      fields(pen, 43, top + i * step + 3, [
        ['última casa', houseName(last)],
        ['fica com', String(after[last] ?? 0)],
        ['colhe', String(taken)],
      ]),
    ),
  ]
}

/** Every move of the child's row and the one that takes most. */
function choose(pen: Pen, { board, moves, best }: SowingTask): PageMark[] {
  const [top, step] = [205, 19]
  const at = (i: number) => ({ x: i < 3 ? 24 : 112, y: top + (i % 3) * step })
  const row = ({ last, taken }: Sown, i: number) =>
    fields(pen, at(i).x + 8, at(i).y, [
      ['última', houseName(last)],
      ['colhe', String(taken)],
    ])
  return [
    ...marksOf([
      mancalaBoard(pen, { top: FIRST, counts: board, names: NAMES }),
      paper(pen, 179, 103),
      told(pen, 186, CHAIN),
      moves.map(({ house }, i) => badge(pen, houseName(house), at(i).x, at(i).y)),
      pen.line('M24 254.500H186', 0.6, 'greyDark', [1.4, 1.8]),
    ]),
    ...moves.flatMap(row),
    ...fields(pen, 46, 267.5, [['A jogada que mais colhe é a da casa', best === null ? '' : houseName(best)]]),
  ]
}

export const SOWING_PAGES: Readonly<Record<Level, (pen: Pen, task: SowingTask) => PageMark[]>> = {
  facil: makeMove,
  medio: foresee,
  desafio: choose,
}
