/** The alphabet in the windows of a building, whole or with gaps, and one letter on the wall of a classroom. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { text } from '../../scene/marks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { centred, reachOf, standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { alphabetBuilding, WINDOWS } from '../../studio/places/alphabet-building.ts'
import { letterRoom, POSTER, SHELF_SLOTS, SHELF_TOP, string } from '../../studio/places/letter-room.ts'
import type { Thing } from '../pontilhar/letter-things.ts'

export interface Lived {
  readonly letter: string
  readonly thing: Thing
  /** Part that the child writes. */
  readonly missing: 'letter' | 'word' | null
}

const WORD = 4.2
/** Height of the strip for a name, and for one that the child writes. */
const [STRIP, WRITTEN_STRIP] = [7.4, 10.4]

/** Longer side of a thing inside so much room. */
function sizeIn({ draw }: Thing, width: number, height: number): number {
  const reach = reachOf(draw)
  const scale = Math.min(width / reach.width, height / reach.height)
  return scale * Math.max(reach.width, reach.height)
}

/** The name of a thing without its first letter, whole in the key. */
const openName = (pen: Pen, cx: number, y: number, word: string, size: number): PageMark =>
  answer([text(cx, y, word, size, { fill: ANSWER_RED })], marksOf(pen.text(cx, y, `_${word.slice(1)}`, size)))

/** Letter, thing and name inside a window; where letters are missing, the others are capitals alone. */
function inWindow(pen: Pen, { letter, thing, missing }: Lived, i: number, hasGaps: boolean): PageMark[] {
  const place = WINDOWS[i]
  if (!place) throw new RangeError(`no window ${i}`)
  const { x, y, width, height } = place
  const foot = y + height
  const line = foot - (missing === 'word' ? WRITTEN_STRIP : STRIP)
  const [cx, at] = [x + width / 2, x + 9]
  const word = capitals(thing.name)
  const wordSize = fitTextSize(`_${word}`, 'display', WORD, width - 5)
  const shown = hasGaps ? letter : `${letter}${letter.toLowerCase()}`
  return [
    ...marksOf([
      standing(pen, thing.draw, x + 28, line - 0.8, sizeIn(thing, 17, line - y - 2.2)),
      pen.line(`M${x + 1} ${line}H${x + width - 1}`, 0.6),
      missing === 'letter'
        ? pen.shape(box(x + 2.5, y + 2.5, 13, 13, 2), 'white', 0.9)
        : pen.text(at + 0.6, y + 12.6, shown, fitTextSize(shown, 'display', 9.6, 15.4)),
      missing ? [] : pen.text(cx, foot - 3, word, wordSize),
    ]),
    ...(missing === 'letter' ? [writtenAnswer(at, y + 9, letter, 9), openName(pen, cx, foot - 3, word, wordSize)] : []),
    ...(missing === 'word' ? [writtenAnswer(cx, foot - WRITTEN_STRIP / 2, word, 5.6)] : []),
  ]
}

export function buildingPage(pen: Pen, variant: number, who: readonly CastName[], lived: readonly Lived[]): PageMark[] {
  const hasGaps = lived.some(({ missing }) => missing !== null)
  return [...marksOf(alphabetBuilding(pen, variant, who)), ...lived.flatMap((one, i) => inWindow(pen, one, i, hasGaps))]
}

const FORMS = [
  { name: 'imprensa maiúscula', isSmall: false, isCursive: false },
  { name: 'imprensa minúscula', isSmall: true, isCursive: false },
  { name: 'cursiva maiúscula', isSmall: false, isCursive: true },
  { name: 'cursiva minúscula', isSmall: true, isCursive: true },
] as const
const CELL = (POSTER.width - 7) / FORMS.length
/** Cursive letters reach further than print of the same size. */
const [PRINT, CURSIVE] = [46, 28]

/** One size for both letters of a font: a capital is larger than its small letter. */
function sizeOf(letter: string, isCursive: boolean): number {
  const [font, most] = isCursive ? (['cursive', CURSIVE] as const) : (['display', PRINT] as const)
  return Math.min(...[letter, letter.toLowerCase()].map((shape) => fitTextSize(shape, font, most, CELL - 8)))
}

const forms = (pen: Pen, letter: string): Drawing =>
  FORMS.map(({ name, isSmall, isCursive }, i) => {
    const left = POSTER.x + 3.5 + i * CELL
    return [
      i ? pen.line(`M${left} ${POSTER.y + 6}V${POSTER.y + POSTER.height - 6}`, 0.6, 'grey') : [],
      pen.text(left + CELL / 2, POSTER.y + 53, isSmall ? letter.toLowerCase() : letter, sizeOf(letter, isCursive), {
        font: isCursive ? 'cursive' : 'display',
      }),
      pen.text(left + CELL / 2, POSTER.y + 10, name, fitTextSize(name, 'text', 4.2, CELL - 5), { font: 'text' }),
    ]
  })

const [WIDEST, TALLEST, HUNG] = [40, 52, 34]
const isLight = ({ home }: Thing) => home === 'sky' || home === 'air'
const HUNG_AT = 188

/** One thing on the shelf or on a string. */
function shown(pen: Pen, thing: Thing, x: number): Drawing {
  if (!isLight(thing)) return standing(pen, thing.draw, x, SHELF_TOP, sizeIn(thing, WIDEST, TALLEST))
  const { width, height } = reachOf(thing.draw)
  const top = HUNG_AT - ((HUNG / Math.max(width, height)) * height) / 2
  return [string(pen, x, top + 0.6), centred(pen, thing.draw, x, HUNG_AT, HUNG)]
}

const WRITE = { y: 250, height: 31, width: 41, gap: 4.6 }

export function letterPage(
  pen: Pen,
  variant: number,
  who: CastName,
  { letter, things }: { readonly letter: string; readonly things: readonly Thing[] },
): PageMark[] {
  const plain = new Pen(false)
  return marksOf([
    letterRoom(pen, variant, who, things.some(isLight)),
    forms(pen, letter),
    things.map((thing, i) => {
      const x = things.length === 2 ? 102 + i * 45 : (SHELF_SLOTS[i] ?? 0)
      const word = capitals(thing.name)
      return [
        shown(i === things.length - 1 ? plain : pen, thing, x),
        pen.shape(box(x - 20.5, SHELF_TOP + 6.5, 41, 11, 2), 'white', 0.9),
        pen.text(x, SHELF_TOP + 14.3, word, fitTextSize(word, 'display', 6.6, 37)),
      ]
    }),
    FORMS.map(({ name }, i) => {
      const x = 16 + i * (WRITE.width + WRITE.gap)
      return [
        pen.shape(box(x, WRITE.y, WRITE.width, WRITE.height, 2.5), 'white', 1),
        pen.text(x + WRITE.width / 2, WRITE.y + 5.4, name, fitTextSize(name, 'text', 4.2, WRITE.width - 4), {
          font: 'text',
        }),
        pen.line(`M${x + 5} ${WRITE.y + WRITE.height - 9}h${WRITE.width - 10}`, 0.6),
      ]
    }),
  ])
}
