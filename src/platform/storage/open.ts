import { join } from 'node:path'
import type { Config } from '../config-values.ts'
import { openDiskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

/**
 * The store the settings ask for: the S3 bucket, or `files/` under the data folder.
 * @throws when the data folder cannot be written; a bucket is only reached by `check()`
 */
export async function openStorage(config: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  if (!config.s3) return openDiskStorage(join(config.dataDir, 'files'))
  // Only where it is wanted: Amazon's library takes a good part of a start.
  const { openS3Storage } = await import('./s3.ts')
  return openS3Storage(config.s3)
}
