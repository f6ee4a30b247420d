import { setTimeout as sleep } from 'node:timers/promises'
import type { TrustCase } from '../case.ts'
import { ask, inWords } from '../site/ask.ts'
import type { Person } from '../site/people.ts'
import { openSite, type Site } from '../site/site.ts'
import { must, until } from '../site/wait.ts'

const group = 'faults'
/** The first pause of a job of a mail is 30 s, of a notification 15 s; the second is twice as long. */
const RETRIED_WITHIN_MS = 150_000

const sign = { password: 'papel e lapis 12', terms_accepted: true, receive_emails: false }

const mail: TrustCase = {
  group,
  name: 'SMTP down, then up',
  async run() {
    await using site = await openSite()
    const { origin, mailbox } = site
    await mailbox.proxy.down()
    const emails = ['a', 'b', 'c'].map((name) => `${name}@exemplo.com.br`)
    const answers = await Promise.all(
      emails.map((email) => ask(origin, '/auth/v1/sign-up/email', { json: { ...sign, name: 'Pessoa', email } })),
    )
    must(
      answers.every(({ status }) => status === 200),
      `sign-up answered ${answers.map(inWords)}`,
    )
    await until('a try that failed', async () => {
      const rows = await site.postgres.query(`select 1 from jobs.job where state = 'retry' and name like '%mail%'`)
      return rows.length === emails.length
    })
    await mailbox.proxy.up()
    const arrived = (email: string) => mailbox.mails.filter(({ to }) => to === email).length
    await until('every mail', async () => emails.every((email) => arrived(email) > 0), RETRIED_WITHIN_MS)
    // A second copy would come with the next round of the queue.
    await sleep(5_000)
    const twice = emails.filter((email) => arrived(email) > 1).length
    must(twice === 0, `${twice} mails came twice`)
    return {
      happened: `3 sign-ups: 200 each while it was down; their mails came once each after it was up, by themselves`,
      lost: emails.filter((email) => arrived(email) === 0).length,
    }
  },
}

const CHECKOUT = '/functions/v1/create-mercadopago-payment'

const checkout = (site: Site, { id, email, cookie }: Person) =>
  ask(site.origin, CHECKOUT, {
    cookie,
    json: { planType: 'premium', billingPeriod: 'monthly', userId: id, userEmail: email, userName: 'Pessoa' },
  })

const provider: TrustCase = {
  group,
  name: 'Payment provider down while people pay',
  async run() {
    await using site = await openSite()
    const people = await site.people(4, 'free')
    const [late, ...payers] = people
    if (!late) throw new Error('nobody pays')
    const pages = await Promise.all(payers.map((one) => checkout(site, one)))
    must(
      pages.every(({ status }) => status === 200),
      `checkouts answered ${pages.map(inWords)}`,
    )
    await site.provider.proxy.down()
    const refused = await checkout(site, late)
    must(refused.status === 503 && refused.code === 'provider_unreachable', `checkout answered ${inWords(refused)}`)
    // They pay at the provider, which notifies us; the subject of the notification is unreachable.
    const codes = await site.postgres.query<{ id: string }>(
      `select provider_id as id from subscriptions where user_id = any($1)`,
      [payers.map(({ id }) => id)],
    )
    must(codes.length === payers.length, `${codes.length} of ${payers.length} have a code`)
    for (const { id } of codes) await site.provider.act(`/sandbox/payments/${id}/approve`)
    await site.provider.act('/sandbox/notifications/flush')
    const stored = await until('the notifications were stored and tried', async () => {
      const rows = await site.postgres.query<{ id: number }>(
        `select id from webhook_inbox where processed_at is null and attempts > 0 and signature_verdict = 'valid'`,
      )
      return rows.length >= payers.length ? rows.length : null
    })
    const summary = await ask(site.origin, '/functions/v1/subscription', { cookie: late.cookie })
    await site.provider.proxy.up()
    const premium = async () => {
      const [row] = await site.postgres.query<{ count: number }>(
        `select count(*)::int as count from profiles where plan = 'premium' and id = any($1)`,
        [payers.map(({ id }) => id)],
      )
      return row?.count ?? 0
    }
    await until('everybody who paid is premium', async () => (await premium()) === payers.length, RETRIED_WITHIN_MS)
    const again = await checkout(site, late)
    must(again.status === 200, `checkout afterwards answered ${inWords(again)}`)
    return {
      happened: `checkout ${inWords(refused)}, own subscription ${inWords(summary)}; ${stored} notifications stored and applied when it was up; checkout then ${inWords(again)}`,
      lost: payers.length - (await premium()),
    }
  },
}

export const outsideCases: readonly TrustCase[] = [mail, provider]
