import { afterAll } from 'vitest'

/** Resources of a test file, closed after its last test. Light, because every test file loads it. */
const cleanups: (() => Promise<void>)[] = []

export function cleanUpLater(cleanup: () => Promise<void>): void {
  cleanups.push(cleanup)
}

afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})
