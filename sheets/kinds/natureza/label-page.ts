/** A bottle with a label to read beside a room with three lettered dangers; rules and reasons to write. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import type { DangerName } from '../../studio/places/home-rooms.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { DANGERS, type ProductLabel } from './danger-facts.ts'
import { type DangerRoom, dangersOf, discAt, numbered, roomScene } from './danger-room.ts'

export interface LabelTask {
  readonly room: DangerRoom
  readonly label: ProductLabel
  /** The three that are asked for, in the order of their letters. */
  readonly asked: readonly DangerName[]
}

const VIEW = { left: 14, top: 58, width: 106, height: 92, scale: 0.54, from: 56 }
const LETTERS = 'ABC'

function roomView(pen: Pen, { room, asked }: LabelTask): Drawing {
  const frame = box(VIEW.left, VIEW.top, VIEW.width, VIEW.height, 3)
  const x0 = VIEW.left + VIEW.width / 2 - 105 * VIEW.scale
  const y0 = VIEW.top - (VIEW.from - 3) * VIEW.scale
  const at = ([x, y]: Spot): Spot => [x0 + x * VIEW.scale, Math.max(y0 + y * VIEW.scale, VIEW.top + 6)]
  return [
    pen.clip(
      frame,
      pen.at(x0, y0, VIEW.scale, (own) => roomScene(own, room)),
    ),
    pen.shape(frame, null, 1.4),
    dangersOf(room)
      .filter(({ danger }) => asked.includes(danger))
      .map(({ danger, spot }) => {
        const [x, y] = at(discAt(danger, spot))
        return numbered(pen, [x, y - 2.6], LETTERS[asked.indexOf(danger)] ?? '')
      }),
  ]
}

const BOTTLE = { x: 163, top: 56, foot: 150, half: 33 }

function bottle(pen: Pen, { product, lines }: ProductLabel): Drawing {
  const { x, top, foot, half } = BOTTLE
  const left = x - half + 3
  return [
    pen.shape(box(x - 10, top, 20, 9, 2), 'white', 1.1),
    pen.shape(
      `M${x - 8} ${top + 9}V${top + 12}Q${x - half} ${top + 14} ${x - half} ${top + 24}V${foot - 4}Q${x - half} ${foot} ${x - half + 5} ${foot}H${x + half - 5}Q${x + half} ${foot} ${x + half} ${foot - 4}V${top + 24}Q${x + half} ${top + 14} ${x + 8} ${top + 12}V${top + 9}z`,
      'teal',
    ),
    pen.shape(box(left, top + 23, 2 * half - 6, 67, 2), 'white', 0.9),
    pen.text(x, top + 31.4, product, 6.4),
    pen.line(`M${left + 3} ${top + 34.4}H${x + half - 6}`, 0.7),
    lines.map((line, i) =>
      pen.text(x, top + 40.4 + i * 5.9, line, fitTextSize(line, 'text', 4.5, 2 * half - 9), {
        font: line === 'CUIDADO!' ? 'display' : 'text',
      }),
    ),
  ]
}

const PAPER = { x: 16.5, y: 158, width: 177, height: 124 }
const [LEFT, RIGHT] = [PAPER.x + 5, PAPER.x + PAPER.width - 5]

function line(pen: Pen, base: number, words: string, written: string): PageMark[] {
  const from = LEFT + measureText(words, 'text', 5) + 2.4
  return [
    ...marksOf([
      pen.text(LEFT, base, words, 5, { font: 'text', anchor: 'start' }),
      pen.line(`M${from} ${base + 1}H${RIGHT}`, 0.6),
    ]),
    writtenAnswer(from + 2, base - 2.6, written, fitTextSize(written, 'display', 5, RIGHT - from - 4), {
      anchor: 'start',
    }),
  ]
}

const [QUESTION, RULE] = [10.6, 22.6]

export function labelPage(pen: Pen, task: LabelTask): PageMark[] {
  const { label, asked } = task
  const rules = PAPER.y + 52
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), 'yellowPale', null),
      pen.shape(box(-4, 150, 222, 160), 'woodPale', 1.2),
      roomView(pen, task),
      bottle(pen, label),
      notePaper(pen, PAPER),
      pen.text(LEFT, PAPER.y + 8, 'O que diz o rótulo?', 5.4, { anchor: 'start' }),
      pen.line(`M${LEFT} ${PAPER.y + 44.4}H${RIGHT}`, 0.5, 'greyDark'),
      pen.text(LEFT, rules, 'Na cena: qual é a regra e por quê?', 5.4, { anchor: 'start' }),
    ]),
    ...label.questions.flatMap(({ asks, answer }, i) => line(pen, PAPER.y + 18 + i * QUESTION, asks, answer)),
    ...asked.flatMap((danger, i): PageMark[] => {
      const { rule, why } = DANGERS[danger]
      const base = rules + 10.4 + i * RULE
      return [
        ...line(pen, base, `${LETTERS[i]}. Regra:`, `Exemplo: ${rule}.`),
        ...line(pen, base + 10.8, 'Porque', why),
      ]
    }),
  ]
}
