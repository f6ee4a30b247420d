import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { FRESH_MS, OFTEN, PAGE_OVERHEAD_BYTES, TTL_MS } from './cache.ts'
import { createSharedPages, pageWithGzip, type RenderedPage } from './pages.ts'

const textOf = (page: RenderedPage | null) => page && brotliDecompressSync(page.body.br).toString()

/** A thousand characters that take some 500 bytes. */
const incompressible = () => randomBytes(500).toString('hex')

/** Text with words that come again, as pages have it. */
const loremOf = (length: number) =>
  Array.from({ length: length / 8 }, (_, n) => `palavra-${(n * n * 7_919) % 1_009} `)
    .join('')
    .slice(0, length)

/** Pages whose rendering counts, may be held back, and may be made to fail. */
function setUp(answer: (count: number, address: string) => Response | Promise<Response>, budgetBytes?: number) {
  const state = { now: 1_000_000, rendered: [] as string[] }
  const pages = createSharedPages({
    now: () => state.now,
    budgetBytes,
    isLasting: (address) => address.startsWith('/activities/'),
    render: async (address) => answer(state.rendered.push(address), address),
  })
  const text = async (key: string) => textOf(pages.atHand(key) ?? (await pages.rendered(key)))
  /** @returns the page as it was before it was requested often */
  const often = (key: string) => Array.from({ length: OFTEN }, () => pages.atHand(key))[0]
  return { state, pages, text, often }
}

const numbered = (count: number) => new Response(`página ${count}`, { headers: { 'content-type': 'text/html' } })

// Released memory does not count.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

describe('shared pages', () => {
  it('are rendered once for many who ask at the same time, and once for each address', async () => {
    const { state, pages, text } = setUp(numbered)
    expect(await Promise.all([text('/'), text('/'), text('/'), text('/about')])).toEqual([
      'página 1',
      'página 1',
      'página 1',
      'página 2',
    ])
    expect(await text('/')).toBe('página 1')
    expect(state.rendered).toEqual(['/', '/about'])
    expect(pages.size().pages).toBe(2)
  })

  it('are served while another is made, and waited for once they are too old', async () => {
    const { state, pages, text } = setUp(numbered)
    await text('/')
    state.now += FRESH_MS - 1
    expect(await text('/')).toBe('página 1')
    expect(state.rendered).toHaveLength(1)
    state.now += 1
    expect(await text('/')).toBe('página 1')
    await expect.poll(() => textOf(pages.atHand('/'))).toBe('página 2')
    state.now += TTL_MS
    expect(pages.atHand('/')).toBeNull()
    expect(await text('/')).toBe('página 3')
  })

  it('that only the catalogue changes serve ten times as long, unless it changes', async () => {
    const { state, pages, text } = setUp(numbered)
    for (const key of ['/activities/gato', '/activities']) await text(key)
    state.now += 10 * FRESH_MS - 1
    expect(pages.atHand('/activities')).toBeNull()
    expect(await text('/activities/gato')).toBe('página 1')
    expect(state.rendered).toHaveLength(2)
    state.now += 1
    expect(await text('/activities/gato')).toBe('página 1')
    await expect.poll(() => textOf(pages.atHand('/activities/gato'))).toBe('página 3')
    pages.drop()
    expect(await text('/activities/gato')).toBe('página 4')
    state.now += 10 * TTL_MS
    expect(pages.atHand('/activities/gato')).toBeNull()
  })

  it('that come out the same again are not encoded again', async () => {
    const { state, pages, text } = setUp((count) => {
      const page = numbered(count < 3 ? 1 : count)
      page.headers.set('content-security-policy', `script-src 'nonce-${count}'`)
      return page
    })
    await text('/')
    const first = pages.atHand('/')
    state.now += FRESH_MS
    await text('/')
    await expect.poll(() => pages.atHand('/')?.renderedAt).toBe(state.now)
    expect(pages.atHand('/')?.body).toBe(first?.body)
    state.now += FRESH_MS
    await text('/')
    await expect.poll(() => textOf(pages.atHand('/'))).toBe('página 3')
    expect(pages.atHand('/')?.etag).not.toBe(first?.etag)
    expect(pages.size()).toEqual({ pages: 1, bytes: pages.atHand('/')?.bytes })
  })

  it('are compressed further when they are asked for often, once, unless their address has a query', async () => {
    const { state, pages, text, often } = setUp(
      () => new Response(loremOf(40_000), { headers: { 'content-type': 'text/html' } }),
    )
    for (const address of ['/', '/activities?search=gato']) await text(address)
    expect(pages.atHand('/')?.thorough).toBe(false)
    const [first, searched] = ['/', '/activities?search=gato'].map(often)
    await expect.poll(() => pages.atHand('/')?.body.br.length).toBeLessThan(first?.body.br.length ?? 0)
    const small = pages.atHand('/')
    expect(brotliDecompressSync(small?.body.br ?? Buffer.alloc(0)).toString()).toBe(loremOf(40_000))
    expect(small).toMatchObject({ etag: first?.etag, renderedAt: first?.renderedAt, source: first?.source })
    expect(pages.atHand('/activities?search=gato')).toBe(searched)
    // Rendered again with the same contents it stays as small.
    state.now += FRESH_MS
    await text('/')
    await expect.poll(() => pages.atHand('/')?.renderedAt).toBe(state.now)
    expect(pages.atHand('/')?.body).toBe(small?.body)
    const inCache = [pages.atHand('/'), pages.atHand('/activities?search=gato')]
    expect(pages.size().bytes).toBe(inCache.reduce((sum, page) => sum + (page?.bytes ?? 0), 0))
  })

  it('are not put back by a compression that ends after a change', async () => {
    const { pages, text, often } = setUp((count) => new Response(`${count} ${loremOf(40_000)}`))
    await text('/')
    const old = often('/')
    pages.drop()
    await text('/')
    often('/')
    // Compressed in their turn: once the later page is done, so was the earlier.
    await expect.poll(() => pages.atHand('/')?.thorough).toBe(true)
    expect(pages.atHand('/')?.etag).not.toBe(old?.etag)
    expect(pages.size()).toEqual({ pages: 1, bytes: pages.atHand('/')?.bytes })
  })

  it('that grow old together are made anew one after the other', async () => {
    const gate = Promise.withResolvers<void>()
    const { state, pages, text } = setUp(async (count) => {
      if (count > 3) await gate.promise
      return numbered(count)
    })
    const paths = ['/', '/faq', '/about']
    for (const path of paths) await text(path)
    state.now += FRESH_MS
    for (const path of [...paths, ...paths]) expect(pages.atHand(path)).not.toBeNull()
    await expect.poll(() => state.rendered.length).toBe(4)
    for (const path of paths) expect(pages.atHand(path)).not.toBeNull()
    expect(state.rendered).toHaveLength(4)
    gate.resolve()
    await expect.poll(() => state.rendered.slice(3)).toEqual(paths)
  })

  it('survive a rendering in the background that fails', async () => {
    const { state, text, pages } = setUp((count) => {
      if (count === 2) throw new Error('the database is away')
      return numbered(count)
    })
    await text('/')
    state.now += FRESH_MS
    expect(await text('/')).toBe('página 1')
    await expect.poll(() => state.rendered.length).toBe(2)
    expect(textOf(pages.atHand('/'))).toBe('página 1')
    await expect.poll(() => state.rendered.length).toBe(3)
    await expect.poll(() => textOf(pages.atHand('/'))).toBe('página 3')
  })

  it('are not cached when they were begun before a change', async () => {
    const gate = Promise.withResolvers<void>()
    const { state, pages, text } = setUp(async (count) => {
      if (count === 1) await gate.promise
      return numbered(count)
    })
    const early = text('/')
    pages.drop()
    const late = text('/')
    gate.resolve()
    expect(await early).toBe('página 1')
    expect(await late).toBe('página 2')
    expect(await text('/')).toBe('página 2')
    expect(state.rendered).toHaveLength(2)
    pages.drop()
    expect(pages.size()).toEqual({ pages: 0, bytes: 0 })
    expect(await text('/')).toBe('página 3')
  })

  it('that are no 200 are sent and not cached; those that set a cookie are nobody else’s', async () => {
    const { pages } = setUp((_, address) =>
      address === '/a'
        ? new Response('não', { status: 404, headers: { 'content-type': 'text/html' } })
        : new Response('oi', { headers: { 'set-cookie': 'a=b' } }),
    )
    expect(await pages.rendered('/a')).toMatchObject({ status: 404, shared: false })
    expect(pages.atHand('/a')).toBeNull()
    expect(await pages.rendered('/b')).toBeNull()
    expect(pages.size().pages).toBe(0)
  })

  it('leave in the order in which they were last asked for when there is no more room', async () => {
    const budget = 2 * (650 + PAGE_OVERHEAD_BYTES)
    const { pages, text } = setUp(() => new Response(incompressible()), budget)
    await text('/1')
    await text('/2')
    expect(pages.atHand('/1')).not.toBeNull()
    await text('/3')
    expect(pages.atHand('/2')).toBeNull()
    expect(pages.atHand('/1')).not.toBeNull()
    expect(pages.size().bytes).toBeLessThanOrEqual(budget)
  })

  it('larger than the whole budget are not cached', async () => {
    const { pages, text } = setUp(() => new Response(incompressible()), 500)
    expect(await text('/1')).toHaveLength(1000)
    expect(pages.size()).toEqual({ pages: 0, bytes: 0 })
  })

  it('are counted by how they were found', async () => {
    const { state, pages, text } = setUp((count) => {
      if (count === 3) throw new Error('cannot be rendered')
      return numbered(count)
    })
    await text('/')
    await text('/')
    state.now += FRESH_MS
    await text('/')
    await expect.poll(() => textOf(pages.atHand('/'))).toBe('página 2')
    await expect(text('/about')).rejects.toThrow()
    pages.drop()
    const { hit, ...others } = pages.counts()
    expect(hit).toBeGreaterThanOrEqual(2)
    expect(others).toMatchObject({ miss: 2, failed: 1, dropped: 1, evicted: 0 })
    expect(others.stale).toBeGreaterThanOrEqual(1)
  })

  it('take the memory they are counted with, however many and small they are', async () => {
    const { pages, text } = setUp(numbered, 8 * 1024 * 1024)
    collectGarbage()
    const before = process.memoryUsage()
    for (let number = 0; number < 5_000; number++) await text(`/faq.data?_routes=a${number}`)
    const { pages: cached, bytes } = pages.size()
    expect(bytes).toBeLessThanOrEqual(8 * 1024 * 1024)
    expect(bytes / cached).toBeGreaterThan(PAGE_OVERHEAD_BYTES)
    // Slabs of zlib's, 66 KB to each page, would be some 130 MB here.
    const grown = () => {
      collectGarbage()
      return process.memoryUsage().external - before.external
    }
    // Buffers are given back a moment after they were collected.
    await expect.poll(grown, { timeout: 5_000 }).toBeLessThan(16 * 1024 * 1024)
    const page = pages.atHand('/faq.data?_routes=a4999')
    const zipped = page && (await pageWithGzip(page))
    for (const form of [zipped?.body.br, zipped?.body.gzip]) expect(form?.buffer.byteLength).toBe(form?.byteLength)
  })

  it('are counted with the gzip that a client asked for, unless another page took their place', async () => {
    const { pages, text } = setUp((count) => new Response(`${count} ${loremOf(4_000)}`))
    await text('/faq?page=1')
    const first = pages.atHand('/faq?page=1')
    if (!first) throw new Error('The page is not cached')
    const zipped = await pageWithGzip(first)
    pages.replace('/faq?page=1', first, zipped)
    expect(gunzipSync(pages.atHand('/faq?page=1')?.body.gzip ?? '').toString()).toBe(textOf(first))
    expect(pages.size()).toEqual({ pages: 1, bytes: first.bytes + (zipped.body.gzip?.length ?? 0) })
    pages.drop()
    await text('/faq?page=1')
    pages.replace('/faq?page=1', first, zipped)
    expect(textOf(pages.atHand('/faq?page=1'))).toMatch(/^2 /)
  })

  it('that nobody asks for any more are forgotten', async () => {
    const { state, pages, text } = setUp(numbered)
    await text('/once')
    state.now += 9 * 60_000
    await text('/')
    expect(pages.size().pages).toBe(2)
    state.now += 60_000
    await text('/')
    expect(pages.size().pages).toBe(1)
  })
})
