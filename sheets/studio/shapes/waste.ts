/** Things that are thrown away, some 24 mm high, each about its foot, and the bins for them. */
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { MADE_ANEW } from './made-anew.ts'

type Thing = (pen: Pen) => Drawing

const newspaper: Thing = (pen) => [
  pen.shape('M-13 0L-11 -20L10 -22L13 -3z', 'white'),
  pen.shape('M-13 0L-14.500 -17L-11 -20z', 'greyPale', 0.9),
  pen.line('M-7.600 -16.600L6.400 -18', 1.5),
  pen.line('M-8 -11.600L-1 -12.200M-8.200 -8.400L-1.200 -9M-8.400 -5.200L-1.400 -5.800', 0.7),
  pen.shape('M1.600 -13L8.600 -13.700L9.600 -6.700L2.200 -6z', 'grey', 0.7),
]

const cardboard: Thing = (pen) => [
  pen.shape('M-12 -13L-19 -18L-14 -21L-7 -16zM12 -13L19 -18L14 -21L7 -16z', 'woodPale', 1),
  pen.shape('M-12 -13L-7 -17H7L12 -13z', 'brownPale', 1),
  pen.shape(box(-12, -13, 24, 13, 0.6), 'tan'),
  pen.line('M-4 -13V-8H4V-13', 0.8),
]

/** Written on and crumpled a little. */
const sheetsOfPaper: Thing = (pen) => [
  pen.shape('M-11 -1L-8 -21L8 -19L6 1z', 'cream', 1),
  pen.shape('M-6 -2L-7 -22L7 -23L12 -19L11 -2z', 'white'),
  pen.shape('M7 -23L7.400 -18.600L12 -19z', 'greyPale', 0.8),
  pen.line('M-3 -17L4 -17.400M-3 -13L8 -13.400M-2.600 -9L8 -9.400M-2.600 -5L5 -5.3', 0.8, 'blueDark'),
]

const envelope: Thing = (pen) => [
  pen.shape(box(-14, -18, 28, 18, 1), 'cream'),
  pen.line('M-14 -17L0 -7L14 -17M-14 -1L-4.600 -9.600M14 -1L4.600 -9.6', 0.9),
]

const BOTTLE = 'M-2.600 -24H2.600V-20C6 -18 7 -15 7 -12V-2Q7 0 5 0H-5Q-7 0 -7 -2V-12C-7 -15 -6 -18 -2.600 -20z'

const petBottle: Thing = (pen) => [
  pen.shape(BOTTLE, 'bluePale'),
  pen.shape(box(-7, -12, 14, 6), 'white', 0.9),
  pen.line('M-7 -3.400H7M-4 -9H4', 0.8),
  pen.shape(box(-3.4, -27, 6.8, 3.8, 0.8), 'blue', 1),
]

const yogurt: Thing = (pen) => [
  pen.shape('M-8 -17H8L6 0H-6z', 'white'),
  pen.shape('M-7.400 -12H7.400L6.500 -4H-6.500z', 'pink', 0.9),
  pen.shape(circle(0, -8, 2.2), 'red', 0.7),
  pen.shape('M-9.500 -19H9.500V-16.600H-9.500zM9 -19L15 -23L12 -17z', 'greyPale', 1),
]

const shampoo: Thing = (pen) => [
  pen.shape(box(-7, -20, 14, 20, 3), 'purple'),
  pen.shape(box(-4, -26, 8, 6.4, 1), 'white', 1),
  pen.shape(ellipse(0, -10, 4.6, 5.4), 'white', 0.9),
  pen.line('M-2.400 -11.600q2.400 -2 4.800 0M-2.400 -8.600q2.400 2 4.800 0', 0.7),
]

const plasticBag: Thing = (pen) => [
  pen.shape('M-9 -15V-23H-5.600V-17.400H5.600V-23H9V-15C12 -8 12.600 -4 11 0H-11C-12.600 -4 -12 -8 -9 -15z', 'white'),
  pen.line('M-5 -12Q-7 -6 -6 -2M1 -11V-4M6 -12Q8 -6 7 -3', 0.7, 'grey'),
]

const glassBottle: Thing = (pen) => [
  pen.shape(
    'M-2.200 -27H2.200V-18C2.200 -15 6.400 -14 6.400 -10V-2Q6.400 0 4.400 0H-4.400Q-6.400 0 -6.400 -2V-10C-6.400 -14 -2.200 -15 -2.200 -18z',
    'green',
  ),
  pen.shape(box(-3, -28, 6, 3, 0.8), 'green', 0.9),
  pen.shade('M-4.400 -10Q-4.400 -12 -3 -13V-2H-4.400z', 'white', 0.6),
  pen.shape(box(-6.4, -9, 12.8, 5), 'cream', 0.8),
]

const jar: Thing = (pen) => [
  pen.shape('M-8 -16Q-8 -18 -6 -18H6Q8 -18 8 -16V-2Q8 0 6 0H-6Q-8 0 -8 -2z', 'foam'),
  pen.shade('M-6 -15H-4V-3H-6z', 'bluePale', 0.8),
  pen.shape(box(-7, -22.6, 14, 4.8, 1), 'straw', 1),
  pen.shape(box(-5, -12, 10, 7, 1), 'white', 0.8),
  pen.shape(circle(0, -8.5, 2), 'orange', 0.6),
]

/** One olive is left in it. */
const oliveJar: Thing = (pen) => [
  pen.shape(
    'M-6.600 -17Q-6.600 -20 -4 -20H4Q6.600 -20 6.600 -17V-2Q6.600 0 4.600 0H-4.600Q-6.600 0 -6.600 -2z',
    'foam',
  ),
  pen.shape(box(-6, -24.6, 12, 4.8, 1), 'green', 1),
  pen.shape(box(-6.6, -13, 13.2, 6.4), 'yellowPale', 0.8),
  pen.shape(ellipse(-1.6, -9.8, 2.2, 1.7), 'lime', 0.7),
  pen.shape(ellipse(2.4, -9.8, 1.9, 1.7), 'lime', 0.7),
  pen.shape(ellipse(-1, -2.6, 2.2, 1.7), 'leaf', 0.7),
]

const cup: Thing = (pen) => [
  pen.shape('M-8 -20H8L6 0H-6z', 'foam'),
  pen.shape(ellipse(0, -20, 8, 2), 'white', 0.9),
  pen.line('M-6.800 -8H6.800', 0.7, 'waterLine'),
  pen.line('M3 -19.400L0.600 -15L3.400 -11.500L1.400 -5.500M3.400 -11.500L6.600 -9.500', 0.8),
]

const drinkCan: Thing = (pen) => [
  pen.shape('M-6.600 -20L-7.400 -17V-3L-6 0H6L7.400 -3V-17L6.600 -20z', 'red'),
  pen.shape(ellipse(0, -20, 6.6, 1.9), 'greyPale', 0.9),
  pen.shape('M-7.400 -13Q0 -8 7.400 -14V-8Q0 -3 -7.400 -7z', 'white', 0.8),
  pen.line('M-1.600 -20h3.2', 1),
]

const foodTin: Thing = (pen) => [
  pen.shape('M-8.600 -15V-1.600Q0 1.600 8.600 -1.600V-15z', 'stone'),
  pen.shape('M-8.600 -12.400Q0 -9.400 8.600 -12.400V-4Q0 -1 -8.600 -4z', 'yellow', 0.9),
  pen.shape(circle(0, -6.8, 2.6), 'red', 0.7),
  pen.shape(ellipse(0, -15, 8.6, 2.6), 'greyDark', 0.9),
  pen.shape('M-8.600 -15.600C-10 -22 -4 -26 4 -24C3 -20 -2 -16 -8.600 -15.6z', 'greyPale', 1),
]

const screwLid: Thing = (pen) => [
  pen.shape('M-12 -8V-2Q0 3 12 -2V-8z', 'straw'),
  pen.shape(ellipse(0, -8, 12, 4.4), 'yellow'),
  pen.shape(ellipse(0, -8, 8, 2.6), 'straw', 0.7),
  pen.line('M-9 -4.600v3.400M-5 -3.600v3.600M0 -3.400v3.800M5 -3.600v3.600M9 -4.600v3.4', 0.7),
]

const sardineTin: Thing = (pen) => [
  pen.shape('M-14 -9V-3Q-14 0 -11 0H11Q14 0 14 -3V-9z', 'stone'),
  pen.shape(ellipse(0, -9, 14, 4.6), 'greyDark', 0.9),
  pen.shape('M-13 -10C-13 -18 -6 -20 4 -18C9 -17 12 -14 13 -10Q8 -13.600 0 -13.600Q-8 -13.600 -13 -10z', 'greyPale', 1),
  pen.line('M-14 -5H14', 0.7),
]

const foilDish: Thing = (pen) => [
  pen.shape('M-14 -11H14L10 0H-10z', 'greyPale'),
  pen.shape(box(-16, -13.4, 32, 3, 1.2), 'metal', 1),
  pen.line('M-9 -9.600L-7 -1.600M-3 -9.600L-2.400 -1.600M3 -9.600L2.400 -1.600M9 -9.600L7 -1.6', 0.7, 'greyDark'),
]

const bananaPeel: Thing = (pen) => [
  pen.shape(
    'M-1.600 -20C-3 -14 -9 -8 -15 -1C-9 0 -4 -2 -1 -6C0 -3 1 -1 3 0C4 -3 4 -5 3 -7C7 -4 11 -2 15 -3C12 -9 4 -13 2 -20z',
    'yellow',
  ),
  pen.shape(box(-1.8, -23.4, 3.8, 4, 0.8), 'brown', 0.9),
  pen.line('M0 -17Q-2 -11 -8 -5M1 -15Q2 -9 2 -4M2 -14Q6 -8 10 -5', 0.7, 'strawDark'),
]

const appleCore: Thing = (pen) => [
  pen.shape(
    'M-9 -18C-5 -21 5 -21 9 -18C5 -14 3.600 -12 3.600 -10C3.600 -7 5 -4 8 -2C5 1 -5 1 -8 -2C-5 -4 -3.600 -7 -3.600 -10C-3.600 -12 -5 -14 -9 -18z',
    'cream',
  ),
  pen.shape('M-9 -18C-5 -21 5 -21 9 -18Q0 -14.600 -9 -18zM-8 -2C-5 1 5 1 8 -2Q0 -4 -8 -2z', 'red', 0.9),
  pen.line('M0 -19Q0 -22 2 -24', 1.1),
  pen.spot(-0.8, -9.6, 1.1),
  pen.spot(1.4, -8, 1),
]

const eggShell: Thing = (pen) => [
  pen.shape('M-14 -7L-11 -11L-8 -8L-5 -12L-2 -8L0 -10C1 -3 -2 0 -7 0C-12 0 -14.600 -3 -14 -7z', 'cream'),
  pen.at(
    8,
    -7,
    1,
    (own) => own.shape('M-7 1L-4.600 -2L-2 1L1 -2L3.600 1L6 -1C8 -8 4 -12 0 -12C-5 -12 -8 -6 -7 1z', 'white'),
    {
      turn: 34,
    },
  ),
]

const dryLeaves: Thing = (pen) =>
  points('-8,-6.500 6,-4 -1,-11.500').map(([x, y], i) =>
    pen.at(
      x,
      y,
      1,
      (own) => [
        own.shape('M-9 0C-5 -6 4 -7 9 -1C4 5 -5 5 -9 0z', i === 1 ? 'orange' : 'brownPale'),
        own.line('M-12 1L6 -0.800M-3 0l2 -3M-2 0.200l2 2.6M2 -0.400l2 -2.4', 0.7, 'brownDark'),
      ],
      { turn: [-24, 16, -6][i] ?? 0 },
    ),
  )

const iceCreamTub: Thing = (pen) => [
  pen.shape('M-14 -14H14L12 -2Q11.600 0 9.600 0H-9.600Q-11.600 0 -12 -2z', 'yellowPale'),
  pen.shape('M-13.300 -10H13.300L12.400 -3.600H-12.400z', 'pink', 0.8),
  pen.shape(circle(0, -6.8, 2.4), 'white', 0.7),
  pen.shape(box(-15.6, -17, 31.2, 4, 1.6), 'yellow', 1),
]

const cardboardRoll: Thing = (pen) => [
  pen.shape('M-7 -20V-2Q0 2 7 -2V-20z', 'tan'),
  pen.shape(ellipse(0, -20, 7, 2.6), 'woodPale', 1),
  pen.shape(ellipse(0, -20, 4, 1.3), 'brown', 0.8),
  pen.line('M-7 -14L4 -1M-3 -17.500L7 -6', 0.7, 'brown'),
]

const orangePeel: Thing = (pen) => [
  pen.shape('M-13 -9C-13 -15 -6 -18 0 -14C-4 -12 -6 -9 -5 -4C-9 -2 -13 -4 -13 -9z', 'orange'),
  pen.shape('M0 0C-7 -1 -8 -9 -2 -12C4 -15 12 -12 13 -5C9 -7 4 -5 3 0z', 'orange'),
  pen.shape('M-2 -12C4 -15 12 -12 13 -5C9 -8 3 -8 0 -3C-3 -5 -4 -9 -2 -12z', 'cream', 0.8),
  pen.line('M-10 -10h0.400M-8 -7h0.400M-7 -13h0.400M-3 -3.600h0.400', 1, 'redDark'),
]

export const MATERIALS = ['papel', 'plástico', 'vidro', 'metal', 'orgânico'] as const
export type Material = (typeof MATERIALS)[number]

export const WASTE = {
  jornal: newspaper,
  'caixa usada': cardboard,
  'folhas de caderno': sheetsOfPaper,
  envelope,
  'rolo vazio': cardboardRoll,
  'garrafa de água': petBottle,
  'pote de iogurte': yogurt,
  'frasco de xampu': shampoo,
  sacola: plasticBag,
  'pote de sorvete': iceCreamTub,
  'garrafa de suco': glassBottle,
  'pote de geleia': jar,
  'pote de azeitonas': oliveJar,
  'copo trincado': cup,
  'pote de conserva': MADE_ANEW['pote novo'],
  'lata de suco': drinkCan,
  'lata de milho': foodTin,
  'tampa de lata': screwLid,
  'lata de sardinha': sardineTin,
  'forma de bolo': foilDish,
  'casca de banana': bananaPeel,
  'resto de maçã': appleCore,
  'casca de ovo': eggShell,
  'folhas secas': dryLeaves,
  'casca de laranja': orangePeel,
} as const satisfies Readonly<Record<string, Thing>>
export type WasteName = keyof typeof WASTE

interface BinLook {
  readonly fill: Fill
  readonly colour: string
}

/** Colours of bins for sorted waste. Source: Resolução CONAMA 275/2001. */
export const BINS: Readonly<Record<Material, BinLook>> = {
  papel: { fill: 'blue', colour: 'azul' },
  plástico: { fill: 'red', colour: 'vermelho' },
  vidro: { fill: 'green', colour: 'verde' },
  metal: { fill: 'yellow', colour: 'amarelo' },
  orgânico: { fill: 'brown', colour: 'marrom' },
}

/** A bin with its number, material and colour, 34 mm wide and 46 mm high. */
export const numberedBin = (pen: Pen, x: number, foot: number, material: Material, number: number): Drawing => {
  const { fill, colour } = BINS[material]
  return pen.at(x, foot, 1, (own) => [
    own.shape('M-15.600 -38H15.600L13.600 0H-13.600z', fill, 1.3),
    own.shape('M-17 -43Q-17 -46 -14 -46H14Q17 -46 17 -43V-37.600H-17z', fill, 1.3),
    own.shape(box(-6, -43.4, 12, 3.2, 1.6), 'black', 0.6),
    own.shape(circle(0, -28.6, 6.6), 'white', 0.9),
    own.text(0, -26, number, 7.4),
    own.shape(box(-14.2, -19, 28.4, 14.6, 1.6), 'white', 0.9),
    own.text(0, -12.6, material, 5),
    own.text(0, -7.2, colour, 3.9, { font: 'text' }),
  ])
}

/** A bale of pressed waste with its straps, 26 mm wide. */
export const bale = (pen: Pen, x: number, y: number, fill: Fill): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.shape(box(-15, -19, 30, 19, 3), fill, 1.1),
    own.line('M-7 -19V0M7 -19V0', 1, 'greyDark'),
    own.line('M-3 -12l3 2M-11 -8l3 1M1 -5l3 -2M9 -10l2 2', 0.7),
  ])
