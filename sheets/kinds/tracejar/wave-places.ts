/** Places that a wave runs through: a sea, a pond, a garden of flowers, rows of vegetables, a town, a park, space. */
import { kitchen } from './wave-kitchen.ts'
import { flowers, park } from './wave-land.ts'
import { treetops } from './wave-sky.ts'
import type { Place } from './wave-types.ts'
import { pond, sea, space } from './wave-water.ts'

export const WAVE_PLACES = { sea, pond, flowers, kitchen, treetops, park, space } satisfies Record<string, Place>
export type WavePlace = keyof typeof WAVE_PLACES
