/** Whole pictures of plane figures by theme and level. */
import type { Level } from '../../../scene/scene.ts'
import { BASIC_PICTURES } from './basic-pictures.ts'
import type { BuiltPicture } from './grounds.ts'
import { OTHER_PICTURES } from './other-pictures.ts'
import { STARRY_PICTURES } from './starry-pictures.ts'

export const PICTURES: Readonly<Record<string, Readonly<Record<Level, readonly BuiltPicture[]>>>> = {
  basicas: BASIC_PICTURES,
  estrelas: STARRY_PICTURES,
  ...OTHER_PICTURES,
}
