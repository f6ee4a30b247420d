import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Session } from '../../src/features/accounts/schema.ts'
import type { PaymentGateway } from '../../src/features/payments/gateway/schema.ts'
import { createInbox, type NotificationRequest } from '../../src/features/payments/inbox/service.server.ts'
import { createSubscriptions } from '../../src/features/subscriptions/service.server.ts'
import type { Database, Db } from '../../src/platform/db/pool.ts'
import type { Jobs } from '../../src/platform/jobs/jobs.ts'
import { createLog } from '../../src/platform/log.ts'
import type { OutgoingMail } from '../../src/platform/mail/mailer.ts'
import type { Clock } from '../../src/platform/time.ts'
import { insertUser } from './database.ts'
import { createProvider } from './provider.ts'

/** The installation of the tests. */
const SITE = {
  name: 'Atividário',
  origin: 'https://atividario.example',
  webhookUrl: 'https://atividario.example/functions/v1/mercadopago-webhook',
  seller: null,
}

export const WEBHOOK_SECRET = 'a webhook secret of the tests'

interface WaitingJob {
  readonly name: string
  readonly data: object
  readonly retry: number
  /** The transaction that sends it; null without one. */
  readonly sender: string | null
}

/**
 * The queue, run by hand: `drain` works until it is empty, and tries failed jobs again. As in the real queue, a job of a
 * transaction is there once that has committed, and never if it is rolled back.
 */
export function createHandJobs(db: Db) {
  const handlers = new Map<string, (data: object, retry: number) => Promise<void>>()
  const waiting: WaitingJob[] = []

  async function senderOf(options: Parameters<Jobs['send']>[2]): Promise<string | null> {
    if (!options?.transaction) return null
    const trx = options.transaction as Db
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(trx)
    return rows[0]?.id ?? null
  }

  async function outcomeOf(sender: string): Promise<string | undefined> {
    const { rows } = await sql<{ outcome: string }>`select pg_xact_status(${sender}::xid8) as outcome`.execute(db)
    return rows[0]?.outcome
  }

  const jobs: Jobs = {
    send: async (job, data, options) =>
      void waiting.push({ name: job.name, data, retry: 0, sender: await senderOf(options) }),
    async sendAll(job, all, options) {
      const sender = await senderOf(options)
      waiting.push(...all.map((data) => ({ name: job.name, data, retry: 0, sender })))
    },
    work: async (job, handler) => {
      const run = { id: 'by-hand', signal: new AbortController().signal, log: createLog({ level: 'silent' }) }
      // The queue stores names and data separately, as the real one does: data sent under a name has its shape.
      handlers.set(job.name, (data, retry) => handler(data as never, { ...run, retry }))
    },
    schedule: async () => {},
    forget: async () => {},
    stop: async () => {},
  }
  return {
    jobs,
    waiting,
    /** @returns the errors of the tries that failed */
    async drain(retries = 8): Promise<unknown[]> {
      const errors: unknown[] = []
      for (;;) {
        const job = waiting.shift()
        if (!job) return errors
        const outcome = job.sender === null ? 'committed' : await outcomeOf(job.sender)
        if (outcome === 'in progress') {
          waiting.push(job)
          await pause(1)
        }
        if (outcome !== 'committed') continue
        await handlers
          .get(job.name)?.(job.data, job.retry)
          .catch((error: unknown) => {
            errors.push(error)
            if (job.retry < retries) waiting.push({ ...job, retry: job.retry + 1 })
          })
      }
    },
  }
}

/** Subscriptions on a test database, with a provider that keeps the truth, a clock and a queue moved by hand. */
export async function subscriptionsOn(
  database: Database,
  start = new Date('2026-01-31T15:00:00.000Z'),
  gateway?: PaymentGateway,
  limits: { readonly patienceMs?: () => number } = {},
) {
  let now = start
  const clock = () => now
  const provider = createProvider(clock)
  const outbox: OutgoingMail[] = []
  const { db } = database
  const hand = createHandJobs(db)
  const inbox = createInbox({ db, jobs: hand.jobs, clock, webhookSecret: WEBHOOK_SECRET })
  const subscriptions = createSubscriptions({
    db,
    clock,
    log: createLog({ level: 'silent' }),
    jobs: hand.jobs,
    mailer: { send: async (mail) => void outbox.push(mail) },
    gateway: gateway ?? provider.gateway,
    inbox,
    site: SITE,
    ...limits,
  })
  await subscriptions.registerJobs()

  return {
    db,
    provider,
    hand,
    outbox,
    inbox,
    subscriptions,
    now: () => now,
    setNow(moment: Date) {
      now = moment
    },
    async person(profile: Parameters<typeof insertUser>[1] = {}): Promise<Session> {
      const { id, name, email } = await insertUser(db, profile)
      return { userId: id, name, email, isAdmin: profile.role === 'admin' } as Session
    },
    /** Delivers the provider's new notifications, and runs the jobs that follow. */
    async deliver(): Promise<void> {
      for (const { topic, resourceId } of provider.notifications.splice(0))
        await inbox.receive(delivery(topic, resourceId))
      await hand.drain()
      if (provider.notifications.length > 0) await this.deliver()
    },
  }
}

/** The feature without a provider: purchases and grants stay valid, buying is disabled. */
export function subscriptionsAlone({ db, clock }: { db: Db; clock: Clock }) {
  const { jobs } = createHandJobs(db)
  return createSubscriptions({
    db,
    clock,
    log: createLog({ level: 'silent' }),
    jobs,
    mailer: { send: async () => {} },
    gateway: null,
    inbox: createInbox({ db, jobs, clock, webhookSecret: WEBHOOK_SECRET }),
    site: SITE,
  })
}

/** A delivery signed as the provider signs. */
export function delivery(
  topic: string,
  resourceId: string,
  given: Partial<NotificationRequest> & { secret?: string } = {},
): NotificationRequest {
  const { secret = WEBHOOK_SECRET, requestId = randomUUID(), ...rest } = given
  const v1 = createHmac('sha256', secret)
    .update(`id:${resourceId};request-id:${requestId};ts:1700000000;`)
    .digest('hex')
  return {
    body: JSON.stringify({ action: `${topic}.updated`, api_version: 'v1', data: { id: resourceId }, type: topic }),
    query: { dataId: resourceId, type: topic },
    requestId,
    signature: `ts=1700000000,v1=${v1}`,
    ...rest,
  }
}
