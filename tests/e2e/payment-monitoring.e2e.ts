import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './setup/accessibility.ts'
import { adminSession, memberSession } from './setup/admin.ts'
import { query } from './setup/database.ts'
import { settlePix } from './setup/paying.ts'
import { list, open } from './setup/payment-tools.ts'
import { test, toast } from './setup/site.ts'

/** A person buys by PIX and pays at the sandbox, through the API alone. */
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
  // The session is of the address the test knows the site by.
  await page.goto(new URL(url).pathname)
  await settlePix(page, verdict)
  return person
}

test.describe('the monitoring list', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_FAILED|status of 404/] })

  test('shows a payment made in the sandbox without a click, and what lies behind it', async ({ page, browser }) => {
    test.setTimeout(120_000)
    await adminSession(page)
    await page.goto('/payment-monitoring')
    await expect(page.getByRole('heading', { level: 1, name: 'Pagamentos' })).toBeVisible()
    const streaming = page.waitForResponse('**/functions/v1/admin/payment-events')
    await page.reload()
    expect((await streaming).status()).toBe(200)

    const buyer = await (await browser.newContext()).newPage()
    const person = await pay(buyer, 'approve')
    const id = person.id
    const row = list(page)
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/admin/users/${id}"]`) })
    // Far sooner than the 30 seconds of the fallback.
    await expect(row.getByText('Sucesso', { exact: true })).toBeVisible({ timeout: 20_000 })
    await expect(row).toContainText(/Valor\s*R\$\s11,90/)
    await expect(row).toContainText(/Método\s*PIX/)
    await expect(row).toContainText(/Criado\s*\d\d\/\d\d\/\d{4} \d\d:\d\d/)
    await expect(row).toContainText('Processado')
    await expect(row).toContainText(/Ana Souza pagou R\$\s11,90 por PIX em \d\d\/\d\d às \d\d:\d\d\. O acesso Premium/)

    await row.getByRole('button', { name: /^Ver detalhes/ }).click()
    const details = row.getByRole('region', { name: /^Ver detalhes/ })
    await expect(details).toContainText(person.email)
    await expect(details).toContainText(/R\$\s11,90: aprovado approved/)
    await expect(details).toContainText(/Período de \d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}/)
    await expect(details).toContainText('Assinatura válida')
    await details.getByText('Conteúdo recebido').first().click()
    await expect(details.locator('pre').first()).toContainText('"type": "payment"')
    await details.getByRole('button', { name: 'Processar novamente' }).click()
    await expect(toast(page, 'Pagamento processado')).toBeVisible()

    await list(page).getByRole('combobox', { name: 'Status' }).selectOption('Aprovado')
    await expect(page).toHaveURL(/status=approved/)
    // Other tests pay beside this one: only this payment counts.
    await expect(row).toHaveCount(0)
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

    // Each answer waits until its wait was seen.
    let seen = Promise.withResolvers<void>()
    await page.route(/payment-monitoring\.data/, async (route) => {
      await seen.promise
      await route.continue()
    })
    await list(page).getByRole('button', { name: 'Atualizar' }).click()
    await expect(list(page).getByRole('button', { name: 'Atualizar' })).toBeDisabled()
    seen.resolve()
    await expect(list(page).getByRole('button', { name: 'Atualizar' })).toBeEnabled()
    seen = Promise.withResolvers()
    await list(page).getByRole('link', { name: 'Limpar' }).click()
    await expect(list(page).getByText('Carregando...')).toBeVisible()
    seen.resolve()
    await expect(list(page).getByText('Carregando...')).toBeHidden()
    await page.unrouteAll()
    await buyer.context().close()
  })
})

test('one payment of a purchase that was paid twice is given back, after what comes of it was read', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await adminSession(page)
  const buyer = await (await browser.newContext()).newPage()
  const person = await pay(buyer, 'approve')
  const order = { planType: 'premium', billingPeriod: 'monthly', userId: person.id, userEmail: person.email }
  const again = { data: { ...order, userName: person.name } }
  const { url } = await (await buyer.request.post('/functions/v1/create-mercadopago-payment', again)).json()
  await buyer.goto(new URL(url).pathname)
  await settlePix(buyer, 'approve')
  await expect
    .poll(async () => (await query('select from payments where user_id = $1', [person.id])).length, { timeout: 20_000 })
    .toBe(2)
  // Both pages were open at once: the second one was opened before the first one was paid.
  await query(`update subscriptions set created_at = created_at - interval '1 hour' where user_id = $1`, [person.id])
  await query(
    `insert into payment_alerts (kind, about, detail)
     select 'paid_twice', provider_payment_id, '' from payments where user_id = $1 order by approved_at desc limit 1`,
    [person.id],
  )

  await page.goto('/payment-monitoring')
  const twice = page.getByRole('region', { name: 'Pagos em dobro' })
  const one = twice.getByRole('listitem').filter({ has: page.locator(`a[href="/admin/users/${person.id}"]`) })
  await expectAccessibleInBothThemes(page, 'paid twice', twice)
  await expect(one).toContainText(/Pagou Premium mensal duas vezes, com .+ entre um pagamento e o outro/)
  const refund = one.getByRole('button', { name: /^Devolver R\$\s?11,90$/ })
  await expect(refund).toHaveCount(0)
  await one.getByText('Devolver este').first().click()
  await expect(one.getByText('Não dá para desfazer').first()).toBeVisible()
  await refund.click()
  await expect(page.getByRole('status').filter({ hasText: 'Pagamento devolvido' })).toBeVisible()
  await expect(one).toHaveCount(0)
  const paid = await query('select status from payments where user_id = $1 order by status', [person.id])
  expect(paid).toEqual([{ status: 'approved' }, { status: 'refunded' }])
})

test('an administrator gives a part back after a question, and nothing once the provider would refuse', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await adminSession(page)
  const buyer = await (await browser.newContext()).newPage()
  const person = await pay(buyer, 'approve')
  const paid = 'select status, refunded_cents from payments where user_id = $1'
  await expect.poll(() => query(paid, [person.id])).toMatchObject([{ status: 'approved' }])
  await open(page, `/admin/users/${person.id}`)
  await page.getByRole('button', { name: /^Devolver o pagamento \d+, de R\$11,90$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Devolver pagamento' })
  await dialog.getByLabel('Uma parte').check()
  await dialog.getByLabel('Valor em reais').fill('12')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog).toContainText('Escreva um valor de R$0,01 a R$11,90')
  await expect(dialog).toContainText('Escreva o motivo')
  await dialog.getByLabel('Valor em reais').fill('5,00')
  await dialog.getByLabel('Motivo').fill('cobrança repetida')
  // The button that gives the money back comes at the same place.
  await dialog.getByRole('button', { name: 'Continuar' }).dblclick()
  await expect(dialog.getByRole('status')).toHaveText('Devolver R$5,00 a Ana Souza?')
  await expect(dialog).toContainText('O período pago continua valendo')
  await dialog.getByRole('button', { name: 'Devolver R$5,00' }).click()
  await expect(toast(page, 'Pagamento devolvido')).toBeVisible()
  const payments = page.getByRole('main')
  await expect(payments.getByText('R$5,00 já devolvidos')).toBeVisible()
  await expect.poll(() => query(paid, [person.id])).toMatchObject([{ refunded_cents: 500 }])

  await query(`update payments set approved_at = approved_at - interval '181 days' where user_id = $1`, [person.id])
  await page.reload()
  await expect(payments).toContainText('Passaram os 180 dias em que o Mercado Pago devolve um pagamento.')
  await expect(payments.getByRole('button', { name: /^Devolver/ })).toHaveCount(0)
  await buyer.context().close()
})

test('each status has its badge, what is missing is N/A, and errors are shown', async ({ page }) => {
  await adminSession(page)
  const mark = randomUUID()
  await query(
    `insert into payment_monitoring (payment_id, status, amount, payment_method, error_message)
     select $1 || status, status, amount, method, error from (values
       ('success', 1234.5, 'pix', null), ('pending', null, null, null), ('error', 11.9, 'visa', 'Pagamento recusado (cc_rejected_high_risk).'),
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
    await expect(row('error')).toContainText(/Método\s*Cartão Visa visa/)
    await expect(row('error')).toContainText(
      /Erro: Pagamento recusado: a análise de risco do Mercado Pago não aprovou\.\s*cc_rejected_high_risk/,
    )
  } finally {
    await query('delete from payment_monitoring where payment_id like $1', [`${mark}%`])
  }
})

test('the list is read again every 30 seconds, and not while the tab is hidden', async ({ page }) => {
  await adminSession(page)
  await page.clock.install()
  let readings = 0
  let ended = 0
  const isReading = (request: { url(): string }) => request.url().includes('/payment-monitoring.data')
  const onEnd = (request: { url(): string }) => {
    if (isReading(request)) ended += 1
  }
  page.on('request', (request) => {
    if (isReading(request)) readings += 1
  })
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  /** All requests of the page so far were counted and have arrived; its clock is stopped, so no new one starts. */
  const readAll = async () => {
    await page.evaluate(() => fetch('/healthz').then(({ ok }) => ok))
    await expect.poll(() => readings - ended).toBe(0)
    return readings
  }
  await open(page, '/payment-monitoring')
  // The screen's heading may be alive a moment before its timers are.
  const readAfterHalfAMinute = async () => {
    await page.clock.runFor(30_000)
    return readings
  }
  await expect.poll(readAfterHalfAMinute).toBeGreaterThan(0)

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const before = await readAll()
  await page.clock.runFor(90_000)
  expect(await readAll()).toBe(before)
})

test('the table of a month is downloaded for the accountant, as CSV and as a workbook', async ({ page }) => {
  await adminSession(page)
  await page.goto('/payment-monitoring')
  const form = page.getByRole('region', { name: 'Para a contabilidade' })
  await expect(form.getByLabel('Mês').getByRole('option')).toHaveCount(60)
  for (const [button, end, start] of [
    ['Baixar em CSV', '.csv', '\uFEFFData;Tipo;Nome;'],
    ['Baixar em Excel', '.xlsx', 'PK'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('button', { name: button }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^vendas-\d{4}-\d\d\.\w+$/)
    expect(download.suggestedFilename()).toContain(end)
    expect((await readFile(await download.path())).toString().slice(0, start.length)).toBe(start)
  }
})
