import { expect, type Page } from '@playwright/test'

const NOBODYS = '00000000-0000-4000-8000-000000000000'

/** Address of the provider's sandbox: the page of the card form names it in its policy. */
export async function sandboxOf(page: Page): Promise<string> {
  const answer = await page.request.get(`/assinar/${NOBODYS}`, { failOnStatusCode: false })
  const origin = /script-src[^;]* (http:\/\/127\.0\.0\.1:\d+)/.exec(
    answer.headers()['content-security-policy'] ?? '',
  )?.[1]
  if (!origin) throw new Error('no page names the sandbox')
  return origin
}

/** Result of the test card, by its printed name. */
export type TestCard = 'APRO' | 'OTHE' | 'FUND' | 'CALL' | 'SECU' | 'EXPI' | 'FORM'

/** Types a test card into the provider's form on our page, and pays. */
export async function payWithCard(tab: Page, holder: TestCard = 'APRO', number = '5031 4332 1540 6351'): Promise<void> {
  await tab.getByLabel('Número do cartão').fill(number)
  await tab.getByLabel('Vencimento (MM/AA)').fill('11/30')
  await tab.getByLabel('Código de segurança').fill('123')
  await tab.getByLabel('Nome do titular').fill(holder)
  await tab.getByLabel('CPF do titular').fill('123.456.789-09')
  await tab.getByRole('button', { name: /^(Pagar R\$|Assinar|Trocar cartão)/ }).click()
}

/** Settles the PIX of the open page, as the payer's bank would. */
export async function settlePix(tab: Page, what: 'approve' | 'reject' | 'expire'): Promise<void> {
  const code = await tab.getByLabel('PIX Copia e Cola').inputValue()
  expect(code).toMatch(/^000201.*br\.gov\.bcb\.pix/)
  const sandbox = await sandboxOf(tab)
  const { payments } = await (await tab.request.get(`${sandbox}/sandbox/state`)).json()
  const paid = payments.find(
    (one: { point_of_interaction: { transaction_data?: { qr_code?: string } } }) =>
      one.point_of_interaction.transaction_data?.qr_code === code,
  )
  await tab.request.post(`${sandbox}/sandbox/payments/${paid.id}/${what}`, { data: {} })
}

const premiumCard = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Premium', exact: true })

/** Presses the button of Premium on /plans and chooses the method; returns the page to pay on, in a new tab. */
export async function openCheckout(page: Page, method: 'Cartão' | 'PIX', button = 'Assinar agora'): Promise<Page> {
  await premiumCard(page).getByRole('button', { name: button }).click()
  const opens = page.context().waitForEvent('page')
  await page.getByRole('dialog').getByRole('button', { name: method }).click()
  const tab = await opens
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  return tab
}

/** Counts the presses of a hand in every tab of a page's browser, from now on. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.context().exposeBinding('countPress', () => {
    presses += 1
  })
  const count = () =>
    addEventListener(
      'click',
      ({ isTrusted }) => isTrusted && (window as unknown as { countPress(): void }).countPress(),
      {
        capture: true,
      },
    )
  await page.context().addInitScript(count)
  await page.evaluate(count)
  return () => presses
}
