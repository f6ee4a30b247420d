import { expect } from '@playwright/test'
import { OWN_ORIGIN, type OwnProduct, startOwnProduct } from './setup/own-product.ts'
import { payWithCard } from './setup/paying.ts'
import { register, signIn, test, toast } from './setup/site.ts'

const DAY_MS = 86_400_000

let product: OwnProduct
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startOwnProduct()
})
test.afterAll(() => product?.stop())
test.use({ baseURL: OWN_ORIGIN })

test('what was paid holds to its last day although cancelled, and then the plan is gratuito', async ({ page }) => {
  test.setTimeout(180_000)
  const person = await register(page)
  const plan = async () => (await (await page.request.get('/functions/v1/subscription')).json()).plan

  await test.step('subscribes and cancels', async () => {
    await page.goto('/plans')
    const premium = page.getByRole('main').getByRole('region', { name: 'Premium', exact: true })
    await premium.getByRole('button', { name: 'Assinar agora' }).click()
    const opens = page.context().waitForEvent('page')
    await page.getByRole('dialog').getByRole('button', { name: 'Cartão' }).click()
    const tab = await opens
    await payWithCard(tab)
    await expect(tab).toHaveURL(/\/payment-success/)
    await tab.close()
    await expect.poll(plan, { timeout: 30_000 }).toBe('premium')
    await page.goto('/cancel-subscription')
    await page.getByRole('button', { name: 'Continuar com o cancelamento' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar cancelamento' }).click()
    await expect(toast(page, 'Assinatura cancelada')).toBeVisible()
  })

  await test.step('two days before the end it is still Premium', async () => {
    product.moveClock(26 * DAY_MS)
    await page.context().clearCookies()
    await signIn(page, person)
    await page.goto('/profile')
    await expect(page.getByRole('main')).toContainText('Premium')
    expect(await plan()).toBe('premium')
  })

  await test.step('after it the plan is gratuito, and can be bought again', async () => {
    product.moveClock(32 * DAY_MS)
    await page.context().clearCookies()
    await signIn(page, person)
    await page.goto('/plans')
    await expect(page.getByRole('main').getByRole('button', { name: 'Assinar agora' })).toBeVisible()
    expect(await plan()).toBe('gratuito')
  })
})
