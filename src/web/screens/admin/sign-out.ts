import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { localRecord } from '../../../platform/browser/local-user.ts'
import { showToast } from '../../../ui/toast.tsx'
import { endSession } from '../../shell/sign-out.ts'
import { signOutTexts } from '../../shell/texts.ts'
import { adminTexts } from './texts.ts'

/**
 * Leaving the admin area: the flag goes, the session ends, then the sign-in screen. When
 * the session could not be ended, home, as from anywhere else.
 */
export function useAdminSignOut() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    if (busy) return
    setBusy(true)
    localRecord.keepIsAdmin(false)
    const done = await endSession()
    if (done) {
      localRecord.wipe()
      showToast({ kind: 'success', ...adminTexts.signedOut })
    } else showToast({ kind: 'error', ...signOutTexts.failed })
    await navigate(done ? '/login' : '/')
    await revalidate()
    setBusy(false)
  }
  return { signOut, busy }
}
