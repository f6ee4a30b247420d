/** Numbers from one to another, with gaps to fill. */
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { CONTENT } from '../../page/paper.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { ownKind } from './content.ts'

/** Every third, second number is missing; at the last level two of three. */
const isMissing = (level: Level, at: number) =>
  at > 0 && (level === 'facil' ? at % 3 === 2 : level === 'medio' ? at % 2 === 1 : at % 3 !== 0)

/** Few numbers get large boxes: no sheet is mostly empty (mm). */
const SMALL_BOXES = { most: 100, columns: 10, gap: 2.4, maxHeight: 20, size: 6.6 }

const BOXES = [
  { most: 12, columns: 3, gap: 6, maxHeight: 52, size: 18 },
  { most: 30, columns: 5, gap: 5, maxHeight: 36, size: 12 },
  { most: 60, columns: 6, gap: 3.6, maxHeight: 30, size: 10 },
  SMALL_BOXES,
]

export const numerosQueFaltam = ownKind('numeros-que-faltam', 'write', (options, random) => {
  const { level, color, own } = options
  const { from = 1, to = 30 } = own
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const { columns, gap, maxHeight, size } = BOXES.find(({ most }) => numbers.length <= most) ?? SMALL_BOXES
  const rows = Math.ceil(numbers.length / columns)
  const inks = random.shuffle(SOFT_FILLS)
  const cells = cellsOf(columns, rows, { gap, maxHeight, box: CONTENT })
  const marks = eachCell(numbers, cells, (number, cell, i): PageMark[] => {
    const open = isMissing(level, i)
    const fill = open || !color ? WHITE : tint(inks[Math.floor(i / columns) % inks.length] ?? WHITE, 0.45)
    const frame = rect(cell.x, cell.y, cell.width, cell.height, { radius: 3, width: 0.5, fill })
    return [frame, (open ? writtenAnswer : centredText)(middleX(cell), middleY(cell), String(number), size)]
  }).flat()
  return { marks, facts: { shown: numbers.map(String) }, items: numbers.map(String) }
})
