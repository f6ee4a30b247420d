import { expect, type Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './setup/accessibility.ts'
import { query } from './setup/database.ts'
import { newPerson, signUp, test, toast } from './setup/site.ts'

/** A source of a layout shift, of the browser's own type. */
interface Shifted {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

/** Moves of the page itself, under the bar (px); asked for at the end. */
async function shiftsOf(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const moves: number[] = []
    Object.assign(window, { moves })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: Shifted[] })[])
        for (const { node, previousRect, currentRect } of entry.sources)
          if (node instanceof Element && node.id === 'conteudo') moves.push(currentRect.y - previousRect.y)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { moves: number[] }).moves)
}

/** The account of before the terms changed. */
const older = (email: string) =>
  query(
    `update terms_acceptances set version = '2024-01-31' where user_id = (select id from profiles where email = $1)`,
    [email],
  )

test('terms that changed are shown on every page until they are accepted', async ({ page }) => {
  const person = await signUp(page, newPerson())
  const notice = page.getByRole('region', { name: 'Termos de uso' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Olá/ })).toBeVisible()
  await expect(notice).toHaveCount(0)

  await older(person.email)
  // A page that members share comes without it, and stays where it is under a finger that presses.
  const moved = await shiftsOf(page)
  for (const path of ['/', '/plans', '/datas', '/bncc', '/folhas']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /^Olá/ })).toBeVisible()
    expect(await moved(), path).toEqual([])
  }
  await page.goto('/activities')
  await expect(page.getByRole('button', { name: /^Olá/ })).toBeVisible()
  await page
    .getByRole('button', { name: /^Pôr no caderno/ })
    .first()
    .click()
  await expect(toast(page, 'Entrou no caderno')).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await moved()).toEqual([])
  for (const name of ['Planos', 'Quem Somos?']) {
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(notice).toContainText('Há uma versão nova dos termos de uso, de 30 de novembro de 2026.')
  }
  await page.goto('/profile')
  await expect(notice).toBeVisible()
  // On a short page: the long ones are looked at without the notice.
  await expectAccessibleEverywhere(page, 'terms notice', async () => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fale com a gente' }).click()
    await expect(notice).toBeVisible()
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await notice.getByRole('link', { name: 'Ler os termos' }).click()
  await expect(page).toHaveTitle(/^Termos de uso/)
  await notice.getByRole('button', { name: 'Li e aceito' }).click()
  await expect(page).toHaveURL('/profile?done=terms')
  await expect(page.getByText('Termos aceitos')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Olá/ })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('they are accepted on the profile', async ({ page }) => {
    const person = await signUp(page, newPerson())
    await older(person.email)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Li e aceito' }).click()
    await expect(page.getByText('Termos aceitos')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Li e aceito' })).toHaveCount(0)
  })
})
