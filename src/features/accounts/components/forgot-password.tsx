import { useState } from 'react'
import { showToast } from '../../../ui/toast.tsx'
import { resetRequestProblem } from '../rules.ts'
import { SIGN_IN_SCREEN } from '../screens.texts.ts'
import { RESET_MESSAGES } from '../texts.ts'
import { callResetRequest } from './account-calls.ts'

/** Sends a reset link to the typed address (rule: password reset); a link to its screen without JavaScript. */
export function ForgotPassword({ email }: { email: () => string }) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (busy) return
    const problem = resetRequestProblem(email())
    if (problem) return showToast({ kind: 'error', ...problem })
    setBusy(true)
    const outcome = await callResetRequest(email())
    showToast(outcome.ok ? { kind: 'success', ...RESET_MESSAGES.sent } : { kind: 'error', ...outcome.message })
    setBusy(false)
  }
  return (
    <p className="mt-2 mb-5">
      <button type="button" aria-busy={busy || undefined} onClick={send} className="text-link min-h-11 noscript:hidden">
        {SIGN_IN_SCREEN.forgot}
      </button>
      <a href="/reset-password" className="text-link hidden noscript:inline">
        {SIGN_IN_SCREEN.forgot}
      </a>
    </p>
  )
}
