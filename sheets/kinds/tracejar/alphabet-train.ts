/** A wagon for each letter: its side is the pauta, its passenger's name begins with the letter. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { letterStrokes, letterWidth } from '../../lettering/letters.ts'
import { ruledHeight } from '../../lettering/ruled.ts'
import { drawPicture, PICTURES } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { centredText, dot } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { HANDS_UP } from '../../studio/cast/poses.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { startInk } from './guides.ts'
import { ruledRow, type Written } from './written.ts'

/** Animals ride where a letter has one; the other letters send something along. */
const PASSENGERS =
  'abelha baleia coelho dragão esquilo foca gato hamster iglu jacaré kiwi leão macaco ninho ovelha pato quati rato sapo tatu urso vaca waffle xícara yakisoba zebra'.split(
    ' ',
  )

const named = new Map(PICTURES.map((picture) => [picture.name, picture]))

export const passengerOf = (capital: string): string => PASSENGERS[capital.charCodeAt(0) - 65] ?? 'abelha'

const waffle = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -1.5, 13, 3), 'bluePale', 1),
  pen.shape(box(-10, -19, 20, 17.5, 4), 'orange', 1),
  pen.line('M-4.500 -18.500V-2M1.500 -18.500V-2M7 -18.500V-2M-9.500 -14H9.500M-9.500 -8.500H9.500', 0.7, 'brown'),
  pen.shape('M-4 -19Q-5 -24 0 -24Q6 -24 4 -19Q2 -16.500 0 -18Q-2 -16.500 -4 -19z', 'yellow', 0.9),
]

const yakisoba = (pen: Pen): Drawing => [
  [-3, 2].map((x) => pen.rope(`M${x} -14L${x + 9} -26`, 1, 'wood', 0.6)),
  pen.shape('M-12 -12C-12 -21 12 -21 12 -12z', 'yellow', 1),
  pen.line('M-9 -13q2 -5 5 -3t5 -1t6 4M-4 -17q4 -2 7 0', 0.7, 'brown'),
  [-6, 1, 7].map((x, i) => pen.shape(circle(x, -14.5 - (i % 2) * 2, 1.5), i % 2 ? 'red' : 'leaf', 0.6)),
  pen.shape('M-14 -12.500H14C14 -4 8 -1.500 5 0H-5C-8 -1.500 -14 -4 -14 -12.500z', 'red', 1),
]

const DISHES: Readonly<Record<string, (pen: Pen) => Drawing>> = { waffle, yakisoba }

/** Somebody or something in the wagon, cut by its rim at `foot`. */
function passenger(pen: Pen, word: string, x: number, foot: number, size: number): Drawing {
  const picture = named.get(word)
  if (!picture) return pen.at(x, foot, size / 25, DISHES[word] ?? waffle)
  return drawPicture(picture, { cx: x, cy: foot + 1 - size / 2, size, color: pen.colour })
}

/** A child behind the rim, down to the chest. */
export const childAboard = (pen: Pen, who: CastName, x: number, foot: number, size: number): Drawing =>
  pen.clip(box(x - size, foot - size * 1.4, size * 2, size * 1.4), [
    person(pen, who, x, foot + size * 0.86, size / 32, { pose: HANDS_UP }),
  ])

/** Left end of a wagon, its rail and its width. */
export type Place = Pick<Box, 'x' | 'y' | 'width'>

export interface WagonLook {
  readonly fill: Fill
  /** Height of capitals. */
  readonly size: number
  readonly load: number
  /** The word lacks its first letter, which has a box. */
  readonly gapped: boolean
}

/** Parts of a wagon around its pauta, mm. */
interface Coach {
  readonly side: number
  readonly foot: number
  readonly sill: number
  readonly rim: number
}
const LARGE: Coach = { side: 4.4, foot: 4.6, sill: 4.4, rim: 4.4 }
const NARROW: Coach = { side: 2.6, foot: 3.4, sill: 2, rim: 3 }
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

/** An empty wagon, its left end at `x`, its wheels on a rail at `y`. */
export function emptyWagon(pen: Pen, at: Place, size: number, fill: Fill): Drawing {
  const panel = panelOf(at, size)
  const { x, y, width } = at
  const { foot } = coachOf(size)
  const rim = rimOf(at, size)
  return [
    pen.rope(`M${x - 2} ${y - foot - 1}H${x + width}`, 1.3, 'stoneDark', 0.8),
    pen.shape(box(x + 1, rim + 1, width - 2, y - foot - rim - 1, 2.5), fill),
    pen.shade(box(x + 1.6, y - foot - 1.8, width - 3.2, 1.4), 'black', 0.16),
    pen.shape(box(x, rim, width, 3, 1.5), 'cream', 1),
    pen.shape(box(panel.x, panel.y, panel.width, panel.height, 1.8), 'white', 0.9),
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

/** A letter to trace, and beside it room to write it once alone, begun at its dot. */
function writtenPanel(letter: string, at: Box, size: number, color: boolean, hasStart: boolean): Written {
  const y = at.y + PANEL_ROOM / 2 + size
  const width = letterWidth(letter, size)
  const half = at.width / 2
  const x = at.x + Math.max((half - width) / 2, 1.5)
  const row = ruledRow({ x: at.x, width: at.width, y, size, color }, [{ text: letter, x, guided: true, least: 1.28 }])
  const [start] = letterStrokes(letter, at.x + half + (half - width) / 2, y, size)[0] ?? []
  return start && hasStart ? { ...row, marks: [...row.marks, dot(start.x, start.y, 1.3, startInk(color))] } : row
}

/** A wagon with a letter; its passenger and word above it where `load` gives them room. */
export function lettersWagon(
  pen: Pen,
  capital: string,
  letter: string,
  at: Place,
  { fill, size, load, gapped }: WagonLook,
): Written & { readonly word: string | null } {
  const panel = panelOf(at, size)
  const rim = rimOf(at, size)
  const word = passengerOf(capital)
  const shown = letter === capital ? capitals(word) : word
  const left = at.x + load + 1.5
  const sign = () => [
    passenger(pen, word, at.x + load * 0.5 + 1, rim + 1.5, load),
    wordSign(pen, shown, (left + at.x + at.width) / 2, rim, at.x + at.width - left - 1, gapped),
  ]
  const written = writtenPanel(letter, panel, size, pen.colour, load > 0)
  const marks: Mark[] = marksOf([load > 0 ? sign() : [], emptyWagon(pen, at, size, fill), [...written.marks]])
  return { ...written, marks, word: load > 0 ? word : null }
}

export const emptyPanel = (at: Place, size: number, color: boolean): Written => {
  const panel = panelOf(at, size)
  return ruledRow({ x: panel.x, width: panel.width, y: panel.y + PANEL_ROOM / 2 + size, size, color }, [])
}
