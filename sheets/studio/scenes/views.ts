/** Whole pictures by name: scenes, a still life, and subjects at home in their habitat. */
import type { Level } from '../../scene/scene.ts'
import type { CastName } from '../cast/people.ts'
import type { Drawing, Pen } from '../pen.ts'
import { FRUIT_BOWL } from './fruit-bowl.ts'
import { NIGHTS } from './night.ts'
import { PRESENTS } from './party-presents.ts'
import { drawScene, SCENES } from './scenes.ts'
import { SKY_VIEWS } from './sky-views.ts'
import { drawSubject, hasRoomBeside } from './subject-page.ts'
import { SUBJECTS } from './subjects.ts'

const SCENE_OF = new Map([...SCENES, ...NIGHTS, PRESENTS].map((scene) => [scene.id, scene]))

export interface View {
  readonly id: string
  readonly shows: readonly string[]
  readonly draw: (pen: Pen, cast: readonly CastName[], index: number) => Drawing
}

const STILL: readonly View[] = [FRUIT_BOWL, ...SKY_VIEWS]

/** A picture as it is on this level. Throws RangeError for an unknown name. */
export function viewNamed(id: string, level: Level): View {
  const scene = SCENE_OF.get(id)
  if (scene)
    return {
      id,
      shows: [...scene.shows, ...(level === 'desafio' ? (scene.rich ?? []) : [])],
      draw: (pen, cast) => drawScene(scene, pen, level, cast),
    }
  const still = STILL.find((one) => one.id === id)
  if (still) return still
  const subject = SUBJECTS[id]
  if (!subject) throw new RangeError(`no scene named ${id}`)
  return {
    id,
    shows: subject.portraits ? [subject.picture] : [subject.picture, ...(hasRoomBeside(subject) ? ['criança'] : [])],
    // One picture of a subject is a sheet of its own; this is the other.
    draw: (pen, cast, index) => {
      const [child] = cast
      const last = subject.portraits?.length
      const page = last ? last - 1 : subject.homes.length === 1 ? 3 : index
      return drawSubject(subject, pen, { level, index: page, child, cast })
    },
  }
}
