import { expect, test } from 'vitest'
import { createMetrics } from '../../platform/metrics/metrics.ts'
import { healthRoutes, watchDependencies } from './health.ts'

const DEPENDENCIES = [
  { name: 'database', check: async () => 'up' },
  { name: 'storage', check: () => Promise.reject(new Error('gone')) },
]

test('a dependency that is down shows in readiness and in the metrics; the process is alive', async () => {
  const routes = healthRoutes(DEPENDENCIES, () => false)
  expect((await routes.request('/healthz')).status).toBe(200)
  const ready = await routes.request('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ database: true, storage: false })
  const metrics = createMetrics()
  watchDependencies(metrics, DEPENDENCIES)
  const text = await metrics.text()
  expect(text).toContain('atividario_dependency_up{name="database"} 1')
  expect(text).toContain('atividario_dependency_up{name="storage"} 0')
})
