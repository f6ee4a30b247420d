import { expect, type Page } from '@playwright/test'
import { drawnSheets } from './setup/drawn-sheets.ts'
import { premium, someone } from './setup/profile.ts'
import { signUp, test } from './setup/site.ts'

// The browser logs each refusal.
test.use({ javaScriptEnabled: false, expectedErrors: [/Failed to load resource/] })

async function slugs(page: Page, plan: 'free' | 'premium'): Promise<string[]> {
  return (await drawnSheets(page.request, { plan })).map(({ slug }) => slug)
}
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

test('a member downloads by the button alone until the day is used up', async ({ page }) => {
  await signUp(page)
  const [first = '', second = '', third = ''] = await slugs(page, 'free')
  for (const slug of [first, second]) {
    await page.goto(`/activities/${slug}`)
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Baixar atividade')])
    expect(download.suggestedFilename()).toMatch(/^[\p{Ll}\d.-]+\.pdf$/u)
    await expect(page).toHaveURL(`/activities/${slug}`)
  }
  await page.goto(`/activities/${third}`)
  await press(page, 'Baixar atividade')
  await expect(page.getByRole('alert').filter({ hasText: 'Limite diário atingido' })).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: 'Ver os planos' }).click()
  await expect(page).toHaveURL('/plans')
})

test('a sheet of Premium refuses others and says so; a visitor signs in first', async ({ page }) => {
  const [slug = ''] = await slugs(page, 'premium')
  await page.goto(`/activities/${slug}`)
  await press(page, 'Exclusivo Premium')
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: `/activities/${slug}` })}`)
  await signUp(page)
  await page.goto(`/activities/${slug}`)
  await press(page, 'Exclusivo Premium')
  await expect(page.getByRole('alert').filter({ hasText: 'Conteúdo premium' })).toBeVisible()
})

test('what cannot work says so', async ({ page }) => {
  await page.goto('/plans')
  await expect(page.getByText('Para assinar, ligue o JavaScript do navegador')).toBeVisible()
})

test('a page of another site can neither download nor cancel', async ({ page }) => {
  await signUp(page)
  const [slug = ''] = await slugs(page, 'free')
  for (const path of [`/activities/${slug}`, '/cancel-subscription']) {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }
    expect((await page.request.post(path, { headers, data: '', maxRedirects: 0 })).status()).toBe(403)
  }
})

test('a subscription stays or is cancelled by links and a form', async ({ page }) => {
  await someone(page, premium())
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Cancelar Assinatura' }).click()
  await expect(page).toHaveURL('/cancel-subscription')
  await page.getByRole('link', { name: 'Continuar com minha assinatura' }).click()
  await expect(page.getByText('Assinatura mantida')).toBeVisible()

  await page.goto('/cancel-subscription')
  await page.getByRole('link', { name: 'Continuar com o cancelamento' }).click()
  await expect(page.getByText('Essa ação não pode ser desfeita')).toBeVisible()
  await page.getByLabel(/motivo|conte/i).fill('Férias')
  await press(page, 'Confirmar cancelamento')
  await expect(page.getByText('Assinatura cancelada')).toBeVisible()
  await expect(page).toHaveURL('/profile?done=cancelled')
})
