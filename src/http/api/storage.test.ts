import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedAddress } from '../../features/catalogue/files/rules.ts'
import { createDownloads } from '../../features/downloads/service.server.ts'
import { FREE_ENTITLEMENT } from '../../features/subscriptions/rules.ts'
import type { Db } from '../../platform/db/pool.ts'
import { openDiskStorage } from '../../platform/storage/disk.ts'
import { signKey } from '../../platform/storage/signing.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { HttpEnv } from '../env.ts'
import { storageRoutes } from './storage.ts'

const SECRET = 'a secret of the tests'
const NOW = new Date('2026-05-10T12:00:00.000Z')
const LATER = NOW.getTime() + 300_000

const IMAGE_KEY = 'activities/thumbnails/gato-360.webp'
const FILE_KEY = 'activities/activities/gato.pdf'
const IMAGE = '/storage/v1/object/public/activities/thumbnails/gato-360.webp'
const PDF = Buffer.from(`%PDF-1.7\n${'x'.repeat(200_000)}`)

const logged: unknown[] = []
const log = { error: (...args: unknown[]) => void logged.push(args) } as unknown as HttpEnv['Variables']['log']

let folder: string
let disk: Storage
let server: Server
let origin: string
/** Streams the disk handed out, to see whether each was closed. */
const opened: Readable[] = []

/** The disk, except for one file that breaks off in the middle. */
function watched(): Storage {
  return {
    ...disk,
    async get(key) {
      const file = await disk.get(key)
      if (!file) return null
      if (!key.includes('quebrado')) {
        opened.push(file.stream)
        return file
      }
      file.stream.destroy()
      const stream = Readable.from(
        (async function* () {
          yield PDF.subarray(0, 70_000)
          await new Promise((resolve) => setTimeout(resolve, 20))
          throw new Error('the store is gone')
        })(),
      )
      return { ...file, stream }
    },
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-route-'))
  disk = await openDiskStorage(folder)
  await disk.put(IMAGE_KEY, Buffer.from('RIFF picture'), { contentType: 'image/webp' })
  await disk.put('activities/thumbnails/dados.json', Buffer.from('{}'), { contentType: 'application/json' })
  await disk.put(FILE_KEY, PDF, { contentType: 'application/pdf' })
  await disk.put('activities/activities/quebrado.pdf', PDF, { contentType: 'application/pdf' })
  const storage = watched()
  const downloads = createDownloads({
    db: {} as Db,
    subscriptions: { entitlementOf: async () => FREE_ENTITLEMENT },
    storage,
    secret: SECRET,
    clock: () => NOW,
    ceiling: 200,
  })
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'r1')
    c.set('log', log)
    c.set('session', null)
    await next()
  })
  app.route('/storage/v1', storageRoutes({ downloads, storage }))
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => {
      origin = `http://127.0.0.1:${info.port}`
      resolve()
    }) as Server
  })
  // As the product's server: a connection left open stays open longer than any test waits.
  server.keepAliveTimeout = 65_000
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

beforeEach(() => {
  logged.length = 0
  opened.length = 0
})

const get = (path: string, init?: RequestInit) => fetch(origin + path, init)

async function codeOf(response: Response): Promise<[number, unknown]> {
  const body = (await response.json()) as { error: { code: string } }
  return [response.status, body.error.code]
}

/** A raw request, with its path unchanged, and every byte of the answer until the connection ends. */
function rawGet(path: string, connection = 'close'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`)
    })
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

describe('public thumbnails', () => {
  it('are served for ever, as what they are', async () => {
    const response = await get(IMAGE)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '12',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^W\/".+"$/),
    })
    expect(await response.text()).toBe('RIFF picture')
  })

  it('answer HEAD with the headers alone', async () => {
    const response = await get(IMAGE, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '12', ''])
    expect(opened.map((stream) => stream.destroyed)).toEqual([true])
  })

  it('answer 304 to a client with the current one', async () => {
    const etag = (await get(IMAGE)).headers.get('etag') ?? ''
    opened.length = 0
    for (const held of [etag, etag.replace('W/', ''), `"old", ${etag}`, '*']) {
      const response = await get(IMAGE, { headers: { 'if-none-match': held } })
      expect([held, response.status, await response.text()]).toEqual([held, 304, ''])
      expect(response.headers.get('cache-control')).toContain('immutable')
    }
    expect(opened.map((stream) => stream.destroyed)).toEqual([true, true, true, true])
    expect((await get(IMAGE, { headers: { 'if-none-match': '"old"' } })).status).toBe(200)
  })

  it.each([
    ['an unknown name', 'nada-360.webp'],
    ['what is no picture', 'dados.json'],
    ['a type nobody stores', 'gato-360.html'],
    ['a climbing name', '..%2factivities%2fgato.pdf'],
    ['a backslash', '..%5cgato-360.webp'],
    ['a broken escape', '%'],
    ['a null byte', 'gato-360.webp%00'],
    ['a hidden file', '.gato.webp'],
  ])('do not exist under %s', async (_name, name) => {
    expect(await codeOf(await get(IMAGE.replace('gato-360.webp', name)))).toEqual([404, 'not_found'])
  })

  it.each([
    '/storage/v1/object/public/activities/thumbnails/%2e%2e/activities/gato.pdf',
    '/storage/v1/object/public/activities/thumbnails/%2e%2e%2factivities/gato.pdf',
    '/storage/v1/object/public/activities/thumbnails/../activities/gato.pdf',
    '/storage/v1/object/public/activities/activities/gato.pdf',
    '/storage/v1/object/public/../../../../etc/passwd',
  ])('%s leads nowhere', async (path) => {
    expect(await rawGet(path)).toMatch(/^HTTP\/1.1 404 /)
  })
})

describe('private files', () => {
  const signed = (key: string, expires = LATER) => signedAddress(key, expires, signKey(SECRET, key, expires))

  it('come whole to the holder of the signed address', async () => {
    const response = await get(signed(FILE_KEY))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="gato.pdf"; filename*=UTF-8''gato.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(PDF.equals(Buffer.from(await response.arrayBuffer()))).toBe(true)
  })

  const good = new URL(signed(FILE_KEY), 'http://localhost')
  const expires = good.searchParams.get('expires') ?? ''
  const signature = good.searchParams.get('signature') ?? ''
  const other = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`

  it.each([
    ['no grant', good.pathname],
    ['no signature', `${good.pathname}?expires=${expires}`],
    ['no expiry', `${good.pathname}?signature=${signature}`],
    ['a changed signature', `${good.pathname}?expires=${expires}&signature=${other}`],
    ['a shortened signature', `${good.pathname}?expires=${expires}&signature=${signature.slice(1)}`],
    ['an empty signature', `${good.pathname}?expires=${expires}&signature=`],
    ['a later expiry', `${good.pathname}?expires=${LATER + 1}&signature=${signature}`],
    ['another spelling of the expiry', `${good.pathname}?expires=+${expires}&signature=${signature}`],
    ['an expiry that is no number', `${good.pathname}?expires=x&signature=${signature}`],
    ['another key', `${good.pathname.replace('gato', 'quebrado')}?expires=${expires}&signature=${signature}`],
    ['a grant of another secret', signedAddress(FILE_KEY, LATER, signKey('another', FILE_KEY, LATER))],
    ['a grant that is over', signed(FILE_KEY, NOW.getTime())],
    ['the stored address', '/storage/v1/object/activities/activities/gato.pdf'],
    ['the stored address with a grant', `/storage/v1/object/activities/activities/gato.pdf${good.search}`],
  ])('are refused with %s', async (_name, path) => {
    expect(await codeOf(await get(path))).toEqual([403, 'bad_signature'])
    expect(opened).toEqual([])
  })

  it('are still there in the last millisecond of the grant', async () => {
    expect((await get(signed(FILE_KEY, NOW.getTime() + 1))).status).toBe(200)
  })

  it('answer HEAD without sending the file', async () => {
    const response = await get(signed(FILE_KEY), { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(PDF.length)])
    expect(opened.map((stream) => stream.destroyed)).toEqual([true])
  })

  it('that are gone answer 404', async () => {
    expect(await codeOf(await get(signed('activities/activities/sumiu.pdf')))).toEqual([404, 'not_found'])
  })

  it('that break off in the middle never pass for whole, and the process goes on', async () => {
    const path = signed('activities/activities/quebrado.pdf')
    await expect(get(path).then((response) => response.arrayBuffer())).rejects.toThrow()
    await expect.poll(() => logged.length).toBe(1)
    // The keep-alive connection is cut, and only the file was written into it.
    const [head, body] = (await rawGet(path, 'keep-alive')).split('\r\n\r\n')
    expect(head).toContain(`content-length: ${PDF.length}`)
    expect(body).toBe(PDF.toString().slice(0, 70_000))
    expect((await get(signed(FILE_KEY))).status).toBe(200)
  })

  it('are closed when the reader leaves', async () => {
    const leaving = new AbortController()
    const response = await get(signed(FILE_KEY), { signal: leaving.signal })
    await response.body?.getReader().read()
    leaving.abort()
    await expect.poll(() => opened.map((stream) => stream.destroyed)).toEqual([true])
    expect(logged).toEqual([])
  })
})
