/** Kites of cloth on sticks, shaped like animals: the wind turns them any way. Some 50 mm wide, heads on the left. */
import { circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const eye = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(circle(x, y, 2.8), 'white', 0.8),
  pen.spot(x - 0.4, y, 1.4),
]

const sticks = (pen: Pen, d: string): Drawing => pen.line(d, 0.6, 'woodDark', [1.5, 1.5])

/** A string with bows, from where it is tied to the kite. */
const tail = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.rope(`M${x} ${y}q7 3 5 9t6 10`, 0.8, fill, 0.6),
  pen.shape(`M${x + 5.5} ${y + 9}l-7 -3.600v7.200zl7 -3.600v7.200z`, fill, 0.7),
  pen.shape(`M${x + 11} ${y + 19}l-6.500 -3.600v7.200zl6.500 -3.600v7.200z`, fill, 0.7),
]

export const fishKite = (pen: Pen): Drawing => [
  tail(pen, 6, -4, 'red'),
  pen.shape('M14 -16L32 -30L27 -16L32 -4z', 'red'),
  pen.shape('M-30 -16C-20 -34 4 -34 18 -16C4 2 -20 2 -30 -16z', 'orange'),
  pen.shape('M-12 -29C-2 -32 6 -27 10 -23L-4 -22z', 'yellow', 0.9),
  sticks(pen, 'M-29 -16H18M-4 -29V-3'),
  eye(pen, -18, -18),
]

export const macawKite = (pen: Pen): Drawing => [
  tail(pen, 0, -5, 'yellow'),
  pen.shape('M10 -14L38 -12L26 -6L34 -2L8 -4z', 'blue'),
  pen.shape('M-22 -16C-22 -28 -8 -30 0 -24L16 -16C18 -6 4 -2 -6 -4C-16 -5 -22 -8 -22 -16z', 'red'),
  pen.shape('M-4 -18L8 -42L22 -44L14 -14z', 'yellow'),
  pen.line('M2 -20L14 -42M8 -18L20 -42', 0.7),
  pen.shape('M-21 -20Q-33 -20 -30 -9Q-26 -14 -21 -13z', 'cream'),
  sticks(pen, 'M-20 -14L15 -10'),
  eye(pen, -14, -19),
]

export const sharkKite = (pen: Pen): Drawing => [
  tail(pen, 2, -6, 'orange'),
  pen.shape('M22 -16L40 -34L35 -15L38 -4z', 'blue'),
  pen.shape('M-36 -12C-28 -26 -4 -30 26 -16C12 -6 -20 -2 -36 -12z', 'blue'),
  pen.shape('M-4 -24L8 -42L14 -21z', 'blueDark'),
  pen.shape('M-34 -11C-24 -7 -6 -6 10 -10C-2 -14 -22 -14 -34 -11z', 'white', 0.9),
  pen.line('M-10 -20q2 4 0 7M-5 -20q2 4 0 7', 0.9),
  sticks(pen, 'M-33 -13L26 -16'),
  eye(pen, -24, -17),
]

export const whaleKite = (pen: Pen): Drawing => [
  tail(pen, -8, -2, 'pink'),
  pen.shape('M20 -18C26 -22 26 -32 22 -38C30 -38 34 -34 34 -30C36 -36 42 -36 46 -32C42 -24 34 -18 26 -10z', 'teal'),
  pen.shape('M-32 -14C-32 -30 -12 -34 4 -28C14 -24 20 -18 28 -18C26 -6 10 0 -10 -1C-24 -2 -32 -6 -32 -14z', 'teal'),
  pen.shape('M-31 -10C-18 -6 -2 -6 10 -2C0 1 -26 2 -31 -10z', 'white', 0.9),
  sticks(pen, 'M-31 -16L26 -15'),
  eye(pen, -20, -17),
]

export const snakeKite = (pen: Pen): Drawing => [
  pen.shape('M-4 -24C8 -34 14 -6 25 -12S34 -34 44 -26C38 -28 36 -6 26 -3S8 -26 -4 -14z', 'lime'),
  pen.line('M5 -24l-1 6M13 -17l-4 5M21 -11l-1 7M31 -17l-5 -2', 0.9, 'leafDeep'),
  tail(pen, -14, -8, 'pink'),
  pen.shape('M-36 -20L-12 -36L2 -20L-12 -4z', 'green'),
  pen.shape('M-24 -28L-12 -36L-7 -30z', 'lime', 0.9),
  pen.line('M-36 -20l-6 1M-42 -19l-3 -3M-42 -19l-3 4', 0.9, 'red'),
  sticks(pen, 'M-35 -20H1M-12 -35V-5'),
  eye(pen, -21, -22.5),
]

export const beeKite = (pen: Pen): Drawing => [
  tail(pen, -4, -1, 'blue'),
  pen.shape('M-8 -22L-12 -42L6 -44L10 -24z', 'sky'),
  pen.line('M-6 -24L-6 -42M2 -24L2 -43', 0.6),
  pen.shape('M-28 -14C-28 -28 -8 -30 6 -26C18 -22 24 -16 28 -12C20 -2 0 2 -14 -1C-24 -3 -28 -8 -28 -14z', 'yellow'),
  pen.shape('M-8 -27L2 -27L0 1H-10zM10 -24L17 -20L14 -3L7 -1z', 'brownDark', 0.8),
  sticks(pen, 'M-27 -14H-9M17 -12L27 -12'),
  eye(pen, -19, -17),
]

export const dragonKite = (pen: Pen): Drawing => [
  tail(pen, 2, -5, 'purple'),
  pen.shape('M-14 -22L2 -46L6 -32L18 -38L14 -24L28 -26L10 -8z', 'purple'),
  pen.shape('M-38 -16L-26 -28L-14 -24L20 -12L30 -4L2 -4L-16 -10L-34 -9L-28 -14z', 'green'),
  pen.shape('M-24 -28L-20 -38L-16 -26z', 'orange', 0.9),
  sticks(pen, 'M-14 -20L26 -6M-8 -16L4 -42'),
  eye(pen, -24, -21),
]

export const batKite = (pen: Pen): Drawing => [
  tail(pen, 4, -4, 'lime'),
  pen.shape('M-2 -24C10 -42 28 -42 40 -34L32 -28L36 -18L24 -20L22 -10L6 -10z', 'purplePale'),
  pen.line('M4 -22L34 -34M6 -16L24 -20', 0.8),
  pen.shape('M-22 -14C-24 -26 -12 -32 -2 -28C10 -22 12 -8 2 -4C-10 -2 -20 -4 -22 -14z', 'purple'),
  pen.shape('M-18 -26L-20 -40L-8 -29z', 'purple'),
  sticks(pen, 'M-21 -13L6 -12M-4 -28V-3'),
  eye(pen, -13, -19),
  pen.line('M-20 -10q4 4 9 2', 0.9),
]
