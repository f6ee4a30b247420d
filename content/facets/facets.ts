/** Maps kinds to goals, and pieces to the themes a child would name: values of the catalogue's facets. */
import { GOALS, type Goal, THEMES, type Theme } from '../../src/features/catalogue/facets/rules.ts'
import goals from './goals.json' with { type: 'json' }
import themes from './themes.json' with { type: 'json' }

const KINDS_OF: Readonly<Record<Goal, readonly string[]>> = goals
const THEMES_OF: Readonly<Record<Theme, readonly string[]>> = themes

/** The goals that a kind of sheet serves. */
export const goalsOf = (kind: string): Goal[] => GOALS.filter((goal) => KINDS_OF[goal].includes(kind))

/** Of figures with a number of dots, the figure: `meia 5`. */
const figureOf = (theme: string) => theme.replace(/ \d+$/, '')

/** The theme a child sees on a piece; null for themes of letters, numbers or tasks. */
export function interestOf(theme: string): Theme | null {
  return THEMES.find((candidate) => THEMES_OF[candidate].includes(figureOf(theme))) ?? null
}
