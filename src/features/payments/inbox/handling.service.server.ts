import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../platform/db/pool.ts'
import type { Clock } from '../../../platform/time.ts'
import { findWaiting, listFresh, markFailed, markHandled } from './data.server.ts'
import { isTopic, paymentNamedIn } from './rules.ts'
import { type HandleNotification, SUBJECTS } from './schema.ts'

/** New deliveries one job handles beside its own: well within the time a job may take. */
const FRESH_AT_ONCE = 50

/** New deliveries handled at the same time: each mostly waits for the provider. */
const HANDLED_AT_ONCE = 8

/** Deliveries that come together are handled together (ms). */
const SOON_MS = 30

/** Tries after which an administrator is notified. */
const STUCK_AFTER = 5

export interface InboxWork {
  readonly handle: HandleNotification
  /** A notification failed several times. */
  readonly stuck: (inboxId: number, message: string) => Promise<void>
}

/** Handles stored deliveries: one by its job, and what has just come in without waiting for one. */
export function createHandling({ db, clock }: { db: Db; clock: Clock }) {
  /** Handles one stored delivery, and with it every earlier one about the same thing. */
  async function process(inboxId: number, { handle, stuck }: InboxWork): Promise<void> {
    const waiting = await findWaiting(db, inboxId)
    if (!waiting) return
    const { topic, resourceId, body, attempts } = waiting
    if (!isTopic(topic)) return
    try {
      await handle({ about: SUBJECTS[topic], id: resourceId, paymentId: paymentNamedIn(body) })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      await markFailed(db, inboxId, message)
      if (attempts + 1 === STUCK_AFTER) await stuck(inboxId, message)
      throw error
    }
    await markHandled(db, waiting, clock())
  }

  /** Handler of deliveries in this process, once it is known. */
  let inProcess: InboxWork | null = null
  let working: Promise<void> | null = null

  /** Something came in since the deliveries to handle were last read. */
  let more = false

  /** Handles what was just stored without waiting for the queue to look; what fails is left to its job. */
  function handleSoon(): void {
    more = true
    if (!inProcess || working) return
    working = handleAll(inProcess)
      .catch(() => {})
      .finally(() => {
        working = null
        if (more) handleSoon()
      })
  }

  /** Repeats until no delivery has arrived meanwhile. */
  async function handleAll(work: InboxWork): Promise<void> {
    while (more) {
      await pause(SOON_MS)
      more = false
      await processFresh(work)
    }
  }

  /**
   * Handles what else has come in meanwhile: the queue gives out one job at a time, with a pause after each. What
   * fails here is left to its own job.
   */
  async function processFresh(work: InboxWork): Promise<void> {
    const fresh = await listFresh(db, FRESH_AT_ONCE)
    const worker = async () => {
      for (let id = fresh.shift(); id !== undefined; id = fresh.shift()) await process(id, work).catch(() => {})
    }
    await Promise.all(Array.from({ length: HANDLED_AT_ONCE }, worker))
  }

  return {
    process,
    processFresh,
    handleSoon,

    /** From now on deliveries are handled in this process as they come. */
    handleAtOnce(work: InboxWork): void {
      inProcess = work
    },
  }
}
