import { execFileSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { findKind, KINDS } from '../kinds/registry.ts'
import { createRandom } from '../page/random.ts'
import { currentDigests, LEVELS, storedDigests } from './digests.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Each kind once, the levels in turn. */
const sample = KINDS.map(({ id }, i) => ({ id, level: LEVELS[i % LEVELS.length] ?? 'facil' }))

test.each([...new Set(KINDS.map(({ category }) => category))])(
  'the drawings of %s are those that were looked at; after a change: npm run sheets -- --accept',
  async (category) => {
    expect(await currentDigests(category)).toEqual(storedDigests(category))
  },
)

test('three orders of drawing, each in a process of its own, give the same bytes', () => {
  const program = `
    import { readFileSync } from 'node:fs'
    import { digestOf } from './sheets/print/digests.ts'
    import { findKind } from './sheets/kinds/registry.ts'
    const digests = {}
    for (const { id, level } of JSON.parse(readFileSync(0, 'utf8'))) digests[id] = await digestOf(findKind(id), level)
    console.log(JSON.stringify(digests))`
  for (const order of [1, 2, 3]) {
    const input = JSON.stringify(createRandom(order).shuffle(sample))
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { input, encoding: 'utf8' })
    const stored = sample.map(({ id, level }) => [id, storedDigests(findKind(id).category)[id]?.[level]])
    expect(JSON.parse(output)).toEqual(Object.fromEntries(stored))
  }
})
