import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** How long answers under way may take after the stop signal (ms). */
const DRAIN_MS = 10_000
/** How long we wait for a port that a stopping predecessor still holds (ms). */
const PORT_PATIENCE_MS = 3_000
const PORT_RETRY_MS = 500

/**
 * Opens the port at once, so that a taken one is known before anything is set up. Until a listener is set, every
 * request is answered 503 with Retry-After.
 * @throws the system's error (EADDRINUSE, EACCES…) when the port cannot be had
 */
export async function openHttpServer({ host, port }: { host: string; port: number }) {
  let listener: Listener = stillStarting
  const server = createServer((request, response) => listener(request, response))
  // A slow client may not hold a connection open for ever (ms).
  server.headersTimeout = 15_000
  // A PDF of 10 MB on a slow line takes minutes.
  server.requestTimeout = 300_000
  server.keepAliveTimeout = 65_000

  const giveUpAt = Date.now() + PORT_PATIENCE_MS
  while (!(await bind())) await new Promise((resolve) => setTimeout(resolve, PORT_RETRY_MS))

  function bind(): Promise<boolean> {
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
      server.once('error', failed).once('listening', bound).listen(port, host)
    })
  }

  return {
    /** The port in use: the asked one, or the one the system gave for 0. */
    port: (server.address() as AddressInfo).port,
    serve(next: Listener) {
      listener = next
    },
    /** Takes no new request, lets those under way finish, then closes what is left. */
    async drain() {
      const closed = new Promise((resolve) => server.close(resolve))
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

/** Where this machine reaches what it listens on. */
export function loopbackOf(host: string): string {
  if (host === '::' || host === '[::]') return '::1'
  return isIP(host) && host !== '0.0.0.0' ? host : '127.0.0.1'
}
