import { Minus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Notice } from '../../../features/accounts/components/notice.tsx'
import type { Posted } from '../../../features/accounts/components/posted.ts'
import {
  CANCEL_DIALOG,
  CANCEL_MESSAGES,
  CANCEL_PAGE,
  LOSSES,
} from '../../../features/subscriptions/cancellation/texts.ts'
import { useCancel } from '../../../features/subscriptions/components/use-cancel.ts'
import { BenefitText } from '../../../features/subscriptions/plans/components/plan-features.tsx'
import { REASON_MAX_LENGTH } from '../../../features/subscriptions/schema.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-style.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useRootData } from '../../root-data.ts'

/** The moment of reflection before the call, in ms (rule: cancellation). */
const PROCESSING_MS = 1_500

interface FarewellProps {
  keepsUntil: string | null
  /** Without JavaScript: the last question is asked on the page. */
  confirms: boolean
  posted: Posted | undefined
}

export function Farewell({ keepsUntil, confirms, posted }: FarewellProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { cancel, busy } = useCancel()
  const [asking, setAsking] = useState(false)

  const keep = () => {
    showToast({ kind: 'success', ...CANCEL_MESSAGES.stayed })
    void navigate('/profile')
  }
  const confirm = async () => {
    const reply = await cancel('', PROCESSING_MS)
    if (!reply) return
    showToast({ kind: 'success', ...CANCEL_MESSAGES.doneOnPage })
    await navigate('/profile')
    await revalidate()
  }
  return (
    <>
      <h1 className="text-[28px]/9 md:text-3xl">{CANCEL_PAGE.heading}</h1>
      <p className="mt-3 text-ink-2 text-lg">{CANCEL_PAGE.intro(keepsUntil)}</p>
      <ul className="mt-6 grid gap-3 rounded-panel bg-paper p-5 shadow-sheet md:p-7 forced-colors:border">
        {LOSSES.map(({ text, soon }) => (
          <li key={text} className="flex gap-3">
            <Minus aria-hidden size={22} className="mt-0.5 shrink-0 text-margin-text" />
            <span>
              <BenefitText text={text} soon={soon} />
            </span>
          </li>
        ))}
      </ul>
      <Testimonial />
      <PostedFarewell confirms={confirms || posted !== undefined} posted={posted} />
      <div className="mt-8 flex flex-wrap gap-3 noscript:hidden">
        <Button size="lg" onClick={keep}>
          {CANCEL_PAGE.keep}
        </Button>
        <Button size="lg" variant="quiet" onClick={() => setAsking(true)}>
          {CANCEL_PAGE.proceed}
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={(open) => {
          if (!busy) setAsking(open)
        }}
        title={CANCEL_PAGE.confirmTitle}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={() => setAsking(false)}>
              {CANCEL_PAGE.back}
            </Button>
            <Button variant="danger" busy={busy} busyLabel={CANCEL_PAGE.busy} onClick={() => void confirm()}>
              {CANCEL_PAGE.confirm}
            </Button>
          </>
        }
      >
        <p>{CANCEL_PAGE.confirmText}</p>
      </Dialog>
    </>
  )
}

/** The same two steps by links and a form, where there is no JavaScript (rule: without JavaScript). */
function PostedFarewell({ confirms, posted }: Omit<FarewellProps, 'keepsUntil'>) {
  return (
    <div id="confirmar" className="mt-8 hidden noscript:block">
      {confirms ? (
        <form method="post" action="/cancel-subscription?confirmar" className="grid gap-5">
          <h2 className="text-xl">{CANCEL_PAGE.confirmTitle}</h2>
          {posted ? <Notice {...posted} /> : null}
          <p>{CANCEL_PAGE.confirmText}</p>
          <Field label={CANCEL_DIALOG.reason}>
            {(control) => (
              <textarea {...control} name="reason" rows={4} maxLength={REASON_MAX_LENGTH} className={controlClass} />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <a href="/cancel-subscription" className={buttonClass({ variant: 'secondary' })}>
              {CANCEL_PAGE.back}
            </a>
            <Button type="submit" variant="danger">
              {CANCEL_PAGE.confirm}
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          <a href="/profile?done=stayed" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {CANCEL_PAGE.keep}
          </a>
          <a href="?confirmar#confirmar" className={buttonClass({ variant: 'quiet', size: 'lg' })}>
            {CANCEL_PAGE.proceed}
          </a>
        </div>
      )}
    </div>
  )
}

/** Words of the team itself: no invented customer speaks here. */
function Testimonial() {
  const { title, quote, from } = CANCEL_PAGE.testimonial
  const siteName = useRootData()?.site.name ?? ''
  return (
    <figure className="mt-8 border-margin border-l-2 pl-5">
      <h2 className="text-lg">{title}</h2>
      <blockquote className="mt-2 text-ink-2">{quote}</blockquote>
      <figcaption className="mt-2 font-semibold text-sm">{from(siteName)}</figcaption>
    </figure>
  )
}
