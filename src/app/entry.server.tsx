import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { logContext, NonceContext, nonceContext } from './context.ts'

/** A page that takes longer than this is given up (ms). */
export const streamTimeout = 10_000

/** Renders one page as a stream of HTML: people get the shell as soon as it stands, crawlers the whole at once. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  const log = loadContext.get(logContext)
  const wholeAtOnce = isbot(request.headers.get('user-agent'))

  return new Promise((resolve, reject) => {
    let failed = false
    const answer = () => {
      const body = new PassThrough()
      headers.set('content-type', 'text/html; charset=utf-8')
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onShellReady: wholeAtOnce ? undefined : answer,
        onAllReady: wholeAtOnce ? answer : undefined,
        onShellError: reject,
        onError(error) {
          failed = true
          if (!request.signal.aborted) log.error({ err: error }, 'page could not be rendered')
        },
      },
    )
    // Longer than React Router's own limit, so that its rejections can still be drawn.
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}

/** Errors of loaders and actions. What the visitor reads is the error screen; the cause stays in the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(logContext).error({ err: error }, 'screen failed')
}
