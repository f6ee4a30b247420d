import { expect, type Page } from '@playwright/test'
import { fillRegistration, newPerson, test, toast } from './setup/site.ts'

async function sheetsOf(page: Page) {
  const { activities } = await (await page.request.get('/rest/v1/activities?limit=45')).json()
  const find = (isPremium: boolean) =>
    activities.find((one: { isPremium: boolean; hasFile: boolean }) => one.isPremium === isPremium && one.hasFile)
  return { free: find(false), premium: find(true) } as Record<'free' | 'premium', { slug: string; title: string }>
}

/** Registers from the sign-in screen, as a person without an account does. */
async function registerInstead(page: Page, person = newPerson()) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /criar conta|registr|cadastr/i })
    .click()
  await fillRegistration(page, person)
  return person
}

/** How many downloads the day has counted. */
async function used(page: Page): Promise<number> {
  const { user } = await (await page.request.get('/auth/v1/get-session')).json()
  const body = { user_id: user.userId }
  return (await (await page.request.post('/rest/v1/rpc/get_user_download_stats', { data: body })).json()).daily_used
}

test('Baixar is carried through signing up: the sheet comes back and is downloaded, once', async ({ page }) => {
  const { free } = await sheetsOf(page)
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
  const { free } = await sheetsOf(page)
  await page.goto(`/login?${new URLSearchParams({ next: `/activities/${free.slug}` })}`)
  await registerInstead(page)
  await expect(page).toHaveURL(`/activities/${free.slug}`)
  await page.waitForLoadState('networkidle')
  expect(await used(page)).toBe(0)
})

test('Exclusivo Premium goes on at the plans, with the way back to the sheet', async ({ page }) => {
  const { premium } = await sheetsOf(page)
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

test('a way to pay that was chosen before signing in is offered again', async ({ page }) => {
  await page.goto('/plans')
  await page.getByRole('button', { name: 'Assinar agora' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'PIX' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await registerInstead(page)
  await expect(page).toHaveURL(/\/plans\?plan=/)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'PIX' })).toBeVisible()
})
