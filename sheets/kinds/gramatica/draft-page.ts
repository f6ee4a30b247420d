/**
 * Sentences to join below a scene; on a desk, a text to write again or notes to write from, beside a photograph of their
 * scene.
 */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { spreadWords } from '../../page/spread-words.ts'
import type { PageMark } from '../../scene/answers.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { newsDesk, print } from '../../studio/places/news-desk.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { notepad, stickyNote } from '../../studio/places/writing-desk.ts'
import { sceneAcross } from '../../studio/scenes/strip.ts'
import { prose, ruled } from '../escrita/papers.ts'
import { LINK_GROUPS, type NoteDraft, type PairDraft, type RoughDraft } from './draft-facts.ts'
import { sceneBehind } from './linked-page.ts'

export type Draft = PairDraft | RoughDraft | NoteDraft

/** Lower edge of a scene across the page, and the paper below it, mm. */
const FOOT = 148
const PAIRED = { x: 15.5, y: 153, width: 179, height: 126.5 }
/** On a desk: the photograph, what is beside it and the paper to write on, mm. */
const PHOTO = { x: 18.5, y: 63, width: 104, height: 74 }
const BESIDE = { x: 130, y: 61, width: 64, height: 79 }
const PAPER = { x: 15.5, y: 146, width: 179, height: 133.5 }
/** Width of the scene that a photograph shows, mm. */
const SHOWN = 176
const [LEFT, RIGHT] = [PAPER.x + 5, PAPER.x + PAPER.width - 5]
const ROOM = RIGHT - LEFT

const tag = (pen: Pen, x: number, y: number, number: number): Drawing => [
  pen.shape(circle(x, y, 3), 'yellow', 0.7),
  pen.text(x, y + 1.6, number, 4.4),
]

/** Words on a strip behind a label. */
function wordStrip(pen: Pen, label: string, words: readonly string[], y: number): Drawing {
  const from = LEFT + 5 + measureText(label, 'text', 4.8) + 6
  return [
    pen.shape(box(LEFT, y, ROOM, 9.6, 3), 'yellowPale', 0.8),
    pen.text(LEFT + 4, y + 6.4, label, 4.8, { font: 'text', anchor: 'start' }),
    spreadWords(pen, words, [from, y + 6.5], RIGHT - 6 - from, 5.2),
  ]
}

const STEP = 27.4

/** `pronouns` in the order of the strip. */
function pairRows(pen: Pen, { pairs }: PairDraft, pronouns: readonly string[]): PageMark[] {
  const top = PAIRED.y + 22
  return [
    ...marksOf(wordStrip(pen, 'Troque por:', pronouns, PAIRED.y + 4)),
    ...pairs.flatMap(({ first, second, link, joined }, i) => {
      const y = top + i * STEP
      const width = measureText(link, 'display', 5) + 9
      const words = `${first} ${second}`
      const room = ROOM - 9 - width - 4
      return [
        ...marksOf([
          tag(pen, LEFT + 3.2, y - 1.8, i + 1),
          pen.text(LEFT + 9, y, words, fitTextSize(words, 'text', 5.2, room), { font: 'text', anchor: 'start' }),
          pen.shape(box(RIGHT - width, y - 6, width, 8.4, 4.2), 'bluePale', 0.8),
          pen.text(RIGHT - width / 2, y - 0.1, link, 5),
        ]),
        ...ruled(pen, { at: [LEFT, y + 10.2], to: RIGHT, step: 8.8, count: 2, value: joined, size: 5 }),
      ]
    }),
  ]
}

const CHECK = 4.5

/** Boxes to tick after reading over. */
function checks(pen: Pen, labels: readonly string[], y: number): Drawing {
  let x = LEFT
  return labels.map((label) => {
    const at = x
    x += measureText(label, 'text', CHECK) + 13
    return [
      pen.shape(box(at, y - 4.2, 5.2, 5.2, 0.8), 'white', 0.7),
      pen.text(at + 7, y, label, CHECK, { font: 'text', anchor: 'start' }),
    ]
  })
}

const BASE = PAPER.y + PAPER.height
const LINE = 8.8

/** Lines from a height down to the boxes at the foot. */
function writing(pen: Pen, from: number, value?: string): PageMark[] {
  const count = Math.floor((BASE - 13 - from) / LINE) + 1
  return [
    ...ruled(pen, { at: [LEFT, from], to: RIGHT, step: LINE, count, size: 4.7, ...(value && { value }) }),
    ...marksOf(checks(pen, ['Liguei as frases.', 'Troquei as repetições.', 'Li de novo em voz alta.'], BASE - 4.6)),
  ]
}

const NOTE = 4.7

/** The text that repeats too much, on a yellow note. */
function roughText(pen: Pen, { rough, title, links, swaps, model }: RoughDraft): PageMark[] {
  const [x, width] = [BESIDE.x + 4, BESIDE.width - 7]
  const lines = wrapText(rough, 'text', NOTE, width).length
  const leading = Math.min(6.9, (BESIDE.height - 27) / (lines - 1))
  return [
    ...marksOf([
      stickyNote(pen, BESIDE),
      prose(pen, rough, { at: [x, BESIDE.y + 12], width, size: NOTE, leading }),
      wordStrip(pen, 'Ligue com:', links, PAPER.y + 4.6),
      wordStrip(pen, 'Troque por:', swaps, PAPER.y + 16.6),
      pen.text(LEFT, PAPER.y + 35.4, title, 5.6, { anchor: 'start' }),
    ]),
    ...writing(pen, PAPER.y + 45, `Exemplo: ${model}`),
  ]
}

/** Notes on a pad, each with a dot. */
const pad = (pen: Pen, all: readonly string[]): Drawing => {
  let y = BESIDE.y + 17.4
  return [
    notepad(pen, BESIDE),
    all.map((note) => {
      const lines = wrapText(note, 'text', NOTE, BESIDE.width - 11)
      const top = y
      y += lines.length * 5.4 + 2.4
      return [
        pen.solid(circle(BESIDE.x + 4.6, top - 1.6, 0.9)),
        lines.map((line, i) => pen.text(BESIDE.x + 8, top + i * 5.4, line, NOTE, { font: 'text', anchor: 'start' })),
      ]
    }),
  ]
}

const CARD_GAP = 2.4

function noteText(pen: Pen, { title, notes }: NoteDraft): PageMark[] {
  const top = PAPER.y + 4.6
  const width = (ROOM - 4 * CARD_GAP) / 5
  return [
    ...marksOf([
      pad(pen, notes),
      LINK_GROUPS.map(([relation, words], i) => {
        const x = LEFT + i * (width + CARD_GAP)
        return [
          pen.shape(box(x, top, width, 24, 2.6), 'yellowPale', 0.8),
          pen.text(x + width / 2, top + 6, relation, fitTextSize(relation, 'display', 4.7, width - 4)),
          words.map((word, k) => [
            pen.shape(box(x + 3, top + 8.8 + k * 7, 4.6, 4.6, 0.8), 'white', 0.6),
            pen.text(x + 9.6, top + 12.6 + k * 7, word, 4.5, { font: 'text', anchor: 'start' }),
          ]),
        ]
      }),
      pen.text(LEFT, top + 34, title, 5.6, { anchor: 'start' }),
    ]),
    ...writing(pen, top + 43.4),
  ]
}

/** The scene of a place as a photograph that a clip holds. */
const photograph = (pen: Pen, { place, cast }: Draft): PageMark[] => [
  ...marksOf(print(pen, PHOTO)),
  sceneAcross(place, cast, PHOTO, pen.colour, SHOWN),
  ...marksOf(pen.shape(box(PHOTO.x, PHOTO.y, PHOTO.width, PHOTO.height), null, 0.9)),
]

/** `pronouns` in the order of the strip; `look`, from 0, gives other desks. */
export function draftPage(pen: Pen, draft: Draft, pronouns: readonly string[], look: number): PageMark[] {
  if ('pairs' in draft)
    return [...sceneBehind(pen, draft, FOOT), ...marksOf(notePaper(pen, PAIRED)), ...pairRows(pen, draft, pronouns)]
  return [
    ...marksOf(newsDesk(pen, look)),
    ...photograph(pen, draft),
    ...marksOf(pen.shape(box(PAPER.x - 2, PAPER.y - 2, PAPER.width + 4, PAPER.height + 4, 3), 'white', 1.1)),
    ...('rough' in draft ? roughText(pen, draft) : noteText(pen, draft)),
  ]
}
