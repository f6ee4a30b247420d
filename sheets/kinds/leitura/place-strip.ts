/** The scene of a text's place, with whoever the text names in it and the things of its story beside it. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import type { Mark } from '../../scene/scene.ts'
import { BOYS, type CastName, nameOf, STANDING } from '../../studio/cast/people.ts'
import { sceneStrip } from '../../studio/scenes/strip.ts'

/** Of the things beside the scene, mm. */
const [BESIDE, GAP, LARGEST] = [34, 4, 32]

/** Children whom a text names come before the others, and before them a boy or a girl for one who is not of the cast. */
export function castOf(named: string, random: Random, child?: 'menina' | 'menino'): CastName[] {
  const words = new Set(named.match(/\p{L}+/gu))
  const called = STANDING.filter((name) => words.has(nameOf(name)))
  const cast = [...called, ...random.shuffle(STANDING.filter((name) => !called.includes(name)))]
  const like = cast.find((name) => child && BOYS.has(name) === (child === 'menino'))
  return like ? [like, ...cast.filter((name) => name !== like)] : cast
}

/** The scene of a place. `things` are pictures beside it, by id. @throws RangeError for a place without a scene */
export function placeStrip(
  place: string,
  named: string,
  frame: Box,
  color: boolean,
  random: Random,
  things: readonly string[] = [],
  child?: 'menina' | 'menino',
): Mark[] {
  const width = things.length > 0 ? frame.width - BESIDE - GAP : frame.width
  const step = frame.height / Math.max(1, things.length)
  const column = frame.x + frame.width - BESIDE / 2
  return [
    ...sceneStrip(place, castOf(named, random, child), { ...frame, width }, color),
    ...things.map((id, i) =>
      drawPicture(id, { cx: column, cy: frame.y + step * (i + 0.5), size: Math.min(LARGEST, step - 4), color }),
    ),
  ]
}
