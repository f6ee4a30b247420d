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

/** The category's chip over the list. */
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categorias' }).getByRole('link', { name })

const note = (page: Page) => page.getByText(/Sem conexão|Não conseguimos/)

/** The server's number of activities in an address's list. */
async function total(page: Page, query: string): Promise<number> {
  return (await (await page.request.get(`/rest/v1/activities?limit=1&${query}`)).json()).total
}

const presses: readonly (readonly [string, string, string, (page: Page) => Promise<void>])[] = [
  ['a category, pressed twice', '/activities', 'category=Colorir', (page) => chip(page, 'Colorir').dblclick()],
  [
    'a category, pressed again after half a second',
    '/activities',
    'category=Colorir',
    async (page) => {
      await chip(page, 'Colorir').click()
      await page.waitForTimeout(250)
      await chip(page, 'Colorir').click()
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
  await page.getByLabel('Idade', { exact: true }).selectOption('5-7 anos')
  await page.getByLabel('Plano', { exact: true }).selectOption('premium')
  await chip(page, 'Colorir').click()
  await expect(page).toHaveURL(/category=Colorir/)
  await expect(page).toHaveURL(/age=5-7/)
  await expect(page).toHaveURL(/plan=premium/)
  const all = await total(page, new URL(page.url()).search.slice(1))
  await expect(page.getByText(`de ${all} atividade`).first()).toBeVisible()
  await expect(note(page)).toHaveCount(0)
})

/** Choices in one task of the page, before anything can be drawn in between. */
const atOnce: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  [
    'a category and then a filter',
    '/activities?category=Colorir&age=5-7+anos',
    (page) =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-chip="Colorir"] a')?.click()
        const age = document.querySelector<HTMLSelectElement>('select[name="age"]')
        if (age) age.value = '5-7 anos'
        age?.dispatchEvent(new Event('change', { bubbles: true }))
      }),
  ],
  [
    'a filter and then a category',
    '/activities?category=Colorir&age=5-7+anos',
    (page) =>
      page.evaluate(() => {
        const age = document.querySelector<HTMLSelectElement>('select[name="age"]')
        if (age) age.value = '5-7 anos'
        age?.dispatchEvent(new Event('change', { bubbles: true }))
        document.querySelector<HTMLElement>('[data-chip="Colorir"] a')?.click()
      }),
  ],
  [
    'a filter, taken back, and then a category',
    '/activities?category=Colorir',
    (page) =>
      page.evaluate(() => {
        const age = document.querySelector<HTMLSelectElement>('select[name="age"]')
        for (const value of ['5-7 anos', '']) {
          if (age) age.value = value
          age?.dispatchEvent(new Event('change', { bubbles: true }))
        }
        document.querySelector<HTMLElement>('[data-chip="Colorir"] a')?.click()
      }),
  ],
  [
    'free activities only and then a category',
    '/activities?category=Colorir&plan=free',
    (page) =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>('a[data-stores]')?.click()
        document.querySelector<HTMLElement>('[data-chip="Colorir"] a')?.click()
      }),
  ],
]

for (const [name, address, choose] of atOnce) {
  test(`${name}, within one moment, are both kept`, async ({ page }) => {
    await page.goto('/activities')
    await alive(page)
    await choose(page)
    await expect(page).toHaveURL(address)
    await expect(chip(page, 'Colorir')).toHaveAttribute('aria-current', 'true')
  })
}

test.describe('with a server that is down', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  const down = (page: Page) =>
    page.route(/\.data(\?|$)|\/rest\/v1\//, (route) => route.fulfill({ status: 503, body: 'x' }))

  test('an address never read, pressed twice, says that it could not be read', async ({ page }) => {
    await page.goto('/activities')
    await alive(page)
    await down(page)
    await chip(page, 'Colorir').dblclick()
    await expect(page.getByRole('heading', { name: 'Não conseguimos carregar as atividades' })).toBeVisible()
    await expect(page.getByText('Não conseguimos falar com o site agora')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(15)
  })

  test('an address read over an hour ago, pressed twice, shows that answer and says so', async ({ page }) => {
    await page.clock.install()
    await page.goto('/activities?category=Colorir')
    await alive(page)
    const titles = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
    await chip(page, 'Todas').click()
    await expect(page).toHaveURL('/activities')
    await down(page)
    await page.clock.fastForward('01:01:00')
    await chip(page, 'Colorir').dblclick()
    await expect(page.getByText('Não conseguimos falar com o site agora')).toBeVisible()
    await expect(page).toHaveURL('/activities?category=Colorir')
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(titles)
  })
})
