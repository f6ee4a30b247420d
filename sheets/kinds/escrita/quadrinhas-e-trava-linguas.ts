/** Texts of oral tradition on a stage: the rhyme of a quadra, the copy of a song, the sounds of a tongue twister. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { RECITALS, type Recital } from '../../studio/places/recital.ts'
import { PURPOSES, RHYMED, SONGS, type Song, TWISTERS, type Twister } from './recital-facts.ts'
import { type RhymeTask, rhymePage, songPage, twisterPage } from './recital-pages.ts'

export interface RecitalFacts {
  readonly rhyme?: RhymeTask
  readonly song?: Song
  readonly twister?: Twister
}

type Draw = (pen: Pen, random: Random, variant: number, index: number) => DrawnPage<RecitalFacts>

const SHOWS = {
  escola: ['palco', 'crianças', 'estrela'],
  praca: ['praça', 'bandeirinhas', 'crianças', 'estrela'],
} as const

function dealt<Text>(options: SheetOptions, items: readonly Text[]) {
  const deals = dealPages(options, { items, perPage: 1, mostShared: 1 })
  return (index: number): Text => {
    const one = deals[index]?.[0]
    if (one === undefined) throw new RangeError(`nothing for page ${index + 1}`)
    return one
  }
}

function rhymes(options: SheetOptions, place: Recital): Draw {
  const textOf = dealt(options, RHYMED)
  return (pen, random, variant, index) => {
    const text = textOf(index)
    const { asks, choices } = PURPOSES[index % PURPOSES.length] ?? PURPOSES[0]
    const rhyme: RhymeTask = {
      text,
      cards: random.shuffle([text.missing, ...text.others]),
      asks,
      purposes: random.shuffle(choices),
      purpose: choices[0],
    }
    return {
      facts: { rhyme },
      marks: rhymePage(pen, place, variant, rhyme),
      items: [text.lines[0] ?? ''],
      pictures: SHOWS[place],
    }
  }
}

function songs(options: SheetOptions, place: Recital): Draw {
  const songOf = dealt(options, SONGS)
  return (pen, _, variant, index) => {
    const song = songOf(index)
    return {
      facts: { song },
      marks: songPage(pen, place, variant, song),
      items: [song.lines[0] ?? ''],
      pictures: SHOWS[place],
    }
  }
}

function twisters(options: SheetOptions, place: Recital): Draw {
  const twisterOf = dealt(options, TWISTERS)
  return (pen, _, variant, index) => {
    const twister = twisterOf(index)
    return {
      facts: { twister },
      marks: twisterPage(pen, place, variant, twister),
      items: [twister.lines[0] ?? ''],
      pictures: SHOWS[place],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: Recital) => Draw>> = {
  facil: rhymes,
  medio: songs,
  desafio: twisters,
}

export const quadrinhasETravaLinguas: SheetKind<PagesFacts<RecitalFacts>> = {
  id: 'quadrinhas-e-trava-linguas',
  category: 'alfabetizacao',
  themes: RECITALS,
  draw: (options) => {
    const place = (options.theme ?? 'escola') as Recital
    const draw = PAGES[options.level](options, place)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork('look').integer(0, 4) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
