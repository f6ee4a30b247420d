import type { Transaction } from 'kysely'
import type { DB } from '../../../../platform/db/types.gen.ts'
import { moment, momentOrNull } from './moments.rules.ts'

export async function readMoney(trx: Transaction<DB>, userId: string) {
  const subscriptions = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  const payments = await trx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  const notices = await trx
    .selectFrom('payment_monitoring')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  const document = await trx
    .selectFrom('buyer_documents')
    .select(['cpf', 'given_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    invoiceDocument: document ? { cpf: document.cpf, givenAt: moment(document.given_at) } : null,
    subscriptions: subscriptions.map((row) => ({
      id: row.id,
      providerId: row.provider_id,
      type: row.type,
      billingPeriod: row.billing_period,
      status: row.status,
      startsAt: momentOrNull(row.starts_at),
      endsAt: momentOrNull(row.ends_at),
      cancellationReason: row.cancellation_reason,
      createdAt: moment(row.created_at),
      updatedAt: moment(row.updated_at),
    })),
    payments: payments.map((row) => ({
      id: row.id,
      providerPaymentId: row.provider_payment_id,
      subscriptionId: row.subscription_id,
      amountCents: row.amount_cents,
      currency: row.currency,
      method: row.method,
      status: row.status,
      periodStart: momentOrNull(row.period_start),
      periodEnd: momentOrNull(row.period_end),
      createdAt: moment(row.created_at),
      updatedAt: moment(row.updated_at),
    })),
    paymentNotices: notices.map((row) => ({
      paymentId: row.payment_id,
      status: row.status,
      amount: row.amount,
      paymentMethod: row.payment_method,
      createdAt: moment(row.created_at),
      processedAt: momentOrNull(row.processed_at),
      errorMessage: row.error_message,
    })),
  }
}
