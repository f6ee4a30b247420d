import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TrustCase } from '../case.ts'
import { OPTIONS } from '../options.ts'
import { ask, inWords } from '../site/ask.ts'
import { keepDownloading, lostDownloads } from '../site/downloads.ts'
import { openEmbeddedSite } from '../site/embedded.ts'
import { createProduct, freePort, QUIET } from '../site/process.ts'
import { must, until } from '../site/wait.ts'

const STARTED_WITHIN_MS = 120_000

/**
 * A folder is copied file by file while its database writes: no backup (docs/runbooks/restore.md), but people do it. The
 * copy carries the lock and the password of a server that runs, and must not work in that server's database.
 */
const copied: TrustCase = {
  group: 'faults',
  name: 'The data folder is copied while people download, and a second site starts on the copy',
  async run() {
    await using site = await openEmbeddedSite()
    const { origin, postgres } = site
    const activities = await postgres.query<{ id: string }>(
      `select id from activities where status = 'ativo' order by is_premium, id`,
    )
    const work = keepDownloading([origin], await site.people(30, 'premium'), activities)
    await until('some downloads', async () => work.acknowledged.length > 20)
    const server = await site.server()
    const dir = await mkdtemp(path.join(tmpdir(), 'atividario-trust-copy-'))
    const copy = createProduct({
      port: await freePort(),
      log: path.join(dir, 'product.log'),
      settings: { ...QUIET, DATA_DIR: path.join(dir, 'data'), APP_SECRET: randomBytes(32).toString('base64url') },
    })
    try {
      // A file that goes during the copy is missing in it, and makes the command fail.
      await promisify(execFile)('cp', ['-a', site.dir, path.join(dir, 'data')]).catch(() => {})
      copy.launch()
      const outcome = await until(
        'the copy is ready or refused',
        async () => {
          if (!copy.isAlive()) return 'refused to start'
          return (await ask(copy.origin, '/readyz')).status === 200 && 'started'
        },
        STARTED_WITHIN_MS,
      )
      let second = outcome
      if (outcome === 'started') {
        const email = 'so-na-copia@exemplo.com.br'
        const made = await ask(copy.origin, '/auth/v1/sign-up/email', {
          json: { name: 'Pessoa', email, password: 'papel e lapis 12', terms_accepted: true, receive_emails: false },
        })
        must(made.status === 200, `the copy answered a sign-up with ${inWords(made)}`)
        const there = await postgres.query('select 1 from auth_users where email = $1', [email])
        must(there.length === 0, 'the copy works in the database of the first site')
        second = 'started on a database of its own'
      }
      await copy.stop()
      const before = work.acknowledged.length
      await until('downloads on the first site', async () => work.acknowledged.length > before + 10)
      must((await site.server()) === server, 'the database of the first site was stopped')
      await work.stop()
      return {
        happened: `the copy ${second}; the first site went on with its database, ${work.acknowledged.length} downloads acknowledged`,
        lost: await lostDownloads(postgres, work.acknowledged),
      }
    } finally {
      await copy.stop()
      if (!OPTIONS.keep) await rm(dir, { recursive: true, force: true })
    }
  },
}

export const copiedCases: readonly TrustCase[] = [copied]
