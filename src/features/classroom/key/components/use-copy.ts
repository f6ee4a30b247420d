import { useEffect, useState } from 'react'
import { callApi } from '../../../../platform/browser/call-api.ts'
import { isRecord } from '../../../../platform/is-record.ts'
import type { Recipe } from '../../../catalogue/recipe/schema.ts'
import type { Activity } from '../../../catalogue/schema.ts'
import { CATEGORY_KEYS } from '../../../catalogue/taxonomy/rules.ts'
import { downloadCalls } from '../../../downloads/components/download-calls.ts'
import type { VariantOrder } from '../../../variants/components/engine-messages.ts'
import { dressed } from '../../caderno/plan.rules.ts'
import { type CopyCode, choicesOfCode } from '../code.rules.ts'

/** The sheet of a code, as its copy was drawn; or why it cannot be shown. */
export type Copy =
  | { readonly is: 'opening' | 'broken' | 'premium' | 'failed' }
  | {
      readonly is: 'there'
      readonly activity: Pick<Activity, 'title' | 'slug'>
      readonly recipe: Recipe
      readonly order: VariantOrder
    }

// The server of the same build keeps to the schema, which would weigh more than this.
const readActivity = (content: unknown) =>
  isRecord(content) && typeof content.slug === 'string' ? (content as unknown as Activity) : undefined

const NO_SUCH_SHEET = 404

async function open(code: CopyCode): Promise<Copy> {
  const found = await callApi(`/rest/v1/activities/${code.activityId}`, { read: readActivity })
  if (!found.ok) return { is: found.status === NO_SUCH_SHEET ? 'broken' : 'failed' }
  const activity = found.data
  try {
    const { allowed, recipe } = await downloadCalls().recipe(code.activityId)
    if (!recipe) return { is: allowed ? 'broken' : 'premium' }
    const choices = choicesOfCode(code)
    const order = {
      kind: recipe.kind,
      category: CATEGORY_KEYS[activity.category],
      source: dressed(recipe, code.dress, choices, activity.plainTitle),
      choices,
    }
    return { is: 'there', activity, recipe, order }
  } catch {
    return { is: 'failed' }
  }
}

/** Opens the sheet of a code for a member; a visitor's is not asked for. */
export function useCopy(code: CopyCode | null, isMember: boolean): { copy: Copy; retry: () => void } {
  const [copy, setCopy] = useState<Copy>({ is: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify(code)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const wanted = JSON.parse(key) as CopyCode | null
    if (!wanted || !isMember) return
    let isCurrent = true
    setCopy({ is: 'opening' })
    void open(wanted).then((found) => {
      if (isCurrent) setCopy(found)
    })
    return () => {
      isCurrent = false
    }
  }, [key, isMember, attempt])
  return { copy, retry: () => setAttempt((count) => count + 1) }
}
