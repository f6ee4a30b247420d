/** A picture made of things to trace, each at its place. */
import type { Box } from '../../lettering/bounds.ts'
import type { Level } from '../../scene/scene.ts'
import type { Spot } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import type { ShapeThing } from './shape-things.ts'

export interface PlacedShape {
  readonly thing: ShapeThing
  readonly x: number
  readonly y: number
  readonly size: number
  /** Degrees, clockwise. */
  readonly turn: number
  /** Left and right exchanged before it is turned. */
  readonly flip?: boolean
  /** The picture is whole without it: where there is room for few, it goes first. */
  readonly extra?: boolean
}

export interface ShapePicture {
  readonly place: (pen: Pen) => Drawing
  readonly shapes: readonly PlacedShape[]
  /** Names of what a child sees there besides its things: what they are together, and the place. */
  readonly shows?: readonly string[]
  /** The one whose figure is missing: the child draws it. */
  readonly missing?: PlacedShape
  /** Areas without numbers and arrows. */
  readonly clear?: readonly Box[]
  /** The child writes how many sides and corners its one figure has. */
  readonly counts?: boolean
  /** Feet and size of the child in the picture, mirrored or not; strings end in the raised hand. */
  readonly child?: { readonly at: Spot; readonly scale: number; readonly flip?: boolean; readonly behind?: boolean }
}

export const put = (thing: ShapeThing, x: number, y: number, size: number, turn = 0): PlacedShape => ({
  thing,
  x,
  y,
  size,
  turn,
})

export const extra = (placed: PlacedShape): PlacedShape => ({ ...placed, extra: true })

export type ByLevel = Readonly<Record<Level, ShapePicture>>

/** Things at places «x,y,size,turn», one after the other. */
export const spread = (list: readonly ShapeThing[], places: string): PlacedShape[] =>
  places.split(' ').flatMap((place, i) => {
    const [x = 0, y = 0, size = 20, turn = 0] = place.split(',').map(Number)
    const one = list[i % list.length]
    return one ? [put(one, x, y, size, turn)] : []
  })
