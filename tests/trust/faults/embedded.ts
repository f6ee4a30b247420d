import type { TrustCase } from '../case.ts'
import { ask, inWords } from '../site/ask.ts'
import { keepDownloading, lostDownloads } from '../site/downloads.ts'
import { openEmbeddedSite } from '../site/embedded.ts'
import { must, tally, until } from '../site/wait.ts'

const TIMES = 3
/** Longest time until the site works again (ms): the server starts, replays its log, and every process reconnects. */
const HEALED_WITHIN_MS = 30_000

/** @param processes that answer; with more than one the leader keeps the database */
const killed = (processes: number): TrustCase => ({
  group: 'faults',
  name: `The embedded PostgreSQL killed (-9) alone, ${TIMES} times, ${processes === 1 ? 'one process' : `${processes} processes`}`,
  async run() {
    await using site = await openEmbeddedSite({ WEB_PROCESSES: String(processes) })
    const { origin, postgres } = site
    const activities = await postgres.query<{ id: string }>(
      `select id from activities where status = 'ativo' order by is_premium, id`,
    )
    const work = keepDownloading([origin], await site.people(30, 'premium'), activities)
    await until('some downloads', async () => work.acknowledged.length > 20)
    const seconds: number[] = []
    for (let turn = 0; turn < TIMES; turn++) {
      const pid = await until('a server', site.server)
      process.kill(pid, 'SIGKILL')
      const killedAt = performance.now()
      // Only the product starts it again.
      await until(
        'another server',
        async () => {
          const next = await site.server()
          return next !== null && next !== pid && (await ask(origin, '/readyz')).status === 200
        },
        HEALED_WITHIN_MS,
      )
      const before = work.acknowledged.length
      await until('downloads again', async () => work.acknowledged.length > before + 10, HEALED_WITHIN_MS)
      seconds.push((performance.now() - killedAt) / 1000)
    }
    await work.stop()
    const refused = work.answers.filter(({ json }) => json.success !== true)
    must(
      refused.every(({ status }) => status === 503),
      `endpoints answered ${tally(refused.map(inWords))}`,
    )
    // Jobs and their listeners have separate connections.
    const mails = await site.mails()
    const signUp = await ask(origin, '/auth/v1/sign-up/email', {
      json: {
        name: 'Pessoa',
        email: 'depois@exemplo.com.br',
        password: 'papel e lapis 12',
        terms_accepted: true,
        receive_emails: false,
      },
    })
    must(signUp.status === 200, `sign-up answered ${inWords(signUp)}`)
    await until('its mail', async () => (await site.mails()) > mails)
    return {
      happened: `the product started it again each time, on its port; downloads went on ${seconds.map((one) => one.toFixed(1)).join(', ')} s after each kill; refused meanwhile: ${tally(refused.map(inWords)) || 'nothing'}; a sign-up and its mail afterwards; stopped with the product`,
      lost: await lostDownloads(postgres, work.acknowledged),
    }
  },
})

export const embeddedCases: readonly TrustCase[] = [killed(1), killed(2)]
