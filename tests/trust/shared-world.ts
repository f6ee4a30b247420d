import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/start.ts'
import { guardServer } from '../setup/guardian.ts'
import type { TrustCase } from './case.ts'
import { openWorld, type World } from './world.ts'

/** A case that needs the product: what it saw, for the table. It fails by throwing. */
interface WorldCase {
  readonly name: string
  run(world: World): Promise<string>
}

/** Outside a test run: a PostgreSQL of its own, gone when the world is closed or this process ends. */
async function openOwnWorld(): Promise<World> {
  const parent = await mkdtemp(join(tmpdir(), 'atividario-attacked-postgres-'))
  const dir = join(parent, 'postgres')
  guardServer(dir)
  const postgres = await startEmbeddedPostgres({ dir, initFlags: ['--no-sync'] })
  const world = await openWorld(postgres.url)
  return {
    ...world,
    async close() {
      await world.close()
      await postgres.stop()
      await rm(parent, { recursive: true, force: true })
    },
  }
}

/** How long a world stays open for a next case (ms). */
const IDLE_MS = 2_000

/** Cases that share one world: the first opens it, and it closes a moment after the last, whichever that is. */
export function casesInOneWorld(group: string, cases: readonly WorldCase[]): readonly TrustCase[] {
  let opened: Promise<World> | null = null
  let closing: NodeJS.Timeout | undefined
  function closeSoon(world: Promise<World>): void {
    closing = setTimeout(() => {
      opened = null
      world.then(({ close }) => close()).catch(() => undefined)
    }, IDLE_MS)
  }
  return cases.map(({ name, run }) => ({
    group,
    name,
    async run() {
      clearTimeout(closing)
      opened ??= openOwnWorld()
      const world = opened
      try {
        return { happened: await run(await world), lost: 0 }
      } catch (error) {
        // What fast-check found stands in the cause; its message has the request.
        const cause = error instanceof Error && error.cause instanceof Error ? `${error.cause.message}: ` : ''
        throw new Error(`${cause}${error instanceof Error ? error.message : error}`, { cause: error })
      } finally {
        closeSoon(world)
      }
    },
  }))
}
