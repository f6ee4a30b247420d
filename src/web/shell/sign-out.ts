import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { forgetCarried } from '../../features/downloads/intent/components/carried-download.ts'
import { callApi } from '../../platform/browser/call-api.ts'
import { localRecord } from '../../platform/browser/local-user.ts'
import { showToast } from '../../ui/toast.tsx'
import { forgetAdminReadings } from '../client/admin-cache.ts'
import { signOutTexts } from './texts.ts'

/** Ends the session on the server. False when that did not work. */
export async function endSession(): Promise<boolean> {
  const { ok } = await callApi('/auth/v1/sign-out', { body: {}, read: () => true })
  if (ok) {
    forgetAdminReadings()
    forgetCarried()
  }
  return ok
}

/** Signs out, says how it went and goes home either way. */
export function useSignOut() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    if (busy) return
    setBusy(true)
    const done = await endSession()
    // Other tabs hear of it by this, and sign out too.
    if (done) localRecord.wipe()
    showToast(done ? { kind: 'success', ...signOutTexts.done } : { kind: 'error', ...signOutTexts.failed })
    await navigate('/')
    await revalidate()
    setBusy(false)
  }
  return { signOut, busy }
}
