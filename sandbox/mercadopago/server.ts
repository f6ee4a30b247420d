import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerApi, isApiPath } from './api/gate.ts'
import { MINUTE_MS } from './dates.ts'
import { catchUp } from './engine/due.ts'
import { type Answer, json, readCall } from './http.ts'
import { type Identity, keepIdentity } from './identity.ts'
import { enqueue, openQueue } from './notifications/queue.ts'
import { ProviderError } from './provider-error.ts'
import { openStore } from './store.ts'
import type { World } from './world.ts'

const HOST = '127.0.0.1'
/** How often the sandbox looks whether a charge or the end of a PIX code has come. */
const LOOK_EVERY_MS = MINUTE_MS / 2

export interface SandboxOptions {
  /** 0 = any free one. */
  readonly port: number
  /** Where the state is kept; of this sandbox alone. */
  readonly directory: string
  /** The product's own origin: the only local one a payer may be sent back to. */
  readonly siteOrigin: string
  /** Where notifications go. */
  readonly webhookUrl: string
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/**
 * A Mercado Pago in miniature at this machine: the documented calls, checkout pages, signed notifications and switches
 * for faults. What happened is kept in the folder, so that a restart forgets nothing.
 * @throws the system's error (EADDRINUSE…) when the port cannot be had
 */
export async function startMercadoPagoSandbox(options: SandboxOptions) {
  const identity = await keepIdentity(options.directory)
  const server = createServer()
  await listen(server, options.port)
  const { port } = server.address() as AddressInfo
  const url = `http://${HOST}:${port}`
  const serving = await serve(server, { ...options, identity, url })
  return {
    url,
    accessToken: identity.accessToken,
    webhookSecret: identity.webhookSecret,
    collectorId: identity.collectorId,
    async close() {
      await serving.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function serve(server: Server, given: SandboxOptions & { identity: Identity; url: string }) {
  const { identity, url, siteOrigin, webhookUrl } = given
  const store = await openStore(given.directory)
  const { state } = store
  const queue = openQueue({ store, identity, webhookUrl })
  const world: World = {
    identity,
    state,
    url,
    siteOrigin,
    now: () => Date.now() + state.clockAhead,
    notify: (events) => enqueue(state, identity, events),
  }

  async function settle() {
    await store.save()
    queue.wake()
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const call = await readCall(request)
    catchUp(world)
    if (!isApiPath(call.path)) return json(404, { message: 'not found' })
    const given = await answerApi(world, call)
    await settle()
    return given
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { status, type, body, headers } = await answer(request).catch(failure)
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body)
  }

  server.on('request', (request, response) => void handle(request, response))
  const clock = setInterval(() => {
    if (catchUp(world) > 0) void settle()
  }, LOOK_EVERY_MS)
  clock.unref()

  return {
    async stop() {
      clearInterval(clock)
      await queue.close()
      await store.save()
    },
  }
}

function failure(error: unknown): Answer {
  if (error instanceof ProviderError) return json(error.status, error.body)
  const message = error instanceof Error ? error.message : String(error)
  return json(500, new ProviderError(500, message).body)
}
