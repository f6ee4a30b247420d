/** A district with a home, a school, a library, a bus, a square and a pool, somebody at each of them. */
import { acted } from '../cast/actions/actions.ts'
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, SWIM } from '../cast/poses.ts'
import { box, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, cloud, sun, tree } from '../shapes/nature.ts'
import { shelf } from '../shapes/rooms.ts'
import { BUS_WINDOWS, bus } from '../shapes/vehicles.ts'
import { OUTDOOR_DEEDS } from './deeds-about.ts'

export const DISTRICT = ['casa', 'escola', 'biblioteca', 'ônibus', 'praça', 'piscina'] as const
export type DistrictPlace = (typeof DISTRICT)[number]

/** Middles of the numbers of the places. */
export const DISTRICT_TAGS: Readonly<Record<DistrictPlace, Spot>> = {
  casa: [24, 76],
  escola: [82, 76],
  biblioteca: [143, 77],
  ônibus: [104.5, 138.5],
  praça: [22, 170],
  piscina: [147, 169],
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
    opened(middle, [41, 48, 38], 'pinkPale', (own) => [
      own.shape(box(-21, -33, 9, 10, 0.6), 'sky', 0.8),
      person(own, child(0), 4, 1, 0.5, { pose: { ...BEHIND_TABLE, armL: [-10, 0], armR: [10, 0] } }),
      own.shape(box(-19, -19, 3, 19, 1), 'wood', 0.9),
      own.shape(box(16, -14, 3, 14, 1), 'wood', 0.9),
      own.shape(box(-16, -13, 9, 5, 2), 'white', 0.8),
      own.shape('M-16 -9H17V-3H-16z', 'woodPale', 0.9),
      own.shape('M-10 -6V-11Q-10 -13 -7 -13H15Q17 -13 17 -11V-5H-10z', 'blue', 0.9),
    ]),
    middle.shape('M16 86L25 66H58L67 86z', 'orange', 1.1),
    nameBoard(middle, 42, 72, 'CASA', 24),
    opened(middle, [104, 58, 40], 'yellowPale', (own) => [
      own.shape(box(-24, -36, 48, 15, 0.6), 'leafDark', 0.9),
      own.line('M-20 -31h12M-20 -27h8', 0.8, 'white'),
      person(own, 'mae', 0, 0, 0.37, {
        wear: { top: { tone: CLOTH.lilas } },
        pose: { expr: 'alegre', armL: [-12, 4] },
      }),
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
    middle.shape('M71 84L79 68H129L137 84z', 'blue', 1.1),
    nameBoard(middle, 104.5, 72, 'ESCOLA', 32),
    opened(middle, [169, 46, 40], 'purplePale', (own) => [
      own.at(-20, -2, 0.52, (low) => shelf(low, 0, 0, 42, { book: 6, board: 2 })),
      own.shape(ellipse(12, -1.5, 10, 2.2), 'redPale', 0.8),
      own.at(12, -2.5, 0.44, (low) => acted(low, 'ler', 0, 0, 1, child(3))),
    ]),
    middle.shape('M143 84L169 64L195 84z', 'purple', 1.1),
    nameBoard(middle, 170, 73, 'BIBLIOTECA', 42),
  ]
}

const pool = (pen: Pen, who: CastName): Drawing => [
  pen.shape(ellipse(159, 190, 33, 13), 'cream', 1.1),
  pen.shape(ellipse(159, 190, 29, 9.8), 'water', 0.9),
  pen.clip(box(130, 160, 60, 32), [
    person(pen, 'mae', 170, 208, 0.34, { pose: { ...SWIM, armL: [-12, -4], turn: -24 } }),
    person(pen, who, 150, 205, 0.4, { pose: SWIM, wear: { aids: [] } }),
  ]),
  pen.line('M141 192q3 -2 6 0t6 0t6 0M134 190q3 -2 6 0M176 188q3 -2 6 0M164 196q3 -2 6 0t6 0', 0.9, 'waterLine'),
  pen.rope('M115 202V172H122', 1.6, 'metal', 0.8),
  pen.shape('M118.500 172H125L127 176H116.500z', 'metal', 0.9),
  pen.line('M119 179v4M122 179v5M125 179v4M120.500 186v4M123.500 186v4', 0.9, 'waterLine'),
  nameBoard(pen, 172, 165, 'PISCINA', 34),
]

export function districtStreet(pen: Pen, cast: readonly CastName[]): Drawing {
  const middle = pen.plane('middle')
  const child = (i: number): CastName => cast[i] ?? 'gil'
  return [
    pen.shape(box(0, 0, 214, 140), 'sky', null),
    sun(middle, 186, 61, 0.32),
    cloud(pen.plane('far', 'hillLine'), 30, 60, 0.44),
    tree(middle, 69.5, GROUND, 0.4),
    tree(middle, 139.5, GROUND, 0.44, 'lime'),
    buildings(pen, cast),
    pen.shape(box(-4, GROUND, 222, 8), 'greyPale', 0.9),
    pen.shape(box(-4, GROUND + 8, 222, 24), 'grey', 1),
    pen.line('M16 143h12m126 0h12m10 0h12', 1.2, 'white'),
    bus(
      pen,
      66,
      153,
      0.52,
      (own) =>
        BUS_WINDOWS.lefts.map((left, i) =>
          person(own, child(4 + i), left + 9, -12, 0.62, { pose: { expr: 'alegre' } }),
        ),
      'yellow',
    ),
    pen.shape(box(-4, 154, 222, 9), 'stone', 0.8),
    pen.rope('M127 134V161', 1.6, 'metal', 0.8),
    nameBoard(pen, 127, 134.5, 'ÔNIBUS', 32),
    person(pen, 'avo', 150, 161, 0.28, { pose: { turn: -28, expr: 'alegre' } }),
    pen.shape(box(-4, 163, 222, 60), 'meadow', 1),
    tree(middle, 24, 202, 0.45),
    bush(pen, 38, 203, 0.4, 'leaf', 'red'),
    acted(pen, 'balanço', 66, 202, 0.44, child(7)),
    pen.at(93, 202, 0.4, (own) => OUTDOOR_DEEDS.guia(own, child(8))),
    pool(pen, child(9)),
    nameBoard(pen, 43, 166, 'PRAÇA', 26),
  ]
}
