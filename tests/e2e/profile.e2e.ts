import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { query } from './setup/database.ts'
import { card, dialog, menu, premium, signIn, someone } from './setup/profile.ts'
import { downloadFromDialog, newPerson, signUp, test, toast } from './setup/site.ts'

/** The browser logs each refusal and each broken call that these tests bring about. */
test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/] })

test('a visitor signs in and comes back to the profile', async ({ page }) => {
  const person = newPerson()
  await signUp(page, person)
  await page.context().clearCookies()
  await page.goto('/profile')
  await expect(page).toHaveURL('/login?next=%2Fprofile')
  await signIn(page, person)
  await expect(page.getByRole('heading', { name: 'Seu Perfil' })).toBeVisible()
  await expect(page).toHaveURL('/profile')
})

test.describe('the menu follows plan and status', () => {
  const entries = async (page: Page) => {
    await page.goto('/profile')
    return (await menu(page).getByRole('listitem').filter({ visible: true }).allInnerTexts()).map((text) => text.trim())
  }

  test('free, monthly, annual, cancelled, paid once, legacy', async ({ page }) => {
    const { email } = await someone(page)
    const become = (columns: Record<string, string | null>) =>
      Promise.all(
        Object.entries(columns).map(([column, value]) =>
          query(`update profiles set ${column} = $1 where email = $2`, [value, email]),
        ),
      )
    expect(await entries(page)).toEqual(['Seja Premium', 'Alterar Senha', 'Sair'])
    await expect(menu(page).getByRole('link', { name: 'Seja Premium' })).toHaveAttribute('href', '/plans')
    await expect(card(page, 'Informações pessoais')).toContainText('Gratuito')

    await become(premium())
    expect(await entries(page)).toEqual([
      'Alterar Senha',
      'Sugerir Melhorias',
      'Mudar para Anual',
      'Cancelar Assinatura',
      'Sair',
    ])
    await expect(menu(page).getByRole('link', { name: 'Mudar para Anual' })).toHaveAttribute(
      'href',
      '/plans?plan=annual',
    )
    await expect(card(page, 'Informações pessoais')).toContainText(/Premium\s*mensal/)
    await expect(card(page, 'Informações pessoais')).toContainText('Ativa, com renovação automática')
    await expect(card(page, 'Downloads de hoje')).toContainText('Ilimitado')

    await become(premium({ billing_period: 'annual' }))
    expect(await entries(page)).toEqual(['Alterar Senha', 'Sugerir Melhorias', 'Cancelar Assinatura', 'Sair'])
    await expect(card(page, 'Informações pessoais')).toContainText(/Premium\s*anual/)

    await become(premium({ subscription_status: 'cancelled' }))
    expect(await entries(page)).toEqual(['Alterar Senha', 'Sugerir Melhorias', 'Mudar para Anual', 'Sair'])
    await expect(card(page, 'Informações pessoais')).toContainText('Cancelada')
    await expect(card(page, 'Informações pessoais')).toContainText('Acesso até')

    await become(premium({ subscription_status: 'one_time_active', billing_period: 'annual' }))
    expect(await entries(page)).toEqual(['Alterar Senha', 'Sugerir Melhorias', 'Sair'])

    await become(premium({ subscription_end_date: '2020-01-01T00:00:00Z' }))
    expect(await entries(page)).toEqual(['Seja Premium', 'Alterar Senha', 'Sair'])
    await expect(card(page, 'Informações pessoais')).toContainText('Encerrada')

    await become({ plan: 'basico', subscription_status: 'active', subscription_end_date: null, billing_period: null })
    await become({ own_daily_limit: '30' })
    expect(await entries(page)).toEqual(['Seja Premium', 'Alterar Senha', 'Sair'])
    await expect(card(page, 'Downloads de hoje')).toContainText('30 de 30 restantes')
  })

  test('Premium gets the suggestion form', async ({ page }) => {
    await someone(page, premium())
    await page.goto('/profile')
    await page.context().route('https://formulario.exemplo.com.br/**', (route) => route.fulfill({ body: 'ok' }))
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      menu(page).getByRole('button', { name: 'Sugerir Melhorias' }).click(),
    ])
    expect(opened.url()).toBe('https://formulario.exemplo.com.br/')
    await expect(toast(page, 'Formulário aberto')).toBeVisible()
  })
})

test.describe('the downloads of today', () => {
  test('count down to 03:00 UTC by the server, whatever the browser thinks the time is', async ({ page }) => {
    await someone(page)
    await page.clock.setSystemTime(new Date('2031-01-01T10:00:00Z'))
    await page.goto('/profile')
    const timer = page.getByRole('timer')
    const [hours = 0, minutes = 0, seconds = 0] = ((await timer.innerText()).match(/\d+/g) ?? []).map(Number)
    const now = Date.now()
    const shown = now + ((hours * 60 + minutes) * 60 + seconds) * 1_000
    const wanted = Math.ceil((now - 3 * 3_600_000) / 86_400_000) * 86_400_000 + 3 * 3_600_000
    expect(Math.abs(shown - wanted)).toBeLessThan(60_000)
    expect(await timer.getAttribute('aria-live')).toBe('off')
  })

  test('are read again when the time is over', async ({ page }) => {
    await someone(page)
    await page.clock.install()
    await page.goto('/profile')
    // Once it ticks, the page is alive.
    const first = await page.getByRole('timer').innerText()
    await expect(page.getByRole('timer')).not.toHaveText(first, { useInnerText: true })
    const reading = page.waitForRequest(/\/profile\.data/)
    await page.clock.fastForward('24:00:01')
    await reading
    // The answer counts again.
    await expect(page.getByRole('timer')).not.toHaveText(/00\s*horas\s*00\s*min\s*00\s*seg/)
  })

  test('count what is downloaded, and the history downloads it again at no cost', async ({ page }) => {
    const { email } = await someone(page)
    await page.goto('/profile')
    await expect(card(page, 'Downloads de hoje')).toContainText('2 de 2 restantes')
    await expect(card(page, 'Meus downloads')).toContainText('Nenhum download ainda')
    await card(page, 'Meus downloads').getByRole('link', { name: 'Ver as atividades' }).click()
    await page.goto('/activities?category=Labirinto')
    await page
      .getByRole('article')
      .filter({ hasNotText: 'Premium' })
      .first()
      .getByRole('heading')
      .getByRole('button')
      .click()
    const { download } = await downloadFromDialog(page)
    await page.goto('/profile')
    await expect(card(page, 'Downloads de hoje')).toContainText('1 de 2 restantes')
    await expect(card(page, 'Downloads de hoje')).toContainText(/Você baixou “.+”\./)

    const again = card(page, 'Meus downloads').getByRole('button', { name: /^Baixar de novo: / })
    const [second] = await Promise.all([page.waitForEvent('download'), again.click()])
    expect(second.suggestedFilename()).toBe(download.suggestedFilename())
    expect((await readFile(await second.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(toast(page, 'Download em andamento')).toBeVisible()
    await expect(card(page, 'Downloads de hoje')).toContainText('1 de 2 restantes')

    await test.step('another day it costs, and the limit holds', async () => {
      await query(
        `update downloads set date_key = date_key - 1 where user_id = (select id from profiles where email = $1)`,
        [email],
      )
      await query('update profiles set own_daily_limit = 0 where email = $1', [email])
      await page.goto('/profile')
      await expect(card(page, 'Downloads de hoje')).toContainText('Você ainda não baixou nenhuma atividade hoje.')
      await again.click()
      await expect(toast(page, 'Limite diário atingido')).toBeVisible()
    })
  })

  test('the history goes page by page; what left the catalogue stays without a button', async ({ page }) => {
    const { email } = await someone(page)
    await query(
      `insert into activities (slug, title, description, category, image_url, status)
       select 'saiu-do-catalogo', 'Saiu do catálogo', 'x', 'Colorir', image_url, 'inativo' from activities limit 1
       on conflict do nothing`,
    )
    await query(
      `insert into downloads (user_id, activity_id, activity_title, date_key)
       select p.id, a.id, a.title, date '2026-01-01' + n::int from profiles p,
         (select *, row_number() over (order by status, slug) as n from activities) a
       where p.email = $1 and (n <= 11 or slug = 'saiu-do-catalogo') order by slug = 'saiu-do-catalogo' desc, n`,
      [email],
    )
    await page.goto('/profile')
    const history = card(page, 'Meus downloads')
    await expect(history.getByRole('listitem')).toHaveCount(10)
    await history.getByRole('link', { name: 'Mais antigos' }).click()
    await expect(history.getByRole('listitem')).toHaveCount(2)
    const retired = history.getByRole('listitem').filter({ hasText: 'Saiu do catálogo' })
    await expect(retired).toContainText('Esta atividade saiu do catálogo.')
    await expect(retired.getByRole('button')).toHaveCount(0)
    await expect(retired.getByRole('link')).toHaveCount(0)
    await history.getByRole('link', { name: 'Mais recentes' }).click()
    await expect(history.getByRole('listitem')).toHaveCount(10)
    await expect(history.getByRole('link', { name: 'Mais recentes' })).toHaveCount(0)
  })
})

test.describe('editing the profile', () => {
  test('changes the name everywhere on the page', async ({ page }) => {
    const { email } = await someone(page)
    await page.goto('/profile')
    await card(page, 'Informações pessoais').getByRole('button', { name: 'Editar' }).click()
    await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
    await expect(dialog(page).getByLabel('Email')).toHaveAttribute('readonly', '')
    await expect(dialog(page)).toContainText('O email não pode ser alterado.')

    await dialog(page).getByLabel('Nome').fill('   ')
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page, 'Erro ao atualizar perfil')).toContainText('O nome é obrigatório')

    await page.route('**/rest/v1/profiles/*', (route) => route.abort())
    await dialog(page).getByLabel('Nome').fill('Beatriz Lima')
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page, 'Erro ao atualizar perfil')).toContainText('Não foi possível salvar')

    await page.unroute('**/rest/v1/profiles/*')
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page, 'Perfil atualizado')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await expect(card(page, 'Informações pessoais')).toContainText('Beatriz Lima')
    await expect(page.getByRole('button', { name: 'Olá Beatriz' })).toBeVisible()
  })

  test('without a session it says so, and leaves the profile', async ({ page }) => {
    await someone(page)
    await page.goto('/profile')
    await card(page, 'Informações pessoais').getByRole('button', { name: 'Editar' }).click()
    const save = dialog(page).getByRole('button', { name: 'Salvar' })
    // Once the dialog has come to rest: the page notices by itself, a little later, that the session is over.
    await save.click({ trial: true })
    await page.context().clearCookies()
    await save.click()
    await expect(toast(page, 'Erro de autenticação')).toContainText('Faça login para continuar.')
    await expect(page).not.toHaveURL('/profile')
  })

  test('a profile that cannot be read says so', async ({ page }) => {
    await someone(page)
    await page.goto('/about')
    await alive(page)
    await page.route('**/profile.data*', (route) => route.abort())
    await page.getByRole('button', { name: 'Olá Ana' }).click()
    await page.getByRole('menuitem', { name: 'Perfil' }).click()
    await expect(toast(page, 'Erro')).toContainText('Não foi possível carregar os dados do perfil.')
    await expect(page.getByRole('heading', { name: 'Erro', exact: true })).toBeVisible()
    await page.unroute('**/profile.data*')
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('heading', { name: 'Seu Perfil' })).toBeVisible()
  })
})
