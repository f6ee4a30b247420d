import { expect, type Page } from '@playwright/test'
import { memberSession } from './setup/admin.ts'
import { countPresses, openCheckout, payWithCard, sandboxOf, settlePix } from './setup/paying.ts'
import { register, test, toast } from './setup/site.ts'

// The browser logs each address that is not there.
test.use({ expectedErrors: [/status of 404/] })
// The pages to pay on are named by the site's own address, which is localhost: a session of that host counts there.
test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) })

const premiumCard = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Premium', exact: true })

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
  const tab = await openCheckout(page, 'Cartão')
  const sandbox = await sandboxOf(page)
  await expect(tab.getByRole('main')).toContainText('Renova por R$11,90 todo mês até você cancelar')
  await expect(tab.getByRole('main')).toContainText('7 dias para desistir')

  await payWithCard(tab, 'FUND')
  await expect(tab.getByRole('alert').filter({ hasText: 'limite suficiente' })).toBeVisible()
  expect(await summary(page)).toMatchObject({ hasActiveSubscription: false, plan: 'gratuito' })

  await payWithCard(tab)
  await expect(tab).toHaveURL(/\/payment-success/)
  await expect(tab.getByRole('dialog', { name: 'Bem-vindo ao Premium!' })).toBeVisible({ timeout: 30_000 })
  await tab.close()
  await becamePremium(page)
  const first = await summary(page)
  expect(first).toMatchObject({ plan: 'premium', subscriptionStatus: 'active', billingPeriod: 'monthly' })

  const [{ id }] = (await atProvider(page, sandbox, email)).subscriptions
  await page.request.post(`${sandbox}/sandbox/subscriptions/${id}/charge`, { data: {} })
  await expect
    .poll(async () => months(first.subscriptionEnd, (await summary(page)).subscriptionEnd), { timeout: 20_000 })
    .toBe(1)

  await page.goto('/profile')
  await expect(page.getByRole('region', { name: 'Próxima cobrança' })).toContainText('R$11,90')
  await expect(page.getByRole('region', { name: 'Próxima cobrança' })).toContainText('final 6351')
  await page.getByRole('link', { name: 'Trocar cartão' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trocar cartão' })).toBeVisible()
  await payWithCard(page)
  await expect(page).toHaveURL(/\/profile/)

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
  const refused = await openCheckout(page, 'PIX')
  const sandbox = await sandboxOf(page)
  await settlePix(refused, 'reject')
  await expect(refused.getByRole('heading', { name: 'Este código não vale mais' })).toBeVisible()
  await refused.close()

  // What was refused is not offered again, heard of or not.
  await page.bringToFront()
  const tab = await openCheckout(page, 'PIX')
  await settlePix(tab, 'approve')
  await expect(tab).toHaveURL(/\/payment-success/)
  await expect(tab.getByRole('dialog', { name: 'Bem-vindo ao Premium!' })).toBeVisible({ timeout: 30_000 })
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] })

  test('a PIX is copied, left, found on the profile, and seen to arrive', async ({ page }) => {
    await register(page)
    await page.goto('/plans')
    const presses = await countPresses(page)
    const tab = await openCheckout(page, 'PIX')
    await expect(tab.getByRole('img', { name: 'QR code do PIX' })).toBeVisible()
    // Two presses to the code; what is left is done in the application of the bank.
    expect(presses()).toBe(2)
    await tab.getByRole('button', { name: 'Copiar código' }).click()
    await expect(tab.getByRole('button', { name: 'Copiado!' })).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Copiar código' })).toBeVisible({ timeout: 4_000 })
    await tab.close()

    await page.goto('/profile')
    await page.getByRole('link', { name: 'Abrir o código PIX' }).click()
    await expect(page.getByRole('timer')).toHaveText(/^23:5\d:\d\d$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await settlePix(page, 'approve')
    await expect(page).toHaveURL(/\/payment-success/, { timeout: 5_000 })
    await page.goto('/profile')
    const first = await summary(page)

    await test.step('and is renewed long before its end', async () => {
      const opens = page.context().waitForEvent('page')
      await page.getByRole('button', { name: 'Renovar com PIX' }).click()
      const renewal = await opens
      await expect(renewal.getByRole('img', { name: 'QR code do PIX' })).toBeVisible()
      await settlePix(renewal, 'approve')
      await expect(renewal).toHaveURL(/\/payment-success/, { timeout: 5_000 })
      const renewed = await summary(page)
      expect(renewed).toMatchObject({ plan: 'premium', type: 'one_time', renews: false })
      expect(months(first.subscriptionEnd, renewed.subscriptionEnd)).toBe(1)
    })
  })

  test('a card is paid with three presses and what is typed', async ({ page }) => {
    await register(page)
    await page.goto('/plans')
    const presses = await countPresses(page)
    const tab = await openCheckout(page, 'Cartão')
    await payWithCard(tab)
    await expect(tab).toHaveURL(/\/payment-success/)
    expect(presses()).toBe(3)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('code and picture of a PIX are there, and a card is paid on the page of the provider', async ({ page }) => {
    const { id, email, name } = await memberSession(page)
    const order = async (path: string) => {
      const data = { planType: 'premium', billingPeriod: 'monthly', userId: id, userEmail: email, userName: name }
      return (await (await page.request.post(`/functions/v1/${path}`, { data })).json()).url as string
    }
    await page.goto(await order('create-mercadopago-payment'))
    await expect(page.getByRole('img', { name: 'QR code do PIX' })).toBeVisible()
    await expect(page.getByLabel('PIX Copia e Cola')).toHaveValue(/^000201/)
    await page.goto(await order('create-mercadopago-subscription'))
    await page.getByLabel('Qual é o email da sua conta do Mercado Pago?').fill('outra@conta.example')
    await page.getByRole('button', { name: 'Continuar no Mercado Pago' }).click()
    await expect(page.getByText('SANDBOX', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Email da sua conta do Mercado Pago')).toHaveValue('outra@conta.example')
  })
})
