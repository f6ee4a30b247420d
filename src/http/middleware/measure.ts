import type { RequestListener } from 'node:http'
import type { Metrics } from '../../platform/metrics/metrics.ts'

import { DISCOVERY_PATH, STORAGE_PATH } from '../paths.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Kinds of routes by the beginning of the path; the first that fits. Few, so that the metrics stay few. */
const ROUTES: readonly [string, RegExp][] = [
  ['probe', /^\/(healthz|readyz|metrics)$/],
  ['asset', DISCOVERY_PATH],
  ['file', STORAGE_PATH],
  ['download', /^\/rest\/v1\/rpc\/register_download$/],
  ['webhook', /^\/functions\/v1\/[a-z]+-webhook$/],
  ['auth', /^\/auth\/v1\//],
  ['rest', /^\/rest\/v1\//],
  ['functions', /^\/functions\/v1\//],
]

/** The kind of route an address belongs to; `page` for everything that is none of the others. */
export function routeKind(url: string, isBuilt: (path: string) => boolean): string {
  const path = url.split('?', 1)[0] ?? ''
  if (isBuilt(path)) return 'asset'
  return ROUTES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'
}

/** Counts and times every request, including those answered early. */
export function measured(metrics: Metrics, isBuilt: (path: string) => boolean, next: RequestListener): RequestListener {
  return (request, response) => {
    const startedAt = performance.now()
    const route = routeKind(request.url ?? '', isBuilt)
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other'
    metrics.requestBegan()
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1000
      if (response.writableFinished) metrics.requestEnded({ route, method, status: response.statusCode, seconds })
      else metrics.requestAborted(route)
    })
    next(request, response)
  }
}
