/** One syllable family: write its syllables and find them again; complete words with them; put words together. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { ruledHeight } from '../../lettering/ruled.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { FAMILY_TEXTS } from '../../page/texts.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLACK, GREY, PALE_GREY, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, line, rect, text } from '../../scene/marks.ts'
import type { Ink, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { joinWritten, ruledRow, textWidth } from '../tracejar/written.ts'
import {
  FAMILIES,
  type FamilyWord,
  hardness,
  placeOf,
  SHOWN_BY,
  startingWith,
  syllablesOfFamily,
  WORDS_TO_DRAW,
  wordsOfFamily,
  wordsWith,
} from './families.ts'
import { drawHunt, type HuntTask, makeHunt } from './family-hunt.ts'
import { drawRiddle, makeRiddle, type RiddleTask } from './family-riddle.ts'
import { isClearAlone } from './word-deck.ts'

export interface FamilyFacts {
  readonly consonant: string
  /** Syllables to trace, each with the word of its picture; null where the child draws one. */
  readonly traced?: readonly { readonly syllable: string; readonly word: string | null }[]
  readonly hunt?: HuntTask
  /** Words with one syllable left out. */
  readonly gaps?: readonly { readonly word: string; readonly syllables: readonly string[]; readonly place: number }[]
  readonly riddle?: RiddleTask
}

const TRACE_SIZE = 16
const PICTURE_ROOM = 46

/** White between a syllable and its neighbours, mm: kerning stops at a change of weight. */
const PART_GAP = 0.6

/** A syllable of a word, and the letters before it and behind it, if there are any. */
const partsAt = (word: readonly string[], place: number) =>
  [word.slice(0, place), word.slice(place, place + 1), word.slice(place + 1)]
    .map((syllables, i) => ({ letters: capitals(syllables.join('')), isSyllable: i === 1 }))
    .filter(({ letters }) => letters !== '')

/** The word below its picture, its syllable heavier than the rest. */
function markedWord(word: readonly string[], place: number, cx: number, y: number, room: number): Mark[] {
  const size = fitTextSize(capitals(word.join('')), 'display', 5.6, room)
  const parts = partsAt(word, place).map(({ letters, isSyllable }) => {
    const [font, fill] = isSyllable ? (['display', BLACK] as const) : (['text', GREY] as const)
    return { letters, font, fill, width: measureText(letters, font, size) }
  })
  let x = cx - (parts.reduce((sum, { width }) => sum + width, 0) + PART_GAP * (parts.length - 1)) / 2
  return parts.map(({ letters, font, fill, width }) => {
    const mark = text(x, y, letters, size, { font, fill, anchor: 'start' })
    x += width + PART_GAP
    return mark
  })
}

/** If the library has no picture that begins with a syllable, the child draws the word below, or one of their choice. */
const ownFrame = (box: Box, label: string): Mark[] => [
  rect(box.x, box.y, box.width, box.height, { radius: 4, width: 0.45, stroke: GREY, dash: [2, 1.6] }),
  text(middleX(box), box.y + box.height - 2.6, label, 3.6, { font: 'text', fill: GREY }),
]

function tracePage(random: Random, consonant: string, color: boolean): DrawnPage<FamilyFacts> {
  const syllables = syllablesOfFamily(consonant)
  const rows = cellsOf(1, syllables.length, { gap: 3 })
  const drawn = eachCell(syllables, rows, (syllable, row) => {
    const known = wordsWith(syllable)
    const toDraw = WORDS_TO_DRAW[syllable]
    const first = known.filter((word) => placeOf(word, syllable) === 0)
    const words = toDraw || first.length > 0 ? first : known
    const [easiest] = words
    const least = easiest ? hardness(easiest, placeOf(easiest, syllable)) : 0
    const picture = easiest
      ? random.pick(words.filter((word) => hardness(word, placeOf(word, syllable)) === least))
      : null
    const art = { x: row.x, y: row.y + 1, width: PICTURE_ROOM, height: row.height - 2 }
    const size = row.height - 11
    const shown = picture ?? SHOWN_BY[syllable]
    const word = picture?.syllables ?? toDraw ?? []
    const place = picture ? placeOf(picture, syllable) : 0
    const left = shown
      ? [
          drawPicture(shown, { cx: middleX(art), cy: row.y + size / 2 + 0.5, size, color }),
          ...markedWord(word, place, middleX(art), row.y + row.height - 2.2, PICTURE_ROOM - 2),
        ]
      : [
          ...ownFrame(
            { ...art, x: art.x + 3, width: art.width - 6, height: art.height - (toDraw ? 8 : 0) },
            FAMILY_TEXTS.draw,
          ),
          ...(toDraw ? markedWord(toDraw, 0, middleX(art), row.y + row.height - 2.2, PICTURE_ROOM - 2) : []),
        ]
    const x = row.x + PICTURE_ROOM + 6
    const width = CONTENT.x + CONTENT.width - x
    const y = middleY(row) - ruledHeight(TRACE_SIZE) / 2 + TRACE_SIZE
    const letters = textWidth(syllable, TRACE_SIZE)
    const times = letters * 3 + 12 * 2 + 8 < width ? 3 : 2
    const gap = (width - 8 - times * letters) / times
    const copies = Array.from({ length: times }, (_, i) => ({
      text: syllable,
      x: x + 4 + i * (letters + gap),
      guided: i === 0,
    }))
    const written = ruledRow({ x, width, y, size: TRACE_SIZE, color }, copies)
    return { left, written, word: picture ? capitals(picture.name) : (toDraw?.join('') ?? null), syllable }
  })
  return {
    marks: [...drawn.flatMap(({ left }) => left), ...joinWritten(drawn.map(({ written }) => written)).marks],
    facts: { consonant, traced: drawn.map(({ syllable, word }) => ({ syllable, word })) },
    items: drawn.flatMap(({ word }) => word ?? []),
    subject: consonant,
  }
}

function huntPage(random: Random, consonant: string, color: boolean, ink: Ink): DrawnPage<FamilyFacts> {
  const hunt = makeHunt(random, consonant)
  const words = startingWith(consonant)
  const clear = words.filter(isClearAlone)
  // A picture that a child calls otherwise would lead to another letter.
  const picture = random.pick(clear.length > 0 ? clear : words)
  const look = { consonant, picture, color, fill: color ? tint(ink, 0.55) : WHITE }
  return {
    marks: drawHunt(hunt, look),
    facts: { consonant, hunt },
    instruction: FAMILY_TEXTS.hunt,
    items: syllablesOfFamily(consonant),
    subject: consonant,
  }
}

const MOST_GAPS = 6
const BANK_HEIGHT = 22
const SLOT = { width: 19, height: 13 }
const SLOT_GAP = 2

/** A word with a box for one of its syllables. */
function gapWord(picture: Picture, place: number, box: Box): PageMark[] {
  const parts = partsAt(picture.syllables, place)
  const gaps = SLOT_GAP * (parts.length - 1)
  const printed = parts.reduce((sum, one) => sum + (one.isSyllable ? 0 : measureText(one.letters, 'display', 9.2)), 0)
  const size = 9.2 * Math.min(1, (box.width - SLOT.width - 8) / Math.max(1, printed + gaps))
  const sized = parts.map((one) => ({
    ...one,
    width: one.isSyllable ? SLOT.width : measureText(one.letters, 'display', size),
  }))
  let x = middleX(box) - (sized.reduce((sum, { width }) => sum + width, 0) + gaps) / 2
  const cy = box.y + box.height - 3 - SLOT.height / 2
  return sized.flatMap(({ letters, isSyllable, width }): PageMark[] => {
    const left = x
    x += width + SLOT_GAP
    if (!isSyllable) return [centredText(left + width / 2, cy, letters, size)]
    return [
      answerBox(left, cy - SLOT.height / 2, SLOT.width, SLOT.height),
      writtenAnswer(left + SLOT.width / 2, cy, letters, 8),
    ]
  })
}

function gapsPage(consonant: string, words: readonly FamilyWord[], color: boolean, ink: Ink): DrawnPage<FamilyFacts> {
  const fill = color ? tint(ink, 0.55) : WHITE
  const bank = { ...CONTENT, height: BANK_HEIGHT }
  const syllables = eachCell(syllablesOfFamily(consonant), cellsOf(5, 1, { box: bank, gap: 5 }), (syllable, cell) => [
    rect(cell.x, cell.y, cell.width, cell.height - 3, { radius: 5, fill }),
    centredText(middleX(cell), middleY(cell) - 1.5, syllable, 9.5),
  ]).flat()
  const rows = words.length > 4 ? 3 : 2
  const box = { ...CONTENT, y: CONTENT.y + BANK_HEIGHT + 4, height: CONTENT.height - BANK_HEIGHT - 4 }
  const cells = cellsOf(2, rows, { box, gap: 6 })
  const marks = [
    ...syllables,
    ...cells.flatMap((cell, i): PageMark[] => {
      const word = words[i]
      const frame = rect(cell.x, cell.y, cell.width, cell.height, { radius: 4 })
      const size = Math.min(cell.width - 14, cell.height - SLOT.height - 9)
      if (word) {
        const art = { cx: middleX(cell), cy: cell.y + 3 + size / 2 + (cell.height - SLOT.height - 9 - size) / 2, size }
        return [frame, drawPicture(word.picture, { ...art, color }), ...gapWord(word.picture, word.place, cell)]
      }
      const base = cell.y + cell.height - 6
      return [
        frame,
        text(middleX(cell), cell.y + 6.5, FAMILY_TEXTS.another(consonant), 4, { font: 'text', fill: GREY }),
        line(cell.x + 8, base, cell.x + cell.width - 8, base, { width: 0.5 }),
        line(cell.x + 8, base - 10, cell.x + cell.width - 8, base - 10, { width: 0.35, stroke: PALE_GREY }),
      ]
    }),
  ]
  const gaps = words.map(({ picture, place }) => ({
    word: capitals(picture.name),
    syllables: picture.syllables.map(capitals),
    place,
  }))
  return {
    marks,
    facts: { consonant, gaps },
    items: words.map(({ picture }) => picture.name),
    subject: consonant,
  }
}

/** The family's words, the easier half first on the first page; those of the pages before come last. */
function deckOf(sheet: Random, consonant: string, index: number): FamilyWord[] {
  const random = sheet.fork('words')
  const words = wordsOfFamily(consonant)
    .map((word) => ({ word, rank: hardness(word.picture, word.place) + random.between(0, 2) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ word }) => word)
  const first = (index * MOST_GAPS) % Math.max(1, words.length)
  return [...words.slice(first), ...words.slice(0, first)]
}

/** Words of a page with gaps: one that begins with each syllable as long as there are any, the rest from the deck. */
function gapWords(sheet: Random, consonant: string, index: number): FamilyWord[] {
  const deck = deckOf(sheet, consonant, 0)
  const rest = new Set(deck)
  const syllableOf = ({ picture, place }: FamilyWord) => capitals(picture.syllables[place] ?? '')
  const pages = Array.from({ length: index + 1 }, (_, page) => {
    if (rest.size < MOST_GAPS) for (const word of deck) rest.add(word)
    const chosen = syllablesOfFamily(consonant).flatMap((syllable) => {
      const word = [...rest].find((one) => one.place === 0 && syllableOf(one) === syllable)
      return word ? [word] : []
    })
    const words = [...new Set([...chosen, ...rest])].slice(0, MOST_GAPS)
    for (const word of words) rest.delete(word)
    return sheet.fork(`gaps ${page}`).shuffle(words)
  })
  return pages[index] ?? []
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random): DrawnPage<FamilyFacts> {
  const { level, color } = options
  const consonant = options.theme ?? FAMILIES[0] ?? ''
  const ink = sheet.fork('ink').pick(SOFT_FILLS)
  if (level === 'facil')
    return index % 2 === 0 ? tracePage(random, consonant, color) : huntPage(random, consonant, color, ink)
  if (level === 'medio') return gapsPage(consonant, gapWords(sheet, consonant, index), color, ink)
  const deck = deckOf(sheet, consonant, index)
  const { task, pictures } = makeRiddle(random, consonant, deck)
  const marks = drawRiddle(task, pictures, { color, fill: color ? tint(ink, 0.55) : WHITE })
  return {
    marks,
    facts: { consonant, riddle: task },
    items: pictures.map(({ name }) => name),
    subject: consonant,
  }
}

export const familiaSilabica: SheetKind<PagesFacts<FamilyFacts>> = {
  id: 'familia-silabica',
  category: 'alfabetizacao',
  themes: FAMILIES,
  draw: (options) =>
    composeSheet(options, options.level === 'facil' ? 'trace' : 'write', (random, index, sheet) =>
      drawPage(options, random, index, sheet),
    ),
}
