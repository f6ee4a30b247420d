import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accountsOn, anyone, cookiesOf, outcomeOf, signUpForm } from '../../../../tests/factories/accounts.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { AppError } from '../../../product/errors.ts'
import { createPasswords } from './service.server.ts'

const database = await testDatabase()
const { open, outbox } = await accountsOn(database)
const accounts = open()
await accounts.registerJobs()

const OLD = signUpForm.password
const NEW = 'papel e lapis 34'

async function person() {
  const email = `pessoa-${randomUUID()}@exemplo.com.br`
  const { session, headers } = await accounts.signUp({ ...signUpForm, email }, anyone())
  if (!session) throw new Error('nobody was signed in')
  return { session, email, here: cookiesOf(headers) }
}
const enter = async (email: string, password: string) =>
  cookiesOf((await accounts.signIn({ email, password }, anyone())).headers)

describe('changing the password', () => {
  it('ends every other session, gives this one a new cookie, and mails that it happened', async () => {
    const { session, email, here } = await person()
    const elsewhere = await enter(email, OLD)
    const changed = await accounts.passwords.change({ currentPassword: OLD, newPassword: NEW }, here)
    expect(changed.session).toEqual(session)
    expect(await accounts.sessionOf(cookiesOf(changed.headers))).toEqual(session)
    // A copied old cookie is invalid, here and in another process.
    expect(await accounts.sessionOf(here)).toBeNull()
    expect(await open().sessionOf(elsewhere)).toBeNull()
    expect(await outcomeOf(accounts.signIn({ email, password: OLD }, anyone()))).toBe('bad_credentials')
    expect(await outcomeOf(accounts.signIn({ email, password: NEW }, anyone()))).toBe('done')
    const subjects = () => outbox.filter(({ to }) => to === email).map(({ subject }) => subject)
    await expect.poll(subjects, { timeout: 15_000 }).toEqual(expect.arrayContaining([expect.stringMatching(/senha/i)]))
  })

  it('takes away a link for a new password that was mailed before', async () => {
    const { session, here } = await person()
    await database.pool.query(
      `insert into auth_verifications (id, identifier, value, expires_at) values ($1, 'x', $2, now() + interval '1 hour')`,
      [randomUUID(), session.userId],
    )
    await accounts.passwords.change({ currentPassword: OLD, newPassword: NEW }, here)
    const { rowCount } = await database.pool.query('select 1 from auth_verifications where value = $1', [
      session.userId,
    ])
    expect(rowCount).toBe(0)
  })

  it('changes nothing when the current one is wrong', async () => {
    const { session, email, here } = await person()
    const form = { currentPassword: 'errada1', newPassword: NEW }
    expect(await outcomeOf(accounts.passwords.change(form, here))).toBe('wrong_current_password')
    expect(await accounts.sessionOf(here)).toEqual(session)
    expect(await outcomeOf(accounts.signIn({ email, password: OLD }, anyone()))).toBe('done')
  })

  it('needs a session', async () => {
    const form = { currentPassword: OLD, newPassword: NEW }
    expect(await outcomeOf(accounts.passwords.change(form, new Headers()))).toBe('session_invalid')
    const { here } = await person()
    await accounts.signOut(here)
    expect(await outcomeOf(accounts.passwords.change(form, here))).toBe('session_invalid')
  })

  it('is refused, and is no failure of ours, when the account is deleted in the meantime', async () => {
    const { session, here } = await person()
    const leaving = createPasswords({
      db: database.db,
      jobs: { send: async () => {} } as unknown as Jobs,
      guard: { passwordCheck: async () => {} },
      sessionOf: async () => session,
      async enter(): Promise<never> {
        await accounts.privacy.deleteAccount(session, { password: NEW })
        throw new AppError('profile_unreadable')
      },
    })
    expect(await outcomeOf(leaving.change({ currentPassword: OLD, newPassword: NEW }, here))).toBe('session_invalid')
    // The account was deleted before.
    expect(await outcomeOf(leaving.change({ currentPassword: OLD, newPassword: NEW }, here))).toBe('session_invalid')
  })

  it('is never a failure of ours beside a deletion, whichever comes first', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { session, here } = await person()
        const changing = outcomeOf(accounts.passwords.change({ currentPassword: OLD, newPassword: NEW }, here))
        await outcomeOf(accounts.privacy.deleteAccount(session, { password: OLD }))
        return changing
      }),
    )
    for (const outcome of outcomes) expect(['done', 'session_invalid', 'wrong_current_password']).toContain(outcome)
  })

  it('has nothing to check where there is no password', async () => {
    const { session, here } = await person()
    await database.pool.query(`update auth_accounts set provider_id = 'google', password = null where user_id = $1`, [
      session.userId,
    ])
    const form = { currentPassword: OLD, newPassword: NEW }
    expect(await outcomeOf(accounts.passwords.change(form, here))).toBe('no_password')
    expect(await accounts.profiles.hasPassword(session)).toBe(false)
  })

  it('lets nobody guess the current one, and locks nobody else out', async () => {
    const careful = open({ limits: { passwordCheck: { points: 2, seconds: 600 } } })
    const { email, here } = await person()
    const guess = () => outcomeOf(careful.passwords.change({ currentPassword: 'errada1', newPassword: NEW }, here))
    expect([await guess(), await guess(), await guess()]).toEqual([
      'wrong_current_password',
      'wrong_current_password',
      'rate_limited',
    ])
    expect(await outcomeOf(careful.signIn({ email, password: OLD }, anyone()))).toBe('done')
  })

  it('is changed once by five calls at the same moment', async () => {
    const { email, here } = await person()
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        outcomeOf(accounts.passwords.change({ currentPassword: OLD, newPassword: `${NEW} ${n}` }, here)),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    const winner = outcomes.indexOf('done') + 1
    expect(await outcomeOf(accounts.signIn({ email, password: `${NEW} ${winner}` }, anyone()))).toBe('done')
  })
})

describe('changing the profile', () => {
  it('renames the person everywhere, trimmed', async () => {
    const { session, here } = await person()
    const row = await accounts.profiles.change(session, { name: 'Li' })
    expect(row).toEqual(await accounts.profiles.read(session))
    expect(row).toMatchObject({ id: session.userId, name: 'Li', email: session.email, plan: 'gratuito' })
    expect(await accounts.sessionOf(here)).toMatchObject({ name: 'Li' })
  })

  it('says so when it could not be written', async () => {
    const { session } = await person()
    await database.pool.query(`alter table profiles add constraint no_such_name check (name <> 'Proibido')`)
    expect(await outcomeOf(accounts.profiles.change(session, { name: 'Proibido' }))).toBe('profile_not_updated')
    expect(await accounts.profiles.read(session)).toMatchObject({ name: signUpForm.name })
  })

  it('knows nobody who is gone', async () => {
    const { session } = await person()
    await accounts.privacy.deleteAccount(session, { password: OLD })
    expect(await outcomeOf(accounts.profiles.change(session, { name: 'Ninguém' }))).toBe('not_found')
    expect(await outcomeOf(accounts.profiles.read(session))).toBe('not_found')
  })
})
