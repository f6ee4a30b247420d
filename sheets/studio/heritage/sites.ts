/** Built and natural heritage, each in its window. */
import { box, circle, ellipse, poly, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { townHouse } from '../shapes/instruments.ts'
import { congress } from '../shapes/milestones.ts'
import { bush, cloud, tree } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { sky, type WindowScene } from './window.ts'

const floor = (pen: Pen, y: number, fill: Fill): Drawing => pen.shape(box(-30, y, 60, 20), fill, 0.8)

/** A baroque church front with two towers, its foot at the origin. */
const baroque = (pen: Pen): Drawing => [
  [-13, 13].map((x) => [
    pen.shape(box(x - 4.5, -30, 9, 30), 'cream', 1),
    pen.shape(`M${x - 5} -30C${x - 5} -36 ${x + 5} -36 ${x + 5} -30z`, 'straw', 1),
    pen.line(`M${x} -34.500V-38M${x - 1.4} -36.600H${x + 1.4}`, 0.7),
    pen.shape(box(x - 1.8, -27, 3.6, 5, 1.8), 'blue', 0.7),
  ]),
  pen.shape(box(-9, -22, 18, 22), 'white', 1),
  pen.shape('M-10 -22C-7 -22 -7 -29 0 -29C7 -29 7 -22 10 -22z', 'straw', 1),
  pen.shape('M-3 0V-9a3 3 0 0 1 6 0V0z', 'green', 0.9),
  [-5.5, 5.5].map((x) => pen.shape(box(x - 1.6, -18, 3.2, 5, 0.6), 'blue', 0.7)),
  pen.shape(circle(0, -18, 2), 'bluePale', 0.7),
]

const pelourinho: WindowScene = (pen) => [
  sky(pen),
  cloud(pen.plane('far'), -18, -38, 0.4),
  floor(pen, -14, 'path'),
  pen.at(-18, -10, 0.48, (own) => [
    townHouse(own, -18, 0, [34, 50], 'yellow', 'green'),
    townHouse(own, 18, 6, [32, 50], 'pink', 'blue'),
    townHouse(own, 52, 12, [30, 48], 'blue', 'wood'),
  ]),
  pen.line('M-22 -3h6M-8 0h6M4 -2h6M16 -7h6M-14 -7h5', 0.5, 'sandLine'),
]

const ouroPreto: WindowScene = (pen) => [
  sky(pen),
  pen.shape(
    smooth([
      [-32, -24],
      [-18, -34],
      [-4, -27],
      [12, -38],
      [32, -26],
      [32, 4],
      [-32, 4],
    ]),
    'hill',
    0.7,
  ),
  pen.shape(
    smooth([
      [-32, -12],
      [0, -20],
      [32, -12],
      [32, 6],
      [-32, 6],
    ]),
    'grass',
    0.8,
  ),
  pen.at(0, -14, 0.72, baroque),
  pen.shape('M-3 -13.500H3L6 2H-6z', 'path', 0.8),
  pen.line('M-3.600 -10H3.600M-4.400 -6.500H4.400M-5 -3H5', 0.6),
  pen.at(-17, -2, 0.3, (own) => [
    townHouse(own, -30, 0, [40, 34], 'white', 'blue'),
    townHouse(own, 14, -6, [30, 32], 'white', 'red'),
  ]),
  pen.at(17, -2, 0.3, (own) => [
    townHouse(own, -28, -6, [30, 32], 'white', 'green'),
    townHouse(own, 6, 0, [40, 34], 'white', 'orange'),
  ]),
]

const brasilia: WindowScene = (pen) => [
  sky(pen),
  cloud(pen.plane('far'), -14, -36, 0.42),
  cloud(pen.plane('far'), 18, -32, 0.36),
  floor(pen, -10, 'grass'),
  pen.at(0, -9, 0.72, congress),
  pen.shape('M-27 -3H27V3H-27z', 'greyDark', 0.7),
  pen.line('M-24 0h6M-10 0h6M4 0h6M18 0h6', 0.8, 'white'),
]

/** A painted deer and people with raised arms, as on the rock walls. */
const rockPaintings = (pen: Pen): Drawing => {
  const people = [-14, -7, 15]
  return [
    pen.line(
      'M-2 -18H8M-2 -18L-3 -12M1 -18L0.500 -12M6 -18L6 -12M8 -18L9 -12M8 -18L10.500 -23M10.500 -23h3M10.500 -23l-1.500 -3M11.500 -23.500l1.500 -3',
      1.4,
      'redDark',
    ),
    pen.line(
      people.map((x) => `M${x} -21V-15M${x} -15l-2 4M${x} -15l2 4M${x - 3} -23L${x} -19L${x + 3} -23`).join(''),
      1.2,
      'redDark',
    ),
    people.map((x) => pen.solid(circle(x, -22.6, 1.2))),
    pen.line('M-20 -9.500h7M-20 -9.500l-0.500 3.500M-14 -9.500l0.500 3.500M-13 -9.500l2.500 -1.500', 1.2, 'redDark'),
  ]
}

const capivara: WindowScene = (pen) => [
  sky(pen, 'skyLow'),
  pen.shape('M-32 4V-34Q-26 -42 -18 -38Q-10 -44 -2 -39Q8 -44 14 -38Q24 -42 32 -34V4z', 'copper', 1),
  pen.shape('M-25 -5V-28Q-12 -34 2 -31Q16 -34 24 -28V-5z', 'sand', 0.8),
  rockPaintings(pen),
  floor(pen, -5, 'earth'),
  pen.shape(box(-25, -3.4, 50, 2, 0.6), 'wood', 0.7),
  pen.line('M-18 -3V2M0 -3V2M18 -3V2', 1),
]

const missoes: WindowScene = (pen) => [
  sky(pen),
  cloud(pen.plane('far'), 16, -38, 0.4),
  tree(pen.plane('far'), -22, -9, 0.6),
  floor(pen, -10, 'grass'),
  pen.shape('M-15 -7V-31L-11 -33L-6 -30L-4 -36L4 -37L7 -32L9 -33L9 -40H16L17 -34V-7z', 'copper', 1.1),
  pen.shape('M-3.500 -7V-17a3.500 3.500 0 0 1 7 0V-7z', 'brownDark', 0.9),
  [-10, 11].map((x) => pen.shape(`M${x - 2.4} -7V-15a2.400 2.400 0 0 1 4.800 0V-7z`, 'sky', 0.9)),
  [-9, 0].map((x) => pen.shape(box(x - 1.8, -28, 3.6, 5, 1.8), 'sky', 0.8)),
  pen.shape(box(11, -37, 3.4, 5, 1.7), 'sky', 0.8),
  pen.line('M-15 -21H17M-12 -25h3M4 -26h4M-13 -17h3M7 -24h3', 0.6),
  bush(pen, 23, -4, 0.4),
]

const pampulha: WindowScene = (pen) => [
  sky(pen),
  pen.shape(
    smooth([
      [-32, -20],
      [-10, -27],
      [14, -22],
      [32, -27],
      [32, 0],
      [-32, 0],
    ]),
    'hill',
    0.7,
  ),
  floor(pen, -12, 'grass'),
  pen.shape('M-24 -11C-22 -24 -12 -24 -9 -11z', 'bluePale', 1),
  pen.shape('M8 -11C10 -22 17 -22 19 -11z', 'bluePale', 1),
  pen.shape('M-13 -11C-9 -42 7 -42 11 -11z', 'blue', 1.1),
  pen.shape(box(-4, -20, 6, 9), 'brown', 0.9),
  pen.line('M-1 -34.400V-40M-3 -38H1', 1),
  pen.line(
    'M-9 -14q1.500 -3 3 0M4.500 -14q1.500 -3 3 0M-6 -25q2 -3 4 0t4 0M-8 -20q1.500 -3 3 0M3.500 -20q1.500 -3 3 0',
    0.7,
    'white',
  ),
  pen.shape('M20 -11L21 -36H24L25 -11z', 'white', 0.9),
  pen.shape(box(-30, -7, 60, 12), 'water', 0.8),
  pen.line('M-22 -3q3 -2 6 0t6 0M2 -2q3 -2 6 0t6 0', 0.8, 'waterLine'),
]

const rio: WindowScene = (pen) => [
  sky(pen),
  pen.shape(
    smooth([
      [-32, -12],
      [-20, -20],
      [-10, -15],
      [2, -18],
      [32, -14],
      [32, 0],
      [-32, 0],
    ]),
    'hillFar',
    0.7,
  ),
  pen.shape('M-8 -10C-6 -20 0 -22 5 -16C7 -14 8 -12 8 -10z', 'leaf', 0.9),
  pen.shape('M5 -10C6 -26 9 -39 15 -39C22 -39 24 -24 27 -10z', 'leafDark', 1),
  pen.line('M-1 -20L14 -38.500', 0.8),
  pen.shape(box(4, -31, 4.6, 3.4, 1), 'yellow', 0.8),
  pen.shape(box(-30, -10, 60, 14), 'water', 0.8),
  pen.line('M-20 -5q3 -2 6 0t6 0M6 -4q3 -2 6 0t6 0M-8 -1q3 -2 6 0', 0.8, 'waterLine'),
  pen.shape('M-22 -8H-10L-12 -5H-20z', 'white', 0.9),
  pen.line('M-16 -8V-15', 0.9),
  pen.shape('M-15.500 -15L-10 -9H-15.500z', 'red', 0.8),
  palm(pen.plane('middle'), -24, 2, 0.66),
]

const teatro: WindowScene = (pen) => [
  sky(pen),
  tree(pen.plane('far'), -24, -9, 0.6),
  tree(pen.plane('far'), 25, -9, 0.6),
  floor(pen, -9, 'path'),
  pen.shape('M-8 -28C-8 -40 8 -40 8 -28z', 'green', 1),
  pen.line('M-4 -28Q-4 -35 0 -37Q4 -35 4 -28', 0.8, 'yellow'),
  pen.line('M0 -37V-41', 1),
  pen.shape(box(-19, -24, 38, 17), 'pink', 1),
  pen.shape('M-20 -24L-9 -28.500H9L20 -24z', 'white', 0.9),
  [-14, -7, 7, 14].map((x) => pen.shape(`M${x - 2} -7V-14a2 2 0 0 1 4 0V-7z`, 'white', 0.8)),
  [-14, -7, 0, 7, 14].map((x) => pen.shape(box(x - 1.6, -22, 3.2, 4, 1.6), 'bluePale', 0.7)),
  pen.shape('M-3 -7V-14a3 3 0 0 1 6 0V-7z', 'brown', 0.8),
  pen.shape(
    poly([
      [-23, -4],
      [-20, -7],
      [20, -7],
      [23, -4],
    ]),
    'greyPale',
    0.8,
  ),
  pen.shape(ellipse(0, 1, 22, 2), 'sand', 0.6),
]

export const SITES = {
  ...{ pelourinho, ouroPreto, brasilia, capivara, missoes, pampulha, rio, teatro },
} as const satisfies Readonly<Record<string, WindowScene>>
export type SiteName = keyof typeof SITES
