import { expect, type Locator, type Page } from '@playwright/test'
import { register, signUp, test, toast } from './setup/site.ts'

const LOOKUP = '**/functions/v1/subscription'
const SUCCESS = '/payment-success?payment_id=123&status=approved'

const free = {
  hasActiveSubscription: false,
  subscribed: false,
  plan: 'gratuito',
  billingPeriod: null,
  subscriptionEnd: null,
  subscriptionStatus: 'inactive',
  type: null,
  withdrawableUntil: null,
  withdrawableCents: null,
  keepsUntil: null,
  nextCharge: null,
  renews: false,
  failedRenewal: null,
  starting: null,
  pendingPix: null,
  cardOf: null,
  lastDigits: null,
}
const premium = {
  ...free,
  hasActiveSubscription: true,
  subscribed: true,
  plan: 'premium',
  billingPeriod: 'annual',
  subscriptionEnd: '2099-06-10T12:00:00.000Z',
  subscriptionStatus: 'active',
  type: 'subscription',
}

/** The server answers these, one after the other; the last one stays. Returns how often it was asked. */
async function lookupAnswers(page: Page, ...answers: object[]) {
  let asked = 0
  await page.route(LOOKUP, (route) => route.fulfill({ json: answers[Math.min(asked++, answers.length - 1)] }))
  return () => asked
}

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Bem-vindo ao Premium!' })
const confetti = (page: Page) => page.locator('canvas[data-confetti]')

/** Opens the page of a payment with a clock that {@link asTimePasses} moves. */
async function openSuccess(page: Page) {
  await page.clock.install()
  await page.goto(SUCCESS)
}

/** Moves the clock of the page, second by second, until the check holds. */
const asTimePasses = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1_000)
    await check()
  }).toPass({ intervals: [50], timeout: 30_000 })

const untilVisible = (page: Page, seen: Locator) => asTimePasses(page, () => expect(seen).toBeVisible({ timeout: 200 }))
const untilGone = (page: Page, seen: Locator) =>
  asTimePasses(page, () => expect(seen).not.toBeAttached({ timeout: 200 }))

// The browser logs each refusal and each broken call.
test.use({ expectedErrors: [/Failed to load resource/] })

test('a confirmed payment is thanked for, and welcomed once', async ({ page }) => {
  await signUp(page)
  const asked = await lookupAnswers(page, free, premium)
  await openSuccess(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento Processado')
  await expect(page.getByText('Verificando seu pagamento...')).toBeVisible()

  await untilVisible(page, welcome(page))
  expect(asked()).toBe(2)
  await expect(confetti(page)).toBeAttached()
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'))
  expect(user).toMatchObject({ plan: 'premium', billingPeriod: 'annual' })
  await untilGone(page, confetti(page))
  await page.keyboard.press('Escape')
  await expect(welcome(page)).toBeHidden()
  await expect(page.getByText('Agradecemos a sua assinatura!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir para o perfil' })).toHaveAttribute('href', '/profile')

  await page.reload()
  await expect(page.getByText('Agradecemos a sua assinatura!')).toBeVisible()
  await expect(welcome(page)).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Ver atividades' }).click()
  await expect(page).toHaveURL('/activities')
})

test('a forged address shows nothing the server does not confirm', async ({ page }) => {
  await signUp(page)
  await openSuccess(page)
  await untilVisible(page, page.getByRole('heading', { level: 1, name: 'Aguardando a confirmação' }))
  await expect(page.getByText('Esta página se atualiza sozinha.')).toBeVisible()
  await expect(welcome(page)).toBeHidden()
  await expect(page.getByText('Agradecemos a sua assinatura')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('user') ?? '')).not.toContain('premium')

  await test.step('a payment that arrives later is noticed', async () => {
    await lookupAnswers(page, premium)
    await untilVisible(page, welcome(page))
  })
})

test('without parameters the server is asked once', async ({ page }) => {
  await signUp(page)
  const asked = await lookupAnswers(page, premium)
  await page.goto('/payment-success')
  await expect(page.getByText('Agradecemos a sua assinatura!')).toBeVisible()
  await expect(welcome(page)).toBeHidden()
  expect(asked()).toBe(1)
})

test('an address that claims no payment does not promise to change by itself', async ({ page }) => {
  await signUp(page)
  await lookupAnswers(page, free)
  await page.goto('/payment-success?status=pending')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aguardando a confirmação')
  await expect(page.getByText('recarregue esta página em instantes')).toBeVisible()
  await expect(page.getByText('se atualiza sozinha')).toBeHidden()
})

test('a verification that fails says so', async ({ page }) => {
  await signUp(page)
  await page.route(LOOKUP, (route) => route.abort())
  await openSuccess(page)
  const failure = toast(page, 'Erro na verificação')
  await untilVisible(page, failure)
  await expect(failure).toContainText('Não foi possível verificar seu pagamento. Tente recarregar a página.')
  await expect(page.getByRole('button', { name: 'Recarregar a página' })).toBeVisible()
})

test('an answer that never comes does not hold the page', async ({ page }) => {
  await signUp(page)
  await page.route(LOOKUP, () => undefined)
  await openSuccess(page)
  await expect(page.getByText('Verificando seu pagamento...')).toBeVisible()
  await untilGone(page, page.getByText('Verificando seu pagamento...'))
  await expect(page.getByRole('link', { name: 'Ir para o perfil' })).toBeVisible()
})

test('a flag from before is shown once, and nothing falls in calm mode', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await register(page)
  await lookupAnswers(page, premium)
  await page.evaluate(() => localStorage.setItem('showPremiumSuccessPopup', 'true'))
  await page.goto('/payment-success')
  await expect(welcome(page)).toBeVisible()
  await expect(confetti(page)).not.toBeAttached()
  expect(await page.evaluate(() => localStorage.getItem('showPremiumSuccessPopup'))).toBeNull()
})

test('visitors are asked to sign in', async ({ page }) => {
  await page.goto(SUCCESS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre para conferir o pagamento')
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: SUCCESS })}`)
})
