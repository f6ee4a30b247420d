/** A cube to build: its six faces, drawn in squares of one size. */
import type { Fill } from '../../studio/pen.ts'
import type { FacePaint } from './fold-paint.ts'

export const CUBE_SIDE = 40

export type Role = 'front' | 'right' | 'back' | 'left' | 'top' | 'bottom'

/** `look`, from 0, gives other colours. */
export type Cube = (look: number) => Readonly<Record<Role, FacePaint>>

export const pick = (fills: readonly [Fill, ...Fill[]], look: number): Fill => fills[look % fills.length] ?? fills[0]
