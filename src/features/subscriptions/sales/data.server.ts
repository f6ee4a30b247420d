import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { SalesRow } from './rules.ts'

/** Sales of a stretch of time, and the money that went back in it, in their order. */
export async function selectSales(db: Db, from: Date, to: Date): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    select e.at, e.kind, f.name, f.email, d.cpf, e.cents as "amountCents", p.method,
           p.provider_payment_id as "paymentId", s.billing_period as period, s.type
      from (
        select approved_at as at, 'sale' as kind, amount_cents as cents, provider_payment_id
          from payments where approved_at >= ${from} and approved_at < ${to}
        union all
        select at, kind, amount_cents, provider_payment_id
          from payment_returns where at >= ${from} and at < ${to}
      ) e
      join payments p using (provider_payment_id)
      left join subscriptions s on s.id = p.subscription_id
      left join profiles f on f.id = p.user_id
      left join buyer_documents d on d.user_id = p.user_id
     order by e.at, e.provider_payment_id, e.kind`.execute(db)
  return rows
}

/** Sum of the same rows (centavos). */
export async function sumSales(db: Db, from: Date, to: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (
      (select coalesce(sum(amount_cents), 0) from payments where approved_at >= ${from} and approved_at < ${to})
      + (select coalesce(sum(case when kind = 'reimbursed' then amount_cents else -amount_cents end), 0)
           from payment_returns where at >= ${from} and at < ${to})
    )::bigint as cents`.execute(db)
  return rows[0]?.cents ?? 0
}
