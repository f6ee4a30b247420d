/** Things to hold before a lamp, each about its foot, at most 17 mm wide and 24 high. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

type Thing = (pen: Pen) => Drawing

const glass: Thing = (pen) => [
  pen.shape('M-6.500 -19L-5 0H5L6.500 -19z', 'foam', 1),
  pen.shape('M-6 -12L-5 -0.600H5L6 -12z', 'sky', 0.7),
  pen.line('M-3.600 -16L-3 -4', 0.7, 'waterLine'),
]

const lens: Thing = (pen) => [
  pen.shape(box(-5, -3, 10, 3, 1), 'brown', 0.9),
  pen.rope('M0 -3V-8', 2, 'brown', 0.8),
  pen.shape(circle(0, -15, 8), 'foam', 1.3),
  pen.line('M-4 -16L0 -20M-3 -12L4 -19', 0.7, 'waterLine'),
]

const aquarium: Thing = (pen) => [
  pen.shape(box(-8.4, -16, 16.8, 16, 1.6), 'foam', 1),
  pen.shape(box(-7.4, -11, 14.8, 10, 1), 'sky', 0.7),
  pen.line('M-5 -1.500Q-6.500 -4 -5 -6T-5 -9.500', 0.9, 'leafDark'),
  pen.shape('M3.400 -5L6.600 -7.600V-2.400zM-3 -5Q0.600 -8.800 4 -5Q0.600 -1.200 -3 -5z', 'orange', 0.8),
  pen.spot(-0.8, -5.4, 0.5),
]

const paper: Thing = (pen) => [
  pen.shape('M-7.500 -20L-4 -22H7.500V-2H-7.500z', 'greyPale', 1),
  pen.line('M-7.500 -20H-4V-22', 0.7),
  pen.line('M-4 -15L3 -6M-1 -17L5 -9', 0.5, 'grey', [1.2, 1.4]),
  pen.shape(box(-8.4, -3, 16.8, 3, 1), 'wood', 0.9),
]

const frosted: Thing = (pen) => [
  pen.shape(box(-7.6, -21, 15.2, 19, 0.8), 'bluePale', 1.1),
  pen.line(
    [-18, -14, -10, -6]
      .map((y, row) => [-5, -1.6, 1.8, 5].map((x) => `M${x + (row % 2) - 0.6} ${y}h0.600`).join(''))
      .join(''),
    0.6,
    'blueDark',
  ),
  pen.shape(box(-8.4, -3, 16.8, 3, 1), 'wood', 0.9),
]

const milkJar: Thing = (pen) => [
  pen.shape(box(-5.4, -20, 10.8, 4, 1.2), 'red', 0.9),
  pen.shape(box(-6.8, -16.6, 13.6, 16.6, 3), 'greyPale', 1),
  pen.line('M-3 -12h0.600M1 -10h0.600M3.600 -6h0.600M-2 -5h0.600M0 -14h0.600M-4 -8h0.600', 0.6, 'greyDark'),
]

const book: Thing = (pen) => [
  pen.shape(box(-7, -20, 14, 20, 1), 'red', 1.1),
  pen.line('M-4.400 -20V0', 0.9),
  pen.shape(box(-2.4, -16, 7, 5, 0.8), 'white', 0.7),
]

const mug: Thing = (pen) => [
  pen.rope('M6 -11Q10 -11 10 -7.500Q10 -4 6 -4', 2, 'teal', 0.8),
  pen.shape(box(-7, -14, 13.4, 14, 2), 'teal', 1.1),
  pen.shape(ellipse(-0.3, -14, 6.6, 1.5), 'brownDark', 0.8),
]

const block: Thing = (pen) => [
  pen.shape(box(-7, -15, 14, 15, 1), 'wood', 1.1),
  pen.line('M-7 -11Q0 -9 7 -11.500M-7 -5Q0 -7.500 7 -4.500', 0.7, 'brownDark'),
]

const clayVase: Thing = (pen) => [
  pen.shape('M-5 -20H5L3.600 -16Q8 -12 7 -7Q6 -2 4 0H-4Q-6 -2 -7 -7Q-8 -12 -3.600 -16z', 'copper', 1.1),
  pen.line('M-6.600 -10H6.600', 0.9),
]

const tin: Thing = (pen) => [
  pen.shape(box(-6, -17, 12, 17, 1.4), 'metal', 1.1),
  pen.shape(box(-6, -13, 12, 9), 'yellow', 0.9),
  pen.shape(circle(0, -8.5, 2.6), 'green', 0.7),
]

export const LIT_THINGS = {
  'copo de vidro': glass,
  lupa: lens,
  aquário: aquarium,
  'papel vegetal': paper,
  'vidro fosco': frosted,
  'pote fosco': milkJar,
  livro: book,
  caneca: mug,
  madeira: block,
  'vaso de barro': clayVase,
  lata: tin,
} as const satisfies Readonly<Record<string, Thing>>

export type LitName = keyof typeof LIT_THINGS

/** A desk lamp with a bare bulb that shines to both sides, about its foot, 24 mm high. */
export const bulb: Thing = (pen) => [
  pen.shape(box(-7, -3, 14, 3, 1.2), 'greyDark', 0.9),
  pen.shape(box(-2.6, -11, 5.2, 8.4, 0.8), 'metal', 0.9),
  pen.line('M-2.600 -8.500H2.600M-2.600 -6H2.600', 0.6),
  pen.shape('M-2.600 -11C-3 -14 -7 -15 -7 -20A7 7 0 0 1 7 -20C7 -15 3 -14 2.600 -11z', 'yellow', 1.1),
  pen.line('M-2 -12V-17L0 -19L2 -17V-12', 0.6),
  pen.line('M-10 -20H-14M10 -20H14M-8 -27L-11 -30M8 -27L11 -30M0 -30V-34', 0.9),
]
