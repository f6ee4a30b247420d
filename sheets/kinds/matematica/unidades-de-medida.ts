/** Units: the one that fits with its instrument, the same thing in several units, one unit changed into another. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, pinnedBy, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { INSTRUMENTS } from '../../studio/shapes/measuring.ts'
import {
  CONVERTIBLE,
  convertedTo,
  type InstrumentName,
  MEASURE_ROOMS,
  MEASURED,
  type MeasureRoom,
} from './measure-facts.ts'
import { STORIES } from './measure-stories.ts'
import { benchPage } from './measured-bench.ts'
import { type ChoiceTask, type ConversionTask, choicePage, conversionPage, letterOf } from './measured-shelves.ts'
import { countOf, MEASURINGS, type Measuring } from './unit-facts.ts'

export interface UnitFacts {
  readonly choice?: ChoiceTask
  readonly measuring?: Measuring
  readonly conversion?: ConversionTask
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<UnitFacts>

const THINGS = 6
const PLACE_PICTURES: Readonly<Record<MeasureRoom, readonly string[]>> = {
  cozinha: ['cozinha', 'panela', 'crianças', 'criança'],
  oficina: ['oficina', 'bancada', 'crianças', 'criança'],
}
const NAMES = Object.keys(INSTRUMENTS) as InstrumentName[]

/** Names, and their first words: «lata» of «lata de tinta». */
const wordsOf = (things: readonly { readonly name: string }[]) =>
  things.flatMap(({ name }) => [name, name.split(' ')[0] ?? name])

function choicePages(options: SheetOptions, room: MeasureRoom): Draw {
  const items = MEASURED[room]
  const deals = dealPages(options, {
    items,
    perPage: THINGS,
    pinned: pinnedBy(options, items),
    mostShared: SMALL_DECK,
    nameOf: ({ name }) => name,
    // Each instrument is used, none more than twice.
    accept: (page, { instrument }) => {
      const used = page.map((one) => one.instrument)
      const missing = NAMES.filter((name) => !used.includes(name)).length
      return used.includes(instrument)
        ? used.filter((name) => name === instrument).length < 2 && THINGS - page.length > missing
        : true
    },
  })
  return (pen, random, look, index) => {
    const things = deals[index] ?? []
    const choice: ChoiceTask = {
      things,
      instruments: random.shuffle(NAMES),
      first: things.map(() => random.chance(0.5)),
    }
    return {
      facts: { choice },
      marks: choicePage(pen, room, look, choice),
      items: things.map(({ name, instrument }) => `${name} ${letterOf(choice, instrument)}`),
      pictures: [...PLACE_PICTURES[room], ...NAMES, ...wordsOf(things)],
    }
  }
}

function benchPages(options: SheetOptions, room: MeasureRoom): Draw {
  const deals = dealPages(options, { items: MEASURINGS[room], perPage: 1, mostShared: SMALL_DECK })
  return (pen, _, look, index) => {
    const [measuring] = deals[index] ?? []
    if (!measuring) throw new RangeError(`no page ${index}`)
    return {
      facts: { measuring },
      marks: benchPage(pen, room, look, measuring),
      items: [
        measuring.rows.map(([unit, count]) => `${count} ${unit}`).join(', '),
        `${countOf(measuring, measuring.large) * measuring.each} ${measuring.small}`,
      ],
      pictures: [...PLACE_PICTURES[room], ...measuring.rows.map(([unit]) => unit)],
    }
  }
}

function conversionPages(options: SheetOptions, room: MeasureRoom): Draw {
  const items = CONVERTIBLE[room]
  const deals = dealPages(options, {
    items,
    perPage: THINGS,
    pinned: pinnedBy(options, items),
    mostShared: 1,
    nameOf: ({ name }) => name,
  })
  const told = dealPages(options, { items: STORIES[room], perPage: 2, mostShared: 1, label: 'stories' })
  return (pen, random, look, index) => {
    const things = (deals[index] ?? []).map((one) => {
      const given = random.fork(one.name).pick(one.given)
      return { ...one, given, answer: convertedTo(one.unit, given) }
    })
    const stories = (told[index] ?? []).map((story) => story(random.integer(2, 4)))
    const conversion: ConversionTask = { things, stories }
    return {
      facts: { conversion },
      marks: conversionPage(pen, room, look, conversion),
      items: [...things.map(({ name, given }) => `${name} ${given}`), ...stories.map(({ lines }) => lines[0])],
      pictures: [...PLACE_PICTURES[room], ...wordsOf(things)],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, room: MeasureRoom) => Draw>> = {
  facil: choicePages,
  medio: benchPages,
  desafio: conversionPages,
}

export const unidadesDeMedida: SheetKind<PagesFacts<UnitFacts>> = {
  id: 'unidades-de-medida',
  category: 'matematica',
  themes: MEASURE_ROOMS,
  draw: (options) => {
    const room = (options.theme ?? 'cozinha') as MeasureRoom
    const draw = PAGES[options.level](options, room)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(room).integer(0, 3) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
