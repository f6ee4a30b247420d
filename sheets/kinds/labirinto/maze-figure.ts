/** A figure with a maze inside: its shape, its look and its place. */
import type { Box } from '../../lettering/bounds.ts'
import type { Ink } from '../../scene/scene.ts'
import type { Spot } from '../../studio/paths.ts'
import type { FigureLand } from './figure-land.ts'
import type { Fin, Skin } from './skin.ts'

/** Things around a figure, behind its contour. */
export type Around = 'petals' | 'tail' | 'string' | 'fir' | 'vine'

export interface MazeFigure {
  /** The picture whose contour is the board. */
  readonly picture: string
  /** Uses the smooth, symmetric contour of the figure: where a thin stem would block the path. */
  readonly smooth?: true
  /** Its corners as shares of width and height, where it has straight sides. */
  readonly outline?: readonly Spot[]
  /** Its contour as a curve, where the picture's own is too plain. */
  readonly curve?: string
  /** Marks of its skin, below the corridors. */
  readonly skin?: readonly Skin[]
  /** Behind its contour. */
  readonly fins?: readonly Fin[]
  /** So much higher, or wider, than its picture at most, where the paper has room. Default: 1. */
  readonly stretch?: number
  /** Share by which its corridors follow a round contour: 0 for one of straight lines. */
  readonly bend?: number
  /** From its foot to its top. */
  readonly upwards?: true
  /** Used if the picture's own colour would be too pale, or wrong. */
  readonly ink?: Ink
  /** Eyes inside, which no corridor crosses: shares of the figure's width and height. */
  readonly rounds?: readonly (readonly [kind: 'eye', x: number, y: number])[]
  /** Its ink on the first page of a sheet, on the second, and so on: neighbours are not one picture. */
  readonly inks?: readonly [Ink, ...Ink[]]
  /** Parts in other colours, page by page: where its contour runs, as shares of the figure's width and height. */
  readonly painted?: readonly {
    readonly inks: readonly [Ink, ...Ink[]]
    readonly in: Box
    /** A corner of the part inside the figure. */
    readonly corner?: Spot
  }[]
  /** Leaves stick out of the contour down to this share of its height. */
  readonly leafy?: number
  /** Tufts of foliage go around the contour down to this share of its height; its trunk grows out of bare earth. */
  readonly crown?: number
  /** The traveller, and the goal: both belong to the figure. */
  readonly start: string
  readonly goal: string
  /** Default: the sky. */
  readonly land?: FigureLand
  /** Free between the contour and whoever is above it, mm. */
  readonly aloft?: number
  /** Room above the figure for whoever sets out, mm. Default: for the tallest. */
  readonly above?: number
  /** Sits on the contour beside the opening by so much, mm; without it, it flies or swims above. */
  readonly beside?: number
  /** The goal is inside, at these shares of the width and height: no opening leads out. */
  readonly inside?: readonly [x: number, y: number]
  /** Width of a painted band around the contour, mm. */
  readonly rind?: number
  /** Kept free around its contour for what goes around it, mm. Default: its rind. */
  readonly margin?: number
  readonly around?: Around
  readonly stem?: 'dip' | 'tip'
  /** A chimney with smoke, a doorstep at the exit. */
  readonly lived?: true
  /** So much larger than others is whoever sets out. Default: 1. */
  readonly grown?: number
  /** Small things to count on the route of the easiest mazes. */
  readonly find: { readonly thing: string; readonly asked: string }
}
