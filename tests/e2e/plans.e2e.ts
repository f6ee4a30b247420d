import { expect } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { CHECKOUT_ROUTES, card, choose, startCheckout } from './setup/checkout.ts'
import { signUp, test, toast } from './setup/site.ts'

/** A place for the payment page that is really there, so that the new tab has something to show. */
const PAYMENT_PAGE = '/about?pagamento=1'

test.describe('a visitor', () => {
  test('sees both plans, in both periods, as the page promises them', async ({ page }) => {
    await page.goto('/plans')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planos: escolha o seu ritmo de imprimir')
    const premium = card(page, 'Premium')
    await expect(premium).toHaveAttribute('data-highlighted', 'true')
    await expect(card(page, 'Gratuito')).toHaveAttribute('data-highlighted', 'false')
    await expect(premium).toContainText('R$11,90', { useInnerText: true })
    await expect(premium).not.toContainText('Economize', { useInnerText: true })
    await expect(premium).toContainText('Mais de 500 atividades exclusivas')
    await expect(card(page, 'Gratuito')).toContainText('2 downloads por dia')

    const periods = page.getByRole('group', { name: 'Período de cobrança' })
    await expect(periods.getByRole('radio', { name: 'Mensal' })).toBeChecked()
    await periods.getByRole('radio', { name: 'Mensal' }).press('ArrowRight')
    await expect(periods.getByRole('radio', { name: 'Anual' })).toBeChecked()
    await expect(premium).toContainText('R$99,90', { useInnerText: true })
    await expect(premium.getByText('R$142,80')).toHaveCSS('text-decoration-line', 'line-through')
    await expect(premium).toContainText('Economize R$42,90', { useInnerText: true })
    await expect(premium).toContainText(
      'Assinando agora, você mantém esse valor enquanto sua assinatura estiver ativa, mesmo que os preços subam no futuro.',
    )

    await expect(page.getByRole('heading', { name: 'Compare os planos' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Downloads 2 por dia Ilimitados' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Suporte prioritário Não Sim' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Aviso de material novo Não Em breve' })).toBeVisible()

    const second = page.getByRole('heading', { name: 'O que acontece no fim do período?' })
    await second.click()
    await expect(page.getByText('a conta volta ao plano Gratuito')).toBeVisible()
    // One open at a time.
    await expect(page.getByText('No PIX, você paga uma vez')).toBeHidden()

    await card(page, 'Gratuito').getByRole('link', { name: 'Começar agora' }).click()
    await expect(page).toHaveURL('/register')
  })

  test('compares the plans on cards on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/plans')
    await expect(page.getByRole('table')).toBeHidden()
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Suporte prioritário' }) })
    await expect(row).toContainText('Gratuito')
    await expect(row.getByText('Não')).toBeVisible()
    await expect(row.getByText('Sim')).toBeVisible()
    // Premium comes first.
    const [premium, free] = await Promise.all([
      card(page, 'Premium').boundingBox(),
      card(page, 'Gratuito').boundingBox(),
    ])
    expect(premium?.y).toBeLessThan(free?.y ?? 0)
  })

  test('is asked to sign in before paying, and comes back to the period chosen', async ({ page }) => {
    await page.goto('/plans?plan=annual')
    await card(page, 'Premium').getByRole('button', { name: 'Assinar agora' }).click()
    const dialog = page.getByRole('dialog', { name: 'Como você quer pagar?' })
    await expect(dialog).toHaveCSS('opacity', '1')
    await expect(dialog).toContainText('Premium anual, R$99,90.', { useInnerText: true })
    await expect(dialog.getByRole('button', { name: 'Cartão Recomendado Renovação automática' })).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'PIX Instantâneo Pagamento único' })).toBeVisible()
    await choose(page, 'PIX')
    await expect(dialog).toBeHidden()
    await expect(toast(page, 'Login necessário')).toContainText('Faça login para continuar com a assinatura.')
    await expect(page).toHaveURL('/login?next=%2Fplans%3Fplan%3Dannual')
  })

  test('plan=annual leaves a visitor where they have scrolled to, also when the scripts come late', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // The clock is stopped until the visitor has scrolled: neither the page's own scroll nor the application comes
    // first.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/plans?plan=annual')
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 1_500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500)
    await page.clock.resume()
    await alive(page)
    // Longer than any scroll of the page's own waits.
    await page.waitForTimeout(1_500)
    expect(await page.evaluate(() => scrollY)).toBe(1_500)
  })

  test('plan=annual shows annual prices and brings the cards into view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto('/plans?plan=annual')
    await expect(page.getByRole('radio', { name: 'Anual' })).toBeChecked()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await expect(card(page, 'Premium')).toBeInViewport()

    await page.goto('/plans')
    await expect(page.getByRole('radio', { name: 'Mensal' })).toBeChecked()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('reads everything and changes the period', async ({ page }) => {
      await page.goto('/plans')
      await expect(card(page, 'Premium')).toContainText('R$11,90', { useInnerText: true })
      await expect(card(page, 'Premium')).toContainText('ligue o JavaScript')
      await page.getByRole('radio', { name: 'Anual' }).check()
      await page.getByRole('button', { name: 'Ver preços' }).click()
      await expect(page).toHaveURL('/plans?plan=annual')
      await expect(card(page, 'Premium')).toContainText('Economize R$42,90', { useInnerText: true })
      await page.getByRole('heading', { name: 'O que quer dizer “downloads ilimitados”?' }).click()
      await expect(page.getByText('Que não há limite por dia')).toBeVisible()
    })
  })
})

test.describe('a person on the free plan', () => {
  // Each refusal and broken call is logged by the browser.
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('sees their plan, after a wait that says so', async ({ page }) => {
    await signUp(page)
    await page.goto('/about')
    // Before the application is there, a link asks for the document, which has the plan in it.
    await alive(page)
    let answer: () => void = () => undefined
    const held = new Promise<void>((done) => {
      answer = done
    })
    await page.route('**/plans.data*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('banner').getByRole('link', { name: 'Planos' }).click()
    for (const name of ['Gratuito', 'Premium'] as const)
      await expect(card(page, name).getByRole('button', { name: 'Carregando...' })).toBeDisabled()
    answer()
    await expect(card(page, 'Gratuito').getByRole('button', { name: 'Este é seu plano atual' })).toBeDisabled()
    await expect(card(page, 'Gratuito')).toHaveAttribute('data-highlighted', 'true')
    await expect(card(page, 'Premium').getByRole('button', { name: 'Assinar agora' })).toBeEnabled()
  })

  test('is asked about at most every 5 minutes, unless the address says otherwise', async ({ page }) => {
    await signUp(page)
    await page.goto('/plans')
    await expect(card(page, 'Gratuito').getByRole('button', { name: 'Este é seu plano atual' })).toBeVisible()
    // The application notes when it asked; before it is there a link leads on without it.
    await page.waitForFunction(() => localStorage.getItem('lastSubscriptionCheck') !== null)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/plans.data')) asked.push(request.url())
    })
    const leaveAndReturn = async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Quem Somos?' }).click()
      await expect(page).toHaveURL('/about')
      await page.getByRole('banner').getByRole('link', { name: 'Planos' }).click()
      await expect(card(page, 'Gratuito').getByRole('button', { name: 'Este é seu plano atual' })).toBeVisible()
    }
    await leaveAndReturn()
    expect(asked).toEqual([])
    await page.evaluate(() => localStorage.setItem('lastSubscriptionCheck', JSON.stringify(Date.now() - 300_001)))
    await leaveAndReturn()
    expect(asked).toHaveLength(1)
  })

  test('opens one payment page, however often they press', async ({ page, context, baseURL }) => {
    await signUp(page)
    await page.goto('/plans?plan=annual')
    const bodies: unknown[] = []
    let answer: () => void = () => undefined
    const held = new Promise<void>((done) => {
      answer = done
    })
    await page.route(CHECKOUT_ROUTES, async (route) => {
      bodies.push([new URL(route.request().url()).pathname, route.request().postDataJSON()])
      await held
      await route.fulfill({ json: { url: `${baseURL}${PAYMENT_PAGE}` } })
    })
    const tabOpens = context.waitForEvent('page')
    await startCheckout(page, 'PIX')
    await expect(toast(page, 'Processando...')).toContainText('Redirecionando para o pagamento...')
    const tab = await tabOpens
    await expect(tab.getByRole('status')).toHaveText('Processando... Redirecionando para o pagamento...')
    await expect(tab).toHaveTitle('Processando...')
    await page.bringToFront()
    const busy = card(page, 'Premium').getByRole('button', { name: 'Processando...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await busy.click({ force: true })
    await expect(page.getByRole('dialog')).toBeHidden()

    answer()
    await expect(tab).toHaveURL(PAYMENT_PAGE)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await expect(toast(page, 'Redirecionamento concluído')).toContainText(
      'A página de pagamento foi aberta em uma nova aba (Mercado Pago)',
    )
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'))
    expect(bodies).toEqual([
      [
        '/functions/v1/create-mercadopago-payment',
        {
          planType: 'premium',
          billingPeriod: 'annual',
          userId: user.id,
          userEmail: user.email,
          userName: 'Ana Souza',
        },
      ],
    ])
  })

  test('gets a link where the browser opens no tab', async ({ page, context, baseURL }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await signUp(page)
    await page.goto('/plans')
    await page.route(CHECKOUT_ROUTES, (route) => route.fulfill({ json: { url: `${baseURL}${PAYMENT_PAGE}` } }))
    await startCheckout(page)
    const dialog = page.getByRole('dialog', { name: 'Abra a página de pagamento' })
    const tabOpens = context.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Ir para o pagamento' }).click()
    await expect(await tabOpens).toHaveURL(PAYMENT_PAGE)
    await expect(dialog).toBeHidden()
  })
})
