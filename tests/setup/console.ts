import { afterAll, afterEach } from 'vitest'

/**
 * An unexpected console.error or console.warn of the code under test fails the test. A test that expects one installs
 * its own spy: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
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
