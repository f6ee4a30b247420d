import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { cameBackFromGoogle, leaveForGoogle } from '../google/components/google-return.ts'
import { SIGN_IN_SCREEN } from '../screens.texts.ts'
import { callGoogle } from './account-calls.ts'

/** Above the form, with the word between the two. Returns to `next` (rule: Google sign-in). Hidden without JavaScript. */
export function GoogleButton({ next }: { next: string }) {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    // The browser's back button restored the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      cameBackFromGoogle()
      setBusy(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  const leave = async () => {
    setBusy(true)
    const outcome = await callGoogle(next)
    if (outcome.ok) {
      leaveForGoogle()
      return window.location.assign(outcome.data.url)
    }
    showToast({ kind: 'error', ...outcome.message })
    setBusy(false)
  }
  const line = <span aria-hidden="true" className="flex-1 border-line border-t-2 border-dashed" />
  return (
    <div className="mt-6 noscript:hidden">
      <Button variant="secondary" block className="min-h-13" icon={<GoogleMark />} busy={busy} onClick={leave}>
        {SIGN_IN_SCREEN.google}
      </Button>
      <p className="mt-4 flex items-center gap-3.5 text-ink-3">
        {line}
        {SIGN_IN_SCREEN.or}
        {line}
      </p>
    </div>
  )
}

/** Google's guidelines ask for these four colours. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24">
      <path
        fill="#4285F4"
        d="M23 12.270c0-.800-.070-1.560-.200-2.270H12v4.510h6.170a5.270 5.270 0 0 1-2.290 3.450v2.930h3.770A11.400 11.400 0 0 0 23 12.270Z"
      />
      <path
        fill="#34A853"
        d="M12 23.500c3.100 0 5.700-1.030 7.650-2.610l-3.770-2.930a6.900 6.900 0 0 1-10.330-3.610H1.680v3.020A11.500 11.500 0 0 0 12 23.500Z"
      />
      <path fill="#FBBC05" d="M5.550 14.350a6.900 6.900 0 0 1 0-4.500V6.830H1.680a11.500 11.500 0 0 0 0 10.540Z" />
      <path
        fill="#EA4335"
        d="M12 5.080c1.700 0 3.200.590 4.400 1.730l3.340-3.330A11.500 11.500 0 0 0 1.680 6.830l3.870 3.020A6.870 6.870 0 0 1 12 5.080Z"
      />
    </svg>
  )
}
