/** A habitat with room for who lives there: the ground behind, and for each being its drawing, its sign and its middle. */
import type { Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { fungiOnLog } from '../shapes/food-web.ts'
import { flower, tuft } from '../shapes/nature.ts'

export interface Inhabitant {
  readonly draw: (pen: Pen) => Drawing
  /** Middle of the sign with its name. */
  readonly sign: Spot
  /** Middle of the being, and how far from it arrows end. */
  readonly middle: Spot
  readonly reach: number
  /** Its growth on pages where few live. */
  readonly growth?: number
}

export interface LivingPlace {
  readonly back: (pen: Pen) => Drawing
  /** From back to front. */
  readonly inhabitants: Readonly<Record<string, Inhabitant>>
  /** In the room of a being that is left out. */
  readonly instead: Readonly<Record<string, (pen: Pen) => Drawing>>
  /** From food to eater, «capim>capivara»: beginning, handle and tip of the arrow. */
  readonly arrows: Readonly<Record<string, string>>
  readonly isSea?: boolean
}

/** On every land, in the corner above the child. */
export const FUNGI: Inhabitant = {
  draw: (pen) => fungiOnLog(pen, 181, 226, 0.82),
  sign: [182, 232],
  middle: [181, 217],
  reach: 12,
}

/** In their corner, where they are left out. */
export const withoutFungi =
  (fill: Fill) =>
  (pen: Pen): Drawing => [tuft(pen, 176, 228, 1), flower(pen, 188, 232, 0.9, fill)]
