/** A reading table with a large open dictionary: guide words above two pages of entries. */
import { wrapText } from '../../lettering/wrapped-text.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { type Couple, pointingPair } from './pointing-pair.ts'

export const DICTIONARY_ROOMS = ['biblioteca', 'sala'] as const
export type DictionaryRoom = (typeof DICTIONARY_ROOMS)[number]

const SPINES: readonly Fill[] = ['red', 'blue', 'yellow', 'green', 'purple', 'orange', 'teal', 'pink']

/** Books in a row, each of another width and height. */
function spines(pen: Pen, foot: number, look: number): Drawing {
  let x = 11
  return Array.from({ length: 21 }, (_, i) => {
    const [width, height] = [7 + ((i * 5 + look) % 4), 10 + ((i * 7 + look) % 5) * 0.7]
    const left = x
    x += width + (i % 6 === 5 ? 4 : 0.4)
    return left + width > 200
      ? []
      : [
          pen.shape(box(left, foot - height, width, height, 0.8), SPINES[(i * 3 + look) % SPINES.length] ?? 'red', 0.9),
          pen.line(`M${left} ${foot - height + 3}h${width}`, 0.6),
        ]
  })
}

/** The far edge of the table: the whole book rests on it, mm. */
const TABLE = 68.5

export function readingRoom(pen: Pen, room: DictionaryRoom, look: number): Drawing {
  const isLibrary = room === 'biblioteca'
  return [
    pen.shape(box(0, 0, 214, 240), isLibrary ? 'tan' : 'bluePale', null),
    isLibrary
      ? spines(pen.plane('middle'), TABLE, look)
      : [
          pen.shape(box(13, 55.4, 184, 11, 1.6), 'white', 1),
          [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, i) => pen.text(18.6 + i * 6.92, 62.9, letter, 5.6)),
        ],
    pen.shape(box(-4, TABLE, 222, 220), 'woodPale', 1.2),
    pen.line(`M-4 ${TABLE + 2.4}H218`, 0.6, 'wood'),
  ]
}

export interface BookPlace {
  readonly top: number
  readonly bottom: number
}

const [LEFT, RIGHT, MIDDLE] = [19, 191, 105]
/** Room for text on the two pages. */
export const PAGE_LEFTS = [LEFT + 6, MIDDLE + 6] as const
export const PAGE_WIDTH = MIDDLE - LEFT - 12

export function openDictionary(pen: Pen, { top, bottom }: BookPlace, guides: readonly string[], cover: Fill): Drawing {
  const half = (sign: number) =>
    `M${MIDDLE} ${top + 3}Q${MIDDLE + sign * 24} ${top - 3} ${sign < 0 ? LEFT : RIGHT} ${top + 1}V${bottom - 2}Q${MIDDLE + sign * 24} ${bottom - 6} ${MIDDLE} ${bottom}z`
  return [
    pen.colour ? pen.shape(box(LEFT - 2, top + 2, RIGHT - LEFT + 8, bottom - top + 6, 3), 'wood', null) : [],
    pen.shape(box(LEFT - 4, top - 2, RIGHT - LEFT + 8, bottom - top + 6, 3), cover, 1.3),
    [-1, 1].map((sign) => [
      pen.shape(half(sign), 'white', 1.1),
      pen.line(`M${MIDDLE + sign * 4} ${bottom - 2}V${top + 6}`, 0.5, 'grey'),
    ]),
    guides.map((guide, i) => [
      pen.text(i ? RIGHT - 6 : LEFT + 6, top + 9.6, guide, 5.4, { anchor: i ? 'end' : 'start' }),
      pen.line(`M${PAGE_LEFTS[i] ?? 0} ${top + 12}h${PAGE_WIDTH}`, 0.8),
    ]),
  ]
}

export interface PrintedEntry {
  readonly head: string
  readonly of: string
  readonly paragraphs: readonly string[]
}

const LEADING = 1.26

/** Entries of one page from `top` on, spread down to `bottom`. */
export function printedEntries(
  pen: Pen,
  list: readonly PrintedEntry[],
  x: number,
  { top, bottom }: BookPlace,
  size: number,
): Drawing {
  const set = list.map(({ head, of, paragraphs }) => ({
    head: `${head}  `,
    of,
    lines: paragraphs.flatMap((paragraph) =>
      wrapText(paragraph.replace('Ex.: ', 'Ex.:_'), 'text', size, PAGE_WIDTH - 3).map((line) => line.replace('_', ' ')),
    ),
  }))
  const rows = set.reduce((sum, { lines }) => sum + lines.length + 1.1, 0)
  const gap = Math.min(6, (bottom - top - rows * size * LEADING) / list.length)
  let y = top
  return set.map(({ head, of, lines }) => {
    const base = y + size * 1.1
    y = base + lines.length * size * LEADING + gap
    return [
      pen.text(x, base, head, size * 1.16, { anchor: 'start' }),
      pen.text(x + PAGE_WIDTH, base, of, size, { anchor: 'end', font: 'text' }),
      lines.map((words, i) =>
        pen.text(x + 3, base + (i + 1) * size * LEADING, words, size, { anchor: 'start', font: 'text' }),
      ),
    ]
  })
}

const READERS: readonly [Couple, ...Couple[]] = [
  ['yumi', 'davi'],
  ['caio', 'nina'],
  ['sofia', 'gil'],
  ['theo', 'bia'],
  ['malu', 'iara'],
]

export const readers = (pen: Pen, look: number): Drawing => pointingPair(pen, READERS, look, 0.66)
