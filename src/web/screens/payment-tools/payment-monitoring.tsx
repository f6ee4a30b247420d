import { z } from 'zod'
import { Notice } from '../../../features/accounts/components/notice.tsx'
import { PaymentMonitor } from '../../../features/payments/monitoring/components/payment-monitor.tsx'
import { paymentIdSchema } from '../../../features/payments/monitoring/schema.ts'
import { PAYMENTS_TEXTS as texts } from '../../../features/payments/monitoring/texts.ts'
import { PaidTwiceCases } from '../../../features/subscriptions/paid-twice/components/paid-twice-cases.tsx'
import { PAID_TWICE, refundFailure } from '../../../features/subscriptions/paid-twice/texts.ts'
import { Received } from '../../../features/subscriptions/sales/components/received.tsx'
import { SalesForm } from '../../../features/subscriptions/sales/components/sales-form.tsx'
import { monthOf } from '../../../features/subscriptions/sales/rules.ts'
import { dateKey, systemClock } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import { servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { answerForm, readForm } from '../account/posted-form.ts'
import { adminOf } from '../admin/guard.ts'
import type { Route } from './+types/payment-monitoring'
import { keepPayments, type PaymentsReading, readPayments } from './reading.ts'

const refundSchema = z.object({ case: z.coerce.number().int().min(1), payment: paymentIdSchema })

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = adminOf(context)
  const reading = await readPayments(context, request)
  // If the list cannot be read, these cannot either; the list reports it.
  const { paidTwice, sales } = context.get(servicesContext)
  const month = monthOf(dateKey(systemClock()))
  if (!reading.payments) return { ...reading, paidTwice: [], month, receivedCents: null }
  const [cases, receivedCents] = await Promise.all([paidTwice.open(admin), sales.received(admin, month)])
  return { ...reading, paidTwice: cases, month, receivedCents }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const reading: PaymentsReading & Partial<Awaited<ReturnType<typeof loader>>> = await keepPayments(
    request,
    serverLoader,
  )
  const { paidTwice = [], month = monthOf(dateKey(systemClock())), receivedCents = null } = reading
  return { ...reading, paidTwice, month, receivedCents }
}

/** Gives one of two payments back; posted with or without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const admin = adminOf(context)
  const fields = await readForm(request)
  const form = refundSchema.safeParse(fields)
  if (!form.success) return answerForm({ fields, message: PAID_TWICE.gone })
  try {
    const { paidTwice } = context.get(servicesContext)
    const { refund, amountCents } = await paidTwice.refund(admin, form.data.case, form.data.payment)
    const message = refund === 'refunded' ? PAID_TWICE.done(amountCents) : PAID_TWICE.processing
    return answerForm({ fields, message, status: 200, kind: 'success' })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return answerForm({ fields, message: refundFailure(error.code), status: error.status })
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: '/payment-monitoring',
    indexed: false,
  })

/** /payment-monitoring: the money of the month, what was paid twice, and the monitoring list. */
export default function PaymentMonitoring({ loaderData, actionData }: Route.ComponentProps) {
  const { month, receivedCents } = loaderData
  return (
    <>
      <div className="mb-5 flex flex-wrap items-baseline gap-x-6 gap-y-1 md:mb-6">
        <h1 className="mr-auto text-[28px]/9 md:text-3xl">{texts.pageTitle}</h1>
        {receivedCents === null ? null : <Received month={month} cents={receivedCents} />}
      </div>
      {actionData ? (
        <div className="mb-5">
          <Notice kind={actionData.kind} message={actionData.message} />
        </div>
      ) : null}
      <PaidTwiceCases cases={loaderData.paidTwice} />
      <PaymentMonitor reading={loaderData} />
      <SalesForm month={loaderData.month} />
    </>
  )
}
