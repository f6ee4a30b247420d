/** Sums within bounds, and numbers from one to another with gaps. */
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { CONTENT } from '../../page/paper.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { ANSWER_RED, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { lineUp } from '../matematica/counters.ts'
import { allOperations, drawSentence, type Operation, termsOf } from '../matematica/operations.ts'
import { ownKind } from './content.ts'

interface SumPlan {
  readonly columns: number
  readonly rows: number
}

/** The first level shows pictures beside each sum; the last leaves any part of it open. */
const SUMS: Readonly<Record<Level, SumPlan>> = {
  facil: { columns: 1, rows: 6 },
  medio: { columns: 2, rows: 7 },
  desafio: { columns: 2, rows: 9 },
}
/** Larger ones are set one below the other. */
const MOST_RESULT = 100
/** More than these in a row of pictures cannot be told apart. */
const MOST_PICTURES = 10
/** Room of a sentence with numbers of two figures, mm. */
const SENTENCE = 84

const nameOf = ({ a, sign, b }: Operation) => `${a} ${sign} ${b}`

export const contasProprias = ownKind('contas-proprias', 'count', (options, random) => {
  const { level, color, own } = options
  const { operation = 'soma', pictures = [] } = own
  const to = Math.min(own.to ?? 10, MOST_RESULT)
  const { columns, rows } = SUMS[level]
  const signs = operation === 'misto' ? (['+', '−'] as const) : ([operation === 'soma' ? '+' : '−'] as const)
  const all = random.shuffle(signs.flatMap((sign) => allOperations(sign, to)))
  const page = Array.from({ length: columns * rows }, (_, i) => all[i % all.length]).filter((one) => one !== undefined)
  const blanks = page.map(
    (_, i) => (level === 'desafio' ? ([['result'], ['b'], ['a']] as const)[i % 3] : undefined) ?? (['result'] as const),
  )
  const cells = cellsOf(columns, rows, { gap: 4 })
  const fill = color ? tint(random.pick(SOFT_FILLS), 0.35) : WHITE
  const draw = (solved: boolean) =>
    eachCell(page, cells, (one, cell, i): Mark[] => {
      const frame = rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.45, fill })
      const inner = { ...cell, x: cell.x + 2, width: cell.width - 6 }
      const sentence = drawSentence(termsOf(one, blanks[i] ?? ['result']), inner, solved, columns === 1 ? 1 : 0.86)
      const picture = pictures[i % Math.max(pictures.length, 1)]
      if (level !== 'facil' || !picture || Math.max(one.a, one.b) > MOST_PICTURES) return [frame, ...sentence]
      // Both numbers of a sum; of a difference what there is at first.
      const groups = one.sign === '+' ? [one.a, one.b] : [one.a]
      const width = (cell.width - SENTENCE - 6) / groups.length
      const drawn = groups.flatMap((count, g) => {
        const box = { x: cell.x + 4 + g * width, y: cell.y + 3, width: width - 4, height: cell.height - 6 }
        const { size, centres } = lineUp(box, count, { perLine: 5, maxSize: 14, centred: true })
        return centres.map(({ x, y }) => drawPicture(picture, { cx: x, cy: y, size, color }))
      })
      return [frame, ...drawn, ...sentence]
    }).flat()
  const shown = page.map(nameOf)
  return { marks: draw(false), solved: draw(true), facts: { shown }, items: shown }
})

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
  const draw = (solved: boolean) =>
    eachCell(numbers, cells, (number, cell, i): Mark[] => {
      const open = isMissing(level, i)
      const fill = open || !color ? WHITE : tint(inks[Math.floor(i / columns) % inks.length] ?? WHITE, 0.45)
      const frame = rect(cell.x, cell.y, cell.width, cell.height, { radius: 3, width: 0.5, fill })
      if (open && !solved) return [frame]
      return [frame, centredText(middleX(cell), middleY(cell), String(number), size, open ? { fill: ANSWER_RED } : {})]
    }).flat()
  return { marks: draw(false), solved: draw(true), facts: { shown: numbers.map(String) }, items: numbers.map(String) }
})
