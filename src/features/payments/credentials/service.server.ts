import { randomUUID } from 'node:crypto'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Clock } from '../../../platform/time.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import { apiAddress } from '../mercadopago/client.server.ts'
import { CREDENTIALS_CRON, checkCredentials } from './jobs.server.ts'
import { type Answer, type Credentials, errorsIn, findingsOf } from './rules.ts'
import type { CredentialsReport, Problem } from './schema.ts'
import { CREDENTIALS_TEXTS, PROBLEM_TEXTS } from './texts.ts'

/** Longest wait for one answer (ms). */
const TIMEOUT_MS = 8_000

interface Dependencies {
  readonly credentials: Credentials
  /** Address of the provider; null = the real one. */
  readonly apiUrl: string | null
  readonly clock: Clock
  readonly log: Logger
  /** Prints a line for the operator. */
  readonly say: (line: string) => void
  /** Alerts administrators of a problem, once a day each. */
  readonly alert: (problem: Problem, message: string) => Promise<void>
}

/** Names the faults of the provider's credentials before a buyer meets them (rule: credentials check). */
export function createCredentialsCheck({ credentials, apiUrl, clock, log, say, alert }: Dependencies) {
  const origin = apiAddress(apiUrl)

  async function ask(method: 'GET' | 'POST', path: string): Promise<Answer> {
    const headers = { authorization: `Bearer ${credentials.accessToken}`, 'content-type': 'application/json' }
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: method === 'GET' ? headers : { ...headers, 'x-idempotency-key': randomUUID() },
        // Empty on purpose: it asks for no resource.
        ...(method === 'POST' && { body: '{}' }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await response.text()
      return { status: response.status, body: parsed(text) }
    } catch (err) {
      log.warn({ err, path }, 'the provider does not answer a check of the credentials')
      return null
    }
  }

  async function look(): Promise<CredentialsReport> {
    const [owner, payment, subscription] = await Promise.all([
      ask('GET', '/users/me'),
      ask('POST', '/v1/payments'),
      ask('POST', '/preapproval'),
    ])
    const findings = findingsOf(credentials, { owner, payment, subscription })
    return { checkedAt: clock().toISOString(), findings }
  }

  /** Looks, and reports each problem that stops sales: in the terminal, in the log, and by mail. Never throws. */
  async function watch(): Promise<void> {
    try {
      for (const problem of errorsIn((await look()).findings)) {
        const { message, advice } = PROBLEM_TEXTS[problem]
        log.error({ problem }, 'the credentials of the payment provider do not serve')
        say(CREDENTIALS_TEXTS.atStart(`${message} ${advice}`))
        await alert(problem, message)
      }
    } catch (err) {
      log.error({ err }, 'the credentials of the payment provider were not checked')
    }
  }

  return {
    /** A report for an administrator who asks. */
    check: (_admin: AdminSession): Promise<CredentialsReport> => look(),

    watch,

    /** Checks now and every day, in this process; the start does not wait for the provider. */
    async registerJobs(jobs: Pick<Jobs, 'work' | 'schedule'>): Promise<void> {
      void watch()
      await jobs.work(checkCredentials, watch)
      await jobs.schedule(checkCredentials, CREDENTIALS_CRON)
    },
  }
}

export type CredentialsCheck = ReturnType<typeof createCredentialsCheck>

/** Null for a body that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
