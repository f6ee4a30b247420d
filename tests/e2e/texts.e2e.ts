import { expect, type Page } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { fillRegistration, newPerson, signUp, test, toast } from './setup/site.ts'

/** The browser logs each refusal and each broken call that these tests bring about. */
test.use({ expectedErrors: [/Failed to load resource/] })

/** The sign-up route answers with this refusal. */
async function signUpAnswers(page: Page, status: number, code: string, description: string) {
  const error = { code, title: 'Erro ao criar conta', description }
  await page.route('**/auth/v1/sign-up/email', (route) => route.fulfill({ status, json: { error } }))
}

test('a sign-out that does not reach the server says so, and leads home', async ({ page }) => {
  await signUp(page)
  await page.goto('/about')
  await page.route('**/auth/v1/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Olá Ana' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(toast(page, 'Erro ao fazer logout')).toContainText('Tente novamente ou recarregue a página')
  await expect(page).toHaveURL('/')
})

test.describe('referring the site', () => {
  const copyLink = async (page: Page) => {
    await page.getByRole('button', { name: 'Indicar' }).click()
    await page.getByRole('menuitem', { name: 'Copiar link do site' }).click()
  }

  test('copies its address', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/plans')
    await copyLink(page)
    await expect(toast(page, 'Link copiado!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL)
    await expect(page.getByRole('button', { name: 'Indicar' })).toBeVisible()
  })

  test('says when it could not', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } })
    })
    await page.goto('/plans')
    await copyLink(page)
    await expect(toast(page, 'Erro ao copiar')).toBeVisible()
  })
})

test.describe('the suggestion form', () => {
  const ask = (page: Page) => page.getByRole('contentinfo').getByText('Sugira melhorias').click()

  test('asks visitors to sign in', async ({ page }) => {
    await page.goto('/about')
    await ask(page)
    await expect(toast(page, 'Acesso negado')).toContainText(
      'Você precisa estar logado para acessar esta funcionalidade',
    )
    await expect(page).toHaveURL(/\/login/)
  })

  test('is for Premium alone', async ({ page }) => {
    await signUp(page)
    await page.goto('/about')
    await ask(page)
    await expect(toast(page, 'Recurso exclusivo Premium')).toContainText(
      'Apenas assinantes Premium podem sugerir melhorias e novas funcionalidades',
    )
  })
})

test.describe('the forms of the account', () => {
  test('the password reset answers alike for every address', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Esqueceu a senha?' }).click()
    await expect(toast(page, 'Email necessário')).toContainText(
      'Digite seu email antes de solicitar a redefinição de senha',
    )
    await page.getByLabel('Email').fill('ninguem@exemplo.com.br')
    await page.getByRole('button', { name: 'Esqueceu a senha?' }).click()
    await expect(toast(page, 'Email enviado!')).toContainText(
      'Se este email estiver cadastrado, você receberá as instruções para redefinir sua senha',
    )
  })

  test('an address that is taken', async ({ page, browser }) => {
    const person = newPerson()
    const other = await browser.newPage()
    await signUp(other, person)
    await other.close()
    await page.goto('/register')
    await fillRegistration(page, person)
    await expect(toast(page, 'Erro ao criar conta')).toContainText('Este email já está cadastrado')
  })

  test('an account that could not be made', async ({ page }) => {
    await signUpAnswers(page, 500, 'sign_up_failed', 'Não foi possível criar a conta')
    await page.goto('/register')
    await alive(page)
    await fillRegistration(page, newPerson())
    await expect(toast(page, 'Erro ao criar conta')).toContainText('Não foi possível criar a conta')
  })

  for (const [code, description] of [
    ['profile_unreadable', 'Erro ao obter perfil do usuário'],
    ['profile_not_created', 'Erro ao criar perfil do usuário'],
  ] as const) {
    test(`a sign-in that ends with: ${description}`, async ({ page }) => {
      const error = { code, title: 'Erro ao fazer login', description }
      await page.route('**/auth/v1/sign-in/email', (route) => route.fulfill({ status: 500, json: { error } }))
      await page.goto('/login')
      await alive(page)
      await page.getByLabel('Email').fill('alguem@exemplo.com.br')
      await page.getByLabel('Senha', { exact: true }).fill('papel e lapis 12')
      await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(toast(page, 'Erro ao fazer login')).toContainText(description)
    })
  }
})
