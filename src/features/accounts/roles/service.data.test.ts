import { describe, expect, it } from 'vitest'
import { accountsOn, anyone, signUpForm } from '../../../../tests/factories/accounts.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import type { Accounts } from '../service.server.ts'

const database = await testDatabase()
const { open, outbox } = await accountsOn(database)

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows

describe('the setting ADMIN_EMAIL', () => {
  const adminEmail = 'dona@exemplo.com.br'
  const roleOf = async () => (await rowsOf('select role from auth_users where email = $1', [adminEmail]))[0]?.role

  it('counts only once the person has proven to read the mailbox', async () => {
    const accounts = open({ settings: { adminEmail } })
    const { session } = await accounts.signUp({ ...signUpForm, email: adminEmail }, anyone())
    expect(session?.isAdmin).toBe(false)
    await accounts.applyAdminEmail()
    expect(
      (await accounts.signIn({ email: adminEmail, password: signUpForm.password }, anyone())).session?.isAdmin,
    ).toBe(false)
    expect(await roleOf()).toBe('user')

    // Earlier versions confirmed an address when the link was opened.
    await database.pool.query('update auth_users set email_verified = true where email = $1', [adminEmail])
    await accounts.applyAdminEmail()
    expect(await roleOf()).toBe('user')
    await database.pool.query('update auth_users set mailbox_proven = true where email = $1', [adminEmail])
    expect(
      (await accounts.signIn({ email: adminEmail, password: signUpForm.password }, anyone())).session?.isAdmin,
    ).toBe(true)
  })

  it('counts at the start for an account that was there before', async () => {
    await database.pool.query(`update auth_users set role = 'user' where email = $1`, [adminEmail])
    await open({ settings: { adminEmail } }).applyAdminEmail()
    expect(await roleOf()).toBe('admin')
    await expect(
      open({ settings: { adminEmail: 'ninguem@exemplo.com.br' } }).applyAdminEmail(),
    ).resolves.toBeUndefined()
  })

  it.each([
    [
      'the confirmation with the password',
      (token: string, accounts: Accounts) => {
        const { password } = signUpForm
        return accounts.confirmEmail(token, { session: null, password, address: anyone().address })
      },
    ],
    [
      'a password set by a mailed link',
      async (_: string, accounts: Accounts) => {
        outbox.length = 0
        await accounts.requestPasswordReset(adminEmail, anyone().address)
        const password = 'nova senha'
        return accounts.resetPassword({ token: await mailedToken(), password }, anyone().address)
      },
    ],
  ])('counts at %s', async (_, toSession) => {
    await database.pool.query('delete from auth_users where email = $1', [adminEmail])
    outbox.length = 0
    const accounts = open({ settings: { adminEmail } })
    await accounts.registerJobs()
    await accounts.signUp({ ...signUpForm, email: adminEmail }, anyone())
    const token = await mailedToken()
    expect(await roleOf()).toBe('user')
    await toSession(token, accounts)
    expect(await roleOf()).toBe('admin')
  })
})

async function mailedToken(): Promise<string> {
  await expect.poll(() => outbox.length, { timeout: 15_000 }).toBe(1)
  return /token=(\S+)/.exec(outbox[0]?.text ?? '')?.[1] ?? ''
}

describe('demo accounts', () => {
  it('are made once, each able to sign in, and never in production', async () => {
    expect(await Array.fromAsync(open({ settings: { appEnv: 'production' } }).createDemoAccounts())).toEqual([])
    const accounts = open({ settings: { appEnv: 'demo' } })
    const made = await Array.fromAsync(accounts.createDemoAccounts())
    expect(made.map(({ role }) => role)).toEqual(['admin', 'premium', 'gratuito'])
    expect(new Set(made.map(({ password }) => password)).size).toBe(3)
    for (const { email, password, role } of made) {
      const { session } = await accounts.signIn({ email, password }, anyone())
      expect(session?.isAdmin).toBe(role === 'admin')
    }
    expect(
      await rowsOf(
        `select plan, subscription_status, subscription_end_date > now() + interval '360 days' as ahead
         from profiles where email = 'premium@demo.example'`,
      ),
    ).toEqual([{ plan: 'premium', subscription_status: 'active', ahead: true }])
    expect(await Array.fromAsync(accounts.createDemoAccounts())).toEqual([])
    await expect(accounts.refuseDemoAccounts()).rejects.toThrow(
      'DATABASE_URL: o banco tem contas de demonstração (admin@demo.example, premium@demo.example, gratuito@demo.example)',
    )
    await database.db.deleteFrom('auth_users').where('email', 'like', '%@demo.example').execute()
    await accounts.refuseDemoAccounts()
  })
})
