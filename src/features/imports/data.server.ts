import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'

/** Key of the advisory lock: the letters `impo` as a number. */
const LOCK_KEY = 0x696d706f
/** A silent connection counts as dead after some 20 s (ms). */
const HEARTBEAT_MS = 5_000

/**
 * Takes the lock of the only running import, on a separate connection.
 * @returns the release; null while another import runs, in any process
 */
export async function takeImportLock(db: Db): Promise<(() => Promise<void>) | null> {
  const released = Promise.withResolvers<'over'>()
  const taken = Promise.withResolvers<boolean>()
  const holding = db
    .connection()
    .execute(async (connection) => {
      const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${LOCK_KEY}) as held`.execute(
        connection,
      )
      const held = rows[0]?.held ?? false
      taken.resolve(held)
      if (!held) return
      const stop = new AbortController()
      void released.promise.then(() => stop.abort())
      while (!stop.signal.aborted) {
        await sleep(HEARTBEAT_MS, null, { signal: stop.signal }).catch(() => null)
        await sql`select 1`.execute(connection)
      }
      await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(connection)
    })
    // A broken connection releases the lock.
    .catch(taken.reject)
  if (!(await taken.promise)) return null
  return async () => {
    released.resolve('over')
    await holding
  }
}
