/** A small scene in which something happens that somebody feels. */
import type { CastName } from '../../studio/cast/people.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import type { Emotion } from './feeling-poses.ts'

export interface FeelingScene {
  readonly id: string
  readonly feeling: Emotion
  /** As the child tells it. */
  readonly told: string
  /** After «porque». */
  readonly because: string
  /** A thing to do after that. */
  readonly help: string
  /** On a panel of the size that `sheets/studio/tales/panel.ts` names. */
  readonly draw: (pen: Pen, who: CastName) => Drawing
}
