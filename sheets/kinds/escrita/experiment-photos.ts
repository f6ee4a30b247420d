/** Moments of an experiment as they are on its photos. */
import type { Spot } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { PHOTO, photoString } from '../../studio/places/observation-room.ts'
import { EXPERIMENTS, type ExperimentName, inJar } from '../../studio/shapes/experiments.ts'
import { TOLD } from './experiment-facts.ts'

export const drawnMoment = (pen: Pen, name: ExperimentName, which: number): Drawing => {
  const of = TOLD[name].moments[which]
  if (!of) return []
  return name === 'lagarta' ? inJar(pen, which) : EXPERIMENTS[name](pen, of, false)
}

const middleOf = (i: number) => PHOTO.x + i * PHOTO.step + PHOTO.width / 2

/** Middle of the place for a number below a photo. */
export const belowPhoto = (i: number): Spot => [middleOf(i), PHOTO.y + PHOTO.view + 8.5]

/** Four photos on a string with the moments in this order. */
export const hungMoments = (pen: Pen, name: ExperimentName, order: readonly number[]): Drawing => [
  photoString(pen),
  order.map((which, i) => pen.at(middleOf(i), PHOTO.y + PHOTO.view - 2, 0.97, (own) => drawnMoment(own, name, which))),
]
