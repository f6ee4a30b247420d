import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountsOn, anyone, cookiesOf, signUpForm } from '../../../../tests/factories/accounts.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { TERMS_VERSION } from './rules.ts'

const database = await testDatabase()
const { open } = await accountsOn(database)
const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows
const acceptedBy = (id: string | undefined) =>
  rowsOf('select version::text, accepted_at from terms_acceptances where user_id = $1 order by version', [id])

test('an account accepts the version that holds; a version that came later is due until it is accepted, too', async () => {
  const accounts = open()
  const email = `${randomUUID()}@exemplo.com.br`
  const { session, headers } = await accounts.signUp({ ...signUpForm, email }, anyone())
  expect(await acceptedBy(session?.userId)).toMatchObject([{ version: TERMS_VERSION }])
  const read = () => accounts.sessionOf(cookiesOf(headers))
  expect(await read()).not.toHaveProperty('termsDue')

  // The previous version.
  await rowsOf(`update terms_acceptances set version = '2024-01-31' where user_id = $1`, [session?.userId])
  const due = await read()
  expect(due?.termsDue).toBe(true)
  if (due) await accounts.terms.accept(due)
  expect(await read()).not.toHaveProperty('termsDue')
  const kept = await acceptedBy(session?.userId)
  expect(kept).toMatchObject([{ version: '2024-01-31' }, { version: TERMS_VERSION }])

  // Accepted twice: the first time stays.
  if (due) await accounts.terms.accept(due)
  expect(await acceptedBy(session?.userId)).toEqual(kept)
})
