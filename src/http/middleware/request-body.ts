import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** How long the body of a call without files may take to come in (ms): 64 KB on the slowest line that is of any use. */
const BODY_DEADLINE_MS = 15_000

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Calls `then` once all of the body has been read, at once when there is none; never when the answer is over by then. */
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
export function bodyDeadline(options: {
  takesFiles: (path: string) => boolean
  next: RequestListener
  deadlineMs?: number
}): RequestListener {
  const { takesFiles, next, deadlineMs = BODY_DEADLINE_MS } = options
  return (request, response) => {
    if (hasBody(request) && !takesFiles(request.url?.split('?', 1)[0] ?? '')) {
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
    next(request, response)
  }
}
