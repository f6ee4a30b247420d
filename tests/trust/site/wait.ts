import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 100

/**
 * Waits until `look` answers with something; what it throws counts as "not yet".
 * @throws after `withinMs`, saying what was awaited
 */
export async function until<T>(what: string, look: () => Promise<T | null | false>, withinMs = 60_000): Promise<T> {
  const giveUpAt = performance.now() + withinMs
  for (;;) {
    const found = await look().catch(() => null)
    if (found) return found
    if (performance.now() > giveUpAt) throw new Error(`waited ${withinMs / 1000} s in vain: ${what}`)
    await sleep(POLL_MS)
  }
}

/** @throws when `holds` is false: the case failed */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

/** `3 × 200, 1 × 503 unavailable`, most frequent first. */
export function tally(words: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([word, count]) => `${count} × ${word}`)
    .join(', ')
}
