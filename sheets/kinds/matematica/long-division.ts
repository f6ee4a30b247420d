/** A division as it is set out in Brazil: the divisor in its bracket, the quotient below it, the working on squares. */
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, GREY, RULE_BLUE, tint } from '../../scene/inks.ts'
import { centredText, line, rect } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { PLACES } from './columns.ts'

export interface DivisionStep {
  /** The divided part in this step. */
  readonly part: number
  /** The subtracted product. */
  readonly product: number
  readonly rest: number
  /** Digit of the dividend that ends the part, counted from its first. */
  readonly end: number
}

/** The steps of the written division, one for each digit of the quotient. */
export function divisionSteps(a: number, b: number): DivisionStep[] {
  const steps: DivisionStep[] = []
  let part = 0
  for (const [end, digit] of [...String(a)].entries()) {
    part = part * 10 + Number(digit)
    if (part < b && steps.length === 0) continue
    const product = Math.floor(part / b) * b
    steps.push({ part, product, rest: part - product, end })
    part -= product
  }
  return steps
}

interface DivisionLook {
  readonly x: number
  readonly y: number
  /** Digits of the dividend. */
  readonly places: number
  /** Side of a square, mm. */
  readonly square: number
  readonly color: boolean
  /** Ink of what the child writes. */
  readonly written?: Ink
}

/** The dividend, then for every digit what is taken away and what is left. */
const rowsOf = (places: number) => 1 + 2 * places
/** A column for the minus sign. */
const SIGN_COLUMNS = 1
const GAP = 2
/** Above the dividend, the names of its places, mm. */
const HEADER = 4.6

export function divisionSize(places: number, square: number): { readonly width: number; readonly height: number } {
  const width = (SIGN_COLUMNS + 2 * places) * square + GAP
  return { width, height: HEADER + rowsOf(places) * square * ROW }
}

/** Rows of the working are lower than its squares are wide: there are seven of them. */
const ROW = 0.86

export function drawDivision({ a, b }: { readonly a: number; readonly b: number }, look: DivisionLook): PageMark[] {
  const { x, places, square, color, written: ink = ANSWER_RED } = look
  const y = look.y + HEADER
  const height = square * ROW
  const size = square * 0.68
  const at = (column: number) => x + (column + 0.5) * square
  const middle = (row: number) => y + (row + 0.5) * height
  const right = x + (SIGN_COLUMNS + places) * square
  const bracket = right + GAP / 2
  const end = bracket + GAP / 2 + places * square
  const quotientAt = (i: number) => bracket + GAP / 2 + (i + 0.5) * square
  /** A number whose last digit is below the given digit of the dividend. */
  const put = (n: number, lastDigit: number, row: number, fill?: Ink): Mark[] =>
    [...String(n)].map((d, i, all) =>
      centredText(at(SIGN_COLUMNS + lastDigit - (all.length - 1 - i)), middle(row), d, size, fill ? { fill } : {}),
    )
  const pale = { stroke: RULE_BLUE, width: 0.3 }
  const rows = rowsOf(places)
  const grid = [
    ...Array.from({ length: rows }, (_, i) => line(x, y + (i + 1) * height, right, y + (i + 1) * height, pale)),
    ...Array.from({ length: SIGN_COLUMNS + places + 1 }, (_, i) =>
      line(x + i * square, y + height, x + i * square, y + rows * height, pale),
    ),
  ]
  const quotientBoxes = Array.from({ length: places }, (_, i) =>
    rect(quotientAt(i) - square / 2, y + height + 1.2, square, square, {
      width: 0.4,
      stroke: GREY,
      ...(color && { fill: tint(BLUE, 0.35) }),
    }),
  )
  const steps = divisionSteps(a, b)
  const worked = steps.flatMap((step, i): Mark[] => {
    const row = 1 + 2 * i
    const next = steps[i + 1]
    const left = at(SIGN_COLUMNS + step.end - (String(step.product).length - 1)) - square
    return [
      ...put(step.product, step.end, row, ink),
      centredText(left, middle(row), '−', size, { fill: ink }),
      // The rest, with the next digit brought down.
      ...(next ? put(next.part, next.end, row + 1, ink) : put(step.rest, step.end, row + 1, ink)),
    ]
  })
  return [
    ...Array.from({ length: places }, (_, place) =>
      centredText(at(SIGN_COLUMNS + places - 1 - place), look.y + HEADER / 2, PLACES[place] ?? '', 3.8),
    ),
    ...grid,
    ...quotientBoxes,
    ...put(a, places - 1, 0),
    line(bracket, y + 0.8, bracket, y + 2 * height + 1.5, { width: 0.9 }),
    line(bracket, y + height, end, y + height, { width: 0.9 }),
    centredText(quotientAt(0), middle(0), String(b), size),
    answer([
      ...worked,
      ...[...String(Math.floor(a / b))].map((d, i) =>
        centredText(quotientAt(i), y + height + 1.2 + square / 2, d, size, { fill: ink }),
      ),
    ]),
  ]
}
