import { useEffect, useEffectEvent } from 'react'
import { browserIntents, tabIntents } from '../../../../platform/browser/intents.ts'
import type { Activity } from '../../../catalogue/schema.ts'
import { DOWNLOAD_INTENT_MS, RETURN_INTENT_MS } from '../rules.ts'

const DOWNLOAD = 'download'
const RETURN = 'return'

type Sheet = Pick<Activity, 'slug' | 'title'>

/** Remembers, during a sign-in, that the person pressed 'Baixar'. */
export function carryDownload({ slug, title }: Sheet): void {
  tabIntents.keep(DOWNLOAD, { key: slug, label: title })
}

/** Remembers, while a person looks at the plans and pays, the sheet they come from. */
export function carryReturn({ slug, title }: Sheet): void {
  browserIntents.keep(RETURN, { key: slug, label: title })
}

/** The sheet a person came from to the plans; `key` is its slug. */
export const carriedReturn = () => browserIntents.read(RETURN, RETURN_INTENT_MS)

/** Nothing is meant any more: the person signed out. */
export function forgetCarried(): void {
  tabIntents.forget(DOWNLOAD)
  browserIntents.forget(RETURN)
}

/** Carries out, once, the download that was asked for on this sheet before signing in (rule: carried intent). */
export function useCarriedDownload(activity: Sheet, userId: string | null, download: () => void): void {
  const run = useEffectEvent(download)
  const { slug } = activity
  useEffect(() => {
    if (userId === null || tabIntents.read(DOWNLOAD, DOWNLOAD_INTENT_MS)?.key !== slug) return
    tabIntents.forget(DOWNLOAD)
    run()
  }, [slug, userId])
}
