/** Small scenes in which something happens that somebody feels, two for each feeling. */
import type { CastName } from '../../studio/cast/people.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import type { Emotion } from './feeling-poses.ts'
import { INDOOR_SCENES } from './feelings-indoors.ts'
import { OUTDOOR_SCENES } from './feelings-outdoors.ts'

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

const ALL: readonly FeelingScene[] = [...INDOOR_SCENES, ...OUTDOOR_SCENES]

/** One of the scenes of a feeling, in turn. */
export function sceneOf(feeling: Emotion, turn: number): FeelingScene {
  const own = ALL.filter((scene) => scene.feeling === feeling)
  const scene = own[turn % own.length]
  if (!scene) throw new RangeError(`no scene for ${feeling}`)
  return scene
}
