/** Six things around a child: one in front, one behind, a near and a far one at each hand. */
import type { CastName } from '../../studio/cast/people.ts'
import type { AroundPlace } from '../../studio/places/around-places.ts'
import { type AroundThing, extentOf } from '../../studio/shapes/around-things.ts'

/** Spots as the reader sees them: up is away from the reader. */
export const SPOTS = ['up', 'down', 'nearLeft', 'farLeft', 'nearRight', 'farRight'] as const
export type SpotName = (typeof SPOTS)[number]

export interface AroundTask {
  readonly place: AroundPlace
  readonly who: CastName
  /** True if the child looks at the reader: the right hand is at the left of the page. */
  readonly facing: boolean
  readonly things: Readonly<Record<SpotName, AroundThing>>
}

export const RELATIONS = ['em frente', 'atrás', 'à direita', 'à esquerda'] as const
type Relation = (typeof RELATIONS)[number]

export const LETTER_OF: Readonly<Record<Relation, string>> = {
  'em frente': 'F',
  atrás: 'A',
  'à direita': 'D',
  'à esquerda': 'E',
}

/** Position of what is at a spot, as the child in the middle names it. */
export function relationOf({ facing }: Pick<AroundTask, 'facing'>, spot: SpotName): Relation {
  if (spot === 'up') return facing ? 'atrás' : 'em frente'
  if (spot === 'down') return facing ? 'em frente' : 'atrás'
  return spot.endsWith('Right') === facing ? 'à esquerda' : 'à direita'
}

export const isNear = (spot: SpotName): boolean => spot.startsWith('near')

/** Spot of a relation; beside the child the near or the far one. */
export function spotAt(task: Pick<AroundTask, 'facing'>, relation: Relation, near = true): SpotName {
  const spot = SPOTS.find(
    (one) => relationOf(task, one) === relation && (one === 'up' || one === 'down' || isNear(one) === near),
  )
  if (!spot) throw new RangeError(`no spot ${relation}`)
  return spot
}

/** Below a child's feet, above the writing: nothing tall fits there, mm beside a child of 60 mm. */
const LOW = 33
/** At the child's raised hand there is a bubble above the near thing. */
const UNDER_BUBBLE = 38

/** Of the near and the far thing of a side, together. */
const WIDEST = 68

const widthOf = (...things: readonly AroundThing[]) => things.reduce((sum, one) => sum + extentOf(one).width, 0)

const fits = (things: AroundTask['things']): boolean =>
  widthOf(things.nearLeft, things.farLeft) <= WIDEST &&
  widthOf(things.nearRight, things.farRight) <= WIDEST &&
  extentOf(things.down).height <= LOW &&
  extentOf(things.nearRight).height <= UNDER_BUBBLE

/** All orders of some things. */
const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, i) => ordersOf(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))

/** Each order to put the six around the child that leaves room for all. */
export const placesFor = (six: readonly AroundThing[]): AroundTask['things'][] =>
  ordersOf(six)
    .map((order) => Object.fromEntries(SPOTS.map((spot, i) => [spot, order[i]])) as AroundTask['things'])
    .filter(fits)
