/** A picture of plane figures on its ground, drawn in `SCENE`. */
import { points, type Spot, scallop } from '../../../studio/paths.ts'
import { type Built, built, put, together } from './pieces.ts'
import * as T from './things.ts'

export interface BuiltPicture {
  readonly built: Built
  /** Hills, water, rails: behind the pieces, no figures. */
  readonly ground: readonly string[]
  /** Foot and scale of a child beside what is built. */
  readonly child?: Child | undefined
  /** Names of what it shows. */
  readonly shows: readonly string[]
}

/** Names of the things of a picture. */
const NAMES: ReadonlyMap<Built, string> = new Map([
  [T.ROBOT, 'robô'],
  [T.HEX_ROBOT, 'robô'],
  [T.PLAIN_CASTLE, 'castelo'],
  [T.CASTLE, 'castelo'],
  [T.ENGINE, 'trem'],
  [T.PLAIN_ENGINE, 'trem'],
  [T.CHURCH, 'cidade'],
  [T.BOAT, 'barco'],
  [T.ROCKET, 'foguete'],
  [T.POLY_ROCKET, 'foguete'],
  [T.KITE, 'pipa'],
  [T.BEAR, 'urso'],
  [T.BALLOON_HEART, 'balão'],
  [T.HIVE, 'colmeia'],
  [T.FISH, 'peixe'],
  [T.OCTOPUS, 'polvo'],
  [T.TURTLE, 'tartaruga'],
  [T.CATERPILLAR, 'lagarta'],
  [T.SNAIL, 'caracol'],
  [T.HOT_AIR, 'balão'],
])

type Child = readonly [x: number, y: number, scale: number]

type Placed = readonly [thing: Built, x: number, y: number, scale?: number]

export const picture = (
  ground: readonly string[],
  placed: readonly Placed[],
  more?: string,
  child?: Child,
): BuiltPicture => ({
  ground,
  child,
  shows: [...new Set(placed.flatMap(([thing]) => NAMES.get(thing) ?? []))],
  built: together([...placed.map(([thing, x, y, scale]) => put(thing, x, y, scale)), ...(more ? [built(more)] : [])]),
})

/** Scenery is lines alone, so that nobody takes it for a figure. */
const bird = (x: number, y: number, size = 1) =>
  `M${x - 5 * size} ${y - 2 * size}Q${x - 2 * size} ${y - 4 * size} ${x} ${y}Q${x + 2 * size} ${y - 4 * size} ${x + 5 * size} ${y - 2 * size}`
const tufts = (list: string) =>
  points(list).map(([x, y]) => `M${x - 3} ${y - 4}L${x - 1} ${y}L${x} ${y - 6}L${x + 1} ${y}L${x + 3} ${y - 4}`)
/** Waves of weed, each from its foot up. */
const weeds = (list: string) => points(list).map(([x, y]) => `M${x} ${y}q-5 -7 0 -14t0 -14t0 -12`)
const sparkles = (list: string) =>
  points(list).map(([x, y]) => `M${x - 2.6} ${y}L${x + 2.6} ${y}M${x} ${y - 2.6}L${x} ${y + 2.6}`)
const ripples = (list: string) => points(list).map(([x, y]) => `M${x} ${y}q3.5 -2.600 7 0t7 0`)

const RANGE = 'M0 182C22 150 46 146 66 168C86 130 118 128 142 160C164 138 192 140 220 172'
const BIRDS = [bird(192, 110), bird(181, 118, 0.8)]

export const HILLS = [
  RANGE,
  ...BIRDS,
  'M0 196C40 176 80 176 110 192C150 170 180 176 220 190L220 300L0 300Z',
  ...tufts('20,206 66,202 128,204 196,206'),
  'M0 232C60 224 140 224 220 234L220 300L0 300Z',
  ...tufts('16,252 60,250 100,252 146,250 194,252'),
]
export const FLAT = [
  RANGE,
  'M0 206C50 190 150 192 220 204L220 300L0 300Z',
  ...tufts('20,218 76,214 140,216 196,218'),
  'M0 232L220 232L220 300L0 300Z',
  ...tufts('70,243 130,244 196,243'),
]
export const RAILS = [
  RANGE,
  'M0 156C70 144 150 144 220 156L220 300L0 300Z',
  ...tufts('18,172 70,184 152,178 192,168 128,170'),
  'M0 194C50 186 150 188 220 196L220 300L0 300Z',
  ...tufts('16,210 108,204 192,206'),
  'M0 226L220 226L220 300L0 300Z',
  // Sleepers are strokes: between two lines they would be rectangles to count.
  Array.from({ length: 17 }, (_, i) => `M${8 + i * 12} 226L${6 + i * 12} 231`).join(''),
  ...tufts('24,246 88,244 140,246 190,244'),
]
export const RIVER = [
  RANGE,
  ...BIRDS,
  'M0 172C60 158 150 160 220 170L220 300L0 300Z',
  ...tufts('16,190 84,186 130,190 196,192'),
  'M0 206C60 200 150 212 220 204L220 300L0 300Z',
  ...ripples('20,222 150,242 84,246 104,222 184,222 18,244 30,236'),
]
export const SEA = [
  ...weeds('16,250 100,248 194,250 198,248'),
  'M0 236C30 226 60 244 100 236C140 228 170 244 220 234L220 300L0 300Z',
  'M0 74Q12 66 24 74Q36 82 48 74Q60 66 72 74Q84 82 96 74Q108 66 120 74Q132 82 144 74Q156 66 168 74Q180 82 192 74Q204 66 216 74',
  ...ripples('26,92 92,94 150,92 184,104 34,210 172,212'),
]
export const MOON = [
  ...sparkles('24,72 44,128 66,84 86,112 130,88 152,118 186,74 196,130 20,168 192,178 64,150'),
  'M0 218L22 190L36 204L60 180L82 210L112 188L132 208L160 182L182 206L200 192L220 214',
  'M0 226C50 216 160 218 220 228L220 300L0 300Z',
  'M30 246Q44 240 58 246Q44 252 30 246Z',
  'M140 250Q156 244 172 250Q156 256 140 250Z',
]

/** A cloud of three bumps about its middle. */
export const cloud = (x: number, y: number, size: number) =>
  scallop(
    points('-16,6 -14,-2 -4,-7 8,-4 15,6').map(([u, v]): Spot => [x + u * size, y + v * size]),
    0.6,
  )
