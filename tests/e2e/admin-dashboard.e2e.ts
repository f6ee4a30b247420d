import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/web/routes.ts'
import { expectAccessible, expectAccessibleEverywhere } from './setup/accessibility.ts'
import { adminSession, memberSession } from './setup/admin.ts'
import { alive } from './setup/alive.ts'
import { downloadFromDialog, signUp, test, toast } from './setup/site.ts'

/** Every address below the administrators' route, from the list of routes itself. */
function addressesOf(entries: RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path ? `${base}/${path.replace(/:\w+/g, randomUUID())}` : base
    return children ? addressesOf(children, here) : path || index ? [here] : []
  })
}
const ADMIN_ROUTES = addressesOf(routes.filter(({ file }) => file.includes('admins-only')))

/** A day this many from now, as a date key. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10)
const spoken = (day: string) => day.split('-').reverse().join('/')

test.describe('who may come in', () => {
  test('visitors sign in first and come back to every address they asked for', async ({ page, request }) => {
    expect(ADMIN_ROUTES).toEqual(expect.arrayContaining(['/admin', '/admin/users', '/admin/audit']))
    for (const address of ADMIN_ROUTES) {
      for (const asked of [address, `${address}?x=1`]) {
        const answer = await request.get(asked, { maxRedirects: 0 })
        expect(answer.status(), asked).toBe(302)
        expect(answer.headers().location).toBe(`/login?${new URLSearchParams({ next: asked })}`)
      }
      const readings = await request.get(`${address}.data`, { maxRedirects: 0 })
      expect(await readings.text()).not.toContain('totalDownloads')
    }

    const admin = await adminSession(page)
    await page.context().clearCookies()
    await page.goto('/admin/audit')
    await expect(page).toHaveURL('/login?next=%2Fadmin%2Faudit')
    await page.getByLabel('Email', { exact: true }).fill(admin.email)
    await page.getByLabel('Senha', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL('/admin/audit')
    await expect(page.getByRole('heading', { level: 1, name: 'Histórico de ações' })).toBeVisible()
  })

  test('free and premium users are redirected home with a reason', async ({ page, browser }) => {
    const { id } = await memberSession(page)
    for (const plan of ['gratuito', 'premium']) {
      if (plan === 'premium') {
        const office = await (await browser.newContext()).newPage()
        await adminSession(office)
        const data = { action: 'grant', until: dayFromNow(30), reason: 'Para o teste' }
        const given = await office.request.post(`/functions/v1/admin/users/${id}/premium`, { data })
        expect(given.status()).toBe(200)
        await office.context().close()
      }
      for (const address of ADMIN_ROUTES) {
        const answer = await page.request.get(address, { maxRedirects: 0 })
        expect([answer.status(), answer.headers().location], address).toEqual([302, '/?notice=access-denied'])
      }
      const openapi = await (await page.request.get('/openapi.json')).json()
      const routes = Object.entries<object>(openapi.paths).filter(([path]) => /\/admin\//.test(path))
      expect(routes.length).toBeGreaterThan(5)
      for (const [path, methods] of routes) {
        for (const method of Object.keys(methods)) {
          const place = path.replaceAll(/\{\w+\}/g, randomUUID())
          const answer = await page.request.fetch(place, { method })
          expect(answer.status(), `${method} ${path}`).toBe(403)
        }
      }
      await page.goto('/admin/users')
      await expect(page).toHaveURL('/')
      await expect(toast(page, 'Acesso negado')).toContainText('Esta área é só para quem administra o site.')
    }
  })
})

test('the dashboard counts a download at once, and leads to the people', async ({ page, browser }) => {
  await adminSession(page)
  await page.goto('/admin')
  await expect(page).toHaveTitle('Dashboard | Atividário')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const counter = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd')
  for (const label of ['Total de Atividades', 'Usuários Cadastrados', 'Total de Downloads', 'Downloads Hoje'])
    await expect(counter(label)).toHaveText(/^[\d.]+$/)
  const count = async (label: string) => Number((await counter(label).innerText()).replaceAll('.', ''))
  const before = await count('Downloads Hoje')

  const reader = await (await browser.newContext()).newPage()
  const { email } = await signUp(reader)
  await reader.goto('/activities?category=Labirinto')
  await reader
    .getByRole('article')
    .filter({ hasNotText: 'Premium' })
    .first()
    .getByRole('heading')
    .getByRole('button')
    .click()
  await downloadFromDialog(reader)
  await reader.context().close()

  // Other tests download too.
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect.poll(() => count('Downloads Hoje')).toBeGreaterThan(before)
  const top = page.getByRole('region', { name: 'Atividades mais baixadas' })
  await expect(top.getByRole('listitem').first()).toContainText(/\d+ downloads?/)
  const perDay = page.getByRole('region', { name: 'Downloads por dia' })
  await expect(perDay).toContainText(/\d+ nos últimos 30 dias\. O dia com mais downloads foi/)
  await perDay.getByText('Ver em tabela').focus()
  await page.keyboard.press('Enter')
  await expect(perDay.getByRole('row')).toHaveCount(31)
  await expect(page.getByRole('region', { name: 'Downloads por categoria' }).getByRole('listitem')).toHaveCount(8)
  const recent = page.getByRole('region', { name: 'Usuários recentes' })
  await expect(recent.getByRole('listitem')).toHaveCount(5)
  await expect(recent).toContainText(email)
  await expect(recent).toContainText('Gratuito')
  await recent.getByRole('link', { name: 'Ver todos os usuários' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible()
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_FAILED/] })

  test('a failed reading shows its message, and another try shows the numbers', async ({ page }) => {
    await adminSession(page)
    await page.goto('/admin')
    await page.route(/\/admin(\/_root)?\.data|_\.data/, (route) => route.abort())
    await page.getByRole('button', { name: 'Atualizar' }).click()
    await expect(page.getByRole('heading', { name: 'Não foi possível carregar os dados' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to fetch')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByText('Total de Downloads')).toBeVisible()
  })
})

test('support finds a person, gives and ends Premium, ends sessions; the log tells', async ({ page, browser }) => {
  const there = await (await browser.newContext()).newPage()
  const person = await memberSession(there)
  const admin = await adminSession(page)

  await page.goto('/admin/users')
  await expect(page.getByText(/^[\d.]+ no total$/)).toBeVisible()
  for (const head of ['Usuário', 'Plano', 'Downloads hoje', 'ID'])
    await expect(page.getByRole('columnheader', { name: head })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Nome, email, plano ou id' })
  await search.fill(person.email.toUpperCase())
  await search.press('Enter')
  const row = page.getByRole('row').filter({ hasText: person.id })
  await expect(row).toContainText('Gratuito')
  await expect(row).toContainText('0/2')
  await page.getByRole('combobox', { name: 'Plano' }).selectOption('premium')
  await expect(page.getByRole('heading', { name: 'Nenhum usuário encontrado' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Plano' }).selectOption('gratuito')
  await expect(page.getByText('1 encontrado')).toBeVisible()
  await page.getByRole('link', { name: person.name }).click()
  await expect(page).toHaveURL(`/admin/users/${person.id}`)
  await expect(page.getByRole('region', { name: 'Conta' })).toContainText(`${person.email} (não confirmado)`)

  await page.getByRole('button', { name: 'Dar Premium' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Dar Premium' }).click()
  await expect(dialog.getByText('Escolha a data', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Escreva o motivo (pelo menos 3 caracteres)')).toBeVisible()
  await dialog.getByLabel('Último dia de Premium').fill(dayFromNow(-2))
  await dialog.getByLabel('Motivo').fill('Cortesia da equipe')
  await dialog.getByRole('button', { name: 'Dar Premium' }).click()
  await expect(dialog.getByText('Escolha uma data a partir de hoje')).toBeVisible()
  await expectAccessible(page, 'the dialog')
  const until = dayFromNow(30)
  await dialog.getByLabel('Último dia de Premium').fill(until)
  await dialog.getByRole('button', { name: 'Dar Premium' }).click()
  await expect(toast(page, 'Premium concedido')).toBeVisible()
  const plan = page.getByRole('region', { name: 'Plano' })
  await expect(plan).toContainText(`Válido até${spoken(until)}`)
  await there.goto('/plans')
  await expect(there.getByText('Este é seu plano atual')).toBeVisible()

  await plan.getByRole('button', { name: 'Encerrar Premium' }).click()
  await dialog.getByLabel('Motivo').fill('Dado por engano')
  await dialog.getByRole('button', { name: 'Encerrar Premium' }).click()
  await expect(toast(page, 'Premium encerrado')).toBeVisible()
  await expect(plan).toContainText('Expirada')

  await page.getByRole('button', { name: 'Reenviar confirmação' }).click()
  await expect(toast(page, 'Email enviado!')).toBeVisible()
  await page.getByRole('button', { name: 'Encerrar sessões' }).click()
  await dialog.getByRole('button', { name: 'Encerrar sessões' }).click()
  await expect(toast(page, 'Sessões encerradas')).toContainText('1 sessão foi encerrada.')
  expect((await there.request.get('/auth/v1/get-session')).ok()).toBe(true)
  expect(await (await there.request.get('/auth/v1/get-session')).json()).toBeNull()
  await there.context().close()

  await page
    .getByRole('navigation', { name: 'Administração' })
    .getByRole('link', { name: 'Histórico de ações' })
    .click()
  await page.getByRole('combobox', { name: 'Quem' }).selectOption({ value: admin.id })
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Sessões encerradas')
  await page.getByRole('combobox', { name: 'Ação' }).selectOption('Premium concedido')
  await expect(page).toHaveURL(/action=user\.premium_granted/)
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cortesia da equipe' })
  await expect(entry).toContainText(`Premium concedido até ${spoken(until)}`)
  await expect(entry).toContainText('Motivo: Cortesia da equipe')
  await entry.getByText('Ver detalhes').click()
  await expect(entry.getByRole('row', { name: /Plano/ })).toContainText('gratuitopremium')
})

test('leaving says so, forgets the flag and ends at the sign-in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await adminSession(page)
  await page.goto('/admin/users')
  // A saved change is read as soon as the page is alive; an earlier press, repeated then, would end its session.
  await alive(page)
  await page.evaluate(() => localStorage.setItem('isAdmin', JSON.stringify({ value: true, at: Date.now() })))
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu da administração' })
  for (const name of ['Dashboard', 'Atividades', 'Usuários', 'Histórico de ações', 'Voltar ao site'])
    await expect(drawer.getByRole('link', { name })).toBeVisible()
  await expectAccessible(page, 'the drawer')
  // The next page takes its time, and the page finds meanwhile that the session has ended: no news.
  await page.route('**/login.data*', async (route) => {
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'user' })))
    await page.waitForTimeout(1_000)
    await route.continue()
  })
  await drawer.getByRole('button', { name: 'Sair' }).click()
  await expect(toast(page, 'Logout realizado')).toContainText('Você foi desconectado com sucesso.')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('isAdmin'))).toBeNull()
  await page.goto('/admin')
  await expect(page).toHaveURL('/login?next=%2Fadmin')
})

test('axe finds nothing in the admin area, and nothing scrolls sideways', async ({ page }) => {
  test.setTimeout(240_000)
  const admin = await adminSession(page)
  for (const screen of ['/admin', '/admin/users', `/admin/users/${admin.id}`, '/admin/audit']) {
    await expectAccessibleEverywhere(page, screen, () => page.goto(screen))
    await page.setViewportSize({ width: 320, height: 800 })
    await expectAccessible(page, `${screen} 320`)
  }
})
