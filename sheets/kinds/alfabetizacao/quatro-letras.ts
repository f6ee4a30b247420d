/** The four shapes of a letter: print and cursive, capital and small. Find them, join them, write them. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { letterOnBoard } from '../../page/letter-on-board.ts'
import { drawMatching, type MatchItem } from '../../page/match-columns.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { LETTER_FORM_TEXTS } from '../../page/texts.ts'
import { idOfName } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, RULE_BLUE } from '../../scene/inks.ts'
import { circle, heavier, line, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { reachOf, standing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { CLOTHS, chestOf, dryingYard, hangers, top, towel } from '../../studio/places/drying-yard.ts'
import { plate } from '../matematica/counted-rows.ts'
import { thingsOf } from './alphabet-things.ts'

/** One of the four shapes, e.g. the small cursive a. */
export interface Form {
  readonly letter: string
  readonly small: boolean
  readonly cursive: boolean
}

export interface LetterFormsFacts {
  /** Capitals, in the order of the rows. */
  readonly letters: readonly string[]
  /** Shapes to choose from in each row; empty for rows without a choice. */
  readonly choices: readonly (readonly Form[])[]
  /** Shape that is given in each row of the table; empty elsewhere. */
  readonly given: readonly Form[]
}

const VOWELS = [...'AEIOU']
const CONSONANTS = [...'BCDFGHJKLMNPQRSTVWXYZ']
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  vogais: VOWELS,
  consoantes: CONSONANTS,
  alfabeto: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
}
/** The vowels fill one page of any level. */
const ROWS: Readonly<Record<Level, number>> = { facil: 5, medio: 5, desafio: 5 }

const FORMS: readonly [Omit<Form, 'letter'>, ...Omit<Form, 'letter'>[]] = [
  { small: false, cursive: false },
  { small: true, cursive: false },
  { small: false, cursive: true },
  { small: true, cursive: true },
]

const shapeOf = ({ letter, small }: Form) => (small ? letter.toLowerCase() : letter)
/** Cursive of this share of print has small letters as high as those of print. */
const CURSIVE_SCALE = 0.86
/** From the middle of a cloth to the line that its letters are on, in sizes. */
const BELOW_MIDDLE = 0.32
const fontOf = ({ cursive }: Form) => (cursive ? 'cursive' : 'display')

/** Pegs reach this far down a cloth, mm. */
const PEG = 3
const belowPegs = (box: Box): Box => ({ ...box, y: box.y + PEG, height: box.height - PEG })

/** A letter in one of its shapes in the middle of a cloth. `size` is that of print. */
const formIn = (box: Box, form: Form, size: number) =>
  letterOnBoard(box, {
    letter: shapeOf(form),
    font: fontOf(form),
    size: form.cursive ? size * CURSIVE_SCALE : size,
    baseline: middleY(box) + size * BELOW_MIDDLE,
  })

/** Ropes and the cloths on them fill the page from here, mm. */
const [TOP, BOTTOM] = [64, 262]
/** Between a cloth and the next rope, and the longest cloth, mm. */
const [BELOW, LONGEST] = [6, 44]

/** The room of the cloths of each rope. */
function ropesOf(count: number, from = TOP): Box[] {
  const step = (BOTTOM - from) / count
  const height = Math.min(step - BELOW, LONGEST)
  return Array.from({ length: count }, (_, i) => ({ x: 15, y: from + step * i, width: 180, height }))
}

/** The yard with its ropes, and the title above. */
function yardOf(options: SheetOptions, ropes: readonly Box[], turn: number): PageMark[] {
  const pen = new Pen(options.color)
  const heights = ropes.map(({ y }) => y)
  return [...marksOf([dryingYard(pen, heights, turn), hangers(pen, turn)]), ...taskTitle(pen, options)]
}

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

function findPage(random: Random, letters: readonly string[], options: SheetOptions): DrawnPage<LetterFormsFacts> {
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
    marks: [...yardOf(options, ropes, random.integer(0, 99)), ...marks],
    whole: true,
    facts: { letters, choices, given: [] },
    items: letters,
    pictures: things.flatMap(({ name }) => idOfName(name) ?? []),
  }
}

/** Width of a cloth with two letters, mm. */
const PAIR = 62

function joinPage(random: Random, letters: readonly string[], options: SheetOptions): DrawnPage<LetterFormsFacts> {
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
    marks: [...yardOf(options, ropes, random.integer(0, 99)), ...marks],
    whole: true,
    facts: { letters, choices: [], given: [] },
    items: letters,
  }
}

/** Height of the plates with the names of the four shapes, mm. */
const HEAD = 13
/** Between the rules to write on, and the size of print that fits them, mm. */
const [RULE, WRITTEN] = [7.7, 15.4]
/** The lowest rule is this far below the middle of its cloth: tails have room, mm. */
const BASE = 5.4

const rulesIn = (cell: Box, base: number): Mark[] =>
  [2, 1, 0].map((up) =>
    line(cell.x + 4, base - up * RULE, cell.x + cell.width - 4, base - up * RULE, {
      stroke: RULE_BLUE,
      width: up ? 0.35 : 0.6,
      cap: 'butt',
      ...(up === 1 && { dash: [1.8, 1.6] }),
    }),
  )

/** A letter on the lowest rule of its cloth, for the key. */
function writtenAt(cell: Box, base: number, form: Form): Mark {
  const size = form.cursive ? WRITTEN * CURSIVE_SCALE : WRITTEN
  const drawn = text(middleX(cell), base, shapeOf(form), size, { font: fontOf(form), fill: ANSWER_RED })
  return form.cursive ? heavier(drawn, size) : drawn
}

function tablePage(random: Random, letters: readonly string[], options: SheetOptions): DrawnPage<LetterFormsFacts> {
  const pen = new Pen(options.color)
  const fill = random.pick(CLOTHS)
  const first = random.integer(0, FORMS.length - 1)
  const given = letters.map((letter, i): Form => ({ ...inTurn(FORMS, first + i), letter }))
  const ropes = ropesOf(letters.length, TOP + HEAD + 3)
  const head = cellsOf(FORMS.length, 1, { box: { x: 15, y: TOP - 6, width: 180, height: HEAD }, gap: 4 })
  const marks = [
    ...eachCell(LETTER_FORM_TEXTS, head, ([kind, height], cell): Mark[] => [
      plate(cell, options.color),
      text(middleX(cell), cell.y + 5.6, kind, 4.6, { font: 'text' }),
      text(middleX(cell), cell.y + 10.6, height, 4.6, { font: 'text' }),
    ]).flat(),
    ...eachCell(given, ropes, (form, row, i) =>
      eachCell(FORMS, cellsOf(FORMS.length, 1, { box: row, gap: 4 }), (shape, cell): PageMark[] => {
        const isGiven = shape.small === form.small && shape.cursive === form.cursive
        const base = middleY(cell) + BASE
        const written = { ...shape, letter: form.letter }
        return [
          ...marksOf(towel(pen, cell, isGiven ? fill : 'white', i)),
          ...(isGiven
            ? [formIn(belowPegs(cell), written, 24)]
            : [...rulesIn(cell, base), answer([writtenAt(cell, base, written)])]),
        ]
      }).flat(),
    ).flat(),
  ]
  return {
    marks: [...yardOf(options, ropes, random.integer(0, 99)), ...marks],
    whole: true,
    facts: { letters, choices: [], given },
    items: given.map((form) => `${shapeOf(form)} ${form.cursive ? 'cursiva' : 'de imprensa'}`),
  }
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
      items.length > rows
        ? dealPages(options, { items, perPage: rows, ...(items === VOWELS && { nameOf: () => ({}) }) })
        : Array.from({ length: options.pages }, () => items)
    const pictogram = { facil: 'ring', medio: 'link', desafio: 'write' } as const
    return composeSheet(options, pictogram[level], (random, index) => {
      const letters = [...(pages[index] ?? [])].sort()
      if (level === 'facil') return findPage(random, letters, options)
      return level === 'medio' ? joinPage(random, letters, options) : tablePage(random, letters, options)
    })
  },
}
