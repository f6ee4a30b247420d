import { expect, type Page } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { test } from './setup/site.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Pesquisar atividades' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test.describe.configure({ mode: 'parallel' })

test('every page can be searched from its header, and scrolled ones still', async ({ page }) => {
  await page.goto('/activities?plan=free')
  const activity =
    (await page.getByRole('article').first().getByRole('heading').getByRole('button').getAttribute('href')) ?? ''
  expect(activity).toMatch(/^\/activities\//)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const screen of ['/plans', '/about', '/faq', '/terms', '/login', activity]) {
      await page.goto(screen)
      await page.getByRole('banner').locator('summary').filter({ visible: true }).click()
      const field = page.getByRole('banner').getByRole('combobox').filter({ visible: true })
      await expect(field, screen).toHaveCount(1)
      await expect(field).toBeFocused()
    }
    const field = page.getByRole('banner').getByRole('combobox').filter({ visible: true })
    await field.fill('labirinto')
    await field.press('Enter')
    await expect(page).toHaveURL('/activities?search=labirinto')
    await expect(page.getByRole('banner').getByRole('combobox').filter({ visible: true })).toHaveCount(0)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect(page.getByRole('banner').locator('summary').filter({ visible: true })).toHaveCount(1)
  }
})

test('the box is emptied by one press, and the search with it', async ({ page }) => {
  await page.goto('/activities?search=gato&plan=free')
  await box(page).first().fill('gato preto')
  await page.getByRole('main').getByRole('button', { name: 'Apagar a pesquisa' }).click()
  await expect(page).toHaveURL('/activities?plan=free')
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Pesquisar atividades' })).toHaveValue('')
})

test('only free activities: one press, said by the address, remembered on the next visit', async ({ page }) => {
  await page.goto('/activities')
  const chip = page.getByRole('main').getByRole('link', { name: 'Só gratuitas' })
  await chip.click()
  await expect(page).toHaveURL('/activities?plan=free')
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await expect(cards(page).getByText('Premium')).toHaveCount(0)

  // Without parameters every filter is reset.
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Atividades', exact: true }).click()
  await expect(page).toHaveURL('/activities')

  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Colorir', exact: true }).click()
  await expect(page).toHaveURL('/activities?category=Colorir&plan=free')
  await chip.click()
  await expect(page).toHaveURL('/activities?category=Colorir')
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Colorir', exact: true }).click()
  await expect(page).toHaveURL('/activities?category=Colorir')
})

test('«Só gratuitas» pressed before the scripts are there is remembered as well', async ({ page }) => {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await page.goto('/activities', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Só gratuitas' }).click()
  await expect(page).toHaveURL('/activities?plan=free')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('catalogo.gratuitas'))).toBe('1')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Colorir', exact: true }).click()
  await expect(page).toHaveURL('/activities?category=Colorir&plan=free')
  // A shared or typed address is complete.
  await page.goto('/activities?category=Labirinto')
  await alive(page)
  await expect(page).toHaveURL('/activities?category=Labirinto')
})

test('a topic begins with the rows that are nearest to it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Coordenação motora' }).click()
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.first()).toHaveText('Tracejar')
  await expect(headings.nth(1)).toHaveText('Pontilhar')
})

test('the picture of a sheet says what is on it', async ({ page }) => {
  await page.goto('/activities?category=Pontilhar')
  const card = page.getByRole('article').first().getByRole('heading').getByRole('button')
  const title = await card.innerText()
  await card.click()
  await expect(page.getByRole('dialog').getByRole('img').first()).toHaveAccessibleName(
    new RegExp(`^Primeira página da folha “${title}”: Ligue os pontos.+, com .+, para .+anos\\.$`),
  )
})
