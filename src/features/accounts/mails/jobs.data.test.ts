import { describe, expect, it } from 'vitest'
import { accountsOn, anyone, cookiesOf, outcomeOf, signUpForm } from '../../../../tests/factories/accounts.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import type { OutgoingMail } from '../../../platform/mail/mailer.ts'

const database = await testDatabase()
const { open, outbox } = await accountsOn(database)

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows

describe('mails', () => {
  const linkIn = (mail: OutgoingMail | undefined) => new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank')
  const mailTo = async (email: string, subject: RegExp) => {
    const mine = () => outbox.filter((mail) => mail.to === email && subject.test(mail.subject))
    await expect.poll(mine, { timeout: 15_000 }).toHaveLength(1)
    return linkIn(mine()[0])
  }

  it('asks for confirmation once, and the link confirms', async () => {
    const accounts = open()
    await accounts.workJobs()
    const email = 'confirma@exemplo.com.br'
    await accounts.signUp({ ...signUpForm, email }, anyone())
    const link = await mailTo(email, /^Confirme seu email no Atividário$/)
    expect(link.href).toMatch(/^https:\/\/atividario\.example\/auth\/v1\/verify-email\?token=/)
    const token = link.searchParams.get('token') ?? ''
    expect(await accounts.confirmEmail(`${token.slice(0, -2)}xx`, new Headers())).toBe(false)
    expect(await accounts.confirmEmail('forged', new Headers())).toBe(false)
    expect(await rowsOf('select email_verified from auth_users where email = $1', [email])).toEqual([
      { email_verified: false },
    ])
    expect(await accounts.confirmEmail(token, new Headers())).toBe(true)
    expect(await rowsOf('select email_verified from auth_users where email = $1', [email])).toEqual([
      { email_verified: true },
    ])
    expect(await accounts.confirmEmail(token, new Headers())).toBe(true)
  })

  it('lets a new password be set once by the mailed link, which ends every session', async () => {
    const accounts = open()
    const email = 'esqueci@exemplo.com.br'
    const cookie = cookiesOf((await accounts.signUp({ ...signUpForm, email }, anyone())).headers)
    await accounts.requestPasswordReset(email, anyone().address)
    await accounts.requestPasswordReset('ninguem@exemplo.com.br', anyone().address)
    const link = await mailTo(email, /^Redefina sua senha/)
    expect(link.pathname).toBe('/reset-password')
    const token = link.searchParams.get('token') ?? ''
    expect(await rowsOf('select id from auth_verifications where identifier like $1', [`%${token}%`])).toEqual([])

    const change = (given: string) =>
      outcomeOf(accounts.resetPassword({ token: given, password: 'nova senha' }, anyone().address))
    expect(await change('forged')).toBe('reset_link_invalid')
    expect(await change(token)).toBe('done')
    expect(await change(token)).toBe('reset_link_invalid')
    expect(await accounts.sessionOf(cookie)).toBeNull()
    expect(await outcomeOf(accounts.signIn({ email, password: signUpForm.password }, anyone()))).toBe('bad_credentials')
    expect(await outcomeOf(accounts.signIn({ email, password: 'nova senha' }, anyone()))).toBe('done')
    expect(outbox.filter(({ to }) => to === 'ninguem@exemplo.com.br')).toEqual([])
  })

  it('refuses a password link that is too old', async () => {
    const accounts = open()
    const email = 'tarde@exemplo.com.br'
    await accounts.signUp({ ...signUpForm, email }, anyone())
    await accounts.requestPasswordReset(email, anyone().address)
    const token = (await mailTo(email, /^Redefina/)).searchParams.get('token') ?? ''
    await database.pool.query(`update auth_verifications set expires_at = now() - interval '1 second'`)
    expect(await outcomeOf(accounts.resetPassword({ token, password: 'nova senha' }, anyone().address))).toBe(
      'reset_link_invalid',
    )
  })
})
