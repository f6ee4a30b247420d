import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expectAccessibleEverywhere } from './setup/accessibility.ts'
import { memberSession } from './setup/admin.ts'
import { WHOLE_CHROMIUM } from './setup/chromium.ts'
import { countPrints } from './setup/printing.ts'
import { test } from './setup/site.ts'
import { threePages, uploaded } from './setup/uploaded-sheet.ts'

test.use(WHOLE_CHROMIUM)

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Preparar a folha' })
const papersOf = (page: Page) => panelOf(page).getByRole('region', { name: 'Prévia' }).getByRole('listitem')
const DRAWN = 'img[src^="blob:"]'

async function textsIn(file: string): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const { items } = await (await pdf.getPage(i + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
}

test('an uploaded file is put two on a paper and in grey by keyboard, saved and printed, as one download', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const printed = await countPrints(page)
  const sheet = await uploaded(page)
  await memberSession(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/activities/${sheet.slug}`)
  await page.getByRole('button', { name: 'Imprimir' }).waitFor()
  expect(asked.filter((url) => /arranger|uploaded-panel|pdf-reader/.test(url))).toEqual([])

  await page.getByRole('button', { name: 'Preparar' }).focus()
  await page.keyboard.press('Enter')
  await expect(papersOf(page)).toHaveCount(3)
  await expect(panelOf(page).getByText('Restam 2 downloads hoje')).toBeVisible()
  expect(asked.filter((url) => /rpc\/register|object\/sign|arranger\.worker/.test(url))).toEqual([])
  await panelOf(page).getByRole('radio', { name: '1 por folha' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(papersOf(page)).toHaveCount(2)
  await panelOf(page).getByRole('radio', { name: 'Cores' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#por-folha=2&tinta=cinza$/)

  const saved = page.waitForEvent('download')
  await panelOf(page).getByRole('button', { name: 'Baixar PDF' }).press('Enter')
  const texts = await textsIn(await (await saved).path())
  expect(texts.map((text) => text.match(/\w+/g))).toEqual([['bola', 'casa'], ['dado']])
  await expect(panelOf(page).getByText('Restam 9 versões hoje')).toBeVisible()
  await expect(panelOf(page).locator(DRAWN)).toHaveCount(3)
  await panelOf(page).getByRole('button', { name: 'Imprimir' }).press('Enter')
  await printed(1)
  await expect(panelOf(page).getByText('Restam 9 versões hoje')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Pronto. Resta 1 download hoje').first()).toBeVisible()

  // The next file is offered what was chosen for this one.
  await page.goto(`/activities/${sheet.slug}`)
  await page.getByRole('button', { name: 'Preparar' }).click()
  await panelOf(page).getByRole('button', { name: 'Como na última vez' }).click()
  await expect(panelOf(page).getByRole('radio', { name: 'Tons de cinza' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expectAccessibleEverywhere(page, 'preparing an uploaded file', async () => {
    await page.getByRole('button', { name: 'Preparar' }).click()
    await expect(papersOf(page)).toHaveCount(2)
  })
})

test.describe('files that do not come as they should', () => {
  test.use({ expectedErrors: [/status of 403/] })

  test('a file that does not come costs nothing more; one with a password is printed as it is', async ({ page }) => {
    const sheet = await uploaded(page)
    await memberSession(page)
    let over = 1
    await page.route('**/storage/v1/object/sign/**', async (route) => {
      if (over-- > 0) return route.fulfill({ status: 403, json: {} })
      return route.fallback()
    })
    await page.goto(`/activities/${sheet.slug}`)
    await page.getByRole('button', { name: 'Preparar' }).click()
    await panelOf(page).getByRole('button', { name: 'Baixar PDF' }).click()
    await expect(page.getByText('O arquivo não chegou')).toBeVisible()
    const again = page.waitForEvent('download')
    await panelOf(page).getByRole('button', { name: 'Baixar PDF' }).click()
    await again
    await expect(panelOf(page).getByText('Pronto. Resta 1 download hoje')).toBeVisible()
    await page.keyboard.press('Escape')

    const locked = await PDFDocument.load(await threePages())
    locked.encrypt({ userPassword: 'a', ownerPassword: 'b', permissions: {} })
    const body = Buffer.from(await locked.save())
    await page.route('**/storage/v1/object/sign/**', (route) => route.fulfill({ body, contentType: 'application/pdf' }))
    await page.getByRole('button', { name: 'Preparar' }).click()
    await panelOf(page).getByText('2 por folha', { exact: true }).click()
    await panelOf(page).getByRole('button', { name: 'Baixar PDF' }).click()
    await expect(panelOf(page).getByRole('alert')).toContainText('protegido por senha')
    await expect(panelOf(page).getByRole('radio')).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await panelOf(page).getByRole('button', { name: 'Baixar PDF' }).click()
    expect(await readFile(await (await saved).path())).toEqual(body)
  })
})

test('without a grant there is no file: for a premium one, and a third of the day', async ({ page }) => {
  const [premium, third] = [await uploaded(page, true), await uploaded(page)]
  const { id } = await memberSession(page)
  await page.goto(`/activities/${premium.slug}`)
  await expect(page.getByRole('button', { name: 'Preparar' })).toBeHidden()
  const refused = await page.request.post('/rest/v1/rpc/register_variant', {
    data: { user_id: id, activity_id: premium.id, choices: 'arquivo.grey.2.next' },
  })
  expect(await refused.json()).toMatchObject({ success: false })

  const list = await page.request.get('/rest/v1/activities?category=Labirinto&plan=free&limit=15')
  for (const one of (await list.json()).activities.slice(0, 2)) {
    const data = { user_id: id, activity_id: one.id }
    const granted = await page.request.post('/rest/v1/rpc/register_download', { data })
    expect(await granted.json()).toMatchObject({ success: true })
  }
  await page.goto(`/activities/${third.slug}`)
  await page.getByRole('button', { name: 'Preparar' }).click()
  await panelOf(page).getByRole('button', { name: 'Baixar PDF' }).click()
  await expect(page).toHaveURL(/\/plans/)
})
