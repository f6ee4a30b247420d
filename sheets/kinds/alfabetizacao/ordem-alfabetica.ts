/** The order of the alphabet: letters that are missing, pictures to number, words to write in a list. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES, withoutAccent } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, PALE_GREY, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, rect, text } from '../../scene/marks.ts'
import type { Ink, Mark, SheetKind } from '../../scene/scene.ts'
import { dealWords, namesOf } from './word-deck.ts'

export interface AlphabetFacts {
  /** Rows of letters that follow one another; null where one is missing. */
  readonly chains: readonly { readonly letters: string; readonly shown: readonly boolean[] }[]
  /** Words as they are printed, in groups. */
  readonly groups: readonly (readonly string[])[]
  /** The same groups in the order of the alphabet. */
  readonly ordered: readonly (readonly string[])[]
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const CHAINS = 6
const CHAIN = 5

const plain = (name: string) => [...capitals(name)].map(withoutAccent).join('').replaceAll('Ç', 'C')
/** As in a dictionary: accents and cedilla do not count. */
export const inOrder = (words: readonly string[]): string[] =>
  [...words].sort((a, b) => (plain(a) < plain(b) ? -1 : plain(a) > plain(b) ? 1 : 0))

/** A caterpillar of letters: the first is always there, two or three are missing. */
function chainPage(random: Random, starts: readonly number[], color: boolean): DrawnPage<AlphabetFacts> {
  const inks = random.shuffle(SOFT_FILLS)
  const chains = [...starts]
    .sort((a, b) => a - b)
    .map((start) => {
      const missing = random.sample([1, 2, 3, 4], random.integer(2, 3))
      const letters = ALPHABET.slice(start, start + CHAIN)
      return { letters, shown: [...letters].map((_, i) => !missing.includes(i)) }
    })
  const marks = eachCell(chains, cellsOf(1, CHAINS, { gap: 3 }), ({ letters, shown }, row, k): PageMark[] => {
    const fill = color ? tint(inks[k % inks.length] ?? WHITE, 0.6) : WHITE
    const step = (row.width - 34) / CHAIN
    const r = Math.min(step / 2 - 0.5, 14.5)
    return [
      drawPicture('caterpillar', { cx: row.x + 15, cy: middleY(row), size: 28, color }),
      ...[...letters].flatMap((letter, i): PageMark[] => {
        const [cx, cy] = [row.x + 34 + step * (i + 0.5), middleY(row) + (i % 2 ? 1.6 : -1.6)]
        return [
          circle(cx, cy, r, { fill: shown[i] ? fill : WHITE }),
          (shown[i] ? centredText : writtenAnswer)(cx, cy, letter, 13),
        ]
      }),
    ]
  }).flat()
  return {
    marks,
    facts: { chains, groups: [], ordered: [] },
    items: chains.map(({ letters }) => letters),
  }
}

const GROUPS = 4
const GROUP = 4

/** Four pictures in a row, to be numbered in the order of their first letters. */
function numberPage(random: Random, pictures: readonly Picture[], color: boolean): DrawnPage<AlphabetFacts> {
  const inks = random.shuffle(SOFT_FILLS)
  const rows = inRows(random, pictures)
  const groups = rows.map((row) => row.map(({ name }) => name))
  const ordered = groups.map(inOrder)
  const marks = eachCell(rows, cellsOf(1, GROUPS, { gap: 5 }), (row, box, k): PageMark[] => {
    const fill = color ? tint(inks[k % inks.length] ?? WHITE, 0.4) : WHITE
    return [
      rect(box.x, box.y, box.width, box.height, { radius: 5, fill }),
      ...eachCell(row, cellsOf(GROUP, 1, { box, gap: 0 }), (picture, cell): PageMark[] => {
        const word = capitals(picture.name)
        const place = (ordered[k] ?? []).indexOf(picture.name) + 1
        const top = cell.y + cell.height - 15.5
        return [
          drawPicture(picture, { cx: middleX(cell), cy: cell.y + 13.8, size: 24, color }),
          text(middleX(cell), cell.y + 32, word, fitTextSize(word, 'display', 5.2, cell.width - 4)),
          rect(middleX(cell) - 6.75, top, 13.5, 13.5, { radius: 2, width: 0.5, fill: WHITE }),
          writtenAnswer(middleX(cell), top + 6.75, String(place), 7),
        ]
      }).flat(),
    ]
  }).flat()
  return {
    marks,
    facts: { chains: [], groups, ordered },
    items: groups.flat(),
  }
}

const LIST = 10
const BANK_HEIGHT = 78

/** Words in a bank, to be written one below the other as in a dictionary. */
function listPage(random: Random, pictures: readonly Picture[], color: boolean): DrawnPage<AlphabetFacts> {
  const fill: Ink = color ? tint(random.pick(SOFT_FILLS), 0.4) : WHITE
  const names = namesOf(pictures)
  const ordered = inOrder(names)
  const bank = { ...CONTENT, height: BANK_HEIGHT }
  const inner = { x: bank.x + 3, y: bank.y + 3, width: bank.width - 6, height: bank.height - 6 }
  const shown = [
    rect(bank.x, bank.y, bank.width, bank.height, { radius: 5, fill }),
    ...eachCell(pictures, cellsOf(5, 2, { box: inner, gap: 2 }), (picture, cell): Mark[] => [
      drawPicture(picture, { cx: middleX(cell), cy: cell.y + 12.5, size: 23, color }),
      text(
        middleX(cell),
        cell.y + cell.height - 3.2,
        picture.name,
        fitTextSize(picture.name, 'display', 5.4, cell.width - 2),
      ),
    ]).flat(),
  ]
  const y = CONTENT.y + BANK_HEIGHT + 3
  const lines = cellsOf(2, LIST / 2, { box: { ...CONTENT, y, height: CONTENT.y + CONTENT.height - y }, gap: 4 })
  const marks = [
    ...shown,
    // Down the left column, then down the right one.
    ...lines.flatMap((cell, i): PageMark[] => {
      const place = (i % 2) * (LIST / 2) + Math.floor(i / 2)
      const base = cell.y + cell.height - 4
      return [
        circle(cell.x + 6, base - 4, 5, { width: 0.45, fill }),
        centredText(cell.x + 6, base - 4, String(place + 1), 4.8),
        line(cell.x + 14, base, cell.x + cell.width, base, { width: 0.5 }),
        line(cell.x + 14, base - 9, cell.x + cell.width, base - 9, { width: 0.3, dash: [1.4, 1.6], stroke: PALE_GREY }),
        answer([text(cell.x + 18, base - 2.2, ordered[place] ?? '', 6.4, { anchor: 'start', fill: ANSWER_RED })]),
      ]
    }),
  ]
  return {
    marks,
    facts: { chains: [], groups: [names], ordered: [ordered] },
    items: names,
  }
}

/** No initial more often than there are rows, so that no row has one twice. */
const initialsFit = (page: readonly Picture[], picture: Picture) =>
  page.filter((other) => plain(other.name)[0] === plain(picture.name)[0]).length < GROUPS

/** Words with one initial dealt to different rows. */
function inRows(random: Random, pictures: readonly Picture[]): Picture[][] {
  const sorted = [...pictures].sort((a, b) => (plain(a.name) < plain(b.name) ? -1 : 1))
  const rows = Array.from({ length: GROUPS }, (_, row) => sorted.filter((_, i) => i % GROUPS === row))
  return random.shuffle(rows.map((row) => random.shuffle(row)))
}

/** Two of ten words at most share a first letter with others, and then their second letters differ. */
const tiesAreShort = (page: readonly Picture[], picture: Picture) => {
  const name = plain(picture.name)
  const same = page.filter((other) => plain(other.name)[0] === name[0])
  return same.length < 2 && same.every((other) => plain(other.name)[1] !== name[1])
}

export const ordemAlfabetica: SheetKind<PagesFacts<AlphabetFacts>> = {
  id: 'ordem-alfabetica',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color } = options
    if (level === 'facil') {
      const items = Array.from({ length: ALPHABET.length - CHAIN + 1 }, (_, i) => i)
      const accept = (page: readonly number[], start: number) => page.every((other) => Math.abs(other - start) > 1)
      const pages = dealPages(options, { items, perPage: CHAINS, accept })
      return composeSheet(options, 'write', (random, index) => chainPage(random, pages[index] ?? [], color))
    }
    const suits = (picture: Picture) => picture.name.length <= 9
    const deal =
      level === 'medio' ? { perPage: GROUPS * GROUP, accept: initialsFit } : { perPage: LIST, accept: tiesAreShort }
    const pages = dealWords(options, { ...deal, suits })
    return composeSheet(options, 'write', (random, index) =>
      (level === 'medio' ? numberPage : listPage)(random, pages[index] ?? [], color),
    )
  },
}
