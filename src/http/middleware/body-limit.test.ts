import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { HttpEnv } from '../env.ts'
import { boundedBody } from './body-limit.ts'

const app = new Hono<HttpEnv>()
app.use(boundedBody(10))
app.all('/', async (c) => c.text(`read ${(await c.req.text()).length}`))

const streamOf = (text: string) => new Blob([text]).stream()

describe('a body', () => {
  test.each([
    ['declared, within', { method: 'POST', body: 'x'.repeat(10), headers: { 'content-length': '10' } }, 200],
    ['declared, too large', { method: 'POST', body: 'x'.repeat(11), headers: { 'content-length': '11' } }, 413],
    ['declared with nonsense', { method: 'POST', body: 'x', headers: { 'content-length': 'many' } }, 413],
    ['not declared, within', { method: 'POST', body: streamOf('x'.repeat(10)), duplex: 'half' }, 200],
    ['not declared, too large', { method: 'POST', body: streamOf('x'.repeat(11)), duplex: 'half' }, 413],
    [
      'in chunks that belie a length',
      {
        method: 'POST',
        body: streamOf('x'.repeat(11)),
        duplex: 'half',
        headers: { 'content-length': '1', 'transfer-encoding': 'chunked' },
      },
      413,
    ],
    ['none, deleting', { method: 'DELETE' }, 200],
    ['none, asking', { method: 'GET', headers: { 'content-length': '99' } }, 200],
  ] as [string, RequestInit, number][])('%s', async (_, init, status) => {
    expect((await app.request('/', init)).status).toBe(status)
  })
})
