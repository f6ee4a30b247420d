import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_PAGES, SEEDS } from '../../../../sheets/variants/choices.ts'
import { DRESSES } from '../../../../sheets/variants/kinds-with-interests.ts'
import { type CopyCode, codeOf, readCode } from './code.rules.ts'

const anyCopy: fc.Arbitrary<CopyCode> = fc.record({
  activityId: fc.uuid(),
  level: fc.constantFrom('facil', 'medio', 'desafio'),
  seed: fc.integer({ min: 0, max: SEEDS - 1 }),
  ink: fc.constantFrom('color', 'black', 'outlines'),
  letters: fc.constantFrom(null, 'bastao', 'imprensa', 'cursiva'),
  pages: fc.integer({ min: 1, max: MOST_PAGES }),
  amount: fc.constantFrom('normal', 'fewer'),
  dress: fc.constantFrom(null, ...DRESSES),
})

describe('the code of a copy (rule: key of a copy)', () => {
  test('is read as it was written, in 30 letters', () => {
    fc.assert(
      fc.property(anyCopy, (copy) => {
        const code = codeOf(copy)
        expect(code).toMatch(/^[\w-]{30}$/)
        expect(readCode(`#${code}`)).toEqual(copy)
      }),
    )
  })

  test('one wrong letter is no code, but for one in 31 by chance', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const changed = fc.tuple(anyCopy, fc.integer({ min: 2, max: 28 }), fc.constantFrom(...letters))
    const passed = fc.sample(changed, { numRuns: 2000, seed: 7 }).filter(([copy, place, letter]) => {
      const code = codeOf(copy)
      const other = code.slice(0, place) + letter + code.slice(place + 1)
      return other !== code && readCode(other) !== null
    })
    expect(passed.length).toBeLessThan(2000 / 15)
  })

  test.each(['', '#', '#x', `#${'A'.repeat(30)}`, `#${'_'.repeat(30)}`, `#${'á'.repeat(30)}`, `#${'A'.repeat(31)}`])(
    '%j is no code',
    (hash) => {
      expect(readCode(hash)).toBeNull()
    },
  )
})
