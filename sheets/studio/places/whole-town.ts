/** A town with its public places, a home and a protected wood or mangrove; people use them. */
import { acted } from '../cast/actions/actions.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { box, circle, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house, school } from '../shapes/built.ts'
import { flagOfBrazil } from '../shapes/flag.ts'
import { clinic, library, mangrove } from '../shapes/map-places.ts'
import { bush, cloud, hill, sun, tree } from '../shapes/nature.ts'
import { bus, car } from '../shapes/vehicles.ts'
import { OUTDOOR_DEEDS } from './deeds-about.ts'

export type Land = 'serra' | 'litoral'

/** Middles of the signs that a page puts beside its places. */
export const TOWN_TAGS = {
  prefeitura: [20.5, 97],
  câmara: [90, 97],
  reserva: [146, 99.5],
  escola: [26, 121],
  posto: [76.5, 118.5],
  biblioteca: [111.5, 118.5],
  casa: [158.5, 119.5],
  ônibus: [20, 163],
  rampa: [128, 177],
  praça: [20, 189],
  conselho: [139, 188],
} as const satisfies Readonly<Record<string, Spot>>
export type TownPlace = keyof typeof TOWN_TAGS

export const named = (pen: Pen, x: number, y: number, name: string, width: number): Drawing => [
  pen.shape(box(x - width / 2, y, width, 7, 1.2), 'white', 0.8),
  pen.text(x, y + 5.2, name, 4.2),
]

/** A public house with columns, 48 wide, its foot in the middle below. */
const hall = (pen: Pen, x: number, foot: number, wall: Fill, roof: Fill, name: string): Drawing =>
  pen.at(x, foot, 0.9, (own) => [
    own.shape(box(-24, -26, 48, 24), wall, 1),
    own.shape('M-27 -26L0 -38L27 -26z', roof, 1),
    [-21, -11, 8, 18].map((left) => own.shape(box(left, -17, 4, 15), 'white', 0.8)),
    own.shape(box(-5, -15, 10, 13, 1), 'wood', 0.9),
    own.shape(box(-27, -2, 54, 3), 'stone', 0.8),
    named(own, 0, -25.4, name, 44),
  ])

const reserve = (pen: Pen, land: Land, isNamed: boolean): Drawing => [
  land === 'serra'
    ? [
        hill(pen, points('144,106 156,90 170,82 190,86 216,94 216,106'), 'hill', 106),
        [156, 170, 183].map((x, i) =>
          tree(
            pen,
            x,
            isNamed ? 95 - (i % 2) * 3 : 103 - (i % 2) * 4,
            isNamed ? 0.5 : 0.42,
            i % 2 ? 'leafDark' : 'leaf',
          ),
        ),
      ]
    : [
        pen.shape('M134 106Q140 98 152 99T182 98T216 98V106z', 'water', 0.9),
        [156, 181].map((x) => pen.at(x, 101, 0.66, mangrove)),
      ],
  isNamed
    ? [
        pen.rope('M171 106V99', 1.6, 'wood', 0.8),
        named(pen, 172, 97, land === 'serra' ? 'PARQUE NATURAL' : 'MANGUE', land === 'serra' ? 41 : 26),
      ]
    : [],
]

/** People behind a table with a cloth that goes down to the ground. */
const council = (pen: Pen, child: CastName): Drawing => [
  pen.shape(box(135, 198.5, 65, 8, 1), 'stone', 0.8),
  (['pai', 'mae', child] as const).map((who, i) =>
    person(pen, who, [153, 168, 182][i] ?? 168, 203, i === 2 ? 0.24 : 0.21, {
      pose: { ...BEHIND_TABLE, turn: [26, 0, -26][i] ?? 0 },
    }),
  ),
  pen.shape(box(143, 196, 49, 8, 1), 'bluePale', 0.9),
  pen.shape(box(142, 194.4, 51, 3, 1), 'woodPale', 0.8),
  named(pen, 167.5, 197.4, 'CONSELHO', 30),
]

/** A plate that asks for money. */
const priced = (pen: Pen, x: number, y: number): Drawing => [
  pen.rope(`M${x} ${y}v9`, 1.2, 'wood', 0.7),
  pen.shape(box(x - 5, y - 4, 10, 7, 1), 'yellow', 0.9),
  pen.text(x, y + 1.4, 'R$', 4.6),
]

/** Felled trees. */
const stumps = (pen: Pen, land: Land): Drawing =>
  (land === 'serra' ? points('163,90 177,90') : points('189,97 194,98')).map(([x, y]) => [
    pen.shape(box(x - 2, y, 4, 5, 0.5), 'brown', 0.8),
    pen.shape(circle(x, y, 2), 'woodPale', 0.7),
  ])

/** The row of houses: those a page asks for, with their names, and homes in place of the others. */
const row = (pen: Pen, asked: ReadonlySet<string>): Drawing => {
  const home = (x: number, wall: Fill, roof: Fill): Drawing => house(pen, x, 151, 0.95, { wall, roof })
  return [
    asked.has('escola') ? school(pen, 46, 151, 0.38) : [home(36, 'yellowPale', 'orange'), tree(pen, 60, 151, 0.34)],
    asked.has('posto')
      ? [pen.at(93, 151, 0.8, clinic), named(pen, 93, 115, 'SAÚDE', 24)]
      : [home(92, 'bluePale', 'copper'), tree(pen, 114, 151, 0.3, 'lime')],
    asked.has('biblioteca')
      ? [pen.at(133, 151, 0.8, library), named(pen, 133, 115, 'BIBLIOTECA', 34)]
      : home(136, 'cream', 'teal'),
    house(pen, 174, 151, 1, { wall: 'pinkPale', roof: 'redPale' }),
    asked.has('casa') ? named(pen, 173.5, 116, 'CASA', 20) : [],
  ]
}

/** The right end of the square in front. */
function corner(pen: Pen, asked: ReadonlySet<string>, child: (i: number) => CastName): Drawing {
  if (asked.has('conselho')) return council(pen, child(4))
  return [130, 152, 178].map((x) => tree(pen, x, 204, 0.32, 'lime'))
}

/** `asked` are the places of a page's sentences: these alone have their names. In those that are `broken` a right is not kept. */
export function wholeTown(
  pen: Pen,
  land: Land,
  cast: readonly CastName[],
  asked: ReadonlySet<string>,
  broken: ReadonlySet<string>,
): Drawing {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const child = (i: number): CastName => cast[i] ?? 'gil'
  return [
    pen.shape(box(0, 0, 214, 120), 'sky', null),
    cloud(far, 28, 62, 0.5),
    sun(middle, 184, 63, 0.36),
    land === 'serra'
      ? hill(far, points('-6,84 30,76 70,84 110,74 150,82 216,76'), 'hillFar')
      : [far.shape(box(-4, 84, 222, 40), 'waterDeep', 0.7), far.line('M3 90h10m-5 5h7M80 90h9m-4 5h8', 0.8, 'seaLine')],
    middle.shape(box(-4, 102, 222, 60), 'meadow', 0.9),
    reserve(middle, land, asked.has('reserva')),
    hall(middle, 48, 106, 'yellowPale', 'orange', 'PREFEITURA'),
    asked.has('câmara')
      ? hall(middle, 118, 106, 'bluePale', 'purple', 'CÂMARA')
      : [102, 118, 132].map((x, i) => tree(middle, x, 106, 0.42, i % 2 ? 'lime' : 'leaf')),
    middle.rope('M76 106V64', 1.2, 'metal', 0.7),
    flagOfBrazil(far, 76.6, 64.6, 18, 0.4),
    middle.shape(box(-4, 106, 222, 5), 'greyPale', 0.8),
    row(middle, asked),
    person(middle, 'mae', 84, 110, 0.11, { pose: { turn: 28, expr: 'alegre' } }),
    pen.shape(box(-4, 151, 222, 5), 'greyPale', 0.9),
    person(middle, child(1), 153.5, 155, 0.2, { pose: WAVE }),
    pen.shape('M103 151.500H123L126 156H100z', 'yellow', 0.8),
    pen.shape(box(-4, 156, 222, 18), 'grey', 1),
    pen.line('M84 165h8m44 0h8m34 0h8', 1.1, 'white'),
    [157.4, 161.6, 165.8, 170].map((y) => pen.shape(box(100, y, 26, 2.4), 'white', 0.4)),
    bus(pen, 50, 173, 0.37, () => [], 'yellow'),
    broken.has('ônibus') ? priced(pen, 32, 160) : [],
    car(pen, 181, 163.5, 0.33, 'red'),
    pen.shape(box(-4, 174, 222, 40), 'meadow', 1),
    pen.shape(box(-4, 174, 222, 8), 'stone', 0.8),
    pen.shape('M98 174H128L124 182H102z', 'yellow', 0.9),
    broken.has('rampa')
      ? [person(pen, 'lia', 95, 183, 0.25), car(pen, 115, 180, 0.3, 'blue')]
      : person(pen, 'lia', 113, 181, 0.25),
    asked.has('praça')
      ? [named(pen, 36.5, 185.5, 'PRAÇA', 20), pen.at(60, 204, 0.26, (own) => OUTDOOR_DEEDS.banco(own, child(5)))]
      : bush(pen, 40, 203, 0.4, 'leaf', 'red'),
    acted(pen, 'balanço', 84, 203, 0.28, child(2)),
    broken.has('praça') ? priced(pen, 103, 194) : person(pen, child(3), 101, 203, 0.26, { pose: WAVE_LEFT }),
    [tree(pen, 26, 204, 0.26), tree(pen, 117, 204, 0.3)],
    broken.has('escola') ? priced(pen, 73, 143) : [],
    broken.has('posto') ? priced(pen, 110, 140) : [],
    broken.has('reserva') ? stumps(pen, land) : [],
    corner(pen, asked, child),
  ]
}
