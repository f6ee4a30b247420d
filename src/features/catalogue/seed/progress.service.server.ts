import type { Db } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import { createMemo } from '../../../platform/memo.ts'
import { selectImportAges } from './data.server.ts'
import type { DrawingProgress } from './schema.ts'

/** Drawing counts as given up after this time without a new sheet (seconds): one takes seconds. */
const GIVEN_UP_SECONDS = 120

/** Lifetime of an answer (ms). */
const FRESH_MS = 2_000

interface ProgressDeps {
  readonly db: Db
  /** Keys of the seed catalogue's sheets. */
  readonly keys: readonly string[]
  readonly log: Pick<Logger, 'warn'>
}

/** Reads how much of the seed catalogue is drawn, in any process: the one that draws notes each sheet in the database. */
export function createDrawingProgress({ db, keys, log }: ProgressDeps) {
  const memo = createMemo<DrawingProgress | null>({ max: 1, lifetimeMs: FRESH_MS, now: () => performance.now() })
  let isWhole = false

  async function read(): Promise<DrawingProgress | null> {
    const ages = await selectImportAges(db)
    const drawn = keys.filter((key) => ages.has(key)).length
    isWhole = drawn === keys.length
    const isGivenUp = Math.min(...ages.values()) > GIVEN_UP_SECONDS
    return isWhole || isGivenUp ? null : { drawn, total: keys.length }
  }

  return {
    /**
     * The state of drawing while sheets are missing, else null. A whole catalogue is not asked for again. Never fails,
     * because no page should for this: without an answer it is null.
     */
    async progress(): Promise<DrawingProgress | null> {
      if (isWhole) return null
      return memo.get('', read).catch((err: unknown) => {
        log.warn({ err }, 'progress of drawing the catalogue could not be read')
        return null
      })
    },
  }
}

export type Drawings = ReturnType<typeof createDrawingProgress>
