import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerApi, isApiPath } from './api/gate.ts'
import { BROWSER_ROUTES } from './brick/routes.ts'
import { CONTROL_ROUTES, type Desk } from './control.ts'
import { SECOND_MS } from './dates.ts'
import { catchUp } from './engine/due.ts'
import { type Answer, type Call, findRoute, json, readCall } from './http.ts'
import { type Identity, keepIdentity } from './identity.ts'
import { enqueue, file, openQueue } from './notifications/queue.ts'
import { PAGE_ROUTES, refusalPage } from './pages/routes.ts'
import { ProviderError } from './provider-error.ts'
import { HOST, takeOver, takePlace } from './sharing.ts'
import { openStore } from './store.ts'
import type { World } from './world.ts'

/** Interval of checking for due charges and ended PIX codes. */
const LOOK_EVERY_MS = 30 * SECOND_MS
/** Interval of checking if a process that shares another's sandbox has to take over. */
const SUCCEED_EVERY_MS = SECOND_MS

export interface SandboxOptions {
  /** 0 = any free one, remembered for the next start. */
  readonly port: number
  /** Folder of this sandbox's state. */
  readonly directory: string
  /** The product's own origin: the only local one a payer may be sent back to. */
  readonly siteOrigin: string
  /** Target of notifications. */
  readonly webhookUrl: string
}

type Handler = (request: IncomingMessage) => Promise<Answer>

/**
 * A Mercado Pago in miniature on this machine: the documented calls, checkout pages, signed notifications and switches
 * for faults. Its state is stored in the folder and survives a restart. Processes that start it with the same folder
 * share one: the first serves it, another takes over when that one ends.
 * @throws the system's error (EADDRINUSE…) for an occupied port
 */
export async function startMercadoPagoSandbox(options: SandboxOptions) {
  const identity = await keepIdentity(options.directory)
  const opening = Promise.withResolvers<Handler>()
  const server = createServer((request, response) => void reply(request, response, opening.promise))
  const { port, owned } = await takePlace(server, { ...options, identity })
  const url = `http://${HOST}:${port}`
  let serving: Awaited<ReturnType<typeof serve>> | null = null
  let closed = false

  async function begin() {
    serving = await serve({ ...options, identity, url })
    opening.resolve(serving.handle)
  }

  async function succeed() {
    if (closed || serving || !(await takeOver(server, port))) return
    clearInterval(watch)
    await begin()
  }
  const watch = setInterval(() => void succeed().catch(() => {}), SUCCEED_EVERY_MS)
  watch.unref()
  if (owned) {
    clearInterval(watch)
    await begin()
  }

  return {
    url,
    accessToken: identity.accessToken,
    webhookSecret: identity.webhookSecret,
    publicKey: identity.publicKey,
    collectorId: identity.collectorId,
    async close() {
      closed = true
      clearInterval(watch)
      await serving?.stop()
      if (!server.listening) return
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function reply(request: IncomingMessage, response: ServerResponse, opening: Promise<Handler>) {
  const handle = await opening
  const { status, type, body, headers } = await handle(request)
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body)
}

async function serve(given: SandboxOptions & { identity: Identity; url: string }) {
  const { identity, url, siteOrigin, webhookUrl } = given
  const store = await openStore(given.directory)
  const { state } = store
  const queue = openQueue({ store, identity, webhookUrl, siteOrigin })
  const world: World = {
    identity,
    state,
    url,
    siteOrigin,
    now: () => Date.now() + state.clockAhead,
    notify: (events) => enqueue(state, identity, events),
    send: (notification) => void file(state, notification),
  }
  const desk: Desk = { world, webhookUrl, flush: queue.flush }

  async function settle() {
    await store.save()
    queue.wake()
  }

  async function answer(call: Call): Promise<Answer> {
    if (isApiPath(call.path)) return answerApi(world, call)
    const forBrowsers = findRoute(BROWSER_ROUTES, call)
    if (forBrowsers) return forBrowsers.route.handle(world, call, forBrowsers.parameters)
    mustBeOurs(call, url)
    const found = findRoute(CONTROL_ROUTES, call) ?? findRoute(PAGE_ROUTES, call)
    if (!found) throw new ProviderError(404, 'Resource not found')
    return found.route.handle(desk, call, found.parameters)
  }

  /** By the sandbox's own clock, as every server dates its answers. */
  const dated = (given: Answer): Answer => ({
    ...given,
    headers: { date: new Date(world.now()).toUTCString(), ...given.headers },
  })

  async function handle(request: IncomingMessage): Promise<Answer> {
    try {
      const call = await readCall(request)
      try {
        const happened = catchUp(world)
        const given = await answer(call)
        if (happened > 0 || call.method !== 'GET') await settle()
        return dated(given)
      } catch (error) {
        return dated(refusal(error, call.path))
      }
    } catch (error) {
      return dated(refusal(error, ''))
    }
  }

  const clock = setInterval(() => {
    if (catchUp(world) > 0) void settle().catch(() => {})
  }, LOOK_EVERY_MS)
  clock.unref()

  return {
    handle,
    async stop() {
      clearInterval(clock)
      await queue.close()
      await store.save()
    },
  }
}

function refusal(error: unknown, path: string): Answer {
  const known =
    error instanceof ProviderError
      ? error
      : new ProviderError(500, error instanceof Error ? error.message : String(error))
  const forPeople = !isApiPath(path) && !path.startsWith('/sandbox/')
  return forPeople ? refusalPage(known) : json(known.status, known.body)
}

/**
 * The pages and control calls need no token, so they are for this machine's own pages only: a name that was made to
 * point here is refused, and so is a form of another site.
 * @throws {ProviderError} 403
 */
function mustBeOurs(call: Call, url: string) {
  const { port } = new URL(url)
  const hosts = [`${HOST}:${port}`, `localhost:${port}`]
  const origin = call.header('origin')
  const known =
    hosts.includes(call.header('host') ?? '') &&
    (call.method === 'GET' || origin === null || hosts.some((host) => origin === `http://${host}`))
  if (!known) throw new ProviderError(403, 'The pages of the sandbox are for this machine only')
}
