/** The four shapes of a letter: print and cursive, capital and small. Find them, join them, write them. */

import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawMatching, type MatchItem } from '../../page/match-columns.ts'
import type { Random } from '../../page/random.ts'
import { idOfName } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { circle } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { reachOf, standing } from '../../studio/fit.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { CLOTHS, chestOf, top, towel } from '../../studio/places/drying-yard.ts'
import { thingsOf } from './alphabet-things.ts'
import { belowPegs, FORMS, type Form, formIn, type LetterFormsFacts, ropesOf, yardOf } from './letter-forms.ts'
import { tablePage } from './letter-table.ts'

const VOWELS = [...'AEIOU']
const CONSONANTS = [...'BCDFGHJKLMNPQRSTVWXYZ']
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  vogais: VOWELS,
  consoantes: CONSONANTS,
  alfabeto: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
}
/** The vowels fill one page of any level. */
const ROWS: Readonly<Record<Level, number>> = { facil: 5, medio: 5, desafio: 5 }

/** Letters a child takes for another, in some shape. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  A: 'DOE',
  B: 'DPR',
  C: 'EGO',
  D: 'BOA',
  E: 'FCL',
  F: 'TEJ',
  G: 'JQC',
  H: 'NKM',
  I: 'LTE',
  J: 'GIL',
  K: 'HRX',
  L: 'ITJ',
  M: 'NWH',
  N: 'MHU',
  O: 'QCA',
  P: 'RBQ',
  Q: 'GOP',
  R: 'PBK',
  S: 'ZGC',
  T: 'FLI',
  U: 'VNW',
  V: 'UWN',
  W: 'MVU',
  X: 'KYZ',
  Y: 'VGX',
  Z: 'SXN',
}

const OTHERS = 3

/** The three other shapes of the letter, among shapes of others. */
function choicesOf(random: Random, letter: string): Form[] {
  const own = FORMS.slice(1).map((form) => ({ ...form, letter }))
  const others = [...(LOOK_ALIKE[letter] ?? '')].slice(0, OTHERS).map((other, i) => ({
    ...(FORMS[1 + ((i + random.integer(0, 2)) % 3)] ?? { small: true, cursive: false }),
    letter: other,
  }))
  return random.shuffle([...own, ...others])
}

/** Width of the towel with the capital, mm. */
const FIRST = 45

function findPage(
  random: Random,
  letters: readonly string[],
  options: SheetOptions,
  yard: number,
): DrawnPage<LetterFormsFacts> {
  const pen = new Pen(options.color)
  const cloths = random.shuffle(CLOTHS)
  const choices = letters.map((letter) => choicesOf(random, letter))
  const things = letters.map((letter) => random.pick(thingsOf(letter)))
  const ropes = ropesOf(letters.length)
  const marks = eachCell(letters, ropes, (letter, row, i): PageMark[] => {
    const card = { ...row, width: FIRST }
    const right = { ...row, x: row.x + FIRST + 2, width: row.width - FIRST - 2 }
    const thing = things[i]
    const print = { letter, small: false, cursive: false }
    const room = { width: 22, height: row.height - 7 }
    const reach = thing ? reachOf(thing.draw) : room
    const scale = Math.min(room.width / reach.width, room.height / reach.height)
    return [
      ...marksOf(towel(pen, card, 'white', i)),
      formIn({ ...card, y: card.y + 2, width: 22 }, print, 19),
      ...(thing
        ? [standing(pen, thing.draw, card.x + 32, card.y + row.height - 2, scale * Math.max(reach.width, reach.height))]
        : []),
      ...eachCell(choices[i] ?? [], cellsOf(6, 1, { box: right, gap: 1.6 }), (form, cell): PageMark[] => {
        const chest = chestOf(cell)
        const found = circle(middleX(chest), middleY(chest), 9.8, { stroke: ANSWER_RED, width: 1 })
        return [
          ...marksOf(top(pen, cell, cloths[i % cloths.length] ?? 'cream', i + 1)),
          formIn(chest, form, 17),
          ...(form.letter === letter ? [answer([found])] : []),
        ]
      }).flat(),
    ]
  }).flat()
  return {
    marks: [...yardOf(options, ropes, yard), ...marks],
    whole: true,
    facts: { letters, choices, given: [] },
    items: letters,
    pictures: things.flatMap(({ name }) => idOfName(name) ?? []),
  }
}

/** Width of a cloth with two letters, mm. */
const PAIR = 62

function joinPage(
  random: Random,
  letters: readonly string[],
  options: SheetOptions,
  yard: number,
): DrawnPage<LetterFormsFacts> {
  const pen = new Pen(options.color)
  // One colour for each column: colour gives no answer away.
  const [print = 'cream', written = 'cream'] = random.sample(CLOTHS, 2)
  const pair = (letter: string, cursive: boolean): MatchItem => ({
    name: letter,
    draw: (box) => {
      const chest = cursive ? box : chestOf(box)
      const free = belowPegs(chest)
      const half = { ...free, width: free.width / 2 - 4 }
      const cloth = cursive ? towel(pen, box, written, 1) : top(pen, box, print, 2)
      return [
        ...marksOf(cloth),
        formIn({ ...half, x: half.x + 3 }, { letter, small: false, cursive }, 24),
        formIn({ ...half, x: half.x + half.width + 4 }, { letter, small: true, cursive }, 24),
      ]
    },
  })
  const ropes = ropesOf(letters.length)
  const pairs = letters.map((letter) => ({ left: pair(letter, false), right: pair(letter, true) }))
  const { marks } = drawMatching(random, pairs, {
    leftWidth: PAIR,
    rightWidth: PAIR,
    rows: ropes,
    place: ({ draw }, box) => draw(box),
  })
  return {
    marks: [...yardOf(options, ropes, yard), ...marks],
    whole: true,
    facts: { letters, choices: [], given: [] },
    items: letters,
  }
}

/** Most letters of a page on which the whole alphabet is written. */
const MOST_WRITTEN = 7

/** The alphabet cut into the pages in its order; null where they are too few, or need no cut. */
function wholeAlphabet({ level, theme, pages, fewer }: SheetOptions): string[][] | null {
  const letters = LETTERS.alfabeto ?? []
  const most = Math.ceil(letters.length / pages)
  if (level !== 'desafio' || theme !== 'alfabeto' || fewer || most > MOST_WRITTEN || most <= ROWS.desafio) return null
  const longer = letters.length - (most - 1) * pages
  return Array.from({ length: pages }, (_, i) => {
    const from = i * (most - 1) + Math.min(i, longer)
    return letters.slice(from, from + most - (i < longer ? 0 : 1))
  })
}

export const quatroLetras: SheetKind<PagesFacts<LetterFormsFacts>> = {
  id: 'quatro-letras',
  category: 'alfabetizacao',
  themes: ['alfabeto', 'consoantes', 'vogais'],
  draw: (options) => {
    const { level } = options
    const items = LETTERS[options.theme ?? 'alfabeto'] ?? VOWELS
    const rows = amountOf(options, ROWS[level])
    // All five vowels are on each of their pages; with fewer, some repeat on the next page.
    const pages =
      wholeAlphabet(options) ??
      (items.length > rows
        ? dealPages(options, { items, perPage: rows, ...(items === VOWELS && { nameOf: () => ({}) }) })
        : Array.from({ length: options.pages }, () => items))
    const pictogram = { facil: 'ring', medio: 'link', desafio: 'write' } as const
    return composeSheet(options, pictogram[level], (random, index, sheet) => {
      const yard = sheet.fork('yard').integer(0, 99) + index
      const letters = [...(pages[index] ?? [])].sort()
      if (level === 'facil') return findPage(random, letters, options, yard)
      return level === 'medio' ? joinPage(random, letters, options, yard) : tablePage(random, letters, options, yard)
    })
  },
}
