/** All mosaics by the id of the picture that they show. */
import type { Level } from '../../../scene/scene.ts'
import * as animals from './animals.ts'
import type { Mosaic } from './mosaic.ts'
import * as things from './things.ts'

const { easyHeart, easyTree, iceCream, landedRocket, ...others } = things

const MOSAICS: Readonly<Record<string, Mosaic>> = { ...animals, ...others, 'ice-cream': iceCream }

type OfLevel<T> = Readonly<Partial<Record<Level, Readonly<Record<string, T>>>>>

/** Fewer colours on the easiest level, another place on the hardest. */
const OWN_MOSAICS: OfLevel<Mosaic> = {
  facil: { heart: easyHeart, tree: easyTree },
  desafio: { rocket: landedRocket },
}

/** Other things of the vocabulary that a mosaic shows. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  heart: ['balloon'],
  rocket: ['star'],
  strawberry: ['plate'],
  turtle: ['beach'],
}

const OWN_BESIDE: OfLevel<readonly string[]> = { desafio: { rocket: ['star', 'moon', 'flag', 'astronaut'] } }

export const besideIn = (id: string, level: Level): readonly string[] => OWN_BESIDE[level]?.[id] ?? BESIDE[id] ?? []

export const mosaicOf = (id: string, level: Level): Mosaic | undefined => OWN_MOSAICS[level]?.[id] ?? MOSAICS[id]
