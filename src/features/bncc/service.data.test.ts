import { beforeAll, expect, test } from 'vitest'
import { insertActivity } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { NO_SKILL_FILTER } from './rules.ts'
import type { Skill } from './schema.ts'
import { createBncc } from './service.server.ts'

const SKILLS: readonly Skill[] = [
  { code: 'EF01MA06', stage: 'EF', years: [1], field: 'Matemática', text: 'Somar.' },
  { code: 'EF15AR02', stage: 'EF', years: [1, 2, 3, 4, 5], field: 'Arte', text: 'Explorar.' },
  { code: 'EF01MA07', stage: 'EF', years: [1], field: 'Matemática', text: 'Compor.' },
]
const { db } = await testDatabase()
const bncc = createBncc({ db, skills: SKILLS })
let both = ''

beforeAll(async () => {
  both = (await insertActivity(db, { bncc: ['EF15AR02', 'EF01MA06', 'EF99XX99'] })).id
  await insertActivity(db, { bncc: ['EF01MA06'] })
  await insertActivity(db, { bncc: ['EF01MA07'], status: 'inativo' })
})

const explored = async (filter = {}) =>
  (await bncc.explore({ ...NO_SKILL_FILTER, ...filter })).map(({ code, sheets }) => [code, sheets])

test('skills come with their public sheets; those without only when asked for', async () => {
  expect(await explored()).toEqual([
    ['EF01MA06', 2],
    ['EF15AR02', 1],
  ])
  expect(await explored({ all: true, field: 'Matemática' })).toEqual([
    ['EF01MA06', 2],
    ['EF01MA07', 0],
  ])
  expect(await bncc.codesWithSheets()).toEqual(['EF01MA06', 'EF15AR02'])
})

test('an activity names the skills that are known, in its own order', async () => {
  expect((await bncc.ofActivity(both)).map(({ code }) => code)).toEqual(['EF15AR02', 'EF01MA06'])
  expect(await bncc.ofActivity('00000000-0000-4000-8000-000000000000')).toEqual([])
})

test('counts are remembered until the catalogue changes', async () => {
  await insertActivity(db, { bncc: ['EF15AR02'] })
  expect(await explored({ field: 'Arte' })).toEqual([['EF15AR02', 1]])
  bncc.forget()
  expect(await explored({ field: 'Arte' })).toEqual([['EF15AR02', 2]])
})
