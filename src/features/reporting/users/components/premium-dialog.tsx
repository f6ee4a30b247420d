import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { USER_TEXTS as texts } from '../person.texts.ts'
import { grantProblem, latestGrant } from '../rules.ts'
import { type PremiumChange, premiumChangeSchema, type UserDetail } from '../schema.ts'
import { chargeText, USERS_TEXTS } from '../texts.ts'
import { callPremium } from './user-calls.ts'

interface PremiumDialogProps {
  action: PremiumChange['action']
  open: boolean
  onOpenChange: (open: boolean) => void
  user: Pick<UserDetail, 'id' | 'name' | 'status' | 'subscriptions'>
  /** Today's date key. */
  today: string
  onChanged: () => void
}

/** Asks for the last day and the reason of Premium by hand, or only for the reason of its end. */
export function PremiumDialog({ action, open, onOpenChange, user, ...rest }: PremiumDialogProps) {
  const grants = action === 'grant'
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={grants ? texts.grantTitle : texts.endTitle}
      description={grants ? texts.grantIntro(user.name) : texts.endIntro(user.name)}
      size="md"
    >
      <PremiumForm action={action} user={user} onClose={() => onOpenChange(false)} {...rest} />
    </Dialog>
  )
}

interface PremiumFormProps extends Pick<PremiumDialogProps, 'action' | 'user' | 'today' | 'onChanged'> {
  onClose: () => void
}

function PremiumForm({ action, user, today, onChanged, onClose }: PremiumFormProps) {
  const grants = action === 'grant'
  const charge = user.subscriptions.find(({ nextCharge }) => nextCharge !== null)?.nextCharge
  const note = useId()
  const form = useForm<PremiumChange>({
    resolver: zodResolver(premiumChangeSchema),
    defaultValues: grants ? { action, until: '', reason: '' } : { action, reason: '' },
  })
  const errors: FieldErrors<{ until: string; reason: string }> = form.formState.errors

  const submit = async (change: PremiumChange) => {
    const problem = change.action === 'grant' ? grantProblem(change.until, today) : null
    if (problem) {
      const message = problem === 'past' ? USERS_TEXTS.datePast : USERS_TEXTS.dateFar
      return form.setError('until', { message }, { shouldFocus: true })
    }
    const outcome = await callPremium(user.id, change)
    if (!outcome.ok) return showToast({ kind: 'error', ...outcome.message })
    showToast({ kind: 'success', ...(grants ? texts.granted : texts.ended) })
    onClose()
    onChanged()
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {grants && (charge || user.status === 'active') ? (
        <p id={note} className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
          {texts.grantRenewing(charge ? chargeText(charge) : null)}
        </p>
      ) : null}
      {grants ? (
        <TextField
          {...form.register('until')}
          type="date"
          label={texts.lastDay}
          helper={texts.lastDayHelp}
          min={today}
          max={latestGrant(today)}
          required
          error={errors.until?.message}
        />
      ) : null}
      <TextField
        {...form.register('reason')}
        label={texts.why}
        helper={texts.whyHelp}
        autoComplete="off"
        required
        error={errors.reason?.message}
      />
      <div className="mt-2 flex flex-wrap gap-2.5 *:grow md:justify-end md:*:grow-0">
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant={grants ? 'primary' : 'danger'} busy={form.formState.isSubmitting}>
          {grants ? texts.confirmGrant : texts.confirmEnd}
        </Button>
      </div>
    </form>
  )
}
