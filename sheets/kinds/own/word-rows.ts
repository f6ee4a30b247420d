/** One word to a row: syllables to order, join or count, letters to complete or sort, the word to copy. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import type { Pictogram } from '../../page/pictograms.ts'
import type { Random } from '../../page/random.ts'
import { capitals, withoutAccent } from '../../pictures/vocabulary.ts'
import { ANSWER_RED, BLACK, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, divider, line, rect, text } from '../../scene/marks.ts'
import type { Ink, Mark, OwnWord } from '../../scene/scene.ts'
import { type OwnPage, ownKind, wordsOf } from './content.ts'
import { modelWord } from './traced.ts'

const GAP = 4
const MOST_HEIGHT = 32
/** Part of the row for what is given; the rest is for writing. */
const GIVEN = 98

interface Row {
  readonly word: OwnWord
  readonly cell: Box
  readonly fill: Ink
  readonly options: OwnPage
  readonly random: Random
}

/** A kind with a row for each word; `draw` gives the marks of the task and those of its answer. */
const rowsKind = (id: string, pictogram: Pictogram, draw: (row: Row) => { task: Mark[]; answer: Mark[] }) =>
  ownKind(id, pictogram, (options, random) => {
    const words = wordsOf(options)
    const inks = random.shuffle(SOFT_FILLS)
    const cells = cellsOf(1, words.length, { gap: GAP, maxHeight: MOST_HEIGHT })
    const rows = eachCell(words, cells, (word, cell, i) => {
      const fill = options.color ? tint(inks[i % inks.length] ?? WHITE, 0.45) : WHITE
      return draw({ word, cell, fill, options, random: random.fork(`row ${i}`) })
    })
    const rules = cells.slice(0, -1).map((cell) => divider(cell.x, cell.x + cell.width, cell.y + cell.height + GAP / 2))
    const marks = [...rows.flatMap(({ task }) => task), ...rules]
    const answers = rows.flatMap(({ answer }) => answer)
    const shown = words.map(({ text: one }) => one)
    return { marks, ...(answers.length > 0 && { solved: [...marks, ...answers] }), facts: { shown }, items: shown }
  })

const bottomOf = (cell: Box) => middleY(cell) + 5.5

/** A line for the word behind what is given, and the word on it. */
function answerLine({ cell, word }: Row, from = GIVEN + 6) {
  const [x1, x2, y] = [cell.x + from, cell.x + cell.width, bottomOf(cell)]
  const written = capitals(word.text)
  const size = fitTextSize(written, 'display', 7, x2 - x1 - 3)
  return {
    task: writingLine(x1, x2, y, 11),
    answer: [text(x1 + 1.5, y - 2.6, written, size, { anchor: 'start', fill: ANSWER_RED })],
  }
}

/** Another order than the one given, where there is another. */
function outOfOrder(random: Random, parts: readonly string[]): string[] {
  if (new Set(parts).size < 2) return [...parts]
  for (let attempt = 0; attempt < 50; attempt++) {
    const order = random.shuffle(parts)
    if (order.join('|') !== parts.join('|')) return order
  }
  return [...parts].reverse()
}

/** Cards side by side in the first part of the row, smaller where they would not fit. */
function cardsOf(parts: readonly string[], { cell, fill }: Row, between: number, sign?: string) {
  const wanted = 8.4
  const widthsAt = (size: number) =>
    parts.map((part) => Math.max(size * 1.35, measureText(part, 'display', size) + size * 0.7))
  const totalAt = (size: number) => widthsAt(size).reduce((sum, width) => sum + width + between, -between)
  let size = wanted
  while (totalAt(size) > GIVEN && size > 2) size *= 0.95
  const height = Math.min(cell.height - 2, size * 1.75)
  const cy = middleY(cell)
  let x = cell.x
  const places = widthsAt(size).map((width) => {
    const place = { x, width, cx: x + width / 2 }
    x += width + between
    return place
  })
  const marks = places.flatMap(({ x: left, width, cx }, i): Mark[] => [
    rect(left, cy - height / 2, width, height, { radius: 2.6, width: 0.5, fill }),
    centredText(cx, cy, parts[i] ?? '', size),
    ...(sign && i > 0 ? [centredText(left - between / 2, cy, sign, size * 0.7)] : []),
  ])
  return { marks, places, cy, height }
}

/** In order with plus signs; at the last level out of order. */
export const juntarProprias = rowsKind('juntar-silabas-proprias', 'write', (row) => {
  const parts = row.word.syllables.map(capitals)
  const isHard = row.options.level === 'desafio'
  const cards = cardsOf(isHard ? outOfOrder(row.random, parts) : parts, row, isHard ? 3 : 6.5, isHard ? undefined : '+')
  const written = answerLine(row)
  // The first syllable is written already at the first level, in the place that it has in the answer.
  const given =
    row.options.level === 'facil' ? written.answer.map((mark) => ({ ...mark, text: parts[0] ?? '', fill: BLACK })) : []
  return { task: [...cards.marks, ...written.task, ...given], answer: written.answer }
})

/** Rings for the numbers under the cards; at the first level the first number is given. */
export const ordenarProprias = rowsKind('ordenar-silabas-proprias', 'write', (row) => {
  const parts = row.word.syllables.map(capitals)
  const order = outOfOrder(row.random, parts)
  const up = { ...row, cell: { ...row.cell, height: row.cell.height - 8 } }
  const cards = cardsOf(order, up, 3)
  const r = Math.min(3.4, row.cell.height / 5)
  const cy = Math.min(cards.cy + cards.height / 2 + 1 + r, row.cell.y + row.cell.height - r)
  // Syllables that are alike take their places in turn.
  const left = parts.map((part, i) => ({ part, place: i + 1 }))
  const numbers = order.map(
    (part) =>
      left.splice(
        left.findIndex((one) => one.part === part),
        1,
      )[0]?.place ?? 0,
  )
  const written = answerLine(row)
  const number = (i: number, fill?: Ink) =>
    centredText(cards.places[i]?.cx ?? 0, cy, String(numbers[i]), r * 1.3, fill ? { fill } : {})
  const given = row.options.level === 'facil' ? numbers.indexOf(1) : -1
  return {
    task: [
      ...cards.marks,
      ...cards.places.map(({ cx }) => circle(cx, cy, r, { width: 0.45 })),
      ...(given >= 0 ? [number(given)] : []),
      ...written.task,
    ],
    answer: [...numbers.flatMap((_, i) => (i === given ? [] : [number(i, ANSWER_RED)])), ...written.answer],
  }
})

const isVowel = (letter: string) => 'AEIOU'.includes(withoutAccent(letter))
const isLetter = (letter: string) => /\p{L}/u.test(letter)

/** Which letters are missing: one vowel, all of them, all consonants. */
function missing({ word, options, random }: Row): boolean[] {
  const letters = [...capitals(word.text)]
  const vowels = letters.flatMap((letter, i) => (isVowel(letter) ? [i] : []))
  const pool = vowels.length > 0 ? vowels : letters.map((_, i) => i)
  if (options.level === 'facil') {
    const chosen = random.pick(pool)
    return letters.map((_, i) => i === chosen)
  }
  return letters.map((letter) => isLetter(letter) && isVowel(letter) === (options.level === 'medio'))
}

export const completarProprias = rowsKind('completar-letras-proprias', 'write', (row) => {
  const { cell } = row
  const letters = [...capitals(row.word.text)]
  const gaps = missing(row)
  const slot = Math.min(12.5, cell.width / letters.length)
  const size = slot * 0.78
  const cy = middleY(cell)
  const cx = (i: number) => cell.x + slot * (i + 0.5)
  return {
    task: letters.map((letter, i) =>
      gaps[i]
        ? line(cx(i) - slot * 0.38, cy + size * 0.5, cx(i) + slot * 0.38, cy + size * 0.5, { width: 0.6 })
        : centredText(cx(i), cy, letter, size),
    ),
    answer: letters.flatMap((letter, i) =>
      gaps[i] ? [centredText(cx(i), cy, letter, size, { fill: ANSWER_RED })] : [],
    ),
  }
})

/** Letters out of order; at the first level the first one stands where it belongs. */
export const embaralhadas = rowsKind('letras-embaralhadas', 'write', (row) => {
  const letters = [...capitals(row.word.text)].filter(isLetter)
  const [first = '', ...rest] = letters
  const order =
    row.options.level === 'facil' ? [first, ...outOfOrder(row.random, rest)] : outOfOrder(row.random, letters)
  const cards = cardsOf(order, row, 1.6)
  const written = answerLine(row)
  return { task: [...cards.marks, ...written.task], answer: written.answer }
})

const COUNTED = { syllables: 'sílabas', letters: 'letras' } as const

/** The word, and boxes for how many syllables and, from the second level on, letters it has. */
export const contarProprias = rowsKind('contar-silabas-proprias', 'count', ({ word, cell, fill, options }) => {
  const cy = middleY(cell)
  const side = Math.min(12, cell.height - 2)
  const asked = [
    { name: COUNTED.syllables, count: word.syllables.length },
    { name: COUNTED.letters, count: [...word.text].filter(isLetter).length },
  ].slice(0, options.level === 'facil' ? 1 : 2)
  const left = (i: number) => cell.x + cell.width - 34 * (asked.length - i)
  return {
    task: [
      modelWord(word.text, { x: cell.x + 2, y: cy + 3, width: GIVEN, size: 9.5 }, options.letters ?? 'bastao', 'start'),
      ...asked.flatMap(({ name }, i): Mark[] => [
        rect(left(i), cy - side / 2, side, side, { radius: 2, width: 0.5, fill }),
        text(left(i) + side + 2, cy + 1.5, name, 4.4, { font: 'text', anchor: 'start' }),
      ]),
    ],
    answer: asked.map(({ count }, i) =>
      centredText(left(i) + side / 2, cy, String(count), side * 0.6, { fill: ANSWER_RED }),
    ),
  }
})

/** The word to read, and a line to write it on. */
export const copiarPalavras = rowsKind('copiar-palavras', 'write', (row) => {
  const { cell, word, options } = row
  const place = { x: cell.x, y: bottomOf(cell) - 2.6, width: 80, size: 9 }
  return {
    task: [modelWord(word.text, place, options.letters ?? 'bastao', 'start'), ...answerLine(row, 88).task],
    answer: [],
  }
})
