/**
 * A table with a card on it that is printed on one side of the paper. The upper half, upside down, is its inside; below
 * are its back and its front. Folded backwards along the middle and then down the spine, it opens like a book.
 */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { standing } from '../fit.ts'
import { box, circle, heart } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { HOME_DANGERS } from '../shapes/home-things.ts'

/** The card from cut to cut, mm. */
export const CARD = { x: 14, y: 76, width: 182, height: 206 } as const
export const PANEL = { width: CARD.width / 2, height: CARD.height / 2 } as const
const FOLD = CARD.y + PANEL.height
const SPINE = CARD.x + PANEL.width

/** A part of the card on the paper: column and row from the upper left, and how it is turned. */
export interface CardPanel {
  readonly column: 0 | 1
  readonly row: 0 | 1
  readonly turn: 0 | 180
}

/** Each side of the finished card by its place on the paper. */
export const CARD_PANELS = {
  front: { column: 1, row: 1, turn: 0 },
  back: { column: 0, row: 1, turn: 0 },
  insideLeft: { column: 1, row: 0, turn: 180 },
  insideRight: { column: 0, row: 0, turn: 180 },
} as const satisfies Readonly<Record<string, CardPanel>>

/** Draws about the upper left corner of a panel as its reader holds it. */
export function onPanel(pen: Pen, { column, row, turn }: CardPanel, draw: (pen: Pen) => Drawing): Drawing {
  const [x, y] = [CARD.x + column * PANEL.width, CARD.y + row * PANEL.height]
  return turn ? pen.at(x + PANEL.width, y + PANEL.height, 1, draw, { turn }) : pen.at(x, y, 1, draw)
}

/** Draws over the upper half, turned as its reader holds it; in a key as it is read. */
export const onInside = (pen: Pen, isTurned: boolean, draw: (pen: Pen) => Drawing): Drawing =>
  isTurned ? pen.at(CARD.x + CARD.width, FOLD, 1, draw, { turn: 180 }) : pen.at(CARD.x, CARD.y, 1, draw)

const PLANKS = [128, 232] as const

/** The table top below everything. */
export const cardTable = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'woodPale', null),
  pen.line(PLANKS.map((y) => `M0 ${y}H214`).join(''), 0.6, 'wood'),
]

/** A sheet of paper to fold, its small heart where the front will be. */
const sheet = (pen: Pen, x: number, y: number, width: number, height: number): Drawing => [
  pen.shape(box(x, y, width, height), 'white', 0.8),
  pen.shape(heart(x + width - 3.6, y + height - 4, 1.9), 'red', 0.6),
]

const STEP = { width: 30, top: 54.6 } as const
const STEP_NAMES = ['recorte', 'dobre para trás', 'dobre de novo'] as const

/** An arrow that bends backwards, its head at the end. */
const bent = (pen: Pen, d: string, head: string): Drawing => [pen.line(d, 0.9), pen.line(head, 0.9)]

/** Cut; fold the upper half backwards; fold the left half backwards. */
function steps(pen: Pen, x: number): Drawing {
  const top = STEP.top
  const middle = (i: number) => x + (i + 0.5) * STEP.width
  const numbered = (i: number) => [
    pen.shape(circle(middle(i) - 10.6, top + 2.6, 2.6), 'yellow', 0.7),
    pen.text(middle(i) - 10.6, top + 3.9, i + 1, 3.6),
  ]
  const [cut, half, quarter] = [middle(0), middle(1), middle(2)]
  return [
    pen.shape(box(cut - 6, top, 12, 14), 'white', 0.5),
    pen.line(box(cut - 6, top, 12, 14), 0.9, undefined, [1.6, 1.2]),
    standing(pen, HOME_DANGERS.tesoura, cut + 8, top + 12, 10),
    pen.shape(
      `M${half - 6} ${top + 7}L${half - 4.4} ${top + 1.6}H${half + 7.6}L${half + 6} ${top + 7}z`,
      'greyPale',
      0.8,
    ),
    sheet(pen, half - 6, top + 7, 12, 7),
    bent(
      pen,
      `M${half + 9.6} ${top + 9}C${half + 12.6} ${top + 6} ${half + 12.4} ${top + 2.4} ${half + 9.6} ${top + 0.8}`,
      `M${half + 12.1} ${top + 0.6}L${half + 9.6} ${top + 0.8}L${half + 10.2} ${top + 3.2}`,
    ),
    pen.shape(
      `M${quarter} ${top + 4}L${quarter - 6} ${top + 2.2}V${top + 11.2}L${quarter} ${top + 13}z`,
      'greyPale',
      0.8,
    ),
    sheet(pen, quarter, top + 4, 7, 9),
    bent(
      pen,
      `M${quarter - 4} ${top + 0.8}C${quarter - 1} ${top - 0.6} ${quarter + 4} ${top - 0.4} ${quarter + 6} ${top + 2.4}`,
      `M${quarter + 6.4} ${top - 0.1}L${quarter + 6} ${top + 2.4}L${quarter + 3.6} ${top + 1.9}`,
    ),
    STEP_NAMES.map((name, i) => [numbered(i), pen.text(middle(i), top + 18.6, name, 3.6, { font: 'text' })]),
  ]
}

/** The slip of paper at the card's edge: for whoever has turned the sheet to write. */
const SLIP = { width: 89, height: 16 } as const

/** The folding plan at the left; at the right a slip that is read when the sheet is turned to write. */
export const cardHead = (pen: Pen, onSlip: (pen: Pen) => Drawing): Drawing => [
  steps(pen, CARD.x - 1),
  pen.at(
    CARD.x + CARD.width,
    STEP.top + SLIP.height,
    1,
    (pen) => [pen.shape(box(0, 0, SLIP.width, SLIP.height, 2), 'white', 0.8), onSlip(pen)],
    { turn: 180 },
  ),
]

/** Largest letters of a tag, and the room beside a word, mm. */
const TAG = { size: 4.8, room: 5 } as const

/** Words on tags in one row of the slip, all in one size. */
export function slipTags(pen: Pen, words: readonly string[]): Drawing {
  const widthAt = (size: number) => words.reduce((sum, word) => sum + measureText(word, 'display', size) + TAG.room, 0)
  const size = Math.min(
    TAG.size,
    (TAG.size * (SLIP.width - 4 - TAG.room * words.length)) / (widthAt(TAG.size) - TAG.room * words.length),
  )
  const spare = (SLIP.width - 4 - widthAt(size)) / words.length
  let x = 2
  return words.map((word) => {
    const width = measureText(word, 'display', size) + TAG.room + spare
    const left = x
    x += width
    return [
      pen.shape(box(left + 0.6, 3.2, width - 1.2, 9.6, 2), 'yellowPale', 0.8),
      pen.text(left + width / 2, 8 + size * 0.36, word, size),
    ]
  })
}

/** Ideas to tick, one below the other. */
export const slipIdeas = (pen: Pen, ideas: readonly string[]): Drawing => [
  pen.text(4, 9.4, 'Conte:', 4.6, { anchor: 'start' }),
  ideas.map((idea, i) => {
    const y = 4.4 + i * 4.9
    return [
      pen.shape(box(24, y - 2.8, 3.4, 3.4, 0.6), 'white', 0.7),
      pen.text(29.6, y, idea, 4, { font: 'text', anchor: 'start' }),
    ]
  }),
]

/** The words to trace, printed whole. */
export const slipModel = (pen: Pen, words: readonly string[]): Drawing =>
  pen.text(SLIP.width / 2, 10.4, words.join(' '), fitTextSize(words.join(' '), 'display', 7, SLIP.width - 10))

/** Number of a fold at its end, on the table. */
const foldMark = (pen: Pen, x: number, y: number, name: number): Drawing => [
  pen.shape(circle(x, y, 1.9), 'yellow', null),
  pen.text(x, y + 1.05, name, 2.9),
]

/** Corner of the scissors on the line to cut. */
export const SCISSORS = { x: CARD.x - 4.6, y: CARD.y + 22, size: 4.4 } as const

/** The line to cut around the card and the two lines to fold. */
export const cardLines = (pen: Pen): Drawing => [
  pen.line(`M${CARD.x} ${FOLD}h${CARD.width}M${SPINE} ${CARD.y}v${CARD.height}`, 0.5, 'greyDark', [0.4, 1.8]),
  pen.line(box(CARD.x, CARD.y, CARD.width, CARD.height), 0.7, undefined, [2.4, 1.6]),
  foldMark(pen, CARD.x - 2.6, FOLD, 2),
  foldMark(pen, CARD.x + CARD.width + 2.6, FOLD, 2),
  foldMark(pen, SPINE, CARD.y + CARD.height + 2, 3),
]

/** Draws over a whole panel, cut at its edges. */
export const wholePanel = (pen: Pen, draw: (pen: Pen) => Drawing): Drawing =>
  pen.clip(box(0, 0, PANEL.width, PANEL.height), draw(pen))
