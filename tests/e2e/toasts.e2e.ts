import { expect, type Page } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { drawnSheet } from './setup/drawn-sheets.ts'
import { signUp, test } from './setup/site.ts'

// The refused sign-in.
test.use({ expectedErrors: [/Failed to load resource: .* 401/] })

/** Longest delay of the page that passes as it is (ms); a notice has 6 and 10 s, and must not go while it is looked at. */
const DELAY_MAX_MS = 3_000

test.beforeEach(({ page }) =>
  page.addInitScript((longest) => {
    const real = window.setTimeout.bind(window)
    const never = 3_600_000
    window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      real(run, ms > longest ? never : ms, ...rest)) as typeof window.setTimeout
  }, DELAY_MAX_MS),
)

const shown = (page: Page) => expect(page.locator('[data-toast]')).toBeVisible()

/** Controls and titles in view, outside the notice, that lie under it. */
function covered(page: Page, within: string): Promise<string[]> {
  return page.evaluate((place) => {
    const note = document.querySelector('[data-toast]')?.getBoundingClientRect()
    if (!note) return ['no notice']
    const parts = document.querySelectorAll(`${place} :is(h1, h2, button, input, select, a[href])`)
    return [...parts].flatMap((part) => {
      if (part.closest('[data-toaster]')) return []
      const box = part.getBoundingClientRect()
      // The part of it that its dialog shows.
      const top = Math.max(box.top, part.closest('[role=dialog]')?.getBoundingClientRect().top ?? 0)
      const apart =
        box.bottom <= top ||
        box.width === 0 ||
        box.right <= note.left ||
        box.left >= note.right ||
        box.bottom <= note.top ||
        top >= note.bottom
      return apart ? [] : [part.textContent || part.outerHTML.slice(0, 60)]
    })
  }, within)
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1280, 720],
] as const) {
  test(`a notice covers no part of the sign-in form, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/login')
    await alive(page)
    await page.getByLabel('Email').fill('ninguem@exemplo.com.br')
    await page.getByLabel('Senha', { exact: true }).fill('papel e lapis 12')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await shown(page)
    expect(await covered(page, 'main')).toEqual([])
  })

  test(`a notice covers nothing of a dialog, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signUp(page)
    await page.goto('/activities?category=Labirinto&plan=free')
    await alive(page)
    await page.getByRole('article').first().getByRole('heading').getByRole('button').click()
    const dialog = page.getByRole('dialog')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Baixar atividade' }).click(),
    ])
    await download.path()
    await shown(page)
    // The dialog yields once the height of the notice is known.
    await expect.poll(() => covered(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).click()
    await shown(page)
    // The bar of the dialog is no bar of the page.
    await expect
      .poll(async () => {
        const note = await page.locator('[data-toast]').boundingBox()
        return note && height - note.y - note.height
      })
      .toBeLessThan(20)
  })
}

test('a notice is above the bar at the bottom of the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  const { slug } = await drawnSheet(page.request, 'free')
  await page.goto(`/activities/${slug}`)
  await alive(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('button', { name: 'Baixar atividade' }).click(),
  ])
  await download.path()
  await shown(page)
  const button = page.getByRole('main').getByRole('button', { name: 'Baixar atividade' })
  // Its place follows the height of the bar within a frame.
  await expect
    .poll(async () => {
      const [note, action] = await Promise.all([page.locator('[data-toast]').boundingBox(), button.boundingBox()])
      return note && action && note.y + note.height - action.y
    })
    .toBeLessThanOrEqual(0)
})
