import { afterEach, expect, test, vi } from 'vitest'
import { createMetrics } from './metrics.ts'

/** Longer than a metric is waited for (ms). */
const LONG_MS = 10_000

afterEach(() => void vi.useRealTimers())

const line = (text: string, start: string) => text.split('\n').find((candidate) => candidate.startsWith(start))

test('requests are counted and timed by route; one that was left is no answer', async () => {
  const metrics = createMetrics()
  for (let n = 0; n < 3; n++) metrics.requestBegan()
  metrics.requestEnded({ route: 'page', method: 'GET', status: 200, seconds: 0.02 })
  metrics.requestAborted('file')
  const text = await metrics.text()
  expect(text).toContain('atividario_http_requests_total{route="page",method="GET",status="200"} 1')
  expect(text).toContain('atividario_http_request_duration_seconds_bucket{le="0.025",route="page"} 1')
  expect(text).toContain('atividario_http_request_duration_seconds_bucket{le="0.01",route="page"} 0')
  expect(text).toContain('atividario_http_requests_aborted_total{route="file"} 1')
  expect(text).toContain('atividario_http_requests_under_way 1')
  expect(line(text, 'process_resident_memory_bytes')).toBeDefined()
})

test('what is watched is read anew each time, as a gauge or as what only grows', async () => {
  const metrics = createMetrics()
  let value = 1
  metrics.watch({ name: 'depth', help: 'x', labels: ['kind'], read: () => [{ labels: { kind: `k${value}` }, value }] })
  metrics.watch({ name: 'seen_total', help: 'x', read: async () => [{ value }] })
  expect(await metrics.text()).toContain('atividario_depth{kind="k1"} 1')
  value = 2
  const [text = ''] = await Promise.all([metrics.text(), metrics.text()])
  expect(text).toContain('atividario_depth{kind="k2"} 2')
  expect(text).not.toContain('kind="k1"')
  expect(text).toContain('atividario_seen_total 2')
  expect(text).toContain('# TYPE atividario_seen_total counter')
})

test('a metric that cannot be read is missing and counted, and the others are there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const metrics = createMetrics()
  metrics.watch({
    name: 'broken',
    help: 'x',
    read: () => {
      throw new Error('no')
    },
  })
  metrics.watch({ name: 'never', help: 'x', read: () => new Promise(() => {}) })
  metrics.watch({ name: 'sound', help: 'x', read: () => [{ value: 5 }] })
  const read = async () => {
    const [text] = await Promise.all([metrics.text(), vi.advanceTimersByTimeAsync(LONG_MS)])
    return text
  }
  await read()
  const text = await read()
  expect(text).toContain('atividario_sound 5')
  expect(line(text, 'atividario_broken ')).toBeUndefined()
  expect(text).toMatch(/atividario_metrics_unread_total\{metric="broken"\} [12]/)
  expect(text).toMatch(/atividario_metrics_unread_total\{metric="never"\} [12]/)
})
