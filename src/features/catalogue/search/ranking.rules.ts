/** The order of what a search finds. The database ranks in the same way. */
import type { Activity } from '../schema.ts'
import { fold, searchText } from './rules.ts'

/** What a search looks at. */
type Searchable = Pick<Activity, 'id' | 'title' | 'description' | 'tags'>

/**
 * 0 title starts with, 1 title contains, 2 description contains, 3 tag contains; null no match (rule: search groups).
 */
export function searchGroup(activity: Searchable, foldedText: string): 0 | 1 | 2 | 3 | null {
  if (foldedText === '') return null
  const title = fold(activity.title)
  if (title.startsWith(foldedText)) return 0
  if (title.includes(foldedText)) return 1
  if (fold(activity.description).includes(foldedText)) return 2
  return activity.tags.some((tag) => fold(tag).includes(foldedText)) ? 3 : null
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
 * The matching activities in four groups, each alphabetical; none for an empty text (rule: search groups).
 * The database ranks with the same rule; this is its definition.
 */
export function rank<T extends Searchable>(activities: readonly T[], typed: string): T[] {
  const text = fold(searchText(typed))
  return activities
    .map((activity) => ({ activity, group: searchGroup(activity, text) }))
    .filter((match): match is { activity: T; group: 0 | 1 | 2 | 3 } => match.group !== null)
    .sort((a, b) => a.group - b.group || compareAlphabetically(a.activity, b.activity))
    .map((match) => match.activity)
}
