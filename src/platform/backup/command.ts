import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../../embedded-postgres/start.ts'
import type { Config } from '../config-values.ts'
import { BackupError } from './error.ts'

/**
 * The database of the settings, for a command: the embedded one is started, or joined when the site runs.
 * @param options.make whether an embedded database may be made that does not exist yet
 */
export async function withDatabase<T>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { make }: { make: boolean },
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return work(config.databaseUrl)
  const dir = join(config.dataDir, 'postgres')
  if (!make && !existsSync(join(dir, 'cluster'))) throw new BackupError(`não há banco de dados em ${dir}`)
  const server = await startEmbeddedPostgres({ dir })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}
