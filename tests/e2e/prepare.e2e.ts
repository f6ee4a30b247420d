import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expectAccessibleEverywhere } from './setup/accessibility.ts'
import { memberSession } from './setup/admin.ts'
import { WHOLE_CHROMIUM } from './setup/chromium.ts'
import { freeMaze } from './setup/drawn-sheets.ts'
import { countPrints } from './setup/printing.ts'
import { test } from './setup/site.ts'

test.use(WHOLE_CHROMIUM)

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Preparar a folha' })
const pictures = (page: Page) => panelOf(page).locator('img[src^="blob:"]')

async function sizesOf(file: string): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const { width, height } = (await pdf.getPage(i + 1)).getViewport({ scale: 1 })
      return `${Math.round(width)}x${Math.round(height)}`
    }),
  )
}

for (const width of [390, 1280])
  test(`a sheet is made harder, saves ink, lies twice on the paper and is printed: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const printed = await countPrints(page)
    await memberSession(page)
    const maze = await freeMaze(page.request)
    await page.goto(`/activities/${maze.slug}`)
    await page.getByRole('button', { name: 'Preparar' }).click()
    await expect(pictures(page)).toHaveCount(maze.pageCount)
    // The answer key of the page below is not drawn beside it.
    expect(page.workers()).toHaveLength(1)
    const before = await pictures(page).first().getAttribute('src')
    const choices = panelOf(page).getByText(/^(?:Desafio|Economia|4 páginas|À parte)$/)
    const edges = await choices.evaluateAll((all) => all.map((choice) => choice.getBoundingClientRect().right))
    expect(Math.max(...edges)).toBeLessThanOrEqual(width)

    for (const choice of ['Desafio', 'Economia', '2 por folha', 'À parte'])
      await panelOf(page).getByText(choice, { exact: true }).click()
    await expect(panelOf(page).getByRole('radio', { name: '2 por folha' })).toBeChecked()
    // On a phone too what the last choice changes is in sight.
    await expect(pictures(page).first()).toBeInViewport({ ratio: width < 768 ? 0.9 : 0.5 })
    await expect(pictures(page).first()).not.toHaveAttribute('src', before ?? '')
    await expect(page).toHaveURL(/#.*nivel=desafio.*tinta=economia.*por-folha=2.*respostas=a-parte/)

    const saved: string[] = []
    page.on('download', async (download) => saved.push(download.suggestedFilename()))
    const first = page.waitForEvent('download')
    await panelOf(page).getByRole('button', { name: 'Baixar PDF' }).click()
    const sizes = await sizesOf(await (await first).path())
    expect(sizes.every((size) => size === '842x595')).toBe(true)
    await expect(panelOf(page).getByText('Restam 9 versões hoje')).toBeVisible()
    await expect.poll(() => saved.length).toBe(2)
    expect(saved[1]).toMatch(/-respostas\.pdf$/)

    // The same choices count once, and all of them are one download of the day.
    await panelOf(page).getByRole('button', { name: 'Imprimir', exact: true }).click()
    await expect(page.locator('iframe[data-printing$=".pdf"]')).toBeAttached()
    await printed(1)
    await expect(panelOf(page).getByText('Restam 9 versões hoje')).toBeVisible()
    await panelOf(page).getByRole('button', { name: 'Fechar' }).click()
    await expect(page.getByText('Pronto. Resta 1 download hoje')).toBeVisible()
  })

test('with the keyboard alone, and the choices of an address', async ({ page }) => {
  await memberSession(page)
  const maze = await freeMaze(page.request)
  await page.goto(`/activities/${maze.slug}#por-folha=4&desenho=7`)
  await page.getByRole('button', { name: 'Preparar' }).focus()
  await page.keyboard.press('Enter')
  await expect(pictures(page)).not.toHaveCount(0)
  await expect(panelOf(page).getByRole('radio', { name: '4 por folha' })).toBeChecked()
  await panelOf(page).getByRole('radio', { name: '4 por folha' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(panelOf(page).getByRole('radio', { name: '2 por folha' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Preparar' })).toBeFocused()
})

test('until its pages are drawn the catalogue shows the sheet, unless something else was chosen', async ({ page }) => {
  let letIn = () => {}
  const held = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.context().route(/\/assets\/engine\.worker-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await memberSession(page)
  const maze = await freeMaze(page.request)
  const sheet = panelOf(page).locator('img[src$="-720.webp"]')
  await page.goto(`/activities/${maze.slug}`)
  await page.getByRole('button', { name: 'Preparar' }).click()
  await expect(sheet).toBeVisible()
  await expect(panelOf(page).getByText('Desenhando a folha…')).toBeVisible()
  await panelOf(page).getByText('Desafio', { exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await panelOf(page).getByText('Como no catálogo', { exact: true }).click()
  await expect(sheet).toBeVisible()
  letIn()
  await expect(pictures(page)).toHaveCount(maze.pageCount)
  await expect(sheet).toHaveCount(0)
  const pages = maze.pageCount === 1 ? '1 página' : `${maze.pageCount} páginas`
  await expect(
    panelOf(page)
      .getByRole('status')
      .filter({ hasText: `A folha está pronta: ${pages}` }),
  ).toHaveCount(1)
})

test('the panel is accessible in both themes and every width', async ({ page }) => {
  await memberSession(page)
  const maze = await freeMaze(page.request)
  await page.goto(`/activities/${maze.slug}`)
  await expectAccessibleEverywhere(page, 'preparing', async () => {
    await page.getByRole('button', { name: 'Preparar' }).click()
    await expect(pictures(page)).toHaveCount(maze.pageCount)
  })
})

test('every page is looked through before anything is downloaded, without an account', async ({ page }) => {
  const maze = await freeMaze(page.request)
  await page.goto(`/activities/${maze.slug}`)
  const count = maze.pageCount
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(page.getByRole('button', { name: `Página 2 de ${count}` })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: `Página ${count} de ${count}` }).click()
  await expect(page.getByText('Respostas: nítidas depois de baixar')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Próxima página' })).toBeDisabled()
})

test('the answer key is clear for who was granted the sheet, on its page and in its dialog, and for nobody else', async ({
  page,
}) => {
  await memberSession(page)
  const maze = await freeMaze(page.request)
  await page.goto(`/activities/${maze.slug}`)
  const key = page.getByRole('button', { name: `Página ${maze.pageCount} de ${maze.pageCount}` })
  const clear = page.getByRole('img', { name: `${maze.title}, respostas`, exact: true })
  const asked = page.waitForResponse('**/rpc/get_granted_recipe')
  await key.click()
  await expect(page.getByText('Respostas: nítidas depois de baixar')).toBeInViewport()
  expect(await (await asked).json()).toEqual({ recipe: null })
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar atividade' }).click()
  await file
  await expect(clear).toBeInViewport()
  await expect(page.getByText('Respostas: nítidas depois de baixar')).toBeHidden()

  await page.goto(`/activities?search=${encodeURIComponent(maze.title)}`)
  // A link until the application comes, a button from then on.
  await page.locator('article a', { hasText: maze.title }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Página ${maze.pageCount} de` })
    .click()
  await expect(clear).toBeInViewport()
})

test('looking counts nothing, and what the day has left is shown before it is spent', async ({ page }) => {
  await memberSession(page)
  const maze = await freeMaze(page.request)
  await page.goto(`/activities/${maze.slug}`)
  await page.getByRole('button', { name: 'Preparar' }).click()
  await expect(pictures(page)).toHaveCount(maze.pageCount)
  await expect(panelOf(page).getByText('Restam 2 downloads hoje')).toBeVisible()
  await panelOf(page).getByText('Desafio', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.goto('/profile')
  await expect(page.getByText(maze.title)).toHaveCount(0)
})

for (const how of ['Baixar PDF', 'Imprimir'])
  test(`«${how}» counts the sheet once, as it is in the catalogue too`, async ({ page }) => {
    await countPrints(page)
    await memberSession(page)
    const maze = await freeMaze(page.request)
    await page.goto(`/activities/${maze.slug}`)
    await page.getByRole('button', { name: 'Preparar' }).click()
    for (let press = 0; press < 2; press++) {
      const counted = page.waitForResponse('**/rpc/register_download')
      await panelOf(page).getByRole('button', { name: how, exact: true }).click()
      expect(await (await counted).json()).toMatchObject({ success: true, daily_used: 1 })
      await expect(panelOf(page).getByText('Pronto. Resta 1 download hoje')).toBeVisible()
    }
  })

test('a visitor looks, chooses, and is back in the panel after signing in', async ({ page }) => {
  const { email, password } = await memberSession(page)
  await page.context().clearCookies()
  const maze = await freeMaze(page.request)
  await page.goto(`/activities/${maze.slug}`)
  await page.getByRole('button', { name: 'Preparar' }).click()
  await expect(pictures(page)).toHaveCount(maze.pageCount)
  await panelOf(page).getByText('Desafio', { exact: true }).click()
  await panelOf(page).getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/activities/${maze.slug}#nivel=desafio$`))
  await expect(panelOf(page).getByRole('radio', { name: 'Desafio' })).toBeChecked()
  await expect(panelOf(page).getByText('Restam 2 downloads hoje')).toBeVisible()
})
