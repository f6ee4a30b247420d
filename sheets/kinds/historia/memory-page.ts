/** Names in a corner of a town: for each the letter of its record, and who of them is remembered least. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import type { Random } from '../../page/random.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { memoryCorner, RECORDS, type RecordKind } from '../../studio/places/memory-corner.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { type Honoured, MEN, WOMEN } from './honoured.ts'
import { shuffledFrom } from './out-of-order.ts'

const LETTERS: Readonly<Record<RecordKind, readonly [letter: string, name: string]>> = {
  rua: ['R', 'nome de rua'],
  monumento: ['M', 'monumento'],
  edifício: ['E', 'edifício'],
}

export interface MemoryTask {
  readonly names: Readonly<Record<RecordKind, readonly Honoured[]>>
  readonly lines: readonly { readonly one: Honoured; readonly sign: string }[]
  readonly cast: readonly CastName[]
  readonly variant: number
  /** Men and women are counted. */
  readonly isCounted: boolean
}

const ALL = 6

export function memoryTask(random: Random, isCounted: boolean, variant: number, used: ReadonlySet<string>): MemoryTask {
  const fresh = (list: readonly Honoured[], count: number) => {
    const left = list.filter(({ name }) => !used.has(name))
    return random.sample(left.length < count ? list : left, count)
  }
  // Of those who are counted fewer are women.
  const women = isCounted ? random.pick([1, 2]) : random.pick([2, 3])
  const all = random.shuffle([...fresh(WOMEN, women), ...fresh(MEN, ALL - women)])
  const names = { rua: all.slice(0, 2), monumento: all.slice(2, 4), edifício: all.slice(4) }
  const seen = RECORDS.flatMap((kind) => names[kind].map((one) => ({ one, sign: LETTERS[kind][0] })))
  return { names, lines: shuffledFrom(random, seen), cast: random.shuffle(STANDING), variant, isCounted }
}

const PAPER = { x: 16.5, y: 202.5, width: 177, height: 80 }
const [LEFT, RIGHT] = [PAPER.x + 6, PAPER.x + PAPER.width - 6]
const SIZE = 5

export function memoryPage(pen: Pen, task: MemoryTask): PageMark[] {
  const { lines, isCounted } = task
  const legend = RECORDS.map((kind) => LETTERS[kind].join(' '))
  const step = isCounted ? 7.5 : 9.2
  const first = PAPER.y + (isCounted ? 16.4 : 17)
  const words = lines.map(({ one }) => `${one.name}, ${one.was}`)
  const size = Math.min(...words.map((line) => fitTextSize(line, 'text', 5.4, RIGHT - LEFT - 14)))
  const slot = isCounted ? 6.4 : 7.4
  const women = lines.filter(({ one }) => one.isWoman).length
  const foot = PAPER.y + PAPER.height - 4.6
  const above = foot - 9
  const own = wordsAndLine(
    pen,
    isCounted ? 'Eu também homenagearia:' : 'Na minha cidade, lembra alguém:',
    [LEFT, foot],
    SIZE,
    RIGHT,
  )
  const counts = [
    ['Homens:', String(ALL - women), 14],
    ['Mulheres:', String(women), 14],
    ['Aparecem menos:', 'as mulheres', 30],
  ] as const
  let x = LEFT
  const counted = counts.flatMap(([label, value, room]): PageMark[] => {
    const from = x + measureText(label, 'text', SIZE) + 2.5
    const marks = [
      pen.text(x, above, label, SIZE, { font: 'text', anchor: 'start' }),
      pen.line(`M${from} ${above + 1}h${room}`, 0.6),
    ]
    x = from + room + 6
    return [...marks, writtenAnswer(from + room / 2, above - 2.4, value, 5)]
  })
  return [
    ...marksOf([
      memoryCorner(pen, task),
      pen.shape(box(-4, 199, 222, 100), 'wood', 1.1),
      notePaper(pen, PAPER),
      pen.shape(box(PAPER.x + 3, PAPER.y + 2.2, PAPER.width - 6, 8, 2), 'yellowPale', 0.8),
      legend.map((name, i) => pen.text(PAPER.x + (PAPER.width * (i + 0.5)) / legend.length, PAPER.y + 8, name, 4.8)),
      words.map((line, i) => {
        const y = first + i * step
        return [
          pen.shape(box(LEFT, y - slot / 2, slot + 2, slot, 1.8), 'white', 0.9),
          pen.text(LEFT + 14, y + 1.9, line, size, { font: 'text', anchor: 'start' }),
        ]
      }),
      own.marks,
    ]),
    ...lines.map(({ sign }, i) => writtenAnswer(LEFT + slot / 2 + 1, first + i * step, sign, 5.8)),
    ...(isCounted ? counted : []),
    writtenAnswer(
      own.from + 2,
      foot - 2.4,
      isCounted ? 'Exemplo: Dandara, as costureiras' : 'Exemplo: a Rua Maria Quitéria',
      4.6,
      {
        anchor: 'start',
      },
    ),
  ]
}
