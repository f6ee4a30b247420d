/** Count the pictures of each box and write how many. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { COUNTER_THEMES, countersOf, drawGroup } from './counters.ts'

interface Count {
  readonly picture: string
  readonly count: number
}

const LEVELS: Readonly<Record<Level, { rows: number; columns: number; min: number; max: number }>> = {
  facil: { rows: 4, columns: 1, min: 1, max: 5 },
  medio: { rows: 5, columns: 1, min: 5, max: 10 },
  /** Scattered, so that the child has to keep track. */
  desafio: { rows: 3, columns: 2, min: 8, max: 15 },
}

const ANSWER_SIDE = 25

/** Places on a grid of which each is moved a little: scattered, yet never touching. */
function scatter(random: Random, box: Box, count: number): { x: number; y: number; size: number }[] {
  const [columns, rows] = [6, 3]
  const [width, height] = [box.width / columns, box.height / rows]
  const size = Math.min(width, height) * 0.82
  const slack = { x: (width - size) / 2, y: (height - size) / 2 }
  const places = Array.from({ length: columns * rows }, (_, i) => ({
    x: box.x + width * ((i % columns) + 0.5) + random.between(-slack.x, slack.x),
    y: box.y + height * (Math.floor(i / columns) + 0.5) + random.between(-slack.y, slack.y),
    size,
  }))
  return random.sample(places, count)
}

function answerPlace(cell: Box, level: Level): Box {
  if (level !== 'desafio')
    return {
      x: cell.x + cell.width - ANSWER_SIDE - 6,
      y: middleY(cell) - ANSWER_SIDE / 2,
      width: ANSWER_SIDE,
      height: ANSWER_SIDE,
    }
  return { x: middleX(cell) - 11, y: cell.y + cell.height - 17, width: 22, height: 14 }
}

function drawCounted(random: Random, picture: Picture, count: number, cell: Box, level: Level, color: boolean): Mark[] {
  const frame = rect(cell.x, cell.y, cell.width, cell.height, { radius: 4 })
  const place = answerPlace(cell, level)
  const answer = rect(place.x, place.y, place.width, place.height, { radius: 2.5, width: 0.5, dash: [2, 1.8] })
  if (level === 'desafio') {
    const inner = { x: cell.x + 3, y: cell.y + 3, width: cell.width - 6, height: cell.height - 23 }
    const drawn = scatter(random, inner, count).map(({ x, y, size }) =>
      drawPicture(picture, { cx: x, cy: y, size, color, rotate: random.integer(-15, 15) }),
    )
    return [frame, ...drawn, answer]
  }
  const inner = { x: cell.x + 6, y: cell.y + 3, width: cell.width - ANSWER_SIDE - 20, height: cell.height - 6 }
  return [frame, ...drawGroup(picture, count, inner, { color, perLine: 5, maxSize: 24 }), answer]
}

export const contarEEscrever: SheetKind<PagesFacts<readonly Count[]>> = {
  id: 'contar-e-escrever',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) =>
    composeSheet(options, 'count', (random) => {
      const { rows, columns, min, max } = LEVELS[options.level]
      const cells = cellsOf(columns, rows)
      const pictures = random.sample(countersOf(options.theme), cells.length)
      const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
      const counts = random.sample(numbers, cells.length)
      const marks = eachCell(pictures, cells, (picture, cell, i) =>
        drawCounted(random.fork(i), picture, counts[i] ?? min, cell, options.level, options.color),
      ).flat()
      const answers = eachCell(counts, cells, (count, cell) => {
        const place = answerPlace(cell, options.level)
        return centredText(middleX(place), middleY(place), String(count), 10, { fill: ANSWER_RED })
      })
      const facts = eachCell(pictures, cells, (picture, _, i) => ({ picture: picture.id, count: counts[i] ?? min }))
      return { marks, solved: [...marks, ...answers], facts }
    }),
}
