/** All stories: whole ones in four drawn moments, open ones in three. */
import { HOME_TALES } from './home-tales.ts'
import { OPEN_HOME_TALES } from './open-home-tales.ts'
import { OPEN_OUTDOOR_TALES } from './open-outdoor-tales.ts'
import { OUTDOOR_TALES } from './outdoor-tales.ts'
import type { FourPanels, ThreePanels } from './panel.ts'
import { PARK_TALES } from './park-tales.ts'
import { VISIT_TALES } from './visit-tales.ts'

export const TALES = { ...OUTDOOR_TALES, ...PARK_TALES, ...HOME_TALES, ...VISIT_TALES } satisfies Readonly<
  Record<string, FourPanels>
>

export type TaleName = keyof typeof TALES

export const OPEN_TALES = { ...OPEN_OUTDOOR_TALES, ...OPEN_HOME_TALES } satisfies Readonly<Record<string, ThreePanels>>

export type OpenTaleName = keyof typeof OPEN_TALES
