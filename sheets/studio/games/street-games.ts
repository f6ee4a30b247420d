/** Old games of children in street and yard, about the middle of their ground. A child is 60 units high. */
import { HANDS_UP, KNEEL, ON_GROUND } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, tree } from '../shapes/nature.ts'
import { type GameDrawing, player } from './players.ts'

/** In a smaller picture the letters on the ground would not be legible. */
const isLarge = ({ scale }: Pen) => scale > 0.65

/** One square of a court on the ground, slanted as floors are. */
export const tile = (pen: Pen, x: number, y: number, width: number, height: number, label = ''): Drawing => [
  pen.shape(`M${x} ${y}h${width}l${-height * 0.5} ${height}h${-width}z`, 'white', 0.8),
  isLarge(pen) ? pen.text(x + width / 2 - height * 0.25, y + height * 0.5 + 2.4, label, 7) : [],
]

export const HOP: Pose = {
  turn: 34,
  expr: 'alegre',
  armL: { at: [-17, -33], hand: 'open' },
  armR: { at: [16, -35], hand: 'open', z: 'back' },
  legL: { at: [1, -3] },
  legR: { at: [-9, -12], toe: 50 },
}

export const hopscotch: GameDrawing = (pen, [who]) => [
  tile(pen, -46, -5, 15, 11, '1'),
  tile(pen, -31, -5, 15, 11, '2'),
  tile(pen, -13.5, -10.5, 15, 10.5, '3'),
  tile(pen, -19, 0, 15, 10.5, '4'),
  tile(pen, 1, -5, 15, 11, '5'),
  tile(pen, 18.5, -10.5, 15, 10.5, '6'),
  tile(pen, 13, 0, 15, 10.5, '7'),
  pen.shape('M33 -5h14q8 5 -5 11h-14.500z', 'yellowPale', 0.8),
  isLarge(pen) ? pen.text(40, 3, 'CÉU', 5.4) : [],
  pen.shape(ellipse(-34.6, -2.4, 1.5, 1.1), 'greyDark', 0.6),
  player(pen, who, -25, -5, 1, { pose: HOP }),
]

const spinningTop = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape('M-7 -12C-8 -3 -3 -1 0 2C3 -1 8 -3 7 -12C4 -15 -4 -15 -7 -12z', 'orange', 1),
    own.line('M-7.4 -9.500Q0 -6 7.400 -9.500M-6 -5.600Q0 -2.600 6 -5.600', 0.8),
    own.shape(box(-1.4, -18, 2.8, 4, 1), 'woodDark', 0.8),
  ])

export const tops: GameDrawing = (pen, [who]) => [
  spinningTop(pen, 27, 2, 1),
  pen.line('M16 -2q-5 3 0 5M38 -2q5 3 0 5', 0.9),
  player(pen, who, -8, 0, 1, {
    pose: {
      turn: 34,
      lean: 10,
      expr: 'alegre',
      plain: true,
      armL: { at: [13, -25], z: 'front', hand: 'fist', dir: 60 },
      armR: { at: [14, -31], z: 'back' },
      legL: { at: [-8, -3] },
      legR: { at: [7, -3] },
    },
    extra: (near) => ({ armFront: near.ink('M15,-25C20,-31 26,-22 24,-16S31,-13 34,-16', near.outer) }),
  }),
]

export const marbles: GameDrawing = (pen, [who]) => [
  pen.shape(ellipse(26, 0, 18, 6), null, 0.9),
  player(pen, who, -14, 0, 1, { pose: KNEEL }),
  (
    [
      [18, 0, 'blue'],
      [26, -2.6, 'red'],
      [30, 2.4, 'yellow'],
      [37, -0.6, 'green'],
      [6, 3, 'purple'],
    ] as const
  ).map(([x, y, fill]) => [pen.shape(circle(x, y, 2.7), fill, 0.8), pen.spot(x - 0.8, y - 0.9, 0.6, 'white')]),
]

/** A small cushion with a seam. */
export const sack = (pen: Pen, x: number, y: number, fill: Fill = 'red'): Drawing => [
  pen.shape(
    `M${x - 6} ${y - 4.4}Q${x} ${y - 2.6} ${x + 6} ${y - 4.4}Q${x + 4.4} ${y} ${x + 6} ${y + 4.4}Q${x} ${y + 2.6} ${x - 6} ${y + 4.4}Q${x - 4.4} ${y} ${x - 6} ${y - 4.4}z`,
    fill,
    0.9,
  ),
  pen.line(`M${x - 3} ${y}h6`, 0.7, 'black', [1, 1]),
]

export const fiveStones: GameDrawing = (pen, [who]) => [
  player(pen, who, 0, 0, 1, {
    pose: { ...ON_GROUND, expr: 'alegre', armR: { at: [15, -29], z: 'front', hand: 'open', dir: 150, thumb: -1 } },
  }),
  sack(pen, 21, -46),
  pen.line('M17.500 -53q-.500 -3 0 -5M24.500 -53q.500 -3 0 -5', 0.9),
  sack(pen, -27, -1),
  sack(pen, -15, 3),
  sack(pen, 14, 3.5),
  sack(pen, 27, 0),
]

export const shuttlecock = (pen: Pen, x: number, y: number, scale: number, turn = 0): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (own) => [
      own.shape('M-2.500 -5C-9 -14 -8 -20 -6 -24C-2 -20 -1 -12 -.500 -5z', 'yellow', 0.9),
      own.shape('M2.500 -5C9 -14 8 -20 6 -24C2 -20 1 -12 .500 -5z', 'blue', 0.9),
      own.shape('M-2 -5C-4 -14 -2 -24 0 -27C2 -24 4 -14 2 -5z', 'red', 0.9),
      own.shape('M-7 0C-7 -7 7 -7 7 0Q0 5 -7 0z', 'brownPale', 1),
    ],
    { turn },
  )

export const STRIKE: Pose = {
  turn: 34,
  expr: 'alegre',
  armL: { at: [14, -38], z: 'front', hand: 'flat', dir: 130, thumb: 1 },
  armR: { at: [13, -29], z: 'back' },
  legL: { at: [-7, -3] },
  legR: { at: [6, -3] },
}

export const peteca: GameDrawing = (pen, [left, right]) => [
  player(pen, left, -31, 0, 1, { pose: STRIKE }),
  player(pen, right, 31, 0, 1, { pose: STRIKE, flip: true }),
  shuttlecock(pen, 2, -50, 0.85, 14),
  pen.line('M-10 -46q4 -5 6 -5.500', 0.9),
]

export const elastic: GameDrawing = (pen, [left, right, jumper]) => [
  pen.line('M-38 -9.500H38', 1.6, 'red'),
  player(pen, left, -38, 0, 1, { pose: { turn: 30, expr: 'alegre', legL: { at: [-4, -3] }, legR: { at: [5, -3] } } }),
  player(pen, right, 38, 0, 1, {
    pose: { turn: 30, expr: 'alegre', legL: { at: [-4, -3] }, legR: { at: [5, -3] } },
    flip: true,
  }),
  player(pen, jumper, 0, -11, 1, {
    pose: { ...HANDS_UP, legL: { at: [-8, -5], toe: 20 }, legR: { at: [8, -5], toe: 20 } },
  }),
  pen.line('M-44 -5.500H44M-44 -5.500Q-46 -7.500 -44 -9.500M44 -5.500Q46 -7.500 44 -9.500', 1.6, 'red'),
]

export const skipping: GameDrawing = (pen, [who]) => [
  pen.rope('M-19.600 -32C-28 2 28 2 19.600 -32', 1.4, 'red', 0.8),
  player(pen, who, 0, -5, 1, {
    pose: {
      hip: [0, -23],
      expr: 'alegre',
      armL: { at: [-15.6, -28], hand: 'fist', dir: -70 },
      armR: { at: [15.6, -28], hand: 'fist', dir: 70 },
      legL: { at: [-4.6, -7], toe: -12 },
      legR: { at: [4.6, -7], toe: 12 },
    },
  }),
]

const paperKite = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.line('M0 18C6 24 -4 30 2 36S-2 46 2 50', 0.9),
    own.shape('M0 -18L14 -2L0 18L-14 -2z', 'red', 1),
    own.shape('M0 -18L14 -2H0zM0 18L-14 -2H0z', 'yellow', 0.9),
    [26, 36, 46].map((at) => own.shape(`M0 ${at}l-4 -2v4zM0 ${at}l4 -2v4z`, 'blue', 0.7)),
  ])

export const kiteFlying: GameDrawing = (pen, [who]) => [
  pen.line('M9 -48Q28 -52 36 -80', 0.7),
  player(pen, who, -4, 0, 1, {
    pose: {
      turn: 24,
      expr: 'alegre',
      armR: { at: [13, -44], hand: 'fist', dir: 150, z: 'front' },
      armL: { at: [9.4, -38.6], hand: 'fist', dir: 120, z: 'front' },
    },
  }),
  paperKite(pen, 36, -84, 0.82),
]

export const hideAndSeek: GameDrawing = (pen, [seeker, hider]) => [
  tree(pen, -34, 0, 2.5),
  player(pen, seeker, -14, 2, 1, {
    flip: true,
    pose: {
      turn: 36,
      plain: true,
      nod: 2,
      armL: { at: [9, -43], z: 'front', hand: 'flat', dir: 170, thumb: 1 },
      armR: { at: [13, -42], z: 'front', hand: 'flat', dir: 170, thumb: -1 },
    },
  }),
  player(pen, hider, 32, 0, 1, { pose: { turn: -24, expr: 'alegre' } }),
  bush(pen, 34, 5, 1.75, 'leafDark'),
]

const LINKED = (left: number, right: number, turn: number): Pose => ({
  turn,
  expr: 'alegre',
  plain: true,
  armL: { at: [-14.5, left], hand: 'fist' },
  armR: { at: [14.5, right], hand: 'fist' },
})

export const ringDance: GameDrawing = (pen, [one, two, three, four]) => [
  pen.line('M-44 -12C-44 -32 44 -32 44 -12S-44 6 -44 -12z', 0.8, 'grey', [3, 3]),
  player(pen, two, 0, -28, 0.9, { pose: LINKED(-27, -27, 0) }),
  player(pen, one, -36, -11, 1, { pose: LINKED(-22, -38, 26) }),
  player(pen, four, 36, -11, 1, { pose: LINKED(-38, -22, -26) }),
  player(pen, three, 0, 1, 1, { pose: LINKED(-40, -40, 0) }),
]
