import { expect, type Page } from '@playwright/test'
import { violations } from './setup/accessibility.ts'
import { linkIn, mailTo, pageOf } from './setup/mails.ts'
import { PORT } from './setup/ports.ts'
import { newPerson, register, signUp, test, toast } from './setup/site.ts'

// Links in mails lead to the site's own origin.
test.use({ baseURL: `http://localhost:${PORT}` })

async function askForLink(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Esqueceu a senha?' }).click()
  await expect(toast(page, 'Email enviado!')).toBeVisible()
}

async function choose(page: Page, password: string) {
  await page.getByLabel('Nova senha', { exact: true }).fill(password)
  await page.getByLabel('Confirmar nova senha').fill(password)
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
}

test('a new account is asked to confirm its address, by a page that ends at home', async ({ page, context }) => {
  const { email } = await register(page)
  const mail = await mailTo(email, /^Confirme seu email no Atividário$/)
  await page.goto(linkIn(mail))
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByLabel('Senha')).toHaveCount(0)
  await page.getByRole('button', { name: 'Confirmar meu email' }).click()
  await expect(toast(page, 'Email confirmado')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto(linkIn(mail))
  await expect(page.getByText('Este email já está confirmado.')).toBeVisible()

  await test.step('the mail can be read by everybody, in both themes', async () => {
    const reader = await context.newPage()
    for (const colorScheme of ['light', 'dark'] as const) {
      await reader.emulateMedia({ colorScheme })
      await reader.setContent(mail.html)
      expect(await violations(reader, { type: 'tag', values: ['wcag2a', 'wcag2aa'] })).toEqual([])
    }
  })
})

test.describe('a confirmation link in a browser where nobody is signed in', () => {
  test.use({ expectedErrors: [/Failed to load resource.* 40[01]/] })

  test('asks for the password, or takes the account away from its maker', async ({ page, browser }) => {
    const person = await signUp(page)
    const link = linkIn(await mailTo(person.email, /^Confirme seu email/))
    const elsewhere = await (await browser.newContext({ baseURL: `http://localhost:${PORT}` })).newPage()
    await elsewhere.goto(link)
    expect(await violations(elsewhere, { type: 'tag', values: ['wcag2a', 'wcag2aa'] })).toEqual([])
    await elsewhere.getByLabel('Senha', { exact: true }).fill('senha de outra pessoa')
    await elsewhere.getByRole('button', { name: 'Confirmar meu email' }).click()
    await expect(elsewhere.getByText('Erro ao fazer login').first()).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Não fui eu' }).click()
    await expect(elsewhere.getByText('Agradecemos o aviso')).toBeVisible()
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login/)
    await elsewhere.context().close()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form behind a mailed link is answered, not taken for another site', async ({ page }) => {
    await page.goto('/reset-password?token=forged-but-well-formed')
    await expect(page.getByText('Este link não vale mais')).toBeVisible()
    await page.getByLabel('Email').fill(newPerson().email)
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByText('Email enviado!')).toBeVisible()
  })

  test('a new password that was sent as a form is said to be set', async ({ page }) => {
    const { email } = await signUp(page)
    await page.request.post('/auth/v1/sign-out', { data: {} })
    await page.goto('/reset-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await page.goto(linkIn(await mailTo(email, /^Redefina sua senha/)))
    await choose(page, 'outra senha 34')
    await expect(page.getByText('Senha alterada')).toBeVisible()
    await expect(page).toHaveURL('/login?notice=password-reset')
  })
})

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/Failed to load resource.* 40[01]/] })

  test('is replaced by way of the mail, once, and every session ends', async ({ page, browser }) => {
    test.slow()
    const person = await signUp(page)
    const elsewhere = await browser.newContext({ baseURL: `http://localhost:${PORT}` })
    const visitor = await elsewhere.newPage()
    await askForLink(visitor, person.email)
    const mail = await mailTo(person.email, /^Redefina sua senha/)

    await visitor.goto(pageOf(mail))
    const [reset] = await Promise.all([
      elsewhere.waitForEvent('page'),
      visitor.frameLocator('iframe').getByRole('link', { name: 'Escolher nova senha' }).click(),
    ])
    await choose(reset, 'outra senha 34')
    await expect(toast(reset, 'Senha alterada')).toBeVisible()
    await mailTo(person.email, /^Sua senha no Atividário foi alterada$/)

    await visitor.goto(linkIn(mail))
    await expect(visitor.getByText('Este link não vale mais')).toBeVisible()
    await expect(visitor.getByLabel('Nova senha', { exact: true })).toHaveCount(0)

    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
    await page.goto('/login')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Senha', { exact: true }).fill('outra senha 34')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(toast(page, 'Login realizado com sucesso')).toContainText('Bem-vindo de volta, Ana Souza!')
    await elsewhere.close()
  })
})
