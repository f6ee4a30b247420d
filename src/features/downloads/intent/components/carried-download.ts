import { useEffect, useEffectEvent } from 'react'
import { browserIntents, tabIntents } from '../../../../platform/browser/intents.ts'
import type { Activity } from '../../../catalogue/schema.ts'
import { DOWNLOAD_INTENT_MS, RETURN_INTENT_MS } from '../rules.ts'

const DOWNLOAD = 'download'
const RETURN = 'return'
const PREPARING = 'prepare'

type Sheet = Pick<Activity, 'slug' | 'title'>

/** Keeps a press on 'Baixar' during a sign-in. */
export function carryDownload({ slug, title }: Sheet): void {
  tabIntents.keep(DOWNLOAD, { key: slug, label: title })
}

/** Keeps the panel's choices during a sign-in, as an address. */
export function carryPreparing({ slug }: Sheet, chosen: string): void {
  tabIntents.keep(PREPARING, { key: slug, label: chosen })
}

/** Keeps the sheet a user came from while they see the plans and pay. */
export function carryReturn({ slug, title }: Sheet): void {
  browserIntents.keep(RETURN, { key: slug, label: title })
}

/** `key` is the sheet's slug. */
export const carriedReturn = () => browserIntents.read(RETURN, RETURN_INTENT_MS)

/** Called on sign-out. */
export function forgetCarried(): void {
  tabIntents.forget(DOWNLOAD)
  tabIntents.forget(PREPARING)
  browserIntents.forget(RETURN)
}

/** Continues, once, the download requested before the sign-in (rule: carried intent). */
export function useCarriedDownload(activity: Sheet, userId: string | null, download: () => void): void {
  const run = useEffectEvent(download)
  const { slug } = activity
  useEffect(() => {
    if (userId === null || tabIntents.read(DOWNLOAD, DOWNLOAD_INTENT_MS)?.key !== slug) return
    tabIntents.forget(DOWNLOAD)
    run()
  }, [slug, userId])
}

/** Opens the panel, once, as it was before the sign-in (rule: carried intent). */
export function useCarriedPreparing({ slug }: Sheet, userId: string | null, open: () => void): void {
  const run = useEffectEvent(open)
  useEffect(() => {
    const carried = userId === null ? null : tabIntents.read(PREPARING, DOWNLOAD_INTENT_MS)
    if (carried?.key !== slug) return
    tabIntents.forget(PREPARING)
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search + (carried.label && `#${carried.label}`))
    run()
  }, [slug, userId])
}
