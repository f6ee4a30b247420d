/** A wagon for each letter: its side is the pauta, its passenger's name begins with the letter. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { letterStrokes, letterWidth } from '../../lettering/letters.ts'
import { ruledHeight } from '../../lettering/ruled.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { centredText, dot } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { passenger, passengerName } from './alphabet-passengers.ts'
import { startInk } from './guides.ts'
import { FRAMED_DOT, ruledRow, type Written } from './written.ts'

/** A child behind the rim, down to the chest. */
export const childAboard = (pen: Pen, who: CastName, x: number, foot: number, size: number): Drawing =>
  pen.clip(box(x - size, foot - size * 1.4, size * 2, size * 1.4), [
    person(pen, who, x, foot + size * 0.86, size / 32, { pose: { expr: 'alegre' } }),
  ])

/** Left end of a wagon, its rail and its width. */
export type Place = Pick<Box, 'x' | 'y' | 'width'>

export interface WagonLook {
  readonly fill: Fill
  /** Height of capitals. */
  readonly size: number
  /** Size of the passenger, mm; 0 for none. */
  readonly load: number
  /** The word lacks its first letter, which has a box. */
  readonly gapped: boolean
  /** The letter to trace and those to write alone; fewer where it is wide. */
  readonly times: number
}

/** Parts of a wagon around its pauta, mm. */
interface Coach {
  readonly side: number
  readonly foot: number
  readonly sill: number
  readonly rim: number
}
const LARGE: Coach = { side: 3.4, foot: 4.6, sill: 5, rim: 4 }
const NARROW: Coach = { side: 1.9, foot: 3.2, sill: 3.6, rim: 3 }
const PANEL_ROOM = 3

const coachOf = (size: number) => (size < 20 ? NARROW : LARGE)

/** The white side of a wagon for letters `size` mm high. */
export const panelOf = ({ x, y, width }: Place, size: number): Box => {
  const { side, foot, sill } = coachOf(size)
  const height = ruledHeight(size) + PANEL_ROOM
  return { x: x + side, y: y - foot - sill - height, width: width - 2 * side, height }
}

/** Upper edge of a wagon's rim. */
export const rimOf = (at: Place, size: number): number => panelOf(at, size).y - coachOf(size).rim

/** A wagon without a letter, on its rail. */
export function emptyWagon(pen: Pen, at: Place, size: number, fill: Fill, paper: Fill = 'white'): Drawing {
  const panel = panelOf(at, size)
  const { x, y, width } = at
  const { foot } = coachOf(size)
  const rim = rimOf(at, size)
  return [
    pen.rope(`M${x - 2} ${y - foot - 1}H${x + width}`, 1.3, 'stoneDark', 0.8),
    pen.shape(box(x + 1, rim + 1, width - 2, y - foot - rim - 1, 2.5), fill),
    pen.shade(box(x + 1.6, y - foot - 1.8, width - 3.2, 1.4), 'black', 0.16),
    pen.shape(box(x, rim, width, 3, 1.5), 'cream', 1),
    pen.shape(box(panel.x, panel.y, panel.width, panel.height, 1.8), paper, 0.9),
    [0.22, 0.78].map((share) => [
      pen.shape(circle(x + width * share, y - foot, foot), 'stone'),
      pen.shape(circle(x + width * share, y - foot, foot * 0.36), 'stoneDark', 0.75),
    ]),
  ]
}

/** The word of a wagon on a sign at the rim; a box in place of its first letter. */
function wordSign(pen: Pen, word: string, cx: number, foot: number, room: number, gapped: boolean): Drawing {
  const rest = gapped ? word.slice(1) : word
  const gap = gapped ? 10 : 0
  const size = fitTextSize(rest, 'display', gapped ? 6 : 7, room - 3.4 - gap)
  const width = measureText(rest, 'display', size) + 3.4 + gap
  const height = gapped ? 14.5 : 10.5
  const [left, top] = [cx - width / 2, foot - height - 3]
  return [
    [-0.3, 0.3].map((share) => pen.rope(`M${cx + width * share} ${foot}v-4`, 1.3, 'wood', 0.7)),
    pen.shape(box(left, top, width, height, 2), 'white', 1),
    gapped ? pen.shape(box(left + 1.4, top + 1.4, gap - 0.8, height - 2.8, 1.4), 'yellowPale', 0.8) : [],
    centredText(left + gap + (width - gap) / 2, top + height / 2, rest, size),
  ]
}

/** Left of the first copy of a letter there is room for a number, where the copies leave it, mm. */
const BEFORE = 5.2
/** Copies closer than this run into each other, mm. */
const CLOSEST = 2
/** Radius of the dots where copies begin, mm. */
const DOT = 1.3

/** Left ends of a letter and its copies; fewer copies of a wide letter. */
function copiesOf(width: number, at: Box, times: number): number[] {
  const spare = at.width - times * width
  const even = spare / (times + 1)
  const [before, after] =
    even < BEFORE ? [Math.min(BEFORE, spare * (times > 2 ? 0.36 : 0.28)), Math.min(2.4, spare * 0.15)] : [even, even]
  const gap = (spare - before - after) / (times - 1)
  if (gap < CLOSEST && times > 2) return copiesOf(width, at, times - 1)
  return Array.from({ length: times }, (_, i) => at.x + before + i * (width + gap))
}

/** A letter to trace, and beside it room to write it alone, each time begun at its dot. */
function writtenPanel(letter: string, at: Box, size: number, color: boolean, times: number): Written {
  const y = at.y + PANEL_ROOM / 2 + size
  const [first = at.x, ...others] = copiesOf(letterWidth(letter, size), at, times)
  const dots = others.flatMap((x) => letterStrokes(letter, x, y, size)[0]?.[0] ?? [])
  const end = (dots[0]?.x ?? at.x + at.width) - DOT - 1.1
  const row = ruledRow({ x: at.x, width: at.width, y, size, color }, [
    { text: letter, x: first, guided: true, least: FRAMED_DOT, within: { ...at, width: end - at.x } },
  ])
  return { ...row, marks: [...row.marks, ...dots.map((p) => dot(p.x, p.y, DOT, startInk(color)))] }
}

/** A wagon with a letter; its passenger and word are above it where `load` gives them room. */
export function lettersWagon(
  pen: Pen,
  capital: string,
  letter: string,
  at: Place,
  { fill, size, load, gapped, times }: WagonLook,
): Written {
  const panel = panelOf(at, size)
  const rim = rimOf(at, size)
  const word = passengerName(capital)
  const shown = letter === capital ? capitals(word) : word
  const left = at.x + load + 1.5
  const sign = () => [
    passenger(pen, capital, at.x + load * 0.5 + 1, rim + 0.4, load),
    wordSign(pen, shown, (left + at.x + at.width) / 2, rim, at.x + at.width - left - 1, gapped),
  ]
  const written = writtenPanel(letter, panel, size, pen.colour, times)
  return { ...written, marks: marksOf([load > 0 ? sign() : [], emptyWagon(pen, at, size, fill), [...written.marks]]) }
}

/** The pauta of a wagon, to write on alone. */
export const emptyPanel = (at: Place, size: number, color: boolean): Written => {
  const panel = panelOf(at, size)
  return ruledRow({ x: panel.x, width: panel.width, y: panel.y + PANEL_ROOM / 2 + size, size, color }, [])
}

/** A wagon whose letter is missing. */
export function missingWagon(pen: Pen, at: Place, size: number, fill: Fill): Written {
  const panel = emptyPanel(at, size, pen.colour)
  return { ...panel, marks: marksOf([emptyWagon(pen, at, size, fill, 'yellowPale'), [...panel.marks]]) }
}
