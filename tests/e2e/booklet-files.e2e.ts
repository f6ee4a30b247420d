import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { memberSession } from './setup/admin.ts'
import { WHOLE_CHROMIUM } from './setup/chromium.ts'
import { mixedSheets, pasteClass, pdfTexts, printButton, putIn } from './setup/classroom.ts'
import { query } from './setup/database.ts'
import { test, toast } from './setup/site.ts'
import { uploaded } from './setup/uploaded-sheet.ts'

test.use({ ...WHOLE_CHROMIUM, expectedErrors: [/Failed to load resource/] })

const readyDialog = (page: Page) => page.getByRole('dialog', { name: 'O caderno está pronto' })
const SIGNED = '**/storage/v1/object/sign/**'
const WORDS = ['bola', 'casa', 'dado']

const savedTexts = async (page: Page, button: Locator) => {
  const saving = page.waitForEvent('download')
  await button.click()
  return pdfTexts(await readFile(await (await saving).path()))
}
const countedOf = async (title: string) =>
  Number((await query(`select count(*) as n from downloads where activity_title = '${title}'`))[0]?.n)

/** A member whose booklet has an uploaded file, and a drawn sheet if wanted. */
async function bookletOf(page: Page, { withDrawn }: { withDrawn: boolean }) {
  const sheet = await uploaded(page)
  await memberSession(page)
  const [drawn] = await mixedSheets(page, 1)
  if (withDrawn) await putIn(page, drawn?.slug ?? '')
  await putIn(page, sheet.slug)
  return { sheet, drawn }
}

test('an uploaded file goes from «Pôr no caderno» into the finished booklet of a class', async ({ page }) => {
  const { sheet, drawn } = await bookletOf(page, { withDrawn: true })
  await pasteClass(page, ['Ana', 'Bento'])
  await page.goto('/caderno')
  await expect(page.getByText('Arquivo pronto: entra como é, sem o nome da criança')).toBeVisible()
  await expect(page.getByText(/Conta como 2 downloads: um por atividade, para as 2 crianças/)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await printButton(page).dblclick()
  const ready = readyDialog(page)
  await expect(ready).toBeVisible({ timeout: 60_000 })
  const pages = await savedTexts(page, ready.getByRole('button', { name: 'Baixar' }))
  const uploadedPages = pages.filter((words) => WORDS.includes(words.join('')))
  expect(uploadedPages.map((words) => words.join(''))).toEqual([...WORDS, ...WORDS])
  for (const name of ['Ana', 'Bento'])
    expect(pages.filter((words) => words.includes(name) && words.includes(drawn?.title ?? ''))).toHaveLength(1)
  expect(asked.filter((url) => url.endsWith('/register_booklet'))).toHaveLength(1)
  expect(asked.filter((url) => url.includes('/object/sign/'))).toHaveLength(1)
  expect(await countedOf(sheet.title)).toBe(1)
})

test('a file that does not come in time is told, and the second attempt costs nothing', async ({ page }) => {
  const { sheet } = await bookletOf(page, { withDrawn: false })
  await page.goto('/caderno')
  await page.route(SIGNED, (route) => route.abort())
  await printButton(page).click()
  await expect(toast(page, 'Sem conexão')).toContainText('não conta outra vez')
  expect(await countedOf(sheet.title)).toBe(1)
  await page.unroute(SIGNED)
  await printButton(page).click()
  await expect(readyDialog(page)).toBeVisible({ timeout: 60_000 })
  expect(await countedOf(sheet.title)).toBe(1)
})

test('a damaged file is left out by name, handed over by itself, and the rest is made', async ({ page }) => {
  const { sheet, drawn } = await bookletOf(page, { withDrawn: true })
  await page.goto('/caderno')
  await page.route(SIGNED, (route) => route.fulfill({ body: '%PDF-1.7 damaged', contentType: 'application/pdf' }))
  await printButton(page).click()
  const ready = readyDialog(page)
  await expect(ready.getByText(`${sheet.title}. O arquivo tem um defeito.`)).toBeVisible({ timeout: 60_000 })
  const saving = page.waitForEvent('download')
  await ready.getByRole('button', { name: `Baixar “${sheet.title}” à parte` }).click()
  expect(await readFile(await (await saving).path(), 'latin1')).toBe('%PDF-1.7 damaged')
  const pages = await savedTexts(page, ready.getByRole('button', { name: 'Baixar', exact: true }))
  expect(pages[0]).toContain(drawn?.title)
  expect(pages.flat().join(' ')).not.toContain(sheet.title)
})
