/** Heritage of Brazil: people and places that keep it, words of many origins, lands of peoples on the map. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { CHILDREN, childAt } from '../../studio/cast/people.ts'
import { LANDS } from '../../studio/heritage/lands.ts'
import { LIVING, type LivingName } from '../../studio/heritage/living.ts'
import type { Pair } from '../../studio/heritage/living-parts.ts'
import { SITES } from '../../studio/heritage/sites.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { HERITAGE_PLACES, type HeritagePlace, museumHall, openCountry } from '../../studio/places/heritage-places.ts'
import {
  isLiving,
  LANDS_OF_PEOPLES,
  LIVING_FACTS,
  type Living,
  MAPPED,
  type Mapped,
  RIGHTS,
  SITE_FACTS,
  type Site,
} from './heritage.ts'
import { heritageMapPage, type MapEntry, type MapTask, onMap, rowOf } from './heritage-map-page.ts'
import { type CluesTask, feastPage, galleryPage } from './heritage-pages.ts'
import { letterIn } from './letters.ts'
import { LOAN_WORDS, type LoanWord, SHARES, soundsNear } from './loan-words.ts'
import { shuffledFrom } from './out-of-order.ts'
import { TRUE_OR_FALSE, trueAndFalse } from './statements.ts'
import { TUPI_PAGES, type TupiFacts } from './tupi-pages.ts'
import { type WordsTask, wordsPage } from './words-page.ts'

export interface HeritageFacts {
  readonly living?: CluesTask<Living>
  readonly sites?: CluesTask<Site>
  readonly words?: WordsTask
  readonly map?: MapTask
  readonly tupi?: TupiFacts
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<HeritageFacts>

const pairAt = (i: number): Pair => [childAt(i), childAt(i + 1)]
/** Small children of a square: glasses would be a mask over their eyes. */
const groupAt = (i: number): Pair => {
  const free = CHILDREN.filter((who) => who !== 'caio')
  const at = (k: number) => free[k % free.length] ?? 'bia'
  return [at(i), at(i + 1)]
}
const SHOWN = 6

/** Six of the things on each page, and their clues in another order. */
function dealClues<Item extends { readonly id: string }>(options: SheetOptions, items: readonly Item[]) {
  const deals = dealPages(options, { items, perPage: SHOWN, mostShared: SMALL_DECK, nameOf: ({ id }) => id })
  return (random: Random, index: number): CluesTask<Item> => {
    const shown = deals[index] ?? []
    return { shown, asked: shuffledFrom(random, shown) }
  }
}

const rowsOf = ({ shown, asked }: CluesTask<Living | Site>) => asked.map((one) => `${one.name} ${letterIn(shown, one)}`)

function livingPages(options: SheetOptions): Draw {
  const taskOf = dealClues(options, LIVING_FACTS)
  return (pen, random, look, index) => {
    const task = taskOf(random, index)
    const pairs = task.shown.map((_, i) => groupAt(look * 3 + i * 2))
    return {
      facts: { living: task },
      marks: feastPage(pen, look, pairs, task),
      items: rowsOf(task),
      pictures: ['praça', 'festa', 'casarões', 'crianças', 'bandeirinhas', ...task.shown.map(({ name }) => name)],
    }
  }
}

function sitePages(options: SheetOptions): Draw {
  const taskOf = dealClues(options, SITE_FACTS)
  return (pen, random, look, index) => {
    const task = taskOf(random, index)
    return {
      facts: { sites: task },
      marks: galleryPage(pen, look, pairAt(look * 2), task),
      items: rowsOf(task),
      pictures: ['museu', 'quadros', 'crianças', ...task.shown.map(({ name }) => name)],
    }
  }
}

const WORDS = 8

function wordPages(options: SheetOptions, place: HeritagePlace): Draw {
  const deals = dealPages(options, {
    items: LOAN_WORDS,
    perPage: WORDS,
    mostShared: SMALL_DECK,
    nameOf: ({ word }) => word,
    accept: (page, one) =>
      page.filter(({ origin }) => origin === one.origin).length < SHARES[one.origin] &&
      !page.some(({ word }) => soundsNear(word, one.word)),
  })
  return (pen, random, look, index) => {
    const shown: readonly LoanWord[] = random.shuffle(deals[index] ?? [])
    const task: WordsTask = { shown, asked: shuffledFrom(random, shown) }
    return {
      facts: { words: task },
      marks: wordsPage(pen, place, look, pairAt(look * 2 + 3), task),
      items: task.asked.map((one) => `${one.from} > ${one.word} ${letterIn(shown, one)}`),
      pictures: [place === 'praca' ? 'barraca' : 'museu', 'prateleira', 'crianças', ...shown.map(({ word }) => word)],
    }
  }
}

const living = (pen: Pen, id: LivingName, who: Pair): Drawing => [
  pen.shape(box(-30, -46, 60, 50), 'sky', null),
  pen.shape(box(-30, -8, 60, 14), 'path', 0.8),
  pen.at(0, -2, 0.46, (own) => LIVING[id](own, who)),
]

const mapped = (one: Mapped, who: Pair): MapEntry => ({
  ...one,
  sort: isLiving(one) ? 'I' : 'M',
  draw: (pen) => (isLiving(one) ? living(pen, one.living, who) : SITES[one.site](pen)),
})

function heritageMaps(options: SheetOptions): Draw {
  const deals = dealPages(options, {
    items: MAPPED,
    perPage: SHOWN,
    mostShared: SMALL_DECK,
    nameOf: ({ says }) => says,
    accept: (page, one) =>
      page.every(({ state }) => state !== one.state) &&
      page.filter((other) => isLiving(other) === isLiving(one)).length < SHOWN / 2,
  })
  return (pen, random, look, index) => {
    const dealt = deals[index] ?? []
    const shown = onMap(dealt).map((one) => mapped(one, pairAt(look)))
    const { remains, isNew } = random.pick(dealt.filter(isLiving))
    const questions = random.shuffle([
      { asks: remains, answer: 'P' },
      { asks: isNew, answer: 'N' },
    ])
    const task: MapTask = {
      shown,
      asked: shuffledFrom(random, shown),
      heads: ['letra', 'M ou I'],
      questions,
      legend: 'P: permanece desde antigamente · N: é novo',
    }
    return {
      facts: { map: task },
      marks: heritageMapPage(pen, museumHall(pen, look, 200), task),
      items: [...task.asked.map((one) => rowOf(task, one)), ...questions.map(({ asks }) => asks)],
      pictures: ['mapa', 'museu', 'Brasil', ...dealt.map(({ says }) => says)],
    }
  }
}

function landMaps(options: SheetOptions): Draw {
  const deals = dealPages(options, {
    items: LANDS_OF_PEOPLES,
    perPage: SHOWN,
    mostShared: SMALL_DECK,
    nameOf: ({ id }) => id,
    accept: (page, one) => page.filter(({ isIndigenous }) => isIndigenous === one.isIndigenous).length < SHOWN / 2,
  })
  return (pen, random, look, index) => {
    const dealt = deals[index] ?? []
    const shown = onMap(dealt).map(
      (one): MapEntry => ({ ...one, sort: one.isIndigenous ? 'I' : 'Q', draw: LANDS[one.id] }),
    )
    const questions = trueAndFalse(random, RIGHTS, look)
    const task: MapTask = {
      shown,
      asked: shuffledFrom(random, shown),
      heads: ['letra', 'I ou Q'],
      legend: TRUE_OR_FALSE,
      questions,
    }
    return {
      facts: { map: task },
      marks: heritageMapPage(pen, openCountry(pen), task),
      items: [...task.asked.map((one) => rowOf(task, one)), ...questions.map(({ asks }) => asks)],
      pictures: ['mapa', 'Brasil', 'crianças', 'casa', ...dealt.map(({ says }) => says)],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: HeritagePlace) => Draw>> = {
  facil: (options, place) => (place === 'praca' ? livingPages(options) : sitePages(options)),
  medio: wordPages,
  desafio: (options, place) => (place === 'praca' ? landMaps(options) : heritageMaps(options)),
}

function tupiPages(options: SheetOptions): Draw {
  const draw = TUPI_PAGES[options.level](options)
  return (pen, random, look, index) => {
    const page = draw(pen, random, look, index)
    return { ...page, facts: { tupi: page.facts } }
  }
}

export const patrimonioDoBrasil: SheetKind<PagesFacts<HeritageFacts>> = {
  id: 'patrimonio-do-brasil',
  category: 'pareamento',
  themes: HERITAGE_PLACES,
  draw: (options) => {
    const place = (options.theme ?? 'praca') as HeritagePlace
    const draw = place === 'rio' ? tupiPages(options) : PAGES[options.level](options, place)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(place).integer(0, 9) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
