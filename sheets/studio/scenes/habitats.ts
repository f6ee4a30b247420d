/** Homes of single animals and things, by name. */
import { DISTANT } from './distant-habitats.ts'
import { FEASTS } from './feast-habitats.ts'
import { LAND } from './land-habitats.ts'
import { RABBIT_WALK } from './rabbit-walk.ts'
import { WATER } from './water-habitats.ts'

export const HABITATS = { ...LAND, ...WATER, ...FEASTS, ...DISTANT, rabbitWalk: RABBIT_WALK } as const

export type HabitatName = keyof typeof HABITATS
