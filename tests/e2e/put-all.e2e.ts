import { expect, type Page } from '@playwright/test'
import { signUp, test, toast } from './setup/site.ts'

const all = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Pôr as \d+ (?:folhas|primeiras) no caderno$/ })
const open = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Abrir o caderno' })
const door = (page: Page, count: number) => page.getByRole('link', { name: `Caderno: ${count} folhas` }).first()
const countOf = async (page: Page) => Number(/\d+/.exec((await all(page).textContent()) ?? '')?.[0])

test('all results of a search go into the booklet at once, are told, and leave it again by «Desfazer»', async ({
  page,
}) => {
  await page.goto('/activities?category=Labirinto')
  const count = await countOf(page)
  expect(count).toBeGreaterThan(3)
  await all(page).press('Enter')
  await expect(toast(page, 'Entraram no caderno')).toContainText(`${count} folhas novas`)
  await expect(page.getByRole('status').filter({ hasText: 'Entraram no caderno' })).toBeVisible()
  await expect(door(page, count)).toBeAttached()
  await expect(open(page)).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(all(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Caderno', exact: true }).first()).toBeAttached()
})

test('a booklet takes as many as fit, and says how many stay out', async ({ page }) => {
  const perPage: number[] = []
  for (const category of [
    'Labirinto',
    'Matem%C3%A1tica',
    'Tracejar',
    'Colorir',
    'Alfabetiza%C3%A7%C3%A3o',
    'Pontilhar',
  ]) {
    await page.goto(`/activities?category=${category}&plan=free`)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    if ((await all(page).count()) === 0) continue
    perPage.push(await countOf(page))
    await all(page).click()
    const told = page.getByRole('status').filter({ hasText: 'folhas novas' })
    await expect(told).toBeVisible()
    if ((await told.textContent())?.includes('de fora')) break
    await expect(open(page)).toBeVisible()
  }
  expect(perPage.length).toBeGreaterThan(1)
  await expect(page.getByRole('status').filter({ hasText: 'de fora' })).toBeVisible()
  await expect(door(page, 40)).toBeAttached()
  await all(page).click()
  await expect(toast(page, 'O caderno está cheio')).toBeVisible()
})

test('the sheets of a favourite list go in at once', async ({ page }) => {
  await signUp(page)
  await page.goto('/activities?category=Labirinto&plan=free')
  for (const n of [0, 1, 2])
    await page
      .getByRole('main')
      .getByRole('button', { name: /favoritos/i })
      .nth(n)
      .click()
  await page.goto('/favoritos')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await all(page).click()
  await expect(toast(page, 'Entraram no caderno')).toContainText('3 folhas novas')
  await open(page).click()
  await expect(page).toHaveURL('/caderno')
  await expect(page.getByRole('button', { name: /^Mudar ou tirar/ })).toHaveCount(3)
})
