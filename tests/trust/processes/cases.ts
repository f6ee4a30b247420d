import { setTimeout as sleep } from 'node:timers/promises'
import type { TrustCase } from '../case.ts'
import { type Answer, ask, inWords } from '../site/ask.ts'
import { keepDownloading, lostDownloads, register } from '../site/downloads.ts'
import { must, tally, until } from '../site/wait.ts'
import { attacked } from './attacked.ts'
import { behindNginx } from './behind-nginx.ts'

/** Longest time until visitors of every process see an edit (ms). */
const SEEN_WITHIN_MS = 1_000
const PATIENCE_MS = 60_000

const limits = behindNginx('Daily limits hold across processes', async (site, front) => {
  const people = await site.people(10, 'free')
  const activities = (await site.activities()).slice(0, 8)
  // Each asks for eight different activities at the same moment; the plan gives two.
  const answers = await Promise.all(
    people.flatMap((person) =>
      activities.map(async ({ id }) => ({ person, id, answer: await register(front, person, id) })),
    ),
  )
  const granted = answers.filter(({ answer }) => answer.json.success === true)
  const acknowledged = granted.map(({ person, id }) => ({ user: person.id, activity: id }))
  must(
    answers.every(({ answer }) => answer.status === 200),
    `endpoints answered ${tally(answers.map(({ answer }) => inWords(answer)))}`,
  )
  for (const person of people) {
    const own = granted.filter((one) => one.person === person).length
    must(own === 2, `one person got ${own} downloads, the plan gives 2`)
  }
  return {
    happened: `10 people asked for 8 activities each at once: 2 granted to each, ${answers.length - granted.length} refused`,
    lost: await lostDownloads(site.postgres, acknowledged),
  }
})

const edits = behindNginx("An administrator's edit is seen by the visitors of every process", async (site, front) => {
  const [admin] = await site.people(1, 'admin')
  const [activity] = await site.activities()
  must(admin !== undefined && activity !== undefined, 'nobody is there')
  const page = `/activities/${activity.slug}`
  const versionOf = async () => {
    const sql = 'select updated_at from activities where id = $1'
    const [row] = await site.postgres.query<{ updated_at: Date }>(sql, [activity.id])
    return row?.updated_at.toISOString() ?? ''
  }
  let slowest = 0
  for (let time = 1; time <= 5; time++) {
    // Everybody has the page in memory before the edit.
    for (const { origin } of site.products) must((await ask(origin, page)).status === 200, 'the page is missing')
    const title = `Folha editada ${time}`
    const saved = await ask(front, `/rest/v1/activities/${activity.id}`, {
      method: 'PATCH',
      cookie: admin.cookie,
      headers: { origin: front },
      json: { title, updated_at: await versionOf() },
    })
    const savedAt = performance.now()
    must(saved.status === 200, `the edit answered ${inWords(saved)} ${JSON.stringify(saved.json)}`)
    await Promise.all(
      site.products.map(({ origin }) =>
        until('the edit is seen', async () => (await ask(origin, page)).bytes.includes(title), PATIENCE_MS),
      ),
    )
    slowest = Math.max(slowest, performance.now() - savedAt)
  }
  must(slowest < SEEN_WITHIN_MS, `one process showed the old page for ${Math.round(slowest)} ms`)
  return { happened: `5 edits: on all 3 processes after ${Math.round(slowest)} ms at the latest`, lost: 0 }
})

const jobs = behindNginx('Jobs run once', async (site, front) => {
  const emails = Array.from({ length: 20 }, (_, index) => `uma-vez-${index}@exemplo.com.br`)
  const form = { name: 'Pessoa', password: 'papel e lapis 12', terms_accepted: true, receive_emails: false }
  const answers: Answer[] = []
  // A few at a time: hashing passwords is slow on purpose, and is not what is tried here.
  for (let from = 0; from < emails.length; from += 4) {
    const some = emails.slice(from, from + 4)
    const signUps = some.map((email) => ask(front, '/auth/v1/sign-up/email', { json: { ...form, email } }))
    answers.push(...(await Promise.all(signUps)))
  }
  must(
    answers.every(({ status }) => status === 200),
    `sign-ups answered ${tally(answers.map(inWords))}`,
  )
  await until('every mail', async () => site.mailbox.mails.length >= emails.length, PATIENCE_MS)
  const done = await until('every job has ended', async () => {
    const rows = await site.postgres.query<{ state: string; retry_count: number }>(
      `select state, retry_count from jobs.job where name = 'confirmation-mail'`,
    )
    return rows.every(({ state }) => state === 'completed') ? rows : null
  })
  const twice = emails.filter((email) => site.mailbox.mails.filter(({ to }) => to === email).length > 1)
  must(twice.length === 0, `${twice.length} mails went out twice`)
  must(
    done.every(({ retry_count }) => retry_count === 0),
    'a job was tried twice',
  )
  const missing = emails.filter((email) => !site.mailbox.mails.some(({ to }) => to === email))
  return { happened: `20 sign-ups: 20 jobs, ${site.mailbox.mails.length} mails`, lost: missing.length }
})

/** Readers of pages, pictures and the catalogue who note every answer until stopped. */
function keepReading(front: string, paths: readonly string[], readers: number, cookie?: string) {
  const answers: string[] = []
  let stopped = false
  const one = async (turn: number) => {
    for (let index = turn; !stopped; index++) {
      answers.push(inWords(await ask(front, paths[index % paths.length] ?? '/', { cookie })))
    }
  }
  const done = Promise.all(Array.from({ length: readers }, (_, turn) => one(turn)))
  return {
    answers,
    async stop() {
      stopped = true
      await done
    },
  }
}

const rolling = behindNginx('Rolling restart under load', async (site, front) => {
  const activities = await site.activities()
  const people = await site.people(30, 'premium')
  const paths = ['/', '/activities', '/plans', ...activities.slice(0, 5).map(({ image_url }) => image_url)]
  const reading = keepReading(front, paths, 6)
  const work = keepDownloading([front], people, activities)
  await until('some traffic', async () => reading.answers.length > 50 && work.answers.length > 12)
  for (const product of site.products) {
    await product.stop()
    await product.start()
  }
  await reading.stop()
  await work.stop()
  const failed = [...reading.answers, ...work.answers.map(inWords)].filter((word) => word !== '200')
  must(failed.length === 0, `of ${reading.answers.length + work.answers.length} requests: ${tally(failed)}`)
  return {
    happened: `3 processes restarted one after the other: ${reading.answers.length} pages and pictures, ${work.answers.length} downloads, all 200`,
    lost: await lostDownloads(site.postgres, work.acknowledged),
  }
})

const killed = behindNginx('One of three processes killed (-9) under load', async (site, front) => {
  const activities = await site.activities()
  const people = await site.people(30, 'premium')
  const reading = keepReading(front, ['/', '/activities', '/plans'], 4)
  const work = keepDownloading([front], people, activities)
  await until('some traffic', async () => work.acknowledged.length > 20)
  await site.products[1]?.kill()
  const before = work.acknowledged.length
  await until('traffic without it', async () => work.acknowledged.length > before + 40)
  await site.products[1]?.start()
  await reading.stop()
  await work.stop()
  const refused = work.answers.filter(({ status }) => status !== 200).map(inWords)
  // Requests in progress in the dying process get 502: nginx never sends a change twice.
  must(refused.length <= people.length, `downloads: ${tally(refused)}`)
  must(
    reading.answers.every((word) => word === '200'),
    `pages: ${tally(reading.answers)}`,
  )
  return {
    happened: `pages ${tally(reading.answers)}; downloads ${work.acknowledged.length} acknowledged${refused.length > 0 ? `, ${tally(refused)} that were on their way in it` : ''}`,
    lost: await lostDownloads(site.postgres, work.acknowledged),
  }
})

/** Duration of the database's silence (ms): less than the lifetime of a cached page (60 s). */
const FROZEN_MS = 40_000

const frozen = behindNginx('Members turned away leave visitors their pages', async (site, front) => {
  const members = await site.people(4, 'free')
  const paths = ['/', '/activities', '/plans', '/faq']
  for (const { origin } of site.products)
    for (const path of paths) must((await ask(origin, path)).status === 200, 'the page is missing')
  site.postgres.proxy.freeze()
  const reading = keepReading(front, paths, 2)
  const asking = members.map(({ cookie }) => keepReading(front, ['/profile'], 1, cookie))
  await until(
    'a member is turned away',
    async () => asking.some(({ answers }) => answers.some((word) => word.startsWith('503'))),
    FROZEN_MS,
  )
  await sleep(10_000)
  await reading.stop()
  site.postgres.proxy.thaw()
  for (const one of asking) await one.stop()
  const members503 = asking.flatMap(({ answers }) => answers)
  must(
    reading.answers.every((word) => word === '200'),
    `visitors: ${tally(reading.answers)}; members: ${tally(members503)}`,
  )
  await until('members are served again', async () => {
    const answer = await ask(front, '/profile', { cookie: members[0]?.cookie })
    return answer.status === 200
  })
  return {
    happened: `the database silent for ${FROZEN_MS / 1000} s: members ${tally(members503)}; visitors ${tally(reading.answers)}`,
    lost: 0,
  }
})

export const cases: readonly TrustCase[] = [limits, edits, jobs, rolling, killed, frozen, attacked]
