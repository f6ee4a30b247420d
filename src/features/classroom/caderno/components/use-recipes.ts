import { useEffect, useState } from 'react'
import { databaseTurn } from '../../../../platform/browser/turns.ts'
import type { Recipe } from '../../../catalogue/recipe/schema.ts'
import { downloadCalls } from '../../../downloads/components/download-calls.ts'
import type { BasketSheet } from '../rules.ts'

/** A recipe, or the reason for its absence: only for premium users, an uploaded file, or no answer. */
export type Known = { readonly recipe: Recipe } | { readonly lacks: 'premium' | 'file' | 'answer' }

/** Recipes fetched at the same time. */
const AT_ONCE = 4

/** Recipes of the sheets, as they arrive. Looking does not count as a download. */
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
    const queue = wanted.split(' ').filter((id) => id !== '' && !('recipe' in (known.get(id) ?? {})))
    const calls = downloadCalls()
    const next = async (): Promise<void> => {
      const id = queue.shift()
      if (id === undefined || !isCurrent) return
      await databaseTurn()
      if (!isCurrent) return
      const found = await calls
        .recipe(id)
        .then(({ allowed, recipe }): Known => (recipe ? { recipe } : { lacks: allowed ? 'file' : 'premium' }))
        .catch((): Known => ({ lacks: 'answer' }))
      if (isCurrent) setKnown((old) => new Map(old).set(id, found))
      return next()
    }
    for (let i = 0; i < AT_ONCE; i++) void next()
    return () => {
      isCurrent = false
    }
  }, [wanted, attempt])
  return { known, retry: () => setAttempt((count) => count + 1) }
}
