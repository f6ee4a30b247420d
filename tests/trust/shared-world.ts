import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../embedded-postgres/start.ts'
import { guardServer } from '../setup/guardian.ts'
import type { TrustCase } from './case.ts'
import { openWorld, type World } from './world.ts'

/** A case that needs the product: what it saw, for the table. It fails by throwing. */
interface WorldCase {
  readonly name: string
  run(world: World): Promise<string>
}

/** Outside a test run: a separate PostgreSQL, removed when it is closed or this process ends. */
export async function openOwnPostgres(): Promise<{ url: string; close(): Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'atividario-attacked-postgres-'))
  const dir = join(parent, 'postgres')
  guardServer(dir)
  const postgres = await startEmbeddedPostgres({ dir, initFlags: ['--no-sync'] })
  return {
    url: postgres.url,
    async close() {
      await postgres.stop()
      await rm(parent, { recursive: true, force: true })
    },
  }
}

async function openOwnWorld(settings: Readonly<Record<string, string>>): Promise<World> {
  const postgres = await openOwnPostgres()
  const world = await openWorld(postgres.url, settings)
  return {
    ...world,
    async close() {
      await world.close()
      await postgres.close()
    },
  }
}

/** Time for which a world stays open for a next case (ms). */
const IDLE_MS = 2_000

/**
 * Cases that share one world: the first opens it, and it closes a moment after the last, whichever that is.
 * @param settings more of the product's environment
 */
export function casesInOneWorld(
  group: string,
  cases: readonly WorldCase[],
  settings: Readonly<Record<string, string>> = {},
): readonly TrustCase[] {
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
      opened ??= openOwnWorld(settings)
      const world = opened
      try {
        return { happened: await run(await world), lost: 0 }
      } catch (error) {
        // fast-check's counterexample is in the cause; its message has the request.
        const cause = error instanceof Error && error.cause instanceof Error ? `${error.cause.message}: ` : ''
        throw new Error(`${cause}${error instanceof Error ? error.message : error}`, { cause: error })
      } finally {
        closeSoon(world)
      }
    },
  }))
}
