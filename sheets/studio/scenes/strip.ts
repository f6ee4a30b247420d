/** A wide picture cut from a scene at the height of whoever is in front: above a text, above problems. */
import type { Box } from '../../lettering/bounds.ts'
import { group, rect, rectData, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { CastName } from '../cast/people.ts'
import { marksOf, Pen } from '../pen.ts'
import { drawScene, SCENES } from './scenes.ts'

/** Scenes by the place that a text or a theme names. */
const SCENE_OF: Readonly<Record<string, string>> = {
  sitio: 'fazenda',
  jardim: 'jardim',
  horta: 'jardim',
  pomar: 'pomar',
  escola: 'escola',
  parquinho: 'parquinho',
  praia: 'praia',
  amazonia: 'amazonia',
  pantanal: 'pantanal',
  onibus: 'onibus',
  transito: 'cidade',
  futebol: 'futebol',
  espaco: 'espaco',
  junina: 'junina',
  circo: 'circo',
  mar: 'mar',
  dinossauros: 'dinossauros',
  aniversario: 'festa',
}
/** Feet of those who count, where they are not the ones in front, mm from the top of the page. */
const FEET: Readonly<Record<string, number>> = { festa: 224, circo: 268 }
/** Of the cut, mm on the scene's page: from above a head to below the feet, and as wide as every scene is drawn. */
const CUT = { above: 85, below: 11, middle: 105, width: 190 }
const HEIGHT = CUT.above + CUT.below

export const hasStrip = (place: string): boolean => place in SCENE_OF

/** The picture in the middle of the frame, at most as wide as the scene. Throws RangeError for a place without one. */
export function sceneStrip(place: string, cast: readonly CastName[], frame: Box, color: boolean): Mark[] {
  const scene = SCENES.find(({ id }) => id === SCENE_OF[place])
  if (!scene) throw new RangeError(`no strip of ${place}`)
  const scale = Math.min(1, Math.max(frame.height / HEIGHT, frame.width / CUT.width))
  const width = Math.min(frame.width, CUT.width * (frame.height / HEIGHT))
  const fit = width < frame.width ? frame.height / HEIGHT : scale
  const x = frame.x + (frame.width - width) / 2
  const foot = (FEET[scene.id] ?? scene.front) + CUT.below
  const pen = new Pen(color)
  const drawn = pen.at(
    round(x + width / 2 - CUT.middle * fit),
    round(frame.y + frame.height - foot * fit),
    fit,
    (own) => drawScene(scene, own, 'medio', cast),
  )
  return [
    group(0, 0, marksOf(drawn), { clip: rectData(x, frame.y, width, frame.height, 4) }),
    rect(x, frame.y, width, frame.height, { radius: 4, width: 0.9 }),
  ]
}
