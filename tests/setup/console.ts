import { afterAll, afterEach } from 'vitest'

/**
 * What the code under test writes to console.error or console.warn without the test expecting it fails the test.
 * A test that expects it puts its own spy in place: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const unexpected: string[] = []

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    unexpected.push(
      `console.${method}: ${values.map((value) => (value instanceof Error ? value.stack : String(value))).join(' ')}`,
    )
  }
}

function refuse(): void {
  const lines = unexpected.splice(0)
  if (lines.length > 0) throw new Error(`unexpected output\n${lines.join('\n')}`)
}

afterEach(refuse)
afterAll(refuse)
