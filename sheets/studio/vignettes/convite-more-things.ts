/** More things of the invitations. */
import type { FigurePen } from '../cast/figure-pen.ts'
import { CLOTH } from '../cast/inks.ts'
import { HANDS_UP } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { book } from '../cast/things.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { horse } from '../shapes/farm.ts'
import { bonfire } from '../shapes/june.ts'

/** On the belly, leaning on the elbows, facing right. */
export const LYING: Pose = {
  turn: 40,
  expr: 'lendo',
  plain: true,
  hip: [-10, -6],
  lean: 62,
  tilt: -38,
  legL: [-84, -88],
  legR: [-80, -98],
  armL: { at: [15, -3.6], z: 'front', dir: 80 },
  armR: { at: [17, -4.6], z: 'back', dir: 80 },
}

/** A tent of cloth over a stick, open in front; `inside` is in its dark. */
export const tent = (
  pen: Pen,
  x: number,
  foot: number,
  width: number,
  height: number,
  fill: Fill,
  dark: Fill,
  inside: Drawing = [],
): Drawing => {
  const [a, top] = [width / 2, foot - height]
  return [
    pen.rope(
      `M${x - 1.5} ${top - 3}L${x + a * 0.2} ${top + 6}M${x + 1.5} ${top - 3}L${x - a * 0.2} ${top + 6}`,
      1,
      'woodDark',
      0.6,
    ),
    pen.shape(
      `M${x} ${top}Q${x + a * 0.4} ${foot - height * 0.4} ${x + a} ${foot}H${x - a}Q${x - a * 0.4} ${foot - height * 0.4} ${x} ${top}z`,
      fill,
      1,
    ),
    pen.shape(
      `M${x} ${top + 5}Q${x + a * 0.3} ${foot - height * 0.3} ${x + a * 0.68} ${foot}H${x - a * 0.68}Q${x - a * 0.3} ${foot - height * 0.3} ${x} ${top + 5}z`,
      dark,
      0.8,
    ),
    inside,
  ]
}

/** A bookcase in a room without light. */
export const darkShelf = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x - 20, 6, 40, 41), 'greyDark', 0.8),
  [8, 21.4, 34.8].map((y, row) => [
    pen.shape(box(x - 18, y, 36, 11.4), 'night', 0.6),
    Array.from({ length: 8 }, (_, i) =>
      pen.shape(
        box(x - 17.4 + i * 4.4, y + 2 + ((i + row) % 3), 4, 9.4 - ((i + row) % 3)),
        DARK_SPINES[(i * 2 + row) % 4] ?? 'grey',
        0.6,
      ),
    ),
  ]),
]

/** An open book seen from its back, the light of a torch on it. */
const DARK_SPINES: readonly Fill[] = ['blueDark', 'purple', 'grey', 'teal']

export const litBook = (near: FigurePen, x: number, y: number, tone: keyof typeof CLOTH) =>
  book(near, x, y, 7, 10, CLOTH[tone])

/** Applause without a sound: both hands shaken in the air. */
export const SHAKEN: Pose = {
  ...HANDS_UP,
  armL: { at: [-14, -46], hand: 'open', dir: 176, thumb: 1 },
  armR: { at: [14, -46], hand: 'open', dir: 184, thumb: -1 },
}

export const shaking = (pen: Pen, x: number, y: number): Drawing =>
  pen.line(`M${x - 13} ${y}q-2 2 0 4M${x + 13} ${y}q2 2 0 4`, 0.7)

/** Poems on a line. */
export const poems = (pen: Pen): Drawing => [
  pen.rope('M40 58V10M140 58V10', 1.6, 'wood', 0.8),
  pen.line('M40 13Q90 19 140 13', 0.9),
  points('62,15.2 75,15.8 106,15.800 119,15.2').map(([x, y], i) => [
    pen.shape(
      box(x - 4.5, y, 9, 11.4, 0.4),
      (['white', 'yellowPale', 'pinkPale', 'white'] as const)[i] ?? 'white',
      0.8,
    ),
    pen.line([2.6, 4.8, 7, 9.2].map((dy) => `M${x - 2.8} ${y + dy}h${5.6 - (dy % 2)}`).join(''), 0.6),
    pen.shape(box(x - 0.9, y - 1.6, 1.8, 3.2, 0.4), 'wood', 0.6),
  ]),
]

/** A telescope of a cardboard tube on three legs, pointing up to the right. */
export const tubeTelescope = (pen: Pen, x: number, foot: number): Drawing => [
  pen.rope(
    `M${x} ${foot - 24}L${x - 9} ${foot}M${x} ${foot - 24}L${x + 1} ${foot + 1}M${x} ${foot - 24}L${x + 11} ${foot - 1}`,
    1.4,
    'woodDark',
    0.8,
  ),
  pen.at(
    x,
    foot - 26,
    1,
    (own) => [
      own.shape(box(-19, -2, 8, 4, 0.6), 'greyDark', 0.9),
      own.shape(box(-12, -4, 32, 8, 0.8), 'tan', 1),
      own.line('M-8 -4L-4 4M-1 -4L3 4M6 -4L10 4M13 -4L17 4', 0.7, 'woodDark'),
      own.shape(box(18.6, -4.8, 3, 9.6, 0.8), 'greyDark', 0.9),
    ],
    { turn: -32 },
  ),
]

/** More than half of the moon in the light, with its craters. */
export const crateredMoon = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shade(circle(x, y, r * 1.4), 'glow', 0.25),
  pen.shape(circle(x, y, r), 'greyDark', 1),
  pen.shape(`M${x} ${y - r}A${r} ${r} 0 0 0 ${x} ${y + r}A${r * 1.6} ${r * 1.6} 0 0 0 ${x} ${y - r}z`, 'cream', 0.9),
  points('-0.5,-0.3 -0.1,-0.55 -0.35,0.3 0.02,0.1 -0.7,0.1 -0.05,0.6').map(([dx, dy], i) =>
    pen.shape(ellipse(x + dx * r, y + dy * r, r * (0.17 - (i % 3) * 0.03), r * (0.14 - (i % 3) * 0.03)), 'stone', 0.6),
  ),
]

/** A torch with red paper over its glass, in the lengths of a person. */
export const redTorch = (pen: Pen): Drawing => [
  pen.shape(box(-7, -2, 9, 4, 1), 'blue', 0.9),
  pen.shape('M2 -2.400L6 -4.400V4.400L2 2.400z', 'red', 0.9),
]

export const waterTower = (pen: Pen, x: number, foot: number): Drawing => [
  pen.rope(
    `M${x - 8} ${foot}L${x - 6} ${foot - 24}M${x + 8} ${foot}L${x + 6} ${foot - 24}M${x - 7.4} ${foot - 8}L${x + 6.6} ${foot - 17}M${x + 7.4} ${foot - 8}L${x - 6.6} ${foot - 17}`,
    1.2,
    'metal',
    0.7,
  ),
  pen.shape(`M${x - 10} ${foot - 24}V${foot - 38}H${x + 10}V${foot - 24}z`, 'bluePale', 0.9),
  pen.shape(`M${x - 12} ${foot - 38}L${x} ${foot - 44}L${x + 12} ${foot - 38}z`, 'blue', 0.9),
  pen.line(`M${x - 10} ${foot - 31}H${x + 10}`, 0.7),
]

/** Small houses in a valley, their windows lit. */
export const farTown = (pen: Pen): Drawing =>
  points('2,55 10,56 19,54.500 28,56 37,55 150,56 160,55 170,56 179,55').map(([x, y], i) => [
    pen.shape(
      `M${x - 3.4} ${y + 5}V${y}L${x} ${y - 3}L${x + 3.4} ${y}V${y + 5}z`,
      (['night', 'greyDark'] as const)[i % 2] ?? 'night',
      0.6,
    ),
    pen.shape(box(x - 1.2, y + 0.6, 2.4, 2, 0.2), 'yellow', 0.4),
  ])

export const tyre = (pen: Pen): Drawing => [
  pen.shape(circle(0, -12, 12), 'greyDark', 1),
  pen.shape(circle(0, -12, 6), 'earth', 0.9),
  pen.line(
    'M-7.400 -19.400l1.600 1.600M0 -22.800V-20.800M7.400 -19.400l-1.600 1.600M-10.800 -12h2.200M10.800 -12h-2.2',
    0.9,
    'white',
  ),
]

export const sackOf =
  (fill: Fill) =>
  (pen: Pen): Drawing => [
    pen.shape('M-3 -20Q-5 -24 -2 -25H2Q5 -24 3 -20C12 -16 12 -4 9 0H-9C-12 -4 -12 -16 -3 -20z', fill, 1),
    pen.line('M-4 -20H4M-5 -14q2 5 0 9', 0.8),
  ]

export const plaque = (pen: Pen, word: string): Drawing => [
  pen.rope('M0 20V-4', 1.8, 'wood', 0.9),
  pen.shape(box(-11, -11, 22, 10, 1), 'woodPale', 1),
  pen.text(0, -3.6, word, 6.6),
]

/** A fire of cellophane with a lamp inside: no smoke, smooth flames, folds in them. */
export const cellophaneFire = (pen: Pen, x: number, foot: number): Drawing => [
  pen.line(`M${x + 5} ${foot - 1}Q${x + 12} ${foot + 2} ${x + 18} ${foot - 1}T${x + 30} ${foot}`, 0.8),
  bonfire(pen, x, foot, 0.5),
  pen.shape(circle(x, foot - 8, 3), 'white', 0.8),
  pen.shape(box(x - 1.4, foot - 5.4, 2.8, 2.6, 0.5), 'metal', 0.6),
  pen.line(`M${x - 5} ${foot - 9}l1 3.500M${x + 5} ${foot - 11}l-1 4M${x - 1} ${foot - 16}l1 3`, 0.6),
]

export const donkey = (pen: Pen): Drawing => [
  horse(pen, 0, 0, 1, { coat: 'grey', mane: 'greyDark' }),
  pen.shape(
    'M-17 -54C-25 -60 -27 -68 -25 -73C-19 -70 -15 -63 -14 -55zM-13 -55C-13 -64 -10 -71 -6 -74C-3 -68 -5 -59 -9 -53z',
    'grey',
    1,
  ),
]
