/** All mosaics by the id of the picture that they show. */
import type { Level } from '../../../scene/scene.ts'
import * as animals from './animals.ts'
import type { Mosaic } from './mosaic.ts'
import * as things from './things.ts'

const { iceCream, landedRocket, ...others } = things

export const MOSAICS: Readonly<Record<string, Mosaic>> = { ...animals, ...others, 'ice-cream': iceCream }

/** Pictures that the hardest level shows in another place. */
const HARDEST: Readonly<Record<string, Mosaic>> = { rocket: landedRocket }

export const mosaicOf = (id: string, level: Level): Mosaic | undefined =>
  (level === 'desafio' ? HARDEST[id] : undefined) ?? MOSAICS[id]
