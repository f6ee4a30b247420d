/** Words that are typed nearly right. */
import { fold } from '../rules.ts'

/** Shortest word that may be misspelled. */
const LEAST_LENGTH = 4

/** How many letters differ between two words at most, by the length of the typed one. */
const mostChanges = (word: string) => (word.length < LEAST_LENGTH ? 0 : word.length < 7 ? 1 : 2)

/** Letters to change, add, take away or swap with their neighbour until both words are the same. */
export function changesBetween(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)])
  for (let j = 0; j <= b.length; j++) (rows[0] ?? [])[j] = j
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      ;(rows[i] ?? [])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swap)
    }
  return at(a.length, b.length)
}

/**
 * The word that was meant, among candidates as they are written; null when none is near enough. The first letter is
 * mostly right.
 */
export function nearestWord(word: string, candidates: readonly string[]): string | null {
  const most = mostChanges(word)
  const near = candidates
    .map((candidate) => {
      const plain = fold(candidate)
      return { candidate, changes: changesBetween(word, plain) + (plain[0] === word[0] ? 0 : 0.5) }
    })
    .filter(({ changes }) => changes <= most)
    .sort((a, b) => a.changes - b.changes || a.candidate.localeCompare(b.candidate))
  return near[0]?.candidate ?? null
}
