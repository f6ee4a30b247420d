/** Sentences word by word: lines read in order, joined words to separate, spaces and signs of what is spoken. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { WORD_PLACES } from '../../studio/places/word-lines.ts'
import { SEEN, type Seen, TALKS, type Talk, VERSES, type Verse } from './word-line-facts.ts'
import { cutPage, readPage, TURNS, talkPage } from './word-line-pages.ts'

export interface WordLineFacts {
  readonly verse?: Verse
  readonly seen?: readonly Seen[]
  readonly talk?: Talk
  readonly turns?: readonly number[]
}

type Draw = (pen: Pen, random: Random, variant: number, index: number) => DrawnPage<WordLineFacts>

const SHOWS = {
  quintal: ['roupas', 'varal', 'corda', 'quintal', 'sol'],
  estacao: ['trem', 'estação', 'vagão', 'locomotiva'],
} as const

function dealt<One extends { readonly place: string }>(options: SheetOptions, all: readonly One[], perPage: number) {
  const place = options.theme ?? 'quintal'
  const deals = dealPages(options, { items: all.filter((one) => one.place === place), perPage, mostShared: 1 })
  return (index: number): readonly One[] => deals[index] ?? []
}

function only<One>([one]: readonly One[]): One {
  if (one === undefined) throw new RangeError('nothing for this page')
  return one
}

function reads(options: SheetOptions): Draw {
  const versesOf = dealt(options, VERSES, 1)
  return (pen, _, variant, index) => {
    const verse = only(versesOf(index))
    return {
      facts: { verse },
      marks: readPage(pen, verse, variant),
      items: verse.lines,
      pictures: [...SHOWS[verse.place], 'criança'],
    }
  }
}

function cuts(options: SheetOptions): Draw {
  const seenOf = dealt(options, SEEN, 3)
  return (pen, _, variant, index) => {
    const seen = seenOf(index)
    return {
      facts: { seen },
      marks: cutPage(pen, seen, variant),
      items: seen.map(({ sentence }) => sentence),
      pictures: [...SHOWS[only(seen).place], 'crianças'],
    }
  }
}

function talks(options: SheetOptions): Draw {
  const talksOf = dealt(options, TALKS, 1)
  return (pen, random, variant, index) => {
    const talk = only(talksOf(index))
    const turns = random.pick(TURNS)
    return {
      facts: { talk, turns },
      marks: talkPage(pen, talk, turns, variant),
      items: talk.said,
      pictures: [...SHOWS[talk.place], 'crianças', 'balão'],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions) => Draw>> = { facil: reads, medio: cuts, desafio: talks }

export const frasesNoVaral: SheetKind<PagesFacts<WordLineFacts>> = {
  id: 'frases-no-varal',
  category: 'alfabetizacao',
  themes: WORD_PLACES,
  draw: (options) => {
    const draw = PAGES[options.level](options)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork('look').integer(0, 3) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
