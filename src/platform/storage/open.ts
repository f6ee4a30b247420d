import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openDiskStorage } from './disk.ts'
import { openS3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

/**
 * The store the settings ask for: the S3 bucket, or `files/` under the data folder.
 * @throws when the data folder cannot be written; a bucket is only reached by `check()`
 */
export async function openStorage(config: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  return config.s3 ? openS3Storage(config.s3) : openDiskStorage(join(config.dataDir, 'files'))
}
