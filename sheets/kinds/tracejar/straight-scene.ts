/** Parts that the scenes of straight lines share. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import type { Point } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { Terrain } from '../../studio/places/terraces.ts'
import { traced } from './guides.ts'
import type { Stroke } from './stroke.ts'

export interface Plan {
  readonly lines: number
  readonly picture: number
  readonly dot: number
}

export interface StraightFacts {
  readonly lines: readonly { readonly from: Point; readonly to: Point }[]
}

export type Traveller = readonly [start: string, goal: string]

export interface Drawn {
  readonly marks: readonly Mark[]
  readonly strokes: readonly Stroke[]
  /** The place that the whole page is, and its rows, each with the height of its bank; none where the page stays white. */
  readonly place?: { readonly terrain: Terrain; readonly rows: readonly (Box & { readonly bank: number })[] }
}

export interface Scene {
  readonly plan: Plan
  readonly color: boolean
  readonly random: Random
  /** Pictures of all pages of the sheet, in the order in which they are dealt. */
  readonly deal: <T>(list: readonly T[], count: number) => T[]
}

/** The line with its start, its arrow on the line itself, and its end. */
export const ends = (stroke: Stroke, { color, plan }: Scene): Mark[] =>
  traced([stroke], { color, dot: plan.dot, radius: 2.3, offset: 0, arrowLength: 10, stop: true })
