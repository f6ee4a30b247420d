import { expect, type Page } from '@playwright/test'
import { drawnSheets } from './setup/drawn-sheets.ts'
import { premium, someone } from './setup/profile.ts'
import { loseSession, signUp, test, toast } from './setup/site.ts'

async function freeSheets(page: Page): Promise<string[]> {
  return (await drawnSheets(page.request, { plan: 'free' })).map(({ slug }) => slug)
}
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Baixar atividade' })
const note = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /hoje|Pronto/ })

test('a member sees what is left of the day, and what a download leaves', async ({ page }) => {
  await signUp(page)
  const [first = '', second = ''] = await freeSheets(page)
  await page.goto(`/activities/${first}`)
  await expect(note(page)).toHaveText('Restam 2 downloads hoje · renova à meia-noite')
  await Promise.all([page.waitForEvent('download'), button(page).click()])
  await expect(toast(page, 'Download em andamento')).toBeVisible()
  await expect(note(page)).toHaveText('Pronto. Resta 1 download hoje')

  await page.goto(`/activities/${second}`)
  await expect(note(page)).toHaveText('Resta 1 download hoje · renova à meia-noite')
  await Promise.all([page.waitForEvent('download'), button(page).click()])
  await expect(note(page)).toHaveText('Pronto. Era o último de hoje · renova à meia-noite')
  await page.reload()
  await expect(note(page)).toHaveText(
    'Você usou os 2 downloads de hoje. Outros 2 chegam à meia-noite, no horário de Brasília',
  )
})

test('a limit of one’s own counts, and without a limit nothing is counted', async ({ page }) => {
  const [sheet = ''] = await freeSheets(page)
  await someone(page, {
    ...premium({ plan: 'basico', billing_period: null, subscription_end_date: null }),
    own_daily_limit: '5',
  })
  await page.goto(`/activities/${sheet}`)
  await expect(note(page)).toHaveText('Restam 5 downloads hoje · renova à meia-noite')

  await loseSession(page)
  await someone(page, premium())
  await page.goto(`/activities/${sheet}`)
  const [asked] = await Promise.all([page.waitForEvent('download'), button(page).click()])
  expect(asked.suggestedFilename()).toMatch(/\.pdf$/)
  await expect(note(page)).toHaveText('Pronto. O arquivo foi baixado.')
})

// 640 px is a window of 1280 px at 200 %.
for (const [width, height] of [
  [390, 844],
  [640, 400],
] as const)
  test(`a toast covers neither the button of a sheet nor the way out of its dialog at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await signUp(page)
    const [sheet = ''] = await freeSheets(page)
    /** The element under a finger in the middle of an element, and at its ends. */
    const isFree = (name: string) =>
      page
        .getByRole('button', { name })
        .last()
        .evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return [left + 4, (left + right) / 2, right - 4].every((x) =>
            element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
          )
        })
    await page.goto(`/activities/${sheet}`)
    await Promise.all([page.waitForEvent('download'), button(page).click()])
    await expect(toast(page, 'Download em andamento')).toBeVisible()
    expect(await isFree('Baixar atividade')).toBe(true)

    await page.goto('/activities')
    await page
      .getByRole('article')
      .filter({ hasNotText: 'Premium' })
      .first()
      .getByRole('heading')
      .getByRole('button')
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Habilidades da BNCC' })).toBeAttached()
    const download = dialog.getByRole('button', { name: 'Baixar atividade' })
    await download.hover()
    const before = await download.boundingBox()
    await Promise.all([page.waitForEvent('download'), download.click()])
    await expect(toast(page, 'Download em andamento')).toBeVisible()
    expect(await isFree('Baixar atividade')).toBe(true)
    expect(await isFree('Fechar')).toBe(true)
    // The toast takes its room from the top of the dialog, the button stays under the finger.
    // Scrolling is in whole pixels of the device, heights of text are not.
    expect(Math.abs(((await download.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1)
  })

test('skills that come late do not move the button of a low dialog from under the finger', async ({ page }) => {
  // In a low viewport the button does not stick to its edge.
  await page.setViewportSize({ width: 640, height: 400 })
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/activities/*/skills', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/activities')
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click()
  const dialog = page.getByRole('dialog')
  const download = dialog.getByRole('button', { name: /Baixar atividade|Exclusivo Premium/ })
  await download.hover()
  const before = await download.boundingBox()
  press()
  await expect(dialog.getByRole('heading', { name: 'Habilidades da BNCC' })).toBeAttached()
  const after = await download.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1)
  expect(after?.x).toBe(before?.x)
})
