/** All stories in four drawn moments. */
import { HOME_TALES } from './home-tales.ts'
import { OUTDOOR_TALES } from './outdoor-tales.ts'
import type { FourPanels } from './panel.ts'
import { PARK_TALES } from './park-tales.ts'
import { VISIT_TALES } from './visit-tales.ts'

export const TALES = { ...OUTDOOR_TALES, ...PARK_TALES, ...HOME_TALES, ...VISIT_TALES } satisfies Readonly<
  Record<string, FourPanels>
>

export type TaleName = keyof typeof TALES
