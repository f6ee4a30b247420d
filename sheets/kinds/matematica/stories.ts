/** The small stories of word problems, by place. */
import { AT_PARTY, AT_SCHOOL } from './stories-inside.ts'
import { AT_BEACH, AT_FARM, AT_MARKET } from './stories-outside.ts'
import type { StoryTheme } from './story-form.ts'

export const STORY_THEMES: Readonly<Record<string, StoryTheme>> = {
  feira: AT_MARKET,
  sitio: AT_FARM,
  aniversario: AT_PARTY,
  escola: AT_SCHOOL,
  praia: AT_BEACH,
}

/** Things that come in small numbers, even on a large farm or a long beach. */
export const FEW: ReadonlySet<string> = new Set(['vaca', 'cavalo', 'porco', 'ovelha', 'siri', 'bola', 'estrela-do-mar'])
