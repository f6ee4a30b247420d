import { randomBytes, randomUUID } from 'node:crypto'
import { MINUTE_MS, SECOND_MS } from '../dates.ts'
import { strikes } from '../faults.ts'
import type { Identity } from '../identity.ts'
import { entryOf, type Notification, type State } from '../state.ts'
import type { Store } from '../store.ts'
import type { ProviderEvent } from '../world.ts'
import { eventBody } from './bodies.ts'
import { signNotification } from './signature.ts'

/** The provider waits 22 s for an answer. */
const ANSWER_WITHIN_MS = 22 * SECOND_MS
/** The provider tries again every 15 minutes; here the pauses are shorter. The last one repeats. */
const TRY_AGAIN_AFTER_MS = [1, 2, 5, 10, 30, 60].map((seconds) => seconds * SECOND_MS)
const TRIES_AT_MOST = 60
/** A held-back notification falls behind everything that comes in the meantime. */
const REORDER_MS = 2 * SECOND_MS
/** Deliveries between two writes: after a kill as many may be sent again, as the provider does too. */
const SAVE_AFTER = 20
/** Polling interval of the queue, since another process may have written to it (ms). */
const LOOK_EVERY_MS = MINUTE_MS

interface Needs {
  readonly store: Store
  readonly identity: Identity
  readonly webhookUrl: string
  readonly siteOrigin: string
}

/** Files the notifications of one action, as the faults of the moment have it. */
export function enqueue(state: State, identity: Identity, events: readonly ProviderEvent[]): void {
  const reorder = strikes(state, 'reorder') !== null
  const told = events.flatMap((event) => {
    const address = addressOf(state, event)
    return address ? [{ event, ...address }] : []
  })
  for (const [index, { event, url }] of told.entries()) {
    const notification = file(state, {
      url,
      topic: event.topic,
      resourceId: event.resourceId,
      body: eventBody(identity, event),
      wait: reorder ? REORDER_MS * (told.length - index) : 0,
    })
    const more = strikes(state, 'duplicate')?.value ?? 0
    for (let copy = 0; copy < more; copy++) state.notifications.push({ ...notification, id: randomUUID(), tries: [] })
  }
}

/**
 * Target of an event: the address given with the resource, or for payments the one of the seller's panel. The panel
 * sends no notifications of subscriptions, so those without their own address (null) send none.
 */
function addressOf({ subscriptions, invoices, payments }: State, { topic, resourceId }: ProviderEvent) {
  if (!topic.startsWith('subscription_')) return { url: entryOf(payments, resourceId)?.notificationUrl ?? null }
  const id = entryOf(invoices, resourceId)?.subscriptionId ?? resourceId
  const url = entryOf(subscriptions, id)?.notificationUrl
  return url ? { url } : null
}

/** Files one notification; the faults that concern a single one strike here. */
export function file(
  state: State,
  given: { topic: string; resourceId: string; body: string; wait?: number; url?: string | null },
): Notification {
  const { topic, resourceId, body, wait = 0, url = null } = given
  const now = Date.now()
  const delay = strikes(state, 'delay')?.value ?? 0
  const notification: Notification = {
    id: randomUUID(),
    topic,
    resourceId,
    body,
    url,
    requestId: randomUUID(),
    badSignature: strikes(state, 'bad_signature') !== null,
    status: strikes(state, 'drop', topic) ? 'dropped' : 'waiting',
    createdAt: now,
    dueAt: now + wait + delay,
    tries: [],
  }
  state.notifications.push(notification)
  return notification
}

/** Delivers what is due, one after the other in the order of their time, until it is closed. */
export function openQueue({ store, identity, webhookUrl, siteOrigin }: Needs) {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null

  function waiting(): Notification[] {
    return store.state.notifications
      .filter(({ status }) => status === 'waiting')
      .sort((one, other) => one.dueAt - other.dueAt)
  }

  async function deliverDue() {
    let unsaved = 0
    for (let first = waiting()[0]; first && first.dueAt <= Date.now(); first = waiting()[0]) {
      if (stopping.signal.aborted) return
      await deliver(first)
      unsaved = (unsaved + 1) % SAVE_AFTER
      if (unsaved === 0) await store.save()
    }
    if (unsaved > 0) await store.save()
  }

  async function deliver(notification: Notification) {
    const at = Date.now()
    const { status, problem } = await post(notification)
    if (stopping.signal.aborted && status === null) return
    notification.tries.push({ at, status, problem })
    if (status === 200 || status === 201) notification.status = 'delivered'
    else if (notification.tries.length >= TRIES_AT_MOST) notification.status = 'abandoned'
    else {
      const pauses = TRY_AGAIN_AFTER_MS
      notification.dueAt = Date.now() + (pauses[notification.tries.length - 1] ?? pauses.at(-1) ?? SECOND_MS)
    }
  }

  async function post(notification: Notification): Promise<{ status: number | null; problem: string | null }> {
    const url = addressed(notification, { webhookUrl, siteOrigin })
    url.searchParams.set('data.id', notification.resourceId)
    url.searchParams.set('type', notification.topic)
    const secret = notification.badSignature ? randomBytes(32).toString('hex') : identity.webhookSecret
    const { resourceId, requestId } = notification
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'MercadoPago WebHook v1.0 payment (sandbox)',
          'x-request-id': requestId,
          'x-signature': signNotification({ resourceId, requestId, ts: Date.now(), secret }),
        },
        body: notification.body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      })
      await response.body?.cancel()
      return { status: response.status, problem: null }
    } catch (error) {
      return { status: null, problem: problemOf(error) }
    }
  }

  function plan() {
    if (timer) clearTimeout(timer)
    if (stopping.signal.aborted) return
    const next = waiting()[0]?.dueAt ?? Number.POSITIVE_INFINITY
    timer = setTimeout(wakeQuietly, Math.min(Math.max(0, next - Date.now()), LOOK_EVERY_MS))
    timer.unref()
  }

  function wake() {
    running ??= deliverDue().finally(() => {
      running = null
      plan()
    })
    return running
  }

  /** An event that could not be stored stays in the queue; the next round tries again. */
  function wakeQuietly() {
    if (!stopping.signal.aborted) void wake().catch(() => {})
  }

  plan()
  return {
    /** Something new was filed. */
    wake: wakeQuietly,
    /** Delivers everything that waits, in its order but without its pauses, once each. Returns how many still wait. */
    async flush(): Promise<number> {
      await running
      const inOrder = waiting()
      const now = Date.now()
      for (const [index, notification] of inOrder.entries()) notification.dueAt = now - inOrder.length + index
      await wake()
      return waiting().length
    },
    async close() {
      stopping.abort()
      if (timer) clearTimeout(timer)
      await running?.catch(() => {})
    },
  }
}

/** The product's own address leads to this machine, where its port may be another one than people see. */
function addressed({ url }: Notification, { webhookUrl, siteOrigin }: Pick<Needs, 'webhookUrl' | 'siteOrigin'>): URL {
  const given = url ? new URL(url) : new URL(webhookUrl)
  return given.origin === siteOrigin ? new URL(`${given.pathname}${given.search}`, webhookUrl) : given
}

/** Why there was no answer: the system's code (ECONNREFUSED) where there is one. */
function problemOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return cause instanceof Error ? cause.message : String(cause)
}
