import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../../embedded-postgres/start.ts'
import { openDatabase } from '../../../src/platform/db/pool.ts'

/**
 * Runs one statement in the database of the site under test: for states of the world that the site itself cannot be
 * brought to quickly (a plan that was bought, a past of many downloads).
 */
export async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const dataDir = process.env.E2E_DATA_DIR
  if (!dataDir) throw new Error('E2E_DATA_DIR is not set')
  const server = await startEmbeddedPostgres({ dir: join(dataDir, 'postgres') })
  const database = openDatabase(server.url, { max: 1 })
  try {
    return (await database.pool.query(text, values)).rows
  } finally {
    await database.close()
    await server.stop()
  }
}
