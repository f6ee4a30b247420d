import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { HttpEnv } from '../env.ts'
import { compress, sendJson } from './compress.ts'

const long = 'linha de texto '.repeat(200)
const app = new Hono<HttpEnv>()
app.use(compress)
app.get('/page', (c) => c.html(long, 200, { vary: 'Cookie' }))
app.get('/short', (c) => c.text('oi'))
app.get('/picture', (c) => c.body(long, 200, { 'content-type': 'image/webp' }))
app.get('/events', (c) => c.body(long, 200, { 'content-type': 'text/event-stream' }))
app.get('/done', (c) => c.body(long, 200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }))
app.get('/empty', (c) => c.body(null, 204))
const lines = (count: number) => ({ lines: Array.from({ length: count }, () => 'linha de texto') })
const OWN = { 'x-own': 'yes', vary: 'Cookie' }
app.get('/json/:count', (c) => c.json(lines(Number(c.req.param('count'))), 200, OWN))
app.get('/sent/:count', (c) => sendJson(c, lines(Number(c.req.param('count'))), OWN))

const ask = (path: string, encoding?: string, method = 'GET') =>
  app.request(path, { method, headers: encoding ? { 'accept-encoding': encoding } : {} })

describe('answers of the edge', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('are compressed for %s', async (asked, encoding, unpack) => {
    const answer = await ask('/page', asked)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.length).toBeLessThan(long.length / 5)
    expect(unpack(body).toString()).toBe(long)
  })

  it.each([
    ['/page', undefined],
    ['/page', 'br;q=0, identity'],
    ['/short', 'br'],
    ['/picture', 'br'],
    ['/events', 'br'],
  ])('%s stays as it is for %s', async (path, asked) => {
    const answer = await ask(path, asked)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect((await answer.text()).length).toBe(path === '/short' ? 2 : long.length)
  })

  it('are not compressed twice, nor where there is nothing', async () => {
    expect(await (await ask('/done', 'br')).text()).toBe(long)
    expect((await ask('/empty', 'br')).status).toBe(204)
    expect((await ask('/page', 'br', 'HEAD')).headers.get('content-encoding')).toBeNull()
  })

  const sizes = [
    ['short, for brotli', 1, 'br', null],
    ['longer, for brotli', 200, 'br', 'br'],
    ['longer, for gzip', 200, 'gzip', 'gzip'],
    ['longer, for neither', 200, 'identity', null],
    ['large enough for another thread', 4_000, 'br', 'br'],
  ] as const
  it.each([...sizes.map((size) => ['/json', ...size] as const), ...sizes.map((size) => ['/sent', ...size] as const)])(
    '%s, %s',
    async (way, _, count, asked, encoding) => {
      const answer = await ask(`${way}/${count}`, asked)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/json',
        'x-own': 'yes',
        vary: 'Cookie, Accept-Encoding',
      })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      const body = Buffer.from(await answer.arrayBuffer())
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)]
      expect(JSON.parse((unpack ? unpack(body) : body).toString())).toEqual(lines(count))
    },
  )
})
