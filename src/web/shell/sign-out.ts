import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { forgetSheet } from '../../features/classroom/caderno/components/carried-sheet.ts'
import { askBeforeLeaving } from '../../features/classroom/store/components/leaving.tsx'
import { forgetCarried } from '../../features/downloads/intent/components/carried-download.ts'
import { forgetPurchase } from '../../features/subscriptions/checkout/components/carried-purchase.ts'
import { callApi } from '../../platform/browser/call-api.ts'
import type { Message } from '../../platform/message.ts'
import { localRecord } from '../../product/local-user.ts'
import { showToast } from '../../ui/toast.tsx'
import { forgetAdminReadings } from '../client/admin-cache.ts'
import { signOutTexts } from './texts.ts'

/** Ends the session on the server. False when that did not work. */
export async function endSession(): Promise<boolean> {
  const { ok } = await callApi('/auth/v1/sign-out', { body: {}, read: () => true })
  if (ok) {
    forgetAdminReadings()
    forgetCarried()
    forgetPurchase()
    forgetSheet()
  }
  return ok
}

interface SigningOut {
  /** Runs before the session ends, and after it: a check that began in between may have been answered. */
  readonly forget?: () => void
  /** Message at the end. */
  readonly done?: Message
  /** The screen that follows; home when the session could not be ended. */
  readonly to?: string
}

/** Signs out, shows the result, and leaves the screen in any case. */
export function useSignOut({ forget, done = signOutTexts.done, to = '/' }: SigningOut = {}) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    if (busy) return
    setBusy(true)
    if (!(await askBeforeLeaving(localRecord.user()?.id))) {
      setBusy(false)
      return
    }
    forget?.()
    const ended = await endSession()
    forget?.()
    // Other tabs hear of it by this, and sign out too.
    if (ended) localRecord.wipe()
    showToast(ended ? { kind: 'success', ...done } : { kind: 'error', ...signOutTexts.failed })
    await navigate(ended ? to : '/')
    await revalidate()
    setBusy(false)
  }
  return { signOut, busy }
}
