/** The look of a card by its date: paper, garland and frame of the inside. */
import { box, circle, ellipse, heart, points, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { fillOf, type Hung, hungBulb, hungEgg, hungFlag, hungHeart, hungStar } from './card-garlands.ts'

export interface CardLook {
  readonly paper: Fill
  readonly inner: Fill
  /** True where the words are on the left and the drawing on the right. */
  readonly isMirrored?: true
  /** On the string of the inside. */
  readonly hung: Hung
  /** Bows of that string. */
  readonly swags: 1 | 2 | 3
  /** White room to draw in, 78 × 64 mm about its middle. */
  readonly frame: (pen: Pen) => Drawing
  /** Names of what is drawn beside the scene. */
  readonly shows: readonly string[]
}

/** A photo frame with a heart or star at each corner. */
const photoFrame =
  (wood: Fill, corner: (pen: Pen, x: number, y: number) => Drawing) =>
  (pen: Pen): Drawing => [
    pen.shape(box(-39, -32, 78, 64, 3), wood, 1.1),
    pen.shape(box(-34, -27, 68, 54, 1.5), 'white', 1),
    points('-36.500,-29.500 36.500,-29.500 -36.500,29.500 36.500,29.500').map(([x, y]) => corner(pen, x, y)),
  ]

const bauble = (pen: Pen): Drawing => [
  pen.shape(circle(0, -32, 3), null, 1),
  pen.shape(box(-7, -31, 14, 6, 1), 'yellow', 1),
  pen.shape(ellipse(0, 3.5, 37, 29), 'white', 1.3),
]

const egg = (pen: Pen): Drawing =>
  pen.shape('M-39 4C-39 -14 -16 -27 6 -27C26 -27 39 -12 39 4C39 20 26 32 6 32C-16 32 -39 20 -39 4z', 'white', 1.3)

const blankCake = (pen: Pen): Drawing => [
  pen.shape(box(-39, 27, 78, 5, 2), 'bluePale', 1),
  pen.shape(box(-35, 0, 70, 27, 3), 'white', 1.2),
  pen.shape(box(-25, -18, 50, 18, 3), 'white', 1.2),
  [-15, 0, 15].map((x, i) => [
    pen.shape(box(x - 1.6, -27, 3.2, 9), fillOf(i), 0.9),
    pen.shape(`M${x} -33c2.600 3 2 5 0 5.400c-2 -0.400 -2.600 -2.400 0 -5.400z`, 'yellow', 0.8),
  ]),
]

const bigFlag = (pen: Pen): Drawing => [
  pen.line('M-41 -30Q0 -26 41 -30', 1),
  pen.shape('M-36 -29.600Q0 -26.200 36 -29.600V32L0 20L-36 32z', 'white', 1.3),
]

const chalkboard = (pen: Pen): Drawing => [
  pen.shape(box(-39, -32, 78, 60, 2), 'wood', 1.1),
  pen.shape(box(-34.5, -27.5, 69, 51, 1), 'white', 1),
  pen.shape(box(-30, 28, 60, 3.4, 1), 'wood', 0.9),
  pen.shape(box(-22, 26, 9, 2, 0.8), 'white', 0.7),
  pen.shape(box(10, 25.4, 10, 2.8, 0.8), 'blue', 0.7),
]

const CHRISTMAS_LOOK = {
  paper: 'hillFar',
  inner: 'cream',
  hung: hungBulb,
  frame: bauble,
} as const

export const CARD_LOOKS = {
  'dia-das-maes': {
    swags: 2,
    paper: 'pinkPale',
    inner: 'cream',
    hung: hungHeart,
    frame: photoFrame('pink', (pen, x, y) => pen.shape(heart(x, y, 2.6), 'red', 0.7)),
    shows: ['flor', 'coração', 'vaso'],
  },
  'dia-dos-pais': {
    swags: 1,
    isMirrored: true,
    paper: 'bluePale',
    inner: 'cream',
    hung: hungStar,
    frame: photoFrame('wood', (pen, x, y) => pen.shape(star(x, y, 3), 'yellow', 0.7)),
    shows: ['estrela', 'pipa', 'vaso'],
  },
  natal: {
    swags: 3,
    ...CHRISTMAS_LOOK,
    shows: ['bola', 'presente', 'janela'],
  },
  presepio: {
    swags: 2,
    isMirrored: true,
    ...CHRISTMAS_LOOK,
    shows: ['bola', 'estrela', 'janela'],
  },
  pascoa: {
    swags: 3,
    isMirrored: true,
    paper: 'yellowPale',
    inner: 'cream',
    hung: hungEgg,
    frame: egg,
    shows: ['ovo', 'coelho'],
  },
  aniversario: {
    swags: 2,
    paper: 'purplePale',
    inner: 'cream',
    hung: hungFlag,
    frame: blankCake,
    shows: ['bolo', 'vela'],
  },
  'festa-junina': {
    swags: 1,
    isMirrored: true,
    paper: 'straw',
    inner: 'cream',
    hung: hungFlag,
    frame: bigFlag,
    shows: ['bandeirinhas', 'fogueira'],
  },
  professores: {
    swags: 2,
    paper: 'sky',
    inner: 'cream',
    hung: hungStar,
    frame: chalkboard,
    shows: ['livro', 'maçã', 'quadro', 'estrela'],
  },
} as const satisfies Readonly<Record<string, CardLook>>
