/** Differences in pictures: some are crossed out, the child counts the rest. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK } from '../../scene/inks.ts'
import { divider, path, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { COUNTER_THEMES, dealCounters, drawGroup, lineUp, tray } from './counters.ts'
import { allOperations, drawSentence, type Operation, sentenceWidth, termsOf } from './operations.ts'

const LEVELS: Readonly<Record<Level, { rows: number; max: number; min: number; perLine: number }>> = {
  /** Already crossed out. */
  facil: { rows: 4, max: 5, min: 2, perLine: 5 },
  /** The child crosses out. */
  medio: { rows: 5, max: 10, min: 5, perLine: 5 },
  desafio: { rows: 4, max: 18, min: 11, perLine: 6 },
}

const GAP = 6

function cross(x: number, y: number, size: number, ink: Ink): Mark {
  const arm = size * 0.42
  const [left, right, top, bottom] = [round(x - arm), round(x + arm), round(y - arm), round(y + arm)]
  return path(`M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`, { stroke: ink, width: 1.1 })
}

function drawRow(operation: Operation, picture: Picture, cell: Box, level: Level, color: boolean): PageMark[] {
  const terms = termsOf(operation, ['result'])
  const ground = { ...cell, width: cell.width - sentenceWidth(terms) - 6 }
  const room = { x: ground.x + 3, y: ground.y + 2, width: ground.width - 6, height: ground.height - 4 }
  const look = { perLine: LEVELS[level].perLine, maxSize: level === 'facil' ? 22 : 17, centred: true }
  const { size, centres } = lineUp(room, operation.a, look)
  const crossed = centres.slice(operation.a - operation.b)
  const given = level === 'facil'
  const crosses = crossed.map(({ x, y }) => cross(x, y, size, given ? BLACK : ANSWER_RED))
  return [
    tray(ground, color),
    ...drawGroup(picture, operation.a, room, { ...look, color }),
    ...(given ? crosses : [answer(crosses)]),
    ...drawSentence(terms, cell),
  ]
}

export const subtracaoComDesenhos: SheetKind<PagesFacts<readonly Operation[]>> = {
  id: 'subtracao-com-desenhos',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { rows: most, max, min } = LEVELS[options.level]
    // The differences up to five are few, so that three pages of them have four rows each.
    const rows = amountOf(options, options.level === 'facil' && options.pages < 3 ? most + 1 : most)
    // At the highest level every difference goes back past ten.
    const past = (o: Operation) => options.level !== 'desafio' || (o.b >= 3 && o.result < 10)
    const fits = (o: Operation) => o.a >= min && o.b <= 9 && o.result > 0 && past(o)
    const operations = dealPages(options, {
      items: allOperations('−', max, fits),
      perPage: rows,
      nameOf: ({ a, b }) => `${a}−${b}`,
      // Results spread: not three rows of ones and twos; nor four rows that begin with twelve.
      accept: (page, o) =>
        (options.level !== 'desafio' || page.every(({ a }) => a !== o.a)) &&
        page.filter(({ result }) => result === o.result).length < (options.level === 'facil' ? 2 : 1),
      label: 'differences',
    })
    const pictures = dealCounters(options, rows)
    // A sheet about balloons that flew away shows balloons only.
    const shown = (index: number, row: number) => {
      const own = pictures[index] ?? []
      return own.find(({ name }) => options.must?.includes(name)) ?? own[row]
    }
    return composeSheet(options, 'count', (_, index) => {
      const cells = cellsOf(1, rows, { gap: GAP })
      const page = operations[index] ?? []
      const marks = eachCell(page, cells, (operation, cell, i): PageMark[] => {
        const picture = shown(index, i)
        if (!picture) return []
        const row = drawRow(operation, picture, cell, options.level, options.color)
        const below = cell.y + cell.height + GAP / 2
        return i < rows - 1 ? [...row, divider(cell.x, cell.x + cell.width, below)] : row
      }).flat()
      return {
        marks,
        facts: page,
        items: page.map(({ a, b }, i) => `${a}−${b} ${shown(index, i)?.name ?? ''}`),
      }
    })
  },
}
