/** A river between a camp of people on the move and a village of the first farmers. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { GIVE, KNEEL, POINT, RUN } from '../cast/poses.ts'
import { box, circle, ellipse, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { sheep } from '../shapes/farm.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { wheat } from '../work/work-things.ts'

/** Crops and animals of two regions where people began to farm. */
export type BankLand = 'trigo' | 'milho'

/** Middles of the signs. */
export const BANK_TAGS = {
  abrigo: [15, 101],
  coleta: [49, 153],
  partida: [15, 163],
  casa: [124, 94],
  curral: [195, 131],
  roça: [121, 168],
  celeiro: [194, 164],
} as const satisfies Readonly<Record<string, Spot>>
export type BankPlace = keyof typeof BANK_TAGS

/** Clothes of one piece, without aids of today. */
export const ancient = (who: CastName, tone: keyof typeof CLOTH, hair: Person['hair'] = 'liso'): Partial<Person> => ({
  ...{ aids: [], freckles: false, hair, hairColour: 'preto' },
  ...{ skin: who === 'pai' ? 's4' : 's3', beard: false },
  ...{ top: { tone: CLOTH[tone], kind: 'dress', length: 9 }, bottom: { tone: CLOTH[tone], kind: 'none' } },
})

/** A shelter of poles and hides, 34 wide. */
export const shelter = (pen: Pen, x: number, foot: number, scale: number): Drawing =>
  pen.at(x, foot, scale, (own) => [
    own.rope('M-3 -28L-16 0M3 -28L16 0M0 -28V-24', 1.4, 'wood', 0.8),
    own.shape('M-1.500 -26Q-9 -12 -17 0H17Q9 -12 1.500 -26z', 'tan', 1.1),
    own.shape('M-1 -17Q-4 -8 -5.500 0H5.500Q4 -8 1 -17z', 'brownDark', 0.9),
    own.line('M-9 -7l3 -1.500M9 -9l2.500 1.500M7 -4l4 0.500', 0.7, 'brown'),
  ])

export const fire = (pen: Pen, x: number, foot: number, scale: number): Drawing =>
  pen.at(x, foot, scale, (own) => [
    own.shape('M0 -17C6 -11 8 -7 5 -2H-5C-9 -7 -4 -9 0 -17z', 'orange', 0.9),
    own.shape('M0.500 -10C3 -7 3.500 -4.500 2 -2H-2C-3.500 -5 -1 -6 0.500 -10z', 'yellow', 0.7),
    own.rope('M-9 0L6 -3M9 0L-6 -3', 1.8, 'brown', 0.8),
    [-10, -4, 3, 9].map((at) => own.shape(ellipse(at, 0.8, 2.6, 1.7), 'stone', 0.8)),
  ])

/** A round house with clay walls below a roof of straw, 36 wide. */
export const roundHouse = (pen: Pen, x: number, foot: number, scale: number): Drawing =>
  pen.at(x, foot, scale, (own) => [
    own.shape(box(-14, -16, 28, 16), 'earth', 1),
    own.shape('M-4 0V-9a4 4 0 0 1 8 0V0z', 'brownDark', 0.9),
    own.shape('M-18.500 -14L0 -33L18.500 -14Q0 -10 -18.500 -14z', 'straw', 1),
    own.line('M-9 -14.500L-2 -29M9 -14.500L2 -29M0 -13V-30', 0.7, 'strawDark'),
  ])

/** A store on stones, full of what was gathered. */
const clayStore = (pen: Pen, x: number, foot: number, scale: number, grain: Fill): Drawing =>
  pen.at(x, foot, scale, (own) => [
    own.shape(box(-12, -3, 5, 4) + box(7, -3, 5, 4), 'stone', 0.9),
    own.shape('M-14 -3Q-16 -14 -12 -22H12Q16 -14 14 -3z', 'earth', 1),
    own.shape('M-15 -21L0 -34L15 -21z', 'straw', 1),
    own.shape(box(-5, -16, 10, 8, 1), 'brownDark', 0.9),
    own.shape('M-5 -8.500Q0 -14 5 -8.500z', grain, 0.7),
    own.shape('M18 0Q13 -6 17.500 -12H24.500Q29 -6 24 0z', 'copper', 0.9),
    own.line('M15.800 -7q2.500 2 5 0t5.200 0', 0.7),
  ])

/** A llama, 40 high, its head on the left. */
export const llama = (pen: Pen, x: number, foot: number, scale: number): Drawing =>
  pen.at(x, foot, scale, (own) => [
    [-9, -3, 8, 13].map((at) => own.shape(box(at - 1.7, -13, 3.4, 13), 'cream', 0.9)),
    own.shape(
      'M-14 -34L-16 -42L-12.500 -38L-9.500 -42.500L-8.500 -36Q-7 -30 -7 -27H10Q17 -27 17 -20Q17 -11 10 -11H-8Q-14 -11 -14 -20V-29L-19 -30Q-20 -35 -14 -34z',
      'cream',
      1,
    ),
    own.spot(-13.6, -33, 0.9),
    own.line('M17 -22q4 1 3 5M-2 -20q3 2 6 0M6 -17q3 2 6 0', 0.8),
  ])

const maize = (pen: Pen): Drawing =>
  [-11, 0, 11].map((x) => [
    pen.rope(`M${x} 0V-25`, 1, 'leafDark', 0.7),
    pen.shape(`M${x} -6Q${x - 5} -11 ${x - 5.5} -16Q${x - 1} -13 ${x} -8z`, 'leaf', 0.7),
    pen.shape(`M${x} -8Q${x + 5} -13 ${x + 5.5} -18Q${x + 1} -15 ${x} -10z`, 'leaf', 0.7),
    pen.shape(ellipse(x + 1.8, -14, 1.7, 3.6), 'yellow', 0.7),
    pen.line(`M${x} -25l-2 -4M${x} -25v-5M${x} -25l2 -4`, 0.7, 'strawDark'),
  ])

/** A load that hangs from a pole over a shoulder. */
const load = (pen: Pen): Drawing => [
  pen.rope('M-20 -31L14 -35', 1.4, 'wood', 0.8),
  pen.shape('M-20 -31Q-27 -28 -26 -21Q-19 -17 -13 -21Q-12 -28 -18 -31z', 'brownPale', 0.9),
]

const walkers = (pen: Pen, child: CastName): Drawing =>
  (
    [
      ['mae', 32, 194, 0.38, 'creme'],
      ['pai', 56, 193, 0.38, 'madeira'],
      [child, 77, 195, 0.46, 'coral'],
    ] as const
  ).map(([who, x, y, scale, tone]) =>
    person(pen, who, x, y, scale, {
      pose: { ...RUN, barefoot: true, armR: { at: [13, -36], hand: 'fist', z: 'front' } },
      wear: ancient(who, tone),
      ...(who !== child && { extra: () => ({ head: load(pen.scaled(scale)) }) }),
    }),
  )

export const crop = (pen: Pen, land: BankLand): Drawing => (land === 'trigo' ? wheat(pen) : maize(pen))

/** Two animals behind a fence, 62 wide, its left end at the origin. */
export const pound = (pen: Pen, land: BankLand): Drawing => [
  pen.shape('M0 -2L6 -20H56L64 -2z', 'sand', 0.9),
  land === 'trigo'
    ? [sheep(pen, 19, -5, 0.5), sheep(pen, 44, -4, 0.5, { flip: true })]
    : [llama(pen, 20, -5, 0.56), llama(pen, 46, -4, 0.56)],
  fence(pen.plane('middle'), 0, 62, 0, 9, 'woodPale'),
]

const field = (pen: Pen, land: BankLand): Drawing => [
  pen.shape('M124 197L129 161H163L168 197z', 'earth', 0.9),
  [173, 184, 195].map((y, row) =>
    [-1, 0, 1].map((i) => pen.at(146 + i * (11 + row), y, 0.36, (own) => crop(own, land))),
  ),
]

export function twoBanks(pen: Pen, land: BankLand, cast: readonly CastName[]): Drawing {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const child = (i: number): CastName => cast[i] ?? 'gil'
  const river = points('104,88 109,88 116,104 108,122 120,144 112,170 132,206 74,206 92,172 96,146 92,122 106,104')
  return [
    pen.shape(box(0, 0, 214, 120), 'sky', null),
    cloud(far, 150, 66, 0.5),
    sun(middle, 186, 65, 0.34),
    hill(far, points('-6,92 26,76 60,86 98,72 140,86 176,74 216,88'), 'hillFar'),
    middle.shape(`${smooth(points('-8,96 50,90 107,88 160,91 220,96'), false)}V210H-8z`, 'meadow', 0.9),
    [58, 70, 197].map((x, i) => tree(far, x, 96 + (i % 2), 0.42, i % 2 ? 'leaf' : 'leafDark')),
    middle.shape(smooth(river), 'water', 0.9),
    pen.line(
      'M103 112q3 -1.800 6 0M100 134q3 -1.800 6 0t6 0M98 158q3 -1.800 6 0t6 0M94 186q3 -1.800 6 0t6 0',
      0.7,
      'waterLine',
    ),
    shelter(middle, 37, 122, 1.1),
    shelter(middle, 72, 119, 0.86),
    fire(middle, 50, 140, 0.84),
    person(middle, child(0), 30, 143, 0.46, { pose: { ...KNEEL, barefoot: true }, wear: ancient(child(0), 'creme') }),
    tree(middle, 83, 160, 1.16, 'leaf', 'red'),
    person(middle, child(1), 63, 160, 0.46, {
      pose: { ...POINT, barefoot: true },
      wear: ancient(child(1), 'madeira', 'curto'),
    }),
    pen.at(74, 162, 0.42, fruitBasket),
    bush(pen, 16, 150, 0.4),
    walkers(pen, child(2)),
    roundHouse(middle, 147, 121, 1.06),
    roundHouse(middle, 181, 117, 0.92),
    person(middle, child(3), 123, 127, 0.42, { pose: { ...GIVE, barefoot: true }, wear: ancient(child(3), 'coral') }),
    pen.at(129, 153, 1, (own) => pound(own, land)),
    person(middle, 'pai', 121, 156, 0.32, { wear: ancient('pai', 'creme'), pose: { ...GIVE, barefoot: true } }),
    field(pen, land),
    clayStore(pen, 180, 197, 0.76, land === 'trigo' ? 'straw' : 'yellow'),
    [14, 128, 205].map((x, i) => tuft(pen, x, 201 - (i % 2) * 3, 0.5)),
  ]
}

const fruitBasket = (pen: Pen): Drawing => [
  pen.shape('M-13 -16H13L10 0H-10z', 'straw', 1),
  pen.line('M-12 -10H12M-11 -5H11M-4 -16L-3 0M4 -16L3 0', 0.7, 'strawDark'),
  [-7, 0, 7].map((x) => pen.shape(circle(x, -18, 4), 'red', 0.8)),
]
