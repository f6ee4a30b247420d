import type { Metrics } from '../../platform/metrics/metrics.ts'
import { DISCOVERY_PATH, STORAGE_PATH } from '../paths.ts'
import type { Step } from '../visit.ts'

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

/** Kind of a path's route; `page` by default. */
export function routeKind(path: string, isBuilt: (path: string) => boolean): string {
  if (isBuilt(path)) return 'asset'
  return ROUTES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'
}

/** Counts and times every request, including those answered early. */
export function measured(metrics: Metrics, isBuilt: (path: string) => boolean): Step {
  return ({ request, response, path }, next) => {
    const startedAt = performance.now()
    const route = routeKind(path, isBuilt)
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other'
    metrics.requestBegan()
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1000
      if (response.writableFinished) metrics.requestEnded({ route, method, status: response.statusCode, seconds })
      else metrics.requestAborted(route)
    })
    next()
  }
}
