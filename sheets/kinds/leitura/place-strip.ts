/** The scene of a place, with whoever a text names in it. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import type { Mark } from '../../scene/scene.ts'
import { type CastName, nameOf, STANDING } from '../../studio/cast/people.ts'
import { sceneStrip } from '../../studio/scenes/strip.ts'

/** Children whom a text names come before the others. */
function castOf(named: string, random: Random): CastName[] {
  const words = new Set(named.match(/\p{L}+/gu))
  const called = STANDING.filter((name) => words.has(nameOf(name)))
  return [...called, ...random.shuffle(STANDING.filter((name) => !called.includes(name)))]
}

/** The scene of a place. @throws RangeError for a place without a scene */
export const placeStrip = (place: string, named: string, frame: Box, color: boolean, random: Random): Mark[] =>
  sceneStrip(place, castOf(named, random), frame, color)
