/** A home opened to its rooms, a square with its bench, and a protected wood or mangrove behind a fence. */
import { acted } from '../cast/actions/actions.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, GIVE, WAVE_LEFT } from '../cast/poses.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import { mangrove } from '../shapes/map-places.ts'
import { bush, cloud, hill, sun, tree } from '../shapes/nature.ts'
import { pot, stove } from '../shapes/rooms.ts'
import { capybara, toucan } from '../shapes/wild.ts'
import { HOME_DEEDS, OUTDOOR_DEEDS } from './deeds-about.ts'
import { type Land, named } from './whole-town.ts'

/** Middles of the signs beside the three spaces. */
export const SPACE_TAGS = { casa: [45, 83], praça: [20, 173], reserva: [134, 146] } as const

const FLOOR = 152

const home = (pen: Pen, cast: readonly CastName[]): Drawing => [
  pen.shape(box(20, 98, 84, 54), 'pinkPale', 1.1),
  pen.shape(box(62, 98, 42, 54), 'yellowPale', 1),
  pen.shape(box(20, FLOOR - 4, 84, 4), 'woodPale', 0.9),
  pen.shape('M16.500 98L27 76H97L107.500 98z', 'redPale', 1.1),
  named(pen, 62, 79.5, 'CASA', 24),
  pen.shape(box(23, 103, 11, 12, 0.8), 'sky', 0.9),
  pen.line('M28.500 103V115M23 109H34', 0.7),
  pen.at(42, FLOOR - 2, 0.55, (own) => HOME_DEEDS.cama(own, cast[0] ?? 'bia')),
  stove(pen, 93, FLOOR - 2, 0.44),
  pot(pen, 93, FLOOR - 20, 0.44),
  person(pen, 'pai', 78, FLOOR - 1, 0.42, { pose: GIVE }),
]

const meadow = (pen: Pen, land: Land): Drawing => [
  land === 'serra'
    ? [
        hill(pen, points('100,150 124,98 150,84 180,90 216,98 216,150'), 'hill', 152),
        [136, 151, 170, 188].map((x, i) =>
          tree(pen, x, 116 - (i % 2) * 6, 0.5 + (i % 3) * 0.08, i % 2 ? 'leafDark' : 'leaf'),
        ),
        [118, 136, 188].map((x, i) =>
          tree(pen, x, 138 - (i % 2) * 6, 0.6 + (i % 2) * 0.12, i % 2 ? 'leaf' : 'leafDark'),
        ),
        capybara(pen, 164, 138, 0.4),
        toucan(pen, 153, 93, 0.24),
      ]
    : [
        pen.shape('M104 152V120Q120 117 140 119T180 118T216 118V152z', 'tan', 0.9),
        pen.line('M112 144h9m16 -1h10m20 1h9', 0.8, 'waterLine'),
        [124, 152, 180].map((x, i) => pen.at(x, 122 - (i % 2), 0.7, mangrove)),
        [138, 166].map((x) => pen.at(x, 141, 0.8, mangrove)),
      ],
  pen.line('M112 146H214M112 150H214', 1, 'wood'),
  [112, 124, 184, 194].map((x) => pen.rope(`M${x} 152V143`, 1.6, 'wood', 0.8)),
  named(pen, 164, 142.5, land === 'serra' ? 'PARQUE NATURAL' : 'MANGUE PROTEGIDO', land === 'serra' ? 44 : 48),
]

const lamp = (pen: Pen, x: number, foot: number): Drawing => [
  pen.rope(`M${x} ${foot}V${foot - 30}Q${x} ${foot - 34} ${x + 5} ${foot - 34}H${x + 7}`, 1.6, 'metal', 0.8),
  pen.shape(`M${x + 4} ${foot - 35.5}H${x + 12}L${x + 14} ${foot - 31}H${x + 2}z`, 'greyDark', 0.8),
  pen.shape(`M${x + 4} ${foot - 31}H${x + 12}Q${x + 8} ${foot - 26} ${x + 4} ${foot - 31}z`, 'yellow', 0.8),
]

/** Run by a grown-up. */
const stall = (pen: Pen): Drawing => [
  pen.line('M150 200V178M186 200V178', 1.2, 'wood'),
  person(pen, 'pai', 168, 210, 0.34, { pose: BEHIND_TABLE }),
  pen.shape(box(149, 193, 38, 10, 1), 'woodPale', 0.9),
  (['red', 'orange', 'lime', 'yellow', 'red', 'purple'] as const).map((fill, i) =>
    pen.shape(circle(153.5 + i * 5.8, 191.4, 2.2), fill, 0.7),
  ),
  awning(pen, { x: 146, y: 168.5, width: 44, height: 7 }, 6, ['teal', 'white'], 3),
]

export function threeSpaces(pen: Pen, land: Land, cast: readonly CastName[]): Drawing {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const child = (i: number): CastName => cast[i] ?? 'gil'
  return [
    pen.shape(box(0, 0, 214, 160), 'sky', null),
    cloud(far, 30, 63, 0.5),
    sun(middle, 184, 66, 0.36),
    land === 'serra'
      ? hill(far, points('-6,104 30,96 70,100 120,86 160,74 216,82'), 'hillFar')
      : [pen.shape(box(-4, 92, 222, 60), 'waterDeep', null), far.line('M118 97h10M182 96h8', 0.8, 'seaLine')],
    middle.shape(box(-4, 124, 222, 40), 'meadow', 0.9),
    meadow(middle, land),
    home(middle, cast),
    pen.shape(box(-4, 152, 222, 10), 'path', 0.9),
    pen.shape(box(-4, 162, 222, 50), 'meadow', 1),
    named(pen, 38, 169.5, 'PRAÇA', 24),
    lamp(pen, 59, 202),
    pen.at(38, 202, 0.42, (own) => OUTDOOR_DEEDS.banco(own, child(4))),
    acted(pen, 'balanço', 88, 202, 0.42, child(2)),
    person(pen, child(3), 112, 202, 0.42, { pose: WAVE_LEFT }),
    bush(pen, 130, 203, 0.36, 'leaf', 'red'),
    stall(pen),
  ]
}
