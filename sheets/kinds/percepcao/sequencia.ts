/** A pattern that repeats: what comes next, or what is missing? Ring it among the pictures below. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, divider, type PathStyle, rect } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawRowItem, ROW_THEMES, type RowItem, rowItemsOf } from './row-items.ts'

export interface PatternTask {
  /** The whole line, without gaps. */
  readonly items: readonly string[]
  /** Index of the hidden item. */
  readonly hidden: number
  readonly period: number
  readonly choices: readonly string[]
}

/** Patterns by level, one for each row; each letter becomes one picture. */
const PATTERNS: Readonly<Record<Level, readonly string[]>> = {
  facil: ['AB', 'AAB', 'AB', 'ABB'],
  medio: ['ABC', 'ABB', 'AAB', 'AABB'],
  desafio: ['ABAC', 'ABCB', 'AABC', 'ABBC'],
}

/** Items in a line, the hidden one included: two whole patterns and more. */
const LENGTH: Readonly<Record<Level, number>> = { facil: 8, medio: 8, desafio: 9 }
const CHOICES = 3

const patternsOf = (options: SheetOptions) =>
  PATTERNS[options.level].slice(0, amountOf(options, PATTERNS[options.level].length))
const lettersOf = (pattern: string) => [...new Set(pattern)]

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
  const items = Array.from({ length: LENGTH[level] }, (_, i) => nameOf.get(pattern[i % pattern.length] ?? '') ?? '')
  const hidden = level === 'desafio' ? random.integer(pattern.length, items.length - 2) : items.length - 1
  const answer = items[hidden] ?? ''
  const wrong = [...new Set([...items, ...random.shuffle(others)])].filter((name) => name !== answer)
  const choices = random.shuffle([answer, ...wrong.slice(0, CHOICES - 1)])
  return { items, hidden, period: pattern.length, choices }
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

const SLOT_GAP = 2.4
/** Frames of the choices, mm. */
const [CHOICE_WIDTH, CHOICE_HEIGHT] = [27, 21.5]

function drawTask(task: PatternTask, cell: Box, color: boolean): PageMark[] {
  const count = task.items.length
  const slot = (cell.width - SLOT_GAP * (count - 1)) / count
  const cy = cell.y + slot / 2
  const line = task.items.flatMap((name, i): PageMark[] => {
    const cx = cell.x + (slot + SLOT_GAP) * i + slot / 2
    if (i !== task.hidden) return [drawRowItem(name, cx, cy, slot * 0.98, color)]
    const blank = rect(cx - slot / 2, cy - slot / 2, slot, slot, { radius: 3, width: 0.6, dash: [2, 1.8] })
    return [blank, answer([drawRowItem(name, cx, cy, slot * 0.8, color)], [centredText(cx, cy, '?', slot * 0.5)])]
  })
  const pitch = CHOICE_WIDTH + 8
  const top = cell.y + cell.height - CHOICE_HEIGHT
  const start = cell.x + cell.width / 2 - (pitch * (task.choices.length - 1)) / 2
  const choices = task.choices.flatMap((name, i): PageMark[] => {
    const cx = start + pitch * i
    const frameOf = (style: PathStyle) =>
      rect(cx - CHOICE_WIDTH / 2, top, CHOICE_WIDTH, CHOICE_HEIGHT, { radius: CHOICE_HEIGHT / 2, ...style })
    const plain = frameOf({ width: 0.5 })
    const isRight = name === task.items[task.hidden]
    const frame = isRight ? answer([frameOf({ width: 1.3, stroke: ANSWER_RED })], [plain]) : plain
    return [frame, drawRowItem(name, cx, top + CHOICE_HEIGHT / 2, CHOICE_HEIGHT * 0.84, color)]
  })
  return [...line, ...choices]
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
    const gap = options.fewer ? 26 : 10
    const perPage = patternsOf(options).reduce((sum, pattern) => sum + lettersOf(pattern).length, 0)
    // Pages are compared by their rows: a picture may come back in another one.
    const pages = dealPages(options, { items, perPage, pinned, nameOf: () => ({}) })
    return composeSheet(options, 'look', (random, index) => {
      const rows = cellsOf(1, patternsOf(options).length, { gap })
      const turn = pinned.length > 0 ? index % pinned.length : 0
      const first = [...pinned.slice(turn), ...pinned.slice(0, turn)]
      const tasks = makeRows(random, pages[index] ?? [], first, options)
      const marks = eachCell(tasks, rows, (task, cell, i): PageMark[] => {
        const row = drawTask(task, cell, color)
        return i < tasks.length - 1
          ? [...row, divider(cell.x, cell.x + cell.width, cell.y + cell.height + gap / 2)]
          : row
      }).flat()
      const named = (task: PatternTask) => task.items.map((id) => nameOf.get(id) ?? id)
      return {
        marks,
        facts: tasks,
        items: tasks.map((task) => named(task).join(' ')),
        pictures: tasks.flatMap(named),
      }
    })
  },
}
