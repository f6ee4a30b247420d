import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { query } from './setup/database.ts'
import { card, dialog, menu, secondBrowser, signIn, signOutButton, someone } from './setup/profile.ts'
import { newPerson, test, toast } from './setup/site.ts'

/** The browser logs each refusal and each broken call that these tests bring about. */
test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/] })

test.describe('changing the password', () => {
  const open = (page: Page) => menu(page).getByRole('button', { name: 'Alterar Senha' }).click()
  const fill = async (
    page: Page,
    current: string,
    next: string,
    confirmation = next,
    beforeSaving = async () => {},
  ) => {
    await dialog(page).getByLabel('Senha atual', { exact: true }).fill(current)
    await dialog(page).getByLabel('Nova senha', { exact: true }).fill(next)
    await dialog(page).getByLabel('Confirmar nova senha', { exact: true }).fill(confirmation)
    await beforeSaving()
    await dialog(page).getByRole('button', { name: 'Salvar nova senha' }).click()
  }

  test('refuses what does not hold, then ends every other session and keeps this one', async ({ page, browser }) => {
    const person = await someone(page)
    const elsewhere = await secondBrowser(browser, person)
    const copied = await page.context().cookies()
    await page.goto('/profile')
    await open(page)
    await fill(page, person.password, 'cinco')
    await expect(toast(page, 'Erro ao alterar senha')).toContainText('A nova senha deve ter pelo menos 6 caracteres.')
    await fill(page, person.password, 'lapis e papel 34', 'lapis e papel 35')
    await expect(toast(page, 'Erro ao alterar senha')).toContainText('As senhas não coincidem. Por favor, verifique.')
    await fill(page, 'outra senha', 'lapis e papel 34')
    await expect(toast(page, 'Erro ao alterar senha')).toContainText('Senha atual incorreta')
    await expect(dialog(page).getByLabel('Senha atual', { exact: true })).toBeFocused()
    await fill(page, person.password, 'lapis e papel 34')
    await expect(toast(page, 'Senha alterada')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Seu Perfil' })).toBeVisible()
    const there = await elsewhere.newPage()
    await there.goto('/profile')
    await expect(there).toHaveURL('/login?next=%2Fprofile')
    await elsewhere.clearCookies()
    await elsewhere.addCookies(copied)
    await there.goto('/profile')
    await expect(there).toHaveURL('/login?next=%2Fprofile')
    await signIn(there, { ...person, password: 'lapis e papel 34' })
    await expect(there.getByRole('heading', { name: 'Seu Perfil' })).toBeVisible()
    await elsewhere.close()
  })

  test('with a session that ended elsewhere', async ({ page }) => {
    const person = await someone(page)
    await page.goto('/profile')
    await open(page)
    const password = 'lapis e papel 34'
    // At the last moment: the monitor of the session leaves the profile as soon as it notices.
    await fill(page, person.password, password, password, () => page.context().clearCookies())
    await expect(toast(page, 'Erro ao alterar senha')).toContainText('Sessão inválida. Faça login novamente.')
  })

  test('an account that only knows Google gets a link by mail instead', async ({ page }) => {
    const { email } = await someone(page)
    await query(
      `update auth_accounts set provider_id = 'google', account_id = gen_random_uuid()::text, password = null
       where user_id = (select id from auth_users where email = $1)`,
      [email],
    )
    await page.goto('/profile')
    await open(page)
    await expect(dialog(page)).toContainText(`Enviamos um link para ${email}`)
    await dialog(page).getByRole('button', { name: 'Receber link por email' }).click()
    await expect(toast(page, 'Email enviado!')).toBeVisible()
    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    await dialog(page).getByLabel('Email da conta').fill('outra@exemplo.com.br')
    await dialog(page).getByRole('button', { name: 'Excluir minha conta' }).click()
    await expect(dialog(page)).toContainText('Digite o email desta conta')
    await dialog(page).getByLabel('Email da conta').fill(` ${email.toUpperCase()} `)
    await dialog(page).getByRole('button', { name: 'Excluir minha conta' }).click()
    await expect(toast(page, 'Conta excluída')).toBeVisible()
  })
})

test.describe("one's own data", () => {
  test('comes as a file', async ({ page }) => {
    const { email } = await someone(page)
    await page.goto('/profile')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar meus dados' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/)
    const data = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data).toMatchObject({ version: 2, account: { email }, profile: { plan: 'gratuito' }, downloads: [] })
    await expect(toast(page, 'Dados baixados')).toBeVisible()
    await page.route('**/auth/v1/account-data', (route) => route.abort())
    await page.getByRole('button', { name: 'Baixar meus dados' }).click()
    await expect(toast(page, 'Erro ao baixar dados')).toBeVisible()
  })

  test('goes with the account, everywhere at once', async ({ page, browser }) => {
    const person = await someone(page)
    const elsewhere = await secondBrowser(browser, person)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    await expect(dialog(page)).toContainText('Essa ação não pode ser desfeita.')
    await dialog(page).getByRole('button', { name: 'Excluir minha conta' }).click()
    await expect(dialog(page)).toContainText('Digite a sua senha')
    await dialog(page).getByLabel('Senha', { exact: true }).fill('outra senha')
    await dialog(page).getByRole('button', { name: 'Excluir minha conta' }).click()
    await expect(toast(page, 'Erro ao excluir conta')).toContainText('Senha incorreta')
    await dialog(page).getByLabel('Senha', { exact: true }).fill(person.password)
    await dialog(page).getByRole('button', { name: 'Excluir minha conta' }).click()
    await expect(toast(page, 'Conta excluída')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
    expect(await (await elsewhere.request.get('/auth/v1/get-session')).json()).toBeNull()
    expect((await elsewhere.request.get('/auth/v1/account-data')).status()).toBe(401)
    await elsewhere.close()
    expect(await query('select 1 from auth_users where email = $1', [person.email])).toEqual([])
    await page.goto('/login')
    await signIn(page, person)
    await expect(toast(page, 'Erro ao fazer login')).toContainText('Email ou senha incorretos')
  })
})

test('signing out kills the session of a second browser', async ({ page, browser }) => {
  const person = await someone(page)
  const elsewhere = await secondBrowser(browser, person)
  await page.goto('/profile')
  await signOutButton(page).click()
  await expect(toast(page, 'Logout realizado com sucesso')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await (await elsewhere.request.get('/auth/v1/get-session')).json()).toBeNull()
  await elsewhere.close()
})

test('without JavaScript the forms of the profile work as well', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const person = newPerson()
  await page.goto('/register?next=/profile')
  await page.getByLabel('Nome').fill(person.name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /termos/i }).check()
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/profile?notice=signed-up')
  await expect(page.getByText(`Bem-vindo, ${person.name}! Sua conta foi criada.`)).toBeVisible()

  await page.getByRole('link', { name: 'Editar' }).click()
  await page.getByLabel('Nome').fill('')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('O nome é obrigatório')
  await page.getByLabel('Nome').fill('Beatriz Lima')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Perfil atualizado' })).toBeVisible()
  await expect(card(page, 'Informações pessoais')).toContainText('Beatriz Lima')

  await menu(page).getByRole('link', { name: 'Alterar Senha' }).click()
  await page.getByLabel('Senha atual', { exact: true }).fill('outra senha')
  await page.getByLabel('Nova senha', { exact: true }).fill('lapis e papel 34')
  await page.getByLabel('Confirmar nova senha', { exact: true }).fill('lapis e papel 34')
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Senha atual incorreta')
  await page.getByLabel('Senha atual', { exact: true }).fill(person.password)
  await page.getByLabel('Nova senha', { exact: true }).fill('lapis e papel 34')
  await page.getByLabel('Confirmar nova senha', { exact: true }).fill('lapis e papel 34')
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Senha alterada' })).toBeVisible()

  await signOutButton(page).click()
  await expect(page).toHaveURL('/?notice=signed-out')
  await page.goto('/profile')
  await expect(page).toHaveURL('/login?next=%2Fprofile')
  await signIn(page, { ...person, password: 'lapis e papel 34' })
  await page.getByRole('link', { name: 'Excluir minha conta' }).click()
  await page.getByLabel('Senha', { exact: true }).fill('lapis e papel 34')
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await expect(page).toHaveURL(/:\d+\/\?notice=account-deleted(#formulario)?$/)
  expect(await query('select 1 from auth_users where email = $1', [person.email])).toEqual([])
  await context.close()
})
