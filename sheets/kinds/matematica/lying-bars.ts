/** Bars that lie, to be coloured from the totals of a table: a square for two votes. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { centred } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import type { Voted } from './voted-things.ts'

/** Votes of a square, and squares of a bar. */
export const [EACH, SQUARES] = [2, 21]
const NAMES = 35
const [HEAD, FOOT] = [15, 12]

const TOLD = 'Pinte a barra de cada total: um quadrinho vale 2 votos.'

export function drawLyingBars(pen: Pen, things: readonly Voted[], totals: readonly number[], area: Box): PageMark[] {
  const left = area.x + NAMES
  const step = (area.width - NAMES - 6) / SQUARES
  const top = area.y + HEAD
  const pitch = (area.height - HEAD - FOOT) / things.length
  const high = pitch * 0.74
  const bar = (i: number, squares: number, fill: Voted['fill'] | 'white') =>
    Array.from({ length: squares }, (_, n) =>
      pen.shape(box(left + n * step, top + (i + 0.5) * pitch - high / 2, step, high), fill, 0.5),
    )
  const numbers = Array.from({ length: Math.floor((SQUARES * EACH) / 10) + 1 }, (_, i) => i * 10)
  const at = (votes: number) => left + (votes / EACH) * step
  const ground = top + things.length * pitch
  return [
    ...marksOf([
      notePaper(pen, area),
      pen.text(area.x + area.width / 2, area.y + 6.6, 'Os votos das três turmas', 5.6),
      pen.text(area.x + area.width / 2, area.y + 12.4, TOLD, 4.3, { font: 'text' }),
      things.map(({ name, draw }, i) => [
        centred(pen, draw, area.x + 8, top + (i + 0.5) * pitch, pitch * 0.86),
        pen.text(left - 1.6, top + (i + 0.5) * pitch + 1.5, name, Math.min(4.2, 29 / name.length), {
          font: 'text',
          anchor: 'end',
        }),
        bar(i, SQUARES, 'white'),
      ]),
      pen.line(`M${left} ${top - 1}V${ground + 1}H${area.x + area.width - 4}`, 1),
      numbers.map((n) => [
        pen.line(`M${at(n)} ${ground + 1}v1.600`, 0.7),
        pen.text(at(n), ground + 6.4, n, 4, { font: 'text' }),
      ]),
      pen.text(at(25), ground + 10, 'votos', 4.2),
    ]),
    answer(
      marksOf(
        things.map(({ fill }, i) => {
          const squares = Math.round((totals[i] ?? 0) / EACH)
          const end = left + squares * step
          const y = top + (i + 0.5) * pitch
          return pen.colour
            ? bar(i, squares, fill)
            : pen.line(`M${left} ${y}H${end}M${end} ${y - high / 2}v${high}`, 1.4)
        }),
      ),
    ),
  ]
}
