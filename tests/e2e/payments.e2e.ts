import { expect, type Page } from '@playwright/test'
import { expectAccessibleEverywhere, expectNarrow } from './setup/accessibility.ts'
import { memberSession } from './setup/admin.ts'
import { countPresses, openCheckout, payWithCard, sandboxOf, settlePix } from './setup/paying.ts'
import { signUp, test, toast } from './setup/site.ts'

// The browser logs each address that is not there.
test.use({ expectedErrors: [/status of 404/] })
// The pages to pay on are named by the site's own address, which is localhost: a session of that host counts there.
test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) })
// Most people pay on a phone.
test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] })

const premiumCard = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Premium', exact: true })

/** The server's summary of the user's subscription. */
async function summary(page: Page) {
  return (await page.request.get('/functions/v1/subscription')).json()
}

/** The provider's payments and subscriptions of the user. */
interface AtProvider {
  readonly payments: { status: string; payer: { email: string } }[]
  readonly subscriptions: { id: string; status: string; payer_email: string }[]
}

async function atProvider(page: Page, sandbox: string, email: string) {
  const state: AtProvider = await (await page.request.get(`${sandbox}/sandbox/state`)).json()
  const { payments, subscriptions } = state
  return {
    payments: payments.filter((payment) => payment.payer.email === email),
    subscriptions: subscriptions.filter((one) => one.payer_email === email),
  }
}

async function becamePremium(page: Page) {
  await page.bringToFront()
  await expect(toast(page, 'Pagamento confirmado')).toBeVisible({ timeout: 30_000 })
  await expect(premiumCard(page).getByRole('button', { name: 'Este é seu plano atual' })).toBeVisible()
}

/** The provider's test card of debit (Elo). */
const DEBIT_CARD = '5067 7667 8388 8311'

const months = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / (30.4 * 24 * 3600 * 1000))

test('by card: refused, refused, approved on one page, then renewed, cancelled, and premium to the end', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { email } = await signUp(page)
  await page.goto('/plans')
  const presses = await countPresses(page)
  const tab = await openCheckout(page, 'Cartão')
  const sandbox = await sandboxOf(page)
  await expect(tab.getByRole('main')).toContainText('Renova por R$11,90 todo mês até você cancelar')
  await expect(tab.getByRole('main')).toContainText('7 dias para desistir')
  await tab.evaluate(() => Object.assign(window, { stayed: true }))

  // One sentence for each, whatever the shape of the answer.
  for (const card of ['FUND', 'OTHE'] as const) {
    const answer = tab.waitForResponse('**/functions/v1/pay-by-card')
    await payWithCard(tab, card)
    const reply = await answer
    expect(await reply.json()).toMatchObject({ outcome: 'refused' })
    expect(reply.status()).toBe(200)
    await expect(tab.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveText([
      'O cartão não foi aprovado. Tente outro cartão ou pague com PIX.',
    ])
  }
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await summary(page)).toMatchObject({ hasActiveSubscription: false, plan: 'gratuito' })
  // A reload would forget it.
  expect(await tab.evaluate(() => 'stayed' in window)).toBe(true)

  await payWithCard(tab)
  await expect(tab).toHaveURL(/\/payment-success/)
  // Two to the form, and one for each card.
  expect(presses()).toBe(5)
  await expect(tab.getByRole('dialog', { name: 'Bem-vindo ao Premium!' })).toBeVisible({ timeout: 30_000 })
  await tab.close()
  await becamePremium(page)
  const first = await summary(page)
  expect(first).toMatchObject({ plan: 'premium', subscriptionStatus: 'active', billingPeriod: 'monthly' })

  // Each refused card left one behind.
  const { id } = (await atProvider(page, sandbox, email)).subscriptions.find(
    ({ status }) => status === 'authorized',
  ) ?? { id: '' }
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
  const before = presses()
  await page.getByRole('button', { name: 'Continuar com o cancelamento' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar cancelamento' }).click()
  await expect(toast(page, 'Assinatura cancelada')).toBeVisible()
  expect(presses() - before).toBe(2)
  expect(await summary(page)).toMatchObject({
    hasActiveSubscription: true,
    plan: 'premium',
    subscriptionStatus: 'cancelled',
  })
  const { subscriptions } = await atProvider(page, sandbox, email)
  expect(subscriptions.filter(({ status }) => status !== 'cancelled')).toEqual([])
  expect(subscriptions.map((one) => one.id)).toContain(id)
})

test('by PIX: refused, approved, withdrawn from, and refunded', async ({ page }) => {
  test.setTimeout(120_000)
  const { email } = await signUp(page)
  await page.goto('/plans')
  const refused = await openCheckout(page, 'PIX')
  const sandbox = await sandboxOf(page)
  await settlePix(refused, 'reject')
  await expect(refused.getByRole('heading', { name: 'Este código não vale mais' })).toBeVisible()
  await refused.close()

  // A refused payment is not offered again, with or without its notification.
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

test('by card: withdrawn from with two presses, and refunded', async ({ page }) => {
  test.setTimeout(120_000)
  const { email } = await signUp(page)
  await page.goto('/plans')
  const tab = await openCheckout(page, 'Cartão')
  const sandbox = await sandboxOf(page)
  // A change of the provider to this list, as observed.
  const fault = { name: 'error_400', path: '/authorized_payments/search' }
  await page.request.post(`${sandbox}/sandbox/faults`, { data: fault })
  await payWithCard(tab)
  await expect(tab).toHaveURL(/\/payment-success/)
  await tab.close()
  await becamePremium(page)

  await page.goto('/profile')
  await expect(page.getByRole('region', { name: 'Direito de arrependimento' })).toContainText(
    'receber R$11,90 de volta',
  )
  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'Desistir e receber o dinheiro de volta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar desistência' }).click()
  await expect(toast(page, 'Dinheiro devolvido')).toContainText('R$11,90')
  expect(presses()).toBe(2)
  await page.request.delete(`${sandbox}/sandbox/faults/error_400`)
  expect(await summary(page)).toMatchObject({ plan: 'gratuito', renews: false })
  const { payments, subscriptions } = await atProvider(page, sandbox, email)
  expect([...new Set(payments.map(({ status }) => status))].toSorted()).toEqual(['approved', 'refunded'])
  expect(subscriptions.map(({ status }) => status)).toEqual(['cancelled'])
})

test('a PIX is copied, left, found on the profile, and seen to arrive', async ({ page }) => {
  await signUp(page)
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

test('a debit card is not taken: it goes nowhere, and a credit card can follow', async ({ page }) => {
  await signUp(page)
  await page.goto('/plans')
  const tab = await openCheckout(page, 'Cartão')
  const sent: string[] = []
  tab.on('request', (request) => void sent.push(new URL(request.url()).pathname))
  await payWithCard(tab, 'APRO', DEBIT_CARD)
  await expect(tab.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveText([
    'Confira os dados do cartão.',
  ])
  expect(sent.filter((path) => /card_tokens|pay-by-card/.test(path))).toEqual([])
  await payWithCard(tab)
  await expect(tab).toHaveURL(/\/payment-success/)
})

test('a card is paid with three presses and what is typed', async ({ page }) => {
  await signUp(page)
  await page.goto('/plans')
  const presses = await countPresses(page)
  const tab = await openCheckout(page, 'Cartão')
  const order = tab.waitForRequest('**/functions/v1/pay-by-card')
  await payWithCard(tab)
  // The provider's check of risks asks for the id that its script leaves in the page.
  expect((await order).postDataJSON()).toMatchObject({ deviceId: expect.stringMatching(/^armor\./) })
  await expect(tab).toHaveURL(/\/payment-success/)
  expect(presses()).toBe(3)
})

test('the pages to pay on are accessible, in both themes and at every width, with a refused card too', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signUp(page)
  await page.goto('/plans')
  const pix = await openCheckout(page, 'PIX')
  await expectAccessibleEverywhere(pix, '/pix', () => expect(pix.getByLabel('PIX Copia e Cola')).toBeVisible())
  await expectNarrow(pix, '/pix')
  await pix.close()
  await page.bringToFront()
  const tab = await openCheckout(page, 'Cartão')
  await expectAccessibleEverywhere(tab, '/assinar', async () => {
    await payWithCard(tab, 'OTHE')
    await expect(tab.getByRole('alert').filter({ hasText: 'O cartão não foi aprovado' })).toBeVisible()
    await tab.getByText('CPF na nota fiscal').click()
  })
  await expectNarrow(tab, '/assinar')
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
