/** A band is a strip of a place across the head of a page: somebody at each side, and between them room for the title. */

import { person, type Standing } from '../cast/cast.ts'
import { type CastName, CHILDREN } from '../cast/people.ts'
import { box, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Size of a band, mm, and the feet of whoever is on it. */
export const BAND = { width: 178, height: 24, foot: 22.6 } as const

/** A child is 21 mm high. */
export const CHILD_SCALE = 0.35
const FAMILY_SCALE = 0.25

/** Everything a band is drawn with. */
export interface Strip {
  readonly pen: Pen
  /** Far planes: thin lines, tinted in colour. */
  readonly far: Pen
  /** One of a few fills, another on other sheets. */
  readonly pick: (fills: readonly [Fill, ...Fill[]]) => Fill
  /** A child of this sheet, with the feet at `x`. */
  readonly kid: (index: number, x: number, standing?: Standing) => Drawing
}

export type Band = (strip: Strip) => Drawing

/** `seed` picks the children: sheets of a shelf have different ones. */
export function stripOf(pen: Pen, seed: number): Strip {
  const who = (index: number): CastName => CHILDREN[(seed + index * 4) % CHILDREN.length] ?? 'bia'
  return {
    pen,
    far: pen.plane('far', 'hillLine'),
    pick: (fills) => fills[Math.floor(seed / 2) % fills.length] ?? fills[0],
    kid: (index, x, standing) => someone(pen, who(index), x, standing),
  }
}

/** Somebody of the cast by name. */
export const someone = (pen: Pen, who: CastName, x: number, standing: Standing = {}, foot: number = BAND.foot) =>
  person(pen, who, x, foot, CHILD_SCALE, standing)

/** Somebody of a family: beside a grown-up, who just fits in, children are smaller. */
export const relative = (pen: Pen, who: CastName, x: number, standing: Standing = {}): Drawing =>
  person(pen, who, x, BAND.foot, FAMILY_SCALE, standing)

export const sky = (pen: Pen, fill: Fill): Drawing => pen.shape(box(0, 0, BAND.width, BAND.height), fill, null)

/** Everything below a soft line. */
export const below = (pen: Pen, line: string | readonly Spot[], fill: Fill): Drawing =>
  pen.shape(`${smooth(typeof line === 'string' ? points(line) : line, false)}V${BAND.height + 4}H-4z`, fill)

/** Sky, far hills and a meadow. */
export const land = (
  { pen, far }: Strip,
  { above = 'sky', hills = 'hillFar', ground = 'meadow' }: Land = {},
): Drawing => [
  sky(pen, above),
  below(far, '-4,15 24,9 52,14 90,10 128,14 156,8 182,14', hills),
  below(far, '-4,18.500 40,17 90,18.500 140,17 182,18.500', ground),
]

interface Land {
  readonly above?: Fill
  readonly hills?: Fill
  readonly ground?: Fill
}

/** A wall and a floor. */
export const indoors = ({ pen, far, pick }: Strip, floor: Fill): Drawing => [
  sky(pen, pick(['yellowPale', 'sky', 'pinkPale', 'purplePale', 'hillFar'])),
  far.shape(box(-4, 17.5, BAND.width + 8, 12), floor),
  far.shape(box(-4, 16.3, BAND.width + 8, 1.2), 'cream'),
]
