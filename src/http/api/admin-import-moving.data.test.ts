import { describe, expect, test, vi } from 'vitest'
import { accountsOn, anyone } from '../../../tests/factories/accounts.ts'
import { endOf, GOOD_ZIP, importing, problemsOf } from '../../../tests/factories/importing.ts'

// Each PDF is opened in a thread that loads its reader first; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 90_000 })

const { database, db, send } = await importing()

describe('the import of another site', () => {
  const USER = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  const PROFILES = `id,name,email,terms_accepted,receive_emails,plan,billing_period,subscription_end_date,subscription_status,cancellation_requested_at,daily_download_limit,daily_used_downloads
${USER},Ana Souza,ana@exemplo.com.br,true,false,premium,annual,2099-01-01 00:00:00+00,active,,,7
not-an-id,Rui,rui@exemplo.com.br,true,false,gratuito,,,,,,0
`

  test('people come with their plan and without a password, activities and downloads follow', async () => {
    const people = await send(PROFILES)
    expect(endOf(people)).toMatchObject({ counts: { created: 1, problems: 1 } })
    expect(problemsOf(people)).toEqual(['3: id: não é um identificador UUID.'])
    expect(await db.selectFrom('profiles').selectAll().where('id', '=', USER).execute()).toMatchObject([
      { plan: 'premium', billing_period: 'annual', subscription_status: 'active', own_daily_limit: null },
    ])
    expect(await db.selectFrom('auth_accounts').selectAll().where('user_id', '=', USER).execute()).toEqual([])
    expect(endOf(await send(PROFILES))).toMatchObject({ counts: { created: 0, unchanged: 1, problems: 1 } })

    await send('id,title,description,category,image_url,file_url\n17,O gato,Pinte.,Colorir,gato.png,gato.pdf\n', {
      zip: GOOD_ZIP,
    })
    const downloads = `user_id,activity_id,activity_title,date_key
${USER},17,O gato,2024-05-01
${USER},17,O gato,2024-05-01
${USER},99,Perdida,2024-05-01
${USER.replace('3f', '4f')},17,O gato,2024-05-01
${USER},17,O gato,amanhã
`
    const came = await send(downloads)
    expect(endOf(came)).toMatchObject({ counts: { created: 1, unchanged: 1, problems: 3 } })
    expect(problemsOf(came)).toEqual([
      expect.stringContaining('4: activity_id: não há atividade'),
      expect.stringContaining('5: user_id: não há conta'),
      '6: date_key: não é uma data.',
    ])
    expect(await db.selectFrom('downloads').select(['activity_title', 'date_key']).execute()).toEqual([
      { activity_title: 'O gato', date_key: '2024-05-01' },
    ])

    const taken = PROFILES.replace(USER, USER.replace('3f', '5f'))
    expect(problemsOf(await send(taken))).toContain('2: email: outra conta já usa este endereço.')
  })

  test('they make a password with a reset', async () => {
    const { open, outbox } = await accountsOn(database)
    const accounts = open()
    await accounts.registerJobs()
    await db.deleteFrom('auth_users').where('id', '=', USER).execute()
    await send(PROFILES)
    await accounts.requestPasswordReset('ana@exemplo.com.br', 'aqui')
    await vi.waitFor(() => expect(outbox).toHaveLength(1), { timeout: 30_000, interval: 200 })
    const token = /token=([\w-]+)/.exec(outbox[0]?.text ?? '')?.[1] ?? ''
    await accounts.resetPassword({ token, password: 'papel e lapis' }, 'aqui')
    const { session } = await accounts.signIn({ email: 'ana@exemplo.com.br', password: 'papel e lapis' }, anyone())
    expect(session?.userId).toBe(USER)
  })
})
