import { useEffect, useEffectEvent } from 'react'
import { browserIntents, tabIntents } from '../../../../platform/browser/intents.ts'
import type { Activity } from '../../../catalogue/schema.ts'
import { DOWNLOAD_INTENT_MS, RETURN_INTENT_MS } from '../rules.ts'

const DOWNLOAD = 'download'
export const PRINT = 'print'
const RETURN = 'return'
export const PREPARING = 'prepare'

type Sheet = Pick<Activity, 'slug' | 'title'>

const forgetPresses = () => [DOWNLOAD, PRINT, PREPARING].forEach(tabIntents.forget)

/** Of one press: a later one replaces it. */
function keepPress(name: string, key: string, label: string): void {
  forgetPresses()
  tabIntents.keep(name, { key, label })
}

/** Keeps a press on 'Baixar' or 'Imprimir' during a sign-in. */
export function carryDownload({ slug, title }: Sheet, how: 'save' | 'print'): void {
  keepPress(how === 'print' ? PRINT : DOWNLOAD, slug, title)
}

/** Keeps the panel's choices during a sign-in, as an address. */
export function carryPreparing({ slug }: Sheet, chosen: string): void {
  keepPress(PREPARING, slug, chosen)
}

/** Keeps the sheet a user came from while they see the plans and pay. */
export function carryReturn({ slug, title }: Sheet): void {
  browserIntents.keep(RETURN, { key: slug, label: title })
}

/** `key` is the sheet's slug. */
export const carriedReturn = () => browserIntents.read(RETURN, RETURN_INTENT_MS)

/** Called on sign-out. */
export function forgetCarried(): void {
  forgetPresses()
  browserIntents.forget(RETURN)
}

function useCarriedPress(name: string, { slug }: Sheet, userId: string | null, action: () => void): void {
  const run = useEffectEvent(action)
  useEffect(() => {
    if (userId === null || tabIntents.read(name, DOWNLOAD_INTENT_MS)?.key !== slug) return
    tabIntents.forget(name)
    run()
  }, [name, slug, userId])
}

/** Continues, once, the download requested before the sign-in (rule: carried intent). */
export function useCarriedDownload(activity: Sheet, userId: string | null, download: () => void): void {
  useCarriedPress(DOWNLOAD, activity, userId, download)
}

/** Continues, once, the print requested before the sign-in (rule: carried intent). */
export function useCarriedPrint(activity: Sheet, userId: string | null, print: () => void): void {
  useCarriedPress(PRINT, activity, userId, print)
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
