/** Tools of the backdrops: a brush, the colours of sky, land and rooms. Shares are of the frame. */
import type { Box } from '../lettering/bounds.ts'
import type { Random } from '../page/random.ts'
import { inkOfHex, WHITE } from '../scene/inks.ts'
import { path, round } from '../scene/marks.ts'
import type { Ink, Mark } from '../scene/scene.ts'

export interface Brush {
  readonly frame: Box
  readonly color: boolean
  /** Lines, mm. */
  readonly stroke: number
  readonly random: Random
  /** Future positions of things on pages to colour: parts are broad there, and no thing half hides a part. */
  readonly things?: readonly Box[]
}

export interface Backdrop {
  readonly kind: 'backdrop'
  /** Many small parts: not for the first pages of a small child. */
  readonly fine?: true
  readonly draw: (brush: Brush) => readonly Mark[]
}

export const backdrop = (draw: Backdrop['draw']): Backdrop => ({ kind: 'backdrop', draw })

export const fine = (draw: Backdrop['draw']): Backdrop => ({ kind: 'backdrop', draw, fine: true })

export const SKY_BLUE = inkOfHex('#cfeaf9')

export const GRASS = inkOfHex('#c4e3a0')

export const FAR_GRASS = inkOfHex('#dcefc4')

export const SAND = inkOfHex('#fbe7bd')

export const WATER = inkOfHex('#a9dcf3')

export const DEEP = inkOfHex('#c6e6f4')

export const EARTH = inkOfHex('#e3c39d')

export const ROAD = inkOfHex('#d7d7dc')

export const WALL = inkOfHex('#fdf1d8')

export const FLOOR = inkOfHex('#efd3ad')

export const TILE = inkOfHex('#e4eef4')

export const NIGHT = inkOfHex('#c5cbe8')

export const WOODEN = inkOfHex('#e0b27a')

export const CLOTH = inkOfHex('#f9c6c6')

export const LEAFY = inkOfHex('#a9d48c')

export const px = (b: Brush, share: number) => b.frame.x + share * b.frame.width

export const py = (b: Brush, share: number) => b.frame.y + share * b.frame.height

export const n = round

/** A filled shape with its line; white on uncoloured pages. */
export function shape(b: Brush, d: string, ink: Ink, width = b.stroke): Mark {
  return path(d, { fill: b.color ? ink : WHITE, width })
}

export const strokes = (b: Brush, d: string, width = b.stroke): Mark => path(d, { width })
