/** A comic strip of three or four panels with the cast, and the questions on it. */
import type { StripPanel, StripPlace } from '../../studio/places/strip-panels.ts'

export const STRIP_THEMES = ['escola', 'casa', 'passeio', 'bichos'] as const
export type StripTheme = (typeof STRIP_THEMES)[number]

export interface Strip {
  readonly id: string
  readonly theme: StripTheme
  readonly name: string
  readonly place: StripPlace
  readonly panels: readonly StripPanel[]
  /** Whoever might speak, the right one first, and the panel that is asked about, from 1. */
  readonly speaker: { readonly panel: number; readonly who: readonly [string, string, string] }
  /** A fact of the strip, or the sense of a word for a sound: the right option first. */
  readonly fact: { readonly ask: string; readonly options: readonly [string, string, string] }
  readonly funny: readonly [string, string, string]
  /** The strip in two sentences. */
  readonly told: string
  readonly shows: readonly string[]
}
