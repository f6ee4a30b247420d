/** Syllables of pictured words: wagons of a train to count, drums of a parade to find the strongest. */

import { eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { VOCABULARY } from '../../pictures/vocabulary.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { backdrop, type Place, rowsOf } from '../matematica/counted-rows.ts'
import { drumRow, hintSign } from './drum-rows.ts'
import { stressClass } from './stress.ts'
import { trainRow } from './train-rows.ts'

export interface SyllableFacts {
  readonly theme: string
  /** Each word with its class, or how many syllables it has. */
  readonly words: readonly { readonly word: readonly string[]; readonly of: string }[]
}

const ROWS = 6

/** Longer words are too small in their row. */
const LONGEST = 11
/** Schools part the end of «rádio» and of «relógio» in two ways. */
const TWO_WAYS = /[áéíóúâêô][^aeiou]*[iueo][aoe]s?$/
/** Foreign words keep their own stress and letters. */
const FOREIGN = /[kwy]|zz|^iglu$/

/** True if the word can be divided in two ways, or if children seldom use it for this picture. */
const doubtful = ({ facts }: Picture) =>
  (['divided', 'unprinted', 'alone', 'unclear'] as const).some((mark) => facts?.marks.has(mark))

const WORDS = VOCABULARY.filter((picture) => {
  const { name } = picture
  return (
    /^\p{Ll}+$/u.test(name) &&
    name.length <= LONGEST &&
    !TWO_WAYS.test(name) &&
    !FOREIGN.test(name) &&
    !doubtful(picture)
  )
})

/** Two letters for one sound, or syllables that meet in vowels: harder to part. */
const isHard = ({ name, syllables }: Picture) =>
  /rr|ss|ch|lh|nh/.test(name) || /[aeiou]-[aeiouáéíóúâêô]/.test(syllables.join('-'))

interface Theme {
  /** Fewest syllables of a word: one alone has no stress to find. */
  readonly least: number
  /** The hardest pages are of words that are hard to part. */
  readonly parted: boolean
  readonly place: Place
  readonly shows: readonly string[]
  readonly of: (word: Picture) => string
  readonly drawRow: typeof trainRow
  /** Lines of a sign on the uppermost step. */
  readonly hints: Readonly<Partial<Record<Level, readonly string[]>>>
}

const THEMES: Readonly<Record<string, Theme>> = {
  'silaba-tonica': {
    least: 2,
    parted: false,
    place: { terrain: 'shelves', wall: 'pinkPale', flags: ['red', 'yellow', 'blue', 'green', 'orange'] },
    shows: ['drum'],
    of: ({ syllables }) => stressClass(syllables),
    drawRow: drumRow,
    hints: {
      facil: ['A sílaba mais forte é a que dura mais', 'quando você chama a palavra de longe: ja-ca-RÉÉÉ!'],
      medio: [
        'Oxítona: a última é a mais forte (café). Paroxítona: a penúltima (casa).',
        'Proparoxítona: a antepenúltima (médico).',
      ],
    },
  },
  'numero-de-silabas': {
    least: 1,
    parted: true,
    place: { terrain: 'meadow', alone: true },
    shows: ['train', 'railway-car'],
    of: ({ syllables }) => String(syllables.length),
    drawRow: trainRow,
    hints: {},
  },
}

/** Most syllables of a word: as many as there is room for. */
const MOST: Readonly<Record<Level, number>> = { facil: 4, medio: 4, desafio: 5 }

const wordsFor = ({ least, parted }: Theme, level: Level) =>
  WORDS.filter((picture) => {
    const { length } = picture.syllables
    return length >= least && length <= MOST[level] && (!parted || level !== 'desafio' || isHard(picture))
  })

export const gramaticaSilabas: SheetKind<PagesFacts<SyllableFacts>> = {
  id: 'gramatica-silabas',
  category: 'alfabetizacao',
  themes: Object.keys(THEMES),
  draw: (options) => {
    const { level, color } = options
    const id = options.theme ?? 'silaba-tonica'
    const theme = THEMES[id]
    if (!theme) throw new RangeError(`no task about syllables named ${id}`)
    const { of, place, shows, drawRow, hints } = theme
    const pages = dealPages(options, {
      items: wordsFor(theme, level),
      perPage: ROWS,
      nameOf: ({ name }) => name,
      mostShared: SMALL_DECK,
      accept: (page, one) => page.filter((other) => of(other) === of(one)).length < 2,
    })
    const hint = hints[level]
    // The key marks them where an instruction asks for them.
    const asksVowels = options.instruction.includes('vogais')
    return composeSheet(options, 'write', (random, index) => {
      const words = pages[index] ?? []
      const cells = rowsOf(ROWS + (hint ? 1 : 0))
      const rows = hint ? cells.slice(1) : cells
      const grounds = cells.map(({ y, height }) => y + height)
      return {
        marks: [
          ...backdrop(options, place, cells, grounds, random.fork('people').integer(0, 99)),
          ...(hint && cells[0] ? hintSign(hint, cells[0], color) : []),
          ...eachCell(words, rows, (word, cell, i) => drawRow(word, cell, level, color, i, asksVowels)).flat(),
        ],
        whole: true,
        pictures: shows,
        facts: { theme: id, words: words.map((word) => ({ word: word.syllables, of: of(word) })) },
        items: words.map(({ name }) => name),
      }
    })
  },
}
