/** Whole pictures by name: scenes, and subjects at home in their habitat. */
import type { Level } from '../../scene/scene.ts'
import type { CastName } from '../cast/people.ts'
import type { Drawing, Pen } from '../pen.ts'
import { drawScene, SCENES } from './scenes.ts'
import { drawSubject, hasRoomBeside, SUBJECTS } from './subjects.ts'

const SCENE_OF = new Map(SCENES.map((scene) => [scene.id, scene]))

export interface View {
  readonly shows: readonly string[]
  readonly draw: (pen: Pen, level: Level, cast: readonly CastName[], index: number) => Drawing
}

/** Throws RangeError for an unknown name. */
export function viewNamed(id: string): View {
  const scene = SCENE_OF.get(id)
  if (scene) return { shows: scene.shows, draw: (pen, level, cast) => drawScene(scene, pen, level, cast) }
  const subject = SUBJECTS[id]
  if (!subject) throw new RangeError(`no scene named ${id}`)
  return {
    shows: [subject.picture, ...(hasRoomBeside(subject) ? ['criança'] : [])],
    // One picture of a subject is a sheet of its own; this is the other.
    draw: (pen, level, [child], index) =>
      drawSubject(subject, pen, { level, index: subject.homes.length === 1 ? 3 : index, child }),
  }
}
