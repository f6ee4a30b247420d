import type { TrustCase } from '../case.ts'
import { ask, inWords } from '../site/ask.ts'
import { keepDownloading, lostDownloads } from '../site/downloads.ts'
import { notification } from '../site/provider.ts'
import { openSite } from '../site/site.ts'
import { picture, upload } from '../site/uploads.ts'
import { must, tally, until } from '../site/wait.ts'
import { strayObjects } from './stray-objects.ts'

const group = 'faults'
/** Number of kills in each case: the moment is random. */
const TIMES = 3

const downloads: TrustCase = {
  group,
  name: 'The process killed (-9) during downloads, three times',
  async run() {
    await using site = await openSite()
    const { origin, product, postgres } = site
    const people = await site.people(30, 'premium')
    const free = await site.people(8, 'free')
    const activities = await site.activities()
    const work = keepDownloading([origin], [...people, ...free], activities)
    for (let time = 1; time <= TIMES; time++) {
      const before = work.acknowledged.length
      await until('some downloads', async () => work.acknowledged.length > before + 20)
      await product.kill()
      await product.start()
    }
    await work.stop()
    const [over] = await postgres.query<{ count: number }>(
      `select count(*)::int as count from (select 1 from downloads where user_id = any($1) group by user_id, date_key
                                           having count(*) > 2) as too_many`,
      [free.map(({ id }) => id)],
    )
    must(over?.count === 0, `${over?.count} people got more than their two downloads`)
    return {
      happened: `${work.acknowledged.length} acknowledged; endpoints ${tally(work.answers.map(inWords))}; nobody got more than the plan gives`,
      lost: await lostDownloads(postgres, work.acknowledged),
    }
  },
}

const uploads: TrustCase = {
  group,
  name: 'The process killed (-9) during uploads, three times',
  async run() {
    await using site = await openSite({ s3: true })
    const { origin, product } = site
    const [admin] = await site.people(1, 'admin')
    must(admin !== undefined, 'no administrator')
    const taken: string[] = []
    const answers: string[] = []
    let stopped = false
    const one = async () => {
      while (!stopped) {
        const answer = await upload(origin, admin, await picture())
        answers.push(inWords(answer))
        if (answer.status === 200) taken.push(String(answer.json.url))
        else await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
    const workers = Promise.all([one(), one(), one()])
    for (let time = 1; time <= TIMES; time++) {
      const before = taken.length
      await until('some uploads', async () => taken.length > before + 3)
      await product.kill()
      await product.start()
    }
    stopped = true
    await workers
    const pictures = await Promise.all(taken.map((url) => ask(origin, url)))
    const stray = await strayObjects(site)
    must(stray.length === 0, `${stray.length} objects nobody knows, such as ${stray[0]}`)
    return {
      happened: `${taken.length} uploads acknowledged (${tally(answers)}); each is whole; no object is in the store that nobody knows`,
      lost: pictures.filter(({ status, bytes }) => status !== 200 || bytes.length < 100).length,
    }
  },
}

const webhook: TrustCase = {
  group,
  name: 'The process killed (-9) during notifications, three times',
  async run() {
    await using site = await openSite()
    const { origin, product, postgres, webhookSecret } = site
    // The provider is away: what came in has to wait, and cannot have been done already.
    await site.provider.proxy.down()
    const accepted: string[] = []
    const answers: string[] = []
    let stopped = false
    let next = 7_000_000_000
    const one = async () => {
      while (!stopped) {
        const { path, headers, json, requestId } = notification(webhookSecret, String(++next))
        const answer = await ask(origin, path, { headers, json })
        answers.push(inWords(answer))
        if (answer.status === 200) accepted.push(requestId)
        else await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    const workers = Promise.all(Array.from({ length: 8 }, one))
    for (let time = 1; time <= TIMES; time++) {
      const before = accepted.length
      await until('some notifications', async () => accepted.length > before + 100)
      await product.kill()
      await product.start()
    }
    stopped = true
    await workers
    const [row] = await postgres.query<{ stored: number; without: number }>(
      `select count(*)::int as stored,
              count(*) filter (where not exists (select 1 from jobs.job j where j.name = 'handle-notification'
                                                 and (j.data ->> 'inboxId')::bigint = i.id))::int as without
       from webhook_inbox i where request_id = any($1)`,
      [accepted],
    )
    must(row !== undefined && row.without === 0, `${row?.without} notifications have no job`)
    return {
      happened: `${accepted.length} acknowledged (${tally(answers)}); each is in the inbox, with its job`,
      lost: accepted.length - row.stored,
    }
  },
}

const job: TrustCase = {
  group,
  name: 'The process killed (-9) in the middle of a job (a mail)',
  async run() {
    await using site = await openSite()
    const { origin, product, postgres, mailbox } = site
    mailbox.hold(true)
    const email = 'durante@exemplo.com.br'
    const form = { name: 'Pessoa', email, password: 'papel e lapis 12', terms_accepted: true, receive_emails: false }
    const answer = await ask(origin, '/auth/v1/sign-up/email', { json: form })
    must(answer.status === 200, `sign-up answered ${inWords(answer)}`)
    await until('the mail is on its way', async () => mailbox.held() > 0)
    await product.kill()
    // Mails in progress are lost with the server; a mail server that had accepted one would recognise its id.
    await mailbox.proxy.down()
    mailbox.hold(false)
    await mailbox.proxy.up()
    mailbox.forget()
    await product.start()
    // The two minutes after which a try counts as dead are over at once; the rest is the queue's own doing.
    await postgres.query(`update jobs.job set started_on = started_on - interval '3 minutes' where state = 'active'`)
    await until('the mail', async () => mailbox.mails.some(({ to }) => to === email), 240_000)
    const ids = new Set(mailbox.mails.filter(({ to }) => to === email).map(({ messageId }) => messageId))
    must(ids.size === 1, `the mail came under ${ids.size} ids`)
    return { happened: 'sign-up 200; the mail came after the restart, by another try of the same job', lost: 0 }
  },
}

export const killedCases = [downloads, uploads, webhook, job]
