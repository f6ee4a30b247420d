/** Shuttlecock, pick-up sticks, five stones and the long rope, step by step: about the middle of their ground. */
import { GIVE, HANDS_UP, KNEEL, ON_GROUND, RUN } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import type { Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { STANDING } from './chalk-steps.ts'
import { type GameDrawing, type Players, player } from './players.ts'
import { STRIKE, sack, shuttlecock } from './street-games.ts'

const divider = (pen: Pen): Drawing => pen.rope('M7 -17Q0 -8 3 -3T1 4', 1.4, 'straw', 0.8)
const READY: Pose = {
  ...STANDING,
  plain: true,
  armL: { at: [10, -24], z: 'front', hand: 'flat', dir: 90 },
  armR: { at: [13, -26], z: 'back', hand: 'flat', dir: 90 },
}
/** Squats and holds the end of something near the ground, to the right. */
const LAY: Pose = {
  ...KNEEL,
  lean: 22,
  armL: { at: [12, -11], z: 'front', dir: 60, hand: 'fist' },
  armR: { at: [10, -12], z: 'back', dir: 60 },
}

const shuttlecockSteps: readonly GameDrawing[] = [
  (pen, [one, two]) => [
    player(pen, two, 34, -8, 1, { pose: LAY, flip: true }),
    pen.rope('M-24 -6Q-6 8 4 0T22 -18', 1.4, 'straw', 0.8),
    player(pen, one, -36, 5, 1, { pose: LAY }),
  ],
  (pen, [one, two]) => [
    divider(pen),
    player(pen, two, 42, -2, 1, { pose: READY, flip: true }),
    player(pen, one, -40, 2, 1, {
      pose: {
        ...STRIKE,
        armL: { at: [13, -25], z: 'front', hand: 'flat', dir: 110, thumb: 1 },
        armR: { at: [-10, -22], z: 'back' },
      },
    }),
    shuttlecock(pen, -20, -31, 0.85, 8),
  ],
  (pen, [one, two]) => [
    divider(pen),
    player(pen, one, -42, 2, 1, { pose: READY }),
    player(pen, two, 38, -2, 1, {
      flip: true,
      pose: {
        ...STRIKE,
        hip: [0, -24],
        armL: { at: [13, -43], z: 'front', hand: 'flat', dir: 140, thumb: 1 },
        legL: { at: [-7, -7], toe: 20 },
        legR: { at: [6, -7], toe: 20 },
      },
    }),
    shuttlecock(pen, 18, -50, 0.85, -20),
    pen.line('M-4 -56q8 -4 14 -2', 0.9, 'black', [2, 2.4]),
  ],
  (pen, [one, two]) => [
    divider(pen),
    player(pen, one, -42, 2, 1, { pose: HANDS_UP }),
    player(pen, two, 44, -4, 1, { flip: true, pose: { ...STANDING, expr: 'vergonha' } }),
    shuttlecock(pen, 17, 5, 0.85, 64),
    pen.text(-10, -26, '+1', 11),
  ],
]

const STICKS: readonly Fill[] = ['red', 'blue', 'yellow', 'green', 'purple', 'orange', 'red', 'blue']
const stick = (pen: Pen, [x1, y1]: Spot, [x2, y2]: Spot, i: number): Drawing =>
  pen.rope(`M${x1} ${y1}L${x2} ${y2}`, 0.9, STICKS[i % STICKS.length] ?? 'red', 0.6)
/** Ends of sticks that have fallen on one another. */
const FALLEN: readonly (readonly [Spot, Spot])[] = [
  [
    [-6, 2],
    [20, -6],
  ],
  [
    [-2, -7],
    [24, 3],
  ],
  [
    [4, 6],
    [14, -10],
  ],
  [
    [-8, -3],
    [26, -2],
  ],
  [
    [0, 4],
    [22, 6],
  ],
  [
    [8, -10],
    [18, 7],
  ],
  [
    [-5, 6],
    [8, -7],
  ],
]
const heap = (pen: Pen, count = FALLEN.length): Drawing =>
  FALLEN.slice(0, count).map(([from, to], i) => stick(pen, [from[0] + 2, from[1] + 2], [to[0] + 2, to[1] + 2], i))
const bunch = (pen: Pen, [x, y]: Spot, count: number, length = 26): Drawing =>
  Array.from({ length: count }, (_, i) =>
    stick(pen, [x + (i - (count - 1) / 2) * 0.8, y], [x + (i - (count - 1) / 2) * 3.2, y - length], i),
  )
const SIT_LOW: Pose = { ...ON_GROUND, turn: 0 }

const stickSteps: readonly GameDrawing[] = [
  (pen, [one, two]) => [
    player(pen, two, 42, -4, 1, { pose: SIT_LOW }),
    Array.from({ length: 7 }, (_, i) => stick(pen, [4 + i * 1.2, 4], [3.4 + i * 1.4, -30], i)),
    player(pen, one, -10, 5, 1, {
      pose: {
        ...KNEEL,
        lean: 10,
        armL: { at: [15, -15], z: 'front', dir: 80, hand: 'fist' },
        armR: { at: [16, -20], z: 'front', dir: 80, hand: 'fist' },
      },
    }),
  ],
  (pen, [one, two]) => [
    player(pen, two, 44, -4, 1, { pose: SIT_LOW }),
    player(pen, one, -18, 5, 1, {
      pose: {
        ...KNEEL,
        lean: 6,
        armL: { at: [11, -26], z: 'front', dir: 110, hand: 'open' },
        armR: { at: [14, -27], z: 'back', dir: 110, hand: 'open' },
      },
    }),
    Array.from({ length: 7 }, (_, i) =>
      stick(pen, [8 + i * 0.9, 4 - Math.abs(i - 3) * 0.4], [-8 + i * 5.6, -22 + Math.abs(i - 3) * 4], i),
    ),
    pen.line('M-7 -26l-3 -3M28 -16l4 -2M8 -29v-4', 0.9),
  ],
  (pen, [one, two]) => [
    player(pen, two, 48, -6, 1, { pose: SIT_LOW }),
    heap(pen),
    player(pen, one, -24, 6, 1, {
      pose: {
        ...KNEEL,
        lean: 24,
        expr: 'firme',
        armL: { at: [14, -13], z: 'front', dir: 60, hand: 'fist' },
        armR: { at: [10, -8], z: 'back' },
      },
    }),
    stick(pen, [-14, -6], [8, -22], 0),
  ],
  (pen, [one, two]) => [
    player(pen, two, 26, -2, 1, { pose: { ...SIT_LOW, armR: { at: [12, -17], z: 'front', hand: 'fist' } } }),
    bunch(pen, [38, -15], 3, 20),
    player(pen, one, -26, 3, 1, {
      pose: {
        ...SIT_LOW,
        armL: { at: [-12, -17], z: 'front', hand: 'fist' },
        armR: { at: [9, -21], z: 'front', dir: 150, hand: 'open' },
      },
    }),
    bunch(pen, [-38, -11], 5, 24),
  ],
]

const bags = (pen: Pen, spots: readonly Spot[]): Drawing => spots.map(([x, y]) => sack(pen, x, y))
const upwards = (pen: Pen, x: number, y: number): Drawing =>
  pen.line(`M${x - 3.5} ${y}q-.500 4 0 7M${x + 3.5} ${y}q.500 4 0 7`, 0.9)

const stoneSteps: readonly GameDrawing[] = [
  (pen, [one, two]) => [
    player(pen, two, 40, -8, 1, { pose: SIT_LOW }),
    player(pen, one, -14, -2, 1, {
      pose: {
        ...SIT_LOW,
        armL: { at: [-13, -14], z: 'front', dir: -50, hand: 'open' },
        armR: { at: [13, -14], z: 'front', dir: 50, hand: 'open' },
      },
    }),
    bags(pen, [
      [-34, 2],
      [-22, 7],
      [-10, 5],
      [2, 7],
      [11, 0],
    ]),
  ],
  (pen, [one, two]) => [
    player(pen, two, 42, -8, 1, { pose: SIT_LOW }),
    player(pen, one, -14, -2, 1, {
      pose: { ...SIT_LOW, armR: { at: [14, -30], z: 'front', hand: 'open', dir: 160, thumb: -1 } },
    }),
    sack(pen, 5, -48),
    upwards(pen, 5, -42),
    bags(pen, [
      [-34, 2],
      [-22, 7],
      [-8, 6],
      [10, 3],
    ]),
  ],
  (pen, [one, two]) => [
    player(pen, two, 44, -8, 1, { pose: { ...SIT_LOW, expr: 'surpreso' } }),
    player(pen, one, -14, -2, 1, {
      pose: {
        ...SIT_LOW,
        expr: 'firme',
        armR: { at: [13, -9], z: 'front', hand: 'fist', dir: 30 },
        armL: { at: [-9, -13], z: 'front' },
      },
    }),
    sack(pen, 15, -38),
    pen.line('M11.500 -47q-.500 3 0 5M18.500 -47q.500 3 0 5', 0.9),
    bags(pen, [
      [-34, 2],
      [-22, 7],
      [-8, 7],
      [3, -1],
    ]),
  ],
  (pen, [one, two]) => [
    player(pen, two, 40, -8, 1, { pose: STANDING, flip: true }),
    player(pen, one, -14, -2, 1, {
      pose: {
        ...SIT_LOW,
        armR: { at: [14, -23], z: 'front', hand: 'flat', dir: 100 },
        armL: { at: [-9, -13], z: 'front' },
      },
    }),
    bags(pen, [
      [0, -28],
      [9, -28.5],
      [-34, 2],
      [-22, 7],
      [-8, 7],
    ]),
  ],
]

const END: Pose = {
  ...STANDING,
  plain: true,
  armL: { at: [11, -24], z: 'front', hand: 'fist', dir: 80 },
  armR: { at: [9, -21], z: 'back' },
}
/** The two who turn, and the rope between their hands with its middle at this height. */
const turned = (pen: Pen, [left, right]: Players, middle: number): Drawing => [
  pen.rope(`M-36 -24C-24 ${middle} 24 ${middle} 36 -24`, 1.3, 'red', 0.8),
  player(pen, left, -47, 0, 1, { pose: END }),
  player(pen, right, 47, 0, 1, { pose: END, flip: true }),
]

const ropeSteps: readonly GameDrawing[] = [
  (pen, [left, right]) => [
    player(pen, left, -34, 0, 1, { pose: { ...GIVE, armR: { at: [13, -21], z: 'back', dir: 70 } } }),
    player(pen, right, 30, 0, 1, { pose: GIVE, flip: true }),
    pen.rope('M-22 -24C-24 6 -8 10 0 4S8 -10 18 -25', 1.3, 'red', 0.8),
  ],
  (pen, players) => turned(pen, players, -74),
  (pen, players) => [player(pen, players[2], -15, -13, 1, { pose: RUN }), turned(pen, players, 14)],
  (pen, players) => [
    player(pen, players[2], 0, -12, 1, {
      pose: { ...HANDS_UP, legL: { at: [-6, -6], toe: 24 }, legR: { at: [6, -6], toe: 24 } },
    }),
    turned(pen, players, 16),
  ],
]

export const HAND_STEPS = {
  peteca: shuttlecockSteps,
  'pega-varetas': stickSteps,
  'cinco-marias': stoneSteps,
  'pular corda': ropeSteps,
} as const
