import { createHash } from 'node:crypto'
import { batched } from '../../../platform/batch.ts'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import { isRecord } from '../../../platform/is-record.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { type Clock, DAY_MS } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import { verifySignature } from '../signature/service.server.ts'
import { countUnproven, type Delivery, insertDeliveries, listForgotten } from './data.server.ts'
import { createHandling, type InboxWork } from './handling.service.server.ts'
import { handleNotification } from './jobs.server.ts'
import { isTopic, storable, subjectOf } from './rules.ts'

/** Unproven deliveries stored as a trace, a day: enough to see an attack, too few to fill a disk with it. */
const UNPROVEN_MAX_A_DAY = 1_000

/** A delivery unprocessed for this long is queued again (ms). */
const FORGOTTEN_MS = 3_600_000
const FORGOTTEN_AT_ONCE = 1_000

/** Deliveries that come in at the same time and share a transaction, at most. */
const ACCEPTED_AT_ONCE = 64

/** A request to the webhook's address, before anything about it is checked. */
export interface NotificationRequest {
  readonly body: string
  /** `data.id` and `type` of the query. */
  readonly query: { readonly dataId: string | null; readonly type: string | null }
  readonly requestId: string | null
  readonly signature: string | null
}

/** Outcome of a delivery. `unproven` has to be answered 401. */
export type Reception = 'accepted' | 'repeated' | 'ignored' | 'unproven'

interface Dependencies {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'send' | 'sendAll'>
  readonly clock: Clock
  /** Secret of the notifications' signatures; null without a provider. */
  readonly webhookSecret: string | null
}

/**
 * Notifications of the provider: verify, store, answer; a job then looks at what they are about (rule: notification
 * truth).
 */
export function createInbox({ db, jobs, clock, webhookSecret }: Dependencies) {
  const handling = createHandling({ db, clock })

  /** Stores proven deliveries, each with the job that handles it: both or neither. */
  const accept = batched(
    (deliveries: readonly Delivery[]) =>
      transaction(db, async (trx) => {
        const ids = await insertDeliveries(trx, deliveries)
        const added = ids.flatMap((inboxId) => (inboxId === null ? [] : [{ inboxId }]))
        await jobs.sendAll(handleNotification, added, { transaction: trx })
        return ids.map((inboxId): Reception => (inboxId === null ? 'repeated' : 'accepted'))
      }),
    ACCEPTED_AT_ONCE,
  )

  return {
    process: handling.process,
    processFresh: handling.processFresh,
    handleAtOnce: handling.handleAtOnce,

    /**
     * Takes in one delivery.
     * @throws AppError empty_body, malformed_json, payments_not_configured
     */
    async receive({ body, query, requestId, signature }: NotificationRequest): Promise<Reception> {
      const parsed = parse(body)
      if (webhookSecret === null) throw new AppError('payments_not_configured')
      const verdict = verifySignature({ dataId: query.dataId, requestId, signature }, webhookSecret)
      const { topic, resourceId, action } = subjectOf(parsed, query)
      const at = clock()
      const key = createHash('sha256')
        .update(JSON.stringify([verdict, requestId, query.dataId, query.type, body]))
        .digest('base64url')
      const stored = { requestId: requestId?.slice(0, 200) ?? null, topic: topic ?? 'unknown', resourceId, action }
      const delivery = { ...stored, body: storable(parsed), verdict, key, at }

      if (verdict !== 'valid') {
        const since = new Date(at.getTime() - DAY_MS)
        if ((await countUnproven(db, since)) < UNPROVEN_MAX_A_DAY) await insertDeliveries(db, [delivery])
        return 'unproven'
      }
      if (!isTopic(topic) || resourceId === null) return 'ignored'
      const reception = await accept(delivery)
      if (reception === 'accepted') handling.handleSoon()
      return reception
    },

    /** Sends again what lost its job. Run daily. */
    async resend(): Promise<void> {
      const now = clock().getTime()
      for (const inboxId of await listForgotten(db, new Date(now - FORGOTTEN_MS), FORGOTTEN_AT_ONCE)) {
        await jobs.send(handleNotification, { inboxId })
      }
    },
  }
}

export type Inbox = ReturnType<typeof createInbox>

function parse(body: string): Record<string, unknown> {
  if (body.trim() === '') throw new AppError('empty_body')
  const parsed: unknown = parseJson(body)
  if (!isRecord(parsed)) throw new AppError('malformed_json')
  return parsed
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new AppError('malformed_json', { cause })
  }
}

/** Handles stored notifications in this process. */
export async function registerInboxJobs(jobs: Jobs, inbox: Inbox, work: InboxWork): Promise<void> {
  await jobs.work(handleNotification, async ({ inboxId }) => {
    await inbox.process(inboxId, work)
    await inbox.processFresh(work)
  })
}
