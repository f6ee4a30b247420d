/**
 * A pattern on a string, a train, a thread or a wall. What comes next is ringed among the pictures below; then the piece
 * that repeats is ringed, too; at the hardest level one is missing inside, some patterns grow, and the rule is written.
 */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { wrapText } from '../../page/paragraph.ts'
import { clearOfTitle, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { PATTERN_TEXTS } from '../../page/texts.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, type PathStyle, rect, text } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { DRESSINGS } from '../../studio/strung/dressing.ts'
import { firstOf, SIGN, type Slot, STRUNG, type Strung, sign } from '../../studio/strung/strung.ts'
import { drawRowItem, ROW_THEMES, type RowItem, rowItemsOf, SHAPES_THEME } from './row-items.ts'

export interface PatternTask {
  /** The whole line, without gaps. */
  readonly items: readonly string[]
  /** Index of the hidden item. */
  readonly hidden: number
  readonly pattern: string
  /** Length of what repeats; 0 for a pattern that grows or shrinks. */
  readonly period: number
  readonly choices: readonly string[]
}

/** Patterns by level, one for each row; each letter becomes one picture. Pages of a sheet take turns. */
const PATTERNS: Readonly<Record<Level, readonly (readonly string[])[]>> = {
  facil: [['AB', 'AAB', 'AB', 'AB']],
  medio: [['ABC', 'ABB', 'AAB', 'AABB']],
  desafio: [
    ['ABAC', 'AB+', 'AABC', 'A+B'],
    ['ABBC', 'A-B', 'ABCB', 'A+B+'],
    ['ABCC', 'AB-', 'ABCA', 'A+B'],
  ],
}

/** Patterns that grow or shrink, and what may be hidden: with the other item there the row would have no rule. */
const GROWING: Readonly<Record<string, { readonly items: string; readonly hidden: readonly number[] }>> = {
  'AB+': { items: 'ABABBABBB', hidden: [3, 7] },
  'A+B': { items: 'ABAABAAAB', hidden: [3, 6] },
  'A+B+': { items: 'ABAABBAAA', hidden: [3, 4, 7] },
  'A-B': { items: 'AAABAABAB', hidden: [4, 5] },
  'AB-': { items: 'ABBBABBAB', hidden: [5, 6] },
}

/** Items in a line, the hidden one included: two whole patterns and more. */
const LENGTH: Readonly<Record<Level, number>> = { facil: 7, medio: 8, desafio: 9 }
/** Seven items go on with the first one whatever the pattern: some rows of the first level have one more. */
const isLonger = (level: Level, random: Random) => level === 'facil' && random.chance(0.5)
const CHOICES = 3

const patternsOf = (options: SheetOptions, index: number) => {
  const sets = PATTERNS[options.level]
  const patterns = sets[index % sets.length] ?? []
  return patterns.slice(0, amountOf(options, patterns.length))
}
const lettersOf = (pattern: string) => [...new Set(pattern.replaceAll(/[+-]/g, ''))]

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
  return { items, hidden, pattern, period: growing ? 0 : pattern.length, choices }
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
  index: number,
): PatternTask[] {
  const { level } = options
  const patterns = patternsOf(options, index)
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
const ROWS: Box = { x: 13, y: 62, width: 184, height: 187 }
const TALLEST_ROW = 60
/** Frames of the choices, mm. */
const CHOICE = { width: 26, height: 15.5, gap: 6, above: 0.5 }
const LARGEST_SLOT = 22

function slotsOf({ items }: PatternTask, { lead, tail, below }: Strung, cell: Box): Slot[] {
  const room = cell.width - lead - tail
  const pitch = room / items.length
  const free = cell.height - CHOICE.height - CHOICE.above - 4.5
  // The row takes half a side above the middle of its pictures, and what is below them grows with the side.
  const rate = 0.5 + below(1) - below(0)
  const side = Math.min(LARGEST_SLOT, pitch, (free - below(0)) / rate)
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

/** The rule in few words, as a model, by the names of the pictures. */
function ruleOf({ items, pattern, period }: PatternTask, nameOf: (id: string) => string): string {
  if (period > 0) return PATTERN_TEXTS.repeats(items.slice(0, period).map(nameOf).join(', '))
  const kinds = [...new Set(items)].map(nameOf)
  const changing = kinds.filter((_, i) => 'AB'[i] && /[+-]/.test(pattern[pattern.indexOf('AB'[i] ?? '') + 1] ?? ''))
  const counted = changing.map((name) => `1 ${name}`).join(` ${PATTERN_TEXTS.and} `)
  return pattern.includes('-') ? PATTERN_TEXTS.shrinks(counted) : PATTERN_TEXTS.grows(counted)
}

const RULE = { size: 4.8, written: 4.4, leading: 8, x: 89, right: 195 }
const STYLE = { font: 'text', anchor: 'start' } as const

/** «Regra:» and two lines to write it on. */
function drawRule(rule: string, top: number): PageMark[] {
  const { size, written, leading, x, right } = RULE
  const [y, from] = [top + 5.2, x + 3]
  const start = from + measureText(PATTERN_TEXTS.rule, 'text', size) + 2
  const room = right - start - 4
  const [first = '', ...rest] = wrapText(rule, 'text', written, room)
  const second = rest.join(' ')
  const lower = fitTextSize(second, 'text', written, right - from - 5)
  return [
    rect(x, top - 0.8, right - x, 17.4, { radius: 4, width: 0.5, fill: WHITE }),
    text(from, y, PATTERN_TEXTS.rule, size, STYLE),
    line(start, y + 1, right - 3, y + 1, { width: 0.5 }),
    line(from, y + 1 + leading, right - 3, y + 1 + leading, { width: 0.5 }),
    answer([
      text(start + 1, y - 0.6, first, written, { ...STYLE, fill: ANSWER_RED }),
      ...(second ? [text(from + 1, y - 0.6 + leading, second, lower, { ...STYLE, fill: ANSWER_RED })] : []),
    ]),
  ]
}

interface Choices {
  readonly middle: number
  readonly width: number
  readonly gap: number
}

function drawChoices(task: PatternTask, { middle, width, gap }: Choices, top: number, color: boolean): PageMark[] {
  return task.choices.flatMap((name, i): PageMark[] => {
    const cx = middle + (width + gap) * (i - (task.choices.length - 1) / 2)
    const frameOf = (style: PathStyle) =>
      rect(cx - width / 2, top, width, CHOICE.height, { radius: CHOICE.height / 2, fill: WHITE, ...style })
    const plain = frameOf({ width: 0.5 })
    const isRight = name === task.items[task.hidden]
    const frame = isRight ? answer([frameOf({ width: 1.3, stroke: ANSWER_RED })], [plain]) : plain
    return [frame, drawRowItem(name, cx, top + CHOICE.height / 2, CHOICE.height * 0.82, color)]
  })
}

interface RowLook {
  readonly strung: Strung
  readonly options: SheetOptions
  readonly index: number
  readonly nameOf: (id: string) => string
}

function drawTask(task: PatternTask, cell: Box, { strung, options, index, nameOf }: RowLook): PageMark[] {
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
  const { y = 0, side = 0 } = slots[0] ?? {}
  const top = y + strung.below(side) + CHOICE.above
  const isHard = level === 'desafio'
  return [
    ...marksOf(strung.row(new Pen(color, 1, 1), slots, index)),
    ...line,
    ...(level === 'medio' ? unit(task, slots) : []),
    ...drawChoices(task, isHard ? { middle: 50, width: 21, gap: 3 } : { middle: 105, ...CHOICE }, top, color),
    ...(isHard ? drawRule(ruleOf(task, nameOf), top) : []),
  ]
}

/** The hardest pages show how a rule is written; the others what belongs to the date. */
function between(pen: Pen, { level, theme = '' }: SheetOptions): Drawing | undefined {
  if (level !== 'desafio') return DRESSINGS[theme]?.(pen)
  return [
    sign(pen),
    PATTERN_TEXTS.examples.map((words, i) =>
      pen.text(SIGN.x + SIGN.width / 2, SIGN.y + 8.2 + i * 7.4, words, 4.2, { font: 'text' }),
    ),
  ]
}

/** Of each group one picture on a page: small eyes take them for the same. */
const ALIKE = [
  'corncob corn pamonha',
  'pacoca canjica peanut',
  'cherry acerola jabuticaba cashew',
  'guitar cavaquinho banjo',
  'drum ear-drum atabaque',
  'cake cupcake',
  'orange peach guava mango',
  'melon lemon',
  'watermelon papaya',
  'bird dove eagle macaw toucan',
  'bee ladybug',
  'heart rose',
].map((group) => new Set(group.split(' ')))
const FINE_SHAPES = /^(?:hexagono|pentagono)/
const isFine = ({ id }: RowItem) => FINE_SHAPES.test(id)

function differs(page: readonly RowItem[], item: RowItem): boolean {
  if (isFine(item)) return !page.some(isFine)
  const group = ALIKE.find((ids) => ids.has(item.id))
  return !group || !page.some(({ id }) => group.has(id))
}

/** Without colour few children can name them, and the rule is written with names. */
const HARD_TO_NAME = new Set(['melon', 'jabuticaba', 'acerola', 'jackfruit'])

/** For the youngest, shapes in one finish that differ at a glance. */
const patternItemsOf = ({ level, theme }: SheetOptions): readonly RowItem[] => {
  const items = rowItemsOf(theme).filter(({ id }) => !HARD_TO_NAME.has(id))
  return level === 'facil' && items.some(isFine)
    ? items.filter((item) => !isFine(item) && !item.id.includes(' '))
    : items
}

/** A circle in a round bead is hard to see. */
const placesOf = ({ theme = SHAPES_THEME }: SheetOptions): readonly Strung[] =>
  theme === SHAPES_THEME ? STRUNG.filter(({ name }) => name !== 'contas') : STRUNG

export const sequencia: SheetKind<PagesFacts<readonly PatternTask[]>> = {
  id: 'sequencia',
  category: 'percepcao',
  themes: [...ROW_THEMES, ...DATE_THEMES],
  draw: (options) => {
    const { color, must = [] } = options
    const items = patternItemsOf(options)
    const names = new Map(items.map(({ id, name }) => [id, name]))
    const nameOf = (id: string) => names.get(id) ?? id
    // In the order of the title or the description.
    const pinned = must.flatMap((name) => items.find((item) => item.name === name) ?? [])
    const perPage = patternsOf(options, 0).reduce((sum, pattern) => sum + lettersOf(pattern).length, 0)
    // Pages are compared by their rows: a picture may come back in another one.
    const pages = dealPages(options, { items, perPage, pinned, accept: differs, nameOf: () => ({}) })
    return composeSheet(options, 'look', (random, index, sheet) => {
      const places = placesOf(options)
      const first = firstOf(options.theme) ?? sheet.fork('strung').integer(0, places.length - 1)
      const strung = places[(first + index) % places.length]
      if (!strung) throw new RangeError('nothing to string pictures on')
      const cast = castOfPage(sheet.fork('cast').shuffle(STANDING), index)
      const rows = cellsOf(1, patternsOf(options, index).length, { box: ROWS, gap: 0, maxHeight: TALLEST_ROW })
      const turn = pinned.length > 0 ? index % pinned.length : 0
      const ordered = [...pinned.slice(turn), ...pinned.slice(0, turn)]
      const tasks = makeRows(random, pages[index] ?? [], ordered, options, index)
      const pen = new Pen(color)
      const marks: PageMark[] = [
        ...clearOfTitle(marksOf(strung.behind(pen)), options.title),
        answer([], marksOf(pictureTitle(pen, options))),
        ...eachCell(tasks, rows, (task, cell, i) => drawTask(task, cell, { strung, options, index: i, nameOf })).flat(),
        ...marksOf(strung.people(pen, cast, between(pen, options))),
      ]
      const named = (task: PatternTask) => task.items.map(nameOf)
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
