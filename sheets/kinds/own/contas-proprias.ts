/** Sums within the chosen bounds. */
import { cellsOf, eachCell } from '../../page/cells.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import type { PageMark } from '../../scene/answers.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { rect } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
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

/** Most pictures in a row: a child cannot distinguish more. */
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
  const marks = eachCell(page, cells, (one, cell, i): PageMark[] => {
    const frame = rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.45, fill })
    const inner = { ...cell, x: cell.x + 2, width: cell.width - 6 }
    const sentence = drawSentence(termsOf(one, blanks[i] ?? ['result']), inner, columns === 1 ? 1 : 0.86)
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
  return { marks, facts: { shown }, items: shown }
})
