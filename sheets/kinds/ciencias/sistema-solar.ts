/** The Sun and shadows, the planets in their order, a table of facts about them. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type Caster, CHILDREN, STANDING_THINGS } from '../../studio/places/shadow-casters.ts'
import { WATCH_PLACES, type WatchPlace } from '../../studio/places/sky-watch.ts'
import { SUNS } from '../../studio/places/sun-yard.ts'
import { factPage } from './fact-page.ts'
import { FACT_QUESTIONS, type FactQuestion } from './fact-questions.ts'
import { type OrbitFacts, orbitPage } from './orbit-page.ts'
import { PLANET_RIDDLES, PLANETS, type Riddle, SKY_RIDDLES } from './planets.ts'
import { type ShadowTask, shadowPage } from './shadow-page.ts'

const NAMES = PLANETS.map(({ name }) => name)
const ASKED = 6

const isMirrored = ({ seed }: SheetOptions, index: number) => (seed + index) % 2 === 1

/** One of the sky and one of the planets, with another answer. */
function riddlesOf(sky: readonly Riddle[], others: readonly Riddle[]): Riddle[] {
  return [...sky, ...others.filter(({ answer }) => answer !== sky[0]?.answer).slice(0, 1)]
}

function orbitDeals(options: SheetOptions): ((random: Random) => OrbitFacts)[] {
  const names = dealPages(options, { items: NAMES, perPage: ASKED, mostShared: SMALL_DECK, label: 'names' })
  const sky = dealPages(options, { items: SKY_RIDDLES, perPage: 1, label: 'sky' })
  const others = dealPages(options, { items: PLANET_RIDDLES, perPage: 2, mostShared: SMALL_DECK, label: 'planets' })
  return names.map((asked, i) => (random) => ({
    asked,
    riddles: riddlesOf(sky[i] ?? [], others[i] ?? []),
    bank: random.shuffle(asked),
    isMirrored: isMirrored(options, i),
  }))
}

/** Suns of a page: four to be named, each another one, and two to draw for, one of them with a long shadow. */
function shadowDeals(options: SheetOptions, place: WatchPlace): ((random: Random) => ShadowTask[])[] {
  const deal = (label: string, items: readonly Caster[]) =>
    dealPages(options, { items, perPage: 3, mostShared: SMALL_DECK, nameOf: ({ name }) => name, label })
  const things = deal('things', STANDING_THINGS[place])
  const casters = deal('children', CHILDREN).map((children, i) => [...(things[i] ?? []), ...children])
  return casters.map((dealt) => (random) => {
    const suns = random.shuffle(SUNS.map((_, i) => i))
    const [long, spare] = [random.pick([0, SUNS.length - 1]), suns[suns.length - 1] ?? 0]
    const drawn = [long, spare === long ? 1 : spare]
    const tasks = random.shuffle(dealt).map((caster, i): ShadowTask => {
      const isDrawn = i < drawn.length
      return { caster, sun: (isDrawn ? drawn[i] : suns[i - drawn.length]) ?? 0, isDrawn }
    })
    return random.shuffle(tasks)
  })
}

export interface SolarFacts {
  readonly shadows: readonly ShadowTask[]
  readonly orbit: OrbitFacts | null
  readonly questions: readonly FactQuestion[]
}

interface SolarPage {
  readonly facts: SolarFacts
  readonly marks: readonly PageMark[]
  readonly items: readonly string[]
  readonly pictures: readonly string[]
}

const NO_FACTS: SolarFacts = { shadows: [], orbit: null, questions: [] }
const PLACE_PICTURES: Readonly<Record<WatchPlace, readonly string[]>> = {
  campo: ['campo', 'colina'],
  praia: ['praia', 'mar', 'areia'],
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => SolarPage

function shadowPages(options: SheetOptions, place: WatchPlace): Draw {
  const deals = shadowDeals(options, place)
  return (pen, random, _, index) => {
    const shadows = deals[index]?.(random) ?? []
    return {
      facts: { ...NO_FACTS, shadows },
      marks: shadowPage(pen, place, shadows),
      items: shadows.map(({ caster, sun }) => `${caster.name} ${sun + 1}`),
      pictures: ['sol', 'sombra', 'criança', ...PLACE_PICTURES[place], ...shadows.map(({ caster }) => caster.name)],
    }
  }
}

function orbitPages(options: SheetOptions, place: WatchPlace): Draw {
  const deals = orbitDeals(options)
  return (pen, random, look, index) => {
    const orbit = deals[index]?.(random)
    if (!orbit) throw new RangeError(`no page ${index}`)
    return {
      facts: { ...NO_FACTS, orbit },
      marks: orbitPage(pen, place, look, orbit),
      // The planets are the same eight on every page: the riddles are what changes.
      items: orbit.riddles.map(({ says }) => says),
      pictures: ['sol', 'planeta', 'estrela', 'telescópio', 'criança', ...PLACE_PICTURES[place]],
    }
  }
}

const QUESTIONS = 5

function factPages(options: SheetOptions, place: WatchPlace): Draw {
  const deals = dealPages(options, {
    items: FACT_QUESTIONS,
    perPage: QUESTIONS,
    nameOf: ({ asks }) => asks,
  })
  return (pen, _, look, index) => {
    const questions = deals[index] ?? []
    return {
      facts: { ...NO_FACTS, questions },
      marks: factPage(pen, place, look, isMirrored(options, index), questions),
      items: questions.map(({ asks }) => asks),
      pictures: ['sol', 'planeta', 'estrela', 'telescópio', 'criança', 'tabela', ...PLACE_PICTURES[place]],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: WatchPlace) => Draw>> = {
  facil: shadowPages,
  medio: orbitPages,
  desafio: factPages,
}

export const sistemaSolar: SheetKind<PagesFacts<SolarFacts>> = {
  id: 'sistema-solar',
  category: 'pareamento',
  themes: WATCH_PLACES,
  draw: (options) => {
    const place = (options.theme ?? 'campo') as WatchPlace
    const draw = PAGES[options.level](options, place)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const look = sheet.fork(place).integer(0, 4) + index
      const { marks, ...page } = draw(pen, random, look, index)
      return { ...page, marks: [...marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
