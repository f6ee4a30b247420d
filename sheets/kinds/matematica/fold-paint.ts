/** Faces as they are printed: flat patches, which are drawn on the net and again on the solid that it becomes. */
import { poly, ring, type Spot, smooth } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'

export interface Patch {
  readonly spots: readonly Spot[]
  /** Null for a line. */
  readonly fill: Fill | null
  readonly weight: number
  readonly closed: boolean
  readonly soft: boolean
}

export interface FacePaint {
  readonly fill: Fill
  readonly patches: readonly Patch[]
}

const WEIGHT = 0.7

export const flat = (spots: readonly Spot[], fill: Fill, weight = WEIGHT): Patch => ({
  ...{ spots, fill, weight, closed: true, soft: false },
})
export const block = (x: number, y: number, width: number, height: number, fill: Fill, weight = WEIGHT): Patch =>
  flat(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    fill,
    weight,
  )
export const blob = (spots: readonly Spot[], fill: Fill, weight = WEIGHT): Patch => ({
  ...{ spots, fill, weight, closed: true, soft: true },
})
export const dot = (x: number, y: number, r: number, fill: Fill, ry = r): Patch => blob(ring(x, y, r, ry, 10), fill)
export const ink = (spots: readonly Spot[], weight = WEIGHT, soft = false): Patch => ({
  ...{ spots, fill: null, weight, closed: false, soft },
})

/** Patches moved from lengths of a face to the net. */
export const moved = (patches: readonly Patch[], to: (spot: Spot) => Spot): Patch[] =>
  patches.map((patch) => ({ ...patch, spots: patch.spots.map(to) }))

/** `thin`: how much of their weight lines keep. */
export const painted = (pen: Pen, patches: readonly Patch[], to: (spot: Spot) => Spot, thin = 1): Drawing =>
  patches.map(({ spots, fill, weight, closed, soft }) => {
    const there = spots.map(to)
    const d = soft ? smooth(there, closed) : poly(there, closed)
    return fill === null ? pen.line(d, weight * thin) : pen.shape(d, fill, weight * thin)
  })
