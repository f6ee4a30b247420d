/** Lines to trace as the edges of a landscape; on the hardest level as friezes of a rug on the loom. */
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { SEEN_FROM_BEHIND } from '../../studio/cast/from-behind.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type FigureName, type Journey, namesOf } from './figures.ts'
import { JOURNEYS } from './journeys.ts'
import { landscape } from './line-rows.ts'
import { type Band, loom } from './loom.ts'
import { dealer, lines, type Scene } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'
import { TRACK_NAMES, type TrackName } from './tracks.ts'

interface Plan {
  readonly rows: number
  /** Rows of a page of loops alone: they are the tallest. */
  readonly loops?: { readonly rows: number; readonly repetitions: readonly [min: number, max: number] }
  readonly tracks: readonly TrackName[]
  readonly repetitions: readonly [min: number, max: number]
  /** Of a line above and below its middle, mm. */
  readonly height: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { rows: 3, tracks: ['ziguezague', 'pulos', 'onda'], repetitions: [2, 3], height: 17 },
  medio: { rows: 4, tracks: ['onda', 'ziguezague', 'pulos', 'degraus'], repetitions: [3, 5], height: 11.5 },
  desafio: {
    rows: 5,
    tracks: ['lacos', 'degraus', 'ziguezague', 'onda', 'pulos'],
    repetitions: [7, 10],
    height: 0,
    loops: { rows: 4, repetitions: [5, 8] },
  },
}

/** Dots closer than those of straight lines: where a loop crosses itself, it is seen. */
const SPREAD = 0.8

export interface LineFacts {
  readonly rows: readonly { readonly track: TrackName; readonly repetitions: number; readonly stroke: Stroke }[]
}

function tracksOf({ tracks }: Plan, rows: number, theme: string | undefined, random: Random): TrackName[] {
  const only = TRACK_NAMES.find((name) => name === theme)
  if (only) return Array.from({ length: rows }, () => only)
  return [...random.shuffle(tracks), ...random.shuffle(tracks)].slice(0, rows)
}

/** A page of one form grows harder from row to row. */
function repetitionsOf({ repetitions: [least, most] }: Plan, rows: number, theme: string | undefined, random: Random) {
  return Array.from({ length: rows }, (_, i) =>
    TRACK_NAMES.some((name) => name === theme)
      ? least + Math.round(((most - least) * i) / Math.max(1, rows - 1))
      : random.integer(least, most),
  )
}

/** The sea is always in front: anything above it would be in the water. */
const seaLast = (tracks: readonly TrackName[]) => [
  ...tracks.filter((track) => track !== 'onda'),
  ...tracks.filter((track) => track === 'onda'),
]

/** A journey for each track: of one form all from one deck, of several all travellers and goals are different. */
export function journeysOf(tracks: readonly TrackName[], deal: Scene['deal']): Journey[] {
  const [first = 'reta'] = tracks
  if (new Set(tracks).size === 1) return deal(JOURNEYS[first], tracks.length)
  const on = new Set<FigureName>()
  return tracks.flatMap((track) => {
    const dealt = deal(JOURNEYS[track], 1, (journey) => !journey.some((one) => on.has(one)))
    for (const one of dealt.flat()) on.add(one)
    return dealt
  })
}

/** Pictures of tracks beside their travellers and goals. */
const BESIDE: Readonly<Partial<Record<TrackName, readonly string[]>>> = {
  pulos: ['flor'],
  reta: ['cenoura', 'repolho', 'abóbora'],
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { level, color, theme } = options
  const { loops, ...whole } = PLANS[level]
  const plan: Plan = theme === 'lacos' ? { ...whole, ...loops } : whole
  const count = amountOf(options, plan.rows)
  const tracks = seaLast(tracksOf(plan, count, theme, random))
  const repetitions = repetitionsOf(plan, count, theme, random)
  const pen = new Pen(color)
  const bands = tracks.map((track, i): Band => ({ track, repetitions: repetitions[i] ?? 2 }))
  const journeys = journeysOf(tracks, dealer(sheet, index))
  const cast = sheet.fork('cast').shuffle(SEEN_FROM_BEHIND)
  const { picture, strokes } =
    level === 'desafio'
      ? loom(pen, bands, cast[index % cast.length] ?? 'bia', random)
      : landscape(
          pen,
          bands.map((band, i) => ({ ...band, journey: journeys[i] ?? ['dog', 'bone'] })),
          plan.height,
          index,
        )
  const facts: LineFacts = {
    rows: bands.map((band, i) => ({ ...band, stroke: strokes[i] ?? [] })),
  }
  const shows =
    level === 'desafio'
      ? ['tear', 'tapete', 'gato', 'novelo']
      : [...namesOf(journeys.flat()), ...tracks.flatMap((track) => BESIDE[track] ?? [])]
  return {
    marks: marksOf([picture, lines(strokes, color, level, SPREAD), pictureTitle(pen, options)]),
    whole: true,
    facts,
    items: bands.map(({ track, repetitions }, i) => `${track} ${repetitions} ${i + 1}`),
    pictures: shows,
  }
}

export const tracejarLinhas: SheetKind<PagesFacts<LineFacts>> = {
  id: 'tracejar-linhas',
  category: 'tracejar',
  themes: ['mistas', ...TRACK_NAMES],
  draw: (options) => composeSheet(options, 'trace', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
