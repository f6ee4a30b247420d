/** Differences told with pictures: some are crossed out, how many are left? */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { ANSWER_RED, BLACK } from '../../scene/inks.ts'
import { divider, path, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { COUNTER_THEMES, countersOf, drawGroup, lineUp } from './counters.ts'
import { allOperations, drawSentence, type Operation, sentenceWidth, termsOf } from './operations.ts'

const LEVELS: Readonly<Record<Level, { rows: number; max: number; min: number; perLine: number }>> = {
  /** Already crossed out. */
  facil: { rows: 4, max: 5, min: 2, perLine: 5 },
  /** The child crosses out. */
  medio: { rows: 5, max: 10, min: 5, perLine: 5 },
  desafio: { rows: 5, max: 18, min: 11, perLine: 6 },
}

const GAP = 6

function cross(x: number, y: number, size: number, ink: Ink): Mark {
  const arm = size * 0.42
  const [left, right, top, bottom] = [round(x - arm), round(x + arm), round(y - arm), round(y + arm)]
  return path(`M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`, { stroke: ink, width: 1.1 })
}

function drawRow(
  operation: Operation,
  picture: Picture,
  cell: Box,
  level: Level,
  color: boolean,
  solved: boolean,
): Mark[] {
  const terms = termsOf(operation, ['result'])
  const room = { ...cell, width: cell.width - sentenceWidth(terms) - 6 }
  const look = { perLine: LEVELS[level].perLine, maxSize: level === 'facil' ? 19 : 17 }
  const { size, centres } = lineUp(room, operation.a, look)
  const crossed = centres.slice(operation.a - operation.b)
  const given = level === 'facil'
  const crosses = given || solved ? crossed.map(({ x, y }) => cross(x, y, size, given ? BLACK : ANSWER_RED)) : []
  return [
    ...drawGroup(picture, operation.a, room, { ...look, color }),
    ...crosses,
    ...drawSentence(terms, cell, solved),
  ]
}

export const subtracaoComDesenhos: SheetKind<PagesFacts<readonly Operation[]>> = {
  id: 'subtracao-com-desenhos',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) =>
    composeSheet(options, 'count', (random) => {
      const { rows, max, min } = LEVELS[options.level]
      const cells = cellsOf(1, rows, { gap: GAP })
      const fits = (o: Operation) => o.a >= min && o.b <= 9 && o.result > 0
      const operations = random.sample(allOperations('−', max, fits), rows)
      const pictures = random.sample(countersOf(options.theme), rows)
      const page = (solved: boolean) =>
        eachCell(operations, cells, (operation, cell, i): Mark[] => {
          const picture = pictures[i]
          if (!picture) return []
          const row = drawRow(operation, picture, cell, options.level, options.color, solved)
          const below = cell.y + cell.height + GAP / 2
          return i < rows - 1 ? [...row, divider(cell.x, cell.x + cell.width, below)] : row
        }).flat()
      return { marks: page(false), solved: page(true), facts: operations }
    }),
}
