/** A picture of plane figures in its place. */

import type { Place, Scenery } from '../../../studio/places/soft-grounds.ts'
import { type Built, built, put, together } from './pieces.ts'
import * as T from './things.ts'

type Child = readonly [x: number, y: number, scale: number]

export interface BuiltPicture {
  readonly built: Built
  /** Behind the figures: hills, water, rails. */
  readonly place: Place
  readonly scenery: readonly Scenery[]
  /** Feet and scales of children who wave with the hand on the right. */
  readonly children: readonly Child[]
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
  [T.BASKET_BALLOON, 'balão'],
])

type Placed = readonly [thing: Built, x: number, y: number, scale?: number]

interface Composed {
  readonly place: Place
  readonly scenery?: readonly Scenery[]
  readonly children?: readonly Child[]
  readonly things: readonly Placed[]
  /** Figures alone in the air. */
  readonly more?: string
}

export const picture = ({ place, scenery = [], children = [], things, more }: Composed): BuiltPicture => ({
  place,
  scenery,
  children,
  shows: [...new Set(things.flatMap(([thing]) => NAMES.get(thing) ?? []))],
  built: together([...things.map(([thing, x, y, scale]) => put(thing, x, y, scale)), ...(more ? [built(more)] : [])]),
})
