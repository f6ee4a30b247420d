/** Sums told with pictures: count both groups and write the total; at the highest level, draw what is missing. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { ANSWER_RED, GREY } from '../../scene/inks.ts'
import { centredText, circle, divider, dot } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { COUNTER_THEMES, countersOf, drawGroup, lineUp } from './counters.ts'
import { allOperations, drawSentence, type Operation, sentenceWidth, type Term, termsOf } from './operations.ts'

const LEVELS: Readonly<Record<Level, { rows: number; max: number; blanks: readonly ('a' | 'b' | 'result')[] }>> = {
  facil: { rows: 4, max: 5, blanks: ['result'] },
  medio: { rows: 5, max: 10, blanks: ['a', 'b', 'result'] },
  desafio: { rows: 5, max: 10, blanks: ['b'] },
}

const GAP = 6
const SIGN_ROOM = 11

/** Both groups with a plus sign between them, one size for both. */
function drawAddends({ a, b }: Operation, picture: Picture, box: Box, perLine: number, color: boolean): Mark[] {
  // Lines of the same length: four stand two by two, not three and one.
  const columnsOf = (count: number) => Math.ceil(count / Math.ceil(count / perLine))
  const pitch = Math.min((box.width - SIGN_ROOM) / (columnsOf(a) + columnsOf(b)), perLine > 3 ? 20 : 15)
  const width = (count: number) => pitch * columnsOf(count)
  const look = (count: number) => ({ color, perLine: columnsOf(count), maxSize: pitch })
  const signX = box.x + width(a) + SIGN_ROOM / 2
  return [
    ...drawGroup(picture, a, { ...box, width: width(a) }, look(a)),
    centredText(signX, middleY(box), '+', 9),
    ...drawGroup(picture, b, { ...box, x: signX + SIGN_ROOM / 2, width: width(b) }, look(b)),
  ]
}

/** The first group and, up to the total, empty rings for the child to fill. */
function drawMissing({ a, result }: Operation, picture: Picture, box: Box, color: boolean, solved: boolean): Mark[] {
  const look = { perLine: 5, maxSize: 16 }
  const { size, centres } = lineUp(box, result, look)
  const rings = centres.slice(a).flatMap(({ x, y }): Mark[] => {
    const ring = circle(x, y, size * 0.46, { stroke: GREY, width: 0.5, dash: [1.4, 1.4] })
    return solved ? [ring, dot(x, y, size * 0.22, ANSWER_RED)] : [ring]
  })
  const lines = Math.ceil(result / look.perLine)
  const given = Math.ceil(a / look.perLine)
  const pitch = size * 1.18
  const top = box.y + (box.height - pitch * lines) / 2
  return [
    ...drawGroup(picture, a, { ...box, y: top, height: pitch * given }, { ...look, maxSize: size, color }),
    ...rings,
  ]
}

function drawRow(
  operation: Operation,
  picture: Picture,
  cell: Box,
  level: Level,
  color: boolean,
  solved: boolean,
): Mark[] {
  const all = termsOf(operation, LEVELS[level].blanks)
  const terms: Term[] = level === 'facil' ? all.slice(3) : all
  const width = cell.width - sentenceWidth(terms) - 6
  const room = { x: cell.x, y: cell.y, width, height: cell.height }
  const drawing =
    level === 'desafio'
      ? drawMissing(operation, picture, room, color, solved)
      : drawAddends(operation, picture, room, level === 'facil' ? 5 : 3, color)
  return [...drawing, ...drawSentence(terms, cell, solved)]
}

export const somaComDesenhos: SheetKind<PagesFacts<readonly Operation[]>> = {
  id: 'soma-com-desenhos',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) =>
    composeSheet(options, 'count', (random) => {
      const { rows, max } = LEVELS[options.level]
      const cells = cellsOf(1, rows, { gap: GAP })
      const hard = options.level !== 'facil'
      const fits = (o: Operation) => o.a <= 6 && o.b <= 6 && (!hard || o.result > 4)
      const operations = random.sample(allOperations('+', max, fits), rows)
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
