import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leaveTraces } from '../../../../tests/factories/traces.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { erasePerson } from './data.server.ts'

const database = await testDatabase()
const { db, pool } = database
const rowsOf = async (statement: string, values: unknown[] = []) => (await pool.query(statement, values)).rows

async function person(name: string, email: string) {
  const userId = randomUUID()
  await pool.query(`insert into auth_users (id, name, email) values ($1, $2, $3)`, [userId, name, email])
  await pool.query(`insert into profiles (id, name, email) values ($1, $2, $3)`, [userId, name, email])
  return { userId, name, email, isAdmin: false }
}

/** Every row of the product's tables, as text. */
async function everyRow(): Promise<Set<string>> {
  const tables = await rowsOf(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  expect(tables.length).toBeGreaterThan(25)
  const all = await Promise.all(
    tables.map(({ name }) => rowsOf(`select '${name} ' || row_to_json(t)::text as row from "${name}" t`)),
  )
  return new Set(all.flat().map(({ row }) => row))
}

/** Texts of other users that contain a deleted user's possible names, in each column that the deletion writes. */
async function foreignTexts(email: string) {
  const other = await person('Carla Dias', email)
  await leaveTraces(database, { ...other, emailVerified: true } as never)
  const asked =
    'Quero uma folha de labirinto com animais do mar, payer: refused, para a turma do 1º ano. link null true'
  await pool.query(
    `insert into sheet_requests (user_id, kind, theme, goal, words, answer, is_public)
     values ($1, 'sheet', $2, $3, $3, $3, true)`,
    [other.userId, 'folha de labirinto com animais', asked],
  )
  await pool.query(
    `insert into payment_monitoring (payment_id, status, amount, user_id, error_message) values ($1, 'error', 1, $2, $3)`,
    [randomUUID(), other.userId, `the payer Maria Silva (${email}) was refused: ${asked}`],
  )
  const paid = randomUUID()
  await pool.query(
    `insert into payments (provider_payment_id, user_id, amount_cents, method, status) values ($1, $2, 100, 'pix', 'approved')`,
    [paid, other.userId],
  )
  const body = { action: 'payment updated', data: { id: 1 }, payer: { first_name: 'Maria Silva', email }, note: asked }
  await pool.query(
    `insert into webhook_inbox (request_id, topic, resource_id, body, signature_verdict, last_error)
     values ('com animais', 'payment', $1, $2, 'valid', $3)`,
    [paid, JSON.stringify(body), asked],
  )
  // A notification without an account.
  await pool.query(
    `insert into webhook_inbox (request_id, topic, resource_id, body, signature_verdict, last_error)
     values ('do mar', 'payment', 'folha de', $1, 'missing', $2)`,
    [JSON.stringify({ ...body, payer: { name: 'Maria Silva' } }), asked],
  )
  await pool.query(
    `insert into auth_verifications (id, identifier, value, expires_at) values ($1, 'link: null, "email"', $2, now())`,
    [randomUUID(), JSON.stringify({ link: { email, userId: other.userId }, 'codeVerifier com animais': 'folha de' })],
  )
}

const WORDS = [
  'com',
  'animais',
  'folha',
  'de',
  'do',
  'mar',
  'payment',
  'updated',
  'payer',
  'refused',
  'Maria',
  'Silva',
  'a',
]
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((some) => some.join(' '))
const odd = fc.constantFrom(
  '.*',
  '.* .*',
  '%',
  '(a|b) ',
  '"link": {',
  '", "',
  '\\ \\',
  'null, "email"',
  ': 1',
  '1º ano',
  '{ }',
)
const strange = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).map((name) => name.replaceAll('\0', ' '))

it('deleting a person changes no row of others, whatever the name and however like the address', {
  timeout: 120_000,
}, async () => {
  const site = `${randomUUID().slice(0, 8)}.example`
  for (const email of [`meu@${site}`, `eu@${site}.br`, `o'eu@${site}`, `eu@${site}-x.br`, `eu.eu@${site}`])
    await foreignTexts(email)
  await fc.assert(
    fc.asyncProperty(fc.oneof(words, odd, strange), async (name) => {
      const before = await everyRow()
      const leaver = await person(name, `eu@${site}`)
      await leaveTraces(database, { ...leaver, emailVerified: true } as never)
      expect(await erasePerson(db, leaver.userId, async () => {})).toBe('erased')
      const after = await everyRow()
      expect(before.difference(after)).toEqual(new Set())
    }),
    { numRuns: 60, examples: [['com animais'], ['folha de'], ['Maria Silva'], ['payment updated']] },
  )
})

it('a row that names the person, and is of nobody, loses the name too', async () => {
  const leaver = await person('Rita Moura', `rita-${randomUUID()}@exemplo.com.br`)
  await pool.query(
    `insert into webhook_inbox (topic, body, signature_verdict, last_error) values ('payment', $1, 'missing', $2)`,
    [JSON.stringify({ payer: { email: leaver.email, name: 'Rita Moura' } }), `no user ${leaver.userId} (Rita Moura)`],
  )
  await erasePerson(db, leaver.userId, async () => {})
  expect(await rowsOf('select body, last_error from webhook_inbox order by id desc limit 1')).toEqual([
    { body: { payer: { email: '[removido]', name: '[removido]' } }, last_error: 'no user [removido] ([removido])' },
  ])
})
