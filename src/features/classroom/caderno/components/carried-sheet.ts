import { useEffect, useEffectEvent } from 'react'
import { tabIntents } from '../../../../platform/browser/intents.ts'
import { DOWNLOAD_INTENT_MS } from '../../../downloads/intent/rules.ts'

const SHEET = 'booklet'

interface Sheet {
  readonly id: string
  readonly title: string
}

/** Keeps a press on «Já sou Premium» during a sign-in. */
export function carrySheet({ id, title }: Sheet): void {
  tabIntents.keep(SHEET, { key: id, label: title })
}

/** Called on sign-out. */
export const forgetSheet = () => tabIntents.forget(SHEET)

/** True, once, if this sheet's door was pressed before the sign-in. */
export function takeSheet(id: string): boolean {
  if (tabIntents.read(SHEET, DOWNLOAD_INTENT_MS)?.key !== id) return false
  forgetSheet()
  return true
}

/** Goes on, once, with the sheet whose door was pressed before the sign-in (rule: carried intent). */
export function useCarriedSheet(id: string, mayOpen: boolean, goOn: () => void): void {
  const run = useEffectEvent(goOn)
  useEffect(() => {
    // A frame later the page knows whose booklet it is, and has its place.
    if (mayOpen && takeSheet(id)) requestAnimationFrame(() => run())
  }, [id, mayOpen])
}
