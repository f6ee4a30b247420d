/** Racks to pile cubes on: of a warehouse with pallets, or of a room full of building blocks. */
import { person } from '../cast/cast.ts'
import { POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, poly } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { DEPTH } from '../shapes/cube-pile.ts'
import { guestOf } from './party-counters.ts'

export const CUBE_PLACES = ['deposito', 'brinquedos'] as const
export type CubePlace = (typeof CUBE_PLACES)[number]

/** Height of the front of a rack, and how much of its board is seen above it. */
export const BEAM = 17
const BOARD = 19
/** A pile rests so far behind the front edge. */
export const INSET = 3.2

const WALLS: Readonly<Record<CubePlace, readonly [Fill, ...Fill[]]>> = {
  deposito: ['foam', 'greyPale', 'skyLow', 'sky'],
  brinquedos: ['pinkPale', 'yellowPale', 'skyLow', 'foam'],
}

/** Of boards on two beams, below a pile of cartons. */
const pallet = (pen: Pen, cx: number, foot: number, width: number, depth: number, flip: boolean): Drawing =>
  pen.at(
    cx,
    foot,
    1,
    (pen) => {
      const [left, shift, up] = [-width / 2, depth * DEPTH.aside, depth * DEPTH.up]
      const right = width / 2 - shift
      return [
        pen.shape(
          poly([
            [left - 2, 0],
            [left - 2 + shift, -up - 1],
            [right + 2 + shift, -up - 1],
            [right + 2, 0],
          ]),
          'brownPale',
          0.8,
        ),
        pen.shape(box(left - 2, 0, right - left + 4, 1.8), 'brownPale', 0.8),
      ]
    },
    { flip },
  )

export interface Bay {
  readonly cx: number
  /** Front edge of its board. */
  readonly y: number
  /** Width and depth of what is piled there, to lay a pallet below it. */
  readonly width: number
  readonly depth: number
  readonly mirrored: boolean
}

interface Rack {
  readonly bays: readonly Bay[]
  readonly posts: readonly number[]
  /** Somebody in front of the racks. */
  readonly person?: { readonly x: number; readonly foot: number; readonly scale: number }
}

/** `variant`, from 0, gives other colours and children. */
export function cubeRacks(pen: Pen, place: CubePlace, variant: number, { bays, posts, person: who }: Rack): Drawing {
  const isStore = place === 'deposito'
  const [post, beam, board]: readonly [Fill, Fill, Fill] = isStore
    ? ['blueDark', 'orange', 'stone']
    : ['wood', 'woodPale', 'cream']
  const rows = [...new Set(bays.map(({ y }) => y))]
  const floor = (rows.at(-1) ?? 230) + BEAM + 1
  return [
    pen.shape(box(0, 0, 214, 300), inTurn(WALLS[place], variant), null),
    pen.shape(box(-4, floor, 220, 60), isStore ? 'stone' : 'woodPale', 1),
    isStore
      ? []
      : pen.line(`M-4 ${floor + 15}H216M-4 ${floor + 30}H216M50 ${floor}v15M140 ${floor + 15}v15`, 0.6, 'wood'),
    posts.map((x) => pen.shape(box(x - 2.2, 57, 4.4, floor - 57), post, 1)),
    isStore
      ? posts.map((x) => pen.line(Array.from({ length: 12 }, (_, i) => `M${x - 0.8} ${62 + i * 14}h1.6`).join(''), 0.6))
      : [],
    rows.map((y) => [
      pen.shape(
        poly([
          [9, y],
          [14, y - BOARD],
          [196, y - BOARD],
          [201, y],
        ]),
        board,
        1,
      ),
      pen.shape(box(7, y, 196, BEAM, 1), beam, 1.1),
    ]),
    isStore
      ? bays.map(({ cx, y, width, depth, mirrored }) => pallet(pen, cx, y - INSET + 0.4, width, depth, mirrored))
      : [],
    who ? person(pen, guestOf(variant, 1), who.x, who.foot, who.scale, { pose: POINT_LEFT }) : [],
  ]
}
