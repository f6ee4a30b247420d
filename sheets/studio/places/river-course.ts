/** A river from its spring in the hills to the sea, and what people do to it on the way. */
import { box, circle, ellipse, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { cow } from '../shapes/farm.ts'
import { lettuce } from '../shapes/kitchen-garden.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'

/** Signs of the eight harms, by id. */
export const RIVER_SIGNS: Readonly<Record<string, Spot>> = {
  nascente: [150, 72],
  irrigação: [46, 94],
  veneno: [186, 104],
  represa: [20, 134],
  esgoto: [168, 165],
  fábrica: [22, 168],
  lixo: [148, 181],
  óleo: [120, 206],
}

/** Places along the river to take drinking water from, from the spring down. */
export const TAP_SPOTS: readonly Spot[] = [
  [112, 80],
  [90, 165],
  [58, 201],
]

const LEFT_BANK: readonly Spot[] = points(
  '122,72 112,82 96,90 88,100 90,112 84,124 62,134 60,146 84,154 92,166 78,180 62,192 40,200 -8,203',
)
const RIGHT_BANK: readonly Spot[] = points(
  '214,196 170,196 138,196 118,188 116,172 122,160 112,146 96,140 104,132 112,120 110,106 112,96 122,88 128,74',
)

const river = (pen: Pen): Drawing => [
  pen.shape(`${smooth(LEFT_BANK, false)}V290H214L${smooth(RIGHT_BANK, false).slice(1)}z`, 'water', 0.9),
  pen.line(
    points('96,102 96,118 78,142 98,158 98,172 84,190 60,200 160,204 34,210 150,212')
      .map(([x, y]) => `M${x} ${y}q2.500 -1.800 5 0t5 0`)
      .join(''),
    0.7,
    'waterLine',
  ),
]

const spring = (pen: Pen): Drawing => [
  pen.shape(ellipse(125, 73, 5, 2.4), 'waterDeep', 0.8),
  pen.shape('M112 74q3 -5 7 -2q0 4 -7 2z', 'stone', 0.7),
  cow(pen, 140, 88, 0.24),
  cow(pen, 166, 84, 0.24, { flip: true }),
]

/** A jet in full sun throws water far beyond the bed. */
const wastefulBed = (pen: Pen): Drawing => [
  pen.shape('M18 116L24 102H74L80 116z', 'earth', 0.9),
  [0, 1].map((row) => [0, 1, 2, 3].map((i) => lettuce(pen, 31 + i * 12.5 + row, 108 + row * 6, 0.2))),
  pen.rope('M52 108V95', 1.6, 'grey', 0.7),
  pen.line(
    'M50 94Q36 82 24 98M50 95Q40 90 32 100M54 94Q68 82 86 98M54 95Q64 90 74 100M52 93V86',
    0.9,
    'waterLine',
    [2, 1.4],
  ),
]

const poison = (pen: Pen): Drawing => [
  pen.shape('M142 122L150 104H206V122z', 'earth', 0.9),
  points('156,110 166,110 176,110 152,118 164,118 176,118').map(([x, y]) => tuft(pen, x, y, 0.5)),
  (
    [
      [136, 121, 0],
      [145, 124, 0],
      [127, 123, -80],
    ] as const
  ).map(([x, y, turn]) =>
    pen.at(
      x,
      y,
      1,
      (own) => [
        own.shape(box(-4, -9.5, 8, 9.5, 1.2), 'white', 0.9),
        own.shape(box(-2, -12, 4, 3, 0.6), 'red', 0.7),
        own.shape('M0 -8L3 -2.500H-3z', 'yellow', 0.6),
        own.line('M0 -6.200v1.700', 0.6),
      ],
      { turn },
    ),
  ),
  pen.line('M124 124q-6 1 -10 -2', 1.2, 'purple'),
]

/** A dam across the river with its power house; the banks of its lake are bare, and their earth slides in. */
const dam = (pen: Pen): Drawing => [
  pen.shape('M44 132Q48 114 70 112Q98 106 118 112Q132 118 128 134z', 'tan', 0.9),
  pen.shape('M56 131Q56 119 76 117Q100 112 114 118Q120 122 116 131z', 'waterDeep', 0.9),
  pen.line('M62 124q6 3 5 7M110 121q-6 3 -4 8M50 124l4 4M122 122l-3 5', 0.8, 'brownDark'),
  pen.shape('M50 130Q86 138 122 130L116 146Q86 156 58 146z', 'stone', 1),
  pen.line('M62 134V147M74 136V150M86 136V151M98 136V150M110 134V147', 0.8, 'greyDark'),
  pen.line('M80 151v5M86 152v6M92 151v5', 1.1, 'waterLine'),
  pen.shape(box(30, 138, 22, 12, 1), 'greyPale', 0.9),
  pen.line('M33 142h4M42 142h4M33 146h4M42 146h4', 0.8),
  pen.line('M32 138V124M28 128H36M29 132H35M46 138V126M42 129H50', 0.8),
  pen.line('M9 126Q20 121 32 128Q40 126 46 129', 0.7),
]

const townWithPipe = (pen: Pen): Drawing => [
  house(pen, 146, 152, 0.62),
  house(pen, 168, 154, 0.66, { wall: 'yellowPale', roof: 'red', door: 'blue' }),
  pen.rope('M158 160H128', 4.4, 'grey', 0.9),
  pen.shape(ellipse(127.5, 160, 1.8, 3), 'greyDark', 0.8),
  pen.shape('M127 163Q118 160 114 170Q120 176 126 168z', 'brownPale', 0.8),
  pen.spot(119, 168, 0.7),
  pen.spot(122, 165, 0.6),
]

const factory = (pen: Pen): Drawing => [
  pen.shape(box(44, 152, 5, 20), 'copper', 0.9),
  pen.shape('M46 150C41 147 44 142 49 144C50 138 58 139 57 144C62 145 60 151 55 150z', 'greyPale', 0.7),
  pen.shape('M14 186V172L24 166V172L34 166V172L44 166V172H56V186z', 'stone', 1),
  [18, 28, 38, 48].map((x) => pen.shape(box(x, 176, 5, 4), 'yellowPale', 0.7)),
  pen.rope('M56 182H68', 3.6, 'grey', 0.8),
  pen.shape('M68 180Q78 180 80 190Q72 194 66 186z', 'purple', 0.8),
  pen.line('M70 184q3 0 4 4', 0.7),
]

const rubbish = (pen: Pen): Drawing => [
  pen.at(132, 190, 1, (own) => [
    own.shape('M-7 0Q-9 -8 -2 -9L-3.500 -12H2.500L1.500 -9Q9 -8 7 0z', 'greyDark', 0.9),
    own.line('M-2 -9H1.500', 0.8, 'white'),
  ]),
  pen.at(
    145,
    192,
    1,
    (own) => [own.shape('M-2 -8H2L3 -5V5H-3V-5z', 'lime', 0.8), own.shape(box(-1.5, -10.5, 3, 2.5), 'red', 0.6)],
    { turn: 70 },
  ),
  pen.at(121, 193, 0.9, (own) => [
    own.shape(ellipse(0, 0, 6, 6), 'greyDark', 0.9),
    own.shape(circle(0, 0, 2.6), 'stone', 0.7),
  ]),
]

const leakingShip = (pen: Pen): Drawing => [
  pen.shape('M136 214Q140 206 152 209Q164 205 174 209Q186 206 188 213Q176 219 160 217Q144 220 136 214z', 'black', null),
  pen.at(176, 208, 1, (own) => [
    own.shape('M-32 -9H24L19 1H-26z', 'red', 1),
    own.shape(box(8, -19, 12, 10, 1), 'white', 0.9),
    own.line('M11 -15h2M15.500 -15h2', 1),
    own.shape(box(-24, -12.5, 26, 3.5, 1), 'orange', 0.8),
    own.line('M-14 -3q-3 4 -3 7', 1.4),
  ]),
]

export function riverCourse(pen: Pen): Drawing {
  const far = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 130), 'sky', null),
    sun(far, 28, 64, 0.5),
    cloud(far, 60, 68, 0.8),
    cloud(far, 186, 66, 0.7),
    hill(far, points('-6,88 40,78 90,74 124,64 160,72 216,80'), 'hill'),
    hill(far, points('-6,100 40,94 86,88 110,82 150,86 216,92'), 'meadow'),
    pen.shape('M-6 196Q30 192 60 190L120 188Q170 186 216 188V222H-6z', 'sand', 0.9),
    river(far),
    spring(far),
    tree(far, 90, 84, 0.5),
    tree(far, 192, 88, 0.5),
    wastefulBed(far),
    poison(far),
    dam(far),
    townWithPipe(far),
    factory(far),
    rubbish(far),
    leakingShip(far),
    bush(far, 134, 142, 0.34),
    tuft(far, 12, 112, 0.6),
  ]
}
