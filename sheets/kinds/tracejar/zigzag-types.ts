/** A row that a zigzag is part of, and its place. */
import type { Drawing, Pen } from '../../studio/pen.ts'
import type { Journey, RoomOf } from './figures.ts'
import type { Stroke } from './stroke.ts'

export interface ZigzagRow {
  readonly pen: Pen
  /** The whole line, also where the child goes on alone. */
  readonly stroke: Stroke
  /** So many of its points are dotted. */
  readonly shown: number
  readonly low: number
  readonly rise: number
  /** Width of the path along the line; 0 for none. */
  readonly road: number
  /** Height that the next row reaches. */
  readonly next: number
  readonly journey: Journey
  readonly index: number
  readonly page: number
}

export interface ZigzagPlace {
  /** Of the place itself. */
  readonly names: readonly string[]
  /** Room of the rows, and the start of their lines; mm. */
  readonly top: number
  readonly foot: number
  readonly from: number
  /** Height of the tallest traveller, mm. */
  readonly tallest: number
  /** Height of the tallest goal, as a share of that of a traveller. Default: 1. */
  readonly goalShare?: number
  /** Sizes of goals, if they have others than elsewhere. */
  readonly goalRoom?: RoomOf
  /** The road along the line: it also goes on to both edges of the page, or is left out. */
  readonly road: 'line' | 'through' | 'none'
  /** Behind all rows, by the lowest height of each line. */
  readonly behind: (pen: Pen, lows: readonly number[]) => Drawing
  readonly ground: (row: ZigzagRow) => Drawing
  /** Feet of whoever waits at the start and, unless they have their own, of the goals. */
  readonly feet: (row: ZigzagRow) => number
  readonly goalFeet?: (row: ZigzagRow) => number
  /** Middle of those who begin in the air; without it all begin on their feet. */
  readonly air?: (row: ZigzagRow, tall: number) => number
}
