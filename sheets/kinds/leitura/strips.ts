import type { Strip } from './strip-facts.ts'
import { INDOOR_STRIPS } from './strips-indoors.ts'
import { OUTDOOR_STRIPS } from './strips-outdoors.ts'

export const STRIPS: readonly Strip[] = [...INDOOR_STRIPS, ...OUTDOOR_STRIPS]
