import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, isIP, Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { namesOneHost, refuseHost } from './host.ts'

/** Longest time for unfinished answers after the stop signal (ms). */
const DRAIN_MS = 10_000
/** Time in which clients may use each open connection once more, before idle ones are closed (ms). */
const FAREWELL_MS = 1_500
/** Longest wait for a port that a stopping predecessor still holds (ms). */
const PORT_PATIENCE_MS = 3_000
const PORT_RETRY_MS = 500
/**
 * Listen backlog. Node's 511 fill up within one pause of the event loop; beyond it the kernel drops SYNs and clients
 * retry after 1, 3, 7, 15 s. The kernel's own limit still applies.
 */
const BACKLOG = 4_096

/** A connection that has not sent a byte by then is closed (ms). Node's own limits begin with the first. */
const SILENT_MS = 15_000
/** A reader who takes no byte of an answer for this long is gone (ms). */
const STALLED_MS = 30_000
/** Connections at once; Node closes further ones as they come. */
const CONNECTIONS_MAX = 10_000
/** Connections of one address while no proxy counts them: a school behind one address opens some 200. */
const CONNECTIONS_PER_ADDRESS = 512
/** Connections of this machine are not limited. */
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

export interface ListenOptions {
  readonly host: string
  readonly port: number
  readonly behindProxy: boolean
  /** Key that counts connections of one client; without it connections are not counted by address. */
  readonly callerOf?: (remoteAddress: string) => string
  readonly silentMs?: number
  readonly stalledMs?: number
  readonly perAddress?: number
}

/** Closes silent connections, and those above the share of their address. */
function guardConnections(server: Server, options: ListenOptions): void {
  const { behindProxy, callerOf, silentMs = SILENT_MS, perAddress = CONNECTIONS_PER_ADDRESS } = options
  /** Open connections by caller; an entry goes with its last connection. */
  const open = new Map<string, number>()
  server.maxConnections = CONNECTIONS_MAX

  function count(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    if (!callerOf || behindProxy || LOOPBACK.test(address)) return
    const caller = callerOf(address)
    const others = open.get(caller) ?? 0
    if (others >= perAddress) return void socket.destroy()
    open.set(caller, others + 1)
    socket.once('close', () => {
      const left = (open.get(caller) ?? 1) - 1
      if (left > 0) open.set(caller, left)
      else open.delete(caller)
    })
  }

  server.on('connection', (socket) => {
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy()
    }, silentMs).unref()
    socket.once('close', () => clearTimeout(timer))
    count(socket)
  })
}

/**
 * Closes connections whose reader stops taking an answer: the answer, and the file behind it, would stay open for
 * ever. One that waits for its answer is left alone.
 */
function closeStalled(server: Server, stalledMs: number): void {
  /** Answers that are not over, by connection: a client may ask again before it has read the first. */
  const answering = new WeakMap<Socket, number>()
  server.on('request', ({ socket }, response) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1)
    response.once('close', () => answering.set(socket, (answering.get(socket) ?? 1) - 1))
  })
  // Restarted by every byte that moves; between two requests Node's own limit for idle connections takes its place.
  server.timeout = stalledMs
  server.on('timeout', (socket) => {
    if (!answering.get(socket) || socket.writableLength > 0) socket.destroy()
  })
}

/**
 * Sends `100 Continue` once the answer before it on its connection is out. Node would queue it, and then send the head of
 * its own answer first: the rest of the connection would be read one answer late.
 */
function continueInTurn(server: Server): void {
  server.on('checkContinue', (request, response) => {
    const go = () => {
      response.writeContinue()
      server.emit('request', request, response)
    }
    if (response.socket) go()
    else response.once('socket', go)
  })
}

/**
 * Opens the port at once, so that a taken one is known before anything is set up. Until a listener is set, people get
 * 503 with Retry-After. Behind a proxy the port stays closed: a proxy retries a refused connection elsewhere, but does
 * not repeat a POST that got a 503.
 * @throws the system's error (EADDRINUSE, EACCES…) when the port cannot be had
 */
export async function openHttpServer(place: ListenOptions) {
  const { host, behindProxy } = place
  let port = place.port
  let listener: RequestListener = stillStarting
  let isLeaving = false
  const server = createServer((request, response) => {
    // A proxy that finds its connection cut has lost the request it was sending: it has to know before.
    if (isLeaving) response.setHeader('connection', 'close')
    // Before everything else: a cache would answer by the path alone.
    if (!namesOneHost(request)) return refuseHost(response)
    listener(request, response)
  })
  // A slow client may not hold a connection open for ever (ms).
  server.headersTimeout = 15_000
  // A PDF of 10 MB on a slow line takes minutes.
  server.requestTimeout = 300_000
  server.keepAliveTimeout = 65_000
  guardConnections(server, place)
  continueInTurn(server)
  closeStalled(server, place.stalledMs ?? STALLED_MS)

  async function listen(): Promise<void> {
    const giveUpAt = Date.now() + PORT_PATIENCE_MS
    while (!(await bind(giveUpAt))) await sleep(PORT_RETRY_MS)
    port = (server.address() as AddressInfo).port
  }

  const close = () => new Promise((resolve) => server.close(resolve))

  await listen()
  if (behindProxy) await close()

  function bind(giveUpAt: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const failed = (error: NodeJS.ErrnoException) => {
        server.off('listening', bound)
        if (error.code === 'EADDRINUSE' && Date.now() < giveUpAt) resolve(false)
        else reject(error)
      }
      const bound = () => {
        server.off('error', failed)
        resolve(true)
      }
      server.once('error', failed).once('listening', bound).listen({ port, host, backlog: BACKLOG })
    })
  }

  return {
    /** The port in use: the asked one, or the one the system gave for 0. */
    port,
    /** Hands every further request to `next`. */
    async serve(next: RequestListener) {
      listener = next
      if (!server.listening) await listen()
    },
    /** Announces the close on open connections, accepts no new request, lets running ones finish, then closes. */
    async drain() {
      isLeaving = true
      // Of HTTP's own close only the first half: it would cut idle connections at the moment a proxy may use one.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
      if (behindProxy) await Promise.race([closed, sleep(FAREWELL_MS)])
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
      await closed
      clearTimeout(timer)
    },
  }
}

export type HttpServer = Awaited<ReturnType<typeof openHttpServer>>

function stillStarting(_: IncomingMessage, response: ServerResponse) {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' })
  response.end('O site está iniciando. Tente novamente em alguns instantes.\n')
}

/** The address under which this machine reaches a server on `host`. */
export function loopbackOf(host: string): string {
  if (host === '::' || host === '[::]') return '::1'
  return isIP(host) && host !== '0.0.0.0' ? host : '127.0.0.1'
}
