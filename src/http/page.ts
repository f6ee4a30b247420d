import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import {
  addressContext,
  kindContext,
  logContext,
  nonceContext,
  outageContext,
  type Services,
  servicesContext,
  sessionContext,
  siteContext,
} from '../web/context.ts'
import type { Site } from '../web/site.ts'
import type { HttpEnv } from './env.ts'
import { RETRY_AFTER_S } from './retry-after.ts'

export interface PageOptions {
  readonly services: Services
  readonly site: Site
  /** React Router's handler. */
  readonly renderPage: (request: Request, context: RouterContextProvider) => Promise<Response>
}

/** Answers with a screen: what loaders read from the context, and what caches may do with the page. */
export async function answerPage(c: Context<HttpEnv>, { services, site, renderPage }: PageOptions): Promise<Response> {
  const kind = c.env?.kind
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(siteContext, site)
  // A page of a kind has no session and no address: a loader that asks for one fails, and the page is not shared.
  if (kind) context.set(kindContext, kind)
  else {
    context.set(sessionContext, c.get('session'))
    context.set(addressContext, c.get('address'))
  }
  context.set(logContext, c.get('log'))
  context.set(nonceContext, c.get('secureHeadersNonce'))
  const outage = { met: false }
  context.set(outageContext, outage)
  const rendered = await renderPage(c.req.raw, context)
  // The error screen offers another try; so does the status, for programs.
  const answer = outage.met ? new Response(rendered.body, { status: 503, headers: rendered.headers }) : rendered
  if (outage.met) answer.headers.set('retry-after', String(RETRY_AFTER_S))
  // A member's page is private; a visitor's page may be cached, but has to be revalidated.
  if (!answer.headers.has('cache-control'))
    answer.headers.set('cache-control', c.get('session') ? 'private, no-store' : 'private, no-cache')
  answer.headers.append('vary', 'Cookie')
  return answer
}
