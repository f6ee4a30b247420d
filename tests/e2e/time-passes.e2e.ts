import { expect, type Locator, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { mailsTo, pageOf } from './setup/mails.ts'
import { OWN_MAIL_PORT, OWN_ORIGIN, OWN_SELLER, type OwnProduct, startOwnProduct } from './setup/own-product.ts'
import { countPresses, openCheckout, payWithCard, sandboxOf } from './setup/paying.ts'
import { loseSession, type newPerson, signUp, test, toast } from './setup/site.ts'

const DAY_MS = 86_400_000

let product: OwnProduct
test.beforeAll(async () => {
  test.setTimeout(300_000)
  product = await startOwnProduct()
})
test.afterAll(() => product?.stop())
test.use({ baseURL: OWN_ORIGIN })

/** The server's summary of the user's subscription. */
const summary = async (page: Page) => (await page.request.get('/functions/v1/subscription')).json()
const plan = async (page: Page) => (await summary(page)).plan

const IDENTITY = `${OWN_SELLER.name}, CNPJ ${OWN_SELLER.document}, ${OWN_SELLER.address}.`
/** The seller with the electronic address, as a page or a mail names them. */
const SELLER = `${IDENTITY} Atendimento: ${OWN_SELLER.email}`

const MAILTO = `mailto:${OWN_SELLER.email}`

/** Text of the PDF behind a link. */
async function textOfPdf(page: Page, link: Locator): Promise<string> {
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const pdf = await getDocument({ data: new Uint8Array(await answer.body()), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

/** Signs in while the server's clock is at another moment, with a new browser. */
async function signInAt(momentMs: number, page: Page, { email, password }: ReturnType<typeof newPerson>) {
  await loseSession(page)
  product.moveClock(momentMs - Date.now())
  const answer = await page.request.post('/auth/v1/sign-in/email', { data: { email, password } })
  expect(answer.status()).toBe(200)
}

test('a card from the first payment to the last day: another card, another period, cancelled, and over', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const person = await signUp(page)
  const payIn = async (tab: Page) => {
    await payWithCard(tab)
    await expect(tab).toHaveURL(/\/payment-success/)
    await tab.close()
    await page.bringToFront()
  }

  await test.step('reads who sells, before buying', async () => {
    for (const path of ['/terms', '/plans']) {
      await page.goto(path)
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText(SELLER)
      await expect(footer.getByRole('link', { name: OWN_SELLER.email })).toHaveAttribute('href', MAILTO)
      if (path !== '/terms') continue
      const terms = page.getByRole('main')
      await expect(terms).toContainText(`Quem vende o Premium: ${SELLER}`)
      await expect(terms.getByRole('link', { name: OWN_SELLER.email }).first()).toHaveAttribute('href', MAILTO)
    }
  })

  await test.step('subscribes by the month', async () => {
    await payIn(await openCheckout(page, 'Cartão'))
    await expect.poll(() => plan(page), { timeout: 30_000 }).toBe('premium')
  })

  await test.step('has a receipt of seller, amount and day', async () => {
    await page.goto('/profile')
    const receipt = page.getByRole('region', { name: 'Pagamentos' })
    const day = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
    const text = await textOfPdf(page, receipt.getByRole('link', { name: 'Recibo' }))
    for (const part of [IDENTITY, OWN_SELLER.email, 'R$11,90', day, person.name, 'final 6351'])
      expect(text).toContain(part)
  })

  await test.step('changes the card', async () => {
    await page.getByRole('link', { name: 'Trocar cartão' }).click()
    await payWithCard(page)
    await expect(page).toHaveURL(/\/profile/)
    expect(await summary(page)).toMatchObject({ renews: true, nextCharge: { amountCents: 1190, lastDigits: '6351' } })
  })

  await test.step('switches to the year, which is paid at once and follows the month', async () => {
    await page.goto('/plans?plan=annual')
    await payIn(await openCheckout(page, 'Cartão', 'Mudar para plano anual'))
    await expect.poll(async () => (await summary(page)).billingPeriod, { timeout: 30_000 }).toBe('annual')
    expect(await summary(page)).toMatchObject({ renews: true, nextCharge: { amountCents: 9990 } })
  })

  await test.step('cancels', async () => {
    await page.goto('/cancel-subscription')
    await page.getByRole('button', { name: 'Continuar com o cancelamento' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar cancelamento' }).click()
    await expect(toast(page, 'Assinatura cancelada')).toBeVisible()
    expect(await summary(page)).toMatchObject({ subscriptionStatus: 'cancelled', renews: false, nextCharge: null })
  })

  await test.step('every mail of it can be read', async () => {
    const wanted = [/^Recibo.*R\$11,90/, /^Recibo.*R\$99,90/, /^Cancelamento confirmado/]
    const received = async () => (await mailsTo(person.email, OWN_MAIL_PORT)).toReversed()
    for (const subject of wanted) {
      const matching = async () => (await received()).filter((mail) => subject.test(mail.subject))
      await expect.poll(matching, { timeout: 30_000 }).toHaveLength(1)
      const [mail = { id: '', subject: '', text: '', files: [], headers: [] }] = await matching()
      expect(mail.text).toContain(SELLER)
      const answers = mail.headers.filter(({ name }) => name.toLowerCase() === 'reply-to')
      expect(answers.map(({ value }) => value)).toEqual([OWN_SELLER.email])
      // Each purchase has its contract with it.
      expect(mail.files.map(({ name }) => name)).toEqual(
        mail.subject.startsWith('Recibo') ? ['contrato-premium.pdf'] : [],
      )
      const reader = await page.context().newPage()
      await reader.goto(pageOf(mail, OWN_MAIL_PORT))
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(mail.subject)
      await expect(reader.frameLocator('iframe').getByRole('heading')).toHaveText(mail.subject)
      await reader.close()
    }
  })

  const end = Date.parse((await summary(page)).subscriptionEnd)
  await test.step('two days before the end it is still Premium', async () => {
    await signInAt(end - 2 * DAY_MS, page, person)
    await page.goto('/profile')
    await expect(page.getByRole('main')).toContainText('Premium')
    expect(await plan(page)).toBe('premium')
  })

  await test.step('after it the plan is gratuito, and can be bought again', async () => {
    await signInAt(end + DAY_MS, page, person)
    await page.goto('/plans')
    await expect(page.getByRole('main').getByRole('button', { name: 'Assinar agora' })).toBeVisible()
    expect(await plan(page)).toBe('gratuito')
  })
})

test.describe('a card that is not paid any more and is paused, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  /** A person whose paid subscription the provider pauses two days after its end. */
  async function pausedSubscriber(page: Page) {
    product.moveClock(0)
    const person = await signUp(page)
    await page.goto('/plans')
    const tab = await openCheckout(page, 'Cartão')
    await payWithCard(tab)
    await expect(tab).toHaveURL(/\/payment-success/)
    await tab.close()
    await page.bringToFront()
    await expect.poll(() => plan(page), { timeout: 30_000 }).toBe('premium')

    const sandbox = await sandboxOf(page)
    const own = async () => {
      const { subscriptions, payments } = await (await page.request.get(`${sandbox}/sandbox/state`)).json()
      const { id, status } = subscriptions.find((one: { payer_email: string }) => one.payer_email === person.email)
      const paid = (one: { status: string; payer: { email: string }; operation_type: string }) =>
        one.payer.email === person.email && one.status === 'approved' && one.operation_type === 'recurring_payment'
      return { id, status, charges: payments.filter(paid).length }
    }
    const act = async (action: string) => {
      const answer = await page.request.post(`${sandbox}/sandbox/subscriptions/${(await own()).id}/${action}`, {
        data: {},
      })
      expect(answer.status()).toBe(200)
    }
    await act('decline-card')
    const end = Date.parse((await summary(page)).subscriptionEnd)
    await signInAt(end + 2 * DAY_MS, page, person)
    await act('pause')
    await expect.poll(async () => (await summary(page)).failedRenewal?.paused, { timeout: 30_000 }).toBe(true)
    return { person, own, end }
  }

  test('is shown in the days of grace, then over, and never charged again', async ({ page }) => {
    test.setTimeout(240_000)
    const { person, own, end } = await pausedSubscriber(page)

    await test.step('in the days of grace the profile says what happened and what helps', async () => {
      await page.goto('/profile')
      const notice = page.getByRole('region', { name: 'Não conseguimos renovar seu Premium' })
      await expect(notice).toContainText('pausou sua assinatura')
      await expect(notice.getByRole('button', { name: 'Pagar com outro cartão' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Cancelar Assinatura' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await page.goto('/cancel-subscription')
      await expect(page.getByRole('main')).toContainText('ao cancelar, nada mais é cobrado')
    })

    await test.step('after them it is over, here and at the provider', async () => {
      await signInAt(end + 11 * DAY_MS, page, person)
      await page.goto('/profile')
      await expect.poll(async () => (await own()).status, { timeout: 30_000 }).toBe('cancelled')
      expect(await summary(page)).toMatchObject({ plan: 'gratuito', renews: false, failedRenewal: null })
      const subjects = async () => (await mailsTo(person.email, OWN_MAIL_PORT)).map(({ subject }) => subject)
      await expect.poll(subjects, { timeout: 30_000 }).toContainEqual(expect.stringMatching(/terminou/))
      expect((await own()).charges).toBe(1)
    })
  })

  test('is cancelled with three presses on the profile', async ({ page }) => {
    test.setTimeout(240_000)
    const { own } = await pausedSubscriber(page)
    await page.goto('/profile')
    const presses = await countPresses(page)
    await page.getByRole('button', { name: 'Cancelar Assinatura' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar cancelamento' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar cancelamento' }).click()
    await expect(toast(page, 'Cancelamento processado')).toContainText('nada mais será cobrado')
    expect(presses()).toBe(3)
    await expect.poll(async () => (await own()).status, { timeout: 30_000 }).toBe('cancelled')
    expect(await summary(page)).toMatchObject({ renews: false, failedRenewal: null })
    expect((await own()).charges).toBe(1)
  })
})
