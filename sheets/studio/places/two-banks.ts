/** A river between a camp of people on the move and a village of the first farmers. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { GIVE, KNEEL, POINT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { sheep } from '../shapes/farm.ts'
import { cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { wheat } from '../work/work-things.ts'

/** Crops and animals of two regions where people began to farm. */
export type BankLand = 'trigo' | 'milho'

/** Middles of the signs. */
export const BANK_TAGS = {
  abrigo: [15, 101],
  coleta: [62, 126],
  partida: [15, 163],
  casa: [164, 90],
  curral: [191, 125.5],
  roça: [116, 167],
  celeiro: [193, 167],
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

/** Hides and poles of a shelter, rolled up on a back, by the neck of whoever walks to the right. */
const load = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.rope('M-17 -13L-8 31M-11 -15L-2 29', 2.2, 'wood', 0.8),
    own.shape('M-20 -4Q-21 -9 -15 -9L-2 -9Q2 -7 2 0V14Q1 20 -5 20H-16Q-21 19 -21 14z', 'tan', 1),
    own.line('M-20.500 1H2M-20.800 12H2', 1.4, 'brown'),
  ])

const STEP = {
  ...{ turn: 30, expr: 'alegre', barefoot: true },
  ...{ armL: { at: [8, -27], hand: 'fist', z: 'front' }, armR: { at: [15, -20], z: 'back' } },
  ...{ legL: { at: [-7, 0] }, legR: { at: [8, 0] } },
} as const satisfies Pose

const walkers = (pen: Pen, child: CastName): Drawing =>
  (
    [
      ['mae', 34, 195, 0.34, 'creme'],
      ['pai', 54, 195, 0.34, 'madeira'],
      [child, 73, 195, 0.42, 'coral'],
    ] as const
  ).map(([who, x, y, scale, tone]) => [
    load(pen, x - 2.4, y - (who === child ? 14.5 : 17), who === child ? 0.34 : 0.44),
    person(pen, who, x, y, scale, { pose: STEP, wear: ancient(who, tone) }),
  ])

export const crop = (pen: Pen, land: BankLand): Drawing => (land === 'trigo' ? wheat(pen) : maize(pen))

/** Two animals behind a fence, 62 wide, its left end at the origin. */
export const pound = (pen: Pen, land: BankLand): Drawing => [
  pen.shape('M0 -2L6 -20H56L64 -2z', 'sand', 0.9),
  pen.line('M6 -20H56M4 -16H58', 0.9, 'brown'),
  land === 'trigo'
    ? [sheep(pen, 19, -5, 0.5), sheep(pen, 44, -4, 0.5, { flip: true })]
    : [llama(pen, 21, -6, 0.46), llama(pen, 46, -5, 0.46)],
  fence(pen.plane('middle'), 0, 62, 0, 9, 'woodPale'),
]

const field = (pen: Pen, land: BankLand): Drawing => [
  pen.shape('M121 197L126 161H157L161 197z', 'earth', 0.9),
  [173, 184, 195].map((y, row) =>
    [-1, 0, 1].map((i) => pen.at(141 + i * (10.5 + row), y, 0.36, (own) => crop(own, land))),
  ),
]

export function twoBanks(pen: Pen, land: BankLand, cast: readonly CastName[]): Drawing {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const child = (i: number): CastName => cast[i] ?? 'gil'
  const river = points('104,88 109,88 114,104 106,122 112,144 106,170 116,206 84,206 90,172 97,146 92,122 105,104')
  return [
    pen.shape(box(0, 0, 214, 120), 'sky', null),
    cloud(far, 150, 66, 0.5),
    sun(middle, 186, 65, 0.34),
    hill(far, points('-6,92 26,76 60,86 98,72 140,86 176,74 216,88'), 'hillFar'),
    middle.shape(`${smooth(points('-8,96 50,90 107,88 160,91 220,96'), false)}V210H-8z`, 'meadow', 0.9),
    [20, 92].map((x, i) => tree(far, x, 96 + (i % 2), 0.42, i % 2 ? 'leaf' : 'leafDark')),
    middle.shape(smooth(river), 'water', 0.9),
    pen.line('M98 113q3 -1.800 6 0M99 134q3 -1.800 6 0M96 158q3 -1.800 6 0M94 186q3 -1.800 6 0t6 0', 0.7, 'waterLine'),
    shelter(middle, 38, 119, 1.02),
    shelter(middle, 74, 116, 0.8),
    fire(middle, 43, 148, 0.76),
    person(middle, child(0), 26, 149, 0.44, { pose: { ...KNEEL, barefoot: true }, wear: ancient(child(0), 'creme') }),
    tree(middle, 77, 160, 1, 'leaf', 'red'),
    person(middle, child(1), 59, 160, 0.42, {
      pose: { ...POINT, barefoot: true },
      wear: ancient(child(1), 'madeira', 'curto'),
    }),
    pen.at(69, 162, 0.4, fruitBasket),
    walkers(pen, child(2)),
    roundHouse(middle, 147, 121, 1.06),
    roundHouse(middle, 182, 117, 0.82),
    person(middle, child(3), 122, 120, 0.4, { pose: { ...GIVE, barefoot: true }, wear: ancient(child(3), 'coral') }),
    pen.at(133, 152, 0.94, (own) => pound(own, land)),
    person(middle, 'pai', 123, 153, 0.29, { wear: ancient('pai', 'creme'), pose: { ...GIVE, barefoot: true } }),
    field(pen, land),
    clayStore(pen, 176, 197, 0.72, land === 'trigo' ? 'straw' : 'yellow'),
    tuft(pen, 17, 134, 0.5),
  ]
}

const fruitBasket = (pen: Pen): Drawing => [
  pen.shape('M-13 -16H13L10 0H-10z', 'straw', 1),
  pen.line('M-12 -10H12M-11 -5H11M-4 -16L-3 0M4 -16L3 0', 0.7, 'strawDark'),
  [-7, 0, 7].map((x) => pen.shape(circle(x, -18, 4), 'red', 0.8)),
]
