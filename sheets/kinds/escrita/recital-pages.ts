/** Texts of a recital: a rhyme to choose, a song to copy, a tongue twister whose words begin with the same letters. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import {
  drawingFrame,
  type Recital,
  recital,
  TASK_SHEET,
  TEXT_BANNER,
  timesStars,
} from '../../studio/places/recital.ts'
import { answerBox, labelled } from './papers.ts'
import type { Rhymed, Song, Twister } from './recital-facts.ts'

const [LEFT, RIGHT] = [TASK_SHEET.x + 8, TASK_SHEET.x + TASK_SHEET.width - 8]
const MIDDLE = (LEFT + RIGHT) / 2
const BANNER_ROOM = TEXT_BANNER.width - 22
const PURPOSE_SIZE = 5.6
const [WRITTEN, LABEL] = [6.4, 5.6]

/** Size and first baseline of lines in the middle of the banner. */
function bannerLines(lines: readonly string[], largest: number) {
  const size = Math.min(...lines.map((line) => fitTextSize(line, 'display', largest, BANNER_ROOM)))
  const step = lines.length > 2 ? 11 : 15
  const first = TEXT_BANNER.y + TEXT_BANNER.height / 2 + 1 + size * 0.36 - ((lines.length - 1) * step) / 2
  return { size, at: (i: number) => first + i * step }
}

function banner(pen: Pen, lines: readonly string[]): Drawing {
  const { size, at } = bannerLines(lines, lines.length > 2 ? 7.2 : 9)
  return lines.map((line, i) => pen.text(TEXT_BANNER.x + 11, at(i), line, size, { anchor: 'start' }))
}

const recited = (pen: Pen, words: string, y: number): Drawing => [
  pen.text(LEFT, y, words, LABEL, { anchor: 'start' }),
  timesStars(pen, RIGHT - 34, y - 2),
]

/** Two words that rhyme, each on a line. */
function pair(pen: Pen, label: string, y: number, [one, other]: readonly [string, string]): PageMark[] {
  const from = LEFT + measureText(label, 'display', LABEL) + 3
  const width = (RIGHT - from - 10) / 2
  const second = from + width + 10
  return [
    ...marksOf([
      pen.text(LEFT, y, label, LABEL, { anchor: 'start' }),
      pen.line(`M${from} ${y + 1}h${width}M${second} ${y + 1}h${width}`, 0.6),
      pen.text(from + width + 5, y, 'e', LABEL),
    ]),
    writtenAnswer(from + width / 2, y - 2.9, one, fitTextSize(one, 'display', WRITTEN, width - 2)),
    writtenAnswer(second + width / 2, y - 2.9, other, fitTextSize(other, 'display', WRITTEN, width - 2)),
  ]
}

export interface RhymeTask {
  readonly text: Rhymed
  readonly cards: readonly string[]
  readonly asks: string
  readonly purposes: readonly string[]
  readonly purpose: string
}

export function rhymePage(pen: Pen, place: Recital, variant: number, task: RhymeTask): PageMark[] {
  const { text, cards, asks, purposes, purpose } = task
  const { size, at } = bannerLines([...text.lines.slice(0, 3), `${text.lines[3]} MMMMMMMM.`], 7.2)
  const last = text.lines[3] ?? ''
  const from = TEXT_BANNER.x + 13 + measureText(last, 'display', size)
  const to = Math.min(TEXT_BANNER.x + TEXT_BANNER.width - 10, from + 52)
  const row = (i: number) => TASK_SHEET.y + 60 + i * 13.2
  const half = MIDDLE - 3
  return [
    ...marksOf([
      recital(pen, place, variant, text.scene),
      text.lines.map((line, i) => pen.text(TEXT_BANNER.x + 11, at(i), line, size, { anchor: 'start' })),
      pen.line(`M${from} ${at(3) + 1}H${to}`, 0.7),
      pen.text(to + 1.6, at(3), '.', size, { anchor: 'start' }),
      cards.map((word, i) => {
        const cx = MIDDLE + (i - 1) * 56
        return [
          pen.shape(box(cx - 26, TASK_SHEET.y + 10, 52, 15, 3), 'yellowPale', 1),
          pen.text(cx, TASK_SHEET.y + 20, word, 7.2),
        ]
      }),
      pen.text(LEFT, TASK_SHEET.y + 51, asks, LABEL, { anchor: 'start' }),
      purposes.map((words, i) =>
        pen.text(LEFT + 15, row(i) + 2, words, PURPOSE_SIZE, { font: 'text', anchor: 'start' }),
      ),
      drawingFrame(
        pen,
        { x: half + 8, y: TASK_SHEET.y + 31, width: RIGHT - half - 8, height: 64 },
        'Desenhe o que acontece depois.',
      ),
      recited(pen, 'Recite com palmas e pinte uma estrela:', TASK_SHEET.y + 104),
    ]),
    writtenAnswer((from + to) / 2, at(3) - 3, text.missing, fitTextSize(text.missing, 'display', 7, to - from - 1)),
    ...labelled(pen, {
      label: 'Rima com:',
      at: [LEFT, TASK_SHEET.y + 38],
      to: half,
      size: LABEL,
      value: text.rhyme,
    }),
    ...purposes.flatMap((words, i) => answerBox(pen, [LEFT + 7, row(i)], 11, words === purpose ? 'X' : '')),
  ]
}

export function songPage(pen: Pen, place: Recital, variant: number, song: Song): PageMark[] {
  const row = (i: number) => TASK_SHEET.y + 19 + i * 13
  return [
    ...marksOf([
      recital(pen, place, variant, song.scene),
      banner(pen, song.lines),
      song.lines.map((_, i) => pen.line(`M${LEFT} ${row(i)}H${RIGHT}`, 0.6)),
      recited(pen, 'Cante com a turma e pinte uma estrela:', TASK_SHEET.y + 105),
    ]),
    answer(
      [],
      marksOf(song.lines.map((_, i) => pen.line(`M${LEFT} ${row(i) - 5}H${RIGHT}`, 0.6, 'greyDark', [1.2, 1.6]))),
    ),
    ...song.lines.map((line, i) => {
      const size = fitTextSize(line, 'display', 7, RIGHT - LEFT - 8)
      return writtenAnswer(LEFT + 2 + measureText(line, 'display', size) / 2, row(i) - 3.4, line, size)
    }),
    ...pair(pen, 'Rimam:', TASK_SHEET.y + 70.5, song.rhyme),
    ...labelled(pen, {
      label: 'Mais uma palavra que rima:',
      at: [LEFT, TASK_SHEET.y + 82],
      to: RIGHT,
      size: LABEL,
      value: `Exemplo: ${song.more}`,
    }),
    ...labelled(pen, {
      label: song.question,
      at: [LEFT, TASK_SHEET.y + 93.5],
      to: RIGHT,
      size: LABEL,
      value: song.reply,
    }),
  ]
}

export function twisterPage(pen: Pen, place: Recital, variant: number, twister: Twister): PageMark[] {
  const [one, other] = twister.groups
  const columns = [
    { x: LEFT, group: one },
    { x: MIDDLE + 5, group: other },
  ]
  const width = MIDDLE - 5 - LEFT
  const step = one[1].length > 2 ? 12.5 : 18
  const row = (i: number) => TASK_SHEET.y + 30 + i * step
  const frame = row(other[1].length - 1) + 6
  return [
    ...marksOf([
      recital(pen, place, variant, twister.scene),
      banner(pen, twister.lines),
      columns.map(({ x, group: [start, words] }) => [
        pen.shape(box(x, TASK_SHEET.y + 8, width, 11, 3), 'yellowPale', 0.9),
        pen.text(x + width / 2, TASK_SHEET.y + 15.5, `${words.length > 1 ? 'Começam' : 'Começa'} com ${start}`, LABEL),
        words.map((_, i) => pen.line(`M${x + 2} ${row(i)}h${width - 4}`, 0.6)),
      ]),
      drawingFrame(
        pen,
        { x: columns[1]?.x ?? 0, y: frame, width, height: TASK_SHEET.y + 95 - frame },
        `Desenhe a sua palavra com ${one[0]}.`,
      ),
      recited(pen, 'Fale mais depressa e pinte uma estrela:', TASK_SHEET.y + 104),
    ]),
    ...columns.flatMap(({ x, group: [, words] }) =>
      words.map((word, i) => writtenAnswer(x + width / 2, row(i) - 4, word, WRITTEN)),
    ),
    ...labelled(pen, {
      label: `Outra com ${one[0]}:`,
      at: [LEFT, TASK_SHEET.y + 70],
      to: MIDDLE - 7,
      size: LABEL,
      value: `Ex.: ${twister.another}`,
    }),
    ...marksOf([
      pen.text(LEFT, TASK_SHEET.y + 82, twister.question, fitTextSize(twister.question, 'display', LABEL, width - 2), {
        anchor: 'start',
      }),
      pen.line(`M${LEFT + 2} ${TASK_SHEET.y + 95}h${width - 4}`, 0.6),
    ]),
    writtenAnswer(LEFT + width / 2, TASK_SHEET.y + 91, twister.reply, WRITTEN),
  ]
}
