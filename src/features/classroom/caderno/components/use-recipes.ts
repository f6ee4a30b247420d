import { useEffect, useMemo, useState } from 'react'
import { readCreated } from '../created.rules.ts'
import { type BasketSheet, isCreated } from '../rules.ts'
import { bookletSheets, type Known } from './booklet-calls.ts'

/** A created sheet is drawn from what the basket has of it, and its name; one that is damaged cannot be printed. */
function knownCreated({ created }: BasketSheet, name: string): Known {
  const read = readCreated(created)
  if (!read) return { lacks: 'file' }
  const named = { ...read, typed: { ...read.typed, name } }
  return { recipe: null, created: named, plainTitle: null, description: '', skills: [] }
}

/**
 * Recipes of the sheets, asked for together. Looking does not count as a download.
 * @param names typed on created sheets, by sheet
 */
export function useRecipes(
  sheets: readonly BasketSheet[],
  names: ReadonlyMap<string, string>,
): {
  readonly known: ReadonlyMap<string, Known>
  readonly retry: () => void
} {
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const wanted = sheets.flatMap((sheet) => (isCreated(sheet) ? [] : [sheet.id])).join(' ')
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
  const all = useMemo(() => {
    const created = sheets.filter(isCreated)
    return new Map([
      ...known,
      ...created.map((sheet): [string, Known] => [sheet.id, knownCreated(sheet, names.get(sheet.id) ?? '')]),
    ])
  }, [known, sheets, names])
  return { known: all, retry: () => setAttempt((count) => count + 1) }
}
