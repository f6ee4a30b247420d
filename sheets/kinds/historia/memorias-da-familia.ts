/** Memories of families: who lives together, sources of their history, journeys to a new home. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type CastName, childAt } from '../../studio/cast/people.ts'
import { JOURNEYS, TRAVELLERS } from '../../studio/heritage/journeys.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { heritageMapPage, type MapEntry, type MapTask, onMap, rowOf } from './heritage-map-page.ts'
import type { CluesTask } from './heritage-pages.ts'
import { letterIn } from './letters.ts'
import { CONTRIBUTIONS, FAMILIES, type Family, MIGRATIONS, SOURCES, type Source } from './memories.ts'
import { familiesPage, MEMORY_PLACES, type MemoryPlace, memoryRoom, sourcesPage } from './memories-pages.ts'
import { shuffledFrom } from './out-of-order.ts'
import { TRUE_OR_FALSE, trueAndFalse } from './statements.ts'

export interface MemoryFacts {
  readonly families?: CluesTask<Family>
  readonly sources?: CluesTask<Source>
  readonly map?: MapTask
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<MemoryFacts>

const ADULTS: readonly CastName[] = ['pai', 'avo', 'mae']
const SHOWN = 6

function familyPages(options: SheetOptions, place: MemoryPlace): Draw {
  const deals = dealPages(options, { items: FAMILIES, perPage: SHOWN, mostShared: SMALL_DECK, nameOf: ({ id }) => id })
  return (pen, random, look, index) => {
    const shown = deals[index] ?? []
    const task = { shown, asked: shuffledFrom(random, shown) }
    return {
      facts: { families: task },
      marks: familiesPage(pen, place, look, [childAt(look), childAt(look + 1)], task),
      items: task.asked.map((one) => `${one.clue} ${letterIn(shown, one)}`),
      pictures: ['sala', 'fotos', 'família', 'crianças'],
    }
  }
}

function sourcePages(options: SheetOptions, place: MemoryPlace): Draw {
  const deals = dealPages(options, { items: SOURCES, perPage: 8, mostShared: SMALL_DECK, nameOf: ({ id }) => id })
  return (pen, random, look, index) => {
    const shown = random.shuffle(deals[index] ?? [])
    const task = { shown, asked: shuffledFrom(random, shown) }
    return {
      facts: { sources: task },
      marks: sourcesPage(pen, place, look, [childAt(look + 2), ADULTS[look % ADULTS.length] ?? 'avo'], task),
      items: task.asked.map((one) => `${one.id} ${letterIn(shown, one)}`),
      pictures: ['armário', 'objetos', 'crianças', ...shown.map(({ id }) => id)],
    }
  }
}

function journeyPages(options: SheetOptions, place: MemoryPlace): Draw {
  const deals = dealPages(options, {
    items: MIGRATIONS,
    perPage: SHOWN,
    mostShared: SMALL_DECK,
    nameOf: ({ says }) => says,
  })
  return (pen, random, look, index) => {
    const dealt = deals[index] ?? []
    const years = dealt.map(({ year }) => year).sort((a, b) => a - b)
    const shown = onMap(dealt).map(
      (one): MapEntry => ({
        ...one,
        says: `${one.year}: ${one.says}`,
        sort: String(years.indexOf(one.year) + 1),
        draw: (own) => JOURNEYS[one.by](own, TRAVELLERS[one.who]),
      }),
    )
    const questions = trueAndFalse(random, CONTRIBUTIONS, look)
    const task: MapTask = {
      shown,
      asked: shuffledFrom(random, shown),
      heads: ['letra', 'ordem'],
      legend: TRUE_OR_FALSE,
      questions,
    }
    return {
      facts: { map: task },
      marks: heritageMapPage(pen, memoryRoom(pen, place, look, 200), task),
      items: [...task.asked.map((one) => rowOf(task, one)), ...questions.map(({ asks }) => asks)],
      pictures: ['mapa', 'Brasil', 'mala', 'crianças'],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: MemoryPlace) => Draw>> = {
  facil: familyPages,
  medio: sourcePages,
  desafio: journeyPages,
}

export const memoriasDaFamilia: SheetKind<PagesFacts<MemoryFacts>> = {
  id: 'memorias-da-familia',
  category: 'pareamento',
  themes: MEMORY_PLACES,
  draw: (options) => {
    const place = (options.theme ?? 'sala') as MemoryPlace
    const draw = PAGES[options.level](options, place)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(place).integer(0, 9) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
