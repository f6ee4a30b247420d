import { afterAll, expect, vi } from 'vitest'

/**
 * Resources of a test file, closed after its last test. Light, because every test file loads it. One list for all of a
 * process: files that share its modules load this one again, and the modules know the first.
 */
const shared = globalThis as { testCleanups?: (() => Promise<void>)[] }
shared.testCleanups ??= []
const cleanups = shared.testCleanups

/** All but what libvips sets once it is loaded. */
const environment = () => ({ ...process.env, VIPSHOME: '' })
const before = environment()

export function cleanUpLater(cleanup: () => Promise<void>): void {
  cleanups.push(cleanup)
}

afterAll(async () => {
  // Vitest undoes these before the next test, which is too late for the first lines of the next file.
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  // Another file of this process would depend on the order.
  expect(environment(), 'the environment after the file').toEqual(before)
})
