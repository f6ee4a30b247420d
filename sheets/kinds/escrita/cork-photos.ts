/** Photos on the cork board in no order: a box for the number, a sentence to complete, the words below. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { CORK, pin, WORDS } from '../../studio/places/story-walls.ts'
import { TALES } from '../../studio/tales/tales.ts'
import { heightOf, moment } from './moments.ts'
import { labelled } from './papers.ts'
import { aroundOf, type Caption, type StoryFacts, wordOf } from './told.ts'

const CARD = { width: 86, height: 81, gap: 4 }
const EDGE = 2.5
const PHOTO = CARD.width - 2 * EDGE
const [NUMBER, SIZE, LEADING, GAP] = [13, 5, 11, 36]
const DICTATED = 10
const PINS: readonly Fill[] = ['red', 'blue', 'yellow', 'green']

/** A part of a sentence at its place: words, or the line to write on. */
interface Piece {
  readonly word: string | null
  readonly x: number
  readonly line: number
}

/** The sentence in lines, its gap as wide as a child's hand needs. */
export function laidOut(caption: Caption, room: number): Piece[] {
  const [before, after] = aroundOf(caption)
  const space = measureText(' ', 'text', SIZE)
  const joined = /^[.,]/.test(after)
  const [mark = '', ...rest] = joined ? [after[0], after.slice(1).trim()] : ['', after]
  const words: (string | null)[] = [
    ...before.toUpperCase().split(' '),
    null,
    ...(mark ? [mark] : []),
    ...rest.join(' ').toUpperCase().split(' ').filter(Boolean),
  ]
  const pieces: Piece[] = []
  let [x, line] = [0, 0]
  words.forEach((word, i) => {
    const width = word === null ? GAP : measureText(word, 'text', SIZE)
    const tight = mark !== '' && words[i - 1] === null
    const at = x === 0 || tight ? x + (tight ? 0.8 : 0) : x + space
    if (at + width > room && !tight) {
      line += 1
      pieces.push({ word, x: 0, line })
      x = width
    } else {
      pieces.push({ word, x: at, line })
      x = at + width
    }
  })
  return pieces
}

const captionOf =
  (words: Caption) =>
  (pen: Pen, [x, y]: Spot): PageMark[] =>
    laidOut(words, PHOTO).flatMap(({ word, x: dx, line }) => {
      const [left, base] = [x + dx, y + line * LEADING]
      if (word !== null) return marksOf(pen.text(left, base, word, SIZE, { font: 'text', anchor: 'start' }))
      const answer = wordOf(words).toUpperCase()
      const size = fitTextSize(answer, 'display', 6.4, GAP - 2)
      return [
        ...marksOf(pen.line(`M${left} ${base + 1}h${GAP}`, 0.7)),
        writtenAnswer(left + GAP / 2, base - 2, answer, size),
      ]
    })

function bank(pen: Pen, words: readonly string[]): PageMark[] {
  const [columns, rows] = [2, 2]
  return words.flatMap((word, i) => {
    const upper = word.toUpperCase()
    const cell = { width: WORDS.width / columns, height: WORDS.height / rows }
    const x = WORDS.x + (i % columns) * cell.width
    const y = WORDS.y + Math.floor(i / columns) * cell.height
    return marksOf([
      pen.shape(box(x + 4, y + 3.5, cell.width - 8, cell.height - 7, 3), 'white', 0.8),
      pen.text(
        x + cell.width / 2,
        y + cell.height / 2 + 2.3,
        upper,
        fitTextSize(upper, 'display', 6.4, cell.width - 14),
      ),
    ])
  })
}

/** Lines on which an adult writes the child's sentence. */
const dictated = (pen: Pen, [x, y]: Spot): PageMark[] =>
  marksOf([1, 2].map((row) => pen.line(`M${x} ${y - 8 + row * DICTATED}h${PHOTO - 2}`, 0.5)))

/** Two questions about the whole story, in place of the words. */
const asked = (pen: Pen): PageMark[] =>
  ['QUEM?', 'ONDE?'].flatMap((label, i) =>
    labelled(pen, { label, at: [WORDS.x + 6, WORDS.y + 15 + i * 16], to: WORDS.x + WORDS.width - 6 }),
  )

export function corkPhotos(pen: Pen, { told, order, bank: words, isHeard }: StoryFacts): PageMark[] {
  const photos = order.flatMap((which, i): PageMark[] => {
    const x = CORK.x + 3 + (i % 2) * (CARD.width + CARD.gap)
    const y = CORK.y + 3 + Math.floor(i / 2) * (CARD.height + CARD.gap - 1)
    const [panel, words] = [TALES[told.tale][which], told.captions[which]]
    if (!panel || !words) return []
    const foot = y + EDGE + heightOf(PHOTO)
    return [
      ...marksOf([
        pen.shape(box(x, y, CARD.width, CARD.height, 1), 'white', 1),
        moment(pen, panel, [x + EDGE, y + EDGE], PHOTO),
        pen.shape(box(x + EDGE + 1.5, y + EDGE + 1.5, NUMBER, NUMBER, 2.5), 'white', 1),
        pin(pen, x + CARD.width / 2, y + 0.6, PINS[i] ?? 'red'),
      ]),
      ...(isHeard
        ? []
        : [writtenAnswer(x + EDGE + 1.5 + NUMBER / 2, y + EDGE + 1.5 + NUMBER / 2, String(which + 1), 8.5)]),
      ...(isHeard ? dictated : captionOf(words))(pen, [x + EDGE + 1, foot + 8]),
    ]
  })
  return [...photos, ...(isHeard ? asked(pen) : bank(pen, words))]
}
