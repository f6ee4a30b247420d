/** One feeling in five strengths: face and body grow together, the child and the feeling stay the same. */
import { points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { BUST } from './actions/stage.ts'
import type { ExpressionName } from './expressions.ts'
import { figure } from './figure.ts'
import { type FigurePen, figurePen } from './figure-pen.ts'
import { CLOTH } from './inks.ts'
import { CAST, type CastName } from './people.ts'
import type { Pose } from './skeleton.ts'

export const STRENGTHS = [1, 2, 3, 4, 5] as const
export type Strength = (typeof STRENGTHS)[number]
export type Growing = 'raiva' | 'medo' | 'agitacao'

const FACES: Readonly<Record<Growing, Readonly<Record<Strength, ExpressionName>>>> = {
  raiva: { 1: 'calmo', 2: 'contrariado', 3: 'bravo', 4: 'irado', 5: 'furioso' },
  medo: { 1: 'calmo', 2: 'receio', 3: 'medo', 4: 'assustado', 5: 'pavor' },
  agitacao: { 1: 'calmo', 2: 'impaciente', 3: 'agitado', 4: 'acelerado', 5: 'disparado' },
}

export const faceOf = (feeling: Growing, strength: Strength): ExpressionName => FACES[feeling][strength]

/** Both arms, mirrored: position, direction and shape of the right hand. */
const both = (x: number, y: number, dir: number, hand: 'fist' | 'open' | 'mitten' | 'flat'): Pose => ({
  armL: { at: [-x, y], dir: 360 - dir, hand, thumb: 1, z: 'front' },
  armR: { at: [x, y], dir, hand, thumb: -1, z: 'front' },
})

const POSES: Readonly<Record<Growing, Partial<Record<Strength, Pose>>>> = {
  raiva: { 3: both(10.6, -24, 20, 'fist'), 4: both(6, -28.6, 250, 'fist'), 5: both(15, -44, 175, 'fist') },
  medo: {
    2: { armR: { at: [4.4, -29], dir: 200, hand: 'fist', thumb: -1, z: 'front' } },
    3: both(3.6, -27, 210, 'fist'),
    4: both(9.6, -39.6, 190, 'flat'),
    5: { ...both(12, -38, 188, 'open'), tilt: 4 },
  },
  agitacao: {
    2: both(4.6, -25, 240, 'mitten'),
    3: both(15.2, -36, 130, 'flat'),
    4: { ...both(15.6, -44, 170, 'open'), tilt: 7 },
    5: { ...both(15.6, -46, 172, 'open'), tilt: -9 },
  },
}

const puff = (near: FigurePen, x: number, y: number, r: number): Drawing =>
  near.shape(
    scallop(
      points('-1,.6 -.8,-.5 0,-1 .8,-.6 1,.4 .2,.9').map(([dx, dy]) => [x + dx * r, y + dy * r] as const),
      0.6,
    ),
    CLOTH.branco,
    near.inner,
  )

/** Around the head, more with every strength: steam, trembling, swings. */
function around(near: FigurePen, feeling: Growing, strength: Strength): Drawing {
  const swings = feeling === 'agitacao' && strength === 3
  if (strength < 4 && !swings) return []
  const most = strength === 5
  const line = (d: string) => near.ink(d, near.outer)
  if (feeling === 'raiva')
    return [-1, 1].map((k) => [puff(near, k * 15.6, -55, 2.6), most ? puff(near, k * 20, -59.6, 2) : []])
  if (feeling === 'medo')
    return line(
      most
        ? 'M-17,-54q-2,-2 0,-4q2,-2 0,-4M17,-54q2,-2 0,-4q-2,-2 0,-4M-20,-36q-2,-2 0,-4M20,-36q2,-2 0,-4'
        : 'M-16.6,-52q-2,-2 0,-4M16.6,-52q2,-2 0,-4',
    )
  if (swings) return line('M-20.6,-27q-2.6,-3 0,-6.4M20.6,-27q2.6,-3 0,-6.4')
  return line(
    most
      ? 'M-21,-44q-3,-5 0,-10M-25,-42q-4,-7 0,-14M21,-44q3,-5 0,-10M25,-42q4,-7 0,-14M-12,-62l-2,-3M0,-64v-3.4M12,-62l2,-3'
      : 'M-21,-44q-3,-4 0,-8M21,-44q3,-4 0,-8',
  )
}

/** Head and shoulders of somebody who feels this so strongly, the middle of the hips on (0, -21). */
export function feelingBust(pen: Pen, who: CastName, feeling: Growing, strength: Strength): Drawing {
  const near = figurePen(pen, 1)
  const pose: Pose = { ...BUST, ...POSES[feeling][strength], expr: faceOf(feeling, strength) }
  return figure(near, CAST[who], pose, { top: around(near, feeling, strength) })
}
