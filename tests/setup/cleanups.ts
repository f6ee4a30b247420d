import { afterAll } from 'vitest'

/**
 * Resources of a test file, closed after its last test. Light, because every test file loads it. One list for all of a
 * process: files that share its modules load this one again, and the modules know the first.
 */
const shared = globalThis as { testCleanups?: (() => Promise<void>)[] }
shared.testCleanups ??= []
const cleanups = shared.testCleanups

export function cleanUpLater(cleanup: () => Promise<void>): void {
  cleanups.push(cleanup)
}

afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})
