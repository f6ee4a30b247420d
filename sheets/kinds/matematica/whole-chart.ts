/** The whole chart on a wall, and below it the numbers whose squares make a picture. Lengths in mm. */
import { measureText } from '../../lettering/fonts.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { rect } from '../../scene/marks.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import { CHILDREN, castOfPage } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { CHART, chartWall, LIST } from '../../studio/places/chart-wall.ts'
import { type ChartPiece, COLUMNS, columnOf, MOST, rowOf, square } from './chart-of-100.ts'

const SIDE = CHART.side / COLUMNS
const QUESTION = 'O que apareceu?'
const [INDENT, ASKED] = [7, 5.4]
const SIZES = [7.4, 6.8, 6.4, 6, 5.6, 5.2, 4.8]

/** At the easiest level the number itself, then its tens and ones, at last a sum or a difference to work out. */
export function clueOf(n: number, level: Level): string {
  if (level === 'facil') return String(n)
  const [tens, ones] = [n - (n % 10), n % 10]
  if (level === 'medio') {
    if (tens > 0 && ones > 0) return `${tens} + ${ones}`
    return n > 10 ? `${n - 10} + 10` : `${n - 1} + 1`
  }
  return harderClue(n)
}

const LARGE = 30

/** Most of these sums carry a ten, and most of the differences break one. */
function harderClue(n: number): string {
  const taken = n > LARGE ? 9 - (n % 3) : 12 + ((n * 5) % 18)
  if (n <= LARGE || (n % 2 === 0 && n + taken < MOST)) return `${n + taken} − ${taken}`
  const ones = n % COLUMNS
  const added = COLUMNS * (1 + (Math.floor(n / COLUMNS) % 2)) + (ones < 9 ? ones + 1 + (n % (9 - ones)) : 4)
  return `${n - added} + ${added}`
}

/** In order at the easiest level; elsewhere the place in the list is no help. */
const listed = (numbers: readonly number[], level: Level): readonly number[] =>
  level === 'facil' ? numbers : createRandom(numbers.length).fork('list').shuffle(numbers)

/** Clues in columns, as large as all of them fit above the question. */
function columnsOf(clues: readonly string[], room: { readonly width: number; readonly height: number }) {
  for (const size of SIZES) {
    const wide = Math.max(...clues.map((clue) => measureText(clue, 'text', size))) + size * 1.1
    const columns = Math.floor(room.width / wide)
    const step = size * 1.42
    if (Math.ceil(clues.length / columns) * step <= room.height) return { size, columns, step }
  }
  throw new RangeError(`${clues.length} clues have no room`)
}

function clues(pen: Pen, { secret }: ChartPiece, level: Level): PageMark[] {
  if (!secret) return []
  const all = listed(secret.numbers, level).map((n) => clueOf(n, level))
  const room = { width: LIST.width - 2 * INDENT, height: LIST.height - 20 }
  const { size, columns, step } = columnsOf(all, room)
  const pitch = room.width / columns
  const asked = LIST.y + LIST.height - 6
  const left = LIST.x + INDENT
  const line = left + measureText(QUESTION, 'text', ASKED) + 3
  return [
    ...marksOf([
      all.map((clue, i) =>
        pen.text(left + pitch * ((i % columns) + 0.5), LIST.y + 11 + Math.floor(i / columns) * step, clue, size, {
          font: 'text',
        }),
      ),
      pen.text(left, asked, QUESTION, ASKED, { font: 'text', anchor: 'start' }),
      pen.line(`M${line} ${asked + 1}H${LIST.x + LIST.width - INDENT}`, 0.6),
    ]),
    writtenAnswer(line + 3, asked - 2, secret.name, 6, { anchor: 'start' }),
  ]
}

export function drawChart(options: SheetOptions, chart: ChartPiece, seed: number): PageMark[] {
  const pen = new Pen(options.color)
  const painted = new Set(chart.secret?.numbers)
  return [
    ...marksOf([chartWall(pen, castOfPage(CHILDREN, seed), seed), pictureTitle(pen, options)]),
    ...chart.numbers.flatMap((n) =>
      square(n, CHART.x + columnOf(n) * SIDE, CHART.y + rowOf(n) * SIDE, SIDE, {
        given: chart.given.includes(n),
        color: options.color,
        painted: painted.has(n),
        plain: true,
      }),
    ),
    rect(CHART.x, CHART.y, CHART.side, CHART.side, { width: 1.1 }),
    ...clues(pen, chart, options.level),
  ]
}
