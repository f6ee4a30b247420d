import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TrustCase } from '../case.ts'
import { type Answer, ask, inWords } from '../site/ask.ts'
import { fetchFile, lostDownloads, register } from '../site/downloads.ts'
import type { Person } from '../site/people.ts'
import { openSite } from '../site/site.ts'
import { must, until } from '../site/wait.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** The product looks at its shift four times a second. */
const READ_WITHIN_MS = 1_000
/** A cached page is served for a minute at most (rule: popular activities). */
const CACHED_S = 60

const STATS = '/rest/v1/rpc/get_user_download_stats'

const maxAge = (header: string | null) => Number(/s-maxage=(\d+)/.exec(header ?? '')?.[1] ?? 0)

/** The clock of the process jumps; the one of the database stays. */
const jumps: TrustCase = {
  group: 'faults',
  name: 'The clock jumps a day ahead, two days back, and home again',
  async run() {
    const preload = path.join(import.meta.dirname, 'clock-ahead.mjs')
    let file = ''
    await using site = await openSite({
      imports: [preload],
      prepare: async (dir) => {
        file = path.join(dir, 'shift')
        await writeFile(file, '0')
        return { CLOCK_SHIFT_FILE: file }
      },
    })
    const { origin, postgres } = site
    const [free] = await site.people(1, 'free')
    const activities = await site.activities()
    must(free !== undefined, 'nobody is there')
    const acknowledged: { user: string; activity: string }[] = []
    const seen: string[] = []

    /** Two downloads fit the day of the plan, the third does not. */
    async function day(from: number, what: string) {
      const page = await ask(origin, '/')
      const answers = []
      for (const { id } of activities.slice(from, from + 3)) {
        const { granted, file: delivered } = await fetchFile(origin, free as Person, id)
        answers.push(granted)
        if (granted.json.success !== true) continue
        acknowledged.push({ user: free?.id ?? '', activity: id })
        must(delivered?.status === 200, `${what}: the file answered ${delivered ? inWords(delivered) : 'nothing'}`)
      }
      const granted = answers.filter(({ json }) => json.success === true).length
      must(
        answers.every(({ status }) => status === 200),
        `${what}: ${answers.map(inWords)}`,
      )
      must(granted === 2, `${what}: ${granted} downloads of 2 were granted`)
      must(page.status === 200, `${what}: the page answered ${inWords(page)}`)
      const age = maxAge(page.headers.get('cache-control'))
      must(age <= CACHED_S, `${what}: a page may be cached for ${age} s`)
      seen.push(`${what} ${granted} of 3`)
    }

    async function jump(ms: number, used: number) {
      await writeFile(file, String(ms))
      // Yesterday's count equals today's: the count alone does not prove that the clock was read.
      await sleep(READ_WITHIN_MS)
      await until('the clock has jumped', async () => {
        const stats = await ask(origin, STATS, { cookie: free?.cookie, json: { user_id: free?.id } })
        return stats.json.daily_used === used
      })
    }

    await day(0, 'today')
    await jump(DAY_MS, 0)
    await day(3, 'tomorrow')
    // An edit is seen although cached pages are from the future now.
    await jump(-DAY_MS, 0)
    await day(6, 'yesterday')
    const [first] = activities
    await ask(origin, `/activities/${first?.slug}`)
    await postgres.query(`update activities set title = 'Relógio adiantado' where id = $1`, [first?.id])
    await until(
      'the edit is seen',
      async () => (await ask(origin, `/activities/${first?.slug}`)).bytes.includes('Relógio adiantado'),
      5_000,
    )
    await jump(0, 2)
    const again = await register(origin, free, activities[0]?.id ?? '')
    const over = await register(origin, free, activities[2]?.id ?? '')
    must(
      again.json.success === true && over.json.success === false,
      `today's count was forgotten: ${JSON.stringify([inWords(again), again.json, inWords(over), over.json])}`,
    )
    return {
      happened: `downloads granted: ${seen.join(', ')}; home again: the same file once more for nothing, no third one; pages and edits as ever`,
      lost: await lostDownloads(postgres, acknowledged),
    }
  },
}

/** A product whose clock the case moves. */
async function openMovableSite() {
  let file = ''
  const site = await openSite({
    imports: [path.join(import.meta.dirname, 'clock-ahead.mjs')],
    prepare: async (dir) => {
      file = path.join(dir, 'shift')
      await writeFile(file, '0')
      return { CLOCK_SHIFT_FILE: file }
    },
  })
  return {
    site,
    async jump(ms: number) {
      await writeFile(file, String(ms))
      // Nothing that is shown proves every jump; the file is read four times a second.
      await sleep(READ_WITHIN_MS)
    },
  }
}

const PASSWORD = 'papel e lapis 12'

const signUp = async (origin: string, email: string) =>
  ask(origin, '/auth/v1/sign-up/email', {
    json: { name: 'Pessoa', email, password: PASSWORD, terms_accepted: true, receive_emails: false },
  })

const cookieOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

/** Sessions, mails and addresses of files, on both sides of each jump. */
const holds: TrustCase = {
  group: 'faults',
  name: 'The clock jumps an hour ahead, an hour back, a day ahead, and home: sessions, mails, files',
  async run() {
    const { site, jump } = await openMovableSite()
    await using open = site
    const { origin, postgres, mailbox } = open
    const [free] = await site.people(1, 'free')
    const [paying, ending] = await site.people(2, 'premium')
    const [activity, ...others] = await site.activities()
    const premium = others.at(-1)
    must(free !== undefined && paying !== undefined && ending !== undefined, 'too few people')
    must(activity !== undefined && premium !== undefined, 'too few sheets')
    await postgres.query(`update profiles set subscription_end_date = now() + interval '12 hours' where id = $1`, [
      ending.id,
    ])
    const acknowledged = []
    const links: string[] = []
    let person: { cookie: string; email: string } | null = null
    for (const [turn, [what, ms]] of (
      [
        ['an hour ahead', HOUR_MS],
        ['an hour back', -HOUR_MS],
        ['a day ahead', DAY_MS],
        ['home', 0],
      ] as const
    ).entries()) {
      await jump(ms)
      const profile = await ask(origin, '/profile', { cookie: free.cookie })
      must(profile.status === 200, `${what}: the session answered ${inWords(profile)}`)
      // A session that began under another time.
      if (person) {
        const theirs = await ask(origin, '/profile', { cookie: person.cookie })
        must(theirs.status === 200, `${what}: a session of before answered ${inWords(theirs)}`)
      }
      const email = `relogio-${turn}@exemplo.com.br`
      const made = await signUp(origin, email)
      must(made.status === 200, `${what}: a sign-up answered ${inWords(made)}`)
      person = { cookie: cookieOf(made), email }
      await until(`${what}: its mail`, async () => mailbox.mails.some(({ to }) => to === email))
      const { granted, file } = await fetchFile(origin, free, activity.id)
      must(
        granted.json.success === true && file?.status === 200,
        `${what}: ${inWords(granted)}, its file ${file ? inWords(file) : 'none'}`,
      )
      acknowledged.push({ user: free.id, activity: activity.id })
      // An address of a file is good for minutes: under another time it is refused, or still good, but never an error.
      for (const link of links) {
        const old = await ask(origin, link)
        must(old.status < 500, `${what}: an address of before answered ${inWords(old)}`)
      }
      links.push(String(granted.json.url))
      const paid = await register(origin, paying, premium.id)
      must(paid.json.success === true, `${what}: a premium download answered ${inWords(paid)}`)
      acknowledged.push({ user: paying.id, activity: premium.id })
      // Premium that ends tonight is over under tomorrow's clock alone.
      const last = await register(origin, ending, premium.id)
      must(last.json.success === (ms !== DAY_MS), `${what}: Premium that ends tonight answered ${inWords(last)}`)
      if (last.json.success === true) acknowledged.push({ user: ending.id, activity: premium.id })
    }
    return {
      happened:
        'under each time: sessions of before and new ones, a sign-up with its mail, a download with its file, one of Premium; Premium that ends tonight was over tomorrow, and there again at home',
      lost: await lostDownloads(postgres, acknowledged),
    }
  },
}

export const clockCases = [jumps, holds]
