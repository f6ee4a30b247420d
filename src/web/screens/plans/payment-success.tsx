import { CircleCheck, Hourglass, LogIn } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withNext } from '../../../features/accounts/next/rules.ts'
import { SheetReturn } from '../../../features/downloads/intent/components/sheet-return.tsx'
import { useVerification } from '../../../features/subscriptions/verification/components/use-verification.ts'
import type { Verdict } from '../../../features/subscriptions/verification/components/verify-payment.ts'
import { WelcomeDialog } from '../../../features/subscriptions/verification/components/welcome-dialog.tsx'
import { PAYMENT_SUCCESS, VERIFICATION_FAILED } from '../../../features/subscriptions/verification/texts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useRootData } from '../../root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/payment-success'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: PAYMENT_SUCCESS.title,
    description: PAYMENT_SUCCESS.description,
    path: '/payment-success',
    indexed: false,
  })

/** Return address of the provider's page. */
export default function PaymentSuccess() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const session = useRootData()?.session ?? null
  // Without its claim the address shows no second welcome after a reload.
  const forgetClaim = useCallback(
    () => void navigate('/payment-success', { replace: true, preventScrollReset: true }),
    [navigate],
  )
  const { verdict, watched, welcome, closeWelcome } = useVerification(search, session, forgetClaim)
  return (
    <div className="page-width grid min-h-[60vh] place-items-center py-14">
      <div className="w-full max-w-[34rem] text-center">
        <Outcome verdict={verdict} watched={watched} signIn={withNext('/login', `/payment-success${search}`)} />
      </div>
      <WelcomeDialog open={welcome} onClose={closeWelcome} />
    </div>
  )
}

interface OutcomeProps {
  verdict: Verdict | null
  watched: boolean
  /** Address that signs in and comes back here, with what the address claims. */
  signIn: string
}

function Outcome({ verdict, watched, signIn }: OutcomeProps) {
  const { heading, verifying, thanks, waiting, signedOut } = PAYMENT_SUCCESS
  if (verdict === null)
    return (
      <Notice icon={<Spinner size={44} />} heading={heading} busy>
        <p className="text-ink-2 text-lg noscript:hidden">{verifying}</p>
        <div className="hidden noscript:block">
          <Ways />
        </div>
      </Notice>
    )
  if (verdict.kind === 'failed')
    return (
      <EmptyState
        kind="error"
        level={1}
        title={VERIFICATION_FAILED.title}
        action={<Button onClick={() => window.location.reload()}>{PAYMENT_SUCCESS.reload}</Button>}
      >
        {VERIFICATION_FAILED.description}
      </EmptyState>
    )
  if (verdict.kind === 'signed_out')
    return (
      <Notice icon={<LogIn size={44} />} heading={signedOut.heading}>
        <p className="text-ink-2 text-lg">{signedOut.text}</p>
        <LinkButton to={signIn} size="lg" className="mt-8">
          {signedOut.action}
        </LinkButton>
      </Notice>
    )
  if (verdict.kind === 'waiting')
    return (
      <Notice icon={<Hourglass size={44} />} heading={waiting.heading}>
        <p className="text-ink-2 text-lg">{`${waiting.text} ${watched ? waiting.watched : waiting.unwatched}`}</p>
        <Ways />
        <p className="mt-4">
          <LinkButton to="/plans" variant="quiet">
            {waiting.plans}
          </LinkButton>
        </p>
      </Notice>
    )
  return (
    <Notice icon={<CircleCheck size={44} className="text-ok" />} heading={heading}>
      <p className="font-display font-semibold text-xl">{thanks.title}</p>
      <p className="mt-2 text-ink-2 text-lg">{thanks.text}</p>
      <SheetReturn look="primary" className="mt-8" />
      <Ways />
    </Notice>
  )
}

interface NoticeProps {
  icon: ReactNode
  heading: string
  busy?: boolean
  children: ReactNode
}

/** One outcome; read out when it takes the place of another. */
function Notice({ icon, heading, busy = false, children }: NoticeProps) {
  return (
    <div role="status" aria-busy={busy}>
      <span aria-hidden="true" className="inline-flex text-brand">
        {icon}
      </span>
      <h1 className="mt-4 mb-3 text-[28px]/9 md:text-3xl">{heading}</h1>
      {children}
    </div>
  )
}

function Ways() {
  return (
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      <LinkButton to="/activities" size="lg">
        {PAYMENT_SUCCESS.activities}
      </LinkButton>
      <LinkButton to="/profile" size="lg" variant="secondary">
        {PAYMENT_SUCCESS.profile}
      </LinkButton>
    </div>
  )
}
