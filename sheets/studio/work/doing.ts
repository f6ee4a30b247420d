/** People who act with their tool: the pose, and the tool in a closed hand or before them. */
import { person } from '../cast/cast.ts'
import type { Pose } from '../cast/skeleton.ts'
import { standing, type Thing } from '../fit.ts'
import { sewingMachine } from '../pairs/tools.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { dog } from '../shapes/pets.ts'
import { cheeseVat, loom } from './work-things.ts'
import type { WorkerName } from './workers.ts'

type At = readonly [x: number, y: number]

/** A tool by its grip, in the hand; an adult is some 85 units high. */
interface Grip {
  readonly grip: At
  readonly size: number
  readonly flip?: true
  readonly turn?: number
  /** Instead of the tool as it is on the bench. */
  readonly as?: Thing
}

export interface Doing {
  readonly pose: Pose
  readonly hand: At
  readonly held?: Grip
  /** The tool before the worker, mm from the feet, lower than the face. */
  readonly before?: (pen: Pen) => Drawing
  /** Person or animal that is helped. */
  readonly helped?: (pen: Pen) => Drawing
}

/** Turned to the right; the near hand works, the far hand helps. */
const work = (hand: At, far: At, more: Pose = {}): Pick<Doing, 'pose' | 'hand'> => ({
  hand,
  pose: {
    turn: 30,
    expr: 'alegre',
    plain: true,
    armL: { at: hand, z: 'front', dir: 80, hand: 'fist' },
    armR: { at: far, z: 'back', dir: 80, hand: 'fist' },
    ...more,
  },
})

const STEP: Pose = { legL: { at: [-9, -3.3] }, legR: { at: [9, -3.3] } }

const jet: Thing = (pen) => [
  pen.rope('M0 0C-14 6 -4 40 -20 42S-46 38 -52 42', 4, 'red'),
  pen.shape('M-3 -3L10 -6V2L-3 4z', 'yellow', 0.9),
  pen.line('M12 -4C24 -14 36 -14 46 -8M12 -2C24 -8 34 -6 42 0', 2.2, 'waterLine'),
]

const letter: Thing = (pen) => [
  pen.shape(box(0, -6, 18, 12, 1), 'white', 0.9),
  pen.line('M0 -6L9 1L18 -6', 0.8),
  pen.line('M-38 -18L-10 22', 2.2, 'brownDark'),
  pen.shape(box(-20, 20, 24, 18, 3), 'blue'),
  pen.shape(box(-14, 25, 12, 8, 1), 'yellow', 0.8),
]

/** From the neck to the hand with its disc. */
const listening: Thing = (pen) => [
  pen.rope('M-22 -15C-22 4 -8 10 0 2', 1.6, 'greyDark', 0.8),
  pen.rope('M-14 -15C-14 -4 -16 0 -18 3', 1.6, 'greyDark', 0.8),
  pen.shape(circle(3, 0, 3.4), 'metal', 0.9),
]

const chalkStick: Thing = (pen) => pen.shape(box(0, -1.5, 8, 3, 1), 'white', 0.9)

const LISTEN = { grip: [0, 0], size: 1, as: listening } as const satisfies Grip

/** At something large to the right: hands low, hands ahead, one hand on the hip. */
export const AT_THING: readonly Pose[] = [
  {
    turn: 30,
    lean: 16,
    expr: 'alegre',
    plain: true,
    armL: { at: [24, -32], z: 'front' },
    armR: { at: [30, -36], z: 'back' },
  },
  {
    turn: 30,
    lean: 6,
    expr: 'alegre',
    plain: true,
    armL: { at: [20, -36], z: 'front' },
    armR: { at: [26, -42], z: 'back' },
  },
  {
    turn: 24,
    lean: 22,
    expr: 'alegre',
    plain: true,
    ...STEP,
    armL: { at: [24, -26], z: 'front' },
    armR: { at: [32, -30], z: 'back' },
  },
]

export const DOING: Partial<Record<WorkerName, Doing>> = {
  doctor: {
    ...work([25, -40], [15, -28]),
    held: LISTEN,
    helped: (pen) => [
      pen.shape(box(12, -9, 18, 10, 1), 'blue', 1),
      person(pen, 'gil', 21, -9, 0.62, { pose: { turn: -28, expr: 'alegre', plain: true } }),
    ],
  },
  vet: {
    ...work([23, -40], [28, -38], { lean: 8 }),
    held: LISTEN,
    helped: (pen) => [
      pen.line('M7 -14V0M35 -14V0', 1.6),
      pen.shape(box(4, -16, 34, 3, 1), 'metal', 1),
      dog(pen, 21, -16, 0.55),
    ],
  },
  cook: { ...work([17, -45], [12, -30]), held: { grip: [27, -5.7], size: 0.8, flip: true } },
  mechanic: {
    ...work([23, -34], [27, -30], { lean: 18, ...STEP }),
    held: { grip: [0, -6], size: 0.55, turn: 70 },
  },
  teacher: { ...work([22, -56], [12, -34]), held: { grip: [0, 0], size: 1, as: chalkStick } },
  musician: {
    ...work([7, -37], [27, -49]),
    pose: {
      turn: 12,
      tilt: 6,
      expr: 'alegre',
      plain: true,
      armL: { at: [1, -37], z: 'front', dir: 60 },
      armR: { at: [24, -48], z: 'front', dir: 100, hand: 'fist' },
    },
    held: { grip: [6, -19], size: 0.85 },
  },
  tailor: {
    ...work([24, -36], [30, -36], { lean: 10 }),
    before: (pen) => standing(pen, sewingMachine, 21, -24, 18),
  },
  firefighter: { ...work([20, -40], [24, -38], STEP), held: { grip: [0, 0], size: 1, as: jet } },
  painter: { ...work([22, -62], [4, -34]), held: { grip: [2, -7], size: 0.8, turn: 12 } },
  builder: { ...work([20, -42], [28, -36], { lean: 8 }), held: { grip: [0, -28], size: 0.6, turn: -100 } },
  postWoman: { ...work([20, -46], [8, -30]), held: { grip: [0, 0], size: 0.75, as: letter } },
  sweeper: { ...work([14, -40], [6, -51], { lean: 8, ...STEP }), held: { grip: [9, -33], size: 1.12, flip: true } },
  farmer: { ...work([14, -34], [3, -47], { lean: 14, ...STEP }), held: { grip: [5, -24], size: 1.35, flip: true } },
  fisher: { ...work([16, -38], [20, -40], { lean: 10 }), held: { grip: [20, -8], size: 1, flip: true } },
  cowhand: { ...work([14, -36], [17, -42], STEP), held: { grip: [-3, -22], size: 0.75, flip: true } },
  beekeeper: { ...work([16, -38], [20, -34]), held: { grip: [8, -8], size: 0.7, flip: true } },
  gardener: { ...work([12, -32], [18, -36], { lean: 6 }), held: { grip: [29, -17], size: 0.75, flip: true } },
  joiner: { ...work([14, -42], [30, -38], { lean: 16, ...STEP }), held: { grip: [29, -16], size: 0.7, flip: true } },
  smith: { ...work([20, -58], [22, -36]), held: { grip: [8, -8], size: 0.8, flip: true } },
  cheesemaker: { ...work([24, -44], [28, -42], { lean: 6 }), before: (pen) => standing(pen, cheeseVat, 21, -1, 27) },
  weaver: { ...work([24, -34], [30, -40], { lean: 10 }), before: (pen) => standing(pen, loom, 27, 0, 36) },
}
