/** A joiner's workshop: endings or beginnings hang on the wall, six blocks on shelves wait for the piece that fits. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import type { Joint } from './family-facts.ts'
import { type Couple, pointingPair } from './pointing-pair.ts'

export interface WorkshopTask {
  readonly isPrefix: boolean
  readonly parts: readonly string[]
  readonly joints: readonly Joint[]
}

const [WALL, FLOOR] = [92, 236]
const SHELVES = [128, 172.5, 217]
const COLUMNS = [57, 153]
const BLOCK = { height: 15, base: 52, slot: 27 }
const KNOB = 3

/** A block with a knob at its right edge, or a hollow for one at its left. */
const jigsaw = (x: number, y: number, width: number, edge: 'knob' | 'hollow') => {
  const side = (sign: number, isJoint: boolean) => {
    if (!isJoint) return `v${BLOCK.height * sign}`
    const half = (BLOCK.height / 2 - KNOB) * sign
    return `v${half}a${KNOB} ${KNOB} 0 0 ${sign > 0 ? 1 : 0} 0 ${2 * KNOB * sign}v${half}`
  }
  return `M${x} ${y}h${width}${side(1, edge === 'knob')}h${-width}${side(-1, edge === 'hollow')}z`
}

const saw = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(
    x,
    y,
    0.76,
    (own) => [
      own.shape('M0 -3L26 -5V5L23 3L20 5L17 3L14 5L11 3L8 5L5 3L0 4z', 'metal', 0.9),
      own.shape('M-11 -5Q-12 5 -5 6L1 5V-4L-6 -6z', 'red', 1),
      own.shape(circle(-6.5, 0, 1.8), 'greyDark', 0.8),
    ],
    { turn: 90 },
  )

const hammer = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 0.76, (own) => [
    own.shape(box(-2, -2, 4, 30, 1.4), 'wood', 0.9),
    own.shape('M-9 -8H7Q11 -7 11 -2H-9z', 'metal', 1),
    [-5, 5].map((peg) => own.shape(circle(peg, -0.4, 1.7), 'greyDark', 0.8)),
  ])

const PART_WIDTH = 28

function wall(pen: Pen, { parts, isPrefix }: WorkshopTask): Drawing {
  const step = 128 / parts.length
  const size = Math.min(...parts.map((part) => fitTextSize(part, 'display', 5.8, PART_WIDTH - 12)))
  return [
    pen.shape(box(-4, 8, 222, 240), 'yellowPale', null),
    pen.shape(box(14, 55, 182, WALL - 55, 2), 'woodPale', 1.1),
    pen.colour
      ? Array.from({ length: 11 }, (_, i) =>
          [62, 72, 82].map((y) => pen.shape(circle(22 + i * 16.6, y, 0.7), 'wood', null)),
        )
      : [],
    saw(pen, 28, 68),
    hammer(pen, 182, 67),
    parts.map((part, i) => {
      const cx = 41 + step * (i + 0.5)
      const left = cx - PART_WIDTH / 2 + (isPrefix ? -1 : 1)
      return [
        pen.line(`M${cx} 62V70`, 0.9),
        pen.shape(circle(cx, 61, 1.5), 'greyDark', 0.7),
        pen.shape(jigsaw(left, 69, PART_WIDTH, isPrefix ? 'knob' : 'hollow'), 'orange', 1.1),
        pen.text(cx + (isPrefix ? 0 : 1.4), 78.6, part, size),
      ]
    }),
  ]
}

const shelf = (pen: Pen, y: number): Drawing => [
  [13, 99, 185].map((x) => pen.shape(`M${x} ${y + 4}h12l-6 8z`, 'woodDark', 0.9)),
  pen.shape(box(12, y, 186, 4.6, 1), 'wood', 1.1),
]

function joint(pen: Pen, isPrefix: boolean, one: Joint, column: number, foot: number, letters: number): PageMark[] {
  const middle = COLUMNS[column] ?? 0
  const [left, top] = [middle - (BLOCK.base + BLOCK.slot) / 2, foot - BLOCK.height]
  const base = isPrefix ? left + BLOCK.slot : left
  const slot = isPrefix ? left : left + BLOCK.base
  const fill = (['tan', 'bluePale', 'redPale'] as const)[(column + SHELVES.indexOf(foot)) % 3] ?? 'tan'
  const [first, second] = [
    pen.shape(jigsaw(base, top, BLOCK.base, isPrefix ? 'hollow' : 'knob'), fill, 1.1),
    pen.shape(jigsaw(slot, top, BLOCK.slot, isPrefix ? 'knob' : 'hollow'), 'white', 1.1),
  ]
  return [
    ...marksOf([
      pen.shape(box(left - 2, top - 11, BLOCK.base + BLOCK.slot + 4, 8.4, 2), 'cream', 0.8),
      pen.text(middle, top - 5.1, one.clue, letters, {
        font: 'text',
      }),
      isPrefix ? [first, second] : [second, first],
      pen.text(base + BLOCK.base / 2 + (isPrefix ? 1.4 : 0), top + 9.6, one.base, 6.2),
    ]),
    writtenAnswer(slot + BLOCK.slot / 2 + (isPrefix ? 0 : 1.4), top + 7.5, one.part, 5.6),
    ...marksOf([
      [-20, 20].map((dx) => pen.line(`M${middle + dx} ${foot + 4.6}v2`, 1)),
      pen.shape(box(left + 10, foot + 6, BLOCK.base + BLOCK.slot - 20, 8.6, 2), 'white', 0.9),
    ]),
    writtenAnswer(middle, foot + 10.3, one.word, 5.4),
  ]
}

const PAPER = { x: 46, y: 247, width: 118, height: 34 }
const HINTS = {
  prefix: [
    'A mesma peça pode servir em dois blocos.',
    'Antes de p e de b, escreva im-.',
    'Nas outras palavras daqui, use in-.',
  ],
  suffix: [
    'A mesma peça pode servir em dois blocos.',
    'O fim da palavra pode cair: gosto + -oso = gostoso.',
    'O acento também pode cair: ódio + -oso = odioso.',
  ],
}

const PAIRS: readonly [Couple, ...Couple[]] = [
  ['theo', 'yumi'],
  ['nina', 'gil'],
  ['caio', 'iara'],
  ['davi', 'malu'],
  ['bia', 'sofia'],
]

export function wordWorkshopPage(pen: Pen, look: number, task: WorkshopTask): PageMark[] {
  const letters = Math.min(
    ...task.joints.map(({ clue }) => fitTextSize(clue, 'text', 4.7, BLOCK.base + BLOCK.slot - 4)),
  )
  return [
    ...marksOf([
      wall(pen, task),
      pen.shape(box(-4, FLOOR, 222, 70), 'wood', 1.1),
      pen.line(`M-4 ${FLOOR + 18}H218M-4 ${FLOOR + 36}H218`, 0.6, 'woodDark'),
      SHELVES.map((y) => shelf(pen, y)),
    ]),
    ...task.joints.flatMap((one, i) => joint(pen, task.isPrefix, one, i % 2, SHELVES[Math.floor(i / 2)] ?? 0, letters)),
    ...marksOf([
      notePaper(pen, PAPER),
      pen.text(105, PAPER.y + 9, 'Dica da oficina', 5.4),
      HINTS[task.isPrefix ? 'prefix' : 'suffix'].map((line, i) =>
        pen.text(105, PAPER.y + 16.2 + i * 6.8, line, fitTextSize(line, 'text', 4.6, PAPER.width - 8), {
          font: 'text',
        }),
      ),
      pointingPair(pen, PAIRS, look, 0.6),
    ]),
  ]
}
