/** Lines to trace as small scenes: streets, waves, mountains, castle walls, hops and loops. */
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { Setting } from './settings.ts'
import type { Stroke } from './stroke.ts'
import { drawTrackRow, rowsOf } from './track-row.ts'
import { TRACK_NAMES, type TrackName } from './tracks.ts'

type Traveller = readonly [start: string, goal: string]

/** Setting of a line's form, and its travellers. */
const SCENES: Readonly<Record<TrackName, { readonly setting: Setting; readonly travellers: readonly Traveller[] }>> = {
  reta: {
    setting: 'rua',
    travellers: [
      ['car', 'house'],
      ['bus', 'house'],
      ['dog', 'bone'],
      ['rabbit', 'carrot'],
      ['ball', 'gift'],
      ['mouse', 'cheese'],
    ],
  },
  onda: {
    setting: 'mar',
    travellers: [
      ['boat', 'fish'],
      ['whale', 'fish'],
      ['bird', 'boat'],
      ['duck', 'egg'],
      ['turtle', 'drop'],
      ['fish', 'fishbowl'],
    ],
  },
  ziguezague: {
    setting: 'montanha',
    travellers: [
      ['bear', 'tree'],
      ['owl', 'moon'],
      ['balloon', 'cloud'],
      ['car', 'house'],
      ['bird', 'nest'],
      ['kite', 'sun'],
    ],
  },
  degraus: {
    setting: 'castelo',
    travellers: [
      ['crown', 'key'],
      ['key', 'padlock'],
      ['bell', 'crown'],
      ['candle', 'key'],
      ['star', 'crown'],
      ['owl', 'moon'],
    ],
  },
  pulos: {
    setting: 'jardim',
    travellers: [
      ['rabbit', 'carrot'],
      ['frog', 'water-lily'],
      ['ball', 'gift'],
      ['cat', 'yarn'],
      ['dog', 'bone'],
      ['bird', 'nest'],
    ],
  },
  lacos: {
    setting: 'ceu',
    travellers: [
      ['bee', 'flower'],
      ['butterfly', 'leaf'],
      ['kite', 'cloud'],
      ['bird', 'nest'],
      ['ladybug', 'flower'],
      ['balloon', 'sun'],
    ],
  },
}

interface Plan {
  readonly rows: number
  readonly tracks: readonly TrackName[]
  readonly repetitions: readonly [min: number, max: number]
  readonly dot: number
  readonly picture: number
  readonly height: number
  readonly road: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: {
    rows: 3,
    tracks: ['reta', 'onda', 'pulos', 'ziguezague'],
    repetitions: [2, 3],
    dot: 1.9,
    picture: 30,
    height: 22,
    road: 0,
  },
  medio: {
    rows: 4,
    tracks: ['onda', 'ziguezague', 'pulos', 'degraus'],
    repetitions: [4, 5],
    dot: 1.6,
    picture: 25,
    height: 15,
    road: 0,
  },
  desafio: {
    rows: 5,
    tracks: ['lacos', 'degraus', 'ziguezague', 'onda', 'pulos'],
    repetitions: [6, 8],
    dot: 1.3,
    picture: 21,
    height: 12,
    road: 0,
  },
}

export interface LineFacts {
  readonly rows: readonly { readonly track: TrackName; readonly repetitions: number; readonly stroke: Stroke }[]
}

function chooseTracks(random: Random, plan: Plan, theme: string | undefined): TrackName[] {
  const only = TRACK_NAMES.find((name) => name === theme)
  if (only) return Array.from({ length: plan.rows }, () => only)
  return [...random.shuffle(plan.tracks), ...random.shuffle(plan.tracks)].slice(0, plan.rows)
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const plan = withAmount(options, PLANS[options.level])
  const boxes = rowsOf(CONTENT, plan.rows)
  const tracks = chooseTracks(random, plan, options.theme)
  const drawn = tracks.map((track, i) => {
    const { setting, travellers } = SCENES[track]
    const deck = sheet.fork(`travellers ${track}`).shuffle(travellers)
    const [start, goal] = deck[(index * plan.rows + i) % deck.length] ?? ['car', 'house']
    // A page of one form grows harder from row to row.
    const [least, most] = plan.repetitions
    const repetitions =
      options.theme === track ? least + Math.round(((most - least) * i) / (plan.rows - 1)) : random.integer(least, most)
    const row = {
      box: boxes[i] ?? CONTENT,
      track,
      repetitions,
      setting,
      start,
      goal,
      share: 1,
      color: options.color,
      random,
    }
    return { track, repetitions, ...drawTrackRow({ ...plan, ...row }) }
  })
  const facts: LineFacts = { rows: drawn.map(({ mark: _, ...row }) => row) }
  return { marks: drawn.map(({ mark }) => mark), facts }
}

export const tracejarLinhas: SheetKind<PagesFacts<LineFacts>> = {
  id: 'tracejar-linhas',
  category: 'tracejar',
  themes: ['mistas', ...TRACK_NAMES],
  draw: (options) => composeSheet(options, 'trace', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
