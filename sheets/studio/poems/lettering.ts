/** Verses that follow a shape: along a curve, straight down, or in rows with gaps for missing words. */
import { measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { round } from '../../scene/marks.ts'
import { box, type Spot } from '../paths.ts'
import { type Drawing, marksOf, type Pen } from '../pen.ts'
import { curve } from './land.ts'

interface Words {
  /** `[word]` is a gap in a row. */
  readonly words: string
  readonly size: number
}

/** A curve that hangs at its middle and rises to both sides, as wide as its words. */
interface Hanging extends Words {
  readonly lowest: Spot
  readonly bend: number
}

/** A verse of a shape: along a line, straight down, hanging, or in a row about a middle or from its left end. */
export type Verse =
  | (Words & { readonly along: readonly Spot[] })
  | (Words & { readonly down: Spot; readonly step: number })
  | Hanging
  | (Words & { readonly at: Spot })
  | (Words & { readonly from: Spot })

export interface PoemShape {
  readonly scenery: (pen: Pen) => Drawing
  readonly verses: readonly Verse[]
}

/** The place at a length from the beginning of a line, and its direction in degrees. */
function placeOn(spots: readonly Spot[], length: number): { readonly at: Spot; readonly turn: number } {
  let left = length
  for (let i = 1; i < spots.length; i++) {
    const [a, b] = [spots[i - 1] ?? [0, 0], spots[i] ?? [0, 0]]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const reach = Math.sqrt(dx * dx + dy * dy)
    if (left <= reach || i === spots.length - 1) {
      const share = left / reach
      return { at: [a[0] + dx * share, a[1] + dy * share], turn: (Math.atan2(dy, dx) * 180) / Math.PI }
    }
    left -= reach
  }
  return { at: [0, 0], turn: 0 }
}

/** Extra room between letters on a curve, where their feet or heads come closer, em. */
const TRACKING = 0.08

function lettersAlong(pen: Pen, words: string, spots: readonly Spot[], size: number): Drawing {
  let run = 0
  return [...words].map((letter) => {
    const width = measureText(letter, 'display', size) + size * TRACKING
    const { at, turn } = placeOn(spots, run + width / 2)
    run += width
    return letter === ' ' ? [] : pen.text(round(at[0]), round(at[1]), letter, size, { turn: round(turn) })
  })
}

const lettersDown = (pen: Pen, words: string, [x, y]: Spot, size: number, step: number): Drawing =>
  [...words].map((letter, i) => (letter === ' ' ? [] : pen.text(x, y + i * step, letter, size)))

/** Room for a missing word, mm. */
const [GAP, GAP_HEIGHT] = [31, 9.6]

/** The words of a row, centred, with white boxes for the missing ones. */
function rowOf(pen: Pen, words: string, [cx, y]: Spot, size: number): PageMark[] {
  const parts = words.split(/(\[[^\]]+\])/).filter(Boolean)
  const widthOf = (part: string) => (part.startsWith('[') ? GAP : measureText(part.trim(), 'display', size))
  const space = size * 0.3
  const after = (i: number) => (/^[.,:;!?]/.test(parts[i + 1] ?? '') ? 0.8 : space)
  let x = cx - (parts.reduce((sum, part) => sum + widthOf(part), 0) + space * (parts.length - 1)) / 2
  return parts.flatMap((part, i): PageMark[] => {
    const [left, width] = [x, widthOf(part)]
    x += width + after(i)
    if (!part.startsWith('[')) return marksOf(pen.text(left, y, part.trim(), size, { anchor: 'start' }))
    const middle = y - size * 0.35
    return [
      ...marksOf(pen.shape(box(left, middle - GAP_HEIGHT / 2, width, GAP_HEIGHT, 2), 'white', 0.8)),
      writtenAnswer(left + width / 2, middle, part.slice(1, -1), 5.4),
    ]
  })
}

function hangingLine({ words, size, lowest: [cx, y], bend }: Hanging): readonly Spot[] {
  const half = (measureText(words, 'display', size) + words.length * size * TRACKING) / 2
  return curve(cx - half, cx + half + 4, (x) => y - bend * (x - cx) ** 2)
}

export function verse(pen: Pen, one: Verse): PageMark[] {
  const { words, size } = one
  if ('along' in one) return marksOf(lettersAlong(pen, words, one.along, size))
  if ('lowest' in one) return marksOf(lettersAlong(pen, words, hangingLine(one), size))
  if ('down' in one) return marksOf(lettersDown(pen, words, one.down, size, one.step))
  if ('at' in one) return rowOf(pen, words, one.at, size)
  const [x, y] = one.from
  return rowOf(pen, words, [x + measureText(words, 'display', size) / 2, y], size)
}
