import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { cameBackFromGoogle } from '../../features/accounts/google/components/google-return.ts'
import type { SessionInfo } from '../../features/accounts/schema.ts'
import { createAdminCheck } from '../../features/accounts/session/components/admin-check.ts'
import { askAdmin, askSession } from '../../features/accounts/session/components/session-calls.ts'
import { createSessionMonitor, type Reason } from '../../features/accounts/session/components/session-monitor.ts'
import { ADMIN_CHECK_AFTER_MS, leavesAtTheEnd } from '../../features/accounts/session/rules.ts'
import { SESSION_ENDED } from '../../features/accounts/session/texts.ts'
import { SIGN_IN_MESSAGES } from '../../features/accounts/texts.ts'
import { hasLeft, onSessionFailure, undisturbed } from '../../platform/browser/fetch-api.ts'
import { localRecord, onOtherTab } from '../../product/local-user.ts'
import { showToast } from '../../ui/toast.tsx'
import type { RootReading } from '../root-data.ts'
import { rootReading } from './root-reading.ts'

const adminCheck = createAdminCheck({
  ask: askAdmin,
  keep: localRecord.keepIsAdmin,
  now: () => performance.now(),
})

/**
 * Synchronises page and session (rule: session monitor): the snapshot of the user, the monitor, the administrators'
 * check, and other tabs. A visitor's page sends no request for it.
 */
export function useSessionUpkeep(data: RootReading): void {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const userId = data.session?.userId ?? null

  useEffect(() => keepSnapshot(data), [data])

  const name = data.session?.name
  useEffect(() => {
    if (cameBackFromGoogle() && name !== undefined) showToast({ kind: 'success', ...SIGN_IN_MESSAGES.success(name) })
  }, [name])

  useEffect(() => {
    // The person signed in in another tab, and this page shows a visitor.
    if (userId !== null) return
    return onOtherTab((user) => {
      if (!user) return
      rootReading.doubt()
      void revalidate()
    })
  }, [userId, revalidate])

  useEffect(() => {
    if (userId === null) return
    const readAgain = () => {
      rootReading.doubt()
      void revalidate()
    }
    const end = (reason: Reason) => {
      forgetPerson()
      // The user signed out on this page, whose button shows the message and redirects.
      if (hasLeft()) return readAgain()
      // After a press, or a sign-out in another tab, the message was shown already.
      if (reason === 'routine') showToast({ kind: 'info', ...SESSION_ENDED })
      if (!leavesAtTheEnd(window.location.pathname)) return readAgain()
      rootReading.doubt()
      void navigate('/', { replace: true })
    }
    const monitor = createSessionMonitor({
      async ask() {
        const { answer, believed } = await undisturbed(askSession)
        return believed ? answer : { kind: 'unknown' }
      },
      onState(state, reason) {
        if (state.kind === 'gone') return end(reason)
        if (state.userId !== userId || reason !== 'routine') return readAgain()
        void adminCheck.refresh(userId)
      },
    })
    const onVisibility = () => monitor.seen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', onVisibility)
    const adminTimer = setTimeout(() => void adminCheck.refresh(userId), ADMIN_CHECK_AFTER_MS)
    const stopListening = onSessionFailure(() => monitor.doubt('refused_call'))
    const deafToTabs = onOtherTab((user) => (user?.id === userId ? readAgain() : monitor.doubt('other_tab')))
    return () => {
      monitor.stop()
      document.removeEventListener('visibilitychange', onVisibility)
      clearTimeout(adminTimer)
      stopListening()
      deafToTabs()
    }
  }, [userId, revalidate, navigate])
}

function keepSnapshot({ session, subscription, unconfirmed }: RootReading): void {
  if (unconfirmed) return
  if (session) localRecord.keepUser({ id: session.userId, name: session.name, email: session.email, ...subscription })
  else if (localRecord.user()) forgetPerson()
}

function forgetPerson(): void {
  localRecord.wipe()
  adminCheck.forget()
}

/** Removes the administrator's flag; an answer that is still under way does not bring it back. */
export function forgetAdmin(): void {
  adminCheck.forget()
  localRecord.keepIsAdmin(false)
}

/** The user for display: administrator as long as the last check confirms it (rule: administrator check). */
export function useCheckedSession(session: SessionInfo | null): SessionInfo | null {
  const checked = useSyncExternalStore(
    adminCheck.subscribe,
    () => (session ? adminCheck.knownOf(session.userId) : null),
    () => null,
  )
  return session && checked !== null ? { ...session, isAdmin: checked } : session
}
