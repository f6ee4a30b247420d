/** The order of search results. The database ranks by the same rule. */
import type { Activity } from '../schema.ts'
import { fold, searchText, wholeWordsPattern } from './rules.ts'

/** Fields that a search reads. */
type Searchable = Pick<Activity, 'id' | 'title' | 'description' | 'tags'>

/** Groups of matches, the best first: of whole words 0 to 3, of parts of words 4 to 7 (rule: search groups). */
export type SearchGroup = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/**
 * The group of a match, or null: title starts with the text as whole words, title contains it so, description, a tag; then
 * the same four with the text as a part of words (rule: search groups).
 * @param options.open the last word may go on: it is being typed
 */
export function searchGroup(
  activity: Searchable,
  foldedText: string,
  { open = false }: { readonly open?: boolean } = {},
): SearchGroup | null {
  if (foldedText === '') return null
  const title = fold(activity.title)
  const description = fold(activity.description)
  const tags = activity.tags.map(fold)
  const [starting, whole] = [
    new RegExp(wholeWordsPattern(foldedText, { starting: true, open })),
    new RegExp(wholeWordsPattern(foldedText, { open })),
  ]
  if (starting.test(title)) return 0
  if (whole.test(title)) return 1
  if (whole.test(description)) return 2
  if (tags.some((tag) => whole.test(tag))) return 3
  if (title.startsWith(foldedText)) return 4
  if (title.includes(foldedText)) return 5
  if (description.includes(foldedText)) return 6
  return tags.some((tag) => tag.includes(foldedText)) ? 7 : null
}

// Code points, not UTF-16 units: the order of the database's "C" collation.
function compareCodePoints(a: string, b: string): number {
  const left = Array.from(a)
  const right = Array.from(b)
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

/** Alphabetical order of activities: by folded title (so that É sorts with E), then title, then id. */
export function compareAlphabetically(a: Pick<Searchable, 'id' | 'title'>, b: Pick<Searchable, 'id' | 'title'>) {
  return (
    compareCodePoints(fold(a.title), fold(b.title)) ||
    compareCodePoints(a.title, b.title) ||
    compareCodePoints(a.id, b.id)
  )
}

/**
 * The matching activities in four groups, each alphabetical, matches of whole words before those of parts; empty for an
 * empty text (rule: search groups). The database ranks by the same rule; this is its definition.
 */
export function rank<T extends Searchable>(activities: readonly T[], typed: string): T[] {
  const text = fold(searchText(typed))
  return activities
    .map((activity) => ({ activity, group: searchGroup(activity, text) }))
    .filter((match): match is { activity: T; group: SearchGroup } => match.group !== null)
    .sort((a, b) => a.group - b.group || compareAlphabetically(a.activity, b.activity))
    .map((match) => match.activity)
}
