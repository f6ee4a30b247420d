import { expect, type Page } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { freeMaze } from './setup/drawn-sheets.ts'
import { signUp, test } from './setup/site.ts'

/** The browser logs what could not be loaded; that is what these tests bring about. */
test.use({ expectedErrors: [/Failed to (load resource|fetch)/] })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const failure = (page: Page) => page.getByRole('heading', { name: 'Não conseguimos carregar as atividades' })
const offlineNote = (page: Page) => page.getByText('Sem conexão no momento')

/** Waits until the page has read the catalogue's code ahead, and stored these addresses. */
async function stored(page: Page, ...keys: string[]) {
  await expect(page.locator('link[rel=modulepreload][href*="/activities-"]').first()).toBeAttached()
  const record = () => page.evaluate(() => localStorage.getItem('catalogo.atividades'))
  for (const key of keys) await expect.poll(record).toContain(key)
  // A preload that is attached may still be on its way.
  await page.waitForLoadState('networkidle')
}

const LABIRINTO = '/activities?category=Labirinto'

test('without a network an address shows its stored answer, and says so', async ({ page, context }) => {
  await page.goto(LABIRINTO)
  // An answer is stored by the application.
  await alive(page)
  const titles = await cards(page).getByRole('heading').allTextContents()
  expect(titles).toHaveLength(15)
  await page.goto('/')
  await stored(page, `"catalogue","${LABIRINTO}"`)
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Labirinto' }).click()
  await expect(page).toHaveURL(LABIRINTO)
  await expect(offlineNote(page)).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(titles)
})

test('what was saved is there without a network, a change waits, and nothing is lost', async ({ page, context }) => {
  await page.goto('/activities?category=Labirinto')
  const heart = page.getByRole('button', { name: /^Guardar: / }).first()
  const title = ((await heart.getAttribute('aria-label')) ?? '').replace('Guardar: ', '')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await stored(page, `"catalogue","${LABIRINTO}"`)
  await expect(page.locator('link[rel=modulepreload][href*="/favourites-"]').first()).toBeAttached()
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Favoritos' }).click()
  await expect(page).toHaveURL('/favoritos')
  const unread = page.getByRole('heading', { name: 'Sem conexão agora' })
  await expect(unread).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(title)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(unread).toHaveCount(0)
  await expect(cards(page)).toContainText(title)
})

test('back on the network, the page completes itself', async ({ page, context }) => {
  await page.goto('/activities')
  // A link that is pressed before the application is there asks for the document, and nothing of this page is stored.
  await alive(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Atividário/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Atividades mais recentes' })).toBeVisible()
  await stored(page, '"catalogue","/activities"')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Todas as categorias' }).click()
  await expect(offlineNote(page)).toBeVisible()
  await context.setOffline(false)
  await expect(offlineNote(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(8)
})

test('when the server fails, what was read over an hour ago is shown', async ({ page }) => {
  await page.clock.install()
  await page.goto('/activities?category=Colorir')
  await alive(page)
  const first = (await cards(page).first().getByRole('heading').getByRole('button').textContent()) ?? ''
  await page.getByRole('navigation', { name: 'Categorias' }).getByRole('link', { name: 'Todas' }).click()
  await expect(page).toHaveURL('/activities')

  let refused = 0
  await page.route(/\.data(\?|$)|\/rest\/v1\//, (route) => {
    refused++
    return route.fulfill({ status: 500, body: 'x' })
  })
  await page.clock.fastForward('01:01:00')
  await page.getByRole('navigation', { name: 'Categorias' }).getByRole('link', { name: 'Colorir' }).click()
  await expect(page).toHaveURL('/activities?category=Colorir')
  await expect(cards(page).first().getByRole('heading').getByRole('button')).toHaveText(first)
  await expect(cards(page)).toHaveCount(15)
  await expect(page.getByText('Não conseguimos falar com o site agora')).toBeVisible()
  expect(refused).toBeGreaterThan(0)
})

test('where no script can be had, the menu opens and its links lead on', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Planos' }).click()
  await expect(page).toHaveURL('/plans')
})

test.describe('parts of a sheet', () => {
  // A part that is missing is no error of the page.
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a sheet is shown without the parts whose code cannot be had', async ({ page }) => {
    const parts = ['lazy-skills', 'clear-key']
    await page.route(/\/(lazy-skills|clear-key)-[^/]*\.js$/, (route) => route.abort())
    const missing = parts.map((part) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(`/${part}-`)),
    )
    await signUp(page)
    const maze = await freeMaze(page.request)
    await page.clock.install()
    await page.goto(`/activities?search=${encodeURIComponent(maze.title)}`)
    await cards(page).getByRole('heading').getByRole('button', { name: maze.title }).click()
    await Promise.all(missing)
    // React may put off for a moment what it draws of a part that did not come.
    await page.clock.runFor(1_000)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: `Página ${maze.pageCount} de` }).click()
    await expect(dialog.getByText('Respostas: nítidas depois de baixar')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(cards(page).first()).toBeVisible()
  })
})

const READS = /\.data(\?|$)|\/rest\/v1\//

/** Home, reached from another page while none of its reads gets an answer and its cache is empty. */
async function homeWithoutReads(page: Page) {
  await page.route(READS, (route) => route.abort())
  await page.goto('/about')
  // A press before that loads home from the server.
  await alive(page)
  const logo = page.getByRole('banner').getByRole('link', { name: /Atividário/ })
  await logo.click()
  await expect(failure(page)).toBeVisible()
}

test('with nothing to show, the error state reloads the page', async ({ page }) => {
  await homeWithoutReads(page)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('heading', { name: 'Atividades mais recentes' })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
})

test('without a network the error state stays on the site, and ends with the network back', async ({
  page,
  context,
}) => {
  await homeWithoutReads(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(failure(page)).toBeVisible()
  await page.unrouteAll()
  await context.setOffline(false)
  await expect(cards(page).first()).toBeVisible()
})

test('nonsense in local storage harms nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('catalogo.atividades', '{"version":"1","entries":[{"key":'))
  await page.goto('/')
  await page.getByRole('link', { name: 'Todas as categorias' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('a storage that is switched off harms nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Todas as categorias' }).click()
  await expect(cards(page).first()).toBeVisible()
})
