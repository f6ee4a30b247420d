import { execFileSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { findKind, KINDS } from '../kinds/registry.ts'
import { createRandom } from '../page/random.ts'
import { currentDigests, LEVELS, printWithDigests, storedDigests } from './digests.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Seeds of the orders: one for each commit, three in `npm run trust`. */
const ORDERS = process.env.SHEET_SEEDS ? [1, 2, 3] : [1]

/** Each kind once, the levels in turn. */
const sample = KINDS.map(({ id }, i) => ({ id, level: LEVELS[i % LEVELS.length] ?? 'facil' }))

test.each([...new Set(KINDS.map(({ category }) => category))])(
  'the drawings of %s are those that were looked at; after a change: npm run sheets -- --accept',
  async (category) => {
    expect(await currentDigests(category)).toEqual(storedDigests(category))
  },
)

test.each(ORDERS)('order %i of drawing, in a separate process, gives the same bytes', (order) => {
  const program = `
    import { readFileSync } from 'node:fs'
    import { digestsOf } from './sheets/print/digests.ts'
    import { findKind } from './sheets/kinds/registry.ts'
    const digests = {}
    for (const { id, level } of JSON.parse(readFileSync(0, 'utf8'))) digests[id] = await digestsOf(findKind(id), level)
    console.log(JSON.stringify(digests))`
  const input = JSON.stringify(createRandom(order).shuffle(sample))
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { input, encoding: 'utf8' })
  const stored = sample.map(({ id, level }) => [id, storedDigests(findKind(id).category)[id]?.[level]])
  expect(JSON.parse(output)).toEqual(Object.fromEntries(stored))
})

test('a changed answer key changes the digest of the file alone, a changed page both', async () => {
  const options = { title: 'Soma', instruction: 'Some.', level: 'medio', seed: 7, pages: 1, color: true } as const
  const metadata = { ...options, author: 'Atividário', subject: 'Digest', createdAt: new Date(0) }
  const sheet = findKind('soma-com-desenhos').draw(options)
  const of = async (one: typeof sheet) => (await printWithDigests(one, metadata, 16)).digests
  const [plain, otherKey] = [await of(sheet), await of({ ...sheet, answerKeys: sheet.pages })]
  expect(otherKey.pages).toBe(plain.pages)
  expect(otherKey.file).not.toBe(plain.file)
  const otherPage = await of({ ...sheet, pages: sheet.answerKeys })
  expect(otherPage.pages).not.toBe(plain.pages)
  expect(otherPage.file).not.toBe(plain.file)
})
