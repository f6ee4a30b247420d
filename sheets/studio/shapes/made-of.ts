/** Things with a part missing, and samples of the materials to make it of; each about its foot. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

type Thing = (pen: Pen) => Drawing

/** Contour of the missing part. */
const missing = (pen: Pen, d: string): Drawing => [pen.shape(d, 'white', null), pen.line(d, 1, 'greyDark', [2.2, 2])]

const window: Thing = (pen) => [
  pen.shape(box(-17, -37, 34, 35, 1), 'wood'),
  missing(pen, box(-13, -33, 26, 27)),
  pen.rope('M0 -34V-5M-14 -19.500H14', 2, 'wood', 0.8),
  pen.shape(box(-20, -4, 40, 4, 1), 'woodDark', 1),
]

const saucepan: Thing = (pen) => [
  pen.rope('M-16 0V-7H16V0M-8 -7V0M8 -7V0', 2, 'greyDark', 0.8),
  missing(pen, 'M-14 -25H14V-11Q14 -8 11 -8H-11Q-14 -8 -14 -11z'),
  pen.rope('M14 -21H25', 3, 'brown', 0.9),
  pen.shape('M-15 -26Q0 -35 15 -26z', 'stone', 1.1),
  pen.shape(circle(0, -32, 2.4), 'brown', 0.9),
]

const wheel: Thing = (pen) => [
  missing(pen, circle(0, -18, 17.4)),
  pen.shape(circle(0, -18, 13), 'metal', 1.1),
  pen.shape(circle(0, -18, 10.6), 'white', 0.9),
  pen.line('M0 -28.600V-7.400M-10.600 -18H10.600M-7.500 -25.500L7.500 -10.500M-7.500 -10.500L7.500 -25.500', 0.8),
  pen.shape(circle(0, -18, 2.6), 'greyDark', 0.9),
  pen.rope('M0 -18L-15 0M0 -18L15 0', 2, 'red', 0.9),
]

const chair: Thing = (pen) => [
  pen.rope('M-12 -30H12M-12 -34H12', 2.2, 'wood', 0.8),
  pen.rope('M-13 0V-36M13 0V-36', 3, 'wood', 0.9),
  pen.shape(box(-15, -17, 31, 4, 1), 'wood', 1),
  missing(pen, 'M-11 -18Q-15 -22 -11 -26Q1 -29 13 -26Q17 -22 13 -18Q1 -16 -11 -18z'),
]

const stool: Thing = (pen) => [
  pen.rope('M-11 -26L-15 0M11 -26L15 0M-13 -11H13', 2.6, 'greyDark', 0.9),
  missing(pen, box(-18, -32, 36, 7, 3)),
]

const umbrella: Thing = (pen) => [
  pen.rope('M0 -40V-5Q0 0 4.500 0Q9 0 9 -5', 2, 'brown', 0.9),
  missing(
    pen,
    'M-22 -19C-21 -33 -11 -38 0 -38C11 -38 21 -33 22 -19q-3.700 -4 -7.300 0q-3.700 -4 -7.400 0q-3.600 -4 -7.300 0q-3.700 -4 -7.300 0q-3.700 -4 -7.400 0q-3.600 -4 -7.300 0z',
  ),
  pen.line('M0 -37C-9 -33 -14 -27 -15 -20M0 -37C9 -33 14 -27 15 -20M0 -37L-7 -20M0 -37L7 -20', 0.8),
]

const kite: Thing = (pen) => [
  pen.rope('M-15 0L-4 -30M15 0L4 -30', 2, 'woodDark', 0.8),
  missing(pen, 'M0 -40L15 -25L0 -4L-15 -25z'),
  pen.rope('M0 -40V-4M-15 -25H15', 1.4, 'wood', 0.8),
  pen.rope('M-17 -4H17', 2, 'woodDark', 0.8),
]

const aquarium: Thing = (pen) => [
  missing(pen, 'M-11 -28C-22 -20 -22 -4 -12 -2H12C22 -4 22 -20 11 -28z'),
  pen.shape('M-17 -9C-16 -4 -14 -2 -12 -2H12C14 -2 16 -4 17 -9Q8 -7 0 -9T-17 -9z', 'tan', 0.9),
  pen.line('M-8 -9q-3 -4 0 -7t0 -6', 0.9, 'leaf'),
  pen.shape('M0 -17Q5 -21 10 -17L14 -20V-14L10 -17Q5 -13 0 -17z', 'orange', 0.8),
  pen.spot(3, -17.6, 0.7),
  pen.shape(box(-13, -31, 26, 3.4, 1.4), 'stoneDark', 0.9),
  pen.shape(box(-15, -3, 30, 3, 1), 'wood', 0.9),
]

const scissors: Thing = (pen) => [
  missing(pen, 'M-2.500 -12L8 -39Q12 -30 3 -10z'),
  missing(pen, 'M2.500 -12L-8 -39Q-12 -30 -3 -10z'),
  pen.rope('M-1 -12L5 -9M1 -12L-5 -9', 2.4, 'red', 0.8),
  pen.rope('M5 -10a5 5 0 1 1 0 8a5 5 0 1 1 0 -8z', 2, 'red', 0.8),
  pen.rope('M-5 -10a5 5 0 1 0 0 8a5 5 0 1 0 0 -8z', 2, 'red', 0.8),
  pen.shape(circle(0, -13, 1.6), 'stone', 0.8),
]

const boot: Thing = (pen) => [
  missing(pen, 'M-11 -34H5V-15Q16 -14 18 -5V-3H-11z'),
  pen.shape('M-12 -4H19V0H-12z', 'brownDark', 0.9),
  pen.shape(box(-12, -37, 18, 4, 1.6), 'yellow', 0.9),
  pen.rope('M-11 -30q-5 2 0 6', 1.4, 'yellow', 0.7),
]

const towel: Thing = (pen) => [
  pen.rope('M-20 0V-36M20 0V-36M-25 -1H-15M15 -1H25', 2, 'woodDark', 0.8),
  missing(pen, box(-14, -35, 28, 27)),
  pen.line('M-14 -13H14M-12 -8v3M-8 -8v3M-4 -8v3M0 -8v3M4 -8v3M8 -8v3M12 -8v3', 0.8, 'greyDark', [2.2, 2]),
  pen.rope('M-22 -36H22', 2.4, 'woodDark', 0.8),
]

export const UNFINISHED = {
  janela: window,
  panela: saucepan,
  pneu: wheel,
  almofada: chair,
  banco: stool,
  'guarda-chuva': umbrella,
  pipa: kite,
  aquário: aquarium,
  tesoura: scissors,
  bota: boot,
  toalha: towel,
} as const satisfies Readonly<Record<string, Thing>>

const glass: Thing = (pen) => [
  pen.shape(box(-8, -21, 18, 19, 0.6), 'sky', 0.9),
  pen.shape(box(-11, -18, 18, 18, 0.6), 'foam', 1),
  pen.line('M-8 -6L-1 -14M-6 -3L3 -13', 0.7, 'waterLine'),
]

const metal: Thing = (pen) => [
  pen.shape('M-13 0L-6 -20H13L7 0z', 'metal', 1),
  pen.line('M-8 -4L-3 -16M3 -4L8 -16', 0.7, 'stoneDark'),
  [-9, -2.4, 4.4].map((x) => pen.spot(x, -2.4, 0.8)),
]

const rubber: Thing = (pen) => [
  pen.shape(circle(0, -10, 10), 'greyDark', 1.1),
  pen.shape(circle(0, -10, 6.4), 'grey', 0.9),
  pen.shape(circle(0, -10, 2.6), 'white', 0.9),
  pen.shape('M0 -3.600L12 -1.600V0H-1z', 'greyDark', 0.9),
]

const wood: Thing = (pen) =>
  [0, 1, 2].map((i) => [
    pen.shape(box(-13 + i * 1.4, -6 - i * 6, 26, 6, 0.8), i % 2 ? 'woodPale' : 'wood', 1),
    pen.line(`M${-9 + i} ${-3 - i * 6}q5 -1.600 10 0`, 0.6, 'brownDark'),
  ])

const cloth: Thing = (pen) => [
  pen.shape('M13 0H-11Q-14 0 -14 -3.500T-11 -7H13z', 'pink', 1),
  pen.shape('M13 -7H-11Q-14 -7 -14 -10.500T-11 -14H13z', 'pinkPale', 1),
  pen.shape('M13 -14H-11Q-14 -14 -14 -17.500T-11 -21H13z', 'pink', 1),
  pen.line('M-11 -3.500H13M-11 -10.500H13M-11 -17.500H13', 0.6),
  pen.shape('M2 -21H9V-11l-1.800 -1.600l-1.700 1.600l-1.800 -1.600L2 -11z', 'pinkPale', 0.8),
]

const paper: Thing = (pen) => [
  pen.shape('M-10 0V-20L-4 -22V-2z', 'cream', 0.9),
  pen.shape(box(-4, -22, 14, 20, 0.6), 'white', 1),
  pen.shape(box(-10, -20, 14, 20, 0.6), 'white', 1),
  pen.line('M-7 -15H1M-7 -11H1M-7 -7H-2', 0.6, 'grey'),
]

const plastic: Thing = (pen) => [
  pen.shape('M-3 -17H13L10 0H-3z', 'bluePale', 0.9),
  pen.shape(box(-12, -20, 12, 20, 3), 'blue', 1),
  pen.shape(ellipse(-6, -19, 5, 2.4), 'bluePale', 0.9),
  pen.line('M2 -13L7 -5', 0.7, 'white'),
]

export const MATERIAL_SAMPLES = {
  vidro: glass,
  metal,
  borracha: rubber,
  madeira: wood,
  tecido: cloth,
  papel: paper,
  plástico: plastic,
} as const satisfies Readonly<Record<string, Thing>>
