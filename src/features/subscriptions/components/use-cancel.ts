import { useRef, useState } from 'react'
import { localRecord } from '../../../product/local-user.ts'
import { showToast } from '../../../ui/toast.tsx'
import { CANCEL_MESSAGES } from '../cancellation/texts.ts'
import { useSubscriptionCache } from '../lookup/components/use-subscription.ts'
import type { CancelReply } from '../schema.ts'
import { callCancel, SubscriptionCallFailure } from './subscription-calls.ts'

/**
 * Cancels from a screen: the profile's dialog and /cancel-subscription make the same call (rule: cancellation). The
 * local record follows the server's answer. While `busy` a second press has no effect.
 * @returns `cancel`: the answer, or null after a failure that was shown
 */
export function useCancel() {
  const cache = useSubscriptionCache()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const cancel = async (reason: string, delayMs = 0): Promise<CancelReply | null> => {
    if (running.current) return null
    running.current = true
    setBusy(true)
    try {
      if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs))
      const reply = await callCancel(reason)
      localRecord.changeUser(reply)
      cache.invalidate()
      return reply
    } catch (error) {
      const signedOut = error instanceof SubscriptionCallFailure && error.kind === 'signed_out'
      showToast({ kind: 'error', ...(signedOut ? CANCEL_MESSAGES.signedOut : CANCEL_MESSAGES.failed) })
      return null
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { cancel, busy }
}
