import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Level } from '../../../../../sheets/scene/scene.ts'
import { make, orderOf, plan, sheetOf } from '../../../../../tests/factories/making-booklets.ts'
import { type BookletOptions, MOST_SPARE } from '../rules.ts'

/** A few for each commit, 100 in `npm run trust`. */
const BOOKLETS = Number(process.env.BOOKLETS ?? 6)
/** No font has the letters of the last one. */
const PEOPLE = ['Ana', 'Bento', 'João', "D'Ávila", 'Yasmín', 'Antônia Clara', 'Зоя']

/** Of the catalogue: several pages, keys on some pages, at some levels or never, with small letters. */
const COUNTED = [
  ['labirinto-retangular', 'Labirinto'],
  ['familia-silabica', 'Alfabetização'],
  ['tracejar-formas', 'Tracejar'],
  ['colorir-mandala', 'Colorir'],
  ['contar-e-escrever', 'Matemática'],
] as const

test(`${BOOKLETS} booklets by chance have as many pages as was promised`, async () => {
  const chosen: fc.Arbitrary<Partial<BookletOptions>> = fc.record({
    different: fc.boolean(),
    dividers: fc.boolean(),
    cover: fc.boolean(),
    contents: fc.boolean(),
    week: fc.boolean(),
    teacher: fc.boolean(),
    answers: fc.constantFrom('end', 'apart', 'without'),
    order: fc.constantFrom('register', 'group', 'sheet'),
    spare: fc.nat(MOST_SPARE),
    perPaper: fc.constantFrom(1, 2, 4),
    twoSided: fc.boolean(),
    code: fc.boolean(),
    files: fc.constantFrom('one', 'each'),
  })
  const someSheets = fc.array(
    fc.record({
      sheet: fc.constantFrom(...COUNTED),
      pages: fc.integer({ min: 1, max: 6 }),
      out: fc.array(fc.nat(5), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  const someLevels = fc.array(fc.constantFrom<Level>('facil', 'medio', 'desafio'), { minLength: 6, maxLength: 6 })
  const someNames = fc.subarray(PEOPLE, { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(someNames, chosen, someSheets, someLevels, async (names, options, sheets, levels) => {
      const items = sheets.map(({ sheet, pages }) => sheetOf(sheet, pages))
      const made = plan(
        names,
        options,
        items,
        (i) => levels[i] ?? 'medio',
        (sheet) => sheets[sheet]?.out ?? [],
      )
      let drawn = 0
      const { papers } = await make(orderOf(made), (done) => {
        drawn = done
      })
      expect(made.totals).toMatchObject({ pages: papers, drawn })
      const { own, whiteBacks, adult } = made.totals
      expect(own.reduce((sum, count) => sum + count, whiteBacks + adult)).toBe(papers)
    }),
    { numRuns: BOOKLETS },
  )
})
