/** A place in which sums find their results: the whites for both, and the dots to join. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import type { CastName } from '../cast/people.ts'
import type { Spot } from '../paths.ts'
import type { Drawing } from '../pen.ts'

/** A white to print in, and its dot. */
export interface Slot {
  readonly box: Box
  readonly dot: Spot
}

export interface SumStage {
  readonly marks: Drawing
  readonly sums: readonly Slot[]
  readonly results: readonly Slot[]
  /** Lines rise from the dots, or cross the page. */
  readonly isUpright?: true
}

export interface StageWish {
  readonly sums: number
  readonly results: number
  /** Things to count below each sum. */
  readonly isCounted: boolean
  /** Title without room beside it. */
  readonly isWide: boolean
  readonly who: readonly CastName[]
  readonly turn: number
}

/** Room of a stage, from below the instruction to the frame. */
export const [STAGE_TOP, STAGE_FOOT] = [57, 283]

export const middleOf = ({ x, y, width, height }: Box): Spot => [x + width / 2, y + height / 2]

export const around = ([cx, cy]: Spot, width: number, height: number): Box => ({
  ...{ width, height },
  x: cx - width / 2,
  y: cy - height / 2,
})

/** Places one below the other. */
export const pitches = (count: number, top = STAGE_TOP, foot = STAGE_FOOT) => {
  const pitch = (foot - top) / count
  return { pitch, feet: Array.from({ length: count }, (_, i) => top + pitch * (i + 1)) }
}

/** One of a list, round and round. */
export const oneOf = <Item>(items: readonly Item[], i: number, otherwise: Item): Item =>
  items[i % items.length] ?? otherwise
