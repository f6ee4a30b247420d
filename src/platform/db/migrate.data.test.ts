import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/setup/database.ts'
import { ask } from '../../../tests/setup/server-process.ts'
import { migrate, pendingMigrations, readMigrations } from './migrate.ts'

let directory: string
let url: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  url = (await emptyDatabase()).url
  await write('0001_first.sql', 'create table first (id integer primary key);\ninsert into first values (1);')
  return () => rm(directory, { recursive: true, force: true })
})

const write = (name: string, sql: string) => writeFile(join(directory, name), sql)
const run = () => migrate(url, { directory })

test('applies what is new, in order, and nothing twice', async () => {
  expect(await run()).toEqual(['0001_first.sql'])
  await write('0003_third.sql', 'insert into first values (3)')
  await write('0002_second.sql', 'insert into first values (2)')
  expect(await run()).toEqual(['0002_second.sql', '0003_third.sql'])
  expect(await run()).toEqual([])
  expect(await ask(url, 'select id from first order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
})

test('the migrations of the product apply to an empty database', async () => {
  const product = resolve(import.meta.dirname, '../../../migrations')
  const names = (await readMigrations(product)).map(({ name }) => name)
  expect(await migrate(url, { directory: product })).toEqual(names)
})

test('of two runners at once one applies and the other finds nothing to do', async () => {
  await write('0002_slow.sql', 'select pg_sleep(0.3); insert into first values (2)')
  const runs = await Promise.all([run(), run(), run()])
  expect(runs.map((applied) => applied.length).sort()).toEqual([0, 0, 2])
  expect(await ask(url, 'select count(*)::int as rows from first')).toEqual([{ rows: 2 }])
})

test('a file changed after it was applied is refused', async () => {
  await run()
  await write('0001_first.sql', 'create table first (id bigint primary key);')
  await write('0002_second.sql', 'insert into first values (2)')
  await expect(run()).rejects.toThrow('a migração 0001_first.sql mudou depois de aplicada')
  expect(await ask(url, 'select id from first')).toEqual([{ id: 1 }])
})

test('line ends are no change', async () => {
  await run()
  await write('0001_first.sql', 'create table first (id integer primary key);\r\ninsert into first values (1);')
  expect(await run()).toEqual([])
})

test('a migration that fails leaves nothing behind, and the ones before it stay', async () => {
  await write('0002_bad.sql', 'create table second (id integer); insert into first values (1);')
  await expect(run()).rejects.toThrow(/^a migração 0002_bad\.sql falhou: duplicate key/)
  expect(await ask(url, `select to_regclass('first') is not null as first, to_regclass('second') as second`)).toEqual([
    { first: true, second: null },
  ])
  expect(await ask(url, 'select name from schema_migrations')).toEqual([{ name: '0001_first.sql' }])
  await write('0002_bad.sql', 'create table second (id integer)')
  expect(await run()).toEqual(['0002_bad.sql'])
})

const file = (name: string) => ({ name, sql: '', checksum: `sum of ${name}` })

test.each([
  [
    ['0001_a.sql'],
    ['0001_a.sql', '0002_b.sql'],
    'a migração 0002_b.sql já foi aplicada a este banco de dados e o arquivo dela não existe',
  ],
  [
    ['0001_a.sql', '0002_b.sql', '0003_c.sql'],
    ['0001_a.sql', '0003_c.sql'],
    'a migração 0002_b.sql vem antes de 0003_c.sql',
  ],
])('files %j do not fit a database that has %j', (files, applied, message) => {
  expect(() => pendingMigrations(files.map(file), applied.map(file))).toThrow(message)
})

test('names and numbers are checked', async () => {
  await write('0001_again.sql', '')
  await expect(run()).rejects.toThrow('duas migrações têm o número 0001')
  await write('0000-hyphen.sql', '')
  await expect(run()).rejects.toThrow('0000-hyphen.sql não é nome de migração')
})
