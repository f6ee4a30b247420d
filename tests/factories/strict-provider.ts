import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { actOnPayment, actOnSubscription } from '../../sandbox/mercadopago/actions.ts'
import { answerApi } from '../../sandbox/mercadopago/api/gate.ts'
import { catchUp } from '../../sandbox/mercadopago/engine/due.ts'
import { readCall } from '../../sandbox/mercadopago/http.ts'
import type { Identity } from '../../sandbox/mercadopago/identity.ts'
import { enqueue, file } from '../../sandbox/mercadopago/notifications/queue.ts'
import { emptyState, type FaultName } from '../../sandbox/mercadopago/state.ts'
import type { World } from '../../sandbox/mercadopago/world.ts'
import { createMercadoPagoGateway } from '../../src/features/payments/mercadopago/service.server.ts'
import { COLLECTOR } from './provider.ts'

export const ORIGIN = 'https://atividario.example'

/**
 * The sandbox of the provider with its default strictness, and its time in a test's hands: the real adapter talks to it
 * over HTTP, and its state is not written to disk.
 */
export async function openStrictProvider(clock: () => Date) {
  const identity: Identity = {
    instance: 'strict',
    accessToken: 'APP_USR-strict-provider',
    webhookSecret: 'a webhook secret of the tests',
    publicKey: 'APP_USR-public',
    collectorId: Number(COLLECTOR),
    collectorEmail: 'seller@testuser.example',
    applicationId: 1,
  }
  // Numbers of payments that no other world on the same database has.
  let state = emptyState(Date.now() * 100 + Math.floor(Math.random() * 1e9) * 100)
  let url = ''
  const world: World = {
    identity,
    get state() {
      return state
    },
    get url() {
      return url
    },
    siteOrigin: ORIGIN,
    now: () => clock().getTime(),
    notify: (events) => enqueue(state, identity, events),
    send: (notification) => void file(state, notification),
  }
  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    catchUp(world)
    const { status, type, body, headers } = await answerApi(world, call)
    const date = clock().toUTCString()
    response.writeHead(status, { 'content-type': type, date, ...headers }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const gateway = createMercadoPagoGateway({
    accessToken: identity.accessToken,
    apiUrl: url,
    collectorId: COLLECTOR,
    timing: { timeoutMs: 2_000, maxRetryDelayMs: 1 },
  })
  let cards = 0

  return {
    gateway,
    world,
    /** Starts again with an empty world. */
    reset() {
      state = emptyState(state.nextNumber + 1)
    },
    subscriptions: () => Object.values(state.subscriptions),
    payments: () => Object.values(state.payments).filter(({ operation }) => operation !== 'card_validation'),
    /** A token as the card form makes it; `verdict` is what the card does. */
    cardToken(verdict = 'approved'): string {
      const id = `token-${String(++cards).padStart(8, '0')}`
      state.cardTokens[id] = { card: { brand: 'master', lastDigits: '6351' }, verdict, createdAt: world.now() }
      return id
    },
    /** Lets everything happen whose time has come. */
    catchUp: () => catchUp(world),
    act: (id: string, action: string, given: Record<string, unknown> = {}) =>
      actOnSubscription(world, id, action, given),
    actOnPayment: (id: string, action: string, given: Record<string, unknown> = {}) =>
      actOnPayment(world, id, action, given),
    fault(name: FaultName, times: number | null = null, path: string | null = null) {
      state.faults[name] = { times, value: null, path }
    },
    /** Switches every fault off, but for these. */
    heal(kept: readonly FaultName[] = []) {
      state.faults = Object.fromEntries(kept.map((name) => [name, { times: null, value: null, path: null }]))
    },
    /** The notifications that wait; taking them ends their wait. */
    takeNotifications() {
      const waiting = state.notifications.filter(({ status }) => status === 'waiting')
      state.notifications = []
      return waiting.map(({ topic, resourceId, body }) => ({ topic, resourceId, body }))
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
