import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './setup/accessibility.ts'
import { adminSession, memberSession } from './setup/admin.ts'
import { query } from './setup/database.ts'
import { test, toast } from './setup/site.ts'

const WEBHOOK = '/functions/v1/mercadopago-webhook'

/** Endpoints of the kinds a webhook must not be, on ports of their own. */
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

/** Nobody listens there. */
const NOWHERE = `http://127.0.0.1:1${WEBHOOK}`
const list = (page: Page) => page.getByRole('region', { name: 'Monitoramento de Pagamentos' })
const result = (page: Page) => page.getByRole('region', { name: 'Resultado', exact: true })

async function open(page: Page, path: string) {
  await page.goto(path)
  // The screen is there before its script is.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/** Somebody buys by PIX and pays at the sandbox, through the doors alone. */
async function pay(page: Page, verdict: 'approve' | 'reject') {
  const person = await memberSession(page)
  const data = {
    planType: 'premium',
    billingPeriod: 'monthly',
    userId: person.id,
    userEmail: person.email,
    userName: person.name,
  }
  const answer = await page.request.post('/functions/v1/create-mercadopago-payment', { data })
  expect(answer.status()).toBe(200)
  const { url } = await answer.json()
  await page.goto(url)
  await page.getByRole('button', { name: verdict === 'approve' ? 'Aprovar' : 'Recusar' }).click()
  return person
}

test.describe('the monitoring list', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_FAILED|status of 404/] })

  test('shows a payment made in the sandbox without a click, and what lies behind it', async ({ page, browser }) => {
    test.setTimeout(120_000)
    await adminSession(page)
    await page.goto('/payment-monitoring')
    await expect(page.getByRole('heading', { level: 1, name: 'Monitoramento de pagamentos' })).toBeVisible()
    const streaming = page.waitForResponse('**/functions/v1/admin/payment-events')
    await page.reload()
    expect((await streaming).status()).toBe(200)

    const buyer = await (await browser.newContext()).newPage()
    const person = await pay(buyer, 'approve')
    const id = person.id
    const row = list(page)
      .getByRole('listitem')
      .filter({ hasText: `${id.slice(0, 4)}...${id.slice(-4)}` })
    // Far sooner than the 30 seconds of the fallback.
    await expect(row.getByText('Sucesso', { exact: true })).toBeVisible({ timeout: 20_000 })
    await expect(row).toContainText(/Valor\s*R\$\s11,90/)
    await expect(row).toContainText(/Método\s*pix/)
    await expect(row).toContainText(/Criado\s*\d\d\/\d\d\/\d{4} \d\d:\d\d/)
    await expect(row).toContainText('Processado')

    await row.getByRole('button', { name: /^Ver detalhes/ }).click()
    const details = row.getByRole('region', { name: /^Ver detalhes/ })
    await expect(details).toContainText(person.email)
    await expect(details).toContainText(/R\$\s11,90 \(approved\)/)
    await expect(details).toContainText(/Período de \d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}/)
    await expect(details).toContainText('Assinatura válida')
    await details.getByText('Conteúdo recebido').first().click()
    await expect(details.locator('pre').first()).toContainText('"type": "payment"')
    await details.getByRole('button', { name: 'Processar novamente' }).click()
    await expect(toast(page, 'Pagamento processado')).toBeVisible()

    await list(page).getByRole('combobox', { name: 'Status' }).selectOption('Aprovado')
    await expect(page).toHaveURL(/status=approved/)
    await expect(list(page).getByText('Nenhum pagamento encontrado')).toBeVisible()
    await list(page).getByRole('link', { name: 'Limpar' }).click()
    // The fields are new ones once the list is whole again.
    await expect(page).not.toHaveURL(/status=/)
    await expect(row).toBeVisible()
    await list(page).getByRole('searchbox').fill(person.email)
    await list(page).getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page).toHaveURL(/search=pessoa/)
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(1)
    const tiles = page.locator('dl > div')
    await expect(tiles.filter({ hasText: 'Sucessos' }).locator('dd').first()).toHaveText('1')
    await expect(tiles.filter({ hasText: 'Total' }).locator('dd').first()).toHaveText('1')

    await page.route(/payment-monitoring\.data|_root\.data/, (route) => route.abort())
    await list(page).getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Falha ao carregar dados de pagamentos')).toContainText('Erro')
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(1)
    await page.unrouteAll()

    // Slow enough to be seen.
    await page.route(/payment-monitoring\.data/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await list(page).getByRole('button', { name: 'Atualizar' }).click()
    await expect(list(page).getByRole('button', { name: 'Atualizar' })).toBeDisabled()
    await expect(list(page).getByRole('button', { name: 'Atualizar' })).toBeEnabled()
    await list(page).getByRole('link', { name: 'Limpar' }).click()
    await expect(list(page).getByText('Carregando...')).toBeVisible()
    await expect(list(page).getByText('Carregando...')).toBeHidden()
    await page.unrouteAll()
    await buyer.context().close()
  })
})

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
  const target = page.getByLabel('Testar outro endereço')
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

    const target = page.getByLabel('Testar outro endereço')
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
  })
})

test('each status has its badge, what is missing is N/A, and what went wrong is told', async ({ page }) => {
  await adminSession(page)
  const mark = randomUUID()
  await query(
    `insert into payment_monitoring (payment_id, status, amount, payment_method, error_message)
     select $1 || status, status, amount, method, error from (values
       ('success', 1234.5, 'pix', null), ('pending', null, null, null), ('error', 11.9, 'visa', 'Valor diferente do combinado'),
       ('cancelled', 99.9, 'visa', null), ('approved', 11.9, 'visa', null), ('in_process', null, null, null)
     ) as made (status, amount, method, error)`,
    [mark],
  )
  try {
    await open(page, '/payment-monitoring')
    const row = (status: string) =>
      list(page)
        .getByRole('listitem')
        .filter({ hasText: `${mark}${status}` })
    for (const [status, word] of Object.entries({
      success: 'Sucesso',
      pending: 'Pendente',
      error: 'Erro',
      cancelled: 'Cancelado',
      approved: 'Aprovado',
      in_process: 'in_process',
    }))
      await expect(row(status).getByText(word, { exact: true })).toBeVisible()
    await expect(row('success')).toContainText(/Valor\s*R\$\s1\.234,50/)
    await expect(row('pending')).toContainText(/Valor\s*N\/A\s*Método\s*N\/A\s*Usuário\s*N\/A/)
    await expect(row('pending')).not.toContainText('Processado')
    await expect(row('error')).toContainText('Valor diferente do combinado')
  } finally {
    await query('delete from payment_monitoring where payment_id like $1', [`${mark}%`])
  }
})

test('the list is read again every 30 seconds, and not while the tab is hidden', async ({ page }) => {
  await adminSession(page)
  await page.clock.install()
  let readings = 0
  page.on('request', (request) => {
    if (request.url().includes('/payment-monitoring.data')) readings += 1
  })
  await open(page, '/payment-monitoring')
  await page.clock.runFor(30_000)
  await expect.poll(() => readings).toBeGreaterThan(0)

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForLoadState('networkidle')
  const before = readings
  await page.clock.runFor(90_000)
  await page.waitForLoadState('networkidle')
  expect(readings).toBe(before)
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
