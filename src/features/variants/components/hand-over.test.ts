import { beforeEach, expect, test, vi } from 'vitest'
import type { Engine } from './engine.ts'
import type { VariantOrder } from './engine-messages.ts'
import { makeSheet } from './hand-over.ts'

beforeEach(() => {
  vi.stubGlobal('document', { location: { host: 'exemplo.test' } })
})

const orderWith = (answers: string) =>
  ({
    kind: 'labirinto',
    category: 'labirinto',
    source: { title: 'Labirinto' },
    choices: { answers },
  }) as unknown as VariantOrder

/** A thread that knows whether the sheet has answers, as the page may not yet. */
function engineOf(hasAnswers: boolean) {
  const made: string[] = []
  const pdf: Engine['pdf'] = async (make) => {
    made.push(make)
    return make === 'answers' && !hasAnswers ? null : new Blob([make])
  }
  return { engine: { pdf } as Engine, made }
}

test.each([
  ['save', 'apart', true, ['sheets', 'answers'], 'answers'],
  ['save', 'apart', false, ['sheets', 'answers'], null],
  ['save', 'with', true, ['sheets'], null],
  ['print', 'apart', true, ['sheets'], null],
  ['answers', 'apart', true, ['answers'], null],
] as const)('%s with answers %s (there are some: %s) makes %j', async (how, answers, hasAnswers, expected, beside) => {
  const { engine, made } = engineOf(hasAnswers)
  const sheet = await makeSheet(engine, how, { order: orderWith(answers), subject: 'Labirinto', name: 'labirinto.pdf' })
  expect(made).toEqual(expected)
  expect(sheet.name).toBe('labirinto.pdf')
  expect(sheet.answers ? await sheet.answers.text() : null).toBe(beside)
})

test('answers that a sheet does not have are not printed', async () => {
  const { engine } = engineOf(false)
  await expect(
    makeSheet(engine, 'answers', { order: orderWith('apart'), subject: 'x', name: 'x.pdf' }),
  ).rejects.toThrow('no answers')
})
