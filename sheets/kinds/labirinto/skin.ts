/** Scales, leaves or bricks on a figure of a maze, and fins that stick out behind it. */
export type WovenKind = 'scales' | 'leaves' | 'bark' | 'tiles' | 'bricks' | 'curls' | 'dots' | 'seeds' | 'glints'

/** Lines that run across the whole figure. */
export type CreaseKind = 'facets' | 'folds' | 'ribs' | 'sticks'

export interface Skin {
  readonly kind: WovenKind | CreaseKind
  /** Shares of the figure's height between which it is. Default: all. */
  readonly from?: number
  readonly to?: number
}

/** A fin: a stretch of a curve between two shares of the figure's width, at its upper or its lower side. */
export interface Fin {
  readonly side: -1 | 1
  readonly from: number
  readonly to: number
  /** Of the figure's height. */
  readonly high: number
}
