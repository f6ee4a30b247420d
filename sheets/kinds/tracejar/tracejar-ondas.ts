/** Waves to trace through a place: wide roads to stay inside, narrower ones, and at last a line to go on alone. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES } from '../../page/journeys.ts'
import type { Random } from '../../page/random.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { Pen } from '../../studio/pen.ts'
import type { Journey } from './figures.ts'
import { dealer } from './straight-scene.ts'
import { growing, type RowFacts, rowsPage, swinging } from './traced-rows.ts'
import type { WavePlace } from './wave-places.ts'
import { WAVE_PLANS, type WavePage, waveRows } from './wave-rows.ts'

type Theme = readonly [place: WavePlace, first: Journey]

const RABBIT: Theme = ['park', ['rabbit', 'carrot']]

/** The place of each theme, and the journey of its first line. */
const THEMES: Readonly<Record<string, Theme>> = {
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
  coelho: RABBIT,
  tartaruga: ['park', ['tortoise', 'flower']],
  cachorro: ['park', ['dog', 'bone']],
  gato: ['park', ['cat', 'yarn']],
  rato: ['park', ['mouse', 'cheese']],
  carro: ['park', ['car', 'house']],
  foguete: ['space', ['rocket', 'crescent']],
}

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
  const { level, color, theme = '' } = options
  const { rows, repetitions: counts, last } = WAVE_PLANS[level]
  const repetitions = growing(random, rows, counts)
  const [place, first] = THEMES[theme] ?? RABBIT
  const pen = new Pen(color)
  const cast = sheet.fork('cast').shuffle(STANDING)
  const page: WavePage = {
    pen,
    level,
    place,
    journeys: journeysOf(place, first, rows, dealer(sheet, index)),
    repetitions,
    shapes: swinging(rows, index, last),
    last,
    page: index,
    who: (i) => cast[(index * 2 + i) % cast.length] ?? 'bia',
  }
  return rowsPage(waveRows(page), page, options)
}

export const tracejarOndas: SheetKind<PagesFacts<RowFacts>> = {
  id: 'tracejar-ondas',
  category: 'tracejar',
  themes: [...JOURNEY_THEMES, 'mar'],
  draw: (options) => composeSheet(options, 'trace', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
