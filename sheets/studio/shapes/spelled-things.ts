/** Things whose names are spelled with G or J and that no picture of the library shows. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { box, circle, ellipse, points, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { tuft } from './nature.ts'
import { fridge } from './rooms.ts'

const wheel = (pen: Pen, x: number): Drawing => [
  pen.shape(circle(x, -7, 7), 'greyDark', 1.1),
  pen.shape(circle(x, -7, 3), 'white', 0.9),
]

/** From the side, without a roof, a spare wheel at the back. */
const jeep = (pen: Pen): Drawing => [
  pen.shape(circle(-31, -20, 6.4), 'greyDark', 1),
  pen.line('M4 -26L-2 -42M-26 -26V-40H-4', 2),
  pen.shape('M-27 -8V-26H2L6 -22H29V-8z', 'green', 1.2),
  pen.shape('M-8 -26V-33Q-8 -36 -12 -36Q-15 -36 -15 -33V-26z', 'brown', 0.9),
  pen.line('M-1 -31l-5 -2', 1.2),
  pen.shape(box(-14, -24, 14, 15, 2), 'green', 0.9),
  pen.line('M-4 -18h3M12 -17h12M12 -13h12', 0.9),
  pen.shape(circle(27.4, -18, 2), 'yellow', 0.8),
  pen.shape(box(26, -10, 6, 3.4, 1), 'stone', 0.9),
  wheel(pen, -17),
  wheel(pen, 17),
]

const orangeTree = (pen: Pen): Drawing => [
  pen.shape('M-3.500 0L-2.500 -16H2.500L3.500 0z', 'brown', 1.1),
  pen.union(
    points('-12,-20 12,-20 -16,-30 16,-30 0,-24 -8,-40 8,-40').map(([x, y]) => circle(x, y, 9.5)),
    'leaf',
    1.2,
  ),
  points('-14,-19 -4,-26 10,-21 17,-32 4,-36 -16,-33 -6,-43 9,-44').map(([x, y]) => [
    pen.shape(circle(x, y, 3.2), 'orange', 0.9),
    pen.line(`M${x} ${y - 3.2}l1.400 -1.600`, 0.8),
  ]),
  points('-9,0 9,0').map(([x, y]) => [
    pen.shape(circle(x, y - 3, 3.2), 'orange', 0.9),
    pen.line(`M${x} ${y - 6.2}l1.400 -1.600`, 0.8),
  ]),
  tuft(pen, 17, 0, 0.5),
]

/** One whole and one cut open, its seeds to be seen. */
const jilo = (pen: Pen): Drawing => [
  pen.shape('M-22 -2C-30 -12 -28 -26 -16 -34C-4 -28 -2 -12 -10 -3C-14 0 -19 0 -22 -2z', 'green', 1.2),
  pen.line('M-19 -28Q-24 -18 -20 -8M-13 -28Q-8 -18 -11 -9', 0.7),
  pen.shape(
    'M-23 -30Q-18 -38 -14 -36L-12 -42L-9 -41L-10.500 -35Q-7 -34 -7 -28Q-12 -31 -15 -29Q-19 -31 -23 -30z',
    'leafDark',
    0.9,
  ),
  pen.shape(ellipse(13, -14, 13, 14), 'green', 1.2),
  pen.shape(ellipse(13, -14, 10, 11), 'sprout', 0.9),
  [60, 120, 180, 240, 300, 360].map((turn) =>
    pen.at(13, -14, 1, (own) => own.shape(ellipse(0, -6, 1.1, 1.9), 'cream', 0.6), { turn }),
  ),
]

/** It throws a picture on a screen. */
const projector = (pen: Pen): Drawing => [
  pen.shape(box(-30, -46, 34, 26, 1), 'white', 1.1),
  pen.rope('M-33 -46H7', 2.2, 'stone', 0.8),
  pen.shape(star(-13, -33, 8), 'yellow', 0.9),
  pen.shape('M8 -8L3 -44V-22z', 'glow', 0.7),
  pen.shape(box(8, -15, 26, 13, 3), 'stone', 1.2),
  pen.shape(circle(9, -8.5, 4.6), 'bluePale', 1),
  pen.line('M22 -11h8M22 -8h8', 0.9),
  pen.shape(box(12, -2, 4, 2.6), 'greyDark', 0.8),
  pen.shape(box(27, -2, 4, 2.6), 'greyDark', 0.8),
]

const magician = (pen: Pen): Drawing => [
  person(pen, 'caio', 0, 0, 0.62, {
    pose: { expr: 'alegre', armR: { at: [16, -34], hand: 'fist', dir: 130, z: 'front' } },
    wear: { top: { tone: CLOTH.vermelho, kind: 'long' }, bottom: { tone: CLOTH.marinho, kind: 'pants' } },
  }),
  pen.shape(box(-7.5, -45, 15, 12, 1), 'purple', 1.1),
  pen.shape(box(-7.5, -37, 15, 3.4), 'yellow', 0.8),
  pen.shape(ellipse(0, -33, 13, 2.2), 'purple', 1.1),
  pen.rope('M10 -21L19 -33', 1.6, 'white', 0.8),
  pen.shape(star(20, -35, 4), 'yellow', 0.8),
  points('-18,-28 24,-24 -17,-42').map(([x, y]) => pen.shape(star(x, y, 2.6), 'yellow', 0.7)),
]

const smallFridge = (pen: Pen): Drawing => fridge(pen, 0, 0, 0.5)

/** By the rule whose words they are. */
export const SPELLED_THINGS: Readonly<Record<string, Readonly<Record<string, (pen: Pen) => Drawing>>>> = {
  'g-j': {
    jipe: jeep,
    laranjeira: orangeTree,
    jiló: jilo,
    projetor: projector,
    mágico: magician,
    geladeira: smallFridge,
  },
}
