import { expect } from '@playwright/test'
import { holdScripts, isWaiting, letScriptsCome, withHeldScripts } from './setup/held-scripts.ts'
import { fillRegistration, loseSession, newPerson, test, toast } from './setup/site.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(({ page }) => withHeldScripts(page))

test('forms sent before their script is there tell what they did', async ({ page }) => {
  const { name, email, password } = newPerson()
  await page.goto('/register', { waitUntil: 'commit' })
  await fillRegistration(page, { name, email, password })
  await page.waitForURL(/notice=/, { waitUntil: 'domcontentloaded' })
  await letScriptsCome(page)
  await expect(toast(page, 'Conta criada com sucesso!')).toContainText(`Bem-vindo, ${name}!`)
  await expect(page).toHaveURL('/')

  await loseSession(page)
  holdScripts(page)
  await page.goto('/login?next=%2Ffaq', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(/notice=/, { waitUntil: 'domcontentloaded' })
  await letScriptsCome(page)
  await expect(toast(page, 'Login realizado com sucesso')).toContainText(`Bem-vindo de volta, ${name}!`)
  await expect(page).toHaveURL('/faq')
})

test.describe('a form that is refused', () => {
  // Chromium reports the status.
  test.use({ expectedErrors: [/400 \(Bad Request\)/] })

  test('a form sent before its script is there comes back at its first wrong field', async ({ page }) => {
    await page.goto('/register', { waitUntil: 'commit' })
    await fillRegistration(page, { name: 'Maria Souza', email: 'sem-arroba', password: '123' })
    const email = page.getByLabel('Email', { exact: true })
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toBeFocused()
    await letScriptsCome(page)
    await expect.poll(() => isWaiting(page)).toBe(false)
    await expect(email).toBeFocused()
  })
})
