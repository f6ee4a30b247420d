/** The four shapes of a letter: print and cursive, capital and small. Find them, join them, write them. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawMatching } from '../../page/match-columns.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { LETTER_FORM_TEXTS } from '../../page/texts.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, RULE_BLUE, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { area, circle, heavier, line, rect, rectData, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetFont, SheetKind } from '../../scene/scene.ts'
import { letterPicture } from '../tracejar/letter-words.ts'

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

const FORMS: readonly Omit<Form, 'letter'>[] = [
  { small: false, cursive: false },
  { small: true, cursive: false },
  { small: false, cursive: true },
  { small: true, cursive: true },
]

const shapeOf = ({ letter, small }: Form) => (small ? letter.toLowerCase() : letter)
/** Cursive letters reach further than print of the same size. */
const CURSIVE_SCALE = 0.72

/** A letter in one of its shapes, on the baseline of capitals centred at (cx, cy). `size` is that of print. */
function drawForm(form: Form, cx: number, cy: number, size: number, ink: Ink = BLACK): Mark {
  const font: SheetFont = form.cursive ? 'cursive' : 'display'
  const scale = form.cursive ? CURSIVE_SCALE : 1
  const drawn = text(cx, cy + size * 0.33, shapeOf(form), size * scale, { font, fill: ink })
  return form.cursive ? heavier(drawn, size) : drawn
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
  I: 'JLT',
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

function findPage(random: Random, letters: readonly string[], color: boolean): DrawnPage<LetterFormsFacts> {
  const fill = color ? tint(random.pick(SOFT_FILLS), 0.55) : WHITE
  const choices = letters.map((letter) => choicesOf(random, letter))
  const marks = eachCell(letters, cellsOf(1, letters.length, { gap: 5 }), (letter, row, i): PageMark[] => {
    const card = { ...row, width: 52 }
    const right = { ...row, x: row.x + 58, width: row.width - 58 }
    const picture = letterPicture(letter, 0)
    const half = card.height - 8
    const bubbles = eachCell(choices[i] ?? [], cellsOf(6, 1, { box: right, gap: 1 }), (form, cell): PageMark[] => [
      ...(form.letter === letter
        ? [answer([circle(middleX(cell), middleY(cell), 9.6, { stroke: ANSWER_RED, width: 1 })])]
        : []),
      drawForm(form, middleX(cell), middleY(cell), 12),
    ]).flat()
    return [
      rect(card.x, card.y, card.width, card.height, { radius: 5, fill }),
      drawForm({ letter, small: false, cursive: false }, card.x + (picture ? 13 : 26), middleY(card), 17),
      ...(picture
        ? [drawPicture(picture, { cx: card.x + 35, cy: middleY(card), size: Math.min(half, 27), color })]
        : []),
      rect(right.x, right.y, right.width, right.height, { radius: 5, width: 0.4 }),
      ...bubbles,
    ]
  }).flat()
  return { marks, facts: { letters, choices, given: [] }, items: letters }
}

function joinPage(random: Random, letters: readonly string[], color: boolean): DrawnPage<LetterFormsFacts> {
  const inks = random.sample(SOFT_FILLS, 2)
  // One colour for each column: colour gives no answer away.
  const ground = (cursive: boolean) => tint(inks[cursive ? 1 : 0] ?? WHITE, 0.4)
  const pair = (letter: string, cursive: boolean) => ({
    name: letter,
    draw: (box: Box) => [
      ...(color ? [area(rectData(box.x, box.y, box.width, box.height, 3), ground(cursive))] : []),
      drawForm({ letter, small: false, cursive }, box.x + box.width * 0.28, middleY(box), 17),
      drawForm({ letter, small: true, cursive }, box.x + box.width * 0.72, middleY(box), 17),
    ],
  })
  const pairs = letters.map((letter) => ({ left: pair(letter, false), right: pair(letter, true) }))
  const { marks } = drawMatching(random, pairs, { leftWidth: 62, rightWidth: 62 })
  return { marks, facts: { letters, choices: [], given: [] }, items: letters }
}

const HEAD = 15

function tablePage(random: Random, letters: readonly string[], color: boolean): DrawnPage<LetterFormsFacts> {
  const fill = color ? tint(random.pick(SOFT_FILLS), 0.55) : WHITE
  const first = random.integer(0, FORMS.length - 1)
  const given = letters.map(
    (letter, i): Form => ({
      ...(FORMS[(first + i) % FORMS.length] ?? { small: false, cursive: false }),
      letter,
    }),
  )
  const box = { ...CONTENT, y: CONTENT.y + HEAD + 3, height: CONTENT.height - HEAD - 3 }
  const head = cellsOf(FORMS.length, 1, { box: { ...CONTENT, height: HEAD }, gap: 3 })
  const marks = [
    ...eachCell(LETTER_FORM_TEXTS, head, ([kind, height], cell): Mark[] => [
      rect(cell.x, cell.y, cell.width, cell.height, { radius: 3, fill }),
      text(middleX(cell), cell.y + 6.4, kind, 4.6, { font: 'text' }),
      text(middleX(cell), cell.y + 12, height, 4.6, { font: 'text' }),
    ]).flat(),
    ...eachCell(given, cellsOf(1, given.length, { box, gap: 4 }), (form, row) =>
      eachCell(FORMS, cellsOf(FORMS.length, 1, { box: row, gap: 3 }), (shape, cell): PageMark[] => {
        const isGiven = shape.small === form.small && shape.cursive === form.cursive
        const base = middleY(cell) + 9
        const [x1, x2] = [cell.x + 4, cell.x + cell.width - 4]
        const rules = [
          line(x1, base - 20, x2, base - 20, { stroke: RULE_BLUE, width: 0.35, cap: 'butt' }),
          line(x1, base - 10, x2, base - 10, { stroke: RULE_BLUE, width: 0.35, dash: [1.8, 1.6], cap: 'butt' }),
          line(x1, base, x2, base, { stroke: RULE_BLUE, width: 0.6, cap: 'butt' }),
        ]
        const written = { ...shape, letter: form.letter }
        return [
          rect(cell.x, cell.y, cell.width, cell.height, { radius: 3, width: 0.5, fill: isGiven ? fill : WHITE }),
          ...(isGiven
            ? [drawForm(written, middleX(cell), middleY(cell), 18)]
            : [...rules, answer([drawForm(written, middleX(cell), middleY(cell) + 1, 15, ANSWER_RED)])]),
        ]
      }).flat(),
    ).flat(),
  ]
  return {
    marks,
    facts: { letters, choices: [], given },
    items: given.map((form) => `${shapeOf(form)} ${form.cursive ? 'cursiva' : 'de imprensa'}`),
  }
}

export const quatroLetras: SheetKind<PagesFacts<LetterFormsFacts>> = {
  id: 'quatro-letras',
  category: 'alfabetizacao',
  themes: ['alfabeto', 'consoantes', 'vogais'],
  draw: (options) => {
    const { level, color } = options
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
      if (level === 'facil') return findPage(random, letters, color)
      return level === 'medio' ? joinPage(random, letters, color) : tablePage(random, letters, color)
    })
  },
}
