/** Count the pictures of each box and write how many; easy numbers are traced first. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { writtenAnswer } from '../../scene/answers.ts'
import { answerBox, group } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { COUNTER_THEMES, dealCounters, drawGroup, drawOnTrays, tray } from './counters.ts'

interface Count {
  readonly picture: string
  readonly count: number
}

const LEVELS: Readonly<Record<Level, { rows: number; columns: number; min: number; max: number }>> = {
  facil: { rows: 5, columns: 1, min: 1, max: 5 },
  /** In lines of five, so that six is seen as five and one. */
  medio: { rows: 4, columns: 1, min: 5, max: 10 },
  /** Scattered, so that the child has to keep track. */
  desafio: { rows: 3, columns: 2, min: 8, max: 15 },
}

const ANSWER_SIDE = 26
/** The strip for the answer below scattered pictures, mm. */
const ANSWER_STRIP = 22
const GRID = { columns: 5, rows: 3 }
const FIVE = 5

/** Places on a grid, each moved a little: scattered, yet never touching. */
function scatter(random: Random, box: Box, count: number): { x: number; y: number; size: number }[] {
  const [width, height] = [box.width / GRID.columns, box.height / GRID.rows]
  const size = Math.min(width, height) * 0.8
  const slack = { x: (width - size) * 0.4, y: (height - size) * 0.4 }
  const places = Array.from({ length: GRID.columns * GRID.rows }, (_, i) => ({
    x: box.x + width * ((i % GRID.columns) + 0.5) + random.between(-slack.x, slack.x),
    y: box.y + height * (Math.floor(i / GRID.columns) + 0.5) + random.between(-slack.y, slack.y),
    size,
  }))
  return random.sample(places, count)
}

function answerPlace(cell: Box, level: Level): Box {
  const side = level === 'desafio' ? ANSWER_STRIP - 6 : ANSWER_SIDE
  return level === 'desafio'
    ? { x: middleX(cell) - side / 2, y: cell.y + cell.height - side, width: side, height: side }
    : { x: cell.x + cell.width - side, y: middleY(cell) - side / 2, width: side, height: side }
}

function drawCounted(random: Random, picture: Picture, count: number, cell: Box, options: SheetOptions): Mark[] {
  const { level, color } = options
  const place = answerPlace(cell, level)
  const answer = answerBox(place.x, place.y, place.width, place.height)
  if (level !== 'desafio') {
    const box = { ...cell, width: cell.width - ANSWER_SIDE - 8 }
    if (level === 'facil') return [...drawOnTrays(picture, [{ count, box }], color, 30), answer]
    const room = { x: box.x + 3, y: box.y + 2, width: box.width - 6, height: box.height - 4 }
    const look = { color, perLine: FIVE, maxSize: 23, centred: true, spread: 1.3 }
    return [tray(box, color), ...drawGroup(picture, count, room, look), answer]
  }
  const box = { ...cell, height: cell.height - ANSWER_STRIP }
  const inner = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }
  const drawn = scatter(random, inner, count).map(({ x, y, size }) =>
    drawPicture(picture, { cx: x, cy: y, size, color }),
  )
  return [tray(box, color), group(0, 0, drawn), answer]
}

const nameOf = ({ picture, count }: { readonly picture: Picture; readonly count: number }) => `${count} ${picture.name}`

export const contarEEscrever: SheetKind<PagesFacts<readonly Count[]>> = {
  id: 'contar-e-escrever',
  category: 'matematica',
  themes: [...COUNTER_THEMES, ...DATE_THEMES],
  draw: (options) => {
    const { rows, columns, min, max } = withAmount(options, LEVELS[options.level])
    const cells = cellsOf(columns, rows)
    const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
    const pictures = dealCounters(options, cells.length)
    // The question is «how many apples»: five numbers have to do for many pages.
    const before = new Set<string>()
    const asked = pictures.map((page, index) => {
      const [counts = []] = dealPages(
        { ...options, pages: 1 },
        { items: numbers, perPage: cells.length, label: `counts ${index}` },
      )
      // A picture that comes back comes with another number.
      const turns = counts.map((_, turn) =>
        page.map((picture, i) => ({ picture, count: counts[(i + turn) % counts.length] ?? min })),
      )
      const again = (turn: (typeof turns)[number]) => turn.filter((one) => before.has(nameOf(one))).length
      const [chosen = []] = [...turns].sort((one, other) => again(one) - again(other))
      for (const one of chosen) before.add(nameOf(one))
      return chosen
    })
    return composeSheet(options, 'count', (random, index) => {
      const page = asked[index] ?? []
      const marks = eachCell(page, cells, ({ picture, count }, cell, i) =>
        drawCounted(random.fork(i), picture, count, cell, options),
      ).flat()
      const answers = eachCell(page, cells, ({ count }, cell) => {
        const place = answerPlace(cell, options.level)
        return writtenAnswer(middleX(place), middleY(place), String(count), 10)
      })
      const facts = page.map(({ picture, count }) => ({ picture: picture.id, count }))
      const items = page.map(nameOf)
      return { marks: [...marks, ...answers], facts, items }
    })
  },
}
