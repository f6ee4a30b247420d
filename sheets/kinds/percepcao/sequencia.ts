/**
 * A pattern on a string, a train, a thread or a wall. The next picture is ringed among three; then one in each row is
 * wrong; at the hardest level one is missing inside, some patterns grow, the rule is written, and a row is invented.
 */

import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { clearOfTitle, taskTitle } from '../../page/picture-page.ts'
import { PATTERN_TEXTS } from '../../page/texts.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { DRESSINGS } from '../../studio/strung/dressing.ts'
import { firstOf, SIGN, STRUNG, type Strung, sign } from '../../studio/strung/strung.ts'
import { drawPatternRow } from './pattern-rows.ts'
import { lettersOf, makeRows, type PatternTask, patternsOf } from './pattern-tasks.ts'
import { ROW_THEMES, type RowItem, rowItemsOf, SHAPES_THEME } from './row-items.ts'

/** Rows of the picture, mm: between the title and the people. */
const ROWS: Box = { x: 13, y: 60, width: 184, height: 190 }
const TALLEST_ROW = 64

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
        ...taskTitle(pen, options),
        ...eachCell(tasks, rows, (task, cell, i) =>
          drawPatternRow(task, cell, { strung, options, index: i, nameOf }),
        ).flat(),
        ...marksOf(strung.people(pen, cast, between(pen, options))),
      ]
      const shown = ({ items, hidden, wrong }: PatternTask) => (wrong ? items.with(hidden, wrong) : items)
      const named = (task: PatternTask) => (task.action === 'invent' ? task.choices : shown(task)).map(nameOf)
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
