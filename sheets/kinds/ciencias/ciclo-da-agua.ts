/** The journey of water from the sea to the mountains and back. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { WATER_LANDS, type WaterLand } from '../../studio/places/water-land.ts'
import {
  OPEN_QUESTIONS,
  type OpenQuestion,
  STATIONS,
  STEPS,
  type Station,
  type Step,
  TEXTS,
  WATER_RIDDLES,
} from './water-facts.ts'
import { type ArrowTask, arrowPage, journeyPage, textPage } from './water-pages.ts'

export interface WaterFacts {
  /** The station with the number 1. */
  readonly start?: Station
  /** The stations in the order of their sentences. */
  readonly told?: readonly Station[]
  readonly arrows?: ArrowTask
  readonly text?: readonly string[]
  readonly question?: OpenQuestion
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<WaterFacts>

const SEEN = ['mar', 'rio', 'nuvem', 'chuva', 'sol', 'árvore', 'casa', 'criança']
const LAND_PICTURES: Readonly<Record<WaterLand, readonly string[]>> = {
  serra: [...SEEN, 'montanha'],
  floresta: [...SEEN, 'mata', 'morro'],
}

/** The stations in an order that is not that of the journey. */
function scrambled(random: Random, start: Station): Station[] {
  const first = STATIONS.indexOf(start)
  const inOrder = [...STATIONS.slice(first), ...STATIONS.slice(0, first)]
  const told = random.shuffle(inOrder)
  return told.join() === inOrder.join() ? told.toReversed() : told
}

function journeys(options: SheetOptions, land: WaterLand): Draw {
  const starts = dealPages(options, { items: STATIONS, perPage: 1, mostShared: 1 })
  return (pen, random, look, index) => {
    const start = starts[index]?.[0] ?? 'mar'
    const told = scrambled(random, start)
    return {
      facts: { start, told },
      marks: journeyPage(pen, land, look, { start, told }),
      items: [`de ${start}`],
      pictures: [...LAND_PICTURES[land], 'gota', 'vapor', 'barco'],
    }
  }
}

function arrowPages(options: SheetOptions, land: WaterLand): Draw {
  const given = dealPages(options, { items: STEPS, perPage: 1, mostShared: 1, label: 'given' })
  const riddles = dealPages(options, {
    items: WATER_RIDDLES,
    perPage: 2,
    mostShared: SMALL_DECK,
    nameOf: ({ says }) => says,
    accept: (page, riddle) => page.every(({ answer }) => answer !== riddle.answer),
  })
  return (pen, random, look, index) => {
    const bank = random.shuffle(STEPS)
    const asked = riddles[index] ?? []
    // The name that is there answers no riddle.
    const free = (step: Step) => asked.every(({ answer }) => answer !== step)
    const task: ArrowTask = {
      bank,
      given: [...(given[index] ?? []), ...bank].find(free) ?? 'evaporação',
      riddles: asked,
    }
    return {
      facts: { arrows: task },
      marks: arrowPage(pen, land, look, task),
      // The arrows are the same six on every page: the riddles are what changes.
      items: task.riddles.map(({ says }) => says),
      pictures: [...LAND_PICTURES[land], 'seta', 'solo'],
    }
  }
}

function textPages(options: SheetOptions, land: WaterLand): Draw {
  const texts = dealPages(options, { items: TEXTS, perPage: 1, mostShared: 1, label: 'texts' })
  const questions = dealPages(options, { items: OPEN_QUESTIONS, perPage: 1, mostShared: 1, label: 'questions' })
  return (pen, _, look, index) => {
    const [text = [], question] = [texts[index]?.[0], questions[index]?.[0]]
    if (!question) throw new RangeError(`no question ${index}`)
    return {
      facts: { text, question },
      marks: textPage(pen, land, look, text, question),
      items: [text[0] ?? '', question.asks],
      pictures: [...LAND_PICTURES[land], 'seta', 'solo'],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, land: WaterLand) => Draw>> = {
  facil: journeys,
  medio: arrowPages,
  desafio: textPages,
}

export const cicloDaAgua: SheetKind<PagesFacts<WaterFacts>> = {
  id: 'ciclo-da-agua',
  category: 'pareamento',
  themes: WATER_LANDS,
  draw: (options) => {
    const land = (options.theme ?? 'serra') as WaterLand
    const draw = PAGES[options.level](options, land)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(land).integer(0, 4) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
