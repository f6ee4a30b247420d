import { expect, type Page } from '@playwright/test'
import { payWithCard, settlePix } from './setup/paying.ts'
import { signUp, test, toast } from './setup/site.ts'

const card = (page: Page, name: 'Gratuito' | 'Premium') =>
  page.getByRole('main').getByRole('region', { name, exact: true })

/** Buys from /plans and returns the tab that was opened for it, with the payment approved. */
async function buy(page: Page, method: 'Cartão' | 'PIX'): Promise<Page> {
  await card(page, 'Premium').getByRole('button', { name: 'Assinar agora' }).click()
  const opens = page.context().waitForEvent('page')
  await page.getByRole('dialog').getByRole('button', { name: method }).click()
  const tab = await opens
  await expect(toast(page, 'Redirecionamento concluído')).toContainText('(Mercado Pago)')
  if (method === 'Cartão') await payWithCard(tab)
  else await settlePix(tab, 'approve')
  // A tab that is closed while it changes pages can leave Chromium without an answer for its opener.
  await tab.waitForURL(/\/payment-success/)
  return tab
}

// The browser logs the call that is broken on purpose.
test.use({ expectedErrors: [/Failed to load resource/] })
// The pages to pay on are named by the site's own address, which is localhost: a session of that host counts there.
test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) })

test('subscribes by card, becomes premium without reloading, and cancels', async ({ page }) => {
  test.setTimeout(150_000)
  await signUp(page)
  await page.goto('/plans')
  await page.evaluate(() => Object.assign(window, { stayed: true }))

  await test.step('the page that stayed open notices the payment', async () => {
    const tab = await buy(page, 'Cartão')
    await page.bringToFront()
    await expect(card(page, 'Premium').getByRole('button', { name: 'Este é seu plano atual' })).toBeVisible({
      timeout: 40_000,
    })
    await expect(card(page, 'Premium')).toHaveAttribute('data-highlighted', 'true')
    // The free plan's button is gone.
    await expect(card(page, 'Gratuito').getByRole('button')).toHaveCount(0)
    await page.getByRole('radio', { name: 'Anual' }).check()
    await expect(card(page, 'Premium').getByRole('button', { name: 'Mudar para plano anual' })).toBeEnabled()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await tab.close()
  })

  await test.step('the address the provider leads back to welcomes', async () => {
    await page.goto('/payment-success?status=approved')
    const welcome = page.getByRole('dialog', { name: 'Bem-vindo ao Premium!' })
    await expect(welcome).toBeVisible({ timeout: 20_000 })
    await page.keyboard.press('Escape')
  })

  await test.step('keeps the subscription', async () => {
    await page.goto('/cancel-subscription')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antes de cancelar a sua assinatura')
    await expect(page.getByRole('listitem').filter({ hasText: 'materiais' })).toContainText('Em breve')
    await page.getByRole('button', { name: 'Continuar com minha assinatura' }).click()
    await expect(toast(page, 'Assinatura mantida')).toBeVisible()
    await expect(page).toHaveURL('/profile')
  })

  const dialog = page.getByRole('dialog', { name: 'Confirmar cancelamento' })
  const ask = async () => {
    await page.goto('/cancel-subscription')
    await page.getByRole('button', { name: 'Continuar com o cancelamento' }).click()
    await expect(dialog).toContainText('Essa ação não pode ser desfeita')
  }
  await test.step('a failure is shown, and changes nothing', async () => {
    await ask()
    await dialog.getByRole('button', { name: 'Voltar' }).click()
    await expect(dialog).toBeHidden()
    await page.route('**/functions/v1/cancel-subscription', (route) => route.abort(), { times: 1 })
    await ask()
    await dialog.getByRole('button', { name: 'Confirmar cancelamento' }).click()
    await expect(dialog.getByRole('button', { name: 'Processando...' })).toHaveAttribute('aria-disabled', 'true')
    await expect(toast(page, 'Erro ao cancelar')).toContainText('Não foi possível atualizar o status da assinatura.')
  })

  await test.step('cancels, and keeps the access that was paid for', async () => {
    await ask()
    await dialog.getByRole('button', { name: 'Confirmar cancelamento' }).click()
    await expect(toast(page, 'Assinatura cancelada')).toContainText(
      'Sua assinatura foi cancelada com sucesso. Esperamos você de volta em breve!',
    )
    await expect(page).toHaveURL('/profile')
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'))
    expect(user).toMatchObject({ plan: 'premium', subscriptionStatus: 'cancelled' })
    await page.goto('/cancel-subscription')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sua assinatura já está cancelada')
    await page.goto('/plans')
    await expect(card(page, 'Premium').getByRole('button', { name: 'Este é seu plano atual' })).toBeVisible()
  })
})

test('pays once by PIX: there is nothing to cancel, and no second payment', async ({ page }) => {
  test.setTimeout(120_000)
  await signUp(page)
  await page.goto('/plans?plan=annual')
  const tab = await buy(page, 'PIX')
  await tab.close()
  await expect(toast(page, 'Pagamento confirmado')).toBeVisible({ timeout: 40_000 })
  await expect(card(page, 'Premium').getByRole('button', { name: 'Este é seu plano atual' })).toBeVisible()
  await page.getByRole('radio', { name: 'Mensal' }).check()
  await expect(card(page, 'Premium').getByRole('button', { name: 'Mudar para plano mensal' })).toBeEnabled()

  const { receipts } = await (await page.request.get('/functions/v1/receipts')).json()
  expect(receipts).toMatchObject([{ amountCents: 9990, type: 'one_time', billingPeriod: 'annual', status: 'paid' }])

  await page.goto('/cancel-subscription')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não há o que cancelar')
})

test('visitors sign in first; the free plan has nothing to cancel', async ({ page }) => {
  await page.goto('/cancel-subscription')
  await expect(page).toHaveURL('/login?next=%2Fcancel-subscription')
  await signUp(page)
  await page.goto('/cancel-subscription')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não há assinatura para cancelar')
})
