/** A workshop, a kitchen and a testing room, at home or at school. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE } from '../cast/poses.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { plank, toolbox } from '../shapes/measuring.ts'
import { sun } from '../shapes/nature.ts'

export const MATTER_PLACES = ['casa', 'escola'] as const
export type MatterPlace = (typeof MATTER_PLACES)[number]

interface Look {
  readonly wall: Fill
  readonly floor: Fill
  readonly front: Fill
}

const LOOKS: Readonly<Record<MatterPlace, Look>> = {
  casa: { wall: 'skyLow', floor: 'tan', front: 'teal' },
  escola: { wall: 'bluePale', floor: 'stone', front: 'orange' },
}

export const frontOf = (place: MatterPlace): Fill => LOOKS[place].front

const walls = (pen: Pen, place: MatterPlace, floor: number): Drawing => [
  pen.shape(box(0, 0, 214, 300), LOOKS[place].wall, null),
  pen.shape(box(-4, floor, 222, 120), LOOKS[place].floor, 1),
]

/** A bench whose front, below its top, bears labels. */
const bench = (
  pen: Pen,
  [left, right]: readonly [number, number],
  top: number,
  height: number,
  fill: Fill,
): Drawing => [
  pen.shape(`M${left + 5} ${top - 8}H${right - 5}L${right} ${top + 4}H${left}z`, 'woodPale', 1.1),
  pen.shape(box(left, top + 4, right - left, height), fill, 1.2),
]

/** Edges of the workshop: shelf of samples, two benches with the height of their fronts, mm. */
export const WORKSHOP = { shelf: 78, benches: [135, 208], front: 28, floor: 262 } as const

export const workshop = (pen: Pen, place: MatterPlace): Drawing => {
  const [upper, lower] = WORKSHOP.benches
  return [
    walls(pen, place, WORKSHOP.floor),
    pen.shape(box(16, WORKSHOP.shelf, 178, 13, 1.6), 'wood', 1.1),
    [22, 188].map((x) => pen.shape(box(x - 3, upper + 30, 6, lower - upper - 34), 'woodDark', 1)),
    bench(pen, [14, 196], upper, WORKSHOP.front, frontOf(place)),
    pen.shape(box(18, lower + 30, 174, 26), 'woodDark', 1),
    pen.line(`M76 ${lower + 32}V${lower + 56}M134 ${lower + 32}V${lower + 56}`, 0.8),
    bench(pen, [14, 196], lower, WORKSHOP.front, frontOf(place)),
    pen.at(105, 280, 0.9, toolbox),
    pen.at(76, 280, 0.8, plank),
  ]
}

/** Middles of the kitchen's four stations, their shelf, and the table with the mixtures, mm. */
export const KITCHEN = {
  stations: [34.5, 81.5, 128.5, 175.5],
  top: 57,
  shelf: 104,
  width: 42,
  table: 200,
  front: 54,
} as const

/** Freezer, hob, sunny window, dripping pipe: stations of cold, heat, light and damp. */
const STATIONS = {
  F: (pen: Pen, x: number): Drawing => [
    pen.shape(box(x - 21, 57, 42, 56, 4), 'bluePale', 1.2),
    pen.shape(box(x - 18, 60, 36, 44, 2), 'white', 1),
    pen.line(`M${x - 18} 66q4 4 7 0q3 5 7 0q4 4 8 0q3 4 7 0q3 3 7 0`, 0.8, 'waterLine'),
    pen.line(`M${x} 71v9M${x - 4} 73.200l8 4.600M${x - 4} 77.800l8 -4.600`, 0.8, 'blueDark'),
  ],
  C: (pen: Pen, x: number): Drawing => [
    pen.shape(box(x - 5, -4, 10, 62), 'greyPale', 1),
    pen.shape(`M${x - 17} 57H${x + 17}L${x + 11} 70H${x - 11}z`, 'greyPale', 1.1),
    pen.shape(box(x - 21, 104, 42, 9, 1.6), 'greyDark', 1.1),
    [-12, 0, 12].map((dx) =>
      pen.shape(
        `M${x + dx - 3.4} 104Q${x + dx - 5} 100 ${x + dx} 96.600Q${x + dx + 5} 100 ${x + dx + 3.4} 104z`,
        'orange',
        0.8,
      ),
    ),
    pen.shape(box(x - 20, 94, 40, 3.4, 1.6), 'stoneDark', 1),
  ],
  L: (pen: Pen, x: number): Drawing => [
    pen.shape(box(x - 21, 57, 42, 48, 1), 'wood', 1.2),
    pen.shape(box(x - 18, 60, 36, 44), 'sky', 0.9),
    sun(pen.plane('middle'), x, 71, 0.36),
    pen.shape(box(x - 23, 104, 46, 5, 1), 'wood', 1.1),
  ],
  U: (pen: Pen, x: number): Drawing => [
    pen.rope(`M${x - 18} -4V66H${x + 18}V-4`, 3.6, 'stone', 1),
    pen.shape(box(x - 3, 62.6, 6, 7, 1), 'stone', 0.9),
    pen.shape(`M${x} 71C${x + 3} 75 ${x + 2.6} 78 ${x} 78S${x - 3} 75 ${x} 71z`, 'water', 0.8),
    pen.shape(ellipse(x, 103, 21, 3.4), 'water', 0.9),
    pen.shape(box(x - 21, 104, 42, 9, 1.6), 'stone', 1.1),
  ],
}

export const kitchenOfChanges = (
  pen: Pen,
  place: MatterPlace,
  order: readonly (keyof typeof STATIONS)[],
  cook: CastName,
): Drawing => {
  const { stations, table, front } = KITCHEN
  return [
    walls(pen, place, 172),
    pen.line('M-4 146H218', 0.7),
    order.map((name, i) => STATIONS[name](pen, stations[i] ?? 0)),
    pen.shape(box(20, table + 40, 6, 46) + box(184, table + 40, 6, 46), 'wood', 1),
    person(pen, cook, 105, table + 8, 0.86, { pose: BEHIND_TABLE }),
    bench(pen, [12, 198], table, front, frontOf(place)),
  ]
}

/** Bench of the things to test, the tub, the magnet and the circuit, mm. */
export const LAB = { bench: 88, front: 28, tub: { x: 15, y: 134, width: 77, height: 66, surface: 156 } } as const

const tub = (pen: Pen): Drawing => {
  const { x, y, width, height, surface } = LAB.tub
  return [
    pen.shape(box(x + 6, y + height, 12, 6, 1) + box(x + width - 18, y + height, 12, 6, 1), 'greyDark', 1),
    pen.shape(box(x, y, width, height, 5), 'white', 1.3),
    pen.shape(
      `M${x + 2} ${surface}q4.560 -2.600 9.125 0${'t9.125 0'.repeat(7)}V${y + height - 6}Q${x + width - 2} ${y + height - 2} ${x + width - 7} ${y + height - 2}H${x + 7}Q${x + 2} ${y + height - 2} ${x + 2} ${y + height - 6}z`,
      'sky',
      0.9,
    ),
    pen.shape(box(x - 2, y - 2, width + 4, 5, 2), 'bluePale', 1.1),
  ]
}

const magnet = (pen: Pen): Drawing => [
  pen.line('M126 132V142', 1),
  pen.shape('M113 173V155A13 13 0 0 1 139 155V173H131.500V155.600A5.500 5.500 0 0 0 120.500 155.600V173z', 'red', 1.3),
  pen.shape(box(113, 166.6, 7.5, 7) + box(131.5, 166.6, 7.5, 7), 'white', 1.1),
  pen.line('M116.700 176.600v3.400M126 172v4M135.300 176.600v3.400', 0.9),
]

/** A battery and a bulb; the gap below waits for a thing. */
const circuit = (pen: Pen): Drawing => [
  pen.rope('M158 152H152V184H160M188 152H194V184H186', 1.4, 'copper', 0.8),
  pen.shape(box(156, 146.5, 15, 11, 1.6), 'greyDark', 1.1),
  pen.shape(box(166, 146.5, 5, 11, 1), 'orange', 1),
  pen.rope('M171 152H177', 1.4, 'copper', 0.8),
  pen.shape(box(178, 150, 8, 6, 1), 'metal', 1),
  pen.shape(circle(182, 144, 6.6), 'white', 1.1),
  pen.line('M179.600 149V145L182 143L184.400 145V149', 0.8),
  pen.shape(box(159, 182, 3.4, 4) + box(184, 182, 3.4, 4), 'metal', 0.8),
]

export const testingRoom = (pen: Pen, place: MatterPlace): Drawing => [
  walls(pen, place, 206),
  bench(pen, [12, 198], LAB.bench, LAB.front, frontOf(place)),
  pen.shape(box(98, 126, 99, 82, 3), 'woodPale', 1.1),
  pen.shape(box(100, 128, 47, 78, 2) + box(149, 128, 46, 78, 2), 'white', 0.9),
  tub(pen),
  pen.at(-2.5, 0, 1, magnet),
  pen.at(-1, 0, 1, circuit),
]
