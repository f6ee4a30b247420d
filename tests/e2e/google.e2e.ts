import { expect, type Page } from '@playwright/test'
import { startGoogleSandbox } from '../../sandbox/google/server.ts'
import { GOOGLE_PORT, PORT } from './setup/ports.ts'
import { newPerson, test, toast } from './setup/site.ts'

// Google sends people back to the site's own origin.
const baseURL = `http://localhost:${PORT}`
test.use({ baseURL, expectedErrors: [/Failed to load resource.* 503/] })
test.describe.configure({ mode: 'serial' })

const startGoogle = () =>
  startGoogleSandbox({ redirectUri: `${baseURL}/auth/v1/callback/google`, port: { exactly: GOOGLE_PORT } })
let google: Awaited<ReturnType<typeof startGoogle>> | undefined
test.afterAll(() => google?.stop())

const button = (page: Page) => page.getByRole('button', { name: 'Continuar com Google' })

/** From a screen to the provider's page, with its form filled in. */
async function toGoogle(page: Page, screen: string, { email = newPerson().email, verified = true } = {}) {
  google ??= await startGoogle()
  await page.goto(screen)
  await button(page).click()
  await expect(page.getByRole('heading', { name: 'Entrar com o Google de teste' })).toBeVisible()
  await page.getByLabel('Email da conta').fill(email)
  await page.getByLabel('Nome').fill('Bia Ramos')
  await page.getByRole('checkbox').setChecked(verified)
}

test('a provider that is down is said to be', async ({ page }) => {
  await page.goto('/login')
  await button(page).click()
  await expect(toast(page, 'Erro no login com Google')).toContainText(
    'O login com Google não está disponível no momento.',
  )
  await expect(button(page)).toBeEnabled()
})

test('signs up by Google and comes back to where one came from', async ({ page }) => {
  await toGoogle(page, '/login?next=%2Fplans%3Fplan%3Dannual')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/plans?plan=annual')
  await expect(toast(page, 'Login realizado com sucesso')).toContainText('Bem-vindo de volta, Bia Ramos!')
  await expect(page.getByRole('button', { name: 'Olá Bia' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Olá Bia' })).toBeVisible()
  await expect(toast(page, 'Login realizado com sucesso')).toBeHidden()
})

test('never leads outside', async ({ page }) => {
  await toGoogle(page, `/register?next=${encodeURIComponent('//evil.example/x')}`)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Olá Bia' })).toBeVisible()
})

test('says what went wrong there: refused, address not confirmed', async ({ page }) => {
  await toGoogle(page, '/login?next=%2Fplans')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(toast(page, 'Erro no login com Google')).toContainText('Você cancelou a entrada com o Google.')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/plans')

  await toGoogle(page, '/login', { verified: false })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(toast(page, 'Erro no login com Google')).toContainText('O Google ainda não confirmou este email.')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
})

test('a forged way back signs nobody in', async ({ page, context }) => {
  await page.goto('/auth/v1/callback/google?code=x&state=forged')
  await expect(page).toHaveURL(/\/login\?/)
  await expect(toast(page, 'Erro no login com Google')).toContainText('Não foi possível entrar com o Google.')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
})
