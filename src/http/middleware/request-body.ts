import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Step } from '../visit.ts'

/** Longest time for the body of a call without files to arrive (ms): 64 KB on the slowest useful line. */
const BODY_DEADLINE_MS = 15_000

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Calls `then` once all of the body has been read, at once without one; never if the answer is over by then. */
export function onceBodyIsIn(request: IncomingMessage, response: ServerResponse, then: () => void): void {
  if (!hasBody(request)) then()
  else
    request.once('end', () => {
      if (!response.writableEnded && !response.destroyed) then()
    })
}

/**
 * Ends the connection of a caller whose body does not come in. The server's own limit is as long as a file of 10 MB takes.
 * @param options.takesFiles whether the call at a path may carry files
 */
export function bodyDeadline(options: { takesFiles: (path: string) => boolean; deadlineMs?: number }): Step {
  const { takesFiles, deadlineMs = BODY_DEADLINE_MS } = options
  return ({ request, response, path }, next) => {
    if (hasBody(request) && !takesFiles(path)) {
      const { socket } = request
      const timer = setTimeout(() => {
        // All of it is here and only waits to be read: the caller has done its part.
        if (request.complete) return
        if (response.headersSent) socket.destroy()
        else socket.end(TOO_SLOW, () => socket.destroy())
      }, deadlineMs)
      for (const event of ['end', 'close'] as const) request.once(event, () => clearTimeout(timer))
      response.once('close', () => clearTimeout(timer))
    }
    next()
  }
}
