/** The cards of the visual supports and the places they are put on. */
import type { Box } from '../../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../../lettering/fonts.ts'
import { middleX, middleY } from '../../../page/cells.ts'
import { cardGrid } from '../../../page/cut.ts'
import { CONTENT } from '../../../page/paper.ts'
import { PICTURE } from '../../../page/picture-page.ts'
import { BLUE, GREY, tint, WHITE } from '../../../scene/inks.ts'
import { area, rect, text } from '../../../scene/marks.ts'
import type { Ink, Mark } from '../../../scene/scene.ts'
import type { CastName } from '../../../studio/cast/people.ts'
import { disc } from '../../../studio/paths.ts'
import type { Activity } from './activities.ts'
import { drawShown } from './shown.ts'

export interface CardLook {
  readonly color: boolean
  /** The child who acts on all cards of the piece. */
  readonly star: CastName
  /** Of the frame, by the number of the card. */
  readonly inkOf?: (index: number) => Ink
}

/** Words on a card: most of it is picture, they are for the adult who reads them aloud. */
const wordsSize = ({ height }: Box) => Math.min(8, Math.max(4.4, height * 0.105))

/** Words that one line would make so much smaller than others take two. */
const LEAST_SHARE = 0.85
const LINE_STEP = 1.2

/** The words on one line, or on two that are about as long. */
export function linesOf(label: string, letters: number, width: number): readonly string[] {
  const words = label.split(' ')
  if (words.length < 2 || fitTextSize(label, 'display', letters, width) >= LEAST_SHARE * letters) return [label]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((one) => measureText(one, 'display', letters)))
  return cuts.reduce((a, b) => (longest(b) < longest(a) ? b : a))
}

/** From the line that is cut to the frame of a card, the width of the frame, and from there to the picture, mm. */
const LARGE = { clear: 2.6, frame: 1.8, inner: 1.6 }
const SMALL = { clear: 1.8, frame: 1.3, inner: 1 }
const sizesFor = ({ height }: Box) => (height < 48 ? SMALL : LARGE)
const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})
const boxed = ({ x, y, width, height }: Box, radius: number, fill: Ink): Mark =>
  rect(x, y, width, height, { radius, width: 0.6, fill })

/** A card so much wider than high has its words beside the picture. */
const WIDE = 1.75
const BETWEEN = 1.2

interface Plate {
  readonly lines: readonly string[]
  readonly words: number
  readonly plate: Box
  readonly panel: Box
}

function plateBelow(label: string, inner: Box, letters: number): Plate {
  const room = inner.width - 4
  const lines = linesOf(label, letters, room)
  const words = Math.min(...lines.map((one) => fitTextSize(one, 'display', letters, room)))
  const height = words * (LINE_STEP * lines.length + 0.5)
  const y = inner.y + inner.height - height
  return {
    lines,
    words,
    plate: { ...inner, y, height },
    panel: { ...inner, height: y - inner.y - BETWEEN },
  }
}

/** Letters that a line beside a picture has room for. */
const LINE_LETTERS = 10

/** The words in short lines, one below the other. */
function stacked(label: string): readonly string[] {
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= LINE_LETTERS) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function plateBeside(label: string, inner: Box): Plate {
  const panel = { ...inner, width: inner.height }
  const x = panel.x + panel.width + BETWEEN
  const plate = { ...inner, x, width: inner.x + inner.width - x }
  const lines = stacked(label)
  const words = Math.min(...lines.map((one) => fitTextSize(one, 'display', 5.6, plate.width - 2.4)))
  return { lines, words, plate, panel }
}

/** A framed picture, and its words on a plate. */
export function drawFace(activity: Activity, frame: Box, ink: Ink, { color, star }: CardLook): Mark[] {
  const { frame: border, inner: margin } = sizesFor(frame)
  const inner = inset(frame, border)
  const { lines, words, plate, panel } =
    frame.width / frame.height > WIDE
      ? plateBeside(activity.label, inner)
      : plateBelow(activity.label, inner, wordsSize(frame))
  const step = words * LINE_STEP
  const first = middleY(plate) - ((lines.length - 1) * step) / 2 + words * 0.36
  const glow = Math.min(panel.width, panel.height) * 0.45
  return [
    boxed(frame, 4, color ? ink : WHITE),
    boxed(panel, 2.8, WHITE),
    ...(color ? [area(disc(middleX(panel), middleY(panel), glow), tint(ink, 0.3))] : []),
    drawShown(activity, inset(panel, margin), color, star),
    boxed(plate, 2.4, WHITE),
    ...lines.map((one, i) => text(middleX(plate), first + i * step, one, words)),
  ]
}

/** Of an empty card so low most is for the picture, mm. */
const LOW = 32

/** A card to draw and write on: what these pages do not know of the child. */
export function drawEmpty(frame: Box, ink: Ink, color: boolean): Mark[] {
  const inner = inset(frame, sizesFor(frame).frame)
  const isLow = frame.height < LOW
  const { plate, panel } =
    frame.width / frame.height > WIDE
      ? plateBeside('', inner)
      : plateBelow('', inner, wordsSize(frame) * (isLow ? 0.85 : 1.4))
  return [boxed(frame, 4, color ? ink : WHITE), boxed(panel, 2.8, WHITE), boxed(plate, 2.4, WHITE)]
}

/** Cards to cut out, in a separate grid; null for an empty one. */
export function drawCards(
  activities: readonly (Activity | null)[],
  grid: { readonly columns: number; readonly rows: number; readonly box: Box },
  look: CardLook,
): { readonly marks: readonly Mark[]; readonly cards: readonly Box[] } {
  const { cards, marks } = cardGrid(grid.columns, grid.rows, grid.box)
  const drawn = cards.flatMap((card, i) => {
    const activity = activities[i]
    const [frame, ink] = [inset(card, sizesFor(card).clear), look.inkOf?.(i) ?? BLUE]
    if (activity === undefined) return []
    return activity ? drawFace(activity, frame, ink, look) : drawEmpty(frame, ink, look.color)
  })
  return { marks: [...marks, ...drawn], cards }
}

/** The place of a card: as large as the card. */
export const place = (x: number, y: number, width: number, height: number): Mark =>
  rect(x, y, width, height, { radius: 3, width: 0.5, stroke: GREY, dash: [1.6, 1.6], fill: WHITE })

/** Height that a note for the adult takes at the foot of the page, mm. */
export const NOTE = 7

/** A line at the foot of the page with instructions for the adult. */
export function adultNote(words: string): Mark {
  const size = fitTextSize(words, 'text', 3.7, CONTENT.width)
  return text(CONTENT.x + CONTENT.width / 2, CONTENT.y + CONTENT.height - 0.6, words, size, {
    font: 'text',
    fill: GREY,
  })
}

/** White paper in front of a room or a hill, down to the foot of the picture, with a note for the adult at `base`. */
export function paperInFront(top: number, words: string, base: number): Mark[] {
  const { x, y, width, height } = PICTURE
  const size = fitTextSize(words, 'text', 3.8, width - 14)
  return [
    rect(x - 2, top, width + 4, y + height - top + 2, { width: 1, fill: WHITE }),
    text(x + width / 2, base, words, size, { font: 'text', fill: GREY }),
  ]
}

/** Facts of a page with cards: what is on them, who acts, their sizes and those of the places, mm. */
export interface SupportFacts {
  readonly labels: readonly string[]
  readonly star: CastName
  readonly cards: readonly (readonly [width: number, height: number])[]
  readonly places: readonly (readonly [width: number, height: number])[]
}

export const sizesOf = (boxes: readonly Box[]) => boxes.map(({ width, height }) => [width, height] as const)
