/** Games with wheels, hoops, tins, ropes and balls, about the middle of their ground. A child is 60 units high. */
import { CLOTH } from '../cast/inks.ts'
import { HANDS_UP, KICK, SEATED } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle } from '../paths.ts'
import { type GameDrawing, player } from './players.ts'

export const skating: GameDrawing = (pen, [who]) => [
  pen.shape('M-21 -8Q-18 -5 -14 -5H14Q18 -5 21 -8Q22 -3 15 -2H-15Q-22 -3 -21 -8z', 'teal', 1),
  pen.shape(circle(-11, 1, 3) + circle(11, 1, 3), 'greyDark', 0.9),
  player(pen, who, 0, -5, 1, {
    pose: {
      turn: 30,
      lean: 6,
      hip: [0, -18.6],
      expr: 'alegre',
      armL: { at: [-17, -31], hand: 'open' },
      armR: { at: [16, -33], hand: 'open', z: 'back' },
      legL: { at: [-9, -3] },
      legR: { at: [9, -3] },
    },
    extra: (near) => ({
      top: [
        near.shape('M-12.200,-50C-13,-66 15,-66 14.200,-50Q1,-54 -12.200,-50Z', CLOTH.azul),
        near.ink('M-3,-60Q-4,-56 -4,-53M5,-60Q6,-56 6,-53'),
      ],
    }),
  }),
  pen.line('M-30 -14h-8M-28 -22h-7', 1),
]

export const handheld: GameDrawing = (pen, [who]) => [
  pen.shape(box(-15, -14, 30, 4, 1.6), 'wood', 1),
  pen.shape('M-12 -10h4l-1 10h-3zM8 -10h4v10h-3z', 'woodDark', 0.9),
  player(pen, who, 0, 0, 1, {
    pose: { ...SEATED, nod: 2 },
    extra: (near) => ({
      armFront: [
        near.shape('M6,-31H18Q20,-31 20,-29V-25Q20,-23 18,-23H6Q4,-23 4,-25V-29Q4,-31 6,-31Z', CLOTH.marinho),
        near.detail('M8,-29.500H16V-24.500H8Z', CLOTH.ceu),
        near.solid('M5.200,-27h1.600v1h-1.600zM17.400,-27h1.600v1h-1.600z'),
      ],
    }),
  }),
]

export const soapboxCart: GameDrawing = (pen, [who]) => [
  player(pen, who, -8, -5, 1, {
    pose: {
      turn: 34,
      hip: [-4, -7],
      lean: -6,
      expr: 'alegre',
      plain: true,
      legL: [76, 66],
      legR: [82, 70],
      armL: { at: [10, -17], z: 'front', hand: 'fist', dir: 60 },
      armR: { at: [13, -17], z: 'back' },
    },
  }),
  pen.rope('M4 -20Q20 -14 28 -8', 1, 'straw', 0.7),
  pen.shape(box(-26, -7, 58, 5, 1), 'wood', 1),
  pen.shape(box(22, -3.4, 8, 4, 1) + box(-20, -3.4, 8, 4, 1), 'woodDark', 0.9),
  [-16, 26].map((x) => [pen.shape(circle(x, 0, 4.6), 'metal', 1), pen.shape(circle(x, 0, 1.6), 'greyDark', 0.7)]),
  pen.line('M-34 -6h-8M-33 -14h-6', 1),
]

export const hoop: GameDrawing = (pen, [who]) => [
  pen.rope('M-20 -20A21 6 0 0 1 22 -20', 2.2, 'pink', 0.7),
  player(pen, who, 0, 0, 1, { pose: { ...HANDS_UP, lean: 5, plain: true } }),
  pen.rope('M-20 -20A21 6 0 0 0 22 -20', 2.2, 'pink', 0.7),
]

export const tinStilts: GameDrawing = (pen, [who]) => [
  [-6.5, 6.5].map((x) => [
    pen.shape(box(x - 5.4, -11, 10.8, 12, 1), x < 0 ? 'blue' : 'yellow', 1),
    pen.line(`M${x - 5.4} -7h10.800M${x - 5.4} -2.500h10.800`, 0.7),
  ]),
  player(pen, who, 0, -11, 1, {
    pose: {
      expr: 'alegre',
      armL: { at: [-11.5, -25], hand: 'fist', z: 'front' },
      armR: { at: [11.5, -25], hand: 'fist', z: 'front' },
      legL: { at: [-5.6, -3], face: -1 },
      legR: { at: [5.6, -3], face: 1 },
    },
  }),
  pen.line('M-11.600 -34V-8M11.600 -34V-8', 1.1),
]

const PULL: Pose = {
  turn: 34,
  lean: -16,
  hip: [-6, -20],
  expr: 'alegre',
  plain: true,
  armL: { at: [7, -27], z: 'front', hand: 'fist', dir: 90 },
  armR: { at: [12, -26.6], z: 'front', hand: 'fist', dir: 90 },
  legL: { at: [-1, -3] },
  legR: { at: [8, -3] },
}

export const tugOfWar: GameDrawing = (pen, [left, right]) => [
  pen.rope('M-46 -24Q-24 -27 0 -26.500T46 -24', 1.8, 'straw', 0.8),
  pen.shape('M-2 -27h4l1 9l-3 -3l-3 3z', 'red', 0.8),
  player(pen, left, -34, 0, 1, { pose: PULL }),
  player(pen, right, 34, 0, 1, { pose: PULL, flip: true }),
]

export const ballGame: GameDrawing = (pen, [who]) => [
  player(pen, who, -6, 0, 1, { pose: KICK }),
  pen.shape(circle(22, -6, 7), 'white', 1),
  pen.solid('M22 -9.500l3.300 2.400l-1.300 3.900h-4l-1.300 -3.900z'),
  pen.line(
    'M22 -9.500V-13M25.300 -7.100l3.400 -1.200M24 -3.200l2 3.200M20 -3.200l-2 3.200M18.700 -7.100l-3.400 -1.200',
    0.8,
  ),
]
