/** A river of the forest with six places on its banks, and a canoe that goes down it. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { standing, type Thing } from '../fit.ts'
import { box, ellipse, points, type Spot, scallop, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, cloud, tree, tuft } from '../shapes/nature.ts'
import { perchedMacaw } from '../shapes/perched.ts'
import { SEASIDE } from '../shapes/seaside.ts'
import { tallJabiru } from '../shapes/wetland-animals.ts'
import { tapir } from '../vignettes/fable-animals.ts'
import { WORD_ANIMALS } from '../words/animals.ts'

/** Feet of what is on the banks, in two columns. */
export const BANK_SPOTS: readonly Spot[] = [92, 146, 200].flatMap((y): Spot[] => [
  [50, y],
  [160, y],
])

const LEFT = points('101,60 97,76 93,96 88,120 92,144 88,168 90,192 84,214 70,232 -8,244')
const RIGHT = points('218,244 140,232 126,214 120,192 122,168 118,144 122,120 117,96 112,76 108,60')

/** Ripples, clear of the canoe. */
const RIPPLES = '102,72 101,90 98,112 112,124 97,172 112,184 100,206 112,222'

/** Trodden ground below whoever is on the banks. */
export const bankPaths = (pen: Pen): Drawing =>
  BANK_SPOTS.map(([x, foot]) => pen.shape(ellipse(x, foot + 5, 36, 8.4), 'sand', 0.7))

/** Below it is wide, with room for a canoe. */
export function nameRiver(pen: Pen, variant: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 80), 'sky', null),
    cloud(far, 30 + (variant % 3) * 9, 34, 0.6),
    cloud(far, 178 - (variant % 3) * 7, 32, 0.6),
    far.shape(
      `${scallop(points('-8,58 14,50 34,56 56,49 78,56 98,50 122,56 144,49 168,56 190,50 218,58'), 0.6, false)}V80H-8z`,
      'hillFar',
    ),
    pen.shape('M-8 61Q50 57 105 60T218 60V300H-8z', 'meadow', 0.9),
    pen.shape(`${smooth([...LEFT, ...[[-8, 300] as Spot, [218, 300] as Spot], ...RIGHT], true, 0.12)}`, 'water', 1),
    pen.line(
      points(RIPPLES)
        .map(([x, y]) => `M${x - 4} ${y}q2 -1.600 4 0t4 0`)
        .join(''),
      0.7,
      'waterLine',
    ),
    [14, 84, 128, 196].map((x, i) => tree(middle, x, 70 + (i % 2) * 2, 0.42, (i + variant) % 2 ? 'lime' : 'leaf')),
    points('15,115 88,112 122,118 195,116 15,170 195,169 84,176 127,168').map(([x, y], i) =>
      (i + variant) % 2 ? bush(middle, x, y, 0.46, 'leaf', 'yellow') : tuft(middle, x, y, 0.8),
    ),
  ]
}

const CANOE = 'M-27 -7C-18 -3 18 -3 27 -7C24 3 15 5 0 5C-15 5 -24 3 -27 -7z'

/** Gil rows, Iara reads the names from her notebook. */
export const readersCanoe = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    person(own, 'iara', -11, 3, 0.5, {
      wear: { skin: 's3', hairColour: 'preto' },
      pose: {
        hide: ['legL', 'legR'],
        hip: [0, -12],
        nod: 2,
        expr: 'lendo',
        plain: true,
        armL: { at: [-9, -20], z: 'front', dir: 60, hand: 'fist', thumb: 1 },
        armR: { at: [9, -20], z: 'front', dir: -60, hand: 'fist', thumb: -1 },
      },
      extra: (near) => ({
        armMid: [near.shape('M0,-14L-10,-16V-27L0,-25L10,-27V-16Z', CLOTH.amarelo), near.ink('M0,-14V-25')],
      }),
    }),
    person(own, 'gil', 12, 3, 0.5, {
      wear: { skin: 's3', hair: 'liso', hairColour: 'preto', top: { tone: CLOTH.azul } },
      pose: {
        hide: ['legL', 'legR'],
        hip: [0, -12],
        turn: 30,
        expr: 'alegre',
        armL: { at: [7, -18], hand: 'fist', z: 'front', dir: 40 },
        armR: { at: [11, -25], hand: 'fist', z: 'front', dir: 60 },
      },
    }),
    own.shape(CANOE, 'wood', 1),
    own.line('M-21 -1.500Q0 2.500 21 -1.500', 0.6, 'brownDark'),
    own.rope('M18 -11L23 8', 1.4, 'woodPale', 0.6),
    own.line('M-34 6q3 -2 6 0t6 0M-8 8q3 -2 6 0t6 0M26 6q3 -2 6 0t6 0', 0.7, 'waterLine'),
  ])

const fish: Thing = (pen) => [
  pen.shape(ellipse(0, -7, 24, 9), 'water', 0.9),
  pen.shape('M9 -8L18 -13Q16 -8 18 -3z', 'orange', 0.9),
  pen.shape('M-14 -8Q-4 -18 11 -8Q-4 1 -14 -8z', 'orange', 1),
  pen.line('M-5 -12q3 4 0 8M2 -10.500h3M1 -7h4', 0.7, 'redDark'),
  pen.spot(-9.5, -9, 1),
]

/** On a post, its tail behind. */
const macawOnPost = (pen: Pen, fill?: Fill, feathers?: Fill): Drawing => [
  pen.rope('M-1 0V-26', 4, 'wood', 0.9),
  pen.rope('M-12 -26H11', 3.4, 'wood', 0.9),
  pen.at(0, -28, 0.9, (own) => perchedMacaw(own, fill, feathers)),
]

const ANIMALS = {
  arara: (pen) => macawOnPost(pen),
  capivara: WORD_ANIMALS.capivara?.draw,
  jabuti: WORD_ANIMALS.tartaruga?.draw,
  jacaré: WORD_ANIMALS.jacaré?.draw,
  tamanduá: WORD_ANIMALS.tamanduá?.draw,
  tatu: WORD_ANIMALS.tatu?.draw,
  tucano: WORD_ANIMALS.tucano?.draw,
  siri: SEASIDE.siri,
  sucuri: WORD_ANIMALS.cobra?.draw,
  saúva: WORD_ANIMALS.formiga?.draw,
  tuiuiú: (pen) => tallJabiru(pen, 0, 0),
  onça: WORD_ANIMALS.onça?.draw,
  anta: tapir,
  peixe: fish,
} as const satisfies Readonly<Record<string, Thing | undefined>>
export type RiverAnimal = keyof typeof ANIMALS

/** Its longer side, mm; the largest are 46. */
const SIZES: Partial<Record<RiverAnimal, number>> = {
  arara: 34,
  jabuti: 32,
  tatu: 38,
  tucano: 29,
  siri: 28,
  anta: 40,
  sucuri: 34,
  saúva: 28,
  tuiuiú: 34,
}

export function riverAnimal(pen: Pen, animal: RiverAnimal, x: number, foot: number, share = 1): Drawing {
  const draw = ANIMALS[animal]
  return draw ? standing(pen, draw, x, foot, (SIZES[animal] ?? 44) * share) : []
}

const hatch = (pen: Pen): Drawing =>
  pen.colour ? [] : pen.line('M-12 -4L-4 -18M-7 -3L3 -20M-1 -3L8 -18M5 -3L12 -14M10 -3L14 -8', 0.9)

const ROCK = 'M-19 0C-21 -8 -14 -13 -11 -17C-6 -25 6 -24 10 -18C16 -15 20 -7 18 0z'
const rock =
  (fill: Fill, isDark = false): Thing =>
  (pen) => [
    pen.shape(ROCK, fill),
    isDark ? hatch(pen) : pen.line('M-10 -16Q-5 -12 -6 -6M8 -18Q5 -13 9 -9', 0.8),
    tuft(pen, -20, 1, 0.6),
    tuft(pen, 20, 1, 0.6),
  ]

const bare = (pen: Pen, x: number, size: number): Drawing =>
  pen.at(x, 0, size, (own) => [
    own.rope('M0 0V-16M0 -12L-7 -21M0 -16L7 -26M-3 -16L-3 -24M4 -21L1 -28', 2, 'cream', 0.8),
  ])

const brook =
  (fill: Fill): Thing =>
  (pen) => [
    pen.rope('M-30 -20C-20 -22 -18 -14 -8 -14C4 -14 2 -5 14 -5C22 -5 24 -1 30 -1', 4.4, fill, 0.8),
    tuft(pen, -18, -6, 0.7),
    tuft(pen, 14, -14, 0.7),
    pen.shape('M-2 2Q-2 -3 3 -3Q8 -3 7 2z', 'stone', 0.8),
  ]

const wood =
  ([back, side, front]: readonly [Fill, Fill, Fill]): Thing =>
  (pen) => [
    [-26, -10, 8, 26].map((x, i) => tree(pen, x, -3, 0.62, i % 2 ? side : back)),
    [-18, 0, 18].map((x, i) => tree(pen, x, 1, 0.56, i % 2 ? front : back)),
  ]

/** Meanings of names of two parts, each on its foot, some 36 mm wide. */
const SIGHTS = {
  darkRock: rock('greyDark', true),
  paleRock: rock('white'),
  redRock: rock('redDark'),
  greatRock: (pen) => [
    pen.at(0, 0, 1.5, (own) => own.shape(ROCK, 'stone')),
    tree(pen, 31, 1, 0.3),
    bush(pen, -31, 1, 0.3),
  ],
  greatRiver: (pen) => [
    pen.shape('M-36 -24C-22 -28 20 -27 36 -23V0C18 5 -20 5 -36 0z', 'waterDeep', 1),
    pen.line(
      'M-26 -4q4 -3 8 0t8 0M4 -2q4 -3 8 0t8 0M-14 -12q4 -3 8 0t8 0M10 -11q4 -3 8 0t8 0M-30 -19q3 -2 6 0t6 0M0 -20q3 -2 6 0t6 0',
      0.9,
    ),
    [-30, -18, 16, 29].map((x, i) => tree(pen, x, -23, 0.3, i % 2 ? 'lime' : 'leaf')),
  ],
  brook: brook('waterDeep'),
  redBrook: brook('redDark'),
  paleBrook: brook('white'),
  darkBrook: brook('greyDark'),
  greatCanoe: (pen) => [
    pen.shape(ellipse(0, -2, 40, 6), 'water', 0.8),
    pen.at(0, -3, 1.34, (own) => [
      own.shape('M-27 -7C-16 -10 16 -10 27 -7C16 -3 -16 -3 -27 -7z', 'woodDark', 0.9),
      own.shape(CANOE, 'wood', 1),
      own.line('M-21 -1.500Q0 2.500 21 -1.500', 0.6, 'brownDark'),
    ]),
  ],
  paleWood: (pen) => [
    [-24, -6, 14].map((x, i) => bare(pen, x, 1 - (i % 2) * 0.16)),
    pen.rope('M27 0V-18M27 -7H21V-13M27 -10H33V-16', 3.4, 'leaf', 0.8),
  ],
  greatWood: wood(['leaf', 'leafDark', 'lime']),
  redWood: wood(['red', 'redDark', 'orange']),
  darkMacaw: (pen) => macawOnPost(pen, 'blueDark', 'blueDark'),
} as const satisfies Readonly<Record<string, Thing>>
export type RiverSight = keyof typeof SIGHTS

const SIGHT_SIZES: Partial<Record<RiverSight, number>> = { darkMacaw: 27, darkRock: 34, paleRock: 34, redRock: 34 }

export const riverSight = (pen: Pen, sight: RiverSight, x: number, foot: number): Drawing =>
  standing(pen, SIGHTS[sight], x, foot, SIGHT_SIZES[sight] ?? 48)
