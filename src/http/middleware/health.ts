import { Hono } from 'hono'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { HttpEnv } from '../env.ts'

/** One thing the product cannot work without; `check` rejects when it is not there. */
export interface Dependency {
  readonly name: string
  readonly check: () => Promise<unknown>
}

/** Timeout of a dependency, after which it counts as gone (ms). */
const CHECK_TIMEOUT_MS = 2_000

/**
 * `/healthz` reports that the process is alive, `/readyz` that it can serve: every dependency answers and it is not
 * stopping.
 */
export function healthRoutes(dependencies: readonly Dependency[], isStopping: () => boolean): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  routes.get('/readyz', async (c) => {
    const states = await Promise.all(dependencies.map(async ({ name, check }) => [name, await answers(check)] as const))
    const ready = !isStopping() && states.every(([, up]) => up)
    const body = { status: ready ? 'ready' : 'not ready', stopping: isStopping(), ...Object.fromEntries(states) }
    return c.json(body, ready ? 200 : 503, { 'cache-control': 'no-store' })
  })
  return routes
}

/** Adds whether each dependency answers. */
export function watchDependencies(metrics: Metrics, dependencies: readonly Dependency[]): void {
  metrics.watch({
    name: 'dependency_up',
    help: 'Whether the database and the store of files answer: 1 or 0',
    labels: ['name'],
    read: () =>
      Promise.all(
        dependencies.map(async ({ name, check }) => ({ labels: { name }, value: (await answers(check)) ? 1 : 0 })),
      ),
  })
}

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS)
  })
  const answered = check().then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
