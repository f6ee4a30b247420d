/** Counters of a grocery, or lawns of a playground, one above the other: on each a level balance and somebody beside it. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { balanceScales, seesaw } from '../shapes/balance.ts'
import { awning } from '../shapes/built.ts'
import { cloud, tree, tuft } from '../shapes/nature.ts'
import { PLAY_LARGE, PLAY_LAWN, PLAY_SMALL } from '../shapes/playground-things.ts'
import { guestOf } from './party-counters.ts'

export const BALANCE_PLACES = ['mercado', 'parquinho'] as const
export type BalancePlace = (typeof BALANCE_PLACES)[number]

export interface BalanceRow {
  /** The balance rests at this height. */
  readonly foot: number
  /** Of the balance, and of whoever is beside it. */
  readonly middle: number
  readonly person: number
  /** The left side is down: the right one is still empty. */
  readonly leans?: boolean
}

/** Room below a row for what is written there. */
export const FRONT = 15.5

const BODIES: readonly [Fill, ...Fill[]] = ['red', 'teal', 'purple', 'orange', 'blue', 'green']
const WALLS: readonly [Fill, ...Fill[]] = ['yellowPale', 'skyLow', 'pinkPale', 'foam']
const STRIPES: readonly [Fill, ...Fill[]] = ['red', 'green', 'blue', 'orange']
const LAWNS: readonly [Fill, ...Fill[]] = ['meadow', 'grass', 'hill', 'meadow', 'grass']

const GOODS: readonly [Fill, ...Fill[]] = ['redPale', 'bluePale', 'white', 'purplePale', 'lime']

/** Goods of a shelf behind the counters, pale, over the head of whoever is there. */
const goods = (pen: Pen, x: number, y: number, i: number): Drawing => {
  const far = pen.plane('far', 'woodDark')
  return [
    far.shape(box(x - 26, y, 52, 1.8), 'woodPale', 0.7),
    [-20, -10, 0, 10, 20].map((dx, k) => {
      const height = 6.5 + ((i + k) % 3) * 1.4
      return [
        far.shape(box(x + dx - 3.2, y - height, 6.4, height, (i + k) % 2 ? 1.8 : 0.6), inTurn(GOODS, i + k), 0.7),
        far.line(`M${x + dx - 3.2} ${y - height * 0.6}h6.4`, 0.5),
      ]
    }),
  ]
}

/** Below a shelf there is less room. */
const scaleOf = (where: BalancePlace, { leans }: BalanceRow) =>
  where === 'parquinho' ? (leans ? 0.56 : 0.52) : leans ? 0.55 : 0.63

const child = (pen: Pen, where: BalancePlace, who: CastName, row: BalanceRow, below: number): Drawing =>
  person(pen, who, row.person, row.foot + below, scaleOf(where, row), {
    pose: row.person > row.middle ? POINT_LEFT : POINT,
  })

function grocery(pen: Pen, variant: number, rows: readonly BalanceRow[]): Drawing {
  return [
    pen.shape(box(0, 0, 214, 300), inTurn(WALLS, variant), null),
    awning(pen, { x: 8, y: 19, width: 194, height: 9 }, 15, [inTurn(STRIPES, variant), 'white'], 0),
    rows.map((row, i) => [
      row.leans ? goods(pen, row.person, row.foot - 32, i) : [],
      pen.clip(box(row.person - 26, row.foot - 60, 52, 60), child(pen, 'mercado', guestOf(variant, i), row, 13)),
      pen.shape(box(-4, row.foot, 220, FRONT), 'woodPale', 1),
      pen.line(`M-4 ${row.foot + FRONT}H216`, 1),
      pen.shape(box(-4, row.foot - 1, 220, 2.8, 1), 'wood', 0.9),
    ]),
  ]
}

/** Beside whoever is there; the far one of a level row is seen between its two sides. */
function toys(pen: Pen, variant: number, i: number, { foot, middle, person: x, leans }: BalanceRow): Drawing {
  const far = pen.plane('middle')
  const large = inTurn(PLAY_LARGE, variant + i)
  if (!leans)
    return [
      pen.plane('far', 'hillLine').at(middle, foot - 12, 0.5, large),
      points('24,13 188,13.6').map(([x, dy], side) =>
        (i + side) % 2 ? pen.at(x, foot + dy, 0.9, inTurn(PLAY_LAWN, variant + i)) : tuft(pen, x, foot + dy, 0.7),
      ),
    ]
  const side = x > middle ? 1 : -1
  return [
    tree(far, x + side * 23, foot - 7, 0.9, i % 2 ? 'lime' : 'leaf'),
    far.at(x - side * 31, foot - 7.4, 1, large, { flip: side > 0 }),
    pen.at(x - side * 30, foot + 16, 1, inTurn(PLAY_SMALL, variant + i)),
    tuft(pen, x + side * 24, foot + 15, 0.8),
  ]
}

function playground(pen: Pen, variant: number, rows: readonly BalanceRow[]): Drawing {
  const far = pen.plane('far', 'hillLine')
  const first = rows[0]?.foot ?? 100
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    cloud(far, 22, 40, 0.5),
    cloud(far, 190, 36, 0.5),
    tree(far, 19, first - 6, 0.7, variant % 2 ? 'lime' : 'leaf'),
    rows.map((row, i) => [
      pen.shape(`M-4 ${row.foot - 8}Q105 ${row.foot - 12} 216 ${row.foot - 8}V300H-4z`, inTurn(LAWNS, i), 1),
      toys(pen, variant, i, row),
      child(pen, 'parquinho', guestOf(variant, i), row, 1),
    ]),
  ]
}

/** `variant`, from 0, gives other colours and children. */
export function balancePlace(pen: Pen, place: BalancePlace, variant: number, rows: readonly BalanceRow[]): Drawing {
  const isMarket = place === 'mercado'
  return [
    (isMarket ? grocery : playground)(pen, variant, rows),
    rows.map((row, i) => {
      const fill = inTurn(BODIES, variant + i)
      return pen.at(row.middle, row.foot - (isMarket ? 1 : 0), 1, (pen) =>
        (isMarket ? balanceScales : seesaw)(pen, fill, row.leans ? 1 : 0),
      )
    }),
  ]
}
