import { expect } from '@playwright/test'
import { CHECKOUT_ROUTES, startCheckout } from './setup/checkout.ts'
import { signUp, test, toast } from './setup/site.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

test('a person on the free plan reads why each checkout failed', async ({ page, context }) => {
  test.setTimeout(180_000)
  await signUp(page)
  await page.goto('/plans')
  const refusals = [
    [
      409,
      'active_access',
      'Você já possui acesso ativo.',
      'Assinatura já ativa',
      'Você já possui uma assinatura ativa.',
    ],
    [
      500,
      'payments_not_configured',
      'Token ausente',
      'Erro de configuração',
      'Erro de configuração do sistema de pagamento. Nossa equipe foi notificada.',
    ],
    [400, 'invalid_input', 'Dados inválidos', 'Dados inválidos', 'Verifique suas informações e tente novamente.'],
    [
      503,
      'provider_unreachable',
      'Não foi possível conectar',
      'Erro de conexão',
      'Problema de conexão. Verifique sua internet e tente novamente.',
    ],
    [422, 'any', 'O provedor está em manutenção.', 'Erro no pagamento', 'O provedor está em manutenção.'],
    [502, 'any', '', 'Erro no pagamento', 'Ocorreu um erro ao processar seu pagamento.'],
    [200, 'any', '', 'Erro no pagamento', 'URL de checkout não foi recebida do servidor'],
    [403, 'not_yours', '', 'Erro ao obter dados do usuário', 'Por favor, tente fazer login novamente.'],
  ] as const
  for (const [status, code, message, title, text] of refusals) {
    await test.step(`${status} ${code}`, async () => {
      const json = status === 200 ? {} : { error: { code, title: '-', description: message } }
      await page.route(CHECKOUT_ROUTES, (route) => route.fulfill({ status, json }), { times: 1 })
      await startCheckout(page)
      await expect(toast(page, title)).toContainText(text)
      // The tab that was opened for it is gone again.
      await expect.poll(() => context.pages().length).toBe(1)
    })
  }
  await test.step('no network', async () => {
    await page.route(CHECKOUT_ROUTES, (route) => route.abort(), { times: 1 })
    await startCheckout(page)
    await expect(toast(page, 'Erro de conexão')).toContainText('Problema de conexão.')
  })
  await test.step('the session has ended', async () => {
    // The page's own look at the session, a second after it opened, gets no answer: the checkout is the first to
    // know.
    await page.route('**/auth/v1/get-session', (route) => route.abort())
    await page.reload()
    await context.clearCookies()
    await startCheckout(page)
    await expect(toast(page, 'Login necessário')).toContainText('Faça login para continuar com a assinatura.')
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})

test('a browser that has forgotten the person asks them to sign in anew', async ({ page }) => {
  await signUp(page)
  await page.goto('/plans')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).not.toBeNull()
  // A look at the session would write the person down again.
  await page.route('**/auth/v1/get-session', (route) => route.abort())
  await page.evaluate(() => localStorage.removeItem('user'))
  await startCheckout(page)
  await expect(toast(page, 'Erro ao obter dados do usuário')).toContainText('Por favor, tente fazer login novamente.')
})
