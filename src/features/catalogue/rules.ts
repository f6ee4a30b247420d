import type { Activity } from './schema.ts'

/** Lengths of the lists of home and catalogue (rule: home lists). */
export const RECENT_COUNT = 20
export const POPULAR_COUNT = 15
export const ROW_COUNT = 8

/** Activities shown as like another one: a row of the grid. */
export const RELATED_COUNT = 5

/**
 * Paging of the catalogue list (rule: list paging): activities per step, at most on one page, unseen ones that trigger
 * the next step.
 */
export const PAGE_STEP = 15
export const PAGE_MAX = 45
export const PAGE_BUFFER = 5
/** Wait before the next step is asked for, in milliseconds (rule: list paging). */
export const PAGE_DELAY_MS = 300

/** Time each word of the hero shows, in milliseconds (rule: home lists). */
export const HERO_WORD_MS = 2000

/** Characters of a description on a card, about (rule: card description). */
export const CARD_DESCRIPTION_LENGTH = 85

/** The description of a card: cut at the last word break that fits, with an ellipsis (rule: card description). */
export function truncateAtWord(text: string, length = CARD_DESCRIPTION_LENGTH): string {
  const characters = Array.from(text.trim())
  if (characters.length <= length) return text.trim()
  const head = characters.slice(0, length).join('')
  const endsAtWord = /^\s/u.test(characters[length] ?? '')
  const lastBreak = head.search(/\s\S*$/u)
  const cut = endsAtWord || lastBreak <= 0 ? head : head.slice(0, lastBreak)
  return `${cut.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')}…`
}

/** 847 → 840: the counter of the hero (rule: home lists). */
export function roundDownToTens(count: number): number {
  return Math.floor(count / 10) * 10
}

/** Activities without an id are discarded and duplicates by id collapsed, the first remains (rule: activity ids). */
export function collapseById<T extends Pick<Activity, 'id'>>(activities: readonly T[]): T[] {
  const seen = new Map<string, T>()
  for (const activity of activities) {
    if (activity.id && !seen.has(activity.id)) seen.set(activity.id, activity)
  }
  return [...seen.values()]
}

/**
 * The activities most like one: those that share most tags with it, then those for the same age, then as they came.
 * It is never among them.
 */
export function mostSimilar<T extends Pick<Activity, 'id' | 'tags' | 'ageRange'>>(
  activity: T,
  candidates: readonly T[],
  count = RELATED_COUNT,
): T[] {
  const likeness = ({ tags, ageRange }: T) =>
    2 * tags.filter((tag) => activity.tags.includes(tag)).length + (ageRange === activity.ageRange ? 1 : 0)
  return candidates
    .filter(({ id }) => id !== activity.id)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, count)
}
