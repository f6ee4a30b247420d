import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('home shows its content and its links without JavaScript', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Atividades mais recentes' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Atividades mais populares' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Qual tipo de atividade você procura hoje?' })).toBeVisible()
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(35)
  await page.getByRole('main').getByRole('link', { name: 'Labirinto', exact: true }).click()
  await expect(page).toHaveURL(/\/activities\?category=Labirinto/)
})

test('catalogue shows rows, a category and a search without JavaScript', async ({ page }) => {
  await page.goto('/activities')
  await expect(page.getByRole('heading', { name: 'Catálogo de Atividades' })).toBeVisible()
  expect(await page.getByRole('article').count()).toBe(64)

  await page.goto('/activities?category=Labirinto')
  await expect(page.getByText(/Mostrando 15 de \d+ atividades/)).toBeVisible()
  expect(await page.getByRole('article').count()).toBe(15)

  await page.goto('/')
  await page.getByRole('combobox').first().fill('labirinto')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(/\/activities\?search=labirinto/)
  await expect(page.getByRole('article').nth(3)).toBeVisible()
})
