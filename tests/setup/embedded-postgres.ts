// A process that uses the embedded PostgreSQL: `node tests/setup/embedded-postgres.ts <dir>`.
// Prints { url, pid, adopted } or { error } as one line of JSON, and lets go of the server when its input ends.
import { startEmbeddedPostgres } from '../../embedded-postgres/start.ts'

const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`)
try {
  const server = await startEmbeddedPostgres({ dir: process.argv[2] ?? '', initFlags: ['--no-sync'] })
  say({ url: server.url, pid: server.pid, adopted: server.adopted })
  process.stdin.resume().on('end', () => void server.stop().then(() => process.exit()))
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
}
