import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleEverywhere, expectNarrow } from './setup/accessibility.ts'
import { WHOLE_CHROMIUM } from './setup/chromium.ts'
import { namesIn, pasteClass, pdfTexts, printButton, storedElsewhere, wireTest as test } from './setup/classroom.ts'
import { signUp, toast } from './setup/site.ts'

test.use(WHOLE_CHROMIUM)

/** In no text of the site. */
const NAMES = ['Zulmirinha', 'Dávillaniel']
const TYPED_NAME = 'Quixadarinho'
const WORDS = ['wolframita', 'zunzunzum', 'bumbódromo']

const put = (page: Page) => page.getByRole('button', { name: 'Pôr no caderno', exact: true })
const isIn = (page: Page) => page.getByRole('button', { name: 'No caderno', exact: true })
const words = (page: Page) => page.getByRole('textbox', { name: 'Palavras', exact: true })

test('sheets of Criar go into the booklet of a class: its names stay here, words only in the basket', async ({
  page,
  wire,
}) => {
  test.setTimeout(120_000)
  await signUp(page)
  await pasteClass(page, NAMES)

  await page.goto('/criar/nome-tracado')
  await page.getByLabel('Nome da criança').fill(TYPED_NAME)
  await put(page).click()
  await expect(toast(page, 'Entrou no caderno')).toBeVisible()
  await expect(isIn(page)).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/criar/caca-palavras-proprio')
  // An example is not the person's own sheet.
  await expect(put(page)).toBeDisabled()
  await words(page).fill(WORDS.join('\n'))
  await expect(page.getByText('As palavras ficam guardadas com o caderno')).toBeVisible()
  await put(page).click()
  await expect(isIn(page)).toBeVisible()
  // Other words are another sheet, and these are still in.
  await words(page).fill([...WORDS, 'girassol'].join('\n'))
  await expect(put(page)).toBeVisible()
  await words(page).fill(WORDS.join('\n'))
  await expect(isIn(page)).toBeVisible()

  await expectAccessibleEverywhere(page, 'caderno', () => page.goto('/caderno'))
  await expectNarrow(page, 'caderno')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByText('Sai com o nome de cada criança')).toBeVisible()
  await expect(page.getByText('Caça-palavras: wolframita, zunzunzum…')).toBeVisible()
  const counted = page.waitForRequest('**/rpc/register_booklet')
  await printButton(page).click()
  const ready = page.getByRole('dialog', { name: 'O caderno está pronto' })
  await expect(ready).toBeVisible({ timeout: 60_000 })
  const { activity_ids, creations } = (await counted).postDataJSON()
  expect(activity_ids).toEqual([])
  expect(creations.map(({ kind }: { kind: string }) => kind)).toEqual(['nome-tracado', 'caca-palavras-proprio'])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    ready.getByRole('button', { name: 'Baixar', exact: true }).click(),
  ])
  const pages = await pdfTexts(await readFile(await file.path()))
  const withText = (text: string) => pages.filter((texts) => texts.join(' ').includes(text)).length
  for (const name of NAMES) expect(withText(name), name).toBeGreaterThanOrEqual(2)
  expect(withText('WOLFRAMITA')).toBeGreaterThanOrEqual(2)
  expect(withText(TYPED_NAME)).toBe(0)

  const typed = [...NAMES, TYPED_NAME, ...WORDS]
  expect(wire.sent().includes(Buffer.from('register_booklet'))).toBe(true)
  expect(namesIn(wire.sent(), typed)).toEqual([])
  expect(namesIn(await storedElsewhere(page), typed)).toEqual(WORDS)
})

test('without a class a sheet is printed with the typed name, and waits for one; taken out, its words are gone', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/criar/nome-tracado')
  await put(page).click()
  await expect(isIn(page)).toBeVisible()
  await page.goto('/criar/palavras-tracadas')
  await words(page).fill(WORDS.join('\n'))
  await put(page).click()
  await expect(isIn(page)).toBeVisible()

  await page.goto('/caderno')
  await expect(page.getByText('Sem um nome, esta folha fica de fora.')).toBeVisible()
  await expect(page.getByText('1 atividade fica de fora: falta o nome')).toBeVisible()
  await expect(page.getByText('1 atividade: conta 1 download.')).toBeVisible()
  await page.getByLabel('Nome nesta folha').fill(TYPED_NAME)
  await expect(page.getByText('2 atividades: contam 2 downloads.')).toBeVisible()
  await expect(page.getByText('fica de fora')).toHaveCount(0)
  expect(namesIn(await storedElsewhere(page), [TYPED_NAME])).toEqual([])
  await page.getByRole('button', { name: 'Esvaziar' }).click()
  await expect(page.getByRole('button', { name: 'Esvaziar' })).toBeHidden()
  await page.goto('/criar/palavras-tracadas')
  expect(namesIn(await storedElsewhere(page), WORDS)).toEqual([])
})

test('a name that was typed goes along into the booklet', async ({ page }) => {
  await page.goto('/criar/nome-tracado')
  await page.getByLabel('Nome da criança').fill(TYPED_NAME)
  await put(page).click()
  await page.getByRole('region', { name: 'Aviso' }).getByRole('link', { name: 'Ver o caderno' }).click()
  await expect(page.getByLabel('Nome nesta folha')).toHaveValue(TYPED_NAME)
  await expect(page.getByText('1 atividade: conta 1 download.')).toBeVisible()
})

test('a list of names is filled with those of a class, and back', async ({ page }) => {
  await signUp(page)
  await pasteClass(page, NAMES)
  await page.goto('/criar/cracha')
  const names = page.getByRole('textbox', { name: 'Nomes' })
  await names.fill('Iara')
  const offer = page.getByRole('button', { name: `Usar os nomes da turma 1º ano (${NAMES.length})` })
  await offer.click()
  await expect(names).toHaveValue(NAMES.join('\n'))
  await expect(page.getByText('Toque de novo para voltar ao que estava escrito.')).toBeVisible()
  await offer.click()
  await expect(names).toHaveValue('Iara')
})

test('a list of names goes into no booklet', async ({ page }) => {
  await page.goto('/criar/cracha')
  await expect(page.getByRole('textbox', { name: 'Nomes' })).toBeVisible()
  await expect(put(page)).toHaveCount(0)
})
