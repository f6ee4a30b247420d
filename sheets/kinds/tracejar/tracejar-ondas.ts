/** Waves to trace through a place: wide roads to stay inside, narrower ones, and at last a line to go on alone. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES } from '../../page/journeys.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { Journey } from './figures.ts'
import { dealer } from './straight-scene.ts'
import { growing, type RowFacts, swinging, tracedLines } from './traced-rows.ts'
import type { WavePlace } from './wave-places.ts'
import { WAVE_PLANS, type WavePage, waveRows } from './wave-rows.ts'

interface Plan {
  readonly repetitions: readonly [min: number, max: number]
  /** Share of the last line that is dotted. */
  readonly last: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { repetitions: [1, 2], last: 1 },
  medio: { repetitions: [3, 3], last: 1 },
  desafio: { repetitions: [5, 6], last: 0.5 },
}

/** The place of each theme, and the journey of its first line. */
const THEMES: Readonly<Record<string, readonly [place: WavePlace, first: Journey]>> = {
  mar: ['sea', ['boat', 'palm']],
  tesouro: ['sea', ['boat', 'chest']],
  pato: ['pond', ['duck', 'nest']],
  sapo: ['pond', ['frog', 'lily']],
  passaro: ['treetops', ['flyingBird', 'nestTree']],
  coruja: ['treetops', ['flyingOwl', 'owlTree']],
  abelha: ['flowers', ['bee', 'hive']],
  borboleta: ['flowers', ['butterfly', 'flower']],
  joaninha: ['flowers', ['flyingLadybird', 'flower']],
  caracol: ['kitchen', ['snail', 'cabbage']],
  coelho: ['park', ['rabbit', 'carrot']],
  tartaruga: ['park', ['tortoise', 'flower']],
  cachorro: ['park', ['dog', 'bone']],
  gato: ['park', ['cat', 'yarn']],
  rato: ['park', ['mouse', 'cheese']],
  carro: ['park', ['car', 'house']],
  foguete: ['space', ['rocket', 'crescent']],
}
const FIRST_THEME = 'coelho'

/** Journeys beside it. */
const COMPANY: Readonly<Record<WavePlace, readonly Journey[]>> = {
  sea: [
    ['raft', 'parasol'],
    ['steamer', 'lighthouse'],
    ['canoe', 'house'],
    ['boat', 'palm'],
    ['raft', 'palm'],
    ['canoe', 'parasol'],
    ['steamer', 'house'],
    ['raft', 'chest'],
  ],
  pond: [
    ['duckling', 'duck'],
    ['frog', 'lily'],
    ['duck', 'nest'],
    ['duckling', 'lily'],
    ['duck', 'duckling'],
  ],
  treetops: [
    ['hummingbird', 'feeder'],
    ['flyingToucan', 'orangeTree'],
    ['flyingBird', 'nestTree'],
    ['flyingOwl', 'owlTree'],
  ],
  flowers: [
    ['bee', 'hive'],
    ['flyingLadybird', 'flower'],
    ['butterfly', 'flower'],
    ['hummingbird', 'feeder'],
    ['flyingBird', 'nestTree'],
  ],
  kitchen: [
    ['snail', 'cabbage'],
    ['snail', 'carrot'],
    ['snail', 'lettuce'],
    ['snail', 'pumpkin'],
    ['snail', 'flower'],
  ],
  park: [
    ['dog', 'bone'],
    ['cat', 'yarn'],
    ['tortoise', 'flower'],
    ['rabbit', 'carrot'],
    ['mouse', 'cheese'],
    ['kart', 'flag'],
  ],
  space: [
    ['rocket', 'planet'],
    ['rocket', 'crescent'],
  ],
}

/** One kind of traveller has these places to itself, snails or rockets: there the goals differ. */
const ALONE: ReadonlySet<WavePlace> = new Set(['kitchen', 'space'])

function journeysOf(place: WavePlace, first: Journey, rows: number, deal: ReturnType<typeof dealer>): Journey[] {
  const others = COMPANY[place].filter(([who, goal]) => (ALONE.has(place) ? goal !== first[1] : who !== first[0]))
  const company = deal(others, Math.min(rows - 1, others.length))
  const all = [first, ...company]
  return Array.from({ length: rows }, (_, i) => all[i % all.length] ?? first)
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { level, color, theme = FIRST_THEME } = options
  const plan = PLANS[level]
  const { rows } = WAVE_PLANS[level]
  const repetitions = growing(random, rows, plan.repetitions)
  const [place, first] = THEMES[theme] ?? THEMES[FIRST_THEME] ?? ['park', ['rabbit', 'carrot']]
  const pen = new Pen(color)
  const cast = sheet.fork('cast').shuffle(STANDING)
  const page: WavePage = {
    pen,
    level,
    place,
    journeys: journeysOf(place, first, rows, dealer(sheet, index)),
    repetitions,
    shapes: swinging(rows, index, plan.last),
    last: plan.last,
    page: index,
    who: (i) => cast[(index * 2 + i) % cast.length] ?? 'bia',
  }
  const drawn = waveRows(page)
  const facts: RowFacts = { repetitions, strokes: drawn.strokes }
  const marks = marksOf([drawn.picture, tracedLines(drawn, page), pictureTitle(pen, options)])
  return { marks, whole: true, facts, pictures: drawn.shows }
}

export const tracejarOndas: SheetKind<PagesFacts<RowFacts>> = {
  id: 'tracejar-ondas',
  category: 'tracejar',
  themes: [...JOURNEY_THEMES, 'mar'],
  draw: (options) => composeSheet(options, 'trace', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
