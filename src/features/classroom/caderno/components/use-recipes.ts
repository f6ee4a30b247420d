import { useEffect, useState } from 'react'
import type { BasketSheet } from '../rules.ts'
import { bookletSheets, type Known } from './booklet-calls.ts'

/** Recipes of the sheets, asked for together. Looking does not count as a download. */
export function useRecipes(sheets: readonly BasketSheet[]): {
  readonly known: ReadonlyMap<string, Known>
  readonly retry: () => void
} {
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const wanted = sheets.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true
    const ids = wanted.split(' ').filter((id) => id !== '' && !('recipe' in (known.get(id) ?? {})))
    if (ids.length === 0) return
    void bookletSheets(ids).then((found) => {
      if (!isCurrent) return
      // A retired sheet is among the ones without an answer.
      const entries = ids.map((id): [string, Known] => [id, found?.get(id) ?? { lacks: 'answer' }])
      setKnown((old) => new Map([...old, ...entries]))
    })
    return () => {
      isCurrent = false
    }
  }, [wanted, attempt])
  return { known, retry: () => setAttempt((count) => count + 1) }
}
