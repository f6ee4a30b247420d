import { expect } from '@playwright/test'
import { expectAccessibleEverywhere } from './setup/accessibility.ts'
import { query } from './setup/database.ts'
import { test } from './setup/site.ts'

/** The browser logs the refusal that these tests bring about. */
test.use({ expectedErrors: [/400 \(Bad Request\)/] })

const TEXT = 'A folha «Labirinto do gato» ficou cortada na minha impressora.'

test('a visitor writes, is told what is missing, and gets a number', async ({ page }) => {
  await page.goto('/contato')
  await expectAccessibleEverywhere(page, 'contact', async () => undefined)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Dados inválidos' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Assunto' })).toHaveAccessibleDescription(/Escolha um assunto/)
  await page.getByRole('combobox', { name: 'Assunto' }).selectOption('Encontrei um erro em uma folha')
  await page.getByRole('textbox', { name: 'Seu email' }).fill('bia.contato@example.com')
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(TEXT)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()
  await expect(page.getByText(/Seu número é [0-9A-Z]{4}-[0-9A-Z]{4}\./)).toBeVisible()
  await expect(page.getByText('Respondemos por email em até 2 dias úteis.')).toBeVisible()
  expect(await query('select message from contact_messages where email = $1', ['bia.contato@example.com'])).toEqual([
    { message: TEXT },
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what was typed stays after a refusal, and the form is sent', async ({ page }) => {
    await page.goto('/contato?assunto=dados')
    await expect(page.getByRole('combobox', { name: 'Assunto' })).toHaveValue('dados')
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Quero saber quais dados vocês guardam.')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Quero saber quais dados vocês guardam.')
    await page.getByRole('textbox', { name: 'Seu email' }).fill('caio.contato@example.com')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(page.getByText('Respondemos por email em até 15 dias.')).toBeVisible()
  })
})
