/** A row of waves, and a place that it runs through. */
import type { Point } from '../../scene/marks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import type { FigureName } from './figures.ts'
import type { Stroke } from './stroke.ts'

export interface WaveRow {
  readonly pen: Pen
  /** The whole line, also where the child goes on alone. */
  readonly stroke: Stroke
  /** So many of its points are dotted. */
  readonly shown: number
  readonly crests: readonly Point[]
  readonly troughs: readonly Point[]
  readonly middle: number
  readonly rise: number
  readonly road: number
  /** From one row to the next. */
  readonly step: number
  /** Length of one wave. */
  readonly period: number
  readonly index: number
  readonly isLast: boolean
  readonly page: number
}

export interface Place {
  readonly behind: (pen: Pen, page: number, who: (i: number) => CastName) => Drawing
  /** The ground of a row with its traveller and its goal. */
  readonly ground: (row: WaveRow, ends: Drawing) => Drawing
  /** Things that the line runs around. */
  readonly things: (row: WaveRow) => Drawing
  /** Fill of the road along the line. */
  readonly road: Fill
  /** Foot of a traveller or a goal, below the middle of the line. */
  readonly foot: (id: FigureName, height: number, row: WaveRow) => number
  /** Upper and lower edge of its rows, mm. */
  readonly top: number
  readonly bottom: number
  /** Of what is seen beside travellers and goals. */
  readonly names: readonly string[]
}
