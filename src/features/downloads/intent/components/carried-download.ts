import { useEffect, useEffectEvent } from 'react'
import { browserIntents, tabIntents } from '../../../../platform/browser/intents.ts'
import type { Activity } from '../../../catalogue/schema.ts'
import { DOWNLOAD_INTENT_MS, RETURN_INTENT_MS } from '../rules.ts'

const DOWNLOAD = 'download'
const RETURN = 'return'
const PREPARING = 'prepare'

type Sheet = Pick<Activity, 'slug' | 'title'>

/** Remembers, during a sign-in, that the person pressed 'Baixar'. */
export function carryDownload({ slug, title }: Sheet): void {
  tabIntents.keep(DOWNLOAD, { key: slug, label: title })
}

/** Remembers, during a sign-in, what the person chose in the panel that prepares a sheet, in the form of an address. */
export function carryPreparing({ slug }: Sheet, chosen: string): void {
  tabIntents.keep(PREPARING, { key: slug, label: chosen })
}

/** Remembers, while a person looks at the plans and pays, the sheet they come from. */
export function carryReturn({ slug, title }: Sheet): void {
  browserIntents.keep(RETURN, { key: slug, label: title })
}

/** The sheet a person came from to the plans; `key` is its slug. */
export const carriedReturn = () => browserIntents.read(RETURN, RETURN_INTENT_MS)

/** Drops the intent: the user signed out. */
export function forgetCarried(): void {
  tabIntents.forget(DOWNLOAD)
  tabIntents.forget(PREPARING)
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

/** Opens, once, the panel of this sheet as it was left to sign in (rule: carried intent). */
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
