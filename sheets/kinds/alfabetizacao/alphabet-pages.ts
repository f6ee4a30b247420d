/** The alphabet in the windows of a building, whole or with gaps. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { text } from '../../scene/marks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { reachOf, standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { alphabetBuilding, WINDOWS } from '../../studio/places/alphabet-building.ts'
import type { Thing } from '../pontilhar/letter-things.ts'

export interface Lived {
  readonly letter: string
  readonly thing: Thing
  /** Part that the child writes. */
  readonly missing: 'letter' | 'word' | null
}

const WORD = 4.2
/** Height of the strip for a name, and for one that the child writes. */
const [STRIP, LETTER_STRIP, WRITTEN_STRIP] = [7.4, 9.4, 11.8]

/** Longer side of a thing inside so much room. */
export function sizeIn({ draw }: Thing, width: number, height: number): number {
  const reach = reachOf(draw)
  const scale = Math.min(width / reach.width, height / reach.height)
  return scale * Math.max(reach.width, reach.height)
}

const GAP = 5.4

/** The name of a thing after a rule for its first letter, whole in the key. */
function openName(pen: Pen, cx: number, y: number, word: string, room: number): PageMark {
  const rest = word.slice(1)
  const size = fitTextSize(rest, 'display', 4.6, room - GAP - 1)
  const left = cx - (GAP + 0.8 + measureText(rest, 'display', size)) / 2
  const shown = [
    pen.line(`M${left} ${y + 0.6}h${GAP}`, 0.9),
    pen.text(left + GAP + 0.8, y, rest, size, { anchor: 'start' }),
  ]
  return answer([text(cx, y, word, size, { fill: ANSWER_RED })], marksOf(shown))
}

/** Letter, thing and name inside a window; where letters are missing, the others are capitals alone. */
function inWindow(pen: Pen, { letter, thing, missing }: Lived, i: number, hasGaps: boolean): PageMark[] {
  const place = WINDOWS[i]
  if (!place) throw new RangeError(`no window ${i}`)
  const { x, y, width, height } = place
  const foot = y + height
  const line = foot - (missing === 'word' ? WRITTEN_STRIP : missing ? LETTER_STRIP : STRIP)
  const [cx, at] = [x + width / 2, x + 9]
  const word = capitals(thing.name)
  const wordSize = fitTextSize(`_${word}`, 'display', WORD, width - 5)
  const shown = hasGaps ? letter : `${letter}${letter.toLowerCase()}`
  return [
    ...marksOf([
      standing(pen, thing.draw, x + 28, line - 0.8, sizeIn(thing, 17, line - y - 2.2)),
      pen.line(`M${x + 1} ${line}H${x + width - 1}`, 0.6),
      missing === 'letter'
        ? pen.shape(box(x + 2.2, y + 1.2, 13, 13, 2), 'white', 0.9)
        : pen.text(at + 0.6, line - (missing ? 2.4 : 4.6), shown, fitTextSize(shown, 'display', 9.6, 15.4)),
      missing ? [] : pen.text(cx, foot - 3, word, wordSize),
    ]),
    ...(missing === 'letter'
      ? [writtenAnswer(x + 8.7, y + 7.7, letter, 9), openName(pen, cx, foot - 3, word, width - 5)]
      : []),
    ...(missing === 'word'
      ? [
          answer([], marksOf(pen.line(`M${x + 3} ${foot - 2.6}H${x + width - 3}`, 0.5, 'grey'))),
          writtenAnswer(cx, foot - WRITTEN_STRIP / 2, word, 6.2),
        ]
      : []),
  ]
}

export function buildingPage(pen: Pen, variant: number, who: readonly CastName[], lived: readonly Lived[]): PageMark[] {
  const hasGaps = lived.some(({ missing }) => missing !== null)
  return [
    ...marksOf(alphabetBuilding(pen, variant, who, hasGaps)),
    ...lived.flatMap((one, i) => inWindow(pen, one, i, hasGaps)),
  ]
}
