import { expect } from '@playwright/test'
import { downloadFromDialog, fillRegistration, newPerson, signUp, test, toast } from './setup/site.ts'

test('a visitor searches, signs up, prints two sheets and meets the daily limit', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: /buscar|pesquisar/i }).fill('labirinto')
  // A category may follow the sheets.
  const suggestions = page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ has: page.getByTestId('suggestion-title') })
  await expect(suggestions).toHaveCount(3)
  const first = suggestions.filter({ hasNotText: 'Premium' }).first()
  const title = (await first.getByTestId('suggestion-title').textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(`/activities?search=${encodeURIComponent(title).replaceAll('%20', '+')}`)

  await test.step('as a visitor the download asks for a sign-in', async () => {
    await page.getByRole('button', { name: title }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Baixar atividade' }).click()
    await expect(toast(page, 'Você precisa fazer login')).toContainText('Faça login para baixar atividades')
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('registers', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /criar conta|registr|cadastr/i })
      .click()
    await fillRegistration(page, newPerson())
    await expect(toast(page, 'Conta criada com sucesso!')).toContainText('Bem-vindo, Ana Souza! Sua conta foi criada.')
    await expect(page.getByRole('button', { name: 'Olá Ana' })).toBeVisible()
  })

  const names: string[] = []
  await test.step('downloads two different sheets', async () => {
    await page.goto('/activities?category=Labirinto')
    const free = page.getByRole('article').filter({ hasNotText: 'Premium' })
    for (const index of [0, 1]) {
      await free.nth(index).getByRole('heading').getByRole('button').click()
      const { download, bytes } = await downloadFromDialog(page)
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect(download.suggestedFilename()).toMatch(/^[\p{Ll}\d.-]+\.pdf$/u)
      names.push(download.suggestedFilename())
      await expect(toast(page, 'Download em andamento')).toContainText('Seu arquivo está sendo preparado')
      await page.keyboard.press('Escape')
    }
    expect(new Set(names).size).toBe(2)
  })

  await test.step('the same sheet again costs nothing', async () => {
    const free = page.getByRole('article').filter({ hasNotText: 'Premium' })
    await free.nth(0).getByRole('heading').getByRole('button').click()
    const { download } = await downloadFromDialog(page)
    expect(download.suggestedFilename()).toBe(names[0])
    await page.keyboard.press('Escape')
  })

  await test.step('the third sheet of the day is refused', async () => {
    const free = page.getByRole('article').filter({ hasNotText: 'Premium' })
    await free.nth(2).getByRole('heading').getByRole('button').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Baixar atividade' }).click()
    await expect(toast(page, 'Limite diário atingido')).toContainText(
      'Você atingiu o limite de downloads diários do seu plano. Faça upgrade para desbloquear atividades ilimitadas',
    )
    await expect(page).toHaveURL('/plans')
  })
})

test('a premium sheet sends a free user to the plans', async ({ page }) => {
  await signUp(page)
  await page.goto('/activities?category=Labirinto')
  await page
    .getByRole('article')
    .filter({ hasText: 'Premium' })
    .first()
    .getByRole('heading')
    .getByRole('button')
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Exclusivo Premium' }).click()
  await expect(toast(page, 'Conteúdo premium')).toContainText(
    'Faça upgrade para o plano Premium para acessar este conteúdo',
  )
  await expect(page).toHaveURL('/plans')
})

test('signing out says so and leads home', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Olá Ana' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(toast(page, 'Logout realizado com sucesso')).toContainText('Você foi desconectado da sua conta')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible()
})
