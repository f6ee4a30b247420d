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

export const HILLS = [
  'M0 196C40 176 80 176 110 192C150 170 180 176 220 190L220 300L0 300Z',
  'M0 232C60 224 140 224 220 234L220 300L0 300Z',
]
export const FLAT = ['M0 232L220 232L220 300L0 300Z']
export const RAILS = ['M0 156C70 144 150 144 220 156L220 300L0 300Z', 'M0 226L220 226L220 300L0 300Z', 'M0 231L220 231']
export const RIVER = [
  'M0 172C60 158 150 160 220 170L220 300L0 300Z',
  'M0 206C60 200 150 212 220 204L220 300L0 300Z',
  'M20 222Q27 218 34 222Q41 226 48 222',
  'M150 238Q157 234 164 238Q171 242 178 238',
  'M84 244Q91 240 98 244Q105 248 112 244',
]
export const SEA = [
  'M0 236C30 226 60 244 100 236C140 228 170 244 220 234L220 300L0 300Z',
  'M0 74Q12 66 24 74Q36 82 48 74Q60 66 72 74Q84 82 96 74Q108 66 120 74Q132 82 144 74Q156 66 168 74Q180 82 192 74Q204 66 216 74',
]
export const MOON = [
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
