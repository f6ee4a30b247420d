import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentTypeOf } from '../../../src/platform/storage/key.ts'
import { openS3Storage } from '../../../src/platform/storage/s3.ts'
import type { Storage } from '../../../src/platform/storage/storage.ts'
import { S3_KEYS, startS3 } from '../../setup/s3-server.ts'
import { type NetworkProxy, openProxy } from './proxy.ts'

const UPLOADS_AT_ONCE = 8

/** A server that speaks S3, behind a proxy. */
export interface ObjectStore {
  readonly proxy: NetworkProxy
  readonly settings: Readonly<Record<string, string>>
  /** The same bucket past the proxy. */
  readonly storage: Storage
  /** The keys of all objects. */
  keys(): Promise<string[]>
  close(): Promise<void>
}

/** Starts an S3 server that holds the files below `objects` already. */
export async function startStore(dir: string, objects: string): Promise<ObjectStore> {
  const server = await startS3(path.join(dir, 's3'))
  const proxy = await openProxy(server.port)
  const storage = openS3Storage({ ...S3_KEYS, endpoint: `http://127.0.0.1:${server.port}` })
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
      S3_REGION: S3_KEYS.region,
      S3_BUCKET: S3_KEYS.bucket,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    },
    keys: () => Array.fromAsync(storage.list('')),
    async close() {
      await proxy.close()
      await server.close()
    },
  }
}
