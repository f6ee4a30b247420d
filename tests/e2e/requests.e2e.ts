import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessibleEverywhere } from './setup/accessibility.ts'
import { adminSession } from './setup/admin.ts'
import { query } from './setup/database.ts'
import { premium, someone } from './setup/profile.ts'
import { signUp, test } from './setup/site.ts'

test.describe('an empty request', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('is refused in the words of the page', async ({ page }) => {
    await someone(page, premium())
    await page.goto('/pedidos')
    await page.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(page.getByText('Escreva o tema, com 3 letras ou mais')).toBeVisible()
    await expect(page.getByText('Conte o que a criança deve praticar')).toBeVisible()
  })
})

test('Premium asks, the team answers and shows it, others vote', async ({ page, browser }) => {
  const theme = `Vulcões ${randomUUID().slice(0, 8)}`
  await someone(page, premium())
  await page.goto('/pedidos')
  await page.getByRole('textbox', { name: 'Tema' }).fill(theme)
  await page.getByLabel('O que a criança deve praticar').fill('Recortar em linha curva')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Recebemos! Obrigado' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: theme })).toContainText('Recebido')
  await expect(page.getByRole('textbox', { name: 'Tema' })).toHaveValue('')
  await expectAccessibleEverywhere(page, 'own requests', async () => undefined)

  const admin = await (await browser.newContext()).newPage()
  await adminSession(admin)
  await admin.goto('/admin/requests')
  const card = admin.getByRole('article').filter({ has: admin.getByRole('heading', { name: theme }) })
  await card.getByLabel('Situação').selectOption('Em produção')
  await card.getByLabel(/^Mostrar a outras pessoas/).check()
  await card.getByRole('button', { name: 'Salvar resposta' }).click()
  await expect(admin.getByRole('status').filter({ hasText: 'Resposta salva' })).toBeVisible()
  await expectAccessibleEverywhere(admin, 'answering', async () => undefined)
  await admin.context().close()

  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await signUp(other)
  await other.goto('/pedidos')
  await expect(other.getByText('faz parte do Premium')).toBeVisible()
  await other.getByRole('button', { name: `Também quero: ${theme}` }).click()
  await expect(other.getByRole('article').filter({ hasText: theme })).toContainText('1 voto')
  await other.context().close()
  await page.goto('/pedidos')
  await expect(page.getByRole('article').filter({ hasText: theme })).toContainText('Em produção')
  expect(
    await query(
      'select votes.user_id from request_votes votes join sheet_requests r on r.id = request_id where theme = $1',
      [theme],
    ),
  ).toHaveLength(1)
})

test('requests for the same become one, and two again', async ({ page }) => {
  const { id } = await adminSession(page)
  const [kept, other] = [`Vulcões ${randomUUID().slice(0, 8)}`, `Vulcão ${randomUUID().slice(0, 8)}`]
  await query(
    `insert into sheet_requests (user_id, kind, theme, goal)
     select $1, 'sheet', theme, 'Recortar' from unnest($2::text[]) theme`,
    [id, [kept, other]],
  )
  await page.goto('/admin/requests?order=newest')
  const card = (theme: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: theme }) })
  await card(other).getByLabel('Juntar com um pedido igual').selectOption(kept)
  await card(other).getByRole('button', { name: 'Juntar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Pedidos juntados' })).toBeVisible()
  await expect(page.getByRole('heading', { name: other })).toHaveCount(0)
  await expect(card(kept).getByRole('listitem').filter({ hasText: other })).toBeVisible()
  await expectAccessibleEverywhere(page, 'merged requests', async () => undefined)
  await card(kept)
    .getByRole('button', { name: `Separar: ${other}` })
    .click()
  await expect(card(other)).toBeVisible()
})

test('administrators reach the oldest of many open requests', async ({ page }) => {
  const { id } = await adminSession(page)
  const oldest = `Planetas ${randomUUID().slice(0, 8)}`
  await query(
    `insert into sheet_requests (user_id, kind, theme, goal, created_at)
     select $1, 'sheet', case n when 1 then $2 else 'Planetas' end, 'Contar', timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, 60) n`,
    [id, oldest],
  )
  await page.goto('/admin/requests')
  await expect(page.getByText(/^1 a 50 de \d+ pedidos$/)).toBeVisible()
  await expectAccessibleEverywhere(page, 'first page of requests', async () => undefined)
  await page.getByLabel('Ordem').selectOption('Mais novos')
  await expect(page).toHaveURL(/order=newest/)
  const pages = page.getByRole('navigation', { name: 'Páginas dos pedidos' })
  const found = page.getByRole('heading', { name: oldest })
  while ((await found.count()) === 0) {
    const shown = new URL(page.url()).searchParams.get('page') ?? '1'
    await pages.getByRole('link', { name: 'Próxima página' }).click()
    await expect(page).toHaveURL(new RegExp(`page=${Number(shown) + 1}`))
    // The address changes before the list does: the old list has a link to the page that is coming.
    await expect(page.getByText(new RegExp(`^${Number(shown) * 50 + 1} a `))).toBeVisible()
  }
  await page.getByLabel('Ordem').selectOption('Mais antigos')
  await expect(found).toBeVisible()
})
