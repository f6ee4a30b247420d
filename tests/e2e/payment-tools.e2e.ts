import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './setup/accessibility.ts'
import { adminSession } from './setup/admin.ts'
import { list, open } from './setup/payment-tools.ts'
import { test, toast } from './setup/site.ts'

const WEBHOOK = '/functions/v1/mercadopago-webhook'

/** Endpoints that a webhook must not have, on separate ports. */
const servers: Server[] = []
async function endpoint(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${WEBHOOK}`
}
const answering = (status: number) => endpoint((_, response) => response.writeHead(status).end('{}'))
test.afterAll(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A closed port. */
const NOWHERE = `http://127.0.0.1:1${WEBHOOK}`
const result = (page: Page) => page.getByRole('region', { name: 'Resultado', exact: true })

test('/mercadopago-test shows how to configure the webhook, and copies its address', async ({ page, context }) => {
  await adminSession(page)
  await open(page, '/mercadopago-test')
  const panel = page.getByRole('region', { name: 'Configuração do webhook' })
  await expect(panel.getByLabel('URL de notificação')).toHaveValue(new RegExp(`^http://localhost:\\d+${WEBHOOK}$`))
  await expect(panel).toContainText('sandbox local')
  for (const fact of ['payment', 'POST', 'pública (sem autenticação)'])
    await expect(panel.getByText(fact, { exact: true })).toBeVisible()
  await expect(list(page)).toBeVisible()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await panel.getByRole('button', { name: 'Copiar' }).click()
  await expect(toast(page, 'URL copiada!')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Copiado!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(WEBHOOK)
  await expect(panel.getByRole('button', { name: 'Copiar' })).toBeVisible()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await panel.getByRole('button', { name: 'Copiar' }).click()
  await expect(toast(page, 'Erro ao copiar')).toContainText('Não foi possível copiar a URL.')
  await page.getByRole('link', { name: 'Abrir o testador de webhook' }).click()
  await expect(page).toHaveURL('/webhook-tester')
})

test('/webhook-tester: every answer of an endpoint has its words', async ({ page, context }) => {
  test.setTimeout(120_000)
  await adminSession(page)
  await open(page, '/webhook-tester')
  await expect(page.getByRole('tab', { name: 'Teste Rápido' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('URL do webhook')).toHaveAttribute('readonly', '')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar' }).click()
  await expect(toast(page, 'Copiado!')).toContainText('Texto copiado para a área de transferência.')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await expect(page.getByRole('button', { name: 'Copiar' })).toBeVisible()
  await page.getByRole('button', { name: 'Copiar' }).click()
  await expect(toast(page, 'Erro ao copiar')).toContainText('Não foi possível copiar o texto.')

  const connect = page.getByRole('button', { name: 'Testar Conexão' })
  const simulate = page.getByRole('button', { name: 'Simular webhook' })
  const target = page.getByLabel('Outro endereço')
  await page.getByText('Testar outro endereço').click()
  await connect.click()
  await expect(toast(page, 'Webhook está online!')).toContainText('A função está deployada e respondendo.')
  await expect(result(page).getByText('Sucesso', { exact: true })).toBeVisible()
  await expect(result(page).locator('pre')).toBeHidden()
  await result(page).getByText('Detalhes da resposta').click()
  await expect(result(page).locator('pre')).toContainText('"status": 204')
  await simulate.click()
  await expect(toast(page, 'Webhook requer assinatura')).toContainText('MERCADOPAGO_WEBHOOK_SECRET')

  await target.fill(await answering(404))
  await connect.click()
  await expect(toast(page, 'Webhook offline')).toContainText('404')
  await simulate.click()
  await expect(toast(page, 'Erro no webhook')).toContainText('404')
  await target.fill(await answering(500))
  await simulate.click()
  await expect(toast(page, 'Erro no webhook')).toContainText('500')
  await target.fill(await answering(401))
  await simulate.click()
  await expect(toast(page, 'Webhook requer assinatura')).toContainText('401')
  await target.fill(await answering(200))
  await simulate.click()
  await expect(toast(page, 'Webhook funcionando!')).toBeVisible()
  await target.fill(NOWHERE)
  await connect.click()
  await expect(toast(page, 'Erro crítico')).toContainText('Não foi possível conectar. Function may not exist.')
  await expect(result(page)).toContainText(/Erro de rede: .*ECONNREFUSED/)

  const signed = page.getByRole('button', { name: 'Enviar assinada' })
  await page.getByLabel('Formato').selectOption('Simulação do painel: assinatura')
  await page.getByLabel('Id do recurso').fill('a b')
  await signed.click()
  await expect(page.getByText('Use só letras, números')).toBeVisible()
  await page.getByLabel('Id do recurso').fill('123456')
  await signed.click()
  await expect(toast(page, 'Webhook funcionando!')).toContainText('200')
})

test.describe('the other tabs', () => {
  test('by keyboard: a payload of one’s own, the list and the documentation', async ({ page }) => {
    await adminSession(page)
    await open(page, '/webhook-tester')
    await page.getByRole('tab', { name: 'Teste Rápido' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Teste Personalizado' })).toHaveAttribute('aria-selected', 'true')
    const send = page.getByRole('button', { name: 'Enviar Teste' })
    const payload = page.getByLabel('Payload JSON')
    await expect(send).toBeDisabled()
    await payload.fill('{"type": ')
    await send.click()
    await expect(toast(page, 'Erro crítico')).toContainText(/JSON/)
    await page.getByRole('button', { name: 'Usar Exemplo' }).click()
    await expect(payload).toHaveValue(/"action": "payment.updated"/)
    await send.click()
    await expect(toast(page, 'Webhook requer assinatura')).toBeVisible()
    await page.getByRole('tab', { name: 'Teste Personalizado' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(payload).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expect(payload).toHaveValue(/"action": "payment.updated"/)
    await expect(result(page)).toBeVisible()

    await page.getByRole('tab', { name: 'Teste Personalizado' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(list(page)).toBeVisible()
    await list(page).getByRole('combobox', { name: 'Status' }).selectOption('Cancelado')
    await expect(page).toHaveURL(/tab=monitoring/)
    await page.reload()
    await expect(list(page)).toBeVisible()
    await page.getByRole('tab', { name: 'Monitoramento' }).focus()
    await page.keyboard.press('End')
    await expect(page.getByText('payment_monitoring')).toBeVisible()
    await expect(page.getByText('MERCADOPAGO_WEBHOOK_SECRET').first()).toBeVisible()
    await page.getByRole('link', { name: 'Abrir diagnóstico' }).click()
    await expect(page).toHaveURL('/webhook-diagnostic')
  })
})

test.describe('/webhook-diagnostic', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_FAILED/] })

  test('runs six tests, counts what passed and says what to do next', async ({ page }) => {
    await adminSession(page)
    await open(page, '/webhook-diagnostic')
    const start = page.getByRole('button', { name: 'Iniciar Diagnóstico Completo' })
    const results = page.getByRole('region', { name: 'Resultados' })
    await start.click()
    await expect(toast(page, 'Diagnóstico Concluído')).toContainText('5/6 testes passaram')
    await expect(results.getByRole('listitem')).toHaveCount(6)
    await expect(results.getByText('SUCESSO', { exact: true })).toHaveCount(5)
    await expect(results.getByText('AVISO', { exact: true })).toHaveCount(1)
    await expect(results).toContainText(/Executado em \d\d\/\d\d\/\d{4}/)
    await expect(page.getByRole('region', { name: 'Próximos passos' }).getByRole('listitem').first()).toBeVisible()
    await results.getByText('Detalhes técnicos').first().click()
    await expect(results.locator('pre').first()).toContainText('"status": 204')

    const target = page.getByLabel('Outro endereço')
    await page.getByText('Testar outro endereço').click()
    await target.fill(NOWHERE)
    await start.click()
    await expect(toast(page, 'Diagnóstico Concluído')).toContainText('1/6 testes passaram')
    await expect(results.getByText('ERRO', { exact: true })).toHaveCount(5)

    const lacksToken = await endpoint((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const whole = Buffer.concat(chunks).toString().endsWith('}')
        const status = request.method === 'OPTIONS' ? 204 : !whole ? 400 : request.headers['x-signature'] ? 401 : 500
        response.writeHead(status).end()
      })
    })
    await target.fill(lacksToken)
    await start.click()
    await expect(toast(page, 'Diagnóstico Completo')).toContainText('Todos os 6 testes passaram!')

    await page.route('**/webhook-diagnostic', (route) => route.abort())
    await start.click()
    await expect(toast(page, 'Erro no Diagnóstico')).toContainText('Failed to fetch')
    // The report of before would pass for the one of the run that failed.
    await expect(results).toBeHidden()
  })
})

test('Pagamentos opens the monitoring; the tools are tabs of it', async ({ page }) => {
  await adminSession(page)
  await open(page, '/admin')
  const admin = page.getByRole('navigation', { name: 'Administração' })
  await admin.getByRole('link', { name: 'Pagamentos' }).click()
  await expect(page).toHaveURL('/payment-monitoring')
  const tools = page.getByRole('navigation', { name: 'Ferramentas de pagamento' })
  for (const [name, address] of [
    ['Ajustes', '/mercadopago-test'],
    ['Testador', '/webhook-tester'],
    ['Diagnóstico', '/webhook-diagnostic'],
    ['Pagamentos', '/payment-monitoring'],
  ] as const) {
    await tools.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(tools.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(admin.getByRole('link', { name: 'Pagamentos' })).toHaveAttribute('aria-current', 'page')
  }
})

// 195 px is a phone of 390 px at 200 %.
test('the tabs of the tools are one row at any width; the open and the focused one are in view', async ({ page }) => {
  await adminSession(page)
  const tabs = page.getByRole('navigation', { name: 'Ferramentas de pagamento' })
  for (const width of [195, 390, 820]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/webhook-diagnostic')
    const tops = await tabs.getByRole('link').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size, `${width} px`).toBe(1)
    await expect(tabs.getByRole('link', { name: 'Diagnóstico' })).toBeInViewport({ ratio: 1 })
    await tabs.getByRole('link', { name: 'Ajustes' }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(tabs.getByRole('link', { name: 'Pagamentos' })).toBeFocused()
    await expect(tabs.getByRole('link', { name: 'Pagamentos' })).toBeInViewport({ ratio: 0.95 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(Math.max(width, 320))
  }
})

test('axe finds nothing in the tools, and nothing scrolls sideways', async ({ page }) => {
  test.setTimeout(180_000)
  await adminSession(page)
  const screens = [
    '/mercadopago-test',
    '/payment-monitoring',
    '/webhook-tester',
    '/webhook-tester?tab=custom',
    '/webhook-tester?tab=documentation',
    '/webhook-diagnostic',
  ]
  for (const screen of screens) await expectAccessibleEverywhere(page, screen, () => page.goto(screen))
})
