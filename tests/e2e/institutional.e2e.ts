import { test as bare, expect } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { register, test } from './setup/site.ts'

const TABS = ['Geral', 'Atividades', 'Planos', 'Questões Técnicas']

test('the questions are in four tabs, one open at a time, by keyboard alone', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.getByRole('tab')).toHaveText(TABS)
  // Arrow keys mean something from then on (docs/adr/0031).
  await alive(page)
  const panel = page.getByRole('tabpanel')
  await expect(panel).toHaveCount(1)

  await page.getByRole('tab', { name: 'Geral' }).focus()
  await page.keyboard.press('ArrowRight')
  // The focus moves a task later: the next key belongs to the tab that has it then.
  await expect(page.getByRole('tab', { name: 'Atividades' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Planos' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Questões Técnicas' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'Geral' })).toBeFocused()

  const questions = panel.locator('details')
  await questions.nth(0).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(panel.locator('details[open]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await expect(questions.nth(1)).toHaveAttribute('open')
})

bare.describe('without JavaScript', () => {
  bare.use({ javaScriptEnabled: false })

  bare('every question of every topic can be opened and read', async ({ page }) => {
    await page.goto('/faq')
    for (const topic of TABS) await expect(page.getByRole('heading', { name: topic, exact: true })).toBeVisible()
    const questions = page.locator('main details')
    expect(await questions.count()).toBeGreaterThanOrEqual(20)
    for (const question of await questions.all()) {
      await question.locator('summary').click()
      await expect(question.locator('p')).toBeVisible()
    }
  })
})

const today = new Date().toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
for (const [path, sections, date] of [
  ['/privacy', 8, today],
  ['/terms', 11, 'Última atualização: 30 de novembro de 2026'],
  ['/cookies', 7, 'Última atualização: 16 de maio de 2025'],
] as const) {
  test(`${path} has ${sections} sections, each reached from the list, and its date`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(date)).toBeVisible()
    await expect(main.locator('section')).toHaveCount(sections)
    const links = main.getByRole('navigation').getByRole('link')
    await expect(links).toHaveCount(sections)
    await links.last().click()
    await expect(main.locator('section').last().getByRole('heading')).toBeInViewport()
  })
}

test('the about page tells mission, vision, values and history', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  for (const name of ['Missão', 'Visão', 'Valores', 'Nossa história'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  for (const name of ['Qualidade', 'Acessibilidade', 'Diversidade', 'Inovação', 'Empatia'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(main.getByText(/fundado em 2025/)).toBeVisible()
})

test('the cookie policy names everything the browser holds', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/activities')
  await page.getByRole('button', { name: 'Pausar movimento' }).click()
  await page.getByRole('button', { name: 'Aparência' }).click()
  await page.getByRole('radio', { name: 'Escuro' }).click()
  await page.keyboard.press('Escape')
  await register(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de cookies' }).click()
  await expect(page).toHaveURL('/cookies')
  await page.reload()

  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(stored).toEqual(expect.arrayContaining(['aparencia.tema', 'aparencia.calmo']))
  expect(cookies).toContain('session')
  const named = await page.getByRole('main').getByRole('rowheader').allTextContents()
  expect([...stored, ...cookies].filter((name) => !named.includes(name))).toEqual([])
})
