import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createMetrics } from '../../platform/metrics/metrics.ts'
import { inOrder } from '../visit.ts'
import { measured } from './measure.ts'

test('every answer is counted once, also one whose reader left', async () => {
  const metrics = createMetrics()
  const server = createServer(
    inOrder(
      measured(metrics, () => false),
      ({ request, response }) => {
        if (request.url === '/storage/v1/slow') response.write('half')
        else response.writeHead(request.url === '/healthz' ? 204 : 404).end()
      },
    ),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await fetch(`${origin}/healthz`)
  await fetch(`${origin}/nothing?x=1`, { method: 'REPORT' })
  await new Promise<void>((resolve) => {
    const leaving = httpRequest(`${origin}/storage/v1/slow`, (answer) => {
      answer.once('data', () => leaving.destroy())
      answer.once('close', resolve)
      answer.on('error', () => {})
    })
    leaving.on('error', () => {})
    leaving.end()
  })
  await expect.poll(() => metrics.text()).toContain('atividario_http_requests_aborted_total{route="file"} 1')
  const text = await metrics.text()
  expect(text).toContain('atividario_http_requests_total{route="probe",method="GET",status="204"} 1')
  expect(text).toContain('atividario_http_requests_total{route="page",method="other",status="404"} 1')
  expect(text).toContain('atividario_http_requests_under_way 0')
  server.closeAllConnections()
  server.close()
})
