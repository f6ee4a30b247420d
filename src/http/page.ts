import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import {
  addressContext,
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
import { markedContext } from './page-cache/members/context.ts'
import { RETRY_AFTER_S } from './retry-after.ts'

export interface PageOptions {
  readonly services: Services
  readonly site: Site
  /** React Router's handler. */
  readonly renderPage: (request: Request, context: RouterContextProvider) => Promise<Response>
}

/** Answers with a screen: what loaders read from the context, and what caches may do with the page. */
export async function answerPage(c: Context<HttpEnv>, { services, site, renderPage }: PageOptions): Promise<Response> {
  const { visitorPage, memberPage } = c.env ?? {}
  const context = memberPage ? markedContext(memberPage) : new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(siteContext, site)
  context.set(sessionContext, c.get('session'))
  context.set(addressContext, c.get('address'))
  context.set(logContext, c.get('log'))
  context.set(nonceContext, visitorPage || memberPage ? undefined : c.get('secureHeadersNonce'))
  const outage = { met: false }
  context.set(outageContext, outage)
  const rendered = await renderPage(c.req.raw, context)
  // The error screen says that it may be tried again; so does the status, to whom reads that alone.
  const answer = outage.met ? new Response(rendered.body, { status: 503, headers: rendered.headers }) : rendered
  if (outage.met) answer.headers.set('retry-after', String(RETRY_AFTER_S))
  // What a member sees is theirs alone; a visitor's page may be cached, but has to be revalidated.
  if (!answer.headers.has('cache-control'))
    answer.headers.set('cache-control', c.get('session') ? 'private, no-store' : 'private, no-cache')
  answer.headers.append('vary', 'Cookie')
  return answer
}
