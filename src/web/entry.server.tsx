import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isOutOfReach } from '../product/out-of-reach.ts'
import { logContext, NonceContext, nonceContext, outageContext } from './context.ts'
import { savingOf, withWaitingScripts } from './document/deferred-scripts.ts'
import type { Saving } from './document/waiting-module.ts'

/** A page that takes longer than this is given up (ms). */
export const streamTimeout = 10_000

/**
 * Renders one page as a whole. Every loader has answered by then, so a stream could send no byte earlier, and its many
 * small pieces cost more than the rendering (docs/adr/0015).
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  const log = loadContext.get(logContext)
  const saving = savingOf(new URL(request.url))

  return new Promise((resolve, reject) => {
    let failed = false
    const timer = setTimeout(() => abort(), streamTimeout + 1_000)
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          headers.set('content-type', 'text/html; charset=utf-8')
          pipe(whole(saving, (page) => resolve(new Response(page, { headers, status: failed ? 500 : status }))))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          failed = true
          if (!request.signal.aborted) log.error({ err: error }, 'page could not be rendered')
        },
      },
    )
  })
}

/** Takes what is written to it, and gives it as one when it ends; its scripts wait (Vite's own, in development, cannot). */
function whole(saving: Saving, done: (page: string) => void): Writable {
  const pieces: Uint8Array[] = []
  return new Writable({
    write(piece: Uint8Array, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      const page = Buffer.concat(pieces).toString('utf8')
      done(import.meta.env.DEV ? page : withWaitingScripts(page, saving))
      next()
    },
  })
}

/** Errors of loaders and actions. What the visitor reads is the error screen; the cause stays in the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isOutOfReach(error)) context.get(outageContext).met = true
  if (request.signal.aborted) return
  const log = context.get(logContext)
  // A form sent to a screen without one, an address without a screen: any visitor can cause that, and it is no failure.
  if (isRouteErrorResponse(error) && error.status < 500)
    log.info({ status: error.status }, 'a screen refused a request')
  else log.error({ err: error }, 'screen failed')
}
