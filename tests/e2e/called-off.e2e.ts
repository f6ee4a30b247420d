import { expect, type Page } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { test } from './setup/site.ts'

/** Every reading takes long enough for a second press. */
test.beforeEach(async ({ page }) => {
  await page.route(/\.data(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
})

const note = (page: Page) => page.getByText(/Sem conexão|Não conseguimos/)

/** The server's number of activities in an address's list. */
async function total(page: Page, query: string): Promise<number> {
  return (await (await page.request.get(`/rest/v1/activities?limit=1&${query}`)).json()).total
}

const presses: readonly (readonly [string, string, string, (page: Page) => Promise<void>])[] = [
  [
    'a category, pressed twice',
    '/activities',
    'category=Colorir',
    (page) => page.getByRole('navigation', { name: 'Categorias' }).getByRole('link', { name: 'Colorir' }).dblclick(),
  ],
  [
    'a category, pressed again after half a second',
    '/activities',
    'category=Colorir',
    async (page) => {
      const chip = page.getByRole('navigation', { name: 'Categorias' }).getByRole('link', { name: 'Colorir' })
      await chip.click()
      await page.waitForTimeout(250)
      await chip.click()
    },
  ],
  [
    '«Ver tudo», pressed twice',
    '/activities',
    'category=Labirinto',
    (page) => page.getByRole('link', { name: 'Ver tudo de Labirinto' }).dblclick(),
  ],
  [
    'Enter, pressed twice',
    '/activities',
    'search=labirinto',
    async (page) => {
      await page.getByRole('combobox', { name: 'Pesquisar atividades' }).fill('labirinto')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    },
  ],
]

for (const [name, path, query, press] of presses) {
  test(`${name}, gives the whole list`, async ({ page }) => {
    await page.goto(path)
    await alive(page)
    const all = await total(page, query)
    await press(page)
    await expect(page.getByText(`Mostrando ${Math.min(15, all)} de ${all} atividades`).first()).toBeVisible()
    await expect(note(page)).toHaveCount(0)
  })
}

test('a second filter while the first is under way joins it', async ({ page }) => {
  await page.goto('/activities')
  await alive(page)
  const colouring = page.getByRole('navigation', { name: 'Categorias' }).getByRole('link', { name: 'Colorir' })
  await page.getByLabel('Idade', { exact: true }).selectOption('5-7 anos')
  await expect(colouring).toHaveAttribute('href', /age=5-7/)
  await page.getByLabel('Plano', { exact: true }).selectOption('premium')
  await expect(colouring).toHaveAttribute('href', /plan=premium/)
  await colouring.click()
  await expect(page).toHaveURL(/category=Colorir/)
  await expect(page).toHaveURL(/age=5-7/)
  await expect(page).toHaveURL(/plan=premium/)
  const all = await total(page, new URL(page.url()).search.slice(1))
  await expect(page.getByText(`de ${all} atividade`).first()).toBeVisible()
  await expect(note(page)).toHaveCount(0)
})
