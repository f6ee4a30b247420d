/** An action is a picture of somebody of the cast who does one thing, with the one thing it takes. */
import type { Drawing } from '../../pen.ts'
import type { Extra } from '../figure.ts'
import type { FigurePen } from '../figure-pen.ts'
import type { Tone } from '../inks.ts'
import type { CastName } from '../people.ts'
import type { Pose } from '../skeleton.ts'

export interface Spread {
  readonly x?: number
  /** Busts are drawn larger than whole bodies. */
  readonly scale?: number
  /** Somebody beside the one whom the action shows: never exchanged. */
  readonly beside?: boolean
  /** Skirts become shorts. */
  readonly seated?: boolean
  readonly headphones?: boolean
}

export interface Stage {
  readonly pen: FigurePen
  /** Sun and moon are drawn with the action; off where a window shows the hour. */
  readonly sky: boolean
  /** Of the one whom the action shows. */
  readonly skin: Tone
  readonly person: (
    usual: CastName,
    pose: Pose,
    extra?: (near: FigurePen, skin: Tone) => Extra,
    spread?: Spread,
  ) => Drawing
}

export interface Action {
  /** Left and upper edge, and side, of the square that holds the picture in a band; measured where it is not given. */
  readonly box?: readonly [x: number, y: number, side: number]
  readonly usual: CastName
  readonly draw: (stage: Stage) => Drawing
}

/** Head and shoulders; the hands are behind the back unless the pose moves them. */
export const BUST = {
  hide: ['legL', 'legR'],
  hem: -4.4,
  armL: { at: [-2.4, -27.6], z: 'back', hand: 'none' },
  armR: { at: [2.4, -27.6], z: 'back', hand: 'none' },
} as const satisfies Pose
