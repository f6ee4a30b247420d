import { expect, type Page } from '@playwright/test'
import { card, startCheckout } from './setup/checkout.ts'
import { drawnSheet } from './setup/drawn-sheets.ts'
import { countPresses, payWithCard, settlePix } from './setup/paying.ts'
import { fillRegistration, newPerson, test, toast } from './setup/site.ts'

/** Registers from the sign-in screen, as a person without an account does. */
async function registerInstead(page: Page, person = newPerson()) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /criar conta|registr|cadastr/i })
    .click()
  await fillRegistration(page, person)
  return person
}

/** Number of downloads counted today. */
async function used(page: Page): Promise<number> {
  const { user } = await (await page.request.get('/auth/v1/get-session')).json()
  const body = { user_id: user.userId }
  return (await (await page.request.post('/rest/v1/rpc/get_user_download_stats', { data: body })).json()).daily_used
}

test('Baixar is carried through signing up: the sheet comes back and is downloaded, once', async ({ page }) => {
  const free = await drawnSheet(page.request, 'free')
  await page.goto(`/activities/${free.slug}`)
  await page.getByRole('button', { name: 'Baixar atividade' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await registerInstead(page)
  await expect(page).toHaveURL(`/activities/${free.slug}`)
  await expect(toast(page, 'Download em andamento')).toBeVisible()
  await expect.poll(() => downloads).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Baixar atividade' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(downloads).toHaveLength(1)
  expect(await used(page)).toBe(1)
})

test('a link alone downloads nothing', async ({ page }) => {
  const free = await drawnSheet(page.request, 'free')
  await page.goto(`/login?${new URLSearchParams({ next: `/activities/${free.slug}` })}`)
  await registerInstead(page)
  await expect(page).toHaveURL(`/activities/${free.slug}`)
  await page.waitForLoadState('networkidle')
  expect(await used(page)).toBe(0)
})

test('Exclusivo Premium goes on at the plans, with the way back to the sheet', async ({ page }) => {
  const premium = await drawnSheet(page.request, 'premium')
  await page.goto(`/activities/${premium.slug}`)
  await page.getByRole('button', { name: 'Exclusivo Premium' }).click()
  await expect(page).toHaveURL('/login?next=%2Fplans')
  await registerInstead(page)
  await expect(page).toHaveURL('/plans')
  const back = page.getByRole('link', { name: `Voltar para “${premium.title}”` })
  await expect(back).toBeVisible()
  await back.click()
  await expect(page).toHaveURL(`/activities/${premium.slug}`)
})

test.describe('a plan and a way to pay', () => {
  // The pages to pay on are named by the site's own address, which is localhost: a session of that host counts there.
  test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) })

  const WAYS = [
    { method: 'PIX', path: /\/pix\//, toPay: 0, pay: (page: Page) => settlePix(page, 'approve') },
    { method: 'Cartão', path: /\/assinar\//, toPay: 1, pay: (page: Page) => payWithCard(page) },
  ] as const
  for (const { method, path, toPay, pay } of WAYS)
    test(`chosen before signing up arrive at the page to pay on: ${method}, annual`, async ({ page }) => {
      await page.goto('/plans')
      const presses = await countPresses(page)
      await page.getByRole('radio', { name: 'Anual' }).check()
      const before = presses()
      await startCheckout(page, method)
      await expect(page).toHaveURL(/\/login\?next=/)
      expect(presses() - before).toBe(2)
      await registerInstead(page)
      await expect(page).toHaveURL(path)
      const signedUp = presses()
      await expect(page.getByRole('main')).toContainText('R$99,90')
      await pay(page)
      await expect(page).toHaveURL(/\/payment-success/)
      expect(presses() - signedUp).toBe(toPay)

      // It was meant once.
      await page.goto('/plans')
      await expect(card(page, 'Premium').getByRole('button', { name: 'Este é seu plano atual' })).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Como você quer pagar?' })).toBeHidden()
    })
})
