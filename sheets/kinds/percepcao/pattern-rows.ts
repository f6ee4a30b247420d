/** A row of a pattern on what it is strung on: its pictures, the choices below, the rule and the answers of the key. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { PATTERN_TEXTS } from '../../page/texts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, type PathStyle, path, rect, round, text } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { LEDGE } from '../../studio/strung/ledges.ts'
import type { Slot, Strung } from '../../studio/strung/strung.ts'
import type { PatternTask } from './pattern-tasks.ts'
import { drawRowItem } from './row-items.ts'

/** Frames of the choices, mm; those beside a rule are smaller. */
const CHOICE = { middle: 105, width: 32, height: 20, gap: 8 }
const CHOICE_BESIDE_RULE = { middle: 53.5, width: 22, height: 20, gap: 2 }
const ABOVE_CHOICES = 2
/** Ends of what the choices are on, alone or with the rule. */
const [BEARS_CHOICES, BEARS_RULE] = [
  [42, 168],
  [16.5, 193.5],
] as const
const LARGEST_SLOT = 29

const hasRule = ({ action }: PatternTask) => action === 'gap' || action === 'invent'
const choicesOf = (task: PatternTask) => (hasRule(task) ? CHOICE_BESIDE_RULE : CHOICE)

function slotsOf(task: PatternTask, { lead, tail, below }: Strung, cell: Box): Slot[] {
  const room = cell.width - lead - tail
  const pitch = room / task.items.length
  const choices = choicesOf(task).height + ABOVE_CHOICES
  const free = cell.height - choices - LEDGE - 6
  // The row takes half a side above the middle of its pictures, and what is below them grows with the side.
  const rate = 0.5 + below(1) - below(0)
  const side = Math.min(LARGEST_SLOT, pitch, (free - below(0)) / rate)
  const spare = Math.max(0, free - below(0) - side * rate)
  const y = cell.y + 4 + spare / 2 + side / 2
  return task.items.map((_, i) => ({ x: cell.x + lead + pitch * (i + 0.5), y, side }))
}

/** A cross over the wrong item. */
function cross({ x, y, side }: Slot): PageMark {
  const half = side * 0.36
  const [left, right, top, bottom] = [x - half, x + half, y - half, y + half].map(round)
  return answer([
    path(`M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`, {
      stroke: ANSWER_RED,
      width: 1.6,
      cap: 'round',
    }),
  ])
}

/** The rule in few words, as a model, by the names of the pictures. */
function ruleOf({ items, pattern, period }: PatternTask, nameOf: (id: string) => string): string {
  if (period > 0) return PATTERN_TEXTS.repeats(items.slice(0, period).map(nameOf).join(', '))
  const kinds = [...new Set(items)].map(nameOf)
  const changing = kinds.filter((_, i) => 'AB'[i] && /[+-]/.test(pattern[pattern.indexOf('AB'[i] ?? '') + 1] ?? ''))
  const counted = changing.map((name) => `1 ${name}`).join(` ${PATTERN_TEXTS.and} `)
  return pattern.includes('-') ? PATTERN_TEXTS.shrinks(counted) : PATTERN_TEXTS.grows(counted)
}

const RULE = { size: 4.8, written: 4.4, leading: 8.6, x: 93, right: 190 }
const STYLE = { font: 'text', anchor: 'start' } as const

/** «Regra:» and two lines to write it on. */
function drawRule(rule: string, top: number): PageMark[] {
  const { size, written, leading, x, right } = RULE
  const [y, from] = [top + 6.6, x + 3]
  const start = from + measureText(PATTERN_TEXTS.rule, 'text', size) + 2
  const room = right - start - 4
  const [first = '', ...rest] = wrapText(rule, 'text', written, room)
  const second = rest.join(' ')
  const lower = fitTextSize(second, 'text', written, right - from - 5)
  return [
    rect(x, top, right - x, 20, { radius: 4, width: 0.5, fill: WHITE }),
    text(from, y, PATTERN_TEXTS.rule, size, STYLE),
    line(start, y + 1, right - 3, y + 1, { width: 0.5 }),
    line(from, y + 1 + leading, right - 3, y + 1 + leading, { width: 0.5 }),
    answer([
      text(start + 1, y - 0.6, first, written, { ...STYLE, fill: ANSWER_RED }),
      ...(second ? [text(from + 1, y - 0.6 + leading, second, lower, { ...STYLE, fill: ANSWER_RED })] : []),
    ]),
  ]
}

/** Under the pictures of a rule, to be copied. */
const NAME = { size: 3.1, leading: 4 }

function drawChoices(task: PatternTask, top: number, color: boolean, nameOf: (id: string) => string): PageMark[] {
  const { middle, width, height, gap } = choicesOf(task)
  return task.choices.flatMap((name, i): PageMark[] => {
    const cx = middle + (width + gap) * (i - (task.choices.length - 1) / 2)
    const frameOf = (style: PathStyle) =>
      rect(cx - width / 2, top, width, height, { radius: hasRule(task) ? 4 : height / 2, fill: WHITE, ...style })
    const plain = frameOf({ width: 0.5 })
    const isRight = name === task.items[task.hidden]
    const frame = isRight ? answer([frameOf({ width: 1.3, stroke: ANSWER_RED })], [plain]) : plain
    if (!hasRule(task)) return [frame, drawRowItem(name, cx, top + height / 2, height * 0.82, color)]
    const words = wrapText(nameOf(name), 'text', NAME.size, width - 2)
    const room = height - words.length * NAME.leading - 1.6
    return [
      frame,
      drawRowItem(name, cx, top + room / 2 + 0.6, room * 0.9, color),
      ...words.map((word, line) => {
        const y = top + height - 1.8 - (words.length - 1 - line) * NAME.leading
        return text(cx, y, word, fitTextSize(word, 'text', NAME.size, width - 4), { font: 'text' })
      }),
    ]
  })
}

/** An item of the row: printed, hidden behind a question mark, wrong, or left to the child. */
function drawItem(task: PatternTask, i: number, slot: Slot, share: number, color: boolean): PageMark[] {
  const { x, y, side } = slot
  const name = task.items[i] ?? ''
  const size = side * share
  if (task.action === 'invent') return [answer([drawRowItem(name, x, y, size, color)])]
  if (i !== task.hidden) return [drawRowItem(name, x, y, size, color)]
  if (task.wrong) return [drawRowItem(task.wrong, x, y, size, color), cross(slot)]
  return [
    circle(x, y, size * 0.52, { width: 0.6, dash: [1.8, 1.6], fill: WHITE }),
    answer([drawRowItem(name, x, y, size * 0.8, color)], [centredText(x, y, '?', size * 0.62)]),
  ]
}

interface RowLook {
  readonly strung: Strung
  readonly options: SheetOptions
  readonly index: number
  readonly nameOf: (id: string) => string
}

export function drawPatternRow(task: PatternTask, cell: Box, { strung, options, index, nameOf }: RowLook): PageMark[] {
  const { color } = options
  const slots = slotsOf(task, strung, cell)
  const { y = 0, side = 0 } = slots[0] ?? {}
  const top = y + strung.below(side) + ABOVE_CHOICES
  const rule = ruleOf(task, nameOf)
  const { height } = choicesOf(task)
  const [left, right] = hasRule(task) ? BEARS_RULE : BEARS_CHOICES
  const pen = new Pen(color)
  const ledge = strung.ledge(pen, { left, right, y: top + height, from: y })
  const row = strung.row(new Pen(color, 1, 1), slots, index)
  return [
    ...marksOf(strung.hangs ? [ledge, row] : [row, ledge]),
    ...slots.flatMap((slot, i) => drawItem(task, i, slot, strung.share, color)),
    ...drawChoices(task, top, color, nameOf),
    ...(hasRule(task) ? drawRule(task.action === 'invent' ? PATTERN_TEXTS.example(rule) : rule, top) : []),
  ]
}
