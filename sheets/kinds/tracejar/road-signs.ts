/** Letters and digits of the streets, one by one and in series. */
import { ALPHABET } from './written.ts'

export const DIGITS = [...'0123456789']
const SIGNS = [...ALPHABET, ...DIGITS]

/** A page for each sign from the first to the last one: together all signs once. */
export const SERIES: readonly string[] = ['A a E', 'F a J', 'K a O', 'P a T', 'U a Z', '0 a 4', '5 a 9']

export const ROAD_THEMES: readonly string[] = [...SIGNS, ...SERIES]

/** The sign of a page: every page of a single sign has it, those of a series go through it. */
export function signOf(theme: string, index: number): string {
  const [first = 'A', last = first] = theme.split(' a ')
  const from = SIGNS.indexOf(first)
  return SIGNS[from + (index % (SIGNS.indexOf(last) - from + 1))] ?? first
}
