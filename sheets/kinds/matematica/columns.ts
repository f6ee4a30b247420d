/** A calculation set out in columns of squares: the numbers below one another, place under place. */
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, GREEN, GREY, ORANGE, PINK, tint } from '../../scene/inks.ts'
import { centredText, line, rect } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

export interface Column {
  readonly sign: '+' | '−' | '×'
  readonly a: number
  readonly b: number
  /** Columns of digits. */
  readonly places: number
  /** A row of small boxes above for what is carried or exchanged. */
  readonly carries: boolean
  /** Side of a square, mm. */
  readonly square: number
}

/** Names of the places, from the units upwards, and their colours. */
export const PLACES = ['U', 'D', 'C', 'UM'] as const
const INKS: readonly Ink[] = [BLUE, ORANGE, GREEN, PINK]
const HEADER = 7
const CARRY = 9
const SIGN = 9
/** From the last number to the result, mm. */
const RULE_GAP = 1.6

const digitsOf = (n: number): number[] => [...String(n)].reverse().map(Number)

/** Numbers to be written below the line: the result, or a row for each digit of the second factor and their sum. */
function rowsBelow({ sign, a, b }: Column): number[] {
  if (sign === '+') return [a + b]
  if (sign === '−') return [a - b]
  if (b < 10) return [a * b]
  return [a * (b % 10), a * Math.floor(b / 10) * 10, a * b]
}

/** Rows of boxes for what is carried: where the second factor has two digits, one for each of them. */
const carryRows = ({ carries, sign, b }: Column) => (!carries ? 0 : sign === '×' && b > 9 ? 2 : 1)

export function columnSize(column: Column): { readonly width: number; readonly height: number } {
  const { places, square } = column
  const below = rowsBelow(column).length
  return {
    width: SIGN + places * square,
    height: HEADER + carryRows(column) * CARRY + (2 + below) * square + RULE_GAP * (below > 1 ? 2 : 1),
  }
}

/**
 * The carried digit of each place of a sum or product, or the new value of an exchanged digit, from the units upwards.
 */
export function carriedInto({ sign, a, b, places }: Column): readonly (number | null)[] {
  const [x, y] = [digitsOf(a), digitsOf(b)]
  const into: (number | null)[] = Array.from({ length: places }, () => null)
  if (sign === '−') {
    // Borrowed from the next place: that one loses one, this one gains ten.
    const left = Array.from({ length: places }, (_, i) => x[i] ?? 0)
    for (let i = 0; i < places; i++) {
      if ((left[i] ?? 0) >= (y[i] ?? 0)) continue
      left[i] = (left[i] ?? 0) + 10
      into[i] = left[i] ?? null
      left[i + 1] = (left[i + 1] ?? 0) - 1
      into[i + 1] = left[i + 1] ?? null
    }
    return into
  }
  let carried = 0
  for (let i = 0; i < places; i++) {
    if (carried > 0 && (i < x.length || (sign === '+' && i < y.length))) into[i] = carried
    carried = Math.floor(((sign === '+' ? (x[i] ?? 0) + (y[i] ?? 0) : (x[i] ?? 0) * (b % 10)) + carried) / 10)
  }
  return into
}

/** `ink` is that of what the child writes. */
export function drawColumn(column: Column, x: number, y: number, color: boolean, ink: Ink = ANSWER_RED): PageMark[] {
  const { sign, a, b, places, square } = column
  const left = x + SIGN
  const right = left + places * square
  const middle = (place: number) => right - (place + 0.5) * square
  const size = square * 0.62
  const written = (n: number, top: number, fill?: Ink): Mark[] =>
    digitsOf(n).map((d, place) => centredText(middle(place), top + square / 2, String(d), size, fill ? { fill } : {}))
  const cells = (top: number): Mark[] =>
    Array.from({ length: places }, (_, place) =>
      rect(middle(place) - square / 2, top, square, square, { width: 0.35, stroke: GREY }),
    )
  const below = rowsBelow(column)
  const rowsAbove = carryRows(column)
  const first = y + HEADER + rowsAbove * CARRY
  const second = first + square
  const result = second + square + RULE_GAP
  // The units get no carried digit, nor do places past the digits of a factor; a difference may change every digit.
  const last = sign === '×' ? digitsOf(a).length : places
  const open = (place: number) => sign === '−' || (place > 0 && place < last)
  const header = PLACES.slice(0, places).flatMap((name, place): Mark[] => [
    rect(middle(place) - square / 2, y, square, HEADER - 0.8, {
      width: 0.35,
      stroke: GREY,
      ...(color && { fill: tint(INKS[place] ?? BLUE, 0.8) }),
    }),
    centredText(middle(place), y + (HEADER - 0.8) / 2, name, 3.9),
  ])
  // Nearest to the factor what its units carry, above it what its tens carry.
  const carried = Array.from({ length: rowsAbove }, (_, row): PageMark[] => {
    const top = y + HEADER + row * CARRY + 0.4
    const into = carriedInto(rowsAbove - row > 1 ? { ...column, b: Math.floor(b / 10) } : column)
    return into.flatMap((value, place): PageMark[] =>
      !open(place)
        ? []
        : [
            rect(middle(place) - 3.6, top, 7.2, 7.4, { width: 0.3, stroke: GREY, radius: 1.4, dash: [0.9, 0.9] }),
            ...(value !== null
              ? [answer([centredText(middle(place), top + 3.7, String(value), 4.6, { fill: ink })])]
              : []),
          ],
    )
  }).flat()
  const ruleAt = (top: number) => line(x, top - RULE_GAP / 2, right, top - RULE_GAP / 2, { width: 0.9 })
  const rows = below.flatMap((n, i): PageMark[] => {
    const last = i === below.length - 1 && below.length > 1
    const top = result + i * square + (last ? RULE_GAP : 0)
    return [
      ...cells(top),
      ...(last ? [ruleAt(top), centredText(x + SIGN / 2, top - square / 2 - RULE_GAP, '+', size)] : []),
      answer(written(n, top, ink)),
    ]
  })
  return [
    ...header,
    ...carried,
    ...cells(first),
    ...cells(second),
    ...written(a, first),
    ...written(b, second),
    centredText(x + SIGN / 2, second + square / 2, sign, size * 1.1),
    ruleAt(result),
    ...rows,
  ]
}
