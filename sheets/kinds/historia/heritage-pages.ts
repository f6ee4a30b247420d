/** Living heritage in a square and places in a gallery: clues to read, letters to write, and the reader's own place. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { LIVING } from '../../studio/heritage/living.ts'
import type { Pair } from '../../studio/heritage/living-parts.ts'
import { SITES } from '../../studio/heritage/sites.ts'
import { framed } from '../../studio/heritage/window.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { heritageSquare, museumHall, readersPaper } from '../../studio/places/heritage-places.ts'
import type { Living, Site } from './heritage.ts'
import { letterAt, letterIn } from './letters.ts'

export interface CluesTask<Item> {
  /** From A, as they are on the page. */
  readonly shown: readonly Item[]
  /** In the order of their clues. */
  readonly asked: readonly Item[]
}

export const badge = (pen: Pen, x: number, y: number, letter: string): Drawing => [
  pen.shape(circle(x, y, 4.6), 'yellow', 1),
  pen.text(x, y + 2.1, letter, 6),
]

/** A letter with a name at its right. */
const named = (pen: Pen, x: number, y: number, letter: string, name: string): Drawing => {
  const width = measureText(name, 'text', 4.2) + 10
  return [
    pen.shape(box(x - width / 2, y - 3.4, width, 6.8, 2), 'white', 0.8),
    pen.text(x + 2.2, y + 1.5, name, 4.2, { font: 'text' }),
    badge(pen, x - width / 2 - 1.5, y, letter),
  ]
}

/** One size for all clues of a column. */
const clueSize = (words: readonly string[], width: number): number =>
  Math.min(...words.map((one) => fitTextSize(one, 'text', 4.9, width - 16)))

/** A clue and the box for its letter at the right. */
export function clue(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  words: string,
  letter: string,
  size = clueSize([words], width),
): PageMark[] {
  return [
    ...marksOf([
      pen.text(x, y + size * 0.35, words, size, { font: 'text', anchor: 'start' }),
      pen.shape(box(x + width - 12, y - 4.4, 12, 8.8, 2), 'white', 0.9),
    ]),
    writtenAnswer(x + width - 6, y, letter, 6.2),
  ]
}

/** Words and, to the end of the width, a line to write on. */
export function openLine(pen: Pen, x: number, y: number, width: number, words: string): Drawing {
  const start = x + measureText(words, 'text', 4.9) + 3
  return [
    pen.text(x, y, words, 4.9, { font: 'text', anchor: 'start' }),
    pen.line(`M${start.toFixed(2)} ${y + 1}H${x + width}`, 0.7),
  ]
}

const GROUPS = { xs: [44, 105, 166], feet: [134, 194], scale: 0.48 } as const
const FEAST_PAPER = { x: 14, y: 209, width: 182, height: 73 }

/** Six groups on the square; six clues in two columns, and a line about the reader's own place. */
export function feastPage(pen: Pen, variant: number, pairs: readonly Pair[], task: CluesTask<Living>): PageMark[] {
  const { x, y, width, height } = FEAST_PAPER
  const column = (width - 18) / 2
  const size = clueSize(
    task.asked.map((one) => one.clue),
    column,
  )
  return [
    ...marksOf([
      heritageSquare(pen, variant, 94),
      task.shown.map(({ id, name }, i) => {
        const [cx, foot] = [GROUPS.xs[i % 3] ?? 0, GROUPS.feet[i < 3 ? 0 : 1] ?? 0]
        return [
          pen.at(cx, foot, GROUPS.scale, (own) => LIVING[id](own, pairs[i] ?? ['bia', 'caio'])),
          named(pen, cx, foot + 6.4, letterAt(i), name),
        ]
      }),
      pen.shape(box(x, y, width, height, 4), 'white', 1.1),
      openLine(pen, x + 7, y + 52, width - 14, 'Um costume do meu bairro:'),
      openLine(pen, x + 7, y + 66, width - 14, 'Qual destes se parece com ele?'),
    ]),
    ...task.asked.flatMap((one, i) =>
      clue(
        pen,
        x + 6 + (i % 2) * (column + 6),
        y + 9 + Math.floor(i / 2) * 12.5,
        column,
        one.clue,
        letterIn(task.shown, one),
        size,
      ),
    ),
  ]
}

const FRAMES = { xs: [42, 105, 168], feet: [107, 164] } as const
/** Foot of a frame on the wall, of six in two rows. */
export const frameAt = (i: number): Spot => [FRAMES.xs[i % 3] ?? 0, FRAMES.feet[i < 3 ? 0 : 1] ?? 0]

const GALLERY_PAPER = { x: 42, y: 180, width: 126, height: 102 }

/** Six framed pictures on a wall; clues, and two lines about a landmark of the reader's town. */
export function galleryPage(
  pen: Pen,
  variant: number,
  readers: readonly [CastName, CastName],
  task: CluesTask<Site>,
): PageMark[] {
  const { x, y, width } = GALLERY_PAPER
  return [
    ...marksOf([
      museumHall(pen, variant, 178),
      task.shown.map(({ id }, i) => {
        const [cx, foot] = frameAt(i)
        return [framed(pen, cx, foot, SITES[id], 'wood'), badge(pen, cx, foot + 3, letterAt(i))]
      }),
      readersPaper(pen, GALLERY_PAPER, readers),
      openLine(pen, x + 6, y + 79, width - 12, 'Um marco da minha cidade:'),
      openLine(pen, x + 6, y + 94, width - 12, 'É importante porque'),
    ]),
    ...task.asked.flatMap((one, i) =>
      clue(pen, x + 6, y + 9 + i * 11, width - 12, one.clue, letterIn(task.shown, one)),
    ),
  ]
}
