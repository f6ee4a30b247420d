import type { TrustCase } from '../case.ts'
import { type Answer, ask, inWords } from '../site/ask.ts'
import { notification } from '../site/provider.ts'
import { openSite, type Site } from '../site/site.ts'
import { must, tally, until } from '../site/wait.ts'

const PROCESSES = 3
const PAYERS = 4
const TIMES = 10
/** A job that met another one under way comes again after some pauses. */
const APPLIED_WITHIN_MS = 120_000

/** The payers' plans and payments, as the site holds them. */
async function ledger({ postgres }: Site, ids: readonly string[]) {
  return postgres.query<{ id: string; premium: boolean; until: string | null; payments: number; notes: number }>(
    `select p.id, p.plan = 'premium' as premium, p.subscription_end_date::text as until,
            (select count(*)::int from payments m where m.user_id = p.id) as payments,
            (select count(*)::int from subscriptions s where s.user_id = p.id) as notes
     from profiles p where p.id = any($1) order by p.id`,
    [ids],
  )
}

/** Sends the same notification of each payment many times at once, to every process in turn. */
async function flood({ products, webhookSecret }: Site, payments: readonly string[]): Promise<Answer[]> {
  const calls = payments.flatMap((payment) => {
    const same = notification(webhookSecret, payment)
    return Array.from({ length: TIMES }, (_, turn) => {
      // Half are one and the same delivery, half are deliveries of their own.
      const { path, headers, json } = turn % 2 ? same : notification(webhookSecret, payment)
      return ask(products[turn % products.length]?.origin ?? '', path, { headers, json })
    })
  })
  return Promise.all(calls)
}

const settled = ({ postgres }: Site) =>
  until(
    'every notification is handled',
    async () => {
      const [row] = await postgres.query<{ open: number }>(
        `select count(*)::int as open from webhook_inbox where processed_at is null`,
      )
      return row?.open === 0
    },
    APPLIED_WITHIN_MS,
  )

/** A payer without what they paid for, or with it twice. */
const isWrong = ({ premium, payments, notes }: Awaited<ReturnType<typeof ledger>>[number]) =>
  !premium || payments !== 1 || notes !== 1

export const races: TrustCase = {
  group: 'money',
  name: `Each notification ${TIMES} times at once at ${PROCESSES} processes, and old ones after a refund`,
  async run() {
    await using site = await openSite({ processes: PROCESSES })
    const people = await site.people(PAYERS, 'free')
    const ids = people.map(({ id }) => id)
    for (const { id, email, cookie } of people) {
      const json = { planType: 'premium', billingPeriod: 'monthly', userId: id, userEmail: email, userName: 'Pessoa' }
      const order = await ask(site.origin, '/functions/v1/create-mercadopago-payment', { cookie, json })
      must(order.status === 200, `an order answered ${inWords(order)}`)
    }
    const orders = await site.postgres.query<{ payment: string; user: string }>(
      `select provider_id as payment, user_id as "user" from subscriptions where user_id = any($1)`,
      [ids],
    )
    must(orders.length === PAYERS, `${orders.length} of ${PAYERS} have a payment`)
    const payments = orders.map(({ payment }) => payment)
    // Before, during and after the payment.
    const answers = await flood(site, payments)
    await Promise.all([
      ...payments.map((payment) => site.provider.act(`/sandbox/payments/${payment}/approve`)),
      flood(site, payments).then((more) => answers.push(...more)),
    ])
    await site.provider.act('/sandbox/notifications/flush')
    answers.push(...(await flood(site, payments)))
    await settled(site)
    const paid = await ledger(site, ids)
    must(!paid.some(isWrong), `after the payments: ${JSON.stringify(paid)}`)

    answers.push(...(await flood(site, payments)))
    await settled(site)
    const again = await ledger(site, ids)
    must(JSON.stringify(again) === JSON.stringify(paid), `the same again changed: ${JSON.stringify([paid, again])}`)

    const [refunded, ...kept] = orders
    must(refunded !== undefined, 'nobody paid')
    await Promise.all([
      site.provider.act(`/sandbox/payments/${refunded.payment}/refund`),
      flood(site, payments).then((more) => answers.push(...more)),
    ])
    await site.provider.act('/sandbox/notifications/flush')
    answers.push(...(await flood(site, payments)))
    await settled(site)
    const after = await ledger(site, ids)
    const premium = after.filter((one) => one.premium).map(({ id }) => id)
    must(!premium.includes(refunded.user), 'a payment that went back is Premium still')
    const lost = kept.filter(({ user }) => !premium.includes(user)).length
    const periods = (rows: typeof after) => rows.filter(({ id }) => id !== refunded.user).map((one) => one.until)
    must(JSON.stringify(periods(after)) === JSON.stringify(periods(paid)), 'somebody got another period')
    must(
      answers.every(({ status }) => status === 200),
      `notifications answered ${tally(answers.map(inWords))}`,
    )
    const mails = site.mailbox.mails.map(({ to, subject }) => `${to} ${subject}`)
    must(new Set(mails).size === mails.length, `a mail came twice: ${tally(mails)}`)
    return {
      happened: `${answers.length} notifications of ${PAYERS} payments (${tally(answers.map(inWords))}): one payment and one period each; after the refund of one, it alone is no longer Premium; no mail twice`,
      lost,
    }
  },
}
