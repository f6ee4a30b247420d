/** All mosaics by the id of the picture that they show. */
import type { Level } from '../../../scene/scene.ts'
import * as animals from './animals.ts'
import type { Mosaic } from './mosaic.ts'
import * as things from './things.ts'

const { easyHeart, easyTree, iceCream, landedRocket, ...others } = things

const MOSAICS: Readonly<Record<string, Mosaic>> = { ...animals, ...others, 'ice-cream': iceCream }

/** Pictures that the easiest level shows in fewer colours. */
const EASIEST: Readonly<Record<string, Mosaic>> = { heart: easyHeart, tree: easyTree }

/** Pictures that the hardest level shows in another place. */
const HARDEST: Readonly<Record<string, Mosaic>> = { rocket: landedRocket }

/** Other things of the vocabulary that a mosaic shows. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  heart: ['balloon'],
  rocket: ['star'],
  strawberry: ['plate'],
  turtle: ['beach'],
}

const BESIDE_HARDEST: typeof BESIDE = { rocket: ['star', 'moon', 'flag', 'astronaut'] }

const at = <T>(level: Level, all: Readonly<Record<string, T>>, hardest: Readonly<Record<string, T>>) =>
  level === 'desafio' ? { ...all, ...hardest } : all

export const besideIn = (id: string, level: Level): readonly string[] => at(level, BESIDE, BESIDE_HARDEST)[id] ?? []

export const mosaicOf = (id: string, level: Level): Mosaic | undefined =>
  (level === 'facil' && EASIEST[id]) || at(level, MOSAICS, HARDEST)[id]
