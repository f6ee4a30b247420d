/** One place for a whole page of departures: a coast, a house with balconies, a night sky. Lengths in mm. */
import { round as r } from '../../scene/marks.ts'
import { box, circle, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { cloud, hill, sun, tree } from '../shapes/nature.ts'
import { crescent } from '../shapes/space.ts'
import { type Land, wholeLand } from './sum-lands.ts'
import { FOOT, LEFT, RIGHT } from './terrace-parts.ts'

export type DepartureLand = 'coast' | 'balconies' | 'night' | 'deep' | Land['kind']

const HORIZON = 52

/** Short waves at the foot of each row, below what sails. */
const RIPPLES = points('176,0 188,5 100,5.500 152,6 64,5')

/** Land along the left side, water as far as one sees. */
function coast(pen: Pen, grounds: readonly number[], wide: boolean): Drawing {
  const far = pen.plane('far', 'seaLine')
  const shore = points('26,52 33,66 37,84 33,104 38,126 34,150 38,176 33,202 38,228 34,256 40,298')
  const green = points('18,52 24,70 26,90 23,112 27,136 23,160 27,186 23,212 27,238 24,262 28,298')
  return [
    pen.shape(box(0, 0, 210, FOOT), 'sky', null),
    wide ? [] : [sun(far, 190, 32, 0.46), cloud(far, 24, 32, 0.56)],
    hill(pen.plane('far', 'hillLine'), points('-6,50 20,43 54,50 70,54'), 'hillFar'),
    far.shape(`M-6 ${HORIZON}H216V${FOOT + 8}H-6z`, 'water', 0.6),
    far.line(
      grounds
        .flatMap((ground, i) => RIPPLES.map(([x, dy]): Spot => [x - (i % 2) * 7, r(ground + dy)]))
        .map(([x, y]) => `M${x} ${y}q2.400 -2 4.800 0t4.800 0`)
        .join(''),
      0.5,
    ),
    pen.plane('far', 'sandLine').shape(`${smooth(shore, false)}H-6V${HORIZON}z`, 'sand'),
    pen.plane('far', 'hillLine').shape(`${smooth(green, false)}H-6V${HORIZON}z`, 'meadow', 0.6),
  ]
}

/** Right edge of the house. */
export const HOUSE = 64

/** A house with a balcony for each row; the sky beside it is one. */
function balconies(pen: Pen, grounds: readonly number[], wide: boolean): Drawing {
  const far = pen.plane('far', 'seaLine')
  const wall = pen.plane('far', 'woodDark')
  const bricks = grounds.flatMap((ground, i) =>
    [0, 1, 2].map(
      (k) =>
        `M${LEFT + 1 + ((i + k) % 2) * 2} ${r(ground - 30 + k * 9)}h4.400M${HOUSE - 6} ${r(ground - 26 + k * 8)}h4`,
    ),
  )
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), 'sky', null),
    wide ? [] : sun(far, 190, 33, 0.46),
    points('150,66 130,118 190,116 134,225 188,226 152,171').map(([x, y], i) =>
      cloud(far, x, y, 0.34 + (i % 3) * 0.06),
    ),
    hill(pen.plane('far', 'hillLine'), points('40,284 90,277 140,283 216,276'), 'meadow', FOOT + 8),
    tree(pen.plane('far', 'hillLine'), 76, 285, 0.56),
    tree(pen.plane('far', 'hillLine'), 90, 285.5, 0.4, 'lime'),
    wall.shape(`M-6 46H${HOUSE}V${FOOT + 8}H-6z`, 'yellowPale', 0.9),
    wall.line(bricks.join(''), 0.6, 'straw'),
    wall.shape(box(-6, 43, HOUSE + 9, 4.4, 0.8), 'orange', 0.9),
  ]
}

/** All rows are sky; the ground is at the foot. */
function night(pen: Pen, grounds: readonly number[], isLow: boolean): Drawing {
  const far = pen.plane('far', 'waterLine')
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), 'bluePale', null),
    // Low sentences have sky at their left.
    isLow
      ? [
          crescent(far, 36, (grounds[0] ?? 0) - 10, 0.72),
          cloud(far, 76, (grounds[0] ?? 0) - 4, 0.5),
          cloud(far, 34, (grounds[1] ?? 0) - 4, 0.74),
          cloud(far, 78, (grounds[1] ?? 0) - 9, 0.46),
          house(far, 66, 283, 0.52, { roof: 'orange' }),
          house(far, 88, 284, 0.4, { roof: 'teal' }),
        ]
      : crescent(far, 195, 34, 0.34),
    pen.shade(
      points('18,30 26,44 196,50 30,36')
        .map(([x, y]) => circle(x, y, 0.6))
        .join(''),
      'white',
      0.9,
    ),
    hill(far, points('-6,280 30,274 76,281 124,277 170,282 216,276'), 'waterDeep'),
    points('16,0.5 30,0.36 44,0.44').map(([x, scale]) => tree(far, x, 284, scale, 'teal')),
  ]
}

const deep = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 210, FOOT + 8), 'foam', null),
  pen.plane('far', 'sandLine').shape(`M${LEFT - 9} 281Q60 277 105 281T${RIGHT + 9} 280V300H-6z`, 'sand', 0.7),
]

interface Look {
  /** A title that leaves no room beside it. */
  readonly wide?: boolean
  /** Sentences are below their things. */
  readonly isLow?: boolean
}

/** @param grounds of the rows, from the top down */
export function departureLand(
  pen: Pen,
  kind: DepartureLand,
  grounds: readonly number[],
  { wide = false, isLow = false }: Look,
): Drawing {
  if (kind === 'coast') return coast(pen, grounds, wide)
  if (kind === 'balconies') return balconies(pen, grounds, wide)
  if (kind === 'night') return night(pen, grounds, isLow)
  return kind === 'deep' ? deep(pen) : wholeLand(pen, { kind, wall: 'sky', isOpen: true }, grounds, wide)
}
