import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { isFreePlan, isPremiumPlan } from '../../../subscriptions/plan/rules.ts'
import { USER_TEXTS as texts } from '../person.texts.ts'
import type { UserDetail } from '../schema.ts'
import { PremiumDialog } from './premium-dialog.tsx'
import { callEndSessions, callResendConfirmation } from './user-calls.ts'

interface UserActionsProps {
  user: UserDetail
  /** Today's date key. */
  today: string
  /** Something was changed: what the screen shows is no longer true. */
  onChanged: () => void
}

/** Premium by hand. */
export function PlanActions({ user, today, onChanged }: UserActionsProps) {
  const [open, setOpen] = useState<'grant' | 'end' | null>(null)
  const dialog = { user, today, onChanged, onOpenChange: (isOpen: boolean) => setOpen(isOpen ? open : null) }
  const paid = !isFreePlan(user.plan)
  return (
    <div className="mt-5 flex flex-wrap gap-2.5 noscript:hidden">
      <Button size="sm" variant="secondary" onClick={() => setOpen('grant')}>
        {isPremiumPlan(user.plan) ? texts.extend : texts.grant}
      </Button>
      {paid ? (
        <Button size="sm" variant="secondary" onClick={() => setOpen('end')}>
          {texts.end}
        </Button>
      ) : null}
      <PremiumDialog action="grant" open={open === 'grant'} {...dialog} />
      <PremiumDialog action="end" open={open === 'end'} {...dialog} />
    </div>
  )
}

/** Sessions and confirmation of the account. */
export function AccountActions({ user, onChanged }: Omit<UserActionsProps, 'today'>) {
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)

  const endSessions = async () => {
    setBusy(true)
    const outcome = await callEndSessions(user.id)
    setBusy(false)
    if (!outcome.ok) return showToast({ kind: 'error', ...outcome.message })
    showToast({ kind: 'success', ...texts.sessionsEnded(outcome.data.sessions) })
    setAsks(false)
    onChanged()
  }
  const resend = async () => {
    setBusy(true)
    const outcome = await callResendConfirmation(user.id)
    setBusy(false)
    if (!outcome.ok) return showToast({ kind: 'error', ...outcome.message })
    showToast({ kind: 'success', ...texts.resent })
    onChanged()
  }

  if (user.sessions === 0 && user.emailVerified) return null
  return (
    <div className="mt-5 flex flex-wrap gap-2.5 noscript:hidden">
      {user.sessions > 0 ? (
        <Button size="sm" variant="secondary" onClick={() => setAsks(true)}>
          {texts.endSessions}
        </Button>
      ) : null}
      {user.emailVerified ? null : (
        <Button size="sm" variant="secondary" busy={busy && !asks} onClick={() => void resend()}>
          {texts.resend}
        </Button>
      )}
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title={texts.sessionsTitle}
        description={texts.sessionsIntro(user.name)}
        size="md"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {texts.cancel}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void endSessions()}>
              {texts.endSessions}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </div>
  )
}
