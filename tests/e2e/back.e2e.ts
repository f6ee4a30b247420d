import { expect, type Page } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { test } from './setup/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

const back = (page: Page) => page.evaluate(() => history.back())
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Abrir menu' }).click()

/** Two pages, one after the other; the second is there whole. */
async function arrive(page: Page, second: string) {
  await page.goto('/faq')
  await page.goto(second)
  await alive(page)
}

test('Back closes the menu, and then leaves the page', async ({ page }) => {
  await arrive(page, '/about')
  await openMenu(page)
  await expect(menu(page)).toBeVisible()
  await back(page)
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL('/about')
  await back(page)
  await expect(page).toHaveURL('/faq')
})

test('a menu that was closed by its button leaves no step behind', async ({ page }) => {
  await arrive(page, '/about')
  for (const close of ['button', 'Escape']) {
    await openMenu(page)
    await expect(menu(page)).toBeVisible()
    if (close === 'Escape') await page.keyboard.press(close)
    else await menu(page).getByRole('button', { name: 'Fechar menu' }).click()
    await expect(menu(page)).toBeHidden()
  }
  await expect.poll(() => page.evaluate(() => 'openDialog' in (history.state ?? {}))).toBe(false)
  await back(page)
  await expect(page).toHaveURL('/faq')
})

test('a link of the menu leads to the step after its page', async ({ page }) => {
  await arrive(page, '/about')
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Planos' }).click()
  await expect(page).toHaveURL('/plans')
  await expect(menu(page)).toBeHidden()
  await back(page)
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quem Somos?')
  await back(page)
  await expect(page).toHaveURL('/faq')
})

test('Back closes the filters and keeps what was chosen', async ({ page }) => {
  await arrive(page, '/activities')
  await page.getByRole('button', { name: 'Filtros' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await sheet.getByRole('radio', { name: '5-7 anos' }).check()
  await expect(page).toHaveURL('/activities?age=5-7+anos')
  await back(page)
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/activities?age=5-7+anos')
  // The next choice begins at the newest address.
  await page.getByRole('navigation', { name: 'Categorias' }).getByRole('link', { name: 'Colorir' }).click()
  await expect(page).toHaveURL('/activities?category=Colorir&age=5-7+anos')
  await back(page)
  await expect(page).toHaveURL('/faq')
})
