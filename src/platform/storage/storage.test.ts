import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { S3_KEYS, startS3 } from '../../../tests/setup/s3-server.ts'
import { openDiskStorage } from './disk.ts'
import { InvalidKeyError } from './key.ts'
import { openStorage } from './open.ts'
import { openS3Storage } from './s3.ts'
import { OBJECT_BYTES_MAX, ObjectTooLargeError, type Storage } from './storage.ts'

const pdf = { contentType: 'application/pdf' }
const webp = { contentType: 'image/webp' }
const everyKey = async (storage: Storage, prefix: string) => {
  const found: string[] = []
  for await (const key of storage.list(prefix)) found.push(key)
  return found.sort()
}
const bytes = (text: string) => new TextEncoder().encode(text)

const HOSTILE_KEYS = [
  '',
  '/',
  '/etc/passwd.pdf',
  '../secret.pdf',
  'a/../../secret.pdf',
  'a/..%2f/secret.pdf',
  '..\\secret.pdf',
  'a//b.pdf',
  './a.pdf',
  'a/.hidden.pdf',
  'a\0.pdf',
  'a.pdf\0.webp',
  'a b.pdf',
  'ação.pdf',
  'a.pdf\n',
  'a.pdf/',
  'C:/a.pdf',
  'a.html',
  'a',
  `${'a'.repeat(2000)}.pdf`,
  `${'a'.repeat(300)}.pdf`,
]

let folder: string
let server: Awaited<ReturnType<typeof startS3>>

const settings = () => ({ ...S3_KEYS, endpoint: `http://127.0.0.1:${server.port}` })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  server = await startS3(join(folder, 's3'))
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const adapters: [string, () => Promise<Storage>][] = [
  ['disk', () => openDiskStorage(join(folder, 'disk'))],
  ['S3', async () => openS3Storage(settings())],
]

describe.each(adapters)('storage on %s', (_name, open) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
  })

  const read = async (key: string) => {
    const found = await storage.get(key)
    return found && { ...found, stream: undefined, bytes: await buffer(found.stream) }
  }
  const keys = (prefix: string) => everyKey(storage, prefix)

  test('gives back what was put, with size, type and date', async () => {
    const body = crypto.getRandomValues(new Uint8Array(60_000))
    await storage.put('activities/thumbnails/gato-360.webp', body, { ...webp, cacheControl: 'public' })
    const found = await read('activities/thumbnails/gato-360.webp')
    expect(found).toMatchObject({ size: 60_000, contentType: 'image/webp' })
    expect(found?.lastModified).toBeInstanceOf(Date)
    expect(Buffer.compare(found?.bytes ?? Buffer.alloc(0), body)).toBe(0)
    expect(await storage.exists('activities/thumbnails/gato-360.webp')).toBe(true)
  })

  test('takes a stream whose size nobody knows', async () => {
    await storage.put('streamed.pdf', Readable.from([bytes('%PDF'), bytes('-1.7')]), pdf)
    expect(await read('streamed.pdf')).toMatchObject({ size: 8, bytes: Buffer.from('%PDF-1.7') })
  })

  test('replaces an object as a whole', async () => {
    await storage.put('again.pdf', bytes('a longer first version'), pdf)
    await storage.put('again.pdf', bytes('short'), pdf)
    expect((await read('again.pdf'))?.bytes.toString()).toBe('short')
  })

  test('stores an empty object', async () => {
    await storage.put('empty.pdf', new Uint8Array(), pdf)
    expect(await read('empty.pdf')).toMatchObject({ size: 0 })
  })

  test('answers null for what is not there, and deletes it without complaint', async () => {
    expect(await storage.get('missing/none.pdf')).toBeNull()
    expect(await storage.exists('missing/none.pdf')).toBe(false)
    await storage.delete('missing/none.pdf')
  })

  test('deletes', async () => {
    await storage.put('gone.pdf', bytes('x'), pdf)
    await storage.delete('gone.pdf')
    expect(await storage.get('gone.pdf')).toBeNull()
    expect(await keys('gone')).toEqual([])
  })

  test('lists by the beginning of the key, into folders and inside names', async () => {
    for (const key of ['list/a.pdf', 'list/ab.pdf', 'list/sub/c.pdf', 'listing.pdf']) {
      await storage.put(key, bytes(key), pdf)
    }
    expect(await keys('list/')).toEqual(['list/a.pdf', 'list/ab.pdf', 'list/sub/c.pdf'])
    expect(await keys('list/a')).toEqual(['list/a.pdf', 'list/ab.pdf'])
    expect(await keys('list')).toEqual(['list/a.pdf', 'list/ab.pdf', 'list/sub/c.pdf', 'listing.pdf'])
    expect(await keys('')).toEqual(expect.arrayContaining(['listing.pdf', 'list/sub/c.pdf']))
    expect(await keys('nothing/')).toEqual([])
  })

  test('a body that breaks changes nothing', async () => {
    await storage.put('broken.pdf', bytes('the good one'), pdf)
    const broken = new Readable({ read() {} })
    broken.push(bytes('half'))
    setImmediate(() => broken.destroy(new Error('connection lost')))
    await expect(storage.put('broken.pdf', broken, pdf)).rejects.toThrow('connection lost')
    expect((await read('broken.pdf'))?.bytes.toString()).toBe('the good one')
  })

  test('refuses a body that is too large, as bytes and as a stream', async () => {
    await expect(storage.put('big.pdf', new Uint8Array(OBJECT_BYTES_MAX + 1), pdf)).rejects.toThrow(ObjectTooLargeError)
    const megabyte = new Uint8Array(1024 * 1024)
    const endless = Readable.from(
      (function* () {
        for (;;) yield megabyte
      })(),
    )
    await expect(storage.put('big.pdf', endless, pdf)).rejects.toThrow(ObjectTooLargeError)
    expect(await storage.exists('big.pdf')).toBe(false)
  })

  test.each(HOSTILE_KEYS.map((key) => [key.slice(0, 30), key]))(
    'refuses the key %j everywhere',
    async (_start, key) => {
      await expect(storage.put(key, bytes('x'), pdf)).rejects.toThrow(InvalidKeyError)
      await expect(storage.get(key)).rejects.toThrow(InvalidKeyError)
      await expect(storage.exists(key)).rejects.toThrow(InvalidKeyError)
      await expect(storage.delete(key)).rejects.toThrow(InvalidKeyError)
    },
  )

  test.each(['../', '/', 'a/../', 'a\0', '.', 'a//'])('refuses the prefix %j', async (prefix) => {
    await expect(keys(prefix)).rejects.toThrow(InvalidKeyError)
  })

  test('refuses a prefix longer than any key', async () => {
    await expect(keys('a'.repeat(2000))).rejects.toThrow(InvalidKeyError)
  })

  test('refuses a type that is not the one of the extension', async () => {
    await expect(storage.put('page.pdf', bytes('<script>'), { contentType: 'text/html' })).rejects.toThrow(
      InvalidKeyError,
    )
  })

  test('says that it can be used', async () => {
    await storage.check()
  })
})

describe('storage on disk', () => {
  test('leaves nothing half-written behind, and sweeps what a killed process left', async () => {
    const root = join(folder, 'swept')
    const storage = await openDiskStorage(root)
    const broken = Readable.from([bytes('x')])
    broken.destroy(new Error('lost'))
    await expect(storage.put('a.pdf', broken, pdf)).rejects.toThrow()
    await storage.put('b.pdf', bytes('b'), pdf)
    expect(await readdir(join(root, 'incoming'))).toEqual([])

    const old = join(root, 'incoming', 'left')
    await writeFile(old, 'half')
    await utimes(old, 0, 0)
    await writeFile(join(root, 'incoming', 'being-written'), 'half')
    await openDiskStorage(root)
    expect(await readdir(join(root, 'incoming'))).toEqual(['being-written'])
    expect(await everyKey(storage, '')).toEqual(['b.pdf'])
  })

  test('readers see one whole version while others write', async () => {
    const storage = await openDiskStorage(join(folder, 'racing'))
    const versions = ['a', 'b', 'c'].map((letter, index) => letter.repeat(200_000 * (index + 1)))
    await storage.put('racing.pdf', bytes(versions[0] ?? ''), pdf)
    const writes = versions.map((text) => storage.put('racing.pdf', bytes(text), pdf))
    const reads = Array.from({ length: 20 }, async () => {
      const found = await storage.get('racing.pdf')
      return found ? { size: found.size, text: (await buffer(found.stream)).toString() } : null
    })
    await Promise.all(writes)
    for (const found of await Promise.all(reads)) {
      expect(versions).toContain(found?.text)
      expect(found?.size).toBe(found?.text.length)
    }
  })

  test('fails at the start when the folder cannot be made', async () => {
    await writeFile(join(folder, 'a-file'), '')
    await expect(openStorage({ s3: null, dataDir: join(folder, 'a-file') })).rejects.toThrow(/ENOTDIR|EEXIST/)
  })

  test('check fails when the folder is gone', async () => {
    const root = join(folder, 'removed')
    const storage = await openDiskStorage(root)
    await rm(root, { recursive: true })
    await expect(storage.check()).rejects.toThrow('ENOENT')
  })
})

describe('storage on S3', () => {
  test.each([
    ['an unknown access key', { accessKeyId: 'nobody' }],
    ['a wrong secret', { secretAccessKey: 'wrong' }],
    ['a bucket that does not exist', { bucket: 'nowhere' }],
  ])('check fails with %s', async (_name, change) => {
    const storage = openS3Storage({ ...settings(), ...change })
    await expect(storage.check()).rejects.toThrow()
  })

  test('a missing bucket is an error, not a missing object', async () => {
    await expect(openS3Storage({ ...settings(), bucket: 'nowhere' }).get('a.pdf')).rejects.toThrow(/bucket/i)
  })

  const listen = (server: Server) =>
    new Promise<string>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
    })

  test('gives up on a service that never answers', async () => {
    const silent = createServer(() => {})
    const storage = openS3Storage(
      { ...settings(), endpoint: await listen(silent) },
      { connect: 50, answer: 50, silence: 50 },
    )
    await expect(storage.check()).rejects.toMatchObject({ name: 'TimeoutError' })
    silent.close()
  })

  test('check fails when nobody listens', async () => {
    const closed = createServer()
    const nobody = await listen(closed)
    await new Promise((resolve) => closed.close(resolve))
    const storage = await openStorage({ s3: { ...settings(), endpoint: nobody }, dataDir: folder })
    await expect(storage.check()).rejects.toThrow('ECONNREFUSED')
  })
})
