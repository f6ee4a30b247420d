import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-style.ts'
import type { PaidTwiceCase, TwinPayment } from '../schema.ts'
import { PAID_TWICE as texts, twinMoment, twinName } from '../texts.ts'

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
            <p className="mt-1">{texts.story(one.payments)}</p>
            <p className="mt-1">
              <a
                href={`mailto:${encodeURIComponent(one.person.email)}?subject=${encodeURIComponent(texts.mailSubject)}`}
                className="text-link wrap-anywhere"
              >
                {texts.write(one.person.email)}
              </a>
            </p>
            {one.chosen ? (
              <p role="status" className="mt-1 font-semibold">
                {texts.waiting}
              </p>
            ) : null}
            <ol className="mt-3 grid items-start gap-3 sm:grid-cols-2">
              {one.payments.map((payment, index) => (
                <Twin
                  key={payment.id}
                  caseId={one.id}
                  payment={payment}
                  order={texts.order[index] ?? ''}
                  chosen={one.chosen}
                />
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TwinProps {
  caseId: number
  payment: TwinPayment
  /** Position of the payment: first or second. */
  order: string
  chosen: string | null
}

function Twin({ caseId, payment, order, chosen }: TwinProps) {
  const { formData } = useNavigation()
  const busy = formData?.get('payment') === payment.id
  const press = (label: string) => (
    <Form method="post" preventScrollReset className="mt-3">
      <input type="hidden" name="case" value={caseId} />
      <input type="hidden" name="payment" value={payment.id} />
      <Button type="submit" size="sm" variant="danger" busy={busy} busyLabel={texts.busy}>
        {label}
      </Button>
    </Form>
  )
  return (
    <li className="rounded-control border border-line p-4">
      <p className="text-ink-2 text-sm/5">{order}</p>
      <p className="font-semibold wrap-anywhere">{twinName(payment)}</p>
      <p className="text-ink-2">{twinMoment(payment)}</p>
      {chosen === payment.id ? press(texts.again) : null}
      {chosen === null ? (
        // A refund cannot be undone: its button shows the consequence first.
        <details className="mt-3">
          <summary
            aria-label={texts.chooseOf(order, payment)}
            className={`cursor-pointer list-none ${buttonClass({ variant: 'secondary', size: 'sm' })}`}
          >
            {texts.choose}
          </summary>
          <p className="mt-3 max-w-text">{texts.consequence(payment)}</p>
          {press(texts.refund(payment.amountCents))}
        </details>
      ) : null}
    </li>
  )
}
