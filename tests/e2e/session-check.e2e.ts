import { expect } from '@playwright/test'
import { signUp, test, toast } from './setup/site.ts'

test('signing in for a sheet leads back to it', async ({ page }) => {
  await page.goto('/activities?category=Labirinto')
  await page
    .getByRole('article')
    .filter({ hasNotText: 'Premium' })
    .first()
    .getByRole('heading')
    .getByRole('button')
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Baixar atividade' }).click()
  await expect(toast(page, 'Você precisa fazer login')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?next=%2Factivities%2F[a-z\d-]+$/)
})

test.describe('a session that ended elsewhere', () => {
  test.use({ expectedErrors: [/Failed to load resource.* 401/] })

  test('is noticed at the next call of the API', async ({ page, context }) => {
    await signUp(page)
    await page.goto('/activities?category=Labirinto')
    await expect(page.getByRole('button', { name: 'Olá Ana' })).toBeVisible()
    await context.clearCookies()
    await page
      .getByRole('article')
      .filter({ hasNotText: 'Premium' })
      .first()
      .getByRole('heading')
      .getByRole('button')
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Baixar atividade' }).click()
    await expect(toast(page, 'Você precisa fazer login')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
  })
})
