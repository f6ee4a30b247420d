/** Words of a sign: a town or a bus, and its number in digits, in words or in parts. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { signPlate } from '../../studio/places/town-road.ts'
import { asSum, grouped, nameOfNumber } from './number-names.ts'
import type { Counted, NumberTheme } from './town-numbers.ts'

const [NAME, WORDS, THREE_LINES] = [5.2, 5, 4.4]
const LOOKS: Readonly<Record<NumberTheme, { readonly band: Fill; readonly unit: string }>> = {
  serra: { band: 'lime', unit: 'habitantes' },
  litoral: { band: 'bluePale', unit: 'habitantes' },
  garagem: { band: 'yellow', unit: 'quilômetros' },
}

/** Words in as many lines as they need. */
function wrapped(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The name of a number: whole where it fits, else its thousands above the rest, else in three lines. */
function nameInLines(number: number, room: number): { readonly lines: readonly string[]; readonly size: number } {
  const whole = nameOfNumber(number)
  const parts = thousandsAndRest(number)
  for (const lines of [[whole], parts])
    if (lines.every((line) => measureText(line, 'text', WORDS) <= room)) return { lines, size: WORDS }
  for (let size = THREE_LINES; ; size -= 0.1) {
    const lines = wrapped(whole.split(' '), (line) => measureText(line, 'text', size) <= room)
    if (lines.length <= 3) return { lines, size }
  }
}

export function thousandsAndRest(number: number): [string, string] {
  const head = nameOfNumber(Math.floor(number / 1000) * 1000)
  return [head, nameOfNumber(number).slice(head.length + 1)]
}

export interface SignPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Lines of what is said, and their size. */
function saidIn(
  { number, said }: Counted,
  width: number,
): { readonly lines: readonly string[]; readonly size: number } {
  if (said === 'digits') return { lines: [grouped(number)], size: 9.6 }
  if (said === 'sum') return { lines: [asSum(number)], size: fitTextSize(asSum(number), 'text', 6.4, width) }
  return nameInLines(number, width)
}

/** Below the number, for what it counts; and from line to line. */
const [UNIT_ROOM, LINE] = [5.8, 1.2]

/** The number as it is said, and what it counts, about the middle of a white ground. */
export function saying(pen: Pen, one: Counted, { x, y, width, height }: SignPlace, theme: NumberTheme): Drawing {
  const cx = x + width / 2
  const { lines, size: largest } = saidIn(one, width - 5)
  const size = Math.min(largest, (height - UNIT_ROOM) / (lines.length * LINE))
  const step = size * LINE
  const first = y + (height - UNIT_ROOM) / 2 - ((lines.length - 1) * step) / 2 + size * 0.36
  const font = one.said === 'digits' ? 'display' : 'text'
  return [
    lines.map((line, i) => pen.text(cx, first + i * step, line, size, { font })),
    pen.text(cx, y + height - 2.1, LOOKS[theme].unit, 3.8, { font: 'text' }),
  ]
}

/** A white plate with a band for the name. */
export function sign(pen: Pen, one: Counted, place: SignPlace, theme: NumberTheme): Drawing {
  const { x, y, width, height } = place
  return [
    signPlate(pen, [x, y], width, height, LOOKS[theme].band),
    pen.text(x + width / 2, y + 6.1, one.name, fitTextSize(one.name, 'display', NAME, width - 8)),
    saying(pen, one, { x, y: y + 8.4, width, height: height - 8.4 }, theme),
  ]
}

export const slot = (pen: Pen, x: number, y: number, width: number, height: number) =>
  pen.shape(box(x, y, width, height, 1.6), 'white', 0.8)
