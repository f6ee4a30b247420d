import { expect, type Page } from '@playwright/test'
import { fillRegistration, newPerson, test, toast } from './setup/site.ts'

const HOLD_MS = 1_500

test.use({ viewport: { width: 390, height: 844 } })

/** A network on which the page is there long before its scripts. */
test.beforeEach(async ({ page }) => {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, HOLD_MS))
    await route.continue()
  })
  await page.goto('/plans', { waitUntil: 'commit' })
})

const menu = (page: Page) => page.getByRole('button', { name: /menu/i })
const drawer = (page: Page) => page.getByRole('dialog')
const isWaiting = (page: Page) => page.evaluate(() => window.earlyClicks !== undefined)

for (const press of ['click', 'dblclick'] as const) {
  test(`a button pressed before its script is there answers when it comes: ${press}`, async ({ page }) => {
    await menu(page)[press]()
    expect(await isWaiting(page)).toBe(true)
    await expect(drawer(page)).toBeVisible()
    expect(await isWaiting(page)).toBe(false)
  })
}

test('what nobody pressed does nothing, and later presses count once', async ({ page }) => {
  await page.waitForFunction(() => window.earlyClicks === undefined)
  await expect(drawer(page)).toBeHidden()
  await menu(page).click()
  await expect(drawer(page)).toBeVisible()
})

test('the page stays where it was scrolled to meanwhile', async ({ page }) => {
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 500)
  await page.waitForFunction(() => scrollY > 0)
  await page.waitForFunction(() => window.earlyClicks === undefined)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('arrows in a row of tabs move once its script is there, each by one', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'commit' })
  const tab = (index: number) => page.getByRole('tab').nth(index)
  await tab(0).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await isWaiting(page)).toBe(true)
  await expect(tab(2)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(2)).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('a tab clicked before its script is there opens when it comes', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'commit' })
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  expect(await isWaiting(page)).toBe(true)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('forms sent before their script is there tell what they did', async ({ page }) => {
  const { name, email, password } = newPerson()
  await page.goto('/register', { waitUntil: 'commit' })
  await fillRegistration(page, { name, email, password })
  await expect(toast(page, 'Conta criada com sucesso!')).toContainText(`Bem-vindo, ${name}!`)
  await expect(page).toHaveURL('/')

  await page.context().clearCookies()
  await page.goto('/login?next=%2Ffaq', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(toast(page, 'Login realizado com sucesso')).toContainText(`Bem-vindo de volta, ${name}!`)
  await expect(page).toHaveURL('/faq')
})
