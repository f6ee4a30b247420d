import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import type { PaidTwiceCase, TwinPayment } from '../schema.ts'
import { PAID_TWICE as texts, twinText } from '../texts.ts'

/** Purchases that were paid twice, and a button that gives one of the payments back. Posts `case` and `payment`. */
export function PaidTwiceCases({ cases }: { cases: readonly PaidTwiceCase[] }) {
  if (cases.length === 0) return null
  return (
    <section
      aria-labelledby="pagos-em-dobro"
      className="mb-4 rounded-panel border border-line bg-paper p-5 shadow-sheet md:mb-5 md:p-8"
    >
      <h2 id="pagos-em-dobro" className="text-xl md:text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1.5 max-w-text text-ink-2">{texts.intro}</p>
      <ul className="mt-4">
        {cases.map((one) => (
          <li key={one.id} className="border-line border-t py-4">
            <h3 className="text-[1rem]/6">
              <Link to={`/admin/users/${one.person.id}`} className="text-link wrap-anywhere">
                {one.person.name}
              </Link>
            </h3>
            {one.chosen ? (
              <p role="status" className="mt-1 text-ink-2">
                {texts.waiting}
              </p>
            ) : null}
            <ul className="mt-2 grid gap-3">
              {one.payments.map((payment) => (
                <Twin key={payment.id} caseId={one.id} payment={payment} chosen={one.chosen} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Twin({ caseId, payment, chosen }: { caseId: number; payment: TwinPayment; chosen: string | null }) {
  const { formData } = useNavigation()
  const busy = formData?.get('payment') === payment.id
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 wrap-anywhere">{twinText(payment)}</span>
      {chosen === null || chosen === payment.id ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="case" value={caseId} />
          <input type="hidden" name="payment" value={payment.id} />
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            busy={busy}
            busyLabel={texts.busy}
            aria-label={texts.refundOf(payment)}
          >
            {chosen ? texts.again : texts.refund(payment.amountCents)}
          </Button>
        </Form>
      ) : null}
    </li>
  )
}
