import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEEDS } from '../../../../sheets/variants/choices.ts'
import { DRESSES } from '../../../../sheets/variants/kinds-with-interests.ts'
import { type CopyCode, codeOf, MOST_CODE_PAGES, readCode } from './code.rules.ts'

const anyCopy: fc.Arbitrary<CopyCode> = fc.record({
  activityId: fc.uuid(),
  level: fc.constantFrom('facil', 'medio', 'desafio'),
  seed: fc.integer({ min: 0, max: SEEDS - 1 }),
  ink: fc.constantFrom('color', 'black', 'outlines'),
  letters: fc.constantFrom(null, 'bastao', 'imprensa', 'cursiva'),
  pages: fc.integer({ min: 1, max: MOST_CODE_PAGES }),
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

  test('of the first version is still read: it is printed', () => {
    expect(readCode('#KAobLD1OX0prjH2eDxorPE0BL3x6sQ')).toEqual({
      activityId: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
      ...{ level: 'medio', seed: 654_321, ink: 'black', letters: 'cursiva', pages: 4, amount: 'fewer', dress: 'mar' },
    })
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
