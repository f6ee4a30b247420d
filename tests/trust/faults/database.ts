import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { TrustCase } from '../case.ts'
import { ask, inWords } from '../site/ask.ts'
import { keepDownloading, lostDownloads, register } from '../site/downloads.ts'
import type { Person } from '../site/people.ts'
import { openSite } from '../site/site.ts'
import { must, tally, until } from '../site/wait.ts'

const group = 'faults'

/** Longest wait of a request while the database is silent (ms). */
const ANSWER_WITHIN_MS = 30_000
/** Longest time until the site works again after the database does (ms). */
const HEALED_WITHIN_MS = 20_000

/** A browser's window, which wants a page. */
const WINDOW = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const ready = (origin: string) => until('ready again', async () => (await ask(origin, '/readyz')).status === 200)

const killed: TrustCase = {
  group,
  name: 'PostgreSQL killed (-9) and started again, while people download',
  async run() {
    await using site = await openSite()
    const { origin, postgres } = site
    const people = await site.people(40, 'premium')
    await ask(origin, '/')
    const work = keepDownloading([origin], people, await site.activities())
    await until('some downloads', async () => work.acknowledged.length > 30)
    await postgres.kill()
    const during = work.answers.length
    await sleep(3_000)
    const seen = {
      page: inWords(await ask(origin, '/')),
      healthz: inWords(await ask(origin, '/healthz')),
      readyz: inWords(await ask(origin, '/readyz')),
      member: inWords(await ask(origin, '/', { cookie: people[0]?.cookie, headers: WINDOW })),
      unkept: inWords(await ask(origin, '/activities?search=nunca', { headers: WINDOW })),
    }
    must(seen.page === '200', `visitors' pages answered ${seen.page}`)
    must(seen.member === '503' && seen.unkept === '503', `other pages answered ${seen.member}, ${seen.unkept}`)
    must(seen.healthz === '200' && seen.readyz === '503', `probes answered ${seen.healthz}, ${seen.readyz}`)
    await postgres.start()
    const upAt = performance.now()
    await ready(origin)
    const seconds = ((performance.now() - upAt) / 1000).toFixed(1)
    const after = work.answers.length
    const before = work.acknowledged.length
    await until('downloads again', async () => work.acknowledged.length > before + 20)
    await work.stop()
    const refused = work.answers.slice(during, after).filter(({ json }) => json.success !== true)
    must(
      refused.every(({ status }) => status === 503),
      `endpoints answered ${tally(refused.map(inWords))}`,
    )
    return {
      happened: `endpoints: ${tally(refused.map(inWords))}; a visitor's page ${seen.page}, one that was not in memory ${seen.unkept}, a member's ${seen.member} (each a page to read), /readyz ${seen.readyz}; ready ${seconds} s after the database; ${work.acknowledged.length} acknowledged`,
      lost: await lostDownloads(postgres, work.acknowledged),
    }
  },
}

const restarted: TrustCase = {
  group,
  name: 'PostgreSQL restarted in good order, three times, while people download',
  async run() {
    await using site = await openSite()
    const { origin, postgres } = site
    const work = keepDownloading([origin], await site.people(40, 'premium'), await site.activities())
    await until('some downloads', async () => work.acknowledged.length > 30)
    const seconds: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      await postgres.stop()
      await until('a request was refused', async () => work.answers.at(-1)?.status === 503)
      await postgres.start()
      const upAt = performance.now()
      await ready(origin)
      const before = work.acknowledged.length
      await until('downloads again', async () => work.acknowledged.length > before + 20, HEALED_WITHIN_MS)
      seconds.push((performance.now() - upAt) / 1000)
    }
    await work.stop()
    const refused = work.answers.filter(({ json }) => json.success !== true)
    must(
      refused.every(({ status }) => status === 503),
      `endpoints answered ${tally(refused.map(inWords))}`,
    )
    return {
      happened: `endpoints: ${tally(refused.map(inWords))}; downloads went on ${seconds.map((one) => one.toFixed(1)).join(', ')} s after it was back; ${work.acknowledged.length} acknowledged`,
      lost: await lostDownloads(postgres, work.acknowledged),
    }
  },
}

const slow: TrustCase = {
  group,
  name: 'PostgreSQL slow: 200 ms more for each message',
  async run() {
    await using site = await openSite()
    const { origin, postgres } = site
    const people = await site.people(8, 'premium')
    const activities = await site.activities()
    await ask(origin, '/')
    postgres.proxy.delay(200)
    const page = await ask(origin, '/')
    const work = keepDownloading([origin], people, activities.slice(0, 4))
    await work.done
    const slowest = Math.max(...work.answers.map(({ ms }) => ms)) / 1000
    postgres.proxy.delay(0)
    must(page.status === 200 && page.ms < 1_000, `a visitor's page took ${page.ms} ms`)
    must(
      work.answers.every(({ status }) => status === 200),
      `endpoints answered ${tally(work.answers.map(inWords))}`,
    )
    const healthy = await register(origin, people[0] as Person, activities[5]?.id ?? '')
    must(healthy.status === 200, `afterwards ${inWords(healthy)}`)
    return {
      happened: `endpoints: ${tally(work.answers.map(inWords))}, the slowest ${slowest.toFixed(1)} s; a visitor's page ${page.status} from memory`,
      lost: await lostDownloads(postgres, work.acknowledged),
    }
  },
}

const silent: TrustCase = {
  group,
  name: 'PostgreSQL silent: connections stay open, nothing passes for 25 s',
  async run() {
    await using site = await openSite()
    const { origin, postgres } = site
    const people = await site.people(30, 'premium')
    const activities = await site.activities()
    await ask(origin, '/')
    const before = keepDownloading([origin], people, activities.slice(0, 1))
    await before.done
    postgres.proxy.freeze()
    const frozenAt = performance.now()
    const page = await ask(origin, '/')
    const during = await Promise.all(people.map((one) => register(origin, one, activities[1]?.id ?? '')))
    await sleep(Math.max(0, 25_000 - (performance.now() - frozenAt)))
    postgres.proxy.thaw()
    const upAt = performance.now()
    await ready(origin)
    const healed = await until('every endpoint answers', async () => {
      const again = await Promise.all(people.map((one) => register(origin, one, activities[2]?.id ?? '')))
      return again.every(({ status }) => status === 200)
    })
    const seconds = (performance.now() - upAt) / 1000
    const slowest = Math.max(...during.map(({ ms }) => ms))
    must(page.status === 200, `a visitor's page answered ${inWords(page)}`)
    must(slowest < ANSWER_WITHIN_MS, `a request waited ${slowest} ms`)
    must(
      during.every(({ status }) => status === 503),
      `endpoints answered ${tally(during.map(inWords))}`,
    )
    must(healed && seconds * 1000 < HEALED_WITHIN_MS, `healed after ${seconds} s`)
    return {
      happened: `endpoints: ${tally(during.map(inWords))}, the slowest after ${(slowest / 1000).toFixed(1)} s; a visitor's page ${page.status} from memory; all well ${seconds.toFixed(1)} s after the silence`,
      lost: await lostDownloads(postgres, before.acknowledged),
    }
  },
}

const crowded: TrustCase = {
  group,
  name: 'PostgreSQL out of connections',
  async run() {
    await using site = await openSite({ postgres: ['max_connections=24'] })
    const { origin, postgres } = site
    const people = await site.people(20, 'premium')
    const activities = await site.activities()
    await ask(origin, '/')
    const hogs: pg.Client[] = []
    for (;;) {
      const hog = await postgres.connect().catch(() => null)
      if (!hog) break
      hogs.push(hog)
    }
    // The product's own connections end too, so that it has to open new ones.
    await hogs[0]?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atividario' and pid <> pg_backend_pid()`,
    )
    for (let hog = await postgres.connect().catch(() => null); hog; hog = await postgres.connect().catch(() => null)) {
      hogs.push(hog)
    }
    const during = await Promise.all(people.map((one) => register(origin, one, activities[0]?.id ?? '')))
    const page = await ask(origin, '/')
    for (const hog of hogs) await hog.end()
    await ready(origin)
    const after = keepDownloading([origin], people, activities.slice(1, 3))
    await after.done
    const bad = during.filter(({ status }) => status !== 200 && status !== 503)
    must(bad.length === 0, `endpoints answered ${tally(during.map(inWords))}`)
    must(
      during.some(({ status }) => status === 503),
      'the database had connections left',
    )
    must(page.status === 200, `a visitor's page answered ${inWords(page)}`)
    must(
      after.answers.every(({ status }) => status === 200),
      `afterwards ${tally(after.answers.map(inWords))}`,
    )
    const acknowledged = during.flatMap(({ json }, index) =>
      json.success === true ? [{ user: people[index]?.id ?? '', activity: activities[0]?.id ?? '' }] : [],
    )
    return {
      happened: `endpoints: ${tally(during.map(inWords))}; a visitor's page ${page.status}; afterwards ${tally(after.answers.map(inWords))}`,
      lost: await lostDownloads(postgres, [...acknowledged, ...after.acknowledged]),
    }
  },
}

export const databaseCases = [killed, restarted, slow, silent, crowded]
