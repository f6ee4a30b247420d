/** A town with its public places, a home and a protected wood or mangrove; people use them. */
import { acted } from '../cast/actions/actions.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { GIVE, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { box, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house, school } from '../shapes/built.ts'
import { clinic, library, mangrove } from '../shapes/map-places.ts'
import { bush, cloud, hill, sun, tree } from '../shapes/nature.ts'
import { bus, car } from '../shapes/vehicles.ts'

export type Land = 'serra' | 'litoral'

/** Middles of the signs that a page puts beside its places. */
export const TOWN_TAGS = {
  prefeitura: [16, 92],
  câmara: [74, 92],
  reserva: [140, 92],
  escola: [18, 120],
  posto: [76, 114],
  biblioteca: [112.6, 114],
  casa: [162.6, 117],
  ônibus: [16, 163],
  rampa: [92, 178],
  praça: [16, 186],
  conselho: [104, 190.5],
} as const satisfies Readonly<Record<string, Spot>>
export type TownPlace = keyof typeof TOWN_TAGS

const named = (pen: Pen, x: number, y: number, name: string, width: number): Drawing => [
  pen.shape(box(x - width / 2, y, width, 7, 1.2), 'white', 0.8),
  pen.text(x, y + 5.2, name, 4.2),
]

/** A public house with columns, 48 wide, its foot in the middle below. */
const hall = (pen: Pen, x: number, foot: number, wall: Fill, roof: Fill, name: string): Drawing =>
  pen.at(x, foot, 1, (own) => [
    own.shape(box(-24, -26, 48, 24), wall, 1),
    own.shape('M-27 -26L0 -38L27 -26z', roof, 1),
    [-21, -11, 8, 18].map((left) => own.shape(box(left, -17, 4, 15), 'white', 0.8)),
    own.shape(box(-5, -15, 10, 13, 1), 'wood', 0.9),
    own.shape(box(-27, -2, 54, 3), 'stone', 0.8),
    named(own, 0, -25.4, name, 44),
  ])

const flagged = (pen: Pen, x: number, foot: number): Drawing =>
  pen.at(x, foot, 1, (own) => [
    own.line('M0 0V-38', 1.1),
    own.shape(box(0, -38, 13, 9), 'green', 0.8),
    own.shape('M6.500 -36.800L11.500 -33.500L6.500 -30.200L1.500 -33.500z', 'yellow', 0.6),
  ])

const reserve = (pen: Pen, land: Land): Drawing => [
  land === 'serra'
    ? [
        hill(pen, points('126,106 146,92 170,84 190,88 216,96 216,106'), 'hill', 106),
        [150, 164, 180, 194].map((x, i) => tree(pen, x, 100 - (i % 2) * 5, 0.72, i % 2 ? 'leafDark' : 'leaf')),
      ]
    : [
        pen.shape('M128 106Q150 92 216 94V106z', 'water', 0.9),
        [152, 172, 191].map((x, i) => pen.at(x, 104 - (i % 2) * 3, 0.8, mangrove)),
      ],
  pen.rope('M172 106V96', 1.6, 'wood', 0.8),
  named(pen, 172, 96, land === 'serra' ? 'PARQUE NATURAL' : 'RESERVA', land === 'serra' ? 46 : 30),
]

const council = (pen: Pen, cast: readonly CastName[]): Drawing => [
  person(pen, 'pai', 158, 202, 0.34, { pose: { turn: 30, expr: 'alegre' } }),
  person(pen, 'avo', 170, 197, 0.32, { pose: { expr: 'alegre' } }),
  person(pen, 'mae', 184, 202, 0.34, { pose: { turn: -30, expr: 'alegre' } }),
  pen.shape(box(162, 191, 18, 3, 1), 'woodPale', 0.8),
  pen.line('M165 194V202M177 194V202', 1.1),
  person(pen, cast[0] ?? 'bia', 148, 203, 0.32, { pose: GIVE }),
]

export function wholeTown(pen: Pen, land: Land, cast: readonly CastName[]): Drawing {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const child = (i: number): CastName => cast[i] ?? 'gil'
  return [
    pen.shape(box(0, 0, 214, 120), 'sky', null),
    cloud(far, 26, 58, 0.5),
    sun(middle, 190, 62, 0.36),
    land === 'serra'
      ? hill(far, points('-6,84 30,68 70,82 110,66 150,80 216,70'), 'hillFar')
      : [pen.shape(box(-4, 78, 222, 40), 'waterDeep', null), far.line('M20 84h12m40 0h12m60 -2h12', 0.8, 'seaLine')],
    middle.shape(box(-4, 102, 222, 60), 'meadow', 0.9),
    reserve(middle, land),
    hall(middle, 42, 106, 'yellowPale', 'orange', 'PREFEITURA'),
    flagged(middle, 69, 107),
    hall(middle, 102, 106, 'bluePale', 'purple', 'CÂMARA'),
    middle.shape(box(-4, 106, 222, 4), 'greyPale', 0.8),

    school(middle, 42, 151, 0.38),
    middle.at(94, 151, 0.94, clinic),
    named(middle, 94, 110.5, 'SAÚDE', 24),
    middle.at(136, 151, 0.94, library),
    named(middle, 136, 110.5, 'BIBLIOTECA', 34),
    house(middle, 182, 151, 1.2, { wall: 'pinkPale', roof: 'redPale' }),
    named(middle, 182, 113, 'CASA', 20),
    person(middle, child(1), 66, 153, 0.26, { pose: WAVE }),
    pen.shape(box(-4, 151, 222, 5), 'greyPale', 0.9),
    pen.shape(box(-4, 156, 222, 18), 'grey', 1),
    pen.line('M84 165h8m48 0h8m10 0h8m10 0h8', 1.1, 'white'),
    [102, 107, 112, 117, 122].map((x) => pen.shape(box(x, 157.5, 3, 15), 'white', null)),
    bus(pen, 50, 172, 0.3, () => [], 'yellow'),
    car(pen, 158, 168, 0.3, 'red'),
    person(middle, 'mae', 128, 111, 0.22, { pose: { turn: -28, expr: 'alegre' } }),
    person(middle, child(8), 82, 111, 0.22, { pose: { turn: 28, expr: 'alegre' } }),
    pen.shape(box(-4, 174, 222, 40), 'meadow', 1),
    pen.shape(box(-4, 174, 222, 8), 'stone', 0.8),
    pen.shape('M98 174H128L124 182H102z', 'yellow', 0.9),
    person(pen, 'lia', 113, 182, 0.34),
    tree(pen, 94, 204, 0.4),
    acted(pen, 'balanço', 61, 203, 0.36, child(2)),
    person(pen, child(3), 81, 203, 0.36, { pose: WAVE_LEFT }),
    bush(pen, 32, 203, 0.4, 'leaf', 'red'),
    named(pen, 34, 182.6, 'PRAÇA', 24),
    named(pen, 124.5, 187, 'CONSELHO', 28),
    council(pen, cast.slice(4)),
  ]
}
