/** All mosaics by the id of the picture that they show. */
import * as animals from './animals.ts'
import type { Mosaic } from './mosaic.ts'
import * as things from './things.ts'

const { iceCream, ...others } = things

export const MOSAICS: Readonly<Record<string, Mosaic>> = { ...animals, ...others, 'ice-cream': iceCream }
