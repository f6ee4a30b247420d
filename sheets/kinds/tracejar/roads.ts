/** Waves and zigzags: wide roads to stay inside, narrower ones, and at last a line to go on alone. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf, type Landscape } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { Terrain } from '../../studio/places/terraces.ts'
import { backdrop, rowsOf as placeRows } from '../matematica/counted-rows.ts'
import type { Setting } from './settings.ts'
import type { Stroke } from './stroke.ts'
import { drawTrackRow, rowsOf } from './track-row.ts'
import { SWINGS, type TrackShape } from './tracks.ts'

interface Plan {
  readonly rows: number
  readonly repetitions: readonly [min: number, max: number]
  /** Width of the road, mm. */
  readonly road: number
  readonly dot: number
  readonly height: number
  readonly picture: number
  /** Share of the last line that is drawn. */
  readonly last: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { rows: 3, repetitions: [1, 3], road: 10, dot: 1.7, height: 18, picture: 27, last: 1 },
  medio: { rows: 4, repetitions: [3, 4], road: 5.5, dot: 1.4, height: 14, picture: 22, last: 1 },
  desafio: { rows: 5, repetitions: [6, 8], road: 0, dot: 1.3, height: 11.5, picture: 19, last: 0.5 },
}

type Traveller = readonly [start: string, goal: string]

interface Scene {
  readonly setting: Setting
  readonly travellers: readonly Traveller[]
}

/** Further themes beside the journeys. */
const SCENES: Readonly<Record<string, Scene>> = {
  mar: {
    setting: 'mar',
    travellers: [
      ['boat', 'island'],
      ['jangada', 'beach'],
      ['ship', 'island'],
      ['canoe', 'beach'],
      ['speedboat', 'island'],
    ],
  },
  pato: { setting: 'mar', travellers: [['duck', 'water-lily']] },
  passaro: {
    setting: 'ceu',
    travellers: [
      ['dove', 'nest'],
      ['hummingbird', 'hibiscus'],
    ],
  },
  montanhas: {
    setting: 'montanha',
    travellers: [
      ['bear', 'tree'],
      ['owl', 'moon'],
      ['bird', 'nest'],
      ['balloon', 'cloud'],
      ['car', 'house'],
    ],
  },
  serra: {
    setting: 'serra',
    travellers: [
      ['tree', 'table'],
      ['tree', 'house'],
      ['tree', 'bed'],
      ['tree', 'ladder'],
      ['tree', 'boat'],
    ],
  },
  raios: {
    setting: 'raio',
    travellers: [
      ['storm', 'tree'],
      ['lightning', 'umbrella'],
      ['storm', 'house'],
      ['lightning', 'palm'],
      ['storm', 'pine'],
    ],
  },
}

const SETTING_OF: Readonly<Record<Landscape, Setting>> = {
  jardim: 'jardim',
  agua: 'mar',
  ceu: 'ceu',
  espaco: 'espaco',
  rua: 'rua',
  casa: 'jardim',
}

type Form = 'onda' | 'ziguezague'

export interface RoadFacts {
  readonly repetitions: readonly number[]
  readonly strokes: readonly Stroke[]
}

function sceneOf(theme: string | undefined): Scene {
  const own = SCENES[theme ?? '']
  if (own) return own
  const { start, goal, place } = journeyOf(theme)
  // A frog jumps to a leaf to sit on, which is too large a picture for the path of a maze.
  return { setting: SETTING_OF[place], travellers: [[start, theme === 'sapo' ? 'water-lily' : goal]] }
}

/** Teeth of a saw lean, more on every row. */
const LEANS = [0.5, 0.75, 0.25, 0.9, 0.1]

/** Each row of a page swings differently, and each page starts with another shape. */
function shapeOf(theme: string | undefined, row: number, page: number): TrackShape {
  if (theme === 'serra') return { lean: LEANS[(row + page * 2) % LEANS.length] ?? 0.5 }
  return { swing: SWINGS[(row + page) % SWINGS.length] ?? 'igual' }
}

/** Settings that are one place for the whole page. */
const PLACES: Readonly<Partial<Record<Setting, Terrain>>> = { jardim: 'meadow', mar: 'waves', ceu: 'sky' }
/** Share of a row above the bank of a meadow. */
const ABOVE_BANK = 0.35

function drawPage(options: SheetOptions, track: Form, random: Random, index: number) {
  const plan = PLANS[options.level]
  const { setting, travellers } = sceneOf(options.theme)
  const [least, most] = plan.repetitions
  const repetitions = Array.from({ length: plan.rows }, () => random.integer(least, most)).sort((a, b) => a - b)
  const terrain = PLACES[setting]
  const boxes = terrain ? placeRows(plan.rows) : rowsOf(CONTENT, plan.rows)
  const drawn = boxes.map((box, i) => {
    const [start, goal] = travellers[(index * plan.rows + i) % travellers.length] ?? ['car', 'house']
    const share = i === plan.rows - 1 ? plan.last : 1
    const row = {
      box,
      track,
      repetitions: repetitions[i] ?? least,
      shape: shapeOf(options.theme, i, index),
      setting,
      start,
      goal,
      share,
      ...(terrain && { layer: i }),
      color: options.color,
      random,
    }
    return drawTrackRow({ ...plan, ...row })
  })
  const facts: RoadFacts = { repetitions, strokes: drawn.map(({ stroke }) => stroke) }
  const marks = drawn.map(({ mark }) => mark)
  if (!terrain) return { marks, facts }
  const highest = boxes.map(({ y, height }) => y + height * ABOVE_BANK)
  const place = backdrop(options, { terrain }, boxes, highest, random.fork('people').integer(0, 99))
  return { marks: [...place, ...marks], whole: true, facts }
}

export const roadKind = (id: string, track: Form): SheetKind<PagesFacts<RoadFacts>> => ({
  id,
  category: 'tracejar',
  themes: [...new Set([...JOURNEY_THEMES, ...Object.keys(SCENES)])],
  draw: (options) => composeSheet(options, 'trace', (random, index) => drawPage(options, track, random, index)),
})
