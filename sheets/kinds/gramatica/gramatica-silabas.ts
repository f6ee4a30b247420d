/** Syllables of pictured words: wagons of a train to count, drums of a parade to find the strongest. */

import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { VOCABULARY } from '../../pictures/vocabulary.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { backdrop, type Place, rowsOf } from '../matematica/counted-rows.ts'
import { drumRow, hintSign } from './drum-rows.ts'
import { STRESS_CLASSES, stressOf } from './stress.ts'
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

const THEMES = ['silaba-tonica', 'numero-de-silabas'] as const
type Theme = (typeof THEMES)[number]

const classOf = ({ syllables }: Picture) => STRESS_CLASSES[stressOf(syllables) - 1] ?? ''
const numberOf = ({ syllables }: Picture) => String(syllables.length)

/** Most syllables of a word: as many as there is room for. */
const MOST: Readonly<Record<Level, number>> = { facil: 4, medio: 4, desafio: 5 }

/** A word of one syllable has no stress to find; the hardest trains are of words that are hard to part. */
const wordsFor = (theme: Theme, level: Level) =>
  WORDS.filter((picture) => {
    const { length } = picture.syllables
    if (length > MOST[level]) return false
    return theme === 'silaba-tonica' ? length > 1 : level !== 'desafio' || isHard(picture)
  })

const HINTS: Readonly<Partial<Record<Level, readonly string[]>>> = {
  facil: ['A sílaba mais forte é a que dura mais', 'quando você chama a palavra de longe: ja-ca-RÉÉÉ!'],
  medio: [
    'Oxítona: a última é a mais forte (café). Paroxítona: a penúltima (casa).',
    'Proparoxítona: a antepenúltima (médico).',
  ],
}

const PARADE: Place = {
  terrain: 'shelves',
  wall: 'pinkPale',
  flags: ['red', 'yellow', 'blue', 'green', 'orange'],
}
const VALLEY: Place = { terrain: 'meadow', alone: true }

export const gramaticaSilabas: SheetKind<PagesFacts<SyllableFacts>> = {
  id: 'gramatica-silabas',
  category: 'alfabetizacao',
  themes: THEMES,
  draw: (options) => {
    const { level, color } = options
    const theme = (options.theme ?? 'silaba-tonica') as Theme
    const stressed = theme === 'silaba-tonica'
    const of = stressed ? classOf : numberOf
    const pages = dealPages(options, {
      items: wordsFor(theme, level),
      perPage: ROWS,
      nameOf: ({ name }) => name,
      mostShared: SMALL_DECK,
      accept: (page, one) => page.filter((other) => of(other) === of(one)).length < 2,
    })
    const hint = stressed ? HINTS[level] : undefined
    return composeSheet(options, 'write', (random, index) => {
      const words = pages[index] ?? []
      const cells = rowsOf(ROWS + (hint ? 1 : 0))
      const rows = hint ? cells.slice(1) : cells
      const grounds = cells.map(({ y, height }) => y + height)
      const place = backdrop(options, stressed ? PARADE : VALLEY, cells, grounds, random.fork('people').integer(0, 99))
      const drawRow = stressed ? drumRow : trainRow
      return {
        marks: [
          ...place,
          ...(hint && cells[0] ? hintSign(hint, cells[0], color) : []),
          ...words.flatMap((word, i) => {
            const cell = rows[i]
            return cell ? drawRow(word, cell, level, color, i) : []
          }),
        ],
        whole: true,
        pictures: stressed ? ['drum'] : ['train', 'railway-car'],
        facts: { theme, words: words.map((word) => ({ word: word.syllables, of: of(word) })) },
        items: words.map(({ name }) => name),
      }
    })
  },
}
