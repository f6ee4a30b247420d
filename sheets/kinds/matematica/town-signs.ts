/** Signs of towns and buses with what the child writes below or beside each. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Level } from '../../scene/scene.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { groundsOf, posts, townSign } from '../../studio/places/town-road.ts'
import { asSum, grouped, nameOfNumber, placesOf, toThousand } from './number-names.ts'
import type { Counted, NumberTheme } from './town-numbers.ts'

/** Middle of the room that signs leave for a town or a bus. */
export const MIDDLE_X: Readonly<Record<Level, number>> = { facil: 105, medio: 72, desafio: 105 }
export const ROWS: Readonly<Record<Level, number>> = { facil: 3, medio: 4, desafio: 3 }
/** Signs side by side: left edges and width; their height, and that of the plate below. */
const PAIR = { lefts: [13, 117], width: 80, height: 28, plate: 19 }
const [NAME, WORDS] = [5.2, 5]
const LOOKS: Readonly<Record<NumberTheme, { readonly band: Fill; readonly unit: string }>> = {
  serra: { band: 'lime', unit: 'habitantes' },
  litoral: { band: 'bluePale', unit: 'habitantes' },
  garagem: { band: 'yellow', unit: 'quilômetros' },
}

/** The name of a number: whole where it fits, else its thousands above the rest. */
function nameInLines(number: number, size: number, room: number): string[] {
  const whole = nameOfNumber(number)
  return measureText(whole, 'text', size) <= room ? [whole] : thousandsAndRest(number)
}

function thousandsAndRest(number: number): [string, string] {
  const head = nameOfNumber(Math.floor(number / 1000) * 1000)
  return [head, nameOfNumber(number).slice(head.length + 1)]
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly foot: number
}

function sign(
  pen: Pen,
  { name, number, said }: Counted,
  { x, y, width, height, foot }: Place,
  theme: NumberTheme,
): Drawing {
  const { band, unit } = LOOKS[theme]
  const cx = x + width / 2
  const middle = y + 8.4 + (height - 8.4 - 6.5) / 2
  const lines =
    said === 'words' ? nameInLines(number, WORDS, width - 6) : [said === 'sum' ? asSum(number) : grouped(number)]
  const size =
    said === 'digits'
      ? 9.6
      : Math.min(...lines.map((line) => fitTextSize(line, 'text', said === 'sum' ? 6.4 : WORDS, width - 6)))
  const step = size * 1.16
  const first = middle - ((lines.length - 1) * step) / 2 + size * 0.36
  return [
    townSign(pen, [x, y], width, height, foot, band),
    pen.text(cx, y + 6.1, name, fitTextSize(name, 'display', NAME, width - 8)),
    lines.map((line, i) =>
      pen.text(cx, first + i * step, line, size, { font: said === 'digits' ? 'display' : 'text' }),
    ),
    pen.text(cx, y + height - 2.6, unit, 4, { font: 'text' }),
  ]
}

const pairPlace = (i: number, ground: number): Place => ({
  x: PAIR.lefts[i % 2] ?? 14,
  y: ground - PAIR.height - PAIR.plate - 6,
  width: PAIR.width,
  height: PAIR.height,
  foot: ground,
})

/** The board below a sign, hung on the same posts. */
function plate(pen: Pen, { x, y, width, height }: Place): { readonly drawn: Drawing; readonly at: Spot } {
  const top = y + height + 1.6
  return { drawn: pen.shape(box(x, top, width, PAIR.plate, 2.5), 'yellowPale', 1.1), at: [x, top] }
}

const slot = (pen: Pen, x: number, y: number, width: number, height: number) =>
  pen.shape(box(x, y, width, height, 1.6), 'white', 0.8)

const ORDERS = ['UM', 'C', 'D', 'U']

/** Four boxes under the names of their places. */
function inPlaces(pen: Pen, one: Counted, place: Place, theme: NumberTheme): PageMark[] {
  const { drawn, at } = plate(pen, place)
  const [width, height, gap] = [14, 11.6, 3]
  const left = at[0] + (place.width - 4 * width - 3 * gap) / 2
  const boxes = placesOf(one.number).flatMap(({ digit }, i): PageMark[] => {
    const x = left + i * (width + gap)
    return [
      ...marksOf([
        pen.text(x + width / 2, at[1] + 4.9, ORDERS[i] ?? '', 4, { font: 'text' }),
        slot(pen, x, at[1] + 6.2, width, height),
      ]),
      writtenAnswer(x + width / 2, at[1] + 6.2 + height / 2, String(digit), 7.4),
    ]
  })
  return [...marksOf([sign(pen, one, place, theme), drawn]), ...boxes]
}

/** A box for the place in order, and one for the number rounded to thousands. */
function ordered(pen: Pen, one: Counted, place: Place, theme: NumberTheme, order: number): PageMark[] {
  const { drawn, at } = plate(pen, place)
  const [height, top] = [11.6, at[1] + 6.2]
  const cy = top + height / 2
  const fields = [
    { name: 'Ordem', x: at[0] + 8, width: 16, value: String(order) },
    { name: 'Arredondado', x: at[0] + 32, width: 40, value: grouped(toThousand(one.number)) },
  ]
  return [
    ...marksOf([sign(pen, one, place, theme), drawn]),
    ...fields.flatMap(({ name, x, width, value }): PageMark[] => [
      ...marksOf([pen.text(x + width / 2, at[1] + 4.9, name, 4, { font: 'text' }), slot(pen, x, top, width, height)]),
      writtenAnswer(x + width / 2, cy, value, 6.8),
    ]),
  ]
}

/** A sign, and beside it a board with two lines for its name and boxes for its digits. */
function spelled(pen: Pen, one: Counted, ground: number, theme: NumberTheme): PageMark[] {
  const place = { x: 12, y: ground - 38, width: 50, height: 30, foot: ground }
  const board = { x: 81.5, y: ground - 40, width: 117, height: 36 }
  const [left, right] = [board.x + 3, board.x + board.width - 3]
  const lines = [10, 19.5].map((dy) => board.y + dy)
  const boxed = { width: 9.6, height: 10.6, y: board.y + 23 }
  const size = 3.7
  const places = placesOf(one.number)
  const words = places.map(({ worth }, i) => (i === places.length - 1 ? '' : `×${grouped(worth)} +`))
  const widths = words.map((one) => (one ? measureText(one, 'text', size) : 0))
  const room = right - left - places.length * boxed.width - widths.reduce((sum, one) => sum + one, 0)
  const gap = room / (2 * (places.length - 1))
  let x = left
  const digits = places.flatMap(({ digit }, i): PageMark[] => {
    const from = x
    x += boxed.width + (widths[i] ?? 0) + 2 * gap
    return [
      ...marksOf([
        slot(pen, from, boxed.y, boxed.width, boxed.height),
        words[i]
          ? pen.text(from + boxed.width + gap, boxed.y + boxed.height / 2 + size * 0.35, words[i], size, {
              font: 'text',
              anchor: 'start',
            })
          : [],
      ]),
      writtenAnswer(from + boxed.width / 2, boxed.y + boxed.height / 2, String(digit), 6.6),
    ]
  })
  return [
    ...marksOf([
      sign(pen, one, place, theme),
      posts(pen, board.x, board.width, board.y + board.height, ground),
      pen.shape(box(board.x, board.y, board.width, board.height, 3), 'white', 1.1),
      lines.map((y) => pen.line(`M${left} ${y}H${right}`, 0.6)),
    ]),
    ...thousandsAndRest(one.number).map((part, i) =>
      writtenAnswer(left + 2, (lines[i] ?? 0) - 3.7, part, 5.4, { anchor: 'start' }),
    ),
    ...digits,
  ]
}

export function signed(pen: Pen, level: Level, theme: NumberTheme, all: readonly Counted[]): PageMark[] {
  const grounds = groundsOf(ROWS[level])
  const sorted = all.map(({ number }) => number).sort((a, b) => a - b)
  return all.flatMap((one, i) => {
    if (level === 'medio') return spelled(pen, one, grounds[i] ?? 0, theme)
    const place = pairPlace(i, grounds[Math.floor(i / 2)] ?? 0)
    if (level === 'facil') return inPlaces(pen, one, place, theme)
    return ordered(pen, one, place, theme, sorted.indexOf(one.number) + 1)
  })
}
