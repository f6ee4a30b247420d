// Writes src/platform/db/types.gen.ts from a freshly migrated database: `node scripts/generate-types.ts`.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { describeSchema } from '../src/platform/db/introspect.ts'
import { migrate } from '../src/platform/db/migrate.ts'

const root = resolve(import.meta.dirname, '..')
const target = join(root, 'src/platform/db/types.gen.ts')
const dir = await mkdtemp(join(tmpdir(), 'generate-types-'))
try {
  const server = await startEmbeddedPostgres({ dir, initFlags: ['--no-sync'] })
  try {
    await migrate(server.url, { directory: join(root, 'migrations') })
    await writeFile(target, await describeSchema(server.url))
    console.log(`written: ${target}`)
  } finally {
    await server.stop()
  }
} finally {
  await rm(dir, { recursive: true, force: true })
}
