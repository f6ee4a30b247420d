/**
 * Bones and joints. A child standing is 60 units high, the ground is y = 0, y grows downwards, L and R are the viewer's
 * left and right. Angles of limbs: 0 hangs down, +90 points to the right of the page, 180 points up.
 */
import { cos as steadyCos, sin as steadySin } from '../../scene/angles.ts'
import type { Spot } from '../paths.ts'
import type { ExpressionName } from './expressions.ts'

const RAD = Math.PI / 180

export const sin = (degrees: number) => steadySin(degrees * RAD)
export const cos = (degrees: number) => steadyCos(degrees * RAD)
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
export const clamp = (v: number, a: number, b: number) => Math.min(b, Math.max(a, v))
export const between = (p: Spot, q: Spot, t: number): Spot => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)]
export const distance = (p: Spot, q: Spot) => Math.hypot(q[0] - p[0], q[1] - p[1])
const angleOf = (p: Spot, q: Spot) => Math.atan2(q[0] - p[0], q[1] - p[1]) / RAD
export const polar = (p: Spot, degrees: number, length: number): Spot => [
  p[0] + sin(degrees) * length,
  p[1] + cos(degrees) * length,
]

interface Body {
  /** Size of the head, legs and arms against the child's. */
  readonly head: number
  readonly torso: number
  readonly shoulder: number
  readonly chest: number
  readonly hips: number
  /** From the middle of the hips to the root of a leg. */
  readonly root: number
  readonly thigh: number
  readonly shin: number
  readonly sole: number
  readonly upper: number
  readonly fore: number
  readonly arm: readonly [shoulder: number, elbow: number, wrist: number]
  readonly leg: readonly [hip: number, knee: number, ankle: number]
  readonly hand: number
  readonly neck: number
}

export type BodyName = 'child' | 'tall' | 'woman' | 'man' | 'elder'

/** Adults have the child's head on a longer body: that alone makes an adult. */
const BODIES: Readonly<Record<BodyName, Body>> = {
  child: {
    ...{ head: 1, torso: 16.4, shoulder: 5.15, chest: 6.1, hips: 6.5, root: 2.7, thigh: 9, shin: 8.8, sole: 3 },
    ...{ upper: 7.9, fore: 7.4, arm: [2.35, 2.15, 1.85], leg: [3.4, 2.95, 2.55], hand: 0.95, neck: 1.1 },
  },
  /** A schoolchild whose knees and elbows are plainly seen. */
  tall: {
    ...{ head: 0.88, torso: 19, shoulder: 5.6, chest: 6.3, hips: 6.5, root: 3, thigh: 13.6, shin: 13, sole: 3 },
    ...{ upper: 10.4, fore: 9.6, arm: [2.4, 2.15, 1.85], leg: [3.5, 2.95, 2.5], hand: 0.86, neck: 1.6 },
  },
  woman: {
    ...{ head: 1.04, torso: 25, shoulder: 6.6, chest: 7.2, hips: 7.9, root: 4, thigh: 17, shin: 16.5, sole: 3.2 },
    ...{ upper: 12.4, fore: 11.6, arm: [2.8, 2.5, 2.1], leg: [4.2, 3.4, 2.7], hand: 1.12, neck: 2.4 },
  },
  man: {
    ...{ head: 1.06, torso: 27, shoulder: 8, chest: 9.2, hips: 8.1, root: 4.1, thigh: 18, shin: 17.4, sole: 3.4 },
    ...{ upper: 13.2, fore: 12.2, arm: [3.1, 2.7, 2.3], leg: [4.3, 3.6, 3], hand: 1.15, neck: 2.4 },
  },
  elder: {
    ...{ head: 1.04, torso: 23, shoulder: 6.9, chest: 8.3, hips: 8.8, root: 4, thigh: 14.6, shin: 14.4, sole: 3.2 },
    ...{ upper: 11.4, fore: 10.6, arm: [2.9, 2.6, 2.2], leg: [4.2, 3.4, 2.8], hand: 1.1, neck: 1.6 },
  },
}

export type Side = 'L' | 'R'
export type HandName = 'mitten' | 'fist' | 'flat' | 'open' | 'none'
/** back: behind the body, mid: over the shirt and under the head, front: the forearm over face and things. */
export type Depth = 'back' | 'mid' | 'front'

/** A limb that reaches for a spot: the joint between finds itself. */
export interface Reach {
  readonly at: Spot
  /** Direction of the hand; default: of the forearm. */
  readonly dir?: number
  readonly hand?: HandName
  /** The side of the thumb: 1 or -1. */
  readonly thumb?: number
  readonly size?: number
  readonly z?: Depth
  /** Of a foot: degrees that the toe points down, the side it points to, its length. */
  readonly toe?: number
  readonly face?: number
  readonly len?: number
}
/** A limb by the angles of its two bones, or by the spot it reaches. */
export type Limb = readonly [upper: number, lower: number] | Reach

export interface Pose {
  /** 0 front, 30 three-quarter, 58 side; negative to the left. */
  readonly turn?: number
  /** Turn of the head, where it is not the body's. */
  readonly face?: number
  readonly lean?: number
  readonly tilt?: number
  readonly nod?: number
  readonly look?: number
  readonly expr?: ExpressionName
  readonly hip?: Spot
  readonly armL?: Limb
  readonly armR?: Limb
  readonly legL?: Limb
  readonly legR?: Limb
  /** Limbs that are not drawn. */
  readonly hide?: readonly (`arm${Side}` | `leg${Side}`)[]
  /** Height of the shirt's hem. */
  readonly hem?: number
  readonly bare?: boolean
  readonly barefoot?: boolean
  /** No print on the shirt: an arm crosses it. */
  readonly plain?: boolean
  readonly bareArms?: boolean
  readonly legOrder?: readonly [Side, Side]
}

export type Bones = readonly [root: Spot, joint: Spot, end: Spot]

export interface Hand {
  readonly at: Spot
  readonly dir: number
  readonly type: HandName
  readonly thumb: number
  readonly size: number
}

export interface Foot {
  readonly at: Spot
  readonly dir: number
  readonly size: number
  readonly face: number
  readonly len: number
}

export interface Skeleton {
  readonly body: Body
  readonly turn: number
  readonly lean: number
  readonly tilt: number
  readonly hip: Spot
  readonly neck: Spot
  readonly head: Spot
  /** A spot of the torso's own lengths on the paper. */
  readonly place: (x: number, y: number) => Spot
  readonly narrow: number
  readonly arms: Readonly<Record<Side, Bones>>
  readonly legs: Readonly<Record<Side, Bones>>
  readonly hands: Readonly<Record<Side, Hand>>
  readonly feet: Readonly<Record<Side, Foot>>
  /** From the body's turn on, one side is far. */
  readonly sideways: boolean
}

/** Degrees that elbows and knees bend at most; arms stretch a little when they reach up. */
const LIMITS = { elbow: 158, knee: 150, tilt: 38, leanBack: -60, leanOn: 75, stretch: 1.2 }
/** The turn at which a body is seen from the side, degrees. */
const SIDEWAYS = 18

/** Joint and end of a limb that reaches for a spot, with its joint on one side. */
function reach(root: Spot, to: Spot, upper: number, lower: number, bend: number): readonly [Spot, Spot] {
  const wanted = distance(root, to)
  const stretch = clamp(wanted / (upper + lower) / 0.995, 1, 1.22)
  const [a, b] = [upper * stretch, lower * stretch]
  const length = clamp(wanted, Math.abs(a - b) + 0.2, (a + b) * 0.995)
  const end = between(root, to, length / (wanted || 1))
  const along = (a * a - b * b + length * length) / (2 * length)
  const off = Math.sqrt(Math.max(0, a * a - along * along)) * bend
  const unit: Spot = [(end[0] - root[0]) / length, (end[1] - root[1]) / length]
  return [[root[0] + unit[0] * along - unit[1] * off, root[1] + unit[1] * along + unit[0] * off], end]
}

export const isAngles = (limb: Limb): limb is readonly [number, number] => Array.isArray(limb)

/** Bones of a limb; of two ways to reach, the one whose joint is `natural`. */
function bonesOf(root: Spot, limb: Limb, upper: number, lower: number, natural: (joint: Spot) => number): Bones {
  if (isAngles(limb)) {
    const joint = polar(root, limb[0], upper)
    return [root, joint, polar(joint, limb[1], lower)]
  }
  const [one, other] = [reach(root, limb.at, upper, lower, -1), reach(root, limb.at, upper, lower, 1)]
  return [root, ...(natural(one[0]) >= natural(other[0]) ? one : other)]
}

/** Joints of a body in a pose. */
export function solve(bodyName: BodyName, pose: Pose): Skeleton {
  const body = BODIES[bodyName]
  const turn = pose.turn ?? 0
  const lean = clamp(pose.lean ?? 0, LIMITS.leanBack, LIMITS.leanOn)
  const tilt = clamp(pose.tilt ?? 0, -LIMITS.tilt, LIMITS.tilt)
  const hip: Spot = pose.hip ?? [0, -(body.thigh + body.shin + body.sole)]
  const place = (x: number, y: number): Spot => [
    hip[0] + x * cos(lean) - y * sin(lean),
    hip[1] + x * sin(lean) + y * cos(lean),
  ]
  const forward = sin(turn) * 1.6
  const neck = place(0, -body.torso)
  const sideways = Math.abs(turn) > SIDEWAYS
  const facing = sideways ? Math.sign(turn) : 0
  const sides = (['L', 'R'] as const).map((side) => {
    const k = side === 'L' ? -1 : 1
    const arm: Limb = pose[`arm${side}`] ?? [k * 16, k * 7]
    const leg: Limb = pose[`leg${side}`] ?? [k * (turn ? 4 : 3), k * 2]
    const shoulder = place(k * body.shoulder * (0.35 + 0.65 * cos(turn)) + forward * 0.2, -body.torso + 3.5)
    const root = place(k * body.root * (0.3 + 0.7 * cos(turn)), 0)
    // Elbows fall outwards or backwards, knees outwards or forwards.
    const arms = bonesOf(shoulder, arm, body.upper, body.fore, (p) =>
      facing ? p[1] - facing * p[0] * 0.7 : k * p[0] + p[1] * 0.4,
    )
    const legs = bonesOf(root, leg, body.thigh, body.shin, (p) => (facing ? facing * p[0] - p[1] : k * p[0]))
    const [hold, step]: Partial<Reach>[] = [isAngles(arm) ? {} : arm, isAngles(leg) ? {} : leg]
    const hand: Hand = {
      at: arms[2],
      dir: hold?.dir ?? angleOf(arms[1], arms[2]),
      type: hold?.hand ?? 'mitten',
      thumb: hold?.thumb ?? -k,
      size: hold?.size ?? 1,
    }
    const foot: Foot = {
      at: legs[2],
      dir: step?.toe ?? 0,
      size: step?.size ?? 1,
      face: step?.face ?? (facing || k),
      len: step?.len ?? (facing ? 5.2 : 3.7),
    }
    return { arms, legs, hand, foot }
  })
  const [left, right] = sides as [(typeof sides)[0], (typeof sides)[0]]
  return {
    body,
    turn,
    lean,
    tilt,
    hip,
    neck,
    place,
    sideways,
    head: polar([neck[0] + forward * 0.6, neck[1]], 180 - (lean * 0.55 + tilt * 0.5), body.neck + 8.6 * body.head),
    narrow: 0.72 + 0.28 * cos(turn),
    arms: { L: left.arms, R: right.arms },
    legs: { L: left.legs, R: right.legs },
    hands: { L: left.hand, R: right.hand },
    feet: { L: left.foot, R: right.foot },
  }
}

/** Joints bent, or arms stretched, beyond what a body can do. */
export function badJoints({ body, arms, legs }: Skeleton): string[] {
  const bend = ([a, b, c]: Bones) => Math.abs(((angleOf(a, b) - angleOf(b, c) + 540) % 360) - 180)
  return (['L', 'R'] as const).flatMap((side) => [
    ...(bend(arms[side]) > LIMITS.elbow ? [`elbow ${side}`] : []),
    ...(bend(legs[side]) > LIMITS.knee ? [`knee ${side}`] : []),
    ...(distance(arms[side][0], arms[side][1]) / body.upper > LIMITS.stretch + 1e-9 ? [`arm ${side} stretched`] : []),
  ])
}
