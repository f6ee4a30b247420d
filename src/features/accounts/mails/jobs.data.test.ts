import { describe, expect, it } from 'vitest'
import { accountsOn, anyone, cookiesOf, outcomeOf, signUpForm } from '../../../../tests/factories/accounts.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import type { OutgoingMail } from '../../../platform/mail/mailer.ts'
import { accountDeletedMail } from './jobs.server.ts'

const database = await testDatabase()
const accounts = await accountsOn(database)
const { open, outbox } = accounts

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows

describe('mails', () => {
  const linkIn = (mail: OutgoingMail | undefined) => new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank')
  const mailTo = async (email: string, subject: RegExp) => {
    const mine = () => outbox.filter((mail) => mail.to === email && subject.test(mail.subject))
    await expect.poll(mine, { timeout: 15_000 }).toHaveLength(1)
    return linkIn(mine()[0])
  }

  it('asks for confirmation once, and the link confirms', async () => {
    const service = open()
    await service.registerJobs()
    const email = 'confirma@exemplo.com.br'
    await service.signUp({ ...signUpForm, email }, anyone())
    const link = await mailTo(email, /^Confirme seu email no Atividário$/)
    expect(link.href).toMatch(/^https:\/\/atividario\.example\/confirm-email\?token=/)
    const token = link.searchParams.get('token') ?? ''
    const stateOf = async () =>
      rowsOf('select email_verified, mailbox_proven from auth_users where email = $1', [email])
    const unproven = [{ email_verified: false, mailbox_proven: false }]
    const { address } = anyone()
    const confirm = (given: string, password?: string) =>
      outcomeOf(service.confirmEmail(given, { session: null, password, address }))

    expect(await service.confirmationOf(token)).toMatchObject({ email, confirmed: false })
    expect(await confirm(`${token.slice(0, -2)}xx`, signUpForm.password)).toBe('confirmation_link_invalid')
    expect(await confirm('forged', signUpForm.password)).toBe('confirmation_link_invalid')
    expect(await confirm(token)).toBe('bad_credentials')
    expect(await confirm(token, 'outra senha 8')).toBe('bad_credentials')
    expect(await stateOf()).toEqual(unproven)
    expect(await confirm(token, signUpForm.password)).toBe('done')
    expect(await stateOf()).toEqual([{ email_verified: true, mailbox_proven: true }])
    expect(await service.confirmationOf(token)).toMatchObject({ email, confirmed: true })
  })

  it('confirms for the person who is signed in as that account, and for nobody else who is signed in', async () => {
    const service = open()
    const [email, other] = ['minha@exemplo.com.br', 'alheia@exemplo.com.br']
    const mine = await service.signUp({ ...signUpForm, email }, anyone())
    const stranger = await service.signUp({ ...signUpForm, email: other }, anyone())
    const token = (await mailTo(email, /^Confirme seu email/)).searchParams.get('token') ?? ''
    const { address } = anyone()
    const confirm = (session: typeof mine.session) =>
      outcomeOf(service.confirmEmail(token, { session, password: undefined, address }))
    expect(await confirm(stranger.session)).toBe('bad_credentials')
    expect(await confirm(mine.session)).toBe('done')
    const rows = await rowsOf('select email, mailbox_proven from auth_users where email = any($1) order by email', [
      [email, other],
    ])
    expect(rows).toEqual([
      { email: other, mailbox_proven: false },
      { email, mailbox_proven: true },
    ])
  })

  it('lets the reader of the mailbox disown an account: password, sessions and links are gone', async () => {
    const service = open()
    const email = 'naofuieu@exemplo.com.br'
    const { headers } = await service.signUp({ ...signUpForm, email }, anyone())
    const token = (await mailTo(email, /^Confirme seu email/)).searchParams.get('token') ?? ''
    const { address } = anyone()
    expect(await outcomeOf(service.disownAccount('forged', address))).toBe('confirmation_link_invalid')
    expect(await service.sessionOf(cookiesOf(headers))).not.toBeNull()
    await service.disownAccount(token, address)
    expect(await service.sessionOf(cookiesOf(headers))).toBeNull()
    expect(await outcomeOf(service.signIn({ email, password: signUpForm.password }, anyone()))).toBe('bad_credentials')
    expect(await service.confirmationOf(token)).toBeNull()
  })

  it('a link of an account that is gone confirms no other account with its address', async () => {
    const service = open()
    const email = 'reusada@exemplo.com.br'
    await service.signUp({ ...signUpForm, email }, anyone())
    const token = (await mailTo(email, /^Confirme seu email/)).searchParams.get('token') ?? ''
    await rowsOf('delete from auth_users where email = $1', [email])
    const second = await service.signUp({ ...signUpForm, email }, anyone())
    const { address } = anyone()
    expect(
      await outcomeOf(service.confirmEmail(token, { session: second.session, password: signUpForm.password, address })),
    ).toBe('confirmation_link_invalid')
  })

  it('lets a new password be set once by the mailed link, which ends every session', async () => {
    const service = open()
    const email = 'esqueci@exemplo.com.br'
    const cookie = cookiesOf((await service.signUp({ ...signUpForm, email }, anyone())).headers)
    await service.requestPasswordReset(email, anyone().address)
    await service.requestPasswordReset('ninguem@exemplo.com.br', anyone().address)
    const link = await mailTo(email, /^Redefina sua senha/)
    expect(link.pathname).toBe('/reset-password')
    const token = link.searchParams.get('token') ?? ''
    expect(await rowsOf('select id from auth_verifications where identifier like $1', [`%${token}%`])).toEqual([])

    const change = (given: string) =>
      outcomeOf(service.resetPassword({ token: given, password: 'nova senha' }, anyone().address))
    expect(await change('forged')).toBe('reset_link_invalid')
    await service.requestPasswordReset(email, anyone().address)
    const links = () => outbox.filter((mail) => mail.to === email && /^Redefina sua senha/.test(mail.subject))
    await expect.poll(links, { timeout: 15_000 }).toHaveLength(2)
    const later = linkIn(links()[1]).searchParams.get('token') ?? ''
    expect(await change(token)).toBe('done')
    expect(await change(token)).toBe('reset_link_invalid')
    expect(await change(later), 'another link that was asked for before').toBe('reset_link_invalid')
    expect(await service.sessionOf(cookie)).toBeNull()
    expect(await outcomeOf(service.signIn({ email, password: signUpForm.password }, anyone()))).toBe('bad_credentials')
    expect(await outcomeOf(service.signIn({ email, password: 'nova senha' }, anyone()))).toBe('done')
    expect(outbox.filter(({ to }) => to === 'ninguem@exemplo.com.br')).toEqual([])
    expect((await mailTo(email, /^Sua senha no Atividário foi alterada$/)).pathname).toBe('/reset-password')
  })

  it('says good-bye to a deleted account, and forgets its address', async () => {
    const { jobs } = accounts
    await open().registerJobs()
    const to = 'adeus@exemplo.com.br'
    await jobs.send(accountDeletedMail, { to })
    const farewells = () => outbox.filter((mail) => mail.to === to)
    await expect
      .poll(farewells, { timeout: 15_000 })
      .toMatchObject([{ subject: 'Sua conta no Atividário foi excluída' }])
    await expect
      .poll(() => rowsOf('select name from jobs.job where data::text like $1', [`%${to}%`]), { timeout: 15_000 })
      .toEqual([])
  })

  it('refuses a password link that is older than an hour', async () => {
    const service = open()
    const email = 'tarde@exemplo.com.br'
    await service.signUp({ ...signUpForm, email }, anyone())
    await service.requestPasswordReset(email, anyone().address)
    const token = (await mailTo(email, /^Redefina/)).searchParams.get('token') ?? ''
    const [link] = await rowsOf(
      `select extract(epoch from v.expires_at - now())::int as seconds from auth_verifications v
       join auth_users u on v.value = u.id::text where u.email = $1`,
      [email],
    )
    expect(link.seconds).toBeGreaterThan(3_500)
    expect(link.seconds).toBeLessThanOrEqual(3_600)
    await database.pool.query(`update auth_verifications set expires_at = now() - interval '1 second'`)
    expect(await outcomeOf(service.resetPassword({ token, password: 'nova senha' }, anyone().address))).toBe(
      'reset_link_invalid',
    )
  })
})
