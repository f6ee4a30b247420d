/** Parts of all places in steps: who looks on beside the title, and the country behind them. */
import { person, type Standing } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud, hill, sun, tree } from '../shapes/nature.ts'

export interface Step {
  /** Height of the feet, mm from the top of the page. */
  readonly ground: number
  /** Upper edge of the step's surface: above the ground, so that it carries a second rank, too. */
  readonly edge: number
}

export interface Look {
  /** Children who look on, one at each side of the title; null where the title needs the width. */
  readonly people: { readonly left: CastName; readonly right: CastName; readonly titleWidth: number } | null
  /** Flags along the uppermost shelf. */
  readonly flags?: readonly Fill[]
  readonly wall?: Fill
  /** No moon in a night, no clouds between the rows of a sky. */
  readonly bare?: true
}

export const [LEFT, RIGHT, FOOT] = [9, 201, 290]
/** Feet of the children beside the title: their legs are hidden by the first step. */
export const CHILD_SCALE = 0.56

export const SMILE: Pose = { expr: 'alegre' }

/** Height of the children's feet in a meadow: above the things of the first row. */
export const FAR_FOOT = 60

/** Crossing the page from edge to edge, softly up and down about `y`. */
export const rolling = (y: number, by: number, way: number): Spot[] =>
  [-6, 34, 76, 118, 160, 216].map((x, i): Spot => [x, y + (i % 2 ? by : -by) * way])

export const children = (pen: Pen, people: Look['people'], y: number): Drawing => {
  if (!people) return []
  const { left, right, titleWidth } = people
  const fromEdge = (RIGHT - LEFT - titleWidth) / 4 + 1
  const at = (who: CastName, x: number, standing: Standing) => person(pen, who, x, y, CHILD_SCALE, standing)
  return [
    at(left, LEFT + fromEdge, { pose: SMILE }),
    at(right, RIGHT - fromEdge, { pose: titleWidth < 116 ? POINT : SMILE, flip: true }),
  ]
}

export const clearSky = (pen: Pen, far: Pen): Drawing => [
  pen.shape(box(0, 0, 210, FOOT), 'sky', null),
  sun(far, 190, 33, 0.5),
  cloud(far, 24, 33, 0.7),
]

/** Far hills under a clear sky, two trees, the children before them. */
export function countryside(pen: Pen, people: Look['people']): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    clearSky(pen, far),
    hill(far, points('-6,52 30,45 80,53 130,46 176,53 216,47'), 'hillFar'),
    tree(far, 13, FAR_FOOT - 3, 0.6),
    tree(far, 198, FAR_FOOT - 3, 0.54, 'lime'),
    children(pen.plane('middle'), people, FAR_FOOT),
  ]
}
