import { expect, type Page } from '@playwright/test'
import { fillRegistration, newPerson, signUp, test, toast } from './setup/site.ts'

// The browser logs each refusal.
test.use({ expectedErrors: [/Failed to load resource/] })

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Senha', { exact: true })
const signIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()

test('signing in marks what is missing, and says at the field what the server refused', async ({ page }) => {
  await page.goto('/login')
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await signIn(page)
  await expect(toast(page, 'Preencha todos os campos')).toBeVisible()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription('Digite o seu email')
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(password(page)).toHaveAccessibleDescription('Digite a sua senha')

  await email(page).fill(newPerson().email)
  await password(page).fill('outra senha 12')
  await signIn(page)
  await expect(toast(page, 'Erro ao fazer login')).toContainText('Email ou senha incorretos')
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription('Email ou senha incorretos')
})

test('signing up says why a password is refused, and offers to sign in with a known email', async ({
  page,
  browser,
}) => {
  await page.goto('/register?next=%2Fplans')
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  const known = await signUp(await (await browser.newContext()).newPage())
  for (const [word, reason] of [
    ['novasenha1', 'é uma das mais usadas'],
    ['123456', 'é uma sequência fácil de adivinhar'],
    ['souza1990', 'é quase o seu nome ou o seu email'],
  ] as const) {
    await fillRegistration(page, { ...newPerson(), password: word })
    await expect(toast(page, 'Erro ao criar conta')).toContainText('Senha muito fraca')
    await expect(password(page)).toHaveAccessibleDescription(new RegExp(reason))
    await expect(password(page)).toBeFocused()
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
  }

  await fillRegistration(page, { ...newPerson(), email: known.email })
  await expect(toast(page, 'Erro ao criar conta')).toContainText('Este email já está cadastrado')
  await expect(email(page)).toHaveAccessibleDescription(/Este email já está cadastrado/)
  await page.getByRole('link', { name: 'Entrar com este email' }).click()
  await expect(page).toHaveURL('/login?next=%2Fplans')
  // The address changes before the page is drawn, and the fields of both pages have the same names.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acessar sua conta')
  await expect(email(page)).toHaveValue(known.email)
  await password(page).fill(known.password)
  await signIn(page)
  await expect(page).toHaveURL('/plans')
})

test('a link for a new password that is over says so at once, and offers another', async ({ page }) => {
  await page.goto('/reset-password?token=nunca-enviado')
  await expect(page.getByText('Este link não vale mais')).toBeVisible()
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enviar link' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same reasons stand at the fields', async ({ page }) => {
    await page.goto('/login')
    await signIn(page)
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
    await page.goto('/register')
    await fillRegistration(page, { ...newPerson(), password: '123456' })
    await expect(password(page)).toHaveAccessibleDescription(/é uma sequência fácil de adivinhar/)
  })
})
