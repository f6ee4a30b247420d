import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import * as hostile from '../../../tests/factories/hostile-files.ts'
import { type Folder, picture, uploading } from '../../../tests/factories/uploading.ts'
import type { Session } from '../../features/accounts/schema.ts'
import { createFileChecks } from '../../features/catalogue/upload/checks/service.server.ts'
import { createUploads } from '../../features/catalogue/upload/service.server.ts'

// Each PDF is opened in a thread that loads its reader first; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 90_000 })

const { db, folder, storage, log, fileChecks, person, routesFor, routes, uploads, storedKeys, rows, send } =
  await uploading()
const { userId } = person

describe('what is accepted', () => {
  test('a picture becomes three pictures without metadata, under a name of our own', async () => {
    const bytes = await picture(900, 1200)
      .withExif({ IFD0: { Copyright: 'Maria de Teste' } })
      .jpeg()
      .toBuffer()
    const answer = await send({ bytes, name: '../../Foto da Sala.jpg', type: 'image/jpeg' }, 'thumbnails')
    expect(answer.status).toBe(200)
    const { url, pageCount } = await answer.json()
    expect(pageCount).toBeNull()
    expect(url).toMatch(/^\/storage\/v1\/object\/public\/activities\/thumbnails\/[0-9a-f]{16}-foto-da-sala-360\.webp$/)
    const keys = await storedKeys()
    expect(keys).toHaveLength(3)
    for (const key of keys) {
      const object = await storage.get(key)
      const stored = object ? await buffer(object.stream) : Buffer.alloc(0)
      const { width = 0, height, exif, format } = await sharp(stored).metadata()
      expect(key).toContain(`-${width}.webp`)
      expect({ height, exif, format }).toEqual({ height: (width * 4) / 3, exif: undefined, format: 'webp' })
      expect(stored.includes('Maria')).toBe(false)
    }
    expect(await rows()).toMatchObject([{ url, folder: 'thumbnails', uploaded_by: userId, abandoned_at: null }])
  })

  test('whatever comes after the picture is gone; the file may come before the folder', async () => {
    const png = await picture(90, 120).png().toBuffer()
    const bytes = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])
    const answer = await send({ bytes, name: 'a.html', type: 'text/html' }, 'thumbnails', ['file', 'folder'])
    expect(answer.status).toBe(200)
    for (const key of await storedKeys()) {
      const object = await storage.get(key)
      expect(object && (await buffer(object.stream)).includes('script')).toBe(false)
    }
  })

  test('a picture that is no sheet is shown whole on white; an animation is its first image', async () => {
    const frames = Buffer.concat([
      await picture(100, 40).raw().toBuffer(),
      await sharp({ create: { width: 100, height: 40, channels: 3, background: '#000' } })
        .raw()
        .toBuffer(),
    ])
    const gif = await sharp(frames, { raw: { width: 100, height: 80, channels: 3, pageHeight: 40 } })
      .gif()
      .toBuffer()
    const { url } = await (await send({ bytes: gif }, 'thumbnails')).json()
    const object = await storage.get(`activities/thumbnails/${url.split('/').at(-1)}`)
    const stored = object ? await buffer(object.stream) : Buffer.alloc(0)
    const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    expect(pixel(180, 2)).toEqual([255, 255, 255])
    const [red = 0, green = 255] = pixel(180, 240)
    expect(red).toBeGreaterThan(180)
    expect(green).toBeLessThan(80)
  })

  test('a PDF is written anew, with its pages counted; a place to begin reading is no harm', async () => {
    const bytes = hostile.pdf({ pages: 3, catalog: '/OpenAction [5 0 R /Fit]' })
    const answer = await send({ bytes, name: 'Folha Nº 1.pdf', type: 'application/pdf' }, 'activities')
    expect(await answer.json()).toMatchObject({ pageCount: 3 })
    const [key = ''] = await storedKeys()
    expect(key).toMatch(/^activities\/activities\/[0-9a-f]{16}-folha-no?-1\.pdf$/)
    const object = await storage.get(key)
    const stored = object && (await buffer(object.stream)).toString('latin1')
    expect(stored).toMatch(/^%PDF-1\.7/)
    expect(stored?.match(/\/Type \/Page\b/g)).toHaveLength(3)
    expect(stored).toMatch(/\/OpenAction \[ ?5 0 R \/Fit ?\]/)
  })

  test('exactly the largest size', async () => {
    const png = await picture(60, 80).png().toBuffer()
    const bytes = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length)])
    expect((await send({ bytes }, 'thumbnails')).status).toBe(200)
  })
})

describe('requests that are refused, without a trace', () => {
  test.each([
    ['a folder of another name', () => send({ bytes: hostile.pdf({}) }, '../..' as Folder)],
    ['no folder', () => send({ bytes: hostile.pdf({}) }, 'activities', ['file'])],
    ['no file', () => send({ bytes: hostile.pdf({}) }, 'activities', ['folder'])],
    [
      'JSON',
      () => routes.request('/upload', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
    ],
    ['nothing', () => routes.request('/upload', { method: 'POST' })],
    [
      'a body that breaks off',
      () =>
        routes.request('/upload', {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
        }),
    ],
    [
      'no boundary',
      () =>
        routes.request('/upload', { method: 'POST', headers: { 'content-type': 'multipart/form-data;' }, body: 'x' }),
    ],
    [
      'two files',
      () => {
        const form = new FormData()
        form.set('folder', 'activities')
        for (const name of ['a', 'b']) form.append('file', new File([Buffer.from(hostile.pdf({}))], name))
        return routes.request('/upload', { method: 'POST', body: form })
      },
    ],
  ])('%s', async (_name, request) => {
    const answer = await request()
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid_input' } })
    expect(await storedKeys()).toEqual([])
    expect(await rows()).toEqual([])
  })

  test('a body without end is not read to its end', async () => {
    let sent = 0
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'))
      },
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await routes.request('/upload', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(32 * 1024 * 1024)
    expect(await storedKeys()).toEqual([])
  })
})

test.each([
  [null, 401],
  [{ ...person, isAdmin: false }, 403],
])('only administrators upload', async (session, status) => {
  const answer = await routesFor(session as Session | null).routes.request('/upload', { method: 'POST' })
  expect(answer.status).toBe(status)
})

describe('orphans', () => {
  test('what nobody took up within a day is removed, the rest stays', async () => {
    await send({ bytes: hostile.pdf({}) }, 'activities')
    expect(await uploads.collectOrphans()).toBe(0)
    expect(await storedKeys()).toHaveLength(1)
    const tomorrow = routesFor(null, () => new Date(Date.now() + 24 * 60 * 60 * 1000 + 1000)).uploads
    expect(await tomorrow.collectOrphans()).toBe(1)
    expect(await storedKeys()).toEqual([])
    expect(await rows()).toEqual([])
  })

  test('when the store fails, its message is given and nothing is left', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const broke = new Error('the store broke')
    for (const [into, code, failure, bytes] of [
      ['activities', 'file_not_stored', broke, hostile.pdf({})],
      ['thumbnails', 'thumbnail_not_stored', broke, await picture(9, 12).png().toBuffer()],
      ['activities', 'unavailable', full, hostile.pdf({})],
      ['thumbnails', 'unavailable', full, await picture(9, 12).png().toBuffer()],
    ] as const) {
      const failing = {
        ...storage,
        put: async (key: string, ...rest: Parameters<typeof storage.put> extends [string, ...infer R] ? R : never) => {
          if (!key.includes('-180')) throw failure
          await storage.put(key, ...rest)
        },
      }
      const broken = createUploads({ db, storage: failing, fileChecks, log, clock: () => new Date() })
      await expect(broken.store(userId, { folder: into, name: 'a', bytes })).rejects.toMatchObject({ code })
      expect(await storedKeys()).toEqual([])
      expect(await rows()).toEqual([])
    }
  })

  test('what cannot be removed now is removed later', async () => {
    const { url } = await (await send({ bytes: hostile.pdf({}) }, 'activities')).json()
    const stuck = { ...storage, delete: async () => Promise.reject(new Error('unreachable')) }
    await createUploads({ db, storage: stuck, fileChecks, log, clock: () => new Date() }).remove([url])
    expect(await storedKeys()).toHaveLength(1)
    expect(log.error).toHaveBeenCalled()
    expect(await uploads.collectOrphans()).toBe(1)
    expect(await storedKeys()).toEqual([])
  })
})

test('a PDF that keeps its reader busy for ever is given up', async () => {
  const file = join(folder, 'never.ts')
  await writeFile(file, 'while (true) {}')
  await expect(createFileChecks({ file, timeLimitMs: 500 }).pdf(hostile.pdf({}))).rejects.toMatchObject({
    code: 'pdf_too_heavy',
  })
})
