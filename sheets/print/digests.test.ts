import { expect, test } from 'vitest'
import { findKind, KINDS } from '../kinds/registry.ts'
import { currentDigests, printWithDigests, storedDigests } from './digests.ts'

test.each([...new Set(KINDS.map(({ category }) => category))])(
  'the drawings of %s are those that were looked at; after a change: npm run sheets -- --accept',
  (category) => {
    expect(currentDigests(category)).toEqual(storedDigests(category))
  },
)

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
