/** A child of the cast who feels something: face and body say the same. */
import { person } from '../../studio/cast/cast.ts'
import type { ExpressionName } from '../../studio/cast/expressions.ts'
import type { Extra } from '../../studio/cast/figure.ts'
import type { FigurePen } from '../../studio/cast/figure-pen.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { HANDS_UP } from '../../studio/cast/poses.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'

export const EMOTIONS = ['alegria', 'tristeza', 'raiva', 'medo', 'surpresa', 'calma', 'vergonha'] as const
export type Emotion = (typeof EMOTIONS)[number]

/** Both arms, mirrored: position, direction and shape of the right hand. */
const both = (x: number, y: number, dir: number, hand: 'fist' | 'open' | 'mitten' | 'flat'): Pose => ({
  armL: { at: [-x, y], dir: 360 - dir, hand, thumb: 1, z: 'front' },
  armR: { at: [x, y], dir, hand, thumb: -1, z: 'front' },
})

const FACES: Readonly<Record<Emotion, ExpressionName>> = {
  alegria: 'alegre',
  tristeza: 'triste',
  raiva: 'bravo',
  medo: 'medo',
  surpresa: 'surpreso',
  calma: 'calmo',
  vergonha: 'vergonha',
}

const BODIES: Readonly<Record<Emotion, Pose>> = {
  alegria: HANDS_UP,
  tristeza: { nod: 1.4, tilt: -5, armL: [-8, -2], armR: [8, 2] },
  raiva: both(10.6, -24, 20, 'fist'),
  medo: both(3.6, -27, 210, 'fist'),
  surpresa: both(10.4, -35, 186, 'flat'),
  calma: both(4.6, -25, 240, 'mitten'),
  vergonha: {
    nod: 1,
    tilt: -7,
    armL: [-6, 8],
    armR: { at: [4.4, -29], dir: 200, hand: 'mitten', thumb: -1, z: 'front' },
  },
}

export const poseOf = (feeling: Emotion): Pose => ({ ...BODIES[feeling], plain: true, expr: FACES[feeling] })

interface Feels {
  readonly who: CastName
  readonly feeling: Emotion
}

/** Standing with the feet at a place; `pose` in part instead of the feeling's own. */
export const feels = (
  pen: Pen,
  { who, feeling }: Feels,
  [x, foot, scale]: readonly [x: number, foot: number, scale: number],
  {
    pose = {},
    extra,
    flip,
  }: { readonly pose?: Pose; readonly extra?: (pen: FigurePen) => Extra; readonly flip?: boolean } = {},
): Drawing =>
  person(pen, who, x, foot, scale, {
    pose: { ...poseOf(feeling), ...pose },
    ...(extra && { extra }),
    ...(flip && { flip }),
  })
