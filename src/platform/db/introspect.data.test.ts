import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyDatabase, testDatabase } from '../../../tests/setup/database.ts'
import { ask } from '../../../tests/setup/server-process.ts'
import { allowedTexts, describeSchema } from './introspect.ts'

test('types.gen.ts is what the migrations make: else run `node scripts/generate-types.ts`', async () => {
  const { url } = await testDatabase()
  expect(await readFile(join(import.meta.dirname, 'types.gen.ts'), 'utf8')).toBe(await describeSchema(url))
})

test('a type nobody described is refused', async () => {
  const { url } = await emptyDatabase()
  await ask(url, 'create table odd (spot point)')
  await expect(describeSchema(url)).rejects.toThrow('no TypeScript type is known for odd.spot, a point')
})

test.each([
  ['CHECK ((day = ANY (ARRAY[0, 3, 7])))', null],
  [`CHECK ((plan = ANY (ARRAY['a'::text, 'b, c'::text])))`, ['a', 'b, c']],
  [`CHECK ((currency = 'BRL'::text))`, ['BRL']],
  [`CHECK ((who = ANY (ARRAY['d''água'::text])))`, [`d'água`]],
  ['CHECK ((page_count >= 1) AND (page_count <= 50))', null],
  [`CHECK ((slug ~ '^[a-z]+$'::text))`, null],
])('%s allows %j', (definition, texts) => {
  expect(allowedTexts(definition)).toEqual(texts)
})
