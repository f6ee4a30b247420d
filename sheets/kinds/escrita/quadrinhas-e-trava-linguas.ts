/** Texts of oral tradition on a stage: the rhyme of a quadra, the copy of a song, the sounds of a tongue twister. */
import type { PagesFacts } from '../../page/compose.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { RECITALS, type Recital } from '../../studio/places/recital.ts'
import { PURPOSES, RHYMED, SONGS, type Song, TWISTERS, type Twister } from './recital-facts.ts'
import { type RhymeTask, rhymePage, songPage, twisterPage } from './recital-pages.ts'
import { type Draw, oneEach, wholePages } from './whole-pages.ts'

export interface RecitalFacts {
  readonly rhyme?: RhymeTask
  readonly song?: Song
  readonly twister?: Twister
}

const SHOWS = {
  escola: ['palco', 'crianças', 'estrela'],
  praca: ['praça', 'bandeirinhas', 'crianças', 'estrela'],
} as const

function rhymes(options: SheetOptions, place: Recital): Draw<RecitalFacts> {
  const textOf = oneEach(options, RHYMED)
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

function songs(options: SheetOptions, place: Recital): Draw<RecitalFacts> {
  const songOf = oneEach(options, SONGS)
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

function twisters(options: SheetOptions, place: Recital): Draw<RecitalFacts> {
  const twisterOf = oneEach(options, TWISTERS)
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

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: Recital) => Draw<RecitalFacts>>> = {
  facil: rhymes,
  medio: songs,
  desafio: twisters,
}

export const quadrinhasETravaLinguas: SheetKind<PagesFacts<RecitalFacts>> = {
  id: 'quadrinhas-e-trava-linguas',
  category: 'alfabetizacao',
  themes: RECITALS,
  draw: (options) => wholePages(options, PAGES[options.level](options, (options.theme ?? 'escola') as Recital), 5),
}
