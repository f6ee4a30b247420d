/** Parts that all hair shares. Hair is drawn facing right: some of it is behind the body, some on the head. */
import { round } from '../../../scene/marks.ts'
import type { Drawing } from '../../pen.ts'
import type { FigurePen } from '../figure-pen.ts'
import type { Tone } from '../inks.ts'
import type { Person } from '../person.ts'

export interface HairContext {
  readonly who: Person
  /** Sine of the turn: 0 front, near 1 side. */
  readonly side: number
  /** The middle of the face has moved by this. */
  readonly middle: number
  /** The near temple. */
  readonly temple: number
  readonly tone: Tone
}

export interface Hair {
  readonly back?: Drawing
  readonly front: Drawing
  /** Over the ears. */
  readonly after?: Drawing
  readonly hideEar?: boolean
  /** It is so far off the head that ear defenders sit wider. */
  readonly far?: boolean
}

/** The outline of the hair from one temple over the crown to the other. */
export function crown(left: number, right: number, off = 1.1): string {
  const [side, high, wide] = [round(11 + off), round(9.9 + off), round(6.4 + off)]
  return `M${round(-10.2 - off * 0.5)},${round(left)}C${-side},-7 ${-wide},${-high} 0,${-high}C${wide},${-high} ${side},-7 ${round(10.2 + off * 0.5)},${round(right)}`
}

/** A few locks: lighter in colour, lines in line. */
export const strands = (pen: FigurePen, tone: Tone, list: readonly string[]): Drawing =>
  list.map((d) => (pen.inLine ? pen.ink(d) : pen.tintLine(d, tone[1], pen.inner * 1.3)))
