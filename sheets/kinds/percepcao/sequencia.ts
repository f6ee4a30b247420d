/**
 * A pattern on a string, a train, a thread or a wall. What comes next is ringed among the pictures below; then the piece
 * that repeats is ringed, too; at the hardest level one is missing inside, some patterns grow, and the rule is written.
 */

import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { clearOfTitle, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { PATTERN_TEXTS } from '../../page/texts.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, type PathStyle, rect, text } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type Slot, STRUNG, type Strung } from '../../studio/strung/strung.ts'
import { drawRowItem, ROW_THEMES, type RowItem, rowItemsOf } from './row-items.ts'

export interface PatternTask {
  /** The whole line, without gaps. */
  readonly items: readonly string[]
  /** Index of the hidden item. */
  readonly hidden: number
  /** Length of what repeats; 0 for a pattern that grows. */
  readonly period: number
  readonly choices: readonly string[]
}

/** Patterns by level, one for each row; each letter becomes one picture. */
const PATTERNS: Readonly<Record<Level, readonly string[]>> = {
  facil: ['AB', 'AAB', 'AB', 'ABB'],
  medio: ['ABC', 'ABB', 'AAB', 'AABB'],
  desafio: ['ABAC', 'AB+', 'AABC', 'A+B'],
}

/** Patterns that grow, and what may be hidden: what is on both sides of it tells it. */
const GROWING: Readonly<Record<string, { readonly items: string; readonly hidden: readonly number[] }>> = {
  'AB+': { items: 'ABABBABBB', hidden: [3, 5, 7] },
  'A+B': { items: 'ABAABAAAB', hidden: [3, 4, 6] },
}

/** Items in a line, the hidden one included: two whole patterns and more. */
const LENGTH: Readonly<Record<Level, number>> = { facil: 7, medio: 8, desafio: 9 }
/** Seven items go on with the first one whatever the pattern: some rows of the first level have one more. */
const isLonger = (level: Level, random: Random) => level === 'facil' && random.chance(0.5)
const CHOICES = 3

const patternsOf = (options: SheetOptions) =>
  PATTERNS[options.level].slice(0, amountOf(options, PATTERNS[options.level].length))
const lettersOf = (pattern: string) => [...new Set(pattern.replace('+', ''))]

/**
 * The line and its hidden items: at the end, or inside at the hardest level, always after one whole period.
 * @param names one for each letter of the pattern
 * @param others further choices beside those of the line
 */
export function makePattern(
  random: Random,
  pattern: string,
  names: readonly string[],
  others: readonly string[],
  level: Level,
): PatternTask {
  const nameOf = new Map(lettersOf(pattern).map((letter, i) => [letter, names[i] ?? '']))
  const growing = GROWING[pattern]
  const length = LENGTH[level] + (isLonger(level, random) ? 1 : 0)
  const letters = growing?.items ?? pattern.repeat(length).slice(0, length)
  const items = [...letters].map((letter) => nameOf.get(letter) ?? '')
  const hidden = growing
    ? random.pick(growing.hidden)
    : level === 'desafio'
      ? random.integer(pattern.length, items.length - 2)
      : items.length - 1
  const answer = items[hidden] ?? ''
  const wrong = [...new Set([...items, ...random.shuffle(others)])].filter((name) => name !== answer)
  const choices = random.shuffle([answer, ...wrong.slice(0, CHOICES - 1)])
  return { items, hidden, period: growing ? 0 : pattern.length, choices }
}

/**
 * The rows of a page: what the title names makes the first pattern that has as many letters, the other items of the
 * page the others.
 */
function makeRows(
  random: Random,
  dealt: readonly RowItem[],
  pinned: readonly RowItem[],
  options: SheetOptions,
): PatternTask[] {
  const { level } = options
  const patterns = patternsOf(options)
  const first = Math.max(
    0,
    patterns.findIndex((pattern) => lettersOf(pattern).length === pinned.length),
  )
  const ordered = [...patterns.splice(first, 1), ...patterns]
  const ids = [...pinned, ...dealt.filter((item) => !pinned.includes(item))].map(({ id }) => id)
  let next = 0
  const rows = ordered.map((pattern) => {
    const names = ids.slice(next, next + lettersOf(pattern).length)
    next += names.length
    const others = ids.filter((id) => !names.includes(id))
    return makePattern(random, pattern, names, others, level)
  })
  return random.shuffle(rows)
}

/** Rows of the picture, mm: between the title and the people. */
const ROWS: Box = { x: 13, y: 62, width: 184, height: 184 }
const TALLEST_ROW = 60
/** Frames of the choices, mm. */
const [CHOICE_WIDTH, CHOICE_HEIGHT] = [26, 17]
const LARGEST_SLOT = 22

function slotsOf({ items }: PatternTask, { lead, tail }: Strung, cell: Box): Slot[] {
  const room = cell.width - lead - tail
  const pitch = room / items.length
  const side = Math.min(LARGEST_SLOT, pitch, cell.height - CHOICE_HEIGHT - 11)
  return items.map((_, i) => ({ x: cell.x + lead + pitch * (i + 0.5), y: cell.y + 4 + side / 2, side }))
}

/** Around the first of what repeats. */
function unit({ period }: PatternTask, slots: readonly Slot[]): PageMark[] {
  const [first, last] = [slots[0], slots[period - 1]]
  if (!first || !last) return []
  const half = first.side / 2 + 1.2
  const style = { radius: 4, stroke: ANSWER_RED, width: 1 }
  return [answer([rect(first.x - half, first.y - half, last.x - first.x + 2 * half, 2 * half, style)])]
}

/** The rule in few words, as a model: the pictures are letters, in the order in which they come. */
function ruleOf({ items, period }: PatternTask): string {
  const kinds = [...new Set(items)]
  const letters = items.map((item) => 'ABC'[kinds.indexOf(item)] ?? '')
  if (period > 0) return `${PATTERN_TEXTS.repeats} ${letters.slice(0, period).join('-')}.`
  const isFirst = letters.filter((letter) => letter === 'A').length > items.length / 2
  return PATTERN_TEXTS.grows(isFirst ? 'A' : 'B')
}

const RULE_SIZE = 4.8
const STYLE = { font: 'text', anchor: 'start' } as const

/** «Regra:» and a line to write it on. */
function drawRule(task: PatternTask, x: number, right: number, y: number): PageMark[] {
  const start = x + measureText(PATTERN_TEXTS.rule, 'text', RULE_SIZE) + 2
  return [
    rect(x - 4, y - 10, right - x + 8, 15, { radius: 4, width: 0.5, fill: WHITE }),
    text(x, y, PATTERN_TEXTS.rule, RULE_SIZE, STYLE),
    line(start, y + 1, right, y + 1, { width: 0.5 }),
    answer([text(start + 1, y - 1, ruleOf(task), RULE_SIZE - 0.5, { ...STYLE, fill: ANSWER_RED })]),
  ]
}

function drawChoices(task: PatternTask, middle: number, top: number, color: boolean): PageMark[] {
  const pitch = CHOICE_WIDTH + 6
  return task.choices.flatMap((name, i): PageMark[] => {
    const cx = middle + pitch * (i - (task.choices.length - 1) / 2)
    const frameOf = (style: PathStyle) =>
      rect(cx - CHOICE_WIDTH / 2, top, CHOICE_WIDTH, CHOICE_HEIGHT, {
        radius: CHOICE_HEIGHT / 2,
        fill: WHITE,
        ...style,
      })
    const plain = frameOf({ width: 0.5 })
    const isRight = name === task.items[task.hidden]
    const frame = isRight ? answer([frameOf({ width: 1.3, stroke: ANSWER_RED })], [plain]) : plain
    return [frame, drawRowItem(name, cx, top + CHOICE_HEIGHT / 2, CHOICE_HEIGHT * 0.8, color)]
  })
}

interface RowLook {
  readonly strung: Strung
  readonly options: SheetOptions
  readonly index: number
}

function drawTask(task: PatternTask, cell: Box, { strung, options, index }: RowLook): PageMark[] {
  const { color, level } = options
  const slots = slotsOf(task, strung, cell)
  const line = slots.flatMap(({ x, y, side }, i): PageMark[] => {
    const name = task.items[i] ?? ''
    const size = side * strung.share
    if (i !== task.hidden) return [drawRowItem(name, x, y, size, color)]
    return [
      circle(x, y, size * 0.52, { width: 0.6, dash: [1.8, 1.6], fill: WHITE }),
      answer([drawRowItem(name, x, y, size * 0.8, color)], [centredText(x, y, '?', size * 0.62)]),
    ]
  })
  const side = slots[0]?.side ?? 0
  const top = cell.y + 4 + side + 6
  const isHard = level === 'desafio'
  return [
    ...marksOf(strung.row(new Pen(color, 1, 1), slots, index)),
    ...line,
    ...(level === 'medio' ? unit(task, slots) : []),
    ...drawChoices(task, isHard ? 64 : 105, top, color),
    ...(isHard ? drawRule(task, 119, 186, top + CHOICE_HEIGHT / 2 + 2) : []),
  ]
}

export const sequencia: SheetKind<PagesFacts<readonly PatternTask[]>> = {
  id: 'sequencia',
  category: 'percepcao',
  themes: [...ROW_THEMES, ...DATE_THEMES],
  draw: (options) => {
    const { color, must = [] } = options
    const items = rowItemsOf(options.theme)
    const nameOf = new Map(items.map(({ id, name }) => [id, name]))
    // In the order of the title or the description.
    const pinned = must.flatMap((name) => items.find((item) => item.name === name) ?? [])
    const perPage = patternsOf(options).reduce((sum, pattern) => sum + lettersOf(pattern).length, 0)
    // Pages are compared by their rows: a picture may come back in another one.
    const pages = dealPages(options, { items, perPage, pinned, nameOf: () => ({}) })
    return composeSheet(options, 'look', (random, index, sheet) => {
      const first = options.theme === 'festa' ? 0 : sheet.fork('strung').integer(0, STRUNG.length - 1)
      const strung = STRUNG[(first + index) % STRUNG.length]
      if (!strung) throw new RangeError('nothing to string pictures on')
      const cast = castOfPage(sheet.fork('cast').shuffle(STANDING), index)
      const rows = cellsOf(1, patternsOf(options).length, { box: ROWS, gap: 0, maxHeight: TALLEST_ROW })
      const turn = pinned.length > 0 ? index % pinned.length : 0
      const ordered = [...pinned.slice(turn), ...pinned.slice(0, turn)]
      const tasks = makeRows(random, pages[index] ?? [], ordered, options)
      const pen = new Pen(color)
      const marks: PageMark[] = [
        ...clearOfTitle(marksOf(strung.behind(pen)), options.title),
        answer([], marksOf(pictureTitle(pen, options))),
        ...eachCell(tasks, rows, (task, cell, i) => drawTask(task, cell, { strung, options, index: i })).flat(),
        ...marksOf(strung.people(pen, cast)),
      ]
      const named = (task: PatternTask) => task.items.map((id) => nameOf.get(id) ?? id)
      return {
        marks,
        whole: true,
        facts: tasks,
        items: tasks.map((task) => named(task).join(' ')),
        pictures: tasks.flatMap(named),
      }
    })
  },
}
