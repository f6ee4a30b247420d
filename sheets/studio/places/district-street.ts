/** A district with a home, a school, a library, a bus, a square and a pool, somebody at each of them. */
import { acted } from '../cast/actions/actions.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, HANDS_UP, POINT, WAVE } from '../cast/poses.ts'
import { box, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, cloud, sun, tree } from '../shapes/nature.ts'
import { shelf } from '../shapes/rooms.ts'
import { BUS_WINDOWS, bus } from '../shapes/vehicles.ts'

export const DISTRICT = ['casa', 'escola', 'biblioteca', 'ônibus', 'praça', 'piscina'] as const
export type DistrictPlace = (typeof DISTRICT)[number]

/** Middles of the numbers of the places. */
export const DISTRICT_TAGS: Readonly<Record<DistrictPlace, Spot>> = {
  casa: [24, 76],
  escola: [84, 76],
  biblioteca: [145, 77],
  ônibus: [128, 137],
  praça: [23, 170],
  piscina: [146, 166],
}

const GROUND = 122

/** A building with its front wall left out: what is inside is drawn on its floor, about the middle. */
const opened = (
  pen: Pen,
  [x, width, high]: readonly [number, number, number],
  wall: Fill,
  inside: (pen: Pen) => Drawing,
): Drawing => [
  pen.shape(box(x - width / 2, GROUND - high, width, high), wall, 1.1),
  pen.clip(box(x - width / 2 + 1, GROUND - high, width - 2, high), [
    pen.shape(box(x - width / 2, GROUND - 6, width, 8), 'woodPale', 0.9),
    pen.at(x, GROUND - 2, 1, inside),
  ]),
  pen.shape(box(x - width / 2, GROUND - high, width, high), null, 1.1),
]

const nameBoard = (pen: Pen, x: number, y: number, name: string, width: number): Drawing => [
  pen.shape(box(x - width / 2, y, width, 8, 1.5), 'white', 0.9),
  pen.text(x, y + 6, name, 5),
]

function buildings(pen: Pen, cast: readonly CastName[]): Drawing {
  const middle = pen.plane('middle')
  const child = (i: number): CastName => cast[i] ?? 'bia'
  return [
    opened(middle, [42, 54, 38], 'pinkPale', (own) => [
      own.shape(box(-22, -32, 11, 10, 0.6), 'sky', 0.8),
      person(own, child(0), 8, 1, 0.5, { pose: { ...BEHIND_TABLE, armL: [-10, 0], armR: [10, 0] } }),
      own.shape(box(-14, -19, 3, 19, 1), 'wood', 0.9),
      own.shape(box(21, -14, 3, 14, 1), 'wood', 0.9),
      own.shape(box(-11, -13, 9, 5, 2), 'white', 0.8),
      own.shape('M-11 -9H22V-3H-11z', 'woodPale', 0.9),
      own.shape('M-5 -6V-11Q-5 -13 -2 -13H20Q22 -13 22 -11V-5H-5z', 'blue', 0.9),
    ]),
    middle.shape('M10 86L20 66H64L74 86z', 'orange', 1.1),
    nameBoard(middle, 42, 72, 'CASA', 24),
    opened(middle, [106, 60, 40], 'yellowPale', (own) => [
      own.shape(box(-24, -36, 48, 15, 0.6), 'leafDark', 0.9),
      own.line('M-20 -31h12M-20 -27h8', 0.8, 'white'),
      [-16, 16].map((x, i) => [
        person(own, child(1 + i), x, 0, 0.46, {
          pose: i
            ? { ...BEHIND_TABLE, armR: { at: [14, -48], dir: 172, thumb: -1, hand: 'open', z: 'mid' } }
            : BEHIND_TABLE,
        }),
        own.shape(box(x - 10, -11, 20, 3, 0.6), 'woodPale', 0.9),
        own.shape(box(x - 8, -8, 16, 5), 'bluePale', 0.8),
        own.line(`M${x - 7} -3V0M${x + 7} -3V0`, 1),
      ]),
    ]),
    middle.shape('M72 84L80 68H132L140 84z', 'blue', 1.1),
    nameBoard(middle, 106, 72, 'ESCOLA', 32),
    opened(middle, [172, 52, 40], 'purplePale', (own) => [
      shelf(own, -22, -2, 26, { book: 6, board: 2 }),
      person(own, child(3), 13, 0, 0.5, {
        pose: { ...POINT, turn: -30, armR: [14, 4], armL: { at: [-18, -34], dir: -105, z: 'back' } },
      }),
    ]),
    middle.shape('M143 84L172 62L201 84z', 'purple', 1.1),
    nameBoard(middle, 172, 73, 'BIBLIOTECA', 42),
  ]
}

const pool = (pen: Pen, who: CastName): Drawing => [
  pen.shape(ellipse(157, 189, 46, 15), 'cream', 1.1),
  pen.shape(ellipse(157, 189, 41, 11.5), 'water', 0.9),
  pen.clip(ellipse(157, 189, 41, 11.5), person(pen, who, 158, 208, 0.6, { pose: HANDS_UP })),
  pen.line('M124 188q3 -2 6 0t6 0M168 184q3 -2 6 0t6 0M172 193q3 -2 6 0t6 0M138 194q3 -2 6 0t6 0', 0.9, 'waterLine'),
  pen.rope('M116 184V160H124', 1.6, 'metal', 0.8),
  pen.shape('M120 160H128L130 164H118z', 'metal', 0.9),
  pen.line('M120 167v4M124 167v5M128 167v4M122 174v4M126 174v4', 0.9, 'waterLine'),
  nameBoard(pen, 170, 162, 'PISCINA', 34),
]

export function districtStreet(pen: Pen, cast: readonly CastName[]): Drawing {
  const middle = pen.plane('middle')
  const child = (i: number): CastName => cast[i] ?? 'gil'
  return [
    pen.shape(box(0, 0, 214, 140), 'sky', null),
    sun(middle, 193, 56, 0.34),
    cloud(pen.plane('far', 'hillLine'), 24, 56, 0.5),
    tree(middle, 72, GROUND, 0.5),
    tree(middle, 141, GROUND, 0.55, 'lime'),
    buildings(pen, cast),
    pen.shape(box(-4, GROUND, 222, 8), 'greyPale', 0.9),
    pen.shape(box(-4, GROUND + 8, 222, 30), 'grey', 1),
    pen.line('M4 145h12m98 0h12m12 0h12m12 0h12m12 0h12', 1.2, 'white'),
    bus(
      pen,
      68,
      157,
      0.58,
      (own) =>
        BUS_WINDOWS.lefts.map((left, i) =>
          person(own, child(4 + i), left + 9, -12, 0.62, { pose: { expr: 'alegre' } }),
        ),
      'yellow',
    ),
    pen.rope('M152 128V158', 1.6, 'metal', 0.8),
    nameBoard(pen, 152, 133, 'ÔNIBUS', 34),
    person(pen, 'avo', 178, 161, 0.4, { pose: { turn: -28, expr: 'alegre' } }),
    pen.shape(box(-4, 160, 222, 60), 'meadow', 1),
    pen.shape(box(-4, 160, 222, 4), 'stone', 0.8),
    tree(middle, 20, 202, 0.55),
    acted(pen, 'balanço', 64, 202, 0.5, child(7)),
    person(pen, child(8), 92, 202, 0.5, { pose: WAVE }),
    bush(pen, 36, 203, 0.5, 'leaf', 'red'),
    pool(pen, child(9)),
    nameBoard(pen, 43, 166, 'PRAÇA', 26),
  ]
}
