import { expect, type Page } from '@playwright/test'
import { query } from './setup/database.ts'
import { test } from './setup/site.ts'

const COMPLETE = '✓ Todas as atividades foram carregadas'

/** Cards of the list, and its description. */
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page) => page.getByRole('main').getByText(/^Mostrando \d+ de \d+ atividades?/)

async function loadTo(page: Page, wanted: number) {
  for (let shown = 15; shown < wanted; shown += 15) {
    await page.getByRole('link', { name: 'Carregar mais atividades' }).scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(Math.min(shown + 15, wanted))
  }
}

test.describe.configure({ mode: 'parallel' })

for (const wanted of [
  '/activities?page=999',
  '/activities?category=Labirinto&page=7',
  '/activities?plan=free&page=99',
]) {
  test(`beyond its end a list leads to its last page: ${wanted}`, async ({ page }) => {
    await page.goto(wanted)
    await expect(page).not.toHaveURL(new RegExp(`page=${new URL(wanted, 'http://x').searchParams.get('page')}$`))
    expect(await cards(page).count()).toBeGreaterThan(0)
    await expect(count(page)).toContainText(`Mostrando ${await cards(page).count()} de`)
    await expect(page.getByText(COMPLETE)).toHaveCount(0)
    await page.getByRole('link', { name: 'Voltar ao começo' }).click()
    await expect(page).not.toHaveURL(/page=/)
    await expect.poll(() => cards(page).count()).toBeGreaterThan(10)
  })
}

test('a list says that it is complete when it is, and not before', async ({ page }) => {
  await page.goto('/activities?category=Labirinto')
  await expect(page.getByText(COMPLETE)).toHaveCount(0)
  await loadTo(page, 21)
  await expect(count(page)).toHaveText('Mostrando 21 de 21 atividades')
  await expect(page.getByText(COMPLETE)).toBeVisible()

  await page.goto('/activities?plan=free&page=4')
  await expect(page.getByText(COMPLETE)).toHaveCount(0)
})

test("'Limpar' takes the filters off and nothing else, from both places", async ({ page }) => {
  await page.goto('/activities?category=Pareamento&search=zzzz&age=3-4+anos')
  const clear = page.getByRole('link', { name: 'Limpar' }).or(page.getByRole('button', { name: 'Limpar' }))
  await expect(clear.first()).toBeVisible()
  for (const link of await clear.all()) {
    await expect(link).toHaveAttribute('href', '/activities?category=Pareamento&search=zzzz')
  }
  await page.goto('/activities?search=zzzz')
  await expect(clear).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Ver todas as atividades' }).click()
  await expect(page).toHaveURL('/activities')
})

test('a search that finds nothing in a category is made over everything by one press', async ({ page }) => {
  await page.goto('/activities?category=Labirinto&search=silabas')
  await expect(page.getByRole('heading', { name: 'Nenhuma atividade encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Procurar “silabas” em todas as atividades' }).click()
  await expect(page).toHaveURL('/activities?search=silabas')
  await expect(cards(page).first()).toBeVisible()
})

test('a long list comes back with Back as it was left', async ({ page }) => {
  await page.goto('/activities?plan=premium')
  await loadTo(page, 45)
  await cards(page).nth(40).scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(2000)
  // Not by the link's own scrolling into view.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Catálogo de Atividades')
  await page.goBack()
  await expect(cards(page)).toHaveCount(45)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
})

test('a jump over the end of a list loads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/activities?plan=premium')
  await expect(cards(page)).toHaveCount(15)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(30)
})

test('rows do not move under any dialog of the catalogue', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/activities')
  const track = page.locator('section[aria-label=Matemática] ul')
  const moved = async () => {
    const before = await track.evaluate((list) => list.scrollLeft)
    await page.clock.runFor(9_000)
    return (await track.evaluate((list) => list.scrollLeft)) - before
  }
  await expect.poll(moved).toBeGreaterThan(0)
  for (const opener of ['Filtros', 'Abrir menu']) {
    await page.getByRole('button', { name: opener }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moved(), opener).toBe(0)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Fechar/ })
      .click()
    await page.clock.runFor(1_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

for (const path of ['/', '/activities', '/activities?category=Colorir']) {
  test(`each card says what it is about on a phone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    const previews = await cards(page).evaluateAll((all) =>
      all.map((card) => {
        // The plain title may precede it, age and format follow it.
        const preview = [...card.querySelectorAll('p')].at(-2)
        const shown = preview && getComputedStyle(preview).display !== 'none' ? preview.innerText : ''
        return { title: card.querySelector('.card-link')?.textContent ?? '', shown }
      }),
    )
    const rows = await query('select title, description from activities')
    const begins = ({ title, shown }: (typeof previews)[number]) =>
      rows.some(({ title: of, description }) => {
        const whole = String(description).trim()
        return of === title && shown.length >= Math.min(20, whole.length) && whole.startsWith(shown.replace(/…$/, ''))
      })
    expect(previews.length).toBeGreaterThan(10)
    expect(previews.filter((preview) => !begins(preview))).toEqual([])
  })
}

test('a row and its link have a space between them at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/activities')
  const links = page.getByRole('link', { name: /^Ver tudo de / })
  expect(await links.count()).toBeGreaterThan(5)
  const gaps = await links.evaluateAll((all) =>
    all.map((link) => {
      const heading = link.closest('section')?.querySelector('h2')
      if (!heading) return null
      const wordsIn = (element: Element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        return words.getBoundingClientRect()
      }
      const [title, way] = [wordsIn(heading), wordsIn(link)]
      return way.top >= title.bottom ? 100 : way.left - title.right
    }),
  )
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8)
})

test('the word of the hero is readable at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const word of ['Professores', 'Educadores', 'Terapeutas', 'Pedagogos']) {
    const right = await page.getByText(word, { exact: true }).evaluate((span) => span.getBoundingClientRect().right)
    expect(right, word).toBeLessThanOrEqual(310)
  }
})
