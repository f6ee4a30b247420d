/** Small scenes in which something happens that somebody feels, two for each feeling. */
import type { Emotion } from './feeling-poses.ts'
import type { FeelingScene } from './feeling-types.ts'
import { INDOOR_SCENES } from './feelings-indoors.ts'
import { OUTDOOR_SCENES } from './feelings-outdoors.ts'

const ALL: readonly FeelingScene[] = [...INDOOR_SCENES, ...OUTDOOR_SCENES]

/** One of the scenes of a feeling, in turn. */
export function sceneOf(feeling: Emotion, turn: number): FeelingScene {
  const own = ALL.filter((scene) => scene.feeling === feeling)
  const scene = own[turn % own.length]
  if (!scene) throw new RangeError(`no scene for ${feeling}`)
  return scene
}
