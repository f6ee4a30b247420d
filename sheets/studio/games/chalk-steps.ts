/** Hopscotch, dodgeball, marbles and blind man's buff, step by step: about the middle of their ground, 58 to each side. */

import type { Standing } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { GIVE, HANDS_UP, KNEEL, ON_GROUND, POINT, RUN } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { circle, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { type GameDrawing, player } from './players.ts'
import { HOP, tile } from './street-games.ts'

/** Kneels to the right, a hand at the ground. */
const AT_GROUND: Pose = {
  ...KNEEL,
  hip: [-6, -8.6],
  lean: 26,
  armL: { at: [12, -9], z: 'front', dir: 50, hand: 'fist' },
  armR: { at: [9, -8], z: 'back', dir: 40 },
}
/** Bends to the right over something at the feet. */
const PICK: Pose = {
  turn: 34,
  hip: [-6, -19],
  lean: 40,
  expr: 'alegre',
  plain: true,
  armL: { at: [16, -14], z: 'front', dir: 20, hand: 'fist' },
  armR: { at: [-4, -22], z: 'back' },
  legL: { at: [-7, -3] },
  legR: { at: [2, -3] },
}
export const STANDING: Pose = { turn: 26, expr: 'alegre', legL: { at: [-4, -3] }, legR: { at: [5, -3] } }
/** Throws to the right, the far arm for balance. */
const THROW: Pose = {
  turn: 34,
  lean: 8,
  expr: 'alegre',
  plain: true,
  armL: { at: [17, -33], z: 'front', hand: 'open', dir: 100 },
  armR: { at: [-11, -30], z: 'back', hand: 'open' },
  legL: { at: [-9, -3] },
  legR: { at: [7, -3] },
}
const DODGE: Pose = {
  ...HANDS_UP,
  turn: -20,
  lean: -14,
  expr: 'surpreso',
  plain: true,
  legL: { at: [-4, -3] },
  legR: { at: [9, -6], toe: 20 },
}

const TILES: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [-46, -5, 15, 11],
  [-31, -5, 15, 11],
  [-13.5, -10.5, 15, 10.5],
  [-19, 0, 15, 10.5],
  [1, -5, 15, 11],
  [18.5, -10.5, 15, 10.5],
  [13, 0, 15, 10.5],
]
const court = (pen: Pen, count: number): Drawing => [
  TILES.slice(0, count).map(([x, y, width, height], i) => [
    tile(pen, x, y, width, height),
    pen.text(x + width / 2 - height * 0.25, y + height / 2 + 2.4, i + 1, 7),
  ]),
  count === TILES.length
    ? [pen.shape('M33 -5h16q8 5 -5 11h-16.500z', 'yellowPale', 0.8), pen.text(41, 3.2, 'CÉU', 6.2)]
    : [],
]
const stone = (pen: Pen, [x, y]: Spot): Drawing => pen.shape(ellipse(x, y, 2.4, 1.8), 'greyDark', 0.8)

const hopscotchSteps: readonly GameDrawing[] = [
  (pen, [one, two]) => [
    court(pen, 4),
    player(pen, two, 44, -6, 1, { pose: { ...POINT, turn: -30, armR: [14, 4], armL: { at: [-18, -30], dir: -80 } } }),
    player(pen, one, 16, 7, 1, { pose: AT_GROUND, flip: true }),
    pen.shape('M3 -2l-3 1l1.500 4l2.600 -1z', 'white', 0.8),
  ],
  (pen, [one, two]) => [
    player(pen, two, 54, -9, 1, { pose: STANDING, flip: true }),
    court(pen, 7),
    player(pen, one, -53, 7, 1, { pose: THROW }),
    pen.line('M-32 -27q8 4 7 17', 0.9, 'black', [2, 2.4]),
    stone(pen, [-36.4, -1]),
    pen.line('M-39.400 -3.600l-1.600 -1.600M-33.400 -3.600l1.600 -1.600', 0.8),
  ],
  (pen, [one, two]) => [
    court(pen, 7),
    stone(pen, [-36.4, 0]),
    player(pen, two, -55, -9, 1, { pose: { ...STANDING, expr: 'neutro' } }),
    player(pen, one, 9, 0, 1, { pose: HOP }),
    pen.line('M-24 -12q7 -9 14 -1M-7 -15q4 -6 9 -4', 0.9, 'black', [2, 2.4]),
  ],
  (pen, [one, two]) => [
    player(pen, two, 52, -8, 1, { pose: HANDS_UP }),
    court(pen, 7),
    player(pen, one, -22, 3, 1, { pose: PICK, flip: true }),
    stone(pen, [-39, -8]),
  ],
]

const ball = (pen: Pen, [x, y]: Spot, r = 6): Drawing => [
  pen.shape(circle(x, y, r), 'red', 1),
  pen.shape(
    `M${x - r * 0.97} ${y - r * 0.2}Q${x} ${y + r * 0.3} ${x + r * 0.97} ${y - r * 0.2}V${y + r * 0.3}Q${x} ${y + r * 0.8} ${x - r * 0.97} ${y + r * 0.3}z`,
    'yellow',
    0.7,
  ),
]
/** The court, and the line that divides it down to a height. */
const middleLine = (pen: Pen, to = 14): Drawing => [
  pen.line('M-44 -22H64L46 14H-64z', 1),
  pen.line(`M10 -22L${10 - (to + 22) * 0.5} ${to}`, 1.8),
]

const dodgeballSteps: readonly GameDrawing[] = [
  (pen, [one, two, three, four]) => [
    middleLine(pen, -4),
    player(pen, four, -46, -8, 1, { pose: STANDING }),
    player(pen, three, 52, -8, 1, { pose: STANDING, flip: true }),
    player(pen, two, 30, 2, 1, {
      flip: true,
      pose: {
        ...GIVE,
        armL: { at: [9, -21], z: 'front', dir: 70, thumb: 1 },
        armR: { at: [13, -21], z: 'back', dir: 70 },
      },
    }),
    ball(pen, [15, -21]),
    player(pen, one, -19, 6, 1, { pose: AT_GROUND }),
    pen.shape('M-5 -3l3 1l-1.500 4l-2.600 -1z', 'white', 0.8),
  ],
  (pen, [one, two, three, four]) => [
    middleLine(pen),
    player(pen, four, -22, -8, 1, { pose: STANDING }),
    player(pen, one, -46, 3, 1, { pose: HANDS_UP }),
    player(pen, three, 28, -8, 1, { pose: STANDING, flip: true }),
    player(pen, two, 51, 3, 1, { pose: HANDS_UP }),
  ],
  (pen, [one, two, three, four]) => [
    middleLine(pen),
    player(pen, four, -52, -9, 1, { pose: STANDING }),
    player(pen, three, 54, -10, 1, { pose: RUN }),
    player(pen, two, 32, 4, 1, { pose: DODGE }),
    player(pen, one, -30, 4, 1, { pose: THROW }),
    ball(pen, [3, -32]),
    pen.line('M-4.500 -28.500h-5M-4.500 -35.500h-5', 1),
  ],
  (pen, [one, two, three, four]) => [
    middleLine(pen),
    player(pen, four, -50, -8, 1, { pose: STANDING }),
    player(pen, one, -26, 0, 1, { pose: HANDS_UP }),
    player(pen, three, 22, -10, 1, { pose: STANDING }),
    ball(pen, [16, 8]),
    pen.line('M34 15H52M52 15l-4.500 -3M52 15l-4.500 3', 1.2),
    player(pen, two, 46, 4, 1, { pose: { ...RUN, expr: 'vergonha', lean: 0, nod: 1 } }),
  ],
]

const MARBLES = ['blue', 'red', 'yellow', 'green', 'purple'] as const
const marble = (pen: Pen, [x, y]: Spot, i: number): Drawing => [
  pen.shape(circle(x, y, 2.9), inTurn(MARBLES, i), 0.8),
  pen.spot(x - 0.9, y - 1, 0.7, 'white'),
]
const marbleRing = (pen: Pen): Drawing => pen.line(ellipse(12, 1, 24, 8), 1.3)

const marbleSteps: readonly GameDrawing[] = [
  (pen, [one, two]) => [
    player(pen, two, 48, -7, 1, { pose: STANDING, flip: true }),
    pen.line('M35 -2A24 8 0 1 0 22 8.400', 1.3),
    player(pen, one, -24, 5, 1, { pose: AT_GROUND }),
    pen.shape('M-11 -4l3 1l-1.500 4l-2.600 -1z', 'white', 0.8),
  ],
  (pen, [one, two]) => [
    marbleRing(pen),
    player(pen, two, 46, -2, 1, { pose: AT_GROUND, flip: true }),
    player(pen, one, -26, 5, 1, { pose: AT_GROUND }),
    (
      [
        [2, -2],
        [9, 4],
        [16, -3],
        [25, 1],
      ] as const
    ).map((at, i) => marble(pen, at, i)),
  ],
  (pen, [one, two]) => [
    marbleRing(pen),
    player(pen, two, 48, -8, 1, { pose: STANDING, flip: true }),
    player(pen, one, -46, 4, 1, { pose: AT_GROUND }),
    (
      [
        [10, -3],
        [20, 0],
        [12, 5],
        [26, 4],
      ] as const
    ).map((at, i) => marble(pen, at, i)),
    marble(pen, [-12, 1], 4),
    pen.line('M-18 0h-8M-18 3h-6', 0.9),
  ],
  (pen, [one, two]) => [
    marbleRing(pen),
    marble(pen, [24, 3], 3),
    marble(pen, [31, 10], 4),
    player(pen, two, 46, -4, 1, { pose: { ...STANDING, expr: 'surpreso' }, flip: true }),
    player(pen, one, -26, 4, 1, {
      pose: {
        ...GIVE,
        armL: { at: [8, -22], z: 'front', dir: 90, hand: 'flat' },
        armR: { at: [13, -22], z: 'front', dir: 90, hand: 'flat' },
      },
    }),
    (
      [
        [-15, -26],
        [-9.6, -26],
        [-12.3, -30],
      ] as const
    ).map((at, i) => marble(pen, at, i)),
  ],
]

/** A scarf over the eyes, for a head that turns to the right. */
const blindfold: Standing = {
  extra: (near) => ({
    top: [
      near.shape('M-12.600,-46Q1,-43.500 14,-46.500V-40.500Q1,-37 -12.600,-40Z', CLOTH.vermelho),
      near.detail('M-12.600,-45Q-19,-47 -18,-41Q-15,-42 -12.600,-42Z', CLOTH.vermelho),
    ],
  }),
}
const GROPE: Pose = {
  turn: 30,
  lean: 6,
  expr: 'alegre',
  plain: true,
  armL: { at: [14, -31], z: 'front', hand: 'open', dir: 95 },
  armR: { at: [17, -33], z: 'back', hand: 'open', dir: 95 },
  legL: { at: [-7, -3] },
  legR: { at: [7, -3] },
}

const blindSteps: readonly GameDrawing[] = [
  (pen, [one, two, three]) => [
    player(pen, three, 46, -8, 1, { pose: STANDING, flip: true }),
    player(pen, one, 6, 2, 1, { pose: { ...STANDING, plain: true }, ...blindfold }),
    player(pen, two, -25, 0, 1, {
      pose: {
        turn: 34,
        expr: 'alegre',
        plain: true,
        armL: { at: [11, -40], z: 'front', hand: 'fist', dir: 110 },
        armR: { at: [13, -38], z: 'back', hand: 'fist', dir: 110 },
      },
    }),
  ],
  (pen, [one, two, three]) => [
    player(pen, three, -46, -8, 1, { pose: STANDING }),
    pen.line('M-24 -1C-24 9 26 9 26 -1M26 -1l2.500 5M26 -1l-5 2.500', 1.2),
    player(pen, one, 0, 0, 1, {
      pose: { ...STANDING, armL: { at: [-15, -28] }, armR: { at: [15, -28] }, plain: true },
      ...blindfold,
    }),
    player(pen, two, 33, 0, 1, { pose: GIVE, flip: true }),
  ],
  (pen, [one, two, three]) => [
    player(pen, three, -50, -8, 1, { pose: { ...RUN, expr: 'surpreso' }, flip: true }),
    player(pen, one, -14, 2, 1, { pose: GROPE, ...blindfold }),
    player(pen, two, 27, 6, 1, { pose: { ...ON_GROUND, turn: 0, expr: 'surpreso' } }),
  ],
  (pen, [one, two, three]) => [
    player(pen, three, -46, -7, 1, { pose: HANDS_UP }),
    player(pen, two, 24, 1, 1, { pose: { ...STANDING, turn: -26, expr: 'surpreso' } }),
    player(pen, one, -8, 3, 1, {
      pose: { ...GROPE, armL: { at: [18, -30], z: 'front', hand: 'flat', dir: 95 } },
      ...blindfold,
    }),
    pen.line('M12 -52l-2 -5M18 -54v-5M24 -53l2 -5', 1),
  ],
]

export const CHALK_STEPS = {
  amarelinha: hopscotchSteps,
  queimada: dodgeballSteps,
  'bolinha de gude': marbleSteps,
  'cabra-cega': blindSteps,
} as const
