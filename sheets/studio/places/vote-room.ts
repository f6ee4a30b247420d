/** Rooms and yards where children count and vote: three steps with things to count, or a wall with a board. Lengths in mm. */
import { person } from '../cast/cast.ts'
import { childAt } from '../cast/people.ts'
import { POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning, bunting } from '../shapes/built.ts'
import { cloud, tree, tuft } from '../shapes/nature.ts'

export type VotePlace = 'frutas' | 'bichos' | 'brinquedos'

/** Feet of the rows of things to count, and the foot of what holds them. */
export const SHELVES = [75, 96, 117]
const SHELF_FOOT = 124

const WALLS: readonly [Fill, ...Fill[]] = ['skyLow', 'foam', 'pinkPale', 'yellowPale']
const LAWNS: readonly [Fill, ...Fill[]] = ['meadow', 'grass', 'hill']
const WOODS: Readonly<Record<VotePlace, Fill>> = { frutas: 'woodPale', bichos: 'meadow', brinquedos: 'bluePale' }

function shelves(pen: Pen, place: VotePlace): Drawing {
  if (place === 'bichos')
    return [
      pen.shape(box(0, 0, 214, SHELF_FOOT), 'sky', null),
      cloud(pen.plane('far', 'seaLine'), 22, 34, 0.45),
      cloud(pen.plane('far', 'seaLine'), 190, 32, 0.45),
      tree(pen.plane('far', 'hillLine'), 20, 62, 0.6),
      tree(pen.plane('far', 'hillLine'), 192, 62, 0.6, 'lime'),
      SHELVES.map((y, i) => [
        pen.shape(`M-4 ${y - 11}Q105 ${y - 14} 216 ${y - 11}V${SHELF_FOOT + 4}H-4z`, inTurn(LAWNS, i), 0.9),
        tuft(pen, i % 2 ? 13 : 198, y - 1, 0.5),
      ]),
    ]
  const wood = WOODS[place]
  return [
    pen.shape(box(0, 0, 214, SHELF_FOOT), place === 'frutas' ? 'cream' : 'yellowPale', null),
    place === 'frutas'
      ? awning(pen, { x: 8, y: 19, width: 194, height: 9 }, 15, ['green', 'white'], 0)
      : bunting(pen.plane('middle'), [6, 22], [204, 22], 2, ['red', 'yellow', 'teal', 'purple'], { size: 5, gap: 5 }),
    SHELVES.map((y) => [pen.shape(box(-4, y - 0.4, 222, 3.6, 1), wood, 0.9)]),
    pen.shape(box(9, 54, 5, SHELF_FOOT - 54) + box(196, 54, 5, SHELF_FOOT - 54), wood, 0.9),
  ]
}

/** The lower part of the page: a floor and a wall, from `top`. */
function room(pen: Pen, top: number, floor: number, variant: number): Drawing {
  return [
    pen.shape(box(-4, top, 222, 300 - top), inTurn(WALLS, variant), 1),
    pen.shape(box(-4, floor, 222, 300 - floor), 'woodPale', 0.9),
    pen.plane('far', 'tan').line(`M0 ${floor + 9}H214M0 ${floor + 19}H214`, 0.5, 'tan'),
  ]
}

const childOf = (variant: number) => childAt(variant * 3 + 1)

/** Box below the child of a counting page, with room to write. */
export const PODIUM = { x: 152, y: 243, width: 46, height: 39 }

/** Things to count above, a wall for the chart below, and a child on a box who shows it. */
export function countingRoom(pen: Pen, place: VotePlace, variant: number): Drawing {
  const { x, y, width, height } = PODIUM
  return [
    shelves(pen, place),
    room(pen, SHELF_FOOT, 262, variant),
    person(pen.plane('middle'), childOf(variant), x + 24, y, 1.1, { pose: POINT_LEFT }),
    pen.shape(box(x, y, width, height, 2), 'woodPale', 1.1),
    pen.shape(box(x + 2.4, y + 2.4, width - 4.8, height - 4.8, 1.6), 'white', 0.8),
  ]
}

/** A wall for a board, a child beside it, a floor from `floor` on. */
export function votingRoom(pen: Pen, variant: number, floor: number, feet: number): Drawing {
  return [
    room(pen, 0, floor, variant),
    person(pen.plane('middle'), childOf(variant), 181, feet, 1.06, { pose: POINT_LEFT }),
  ]
}
