import { expect } from '@playwright/test'
import { test } from './setup/site.ts'

test('a list is narrowed by what it is good for, and no value leaves nothing', async ({ page }) => {
  await page.goto('/activities?category=Labirinto')
  await page.getByText('Mais filtros').click()
  const goal = page.getByRole('combobox', { name: 'Objetivo' })
  await expect(goal.getByRole('option', { name: /^Planejamento \(\d+\)$/ })).toBeAttached()
  // No maze is about emotions.
  await expect(goal.getByRole('option', { name: /Emoções/ })).toHaveCount(0)
  const planning = await goal.getByRole('option', { name: /^Planejamento/ }).textContent()
  const count = Number(/\((\d+)\)/.exec(planning ?? '')?.[1])
  await goal.selectOption('planejamento')
  await expect(page).toHaveURL(/category=Labirinto&goal=planejamento/)
  await expect(page.getByText(`de ${count} atividades`, { exact: false })).toBeVisible()
  await expect(goal).toHaveValue('planejamento')
  await page.getByRole('combobox', { name: 'Nível' }).selectOption('facil')
  await expect(page).toHaveURL(/level=facil/)
  await page.getByRole('link', { name: 'Limpar' }).first().click()
  await expect(page).toHaveURL(/activities\?category=Labirinto$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the sheet of filters has the facets, with counts', async ({ page }) => {
    await page.goto('/activities?search=gato')
    await page.getByRole('button', { name: 'Filtros' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtros' })
    await expect(sheet.getByRole('group').first()).toHaveAccessibleName('Ano escolar')
    // The button keeps its place when «Limpar» comes.
    const show = sheet.getByRole('button', { name: /^Ver (\d+ )?atividades?$/ })
    const before = await show.boundingBox()
    await page.getByRole('radio', { name: /^Fácil \(\d+\)$/ }).check()
    await expect(sheet.getByRole('link', { name: 'Limpar' })).toBeVisible()
    expect((await show.boundingBox())?.x).toBe(before?.x)
    await show.click()
    await expect(page).toHaveURL(/search=gato&level=facil/)
  })
})

test('a goal has a page of its own, and its sheets say which skills they support', async ({ page }) => {
  await page.goto('/objetivos')
  await page.getByRole('link', { name: 'Coordenação fina' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atividades de coordenação motora fina')
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Habilidades da BNCC que esta folha apoia')).toBeVisible()
})

test('without JavaScript the facets are selects of the form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/activities?category=Colorir')
  await page.getByText('Mais filtros').click()
  await page.getByRole('combobox', { name: 'Nível' }).selectOption('medio')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page).toHaveURL(/category=Colorir.*level=medio/)
  await expect(page.getByText(/Mostrando \d+ de \d+ atividades/)).toBeVisible()
  await context.close()
})

test('a date of the school year has a page of its own, reached from the list of all', async ({ page }) => {
  await page.goto('/datas')
  await page.getByRole('main').getByRole('link', { name: 'Natal' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atividades de Natal')
  await expect(page.getByText('25 de dezembro')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect((await page.request.get('/datas/ontem')).status()).toBe(404)
})
