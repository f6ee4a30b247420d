import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { contentTypeOf } from '../../../src/platform/storage/key.ts'
import { openS3Storage } from '../../../src/platform/storage/s3.ts'
import type { Storage } from '../../../src/platform/storage/storage.ts'
import { type NetworkProxy, openProxy } from './proxy.ts'

interface S3Server {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}

// The package has no types of its own.
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('s3rver')

const BUCKET = 'activities'
const KEYS = { region: 'us-east-1', bucket: BUCKET, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const UPLOADS_AT_ONCE = 8
/** What it names the contents of an object after its key. */
const CONTENTS = '._S3rver_object'

/** A server that speaks S3, behind a proxy. */
export interface ObjectStore {
  readonly proxy: NetworkProxy
  readonly settings: Readonly<Record<string, string>>
  /** The same bucket past the proxy. */
  readonly storage: Storage
  /** The keys of all objects, from its disk: its own list breaks off after a thousand. */
  keys(): Promise<string[]>
  close(): Promise<void>
}

/** Starts an S3 server that holds the files below `objects` already. */
export async function startStore(dir: string, objects: string): Promise<ObjectStore> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(dir, 's3'),
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  const proxy = await openProxy(port)
  const storage = openS3Storage({ ...KEYS, endpoint: `http://127.0.0.1:${port}` })
  const files = (await readdir(objects, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const put = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const place = path.join(file.parentPath, file.name)
      const key = path.relative(objects, place)
      await storage.put(key, await readFile(place), { contentType: contentTypeOf(key) })
    }
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, put))
  return {
    proxy,
    storage,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_REGION: KEYS.region,
      S3_BUCKET: KEYS.bucket,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    async keys() {
      const bucket = path.join(dir, 's3', BUCKET)
      const places = await readdir(bucket, { recursive: true })
      return places.filter((place) => place.endsWith(CONTENTS)).map((place) => place.slice(0, -CONTENTS.length))
    },
    async close() {
      await proxy.close()
      await server.close()
    },
  }
}
