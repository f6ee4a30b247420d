/** Shuttlecock, pick-up sticks, five stones and the long rope, step by step: about the middle of their ground. */
import { GIVE, HANDS_UP, KNEEL, ON_GROUND, RUN } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { box, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { STANDING } from './chalk-steps.ts'
import { type GameDrawing, type Players, player } from './players.ts'
import { STRIKE, sack, shuttlecock } from './street-games.ts'

/** The rope stretched across the ground between two players. */
const divider = (pen: Pen): Drawing => pen.rope('M-9 7L15 -25', 1.4, 'straw', 0.8)

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
  armL: { at: [13, -6], z: 'front', dir: 50, hand: 'fist' },
  armR: { at: [10, -8], z: 'back', dir: 50 },
}

/** Bends far to the right, the palm near the ground below something that falls. */
const LUNGE: Pose = {
  turn: 34,
  hip: [-6, -17],
  lean: 34,
  expr: 'surpreso',
  plain: true,
  armL: { at: [21, -9], z: 'front', hand: 'flat', dir: 90, thumb: 1 },
  armR: { at: [-8, -24], z: 'back' },
  legL: { at: [-13, -3] },
  legR: { at: [6, -3] },
}

const shuttlecockSteps: readonly GameDrawing[] = [
  (pen, [one, two]) => [
    player(pen, two, 29, -18, 1, { pose: LAY, flip: true }),
    divider(pen),
    player(pen, one, -22, 12, 1, { pose: LAY }),
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
    player(pen, two, 41, -2, 1, { flip: true, pose: LUNGE }),
    shuttlecock(pen, 21, -12, 0.85, 14),
    pen.line('M-24 -36C-16 -66 10 -64 16 -38', 0.9, 'black', [2, 2.4]),
  ],
  (pen, [one, two]) => [
    divider(pen),
    player(pen, one, -42, 2, 1, { pose: HANDS_UP }),
    player(pen, two, 47, -8, 1, { flip: true, pose: { ...STANDING, expr: 'vergonha' } }),
    shuttlecock(pen, 14, 6, 0.85, 64),
    pen.shape(box(-20, -36.5, 20, 13.5, 3), 'white', 0.9),
    pen.text(-10, -26, '+1', 11),
  ],
]

const STICKS = ['red', 'blue', 'yellow', 'green', 'purple', 'orange'] as const
const stick = (pen: Pen, [x1, y1]: Spot, [x2, y2]: Spot, i: number): Drawing =>
  pen.rope(`M${x1} ${y1}L${x2} ${y2}`, 0.9, inTurn(STICKS, i), 0.6)

/** Both ends of a stick. */
type Ends = readonly [x1: number, y1: number, x2: number, y2: number]
/** Sticks on their way to the ground. */
const FALLING: readonly Ends[] = [
  [5, -2, 4, -21],
  [9, 3, 8, -26],
  [10, -4, 12, -30],
  [14, 4, 19, -21],
  [18, 0, 28, -18],
  [20, 6, 32, -3],
  [9, 7, 26, 2],
]
/** Sticks that have fallen on one another. */
const FALLEN: readonly Ends[] = [
  [-4, 4, 22, -4],
  [0, -5, 26, 5],
  [6, 8, 16, -8],
  [-6, -1, 28, 0],
  [2, 6, 24, 8],
  [10, -8, 20, 9],
  [-3, 8, 10, -5],
]
const strewn = (pen: Pen, ends: readonly Ends[]): Drawing =>
  ends.map(([x1, y1, x2, y2], i) => stick(pen, [x1, y1], [x2, y2], i))

/** Sticks in a hand: `lean` of their upper ends. */
const bunch = (pen: Pen, [x, y]: Spot, count: number, lean: number): Drawing =>
  Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2
    return stick(pen, [x + off * 0.8, y], [x + lean * 0.7 + off * 2.6, y - 16], i)
  })

const SIT_LOW: Pose = { ...ON_GROUND, turn: 0 }

const stickSteps: readonly GameDrawing[] = [
  (pen, [one, two]) => [
    player(pen, two, 42, -4, 1, { pose: SIT_LOW }),
    Array.from({ length: 7 }, (_, i) => stick(pen, [2 + i * 1.3, 5], [1 + i * 1.7, -17], i)),
    player(pen, one, -10, 5, 1, {
      pose: {
        ...KNEEL,
        lean: 10,
        armL: { at: [15, -12], z: 'front', dir: 80, hand: 'fist' },
        armR: { at: [17, -16], z: 'front', dir: 80, hand: 'fist' },
      },
    }),
  ],
  (pen, [one, two]) => [
    player(pen, two, 42, -6, 1, { pose: SIT_LOW }),
    player(pen, one, -18, 5, 1, {
      pose: {
        ...KNEEL,
        lean: 6,
        armL: { at: [11, -26], z: 'front', dir: 110, hand: 'open' },
        armR: { at: [14, -27], z: 'back', dir: 110, hand: 'open' },
      },
    }),
    strewn(pen, FALLING),
  ],
  (pen, [one, two]) => [
    player(pen, two, 48, -6, 1, { pose: SIT_LOW }),
    strewn(pen, FALLEN),
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
    bunch(pen, [42, -19], 3, 7),
    player(pen, two, 24, -2, 1, { pose: { ...SIT_LOW, armR: { at: [17, -22], z: 'front', hand: 'fist', dir: 120 } } }),
    bunch(pen, [-42, -14], 5, -9),
    player(pen, one, -24, 3, 1, {
      pose: {
        ...SIT_LOW,
        armL: { at: [-17, -22], z: 'front', hand: 'fist', dir: -120 },
        armR: { at: [13, -26], z: 'front', dir: 150, hand: 'open' },
      },
    }),
  ],
]

const CLOTHS = ['blue', 'yellow', 'green', 'purplePale', 'orange'] as const
const bags = (pen: Pen, spots: readonly Spot[]): Drawing => spots.map(([x, y], i) => sack(pen, x, y, inTurn(CLOTHS, i)))
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
      [-38, 0],
      [-27, 9],
      [-12, 10],
      [3, 10],
      [17, 4],
    ]),
  ],
  (pen, [one, two]) => [
    player(pen, two, 42, -8, 1, { pose: SIT_LOW }),
    player(pen, one, -14, -2, 1, {
      pose: { ...SIT_LOW, armR: { at: [14, -30], z: 'front', hand: 'open', dir: 160, thumb: -1 } },
    }),
    sack(pen, 4, -62),
    upwards(pen, 4, -55),
    bags(pen, [
      [-38, 1],
      [-27, 9],
      [-10, 10],
      [13, 5],
    ]),
  ],
  (pen, [one, two]) => [
    player(pen, two, 44, -8, 1, { pose: { ...SIT_LOW, expr: 'surpreso' } }),
    sack(pen, 7, -3),
    player(pen, one, -14, -2, 1, {
      pose: {
        ...SIT_LOW,
        expr: 'firme',
        armR: { at: [20, -5], z: 'front', hand: 'fist', dir: 40 },
        armL: { at: [-9, -13], z: 'front' },
      },
    }),
    sack(pen, 13, -40),
    pen.line('M9.500 -49q-.500 3 0 5M16.500 -49q.500 3 0 5', 0.9),
    bags(pen, [
      [-38, 1],
      [-27, 9],
      [-10, 10],
    ]),
  ],
  (pen, [one, two]) => [
    player(pen, two, 42, -8, 1, {
      pose: {
        ...SIT_LOW,
        armL: { at: [-15, -30], z: 'front', hand: 'open', dir: 190, thumb: 1 },
        armR: { at: [15, -30], z: 'front', hand: 'open', dir: 170, thumb: -1 },
      },
    }),
    // Both are in one closed hand: one at each side of the fingers.
    sack(pen, 3, -24, 'orange'),
    sack(pen, 13, -23, 'red'),
    player(pen, one, -14, -2, 1, {
      pose: {
        ...SIT_LOW,
        armR: { at: [21, -20], z: 'front', hand: 'fist', dir: 100 },
        armL: { at: [-9, -13], z: 'front' },
      },
    }),
    pen.line('M-1 -31q-4 4 -3 9M19 -31q4 4 3 9', 0.9),
    bags(pen, [
      [-38, 1],
      [-27, 9],
      [-10, 10],
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
  (pen, [left, right, third]) => [
    player(pen, third, 2, -14, 1, { pose: { ...STANDING, turn: 0 } }),
    player(pen, left, -34, 0, 1, { pose: { ...GIVE, armR: { at: [13, -21], z: 'back', dir: 70 } } }),
    player(pen, right, 30, 0, 1, { pose: GIVE, flip: true }),
    pen.rope('M-22 -24C-24 6 -8 10 0 4S8 -10 18 -25', 1.3, 'red', 0.8),
  ],
  (pen, players) => [player(pen, players[2], 2, -14, 1, { pose: { ...STANDING, turn: 0 } }), turned(pen, players, -74)],
  (pen, players) => [player(pen, players[2], -15, -13, 1, { pose: RUN }), turned(pen, players, 14)],
  (pen, players) => [
    player(pen, players[2], 0, -9, 1, {
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
