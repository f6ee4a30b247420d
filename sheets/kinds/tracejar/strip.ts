/** The part of a landscape between a line to trace and the next one below. */
import type { Pen } from '../../studio/pen.ts'
import type { Stroke } from './stroke.ts'

export interface Strip {
  readonly pen: Pen
  readonly stroke: Stroke
  /** From the top of the page. */
  readonly index: number
  /** From 0: other pages have other lines. */
  readonly page: number
  readonly last: boolean
  /** The lowest of the line, and where the next one reaches its highest, mm. */
  readonly low: number
  readonly next: number
  /** From one line to the next. */
  readonly step: number
  /** From the line's lowest to its highest. */
  readonly rise: number
  /** Between the parts below a traveller. */
  readonly from: number
  readonly to: number
}
