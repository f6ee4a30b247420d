/** Names from Tupi along a river: vowels to complete, rivers named after animals, names of two parts to translate. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import type { DrawnPage } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import {
  BANK_SPOTS,
  bankPaths,
  nameRiver,
  type RiverAnimal,
  readersCanoe,
  riverAnimal,
  riverSight,
} from '../../studio/places/name-river.ts'
import { disc, letterAt, letterIn } from './letters.ts'
import { shuffledFrom } from './out-of-order.ts'
import {
  ANIMAL_WORDS,
  JOINED_NAMES,
  type JoinedName,
  LOWER_ROW,
  RIVER_NAMES,
  type RiverName,
  SAME_BEGINNING,
  TUPI_ANIMALS,
  UPPER_ROW,
} from './tupi-names.ts'

export interface SpelledName {
  readonly animal: RiverAnimal
  /** Places of the letters to write, from 0. */
  readonly missing: readonly number[]
}

export interface TupiFacts {
  readonly spelled?: readonly SpelledName[]
  readonly rivers?: { readonly shown: readonly RiverName[]; readonly asked: readonly RiverName[] }
  readonly joined?: readonly JoinedName[]
}

export type TupiPage = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<TupiFacts>

const SHOWN = 6
const NOW = [
  'Estes nomes vêm do tupi antigo.',
  'Hoje, no rio Negro, povos como o Baré',
  'falam nheengatu, língua que vem dele.',
]

/** Vowels without an accent; of three and more, one is left as a help. */
function missingOf(random: Random, name: string): readonly number[] {
  const vowels = [...name].flatMap((letter, i) => (/[AEIOU]/.test(letter) ? [i] : []))
  if (vowels.length < 3) return vowels
  const kept = random.pick(vowels)
  return vowels.filter((i) => i !== kept)
}

const CELL = { width: 9, height: 11 } as const
const LETTER = 8.2

/** A sign whose missing letters are boxes to write in. */
function spelledSign(pen: Pen, { animal, missing }: SpelledName, [x, foot]: Spot): PageMark[] {
  const letters = [...animal.toUpperCase()]
  const width = letters.length * CELL.width + 4
  const top = foot + 2.4
  const at = (i: number) => x - width / 2 + 2 + CELL.width * (i + 0.5)
  return [
    ...marksOf(pen.shape(box(x - width / 2, top, width, CELL.height + 4, 2), 'woodPale', 1.1)),
    ...letters.flatMap((letter, i): PageMark[] =>
      missing.includes(i)
        ? [
            ...marksOf(
              pen.shape(box(at(i) - CELL.width / 2 + 0.3, top + 2, CELL.width - 0.6, CELL.height, 1), 'white', 0.8),
            ),
            writtenAnswer(at(i), top + 2 + CELL.height / 2, letter, LETTER),
          ]
        : [pen.text(at(i), top + 2 + CELL.height / 2 + LETTER * 0.35, letter, LETTER)],
    ),
  ]
}

const spelledPages = (options: SheetOptions): TupiPage => {
  const deals = dealPages(options, { items: TUPI_ANIMALS, perPage: SHOWN, mostShared: SMALL_DECK })
  return (pen, random, look, index) => {
    const shown = deals[index] ?? []
    const spelled = shown.map((animal) => ({ animal, missing: missingOf(random, animal.toUpperCase()) }))
    return {
      facts: { spelled },
      marks: [
        ...marksOf([
          nameRiver(pen, look),
          BANK_SPOTS.map(([x, foot], i) => shown.slice(i, i + 1).map((one) => riverAnimal(pen, one, x, foot))),
          readersCanoe(pen, 50, 273, 1.24),
          pen.shape(box(90, 243, 106, 33, 3), 'white', 1.1),
          NOW.map((words, i) => pen.text(95, 253 + i * 8.4, words, 4.8, { font: 'text', anchor: 'start' })),
        ]),
        ...BANK_SPOTS.flatMap((spot, i) => spelled.slice(i, i + 1).flatMap((one) => spelledSign(pen, one, spot))),
      ],
      items: spelled.map(({ animal, missing }) => `${animal} ${missing.join(' ')}`),
      pictures: ['rio', 'canoa', 'crianças', ...shown],
    }
  }
}

const BOARD = { x: 14, y: 221, width: 182, height: 61 } as const

/** A paper over the wide water, and a sentence about today at its foot. */
const paper = (pen: Pen): Drawing => [
  pen.shape(box(BOARD.x, BOARD.y, BOARD.width, BOARD.height, 3), 'white', 1.1),
  pen.text(105, BOARD.y + BOARD.height - 3.6, NOW.slice(1).join(' '), 4.2, { font: 'text' }),
]

interface Entry {
  readonly part: string
  readonly means: string
}

const ENTRY_GAP = 1.6
/** One row of a small dictionary, from edge to edge. */
function glossary(pen: Pen, entries: readonly Entry[], y: number, size = 4.7): Drawing {
  const widths = entries.map(
    ({ part, means }) => measureText(part, 'display', size) + ENTRY_GAP + measureText(means, 'text', size),
  )
  const [left, width] = [BOARD.x + 6, BOARD.width - 12]
  const gap = (width - widths.reduce((sum, one) => sum + one, 0)) / (entries.length - 1)
  return entries.map(({ part, means }, i) => {
    const x = left + widths.slice(0, i).reduce((sum, one) => sum + one + gap, 0)
    return [
      pen.text(x, y, part, size, { anchor: 'start' }),
      pen.text(x + measureText(part, 'display', size) + ENTRY_GAP, y, means, size, { font: 'text', anchor: 'start' }),
    ]
  })
}

const riverPages = (options: SheetOptions): TupiPage => {
  const deals = dealPages(options, {
    items: RIVER_NAMES,
    perPage: SHOWN,
    mostShared: SMALL_DECK,
    nameOf: ({ name }) => name,
  })
  return (pen, random, look, index) => {
    const shown = random.shuffle(deals[index] ?? [])
    const asked = shuffledFrom(random, shown)
    const column = BOARD.width / 3
    return {
      facts: { rivers: { shown, asked } },
      marks: [
        ...marksOf([
          nameRiver(pen, look),
          bankPaths(pen),
          shown.map(({ animal }, i) => {
            const [x, foot] = BANK_SPOTS[i] ?? [0, 0]
            return [riverAnimal(pen, animal, x + 3, foot + 6, 1.16), disc(pen, x - 32, foot + 4, letterAt(i))]
          }),
          readersCanoe(pen, 105, 160, 0.72),
          paper(pen),
          glossary(pen, ANIMAL_WORDS, BOARD.y + 47.5, 5.4),
          pen.line(`M${BOARD.x + 4} ${BOARD.y + 38.5}h${BOARD.width - 8}`, 0.6, 'stoneDark'),
        ]),
        ...asked.flatMap((one, i): PageMark[] => {
          const x = BOARD.x + 5 + (i % 3) * (column - 1)
          const y = BOARD.y + 5 + Math.floor(i / 3) * 16
          return [
            ...marksOf([
              pen.shape(box(x, y + 0.5, 39, 12, 2), 'woodPale', 1),
              pen.text(x + 19.5, y + 8.7, one.name, fitTextSize(one.name, 'display', 6.2, 35)),
              pen.shape(box(x + 41, y, 13, 13, 2), 'white', 1),
            ]),
            writtenAnswer(x + 47.5, y + 6.5, letterIn(shown, one), 7),
          ]
        }),
      ],
      items: asked.map((one) => `${one.name} ${letterIn(shown, one)}`),
      pictures: ['rio', 'canoa', 'crianças', ...shown.map(({ animal }) => animal)],
    }
  }
}

const joinedPages = (options: SheetOptions): TupiPage => {
  const deals = dealPages(options, {
    items: JOINED_NAMES,
    perPage: SHOWN,
    mostShared: SMALL_DECK,
    nameOf: ({ name }) => name,
    accept: (page, one) => page.filter(({ parts }) => parts[0] === one.parts[0]).length < SAME_BEGINNING,
  })
  return (pen, random, look, index) => {
    const joined = random.shuffle(deals[index] ?? [])
    return {
      facts: { joined },
      marks: [
        ...marksOf([
          nameRiver(pen, look),
          joined.map(({ sight }, i) => {
            const [x, foot] = BANK_SPOTS[i] ?? [0, 0]
            return riverSight(pen, sight, x, foot - 7)
          }),
          readersCanoe(pen, 105, 152, 0.72),
          paper(pen),
          [UPPER_ROW, LOWER_ROW].map((row, i) => glossary(pen, row, BOARD.y + 9 + i * 9)),
          pen.line(`M${BOARD.x + 4} ${BOARD.y + 23}h${BOARD.width - 8}`, 0.6, 'stoneDark'),
          pen.text(BOARD.x + 6, BOARD.y + 33, 'Invente um nome com duas palavras do tupi:', 4.9, {
            font: 'text',
            anchor: 'start',
          }),
          pen.line(`M${BOARD.x + 118} ${BOARD.y + 34}h58`, 0.7),
          pen.text(BOARD.x + 6, BOARD.y + 46, 'Quer dizer:', 4.9, { font: 'text', anchor: 'start' }),
          pen.line(`M${BOARD.x + 36} ${BOARD.y + 47}h140`, 0.7),
        ]),
        ...joined.flatMap((one, i): PageMark[] => {
          const [x, foot] = BANK_SPOTS[i] ?? [0, 0]
          return [
            ...marksOf([
              pen.shape(box(x - 26, foot - 5, 52, 10, 2), 'woodPale', 1),
              pen.text(x, foot + 2.3, one.name, 6.4),
              pen.shape(box(x - 33, foot + 5, 66, 11.5, 2), 'white', 1),
            ]),
            writtenAnswer(x, foot + 10.8, one.means, 6),
          ]
        }),
        writtenAnswer(BOARD.x + 147, BOARD.y + 31, 'Ex.: Itamirim', 4.8),
        writtenAnswer(BOARD.x + 106, BOARD.y + 44, 'pedra pequena', 4.8),
      ],
      items: joined.map(({ name, means }) => `${name} ${means}`),
      pictures: ['rio', 'canoa', 'crianças', 'pedra'],
    }
  }
}

export const TUPI_PAGES: Readonly<Record<Level, (options: SheetOptions) => TupiPage>> = {
  facil: spelledPages,
  medio: riverPages,
  desafio: joinedPages,
}
