import { expect, type Page } from '@playwright/test'
import { register, test, toast } from './setup/site.ts'

// The browser logs each address that is not there.
test.use({ expectedErrors: [/status of 404/] })
// The provider leads back to the site's own address, which is localhost: a session of that host counts there.
test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) })

const premiumCard = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Premium', exact: true })

/** Chooses Premium on /plans; returns the provider's page, which opens in a tab of its own. */
async function startCheckout(page: Page, method: 'Cartão' | 'PIX'): Promise<Page> {
  await premiumCard(page).getByRole('button', { name: 'Assinar agora' }).click()
  const tabOpens = page.context().waitForEvent('page')
  await page.getByRole('dialog').getByRole('button', { name: method }).click()
  const tab = await tabOpens
  await expect(tab.getByText('SANDBOX', { exact: true })).toBeVisible()
  return tab
}

/** What the server says of the person's subscription. */
async function summary(page: Page) {
  return (await page.request.get('/functions/v1/subscription')).json()
}

/** What the provider knows of the person's payments and subscriptions. */
async function atProvider(page: Page, sandbox: string, email: string) {
  const { payments, subscriptions } = await (await page.request.get(`${sandbox}/sandbox/state`)).json()
  return {
    payments: payments.filter((payment: { payer: { email: string } }) => payment.payer.email === email),
    subscriptions: subscriptions.filter((one: { payer_email: string }) => one.payer_email === email),
  }
}

async function becamePremium(page: Page) {
  await page.bringToFront()
  await expect(toast(page, 'Pagamento confirmado')).toBeVisible({ timeout: 30_000 })
  await expect(premiumCard(page).getByRole('button', { name: 'Este é seu plano atual' })).toBeVisible()
}

const months = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / (30.4 * 24 * 3600 * 1000))

test('by card: refused, approved, renewed, cancelled, and premium to the end', async ({ page }) => {
  const { email } = await register(page)
  await page.goto('/plans')
  const tab = await startCheckout(page, 'Cartão')
  const sandbox = new URL(tab.url()).origin
  const id = new URL(tab.url()).searchParams.get('preapproval_id')

  await tab.getByRole('button', { name: 'Recusar' }).click()
  await expect(tab.getByRole('alert')).toContainText('Pagamento recusado')
  expect(await summary(page)).toMatchObject({ hasActiveSubscription: false, plan: 'gratuito' })

  await tab.getByRole('button', { name: 'Aprovar' }).click()
  await expect(tab).toHaveURL(/\/payment-success/)
  await expect(tab.getByRole('dialog', { name: 'Bem-vindo ao Premium!' })).toBeVisible({ timeout: 30_000 })
  await tab.close()
  await becamePremium(page)
  const first = await summary(page)
  expect(first).toMatchObject({ plan: 'premium', subscriptionStatus: 'active', billingPeriod: 'monthly' })

  await page.request.post(`${sandbox}/sandbox/subscriptions/${id}/charge`, { data: {} })
  await expect
    .poll(async () => months(first.subscriptionEnd, (await summary(page)).subscriptionEnd), { timeout: 20_000 })
    .toBe(1)

  await page.goto('/cancel-subscription')
  await page.getByRole('button', { name: 'Continuar com o cancelamento' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar cancelamento' }).click()
  await expect(toast(page, 'Assinatura cancelada')).toBeVisible()
  expect(await summary(page)).toMatchObject({
    hasActiveSubscription: true,
    plan: 'premium',
    subscriptionStatus: 'cancelled',
  })
  expect((await atProvider(page, sandbox, email)).subscriptions).toMatchObject([{ id, status: 'cancelled' }])
})

test('by PIX: refused, approved, withdrawn from, and refunded', async ({ page }) => {
  test.setTimeout(120_000)
  const { email } = await register(page)
  await page.goto('/plans')
  const refused = await startCheckout(page, 'PIX')
  const sandbox = new URL(refused.url()).origin
  await refused.getByRole('button', { name: 'Recusar' }).click()
  await expect(refused.getByRole('status')).toContainText('Pagamento recusado.')
  await refused.close()

  // What was refused is not offered again, heard of or not.
  await page.bringToFront()
  const tab = await startCheckout(page, 'PIX')
  await expect(tab.getByLabel('PIX copia e cola')).toHaveValue(/^000201.*br\.gov\.bcb\.pix/)
  await tab.getByRole('button', { name: 'Aprovar' }).click()
  await expect(tab.getByRole('status')).toContainText('Pagamento aprovado.')
  await tab.close()
  await becamePremium(page)
  expect(await summary(page)).toMatchObject({ subscriptionStatus: 'one_time_active', type: 'one_time' })

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Desistir e receber o dinheiro de volta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar desistência' }).click()
  await expect(toast(page, 'Dinheiro devolvido').or(toast(page, 'Devolução em andamento'))).toContainText('R$')
  await expect.poll(async () => (await summary(page)).plan, { timeout: 20_000 }).toBe('gratuito')
  const { payments } = await atProvider(page, sandbox, email)
  expect(payments.map(({ status }: { status: string }) => status).sort()).toEqual(['refunded', 'rejected'])
})
