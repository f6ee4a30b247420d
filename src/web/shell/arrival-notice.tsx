import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { PRIVACY_MESSAGES } from '../../features/accounts/privacy/texts.ts'
import type { Session } from '../../features/accounts/schema.ts'
import {
  CONFIRMATION_MESSAGES,
  RESET_MESSAGES,
  SIGN_IN_MESSAGES,
  SIGN_UP_MESSAGES,
} from '../../features/accounts/texts.ts'
import type { Message } from '../../platform/message.ts'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast.tsx'
import { type ArrivalReason, NOTICE_PARAM, reasonOf } from './arrival.ts'
import { arrivalTexts, signOutTexts } from './texts.ts'

/** Messages for users who have just been signed out. */
const FAREWELLS: Partial<Record<ArrivalReason, Message>> = {
  passwordReset: RESET_MESSAGES.changed,
  signedOut: signOutTexts.done,
  deleted: PRIVACY_MESSAGES.deleted,
}

/** The message for this user. A stranger's link shows no greeting, and shows no refusal to a member. */
function messageOf(reason: ArrivalReason | null, session: Pick<Session, 'name'> | null): Message | null {
  if (reason === 'denied') return arrivalTexts.denied
  if (reason === 'confirmed') return CONFIRMATION_MESSAGES.confirmed
  if (reason === null) return null
  if (reason in FAREWELLS) return session === null ? (FAREWELLS[reason] ?? null) : null
  if (session === null) return null
  return (reason === 'signedUp' ? SIGN_UP_MESSAGES : SIGN_IN_MESSAGES).success(session.name)
}

/** Shows the reason of a redirect once: it leaves the address afterwards. Without JavaScript it is in the page. */
export function ArrivalNotice({ session }: { session: Pick<Session, 'name'> | null }) {
  const [params, setParams] = useSearchParams()
  const reason = reasonOf(params)
  const name = session?.name
  useEffect(() => {
    const message = messageOf(reason, name === undefined ? null : { name })
    if (!message) return
    showToast({ kind: reason === 'denied' ? 'error' : 'success', ...message })
    setParams(
      (current) => {
        const rest = new URLSearchParams(current)
        rest.delete(NOTICE_PARAM)
        return rest
      },
      { replace: true, preventScrollReset: true },
    )
  }, [reason, name, setParams])
  const message = messageOf(reason, session)
  if (!message) return null
  const look = reason === 'denied' ? 'bg-error-soft text-error' : 'bg-ok-soft text-ok'
  return (
    <p className={classNames('page-width hidden py-3 noscript:block', look)}>
      <strong>{message.title}</strong> {message.description}
    </p>
  )
}
