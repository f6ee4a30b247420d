/** Start, end and duration: two moments of a story, a road with clocks at its stops, a timetable, a recipe. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawnFrom } from './drawn-from.ts'
import { type Baking, bakingPage, dealBakings } from './duration-kitchen.ts'
import { dealTrips, type Trip, tripPage } from './duration-road.ts'
import { dealTimetables, type Timetable, timetablePage } from './duration-station.ts'
import { dealStories, type Story, storyPage } from './duration-stories.ts'
import { clockText, type DurationTheme, durationText } from './duration-times.ts'

export interface DurationFacts {
  readonly stories: readonly Story[]
  readonly trip: Trip | null
  readonly timetable: Timetable | null
  readonly baking: Baking | null
}

interface DurationPage {
  readonly facts: DurationFacts
  readonly marks: readonly PageMark[]
  readonly items: readonly string[]
  readonly pictures: readonly string[]
}

type Draw = (pen: Pen, look: number, index: number) => DurationPage

const NO_FACTS: DurationFacts = { stories: [], trip: null, timetable: null, baking: null }
const LOOKS = 4

/** The look of each page, of the sheet's seed. */
const lookOf = ({ seed }: SheetOptions, index: number) =>
  (createRandom(seed)
    .fork('look')
    .integer(0, LOOKS - 1) +
    index) %
  LOOKS

const storyPages = (options: SheetOptions, theme: DurationTheme): Draw =>
  drawnFrom(dealStories(options, theme), (pen, stories, look) => ({
    facts: { ...NO_FACTS, stories },
    marks: storyPage(pen, stories, look),
    items: stories.map(({ activity, start, end }) => `${activity.name} ${clockText(start)} ${clockText(end)}`),
    pictures: ['relógio', 'crianças', ...stories.flatMap(({ activity }) => activity.shows)],
  }))

const tripPages = (options: SheetOptions, theme: DurationTheme): Draw =>
  drawnFrom(dealTrips(options, theme), (pen, trip, look) => ({
    facts: { ...NO_FACTS, trip },
    marks: tripPage(pen, trip, theme, look),
    items: trip.stops.map(({ name }, i) => `${name} ${clockText(trip.times[i] ?? 0)}`),
    pictures: ['relógio', 'estrada', theme === 'viagem' ? 'ônibus' : 'criança', ...trip.stops.map(({ name }) => name)],
  }))

function stationPages(options: SheetOptions): Draw {
  const looks = Array.from({ length: options.pages }, (_, i) => lookOf(options, i))
  return drawnFrom(dealTimetables(options, looks), (pen, timetable, look) => ({
    facts: { ...NO_FACTS, timetable },
    marks: timetablePage(pen, timetable, look),
    items: timetable.lines.map(({ to, start, end }) => `${to} ${clockText(start)} ${durationText(end - start)}`),
    pictures: ['ônibus', 'crianças', 'painel', 'rodoviária'],
  }))
}

const kitchenPages = (options: SheetOptions): Draw =>
  drawnFrom(dealBakings(options), (pen, baking, look) => ({
    facts: { ...NO_FACTS, baking },
    marks: bakingPage(pen, baking, look),
    items: baking.recipe.steps.map(
      ({ name }, i) => `${baking.recipe.name}: ${name} ${baking.lasts[i]} ${baking.start}`,
    ),
    pictures: ['relógio', 'cozinha', 'criança', 'receita', 'fogão'],
  }))

const PAGES: Readonly<Record<Level, (options: SheetOptions, theme: DurationTheme) => Draw>> = {
  facil: storyPages,
  medio: tripPages,
  desafio: (options, theme) => (theme === 'dia' ? kitchenPages : stationPages)(options),
}

export const duracao: SheetKind<PagesFacts<DurationFacts>> = {
  id: 'duracao',
  category: 'matematica',
  themes: ['dia', 'viagem'],
  draw: (options) => {
    const theme = (options.theme ?? 'dia') as DurationTheme
    const draw = PAGES[options.level](options, theme)
    return composeSheet(options, 'write', (_, index) => {
      const pen = new Pen(options.color)
      const { marks, ...page } = draw(pen, lookOf(options, index), index)
      return { ...page, marks: [...marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
