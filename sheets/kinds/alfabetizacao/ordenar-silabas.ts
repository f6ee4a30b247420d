/** Syllables out of order: number them, then write the word letter by letter. On the hardest level one is left over. */

import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, VOCABULARY, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { SOFT_FILLS } from '../../scene/inks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawnFirst } from './drawn-words.ts'
import { lessonWordsOf } from './lesson-words.ts'
import { boardMarks, type CardsPage, type LevelRule, type OrderTask, tierMarks } from './syllable-cards.ts'
import { spellsUnwanted } from './unwanted.ts'
import { cleanOrdersOf, dealWords, hasPlainSyllables, namesOf } from './word-deck.ts'
import { isHeld } from './word-place.ts'

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: {
    rows: 4,
    syllables: [2],
    ...{ ring: 6.8, card: 62, slot: 25, letters: 10.5, thing: 46, strip: 40 },
    request: 'Copie aqui a palavra de que você mais gostou:',
    mixes: (inPlace) => inPlace === 0,
    someInOrder: true,
  },
  medio: {
    rows: 5,
    syllables: [3],
    ...{ ring: 5, card: 42, slot: 16, letters: 7.8, thing: 42, strip: 38 },
    request: 'Escreva uma frase com uma das palavras:',
    mixes: (inPlace) => inPlace === 0,
  },
  desafio: {
    rows: 5,
    syllables: [3, 4],
    ...{ ring: 3.9, card: 33, slot: 13, letters: 7, thing: 37, strip: 34 },
    request: 'Escreva uma frase com duas destas palavras:',
    mixes: (inPlace, of) => inPlace < of,
    extra: true,
  },
}

/** The orders in which the level prints a word. */
const ordersFor = (picture: Picture, { mixes }: LevelRule) =>
  cleanOrdersOf(picture).filter((order) => mixes(order.filter((place, i) => place === i).length, order.length))

/** Every syllable of the word differs, so that there is one order only. */
const suits = (picture: Picture, rule: LevelRule) =>
  hasPlainSyllables(picture) &&
  rule.syllables.includes(picture.syllables.length) &&
  new Set(picture.syllables).size === picture.syllables.length &&
  ordersFor(picture, rule).length > 0

/** True if one more card makes another word of the vocabulary, each card taken once. */
function makesAnother(own: Picture, extra: string): boolean {
  const cards = [...own.syllables, extra]
  return VOCABULARY.some(
    ({ id, syllables }) =>
      id !== own.id &&
      syllables.length > 1 &&
      syllables.includes(extra) &&
      syllables.every((one, i) => cards.includes(one) && syllables.indexOf(one) === i),
  )
}

/** Syllables of the other words of the page that may be left over beside this one. */
const leftOver = (own: Picture, page: readonly Picture[]): string[] =>
  page
    .filter(({ id }) => id !== own.id)
    .flatMap(({ syllables }) => syllables)
    .filter((one) => !own.syllables.includes(one) && !makesAnother(own, one))

/** The printed syllables of a word; one of `extras` is among them, wherever that makes no bad word. */
function makeTask(random: Random, picture: Picture, order: readonly number[], extras: readonly string[]): OrderTask {
  const own = order.map((place) => ({ syllable: picture.syllables[place] ?? '', number: place + 1 }))
  const withExtra = extras.flatMap((syllable) =>
    Array.from({ length: own.length + 1 }, (_, at) => own.toSpliced(at, 0, { syllable, number: 0 })),
  )
  const fit = withExtra.filter((cards) => !spellsUnwanted(cards.map(({ syllable }) => syllable)))
  const cards = fit.length > 0 ? random.pick(fit) : own
  return {
    word: capitals(picture.name),
    syllables: cards.map(({ syllable }) => capitals(syllable)),
    order: cards.map(({ number }) => number),
  }
}

function tasksOf(random: Random, pictures: readonly Picture[], rule: LevelRule): OrderTask[] {
  const half = Math.floor(pictures.length / 2)
  const inOrder = rule.someInOrder && half > 0 ? random.integer(1, half) : 0
  const straight = new Set(random.sample(pictures, inOrder))
  return pictures.map((picture) => {
    const { syllables } = picture
    const order = straight.has(picture) ? syllables.map((_, i) => i) : random.pick(ordersFor(picture, rule))
    return makeTask(random, picture, order, rule.extra ? leftOver(picture, pictures) : [])
  })
}

/** Long words make half of a page where the theme has so many. */
function longWordsVary({ theme, pages }: SheetOptions, rule: LevelRule, taken: (picture: Picture) => boolean) {
  const { rows, syllables } = rule
  const longest = Math.max(...syllables)
  const isLong = (picture: Picture) => picture.syllables.length === longest
  const known = lessonWordsOf(theme).filter((picture) => isLong(picture) && taken(picture)).length
  const shorter = rows - Math.min(Math.floor(rows / 2), Math.floor(known / (2 * pages)))
  return (page: readonly Picture[], picture: Picture) =>
    isLong(picture) || page.filter((other) => !isLong(other)).length < shorter
}

export const ordenarSilabas: SheetKind<PagesFacts<readonly OrderTask[]>> = {
  id: 'ordenar-silabas',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, theme } = options
    const rule = withAmount(options, LEVELS[level])
    const { rows, syllables } = rule
    const taken = drawnFirst(options, rows, (picture) => suits(picture, rule))
    const pages = dealWords(options, {
      perPage: rows,
      suits: taken,
      ...(level === 'desafio' && { rather: (picture: Picture) => isHeld(theme, picture) }),
      ...(syllables.length > 1 && { accept: longWordsVary(options, rule, taken) }),
    })
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pictures = pages[index] ?? []
      const tasks = tasksOf(random, pictures, rule)
      const page: CardsPage = { options, rule, pictures, tasks, index, sheet, inks: random.shuffle(SOFT_FILLS) }
      return {
        marks: level === 'desafio' ? boardMarks(page) : tierMarks(page),
        whole: true,
        pictures: pictures.map(({ id }) => id),
        facts: tasks,
        items: namesOf(pictures),
      }
    })
  },
}
