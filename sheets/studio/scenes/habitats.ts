/** Homes of single animals and things, by name. */
import { LAND } from './land-habitats.ts'
import { ELSEWHERE } from './other-habitats.ts'

export const HABITATS = { ...LAND, ...ELSEWHERE } as const

export type HabitatName = keyof typeof HABITATS
