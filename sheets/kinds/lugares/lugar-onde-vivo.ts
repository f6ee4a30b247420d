/** The place where one lives: clothes and foods by the weather, signs of rain and wind, a map drawn from a story. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { STOPS, STORIES, type Stop, type Story } from '../../studio/places/story-land.ts'
import { type Street, WEATHERS } from '../../studio/places/weather-windows.ts'
import { shuffledFrom } from '../historia/out-of-order.ts'
import { type StoryTask, sentencesOf, storyPage } from './story-page.ts'
import { SEASONS, type Season, SIGNS } from './weather-facts.ts'
import { type SignTask, signPage, type YearTask, yearPage } from './weather-pages.ts'

export interface PlaceFacts {
  readonly year?: YearTask
  readonly signs?: SignTask
  readonly story?: StoryTask
}

const STREETS: readonly Street[] = ['serra', 'litoral']
const themeOf = <One extends string>(known: readonly One[], theme: string | undefined, fallback: One): One =>
  known.find((one) => one === theme) ?? fallback

type Draw = (pen: Pen, random: Random, theme: string | undefined, cast: readonly CastName[]) => DrawnPage<PlaceFacts>

const EACH = 2

/** Davi has a cap for the sun: he is in the window of heat alone. */
const dressedFor = ([first]: readonly [Season, Season], cast: readonly CastName[]): CastName[] => {
  const others = cast.filter((one) => one !== 'davi')
  return first.weather === 'calor' ? ['davi', ...others] : [...others.slice(0, 2), 'davi', ...others.slice(2)]
}

const year: Draw = (pen, random, theme, cast) => {
  const street = themeOf(STREETS, theme, 'serra')
  const [one, other] = SEASONS[street]
  const seasons = random.chance(0.5) ? ([one, other] as const) : ([other, one] as const)
  const of = (kind: 'clothes' | 'foods') =>
    random.shuffle(
      ([1, 2] as const).flatMap((season) =>
        random.sample(seasons[season - 1]?.[kind] ?? [], EACH).map((name) => ({ name, season })),
      ),
    )
  const task: YearTask = { street, seasons, things: [...of('clothes'), ...of('foods')] }
  return {
    facts: { year: task },
    marks: yearPage(pen, task, dressedFor(seasons, cast)),
    items: task.things.map(({ name, season }) => `${name} ${season}`),
    pictures: [
      'rua',
      'casa',
      'crianças',
      'armário',
      'janela',
      ...seasons.flatMap(({ weather }) => (weather === 'calor' ? [weather, 'sol'] : [weather])),
      ...task.things.map(({ name }) => name),
      ...(street === 'litoral' ? ['milho'] : []),
    ],
  }
}

const signs: Draw = (pen, random, theme, cast) => {
  const street = themeOf(STREETS, theme, 'serra')
  const windows = random.shuffle(WEATHERS)
  const rows = windows.map((weather, i) => ({
    says: random.pick(SIGNS[street][weather]),
    letter: 'ABCD'.charAt(i),
  }))
  const task: SignTask = { street, windows, rows: shuffledFrom(random, rows) }
  return {
    facts: { signs: task },
    marks: signPage(pen, task, cast),
    items: task.rows.map(({ says, letter }) => `${letter} ${says}`),
    pictures: [
      'rua',
      'casa',
      'crianças',
      'chuva',
      'vento',
      'sol',
      'pipa',
      'guarda-chuva',
      'sorvete',
      'janela',
      ...(task.street === 'serra' ? ['serra'] : ['praia', 'palmeira']),
    ],
  }
}

const mapOfStory: Draw = (pen, random, theme, cast) => {
  const story: Story = themeOf(STORIES, theme, 'conto')
  const [first, second, third, fourth] = random.sample(STOPS[story], 4)
  if (!first || !second || !third || !fourth) throw new RangeError('too few stops')
  const stops: readonly [Stop, Stop, Stop, Stop] = [first, second, third, fourth]
  const task: StoryTask = {
    story,
    stops: stops.map(({ name }) => name),
    sentences: sentencesOf(story, stops),
  }
  return {
    facts: { story: task },
    marks: storyPage(pen, task, stops, cast[0] ?? 'bia'),
    items: task.stops.map((name, i) => `${i + 1} ${name}`),
    pictures: [
      'caminho',
      'casa',
      'criança',
      'mapa',
      ...(story === 'tesouro' ? ['tesouro'] : story === 'escola' ? ['escola'] : []),
    ],
  }
}

const PAGES: Readonly<Record<Level, Draw>> = { facil: year, medio: signs, desafio: mapOfStory }

export const lugarOndeVivo: SheetKind<PagesFacts<PlaceFacts>> = {
  id: 'lugar-onde-vivo',
  category: 'pareamento',
  themes: [...STREETS, ...STORIES],
  draw: (options) =>
    composeSheet(options, options.level === 'desafio' ? 'colour' : 'write', (random) => {
      const pen = new Pen(options.color)
      const cast = random.shuffle(STANDING)
      const { marks, ...page } = PAGES[options.level](pen, random, options.theme, cast)
      return { ...page, marks: [...marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    }),
}
