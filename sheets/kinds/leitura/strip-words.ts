/** Speakers and faces of comic strips. */
import type { Pose } from '../../studio/cast/skeleton.ts'

export const face = (expr: NonNullable<Pose['expr']>, rest: Pose = {}): Pose => ({ ...rest, expr })
export const child = (who: string, x: number, text: string) => ({ who, x, text })
export const adult = (who: string, x: number, text: string) => ({ who, x, text, isAdult: true })
