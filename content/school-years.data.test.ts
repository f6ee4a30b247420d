import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../tests/setup/database.ts'
import { STARTING_CATALOGUE } from './catalogue.ts'
import type { Piece } from './schema.ts'
import { schoolYearOf, schoolYears, skillsAt } from './school-years.ts'

test.each([
  [['EF01MA06'], '5-7 anos', '1º ano'],
  [['EF01MA06', 'EF02MA05'], '5-7 anos', '1º e 2º ano'],
  [['EF03MA15', 'EF05MA17'], '8-10 anos', '3º ao 5º ano'],
  [['EF15AR02'], '8-10 anos', '2º ao 5º ano'],
  [['EI03CG05', 'EF01MA14'], '5-7 anos', 'Educação Infantil e 1º ano'],
  [['EI03CG05', 'EF02MA12'], '5-7 anos', 'Educação Infantil ao 2º ano'],
  [['EI03CG05', 'EF01MA01'], '3-4 anos', 'Educação Infantil'],
  // A code of younger children does not make a sheet theirs.
  [['EI03CG05'], '10+ anos', '10+ anos'],
  [[], '8-10 anos', '8-10 anos'],
] as const)('%j at %s is %s', (codes, age, year) => {
  expect(schoolYearOf(codes, age)).toBe(year)
})

test.each([
  ['8-10 anos', ['EF01MA06', 'EF02MA05'], ['EF02MA05']],
  ['5-7 anos', ['EF01MA06', 'EF03MA04'], ['EF01MA06']],
  ['3-4 anos', ['EI03CG05', 'EF04MA19'], ['EI03CG05']],
  ['5-7 anos', ['EI02EF09', 'EF01LP10'], ['EF01LP10']],
  ['10+ anos', ['EF02MA12'], ['EF02MA12']],
] as const)('at %s, of %j children learn %j', (age, codes, expected) => {
  expect(skillsAt(age, codes)).toEqual(expected)
})

describe('in the database', async () => {
  const { db } = await testDatabase()

  test('every piece has the years that its plain title names', async () => {
    const pieces = STARTING_CATALOGUE.map(({ bncc, shelf }) => ({ bncc, age: shelf.ageRange as Piece['age'] }))
    const { rows } = await sql<{ years: string[] }>`
      select school_years(array(select jsonb_array_elements_text(piece -> 'bncc')), piece ->> 'age') as years
      from jsonb_array_elements(${JSON.stringify(pieces)}::jsonb) with ordinality as pieces (piece, place)
      order by place`.execute(db)
    const expected = pieces.map(({ bncc, age }) =>
      schoolYears(bncc, age).map((year) => (year === 0 ? 'infantil' : `${year}`)),
    )
    // The database sorts words: numbers come before «infantil».
    expect(rows.map(({ years }) => years.toSorted())).toEqual(expected.map((years) => years.toSorted()))
  })
})
