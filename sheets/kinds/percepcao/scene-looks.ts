/** Scenes as lists of marks, one for each thing, and other looks of the people in them. */
import { round } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import type { Standing } from '../../studio/cast/cast.ts'
import { CAST, type CastName } from '../../studio/cast/people.ts'
import type { Person } from '../../studio/cast/person.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { HUNTING_GROUNDS } from '../../studio/scenes/hunting-grounds.ts'
import { NIGHTS } from '../../studio/scenes/night.ts'
import { PARTY } from '../../studio/scenes/party.ts'
import { PRESENTS } from '../../studio/scenes/party-presents.ts'
import { type Restyling, type Scene, Stage } from '../../studio/scenes/scene.ts'
import { SCENES } from '../../studio/scenes/scenes.ts'

/** Throws RangeError for an unknown id. */
export function sceneNamed(id: string | undefined): Scene {
  const scene = [...SCENES, ...NIGHTS, PARTY, PRESENTS, ...HUNTING_GROUNDS].find((one) => one.id === id)
  if (!scene) throw new RangeError(`no scene named ${id}`)
  return scene
}

export interface Rendering {
  readonly scene: Scene
  readonly pen: Pen
  readonly cast: readonly CastName[]
  /** Default: the richest. */
  readonly level?: Level
  /** In front of everything else. */
  readonly besides?: (pen: Pen) => Drawing
  /** Keeps the marks that the picture shows. */
  readonly seen?: (marks: readonly Mark[]) => Mark[]
}

export function sceneMarks(rendering: Rendering, restyle?: Restyling): Mark[] {
  const { scene, pen, cast, level = 'desafio', besides, seen = (marks) => [...marks] } = rendering
  return seen(marksOf([scene.draw(new Stage(scene, pen, level, cast, { restyle })), besides?.(pen) ?? []]))
}

/** Another look of somebody: the person's mark in the other drawing of the same scene. */
export interface Look {
  readonly change: 'face' | 'shirt'
  readonly index: number
  readonly mark: Mark
}

/** Another expression; a print on a plain shirt, none on the others. */
const RESTYLED: readonly (readonly [Look['change'], (standing: Standing, person: Person) => Standing])[] = [
  [
    'face',
    (standing) => ({
      ...standing,
      pose: { ...standing.pose, expr: standing.pose?.expr === 'surpreso' ? 'alegre' : 'surpreso' },
    }),
  ],
  [
    'shirt',
    (standing, { top }) => ({
      ...standing,
      wear: { ...standing.wear, top: { ...top, print: top.print ? undefined : 'stripes' } },
    }),
  ],
]

/** Other looks of everybody at a spot of the scene that these marks are: whoever differs there in the other drawing. */
export function looksOf(rendering: Rendering, marks: readonly Mark[]): Look[] {
  const known = marks.map((mark) => JSON.stringify(mark))
  const all = RESTYLED.flatMap(([change, restyled]) => {
    const others = sceneMarks(rendering, (_spot, who, standing) =>
      restyled(standing, { ...CAST[who], ...standing.wear }),
    )
    return others.flatMap((mark, index) =>
      mark.kind === 'group' && JSON.stringify(mark) !== known[index] ? [{ change, index, mark }] : [],
    )
  })
  return Object.values(rendering.scene.spots).flatMap(({ at: [x, foot] }) =>
    all.filter(({ mark }) => mark.x === round(x) && mark.y === round(foot)),
  )
}
