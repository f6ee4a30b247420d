/** Kilogram and litre: which weighs more, which unit fits, and at last reading kitchen scales and a measuring jug. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, circle, rect, text } from '../../scene/marks.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { drawReading, framed } from './measure-readings.ts'
import { CAPACITY, MASS, type MeasureTask, nameOf, PAIRS, tasksOf } from './measure-tasks.ts'
import { lengthOf, nameOfThing } from './measured-things.ts'

/** Room for the name under a thing, mm. */
const NAME = 9
/** From the foot of a picture to its name, mm. */
const NAME_BELOW = 5.4

function drawMore(task: Extract<MeasureTask, { ask: 'more' }>, cell: Box, color: boolean): PageMark[] {
  const width = (cell.width - 12) / 2
  const longest = Math.max(lengthOf(task.left), lengthOf(task.right))
  const room = Math.min(width, cell.height - NAME) - 7
  return (['left', 'right'] as const).flatMap((side, i): PageMark[] => {
    const box = { ...cell, x: cell.x + i * (width + 12), width }
    const thing = task[side]
    const size = (room * lengthOf(thing)) / longest
    // On one ground, above their names.
    const ground = box.y + box.height - NAME - 1
    return [
      framed(box),
      drawPicture(thing.id, { cx: middleX(box), cy: ground - size / 2, size, color }),
      text(middleX(box), box.y + box.height - 4.5, nameOfThing(thing), 5, { font: 'text' }),
      ...(task.answer === side
        ? [
            answer([
              rect(box.x + 2, box.y + 2, box.width - 4, box.height - 4, { radius: 7, width: 1.2, stroke: ANSWER_RED }),
            ]),
          ]
        : []),
    ]
  })
}

function drawUnit(task: Extract<MeasureTask, { ask: 'unit' }>, cell: Box, color: boolean): PageMark[] {
  const size = cell.height - 26 - NAME_BELOW
  const cy = cell.y + cell.height - 12
  const left = cell.x + 5
  const room = (cell.width - 26 - 3) / task.units.length
  return [
    framed(cell),
    drawPicture(task.thing.id, { cx: middleX(cell), cy: cell.y + 3 + size / 2, size, color }),
    text(middleX(cell), cell.y + 3 + size + NAME_BELOW, nameOfThing(task.thing), 4.6, { font: 'text' }),
    text(left + 18, cy + 3, String(task.number), 9, { anchor: 'end' }),
    ...task.units.flatMap((unit, i): PageMark[] => {
      const cx = cell.x + 26 + room * (i + 0.5)
      return [
        circle(cx, cy, 6.8, { width: 0.5 }),
        centredText(cx, cy, unit, 5.6),
        ...(unit === task.answer ? [answer([circle(cx, cy, 8, { width: 1.2, stroke: ANSWER_RED })])] : []),
      ]
    }),
  ]
}

function drawTask(task: MeasureTask, cell: Box, theme: string, color: boolean): PageMark[] {
  if (task.ask === 'more') return drawMore(task, cell, color)
  if (task.ask === 'unit') return drawUnit(task, cell, color)
  return drawReading(task, cell, theme, color)
}

const GRIDS = { facil: [1, PAIRS], medio: [2, 3], desafio: [2, 2] } as const

export const massaECapacidade: SheetKind<PagesFacts<readonly MeasureTask[]>> = {
  id: 'massa-e-capacidade',
  category: 'matematica',
  themes: [MASS, CAPACITY],
  draw: (options) => {
    const { level, color, theme = MASS } = options
    const pages = tasksOf(options, theme, createRandom(options.seed).fork('order'))
    const [columns, rows] = GRIDS[level]
    return composeSheet(options, level === 'desafio' ? 'write' : 'ring', (_, index) => {
      const tasks = pages[index] ?? []
      const cells = cellsOf(columns, rows, { gap: 7 })
      const marks = eachCell(tasks, cells, (task, cell) => drawTask(task, cell, theme, color)).flat()
      return { marks, facts: tasks, items: tasks.map((task) => nameOf(task, theme)) }
    })
  },
}
