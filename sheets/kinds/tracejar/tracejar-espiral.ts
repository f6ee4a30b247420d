/** Spirals to trace from outside to the middle, each page one scene: shells, sweets, flowers, whirlpools, orbits, rugs. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES } from '../../page/journeys.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { SOFT_GREY, tint } from '../../scene/inks.ts'
import { area, type Point, polylineData } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { Journey } from './figures.ts'
import { traced } from './guides.ts'
import { type GroundWish, grounds } from './spiral-grounds.ts'
import { outline, type Spirals, spiral, turnsOf } from './spiral-line.ts'
import type { ThingName } from './spiral-things.ts'
import { type TierWish, tiers } from './spiral-tiers.ts'
import { dealer, type Scene } from './straight-scene.ts'

interface Plan {
  readonly dot: number
  /** Width of the lane, as a share of the space between two turns; 0 for none. */
  readonly lane: number
  /** Share of each spiral that is dotted; the child draws the rest. */
  readonly shares: readonly number[]
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { dot: 2, lane: 0.62, shares: [1] },
  medio: { dot: 1.5, lane: 0.6, shares: [1] },
  desafio: { dot: 1.3, lane: 0, shares: [1, 1, 0.66, 0.66, 0.38, 0.38] },
}

const GAP = tint(SOFT_GREY, 1.25)

export interface SpiralFacts {
  /** From outside inwards. */
  readonly spirals: readonly (readonly Point[])[]
  /** Points of each that are dotted. */
  readonly dotted: readonly number[]
}

const GROUND_OF: Readonly<Record<string, GroundWish>> = {
  coelho: {
    ground: 'jardim',
    journeys: [
      ['rabbit', 'carrot'],
      ['rabbit', 'cabbage'],
      ['leapingRabbit', 'lettuce'],
      ['rabbit', 'flower'],
    ],
  },
  tartaruga: {
    ground: 'jardim',
    journeys: [
      ['tortoise', 'lettuce'],
      ['tortoise', 'flower'],
      ['tortoise', 'cabbage'],
      ['tortoise', 'pumpkin'],
    ],
  },
  cachorro: {
    ground: 'sala',
    journeys: [
      ['runningDog', 'bone'],
      ['dog', 'yarn'],
      ['dog', 'bone'],
    ],
  },
  rato: {
    ground: 'sala',
    journeys: [
      ['runningMouse', 'cheese'],
      ['mouse', 'cheese'],
    ],
  },
  gato: {
    ground: 'sala',
    journeys: [
      ['walkingCat', 'yarn'],
      ['cat', 'yarn'],
    ],
  },
  carro: {
    ground: 'rua',
    journeys: [
      ['car', 'house'],
      ['bus', 'school'],
      ['truck', 'market'],
      ['kart', 'flag'],
      ['car', 'bakery'],
    ],
  },
  pato: {
    ground: 'lagoa',
    journeys: [
      ['duck', 'nest'],
      ['duckling', 'duck'],
      ['duck', 'lily'],
    ],
  },
  sapo: {
    ground: 'lagoa',
    journeys: [
      ['leapingFrog', 'lily'],
      ['frog', 'lily'],
      ['leapingFrog', 'nest'],
    ],
  },
  tesouro: {
    ground: 'mar',
    journeys: [
      ['boat', 'chest'],
      ['raft', 'chest'],
      ['canoe', 'crown'],
      ['steamer', 'chest'],
    ],
  },
  redemoinho: {
    ground: 'mar',
    journeys: [
      ['boat', 'palm'],
      ['raft', 'parasol'],
      ['canoe', 'flag'],
      ['steamer', 'lighthouse'],
    ],
  },
  foguete: {
    ground: 'espaco',
    journeys: [
      ['rocket', 'crescent'],
      ['rocket', 'planet'],
      ['rocket', 'flag'],
    ],
  },
}

const FLIGHTS: Readonly<
  Record<string, { readonly thing: ThingName; readonly journey: Journey; readonly isNight?: boolean }>
> = {
  abelha: { thing: 'flor', journey: ['bee', 'flower'] },
  borboleta: { thing: 'flor', journey: ['butterfly', 'flower'] },
  joaninha: { thing: 'flor', journey: ['flyingLadybird', 'flower'] },
  passaro: { thing: 'copa', journey: ['flyingBird', 'nest'] },
  coruja: { thing: 'copa', journey: ['owl', 'nest'], isNight: true },
}

/** Things that make a page alone or beside each other. */
const SWEETS = ['pirulito', 'caracol', 'rosa'] as const
const MIX = 'misto'

/** Six sweets have a stall of two shelves. */
const rowsOf = (level: Level, theme: string) =>
  level === 'facil' ? 1 : level === 'desafio' && theme !== 'pirulito' ? 3 : 2

function tiersOf(theme: string, level: Level, index: number): TierWish {
  const flight = FLIGHTS[theme]
  if (flight) {
    const { thing, ...rest } = flight
    return { ...rest, things: Array.from({ length: rowsOf(level, theme) }, () => thing) }
  }
  const rows = rowsOf(level, theme)
  const own = SWEETS.find((name) => name === theme)
  return { things: Array.from({ length: rows }, (_, i) => own ?? SWEETS[(i + index) % SWEETS.length] ?? 'caracol') }
}

function placeOf(theme: string, scene: Scene): Spirals {
  const ground = GROUND_OF[theme]
  return ground ? grounds(scene, ground) : tiers(scene, tiersOf(theme, scene.level, scene.index))
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { level, color, theme = 'caracol' } = options
  const { dot, lane, shares } = PLANS[level]
  const pen = new Pen(color)
  const cast = sheet.fork('cast').shuffle(STANDING)
  const who: Scene['who'] = (i) => cast[(index + i) % cast.length] ?? 'bia'
  const place = placeOf(theme, { pen, level, index, random, who, deal: dealer(sheet, index) })
  const edge = pen.plane('far')
  const drawn = place.winds.map((wind, i) => {
    const turns = turnsOf(wind, level)
    const points = spiral(wind, turns)
    const dotted = points.slice(0, Math.ceil(points.length * (shares[i % shares.length] ?? 1)))
    const space = (wind.outer - wind.inner) / turns
    const gap = polylineData(outline(wind.cx, wind.cy, wind.outer + (space * lane) / 2 + 1, wind.corners), true)
    return {
      points,
      dotted: dotted.length,
      // Without colour the gap between two turns would look like another lane.
      gap: lane > 0 && !color ? area(gap, GAP) : [],
      lane: lane > 0 ? edge.rope(polylineData(dotted), space * lane - 1.4, place.lane, 0.7) : [],
      line: traced([dotted], {
        color,
        dot,
        radius: level === 'desafio' ? 1.9 : level === 'medio' ? 2.1 : 2.6,
        offset: 0,
        arrowLength: level === 'facil' ? 12 : level === 'medio' ? 9 : 7,
      }),
    }
  })
  const facts: SpiralFacts = {
    spirals: drawn.map(({ points }) => points),
    dotted: drawn.map(({ dotted }) => dotted),
  }
  return {
    marks: marksOf([
      place.behind,
      drawn.map((one) => one.gap),
      drawn.map((one) => one.lane),
      drawn.map(({ line }) => line),
      place.front,
      pictureTitle(pen, options),
    ]),
    whole: true,
    facts,
    pictures: place.shows,
  }
}

export const tracejarEspiral: SheetKind<PagesFacts<SpiralFacts>> = {
  id: 'tracejar-espiral',
  category: 'tracejar',
  themes: [...JOURNEY_THEMES, 'pirulito', 'rosa', 'redemoinho', MIX],
  draw: (options) => composeSheet(options, 'trace', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
