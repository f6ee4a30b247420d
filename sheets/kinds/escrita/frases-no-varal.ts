/** Sentences word by word: lines read in order, joined words to separate, spaces and signs of what is spoken. */
import type { PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { WORD_PLACES } from '../../studio/places/word-lines.ts'
import { type Draw, oneEach, placed, wholePages } from './whole-pages.ts'
import { SEEN, type Seen, TALKS, type Talk, VERSES, type Verse } from './word-line-facts.ts'
import { cutPage, readPage, TURNS, talkPage } from './word-line-pages.ts'

export interface WordLineFacts {
  readonly verse?: Verse
  readonly seen?: readonly Seen[]
  readonly talk?: Talk
  readonly turns?: readonly number[]
}

const SHOWS = {
  quintal: ['roupas', 'varal', 'corda', 'quintal', 'sol'],
  estacao: ['trem', 'estação', 'vagão', 'locomotiva'],
} as const

function reads(options: SheetOptions): Draw<WordLineFacts> {
  const verseOf = oneEach(options, placed(options, WORD_PLACES, VERSES))
  return (pen, _, variant, index) => {
    const verse = verseOf(index)
    return {
      facts: { verse },
      marks: readPage(pen, verse, variant),
      items: verse.lines,
      pictures: [...SHOWS[verse.place], 'criança'],
    }
  }
}

function cuts(options: SheetOptions): Draw<WordLineFacts> {
  const deals = dealPages(options, { items: placed(options, WORD_PLACES, SEEN), perPage: 3, mostShared: 1 })
  return (pen, _, variant, index) => {
    const seen = deals[index] ?? []
    const [first] = seen
    if (!first) throw new RangeError(`nothing for page ${index + 1}`)
    return {
      facts: { seen },
      marks: cutPage(pen, first.place, seen, variant),
      items: seen.map(({ sentence }) => sentence),
      pictures: [...SHOWS[first.place], 'crianças'],
    }
  }
}

function talks(options: SheetOptions): Draw<WordLineFacts> {
  const talkOf = oneEach(options, placed(options, WORD_PLACES, TALKS))
  return (pen, random, variant, index) => {
    const talk = talkOf(index)
    const turns = random.pick(TURNS)
    return {
      facts: { talk, turns },
      marks: talkPage(pen, talk, turns, variant),
      items: talk.said,
      pictures: [...SHOWS[talk.place], 'crianças', 'balão'],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions) => Draw<WordLineFacts>>> = {
  facil: reads,
  medio: cuts,
  desafio: talks,
}

export const frasesNoVaral: SheetKind<PagesFacts<WordLineFacts>> = {
  id: 'frases-no-varal',
  category: 'alfabetizacao',
  themes: WORD_PLACES,
  draw: (options) => wholePages(options, PAGES[options.level](options), 4),
}
