import { randomUUID } from 'node:crypto'
import { type AccountsDeps, createAccounts } from '../../src/features/accounts/service.server.ts'
import { ACCOUNT_BACKOFF, ADDRESS_BACKOFF } from '../../src/features/accounts/throttle/rules.ts'
import { createBackoff } from '../../src/platform/backoff.ts'
import type { Database } from '../../src/platform/db/pool.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs/jobs.ts'
import { createLimits } from '../../src/platform/limits.ts'
import { createLog } from '../../src/platform/log.ts'
import type { OutgoingMail } from '../../src/platform/mail/mailer.ts'
import { systemClock } from '../../src/platform/time.ts'
import { AppError } from '../../src/product/errors.ts'
import { LIMITS, type LimitName } from '../../src/product/limits.ts'
import { cleanUpLater } from '../setup/cleanups.ts'

export const SITE_ORIGIN = 'https://atividario.example'
const SECRET = 'a secret of forty characters for the test'

/** A valid form of /register; each account of a test needs a unique address. */
export const signUpForm = {
  name: 'Marina Alves',
  email: 'marina@exemplo.com.br',
  password: 'varanda azul 7',
  terms_accepted: true,
  receive_emails: false,
}

interface Options {
  readonly settings?: Partial<AccountsDeps['config']>
  readonly secret?: string
  readonly beforeDeletion?: AccountsDeps['beforeDeletion']
  readonly limits?: Partial<Record<LimitName, { points: number; seconds: number }>>
  readonly log?: AccountsDeps['log']
}

/**
 * The accounts service on a test database, with a real job queue and an outbox instead of a mail server.
 * `open` makes another service on the same tables, as a second process would be, or one with other settings.
 */
export async function accountsOn(database: Database & { url: string }) {
  const silent = createLog({ level: 'silent' })
  const jobs: Jobs = await openJobs({ url: database.url, log: silent, pollingSeconds: 0.5 })
  cleanUpLater(jobs.stop)
  const outbox: OutgoingMail[] = []

  function open({ settings, secret = SECRET, limits = {}, beforeDeletion = null, log = silent }: Options = {}) {
    return createAccounts({
      db: database.db,
      config: {
        appEnv: 'test',
        siteName: 'Atividário',
        imprint: '',
        siteOrigin: SITE_ORIGIN,
        google: null,
        adminEmail: null,
        requireEmailConfirmation: false,
        ...settings,
      },
      secret,
      jobs,
      mailer: { send: async (mail) => void outbox.push(mail) },
      limits: createLimits(database.pool, { ...LIMITS, signUp: { points: 1_000, seconds: 60 }, ...limits }, { secret }),
      backoffs: {
        account: createBackoff(database.pool, 'signInAccount', ACCOUNT_BACKOFF, { secret }),
        address: createBackoff(database.pool, 'signInOrigin', ADDRESS_BACKOFF, { secret }),
      },
      log,
      clock: systemClock,
      beforeDeletion,
    })
  }
  return { open, outbox, jobs }
}

/** A caller from an unused address, without credentials. */
export const anyone = () => ({ headers: new Headers(), address: randomUUID() })

/** The headers a browser sends after an answer with these. */
export function cookiesOf(headers: Headers): Headers {
  return new Headers({
    cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  })
}

/** Result of a call: `done`, the code of its AppError, or the text of another error. */
export function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
}
