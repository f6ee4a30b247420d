/** Syllables to join: with one of two endings, without the one too many, and, at the highest level, out of order. */
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { SMALL_DECK } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { endingsPage, type JoinedPage, type SyllableTask, trainsPage, windPage } from './joined-pages.ts'
import { hasOtherEnding, mixedOrders, type Printed, suitsTheme, withIntruder, withTwoEndings } from './joined-words.ts'
import { dealWords, isClear, namesOf } from './word-deck.ts'

interface Plan {
  readonly rows: number
  readonly syllables: readonly number[]
  readonly suits: (picture: Picture) => boolean
  /** `place`: from 0, other for the next word of a page. */
  readonly printed: (random: Random, picture: Picture, place: number) => Printed
  readonly draw: (page: JoinedPage) => PageMark[]
  /** Names of things that the place shows beside the words. */
  readonly shown: readonly string[]
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: {
    rows: 5,
    syllables: [2],
    suits: (picture) => picture.syllables[0] !== picture.syllables[1] && hasOtherEnding(picture),
    printed: withTwoEndings,
    draw: endingsPage,
    shown: [],
  },
  medio: {
    rows: 4,
    syllables: [3],
    suits: ({ syllables }) => new Set(syllables).size > 1,
    printed: withIntruder,
    draw: trainsPage,
    shown: ['trem', 'vagão'],
  },
  desafio: {
    rows: 4,
    syllables: [3, 4],
    suits: (picture) => mixedOrders(picture).length > 0,
    printed: (random, picture) => ({ cards: random.pick(mixedOrders(picture)), extra: null }),
    draw: windPage,
    shown: [],
  },
}

export const juntarSilabas: SheetKind<PagesFacts<readonly SyllableTask[]>> = {
  id: 'juntar-silabas',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { rows, syllables, suits, printed, draw, shown } = PLANS[options.level]
    const inTheme = suitsTheme(options.theme, options.level)
    const pages = dealWords(options, {
      perPage: amountOf(options, rows),
      suits: (picture) =>
        syllables.includes(picture.syllables.length) && inTheme(picture) && isClear(picture) && suits(picture),
      mostShared: SMALL_DECK,
    })
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pictures = pages[index] ?? []
      const places = sheet.fork(`places ${index}`).shuffle([0, 1, 2, 3])
      const tasks = pictures.map((picture, i): SyllableTask => {
        const { cards, extra } = printed(random, picture, places[i % places.length] ?? 0)
        return { word: capitals(picture.name), syllables: cards.map(capitals), extra }
      })
      const look = sheet.fork('people').integer(0, 99) + index
      return {
        marks: draw({ options, tasks, pictures, look }),
        whole: true,
        pictures: shown,
        facts: tasks,
        items: namesOf(pictures),
      }
    })
  },
}
