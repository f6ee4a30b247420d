import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere, expectNarrow } from './setup/accessibility.ts'
import { WHOLE_CHROMIUM } from './setup/chromium.ts'
import {
  freeSheets,
  namesIn,
  pasteClass,
  pdfTexts,
  printButton,
  putIn,
  storedElsewhere,
  storedRooms,
  wireTest as test,
} from './setup/classroom.ts'
import { countPrints } from './setup/printing.ts'
import { signUp, toast } from './setup/site.ts'

test.use(WHOLE_CHROMIUM)

/** Names that no text of the site contains, in many scripts. */
const NAMES = [
  'Zulmirinha',
  'Þórgunnur',
  'Ğülşenay',
  'Ỹaramykuéra',
  'Nguyễnthị',
  'Iñakito',
  'Wójcieszko',
  'Ақботагөз',
  'Олександрик',
  'Χρυσούλα',
  'محمودعلي',
  'אבישגית',
  'नीलिमाजी',
  'ゆきひろさま',
  '李小龙王',
  '김하늘빛',
  'ალექსანდრე',
  'Dávillaniel',
] as const

const open = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
const make = async (page: Page) => {
  await printButton(page).click()
  const ready = page.getByRole('dialog', { name: 'O caderno está pronto' })
  await expect(ready).toBeVisible({ timeout: 60_000 })
  return ready
}

test("children's names are in no request, storage, cache, log or error of a whole visit", async ({ page, wire }) => {
  test.setTimeout(150_000)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text(), message.location().url))
  page.on('pageerror', (error) => logged.push(String(error), error.stack ?? ''))
  const printed = await countPrints(page)
  await signUp(page)
  await pasteClass(page, NAMES)
  await expect(page.getByText('Guardado só neste aparelho')).toBeVisible()

  const names = [...NAMES, 'Zuzumirela']
  await open(page, NAMES[0])
  await page.getByText('Um nível em cada parte').click()
  await page.getByRole('group', { name: 'Matemática' }).getByText('Desafio', { exact: true }).click()
  await page.getByRole('group', { name: 'Gosta de' }).getByRole('radio').nth(2).check({ force: true })
  await page.getByText('Letra, tinta, nome e marca').click()
  await page.getByLabel('Só o primeiro nome ou apelido').fill('Zuzumirela')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Procurar nome' }).click()
  await page.getByRole('searchbox', { name: 'Procurar nome' }).fill('zuzu')
  await expect(page.getByRole('button', { name: /^Zuzumirela/ })).toBeVisible()

  await page.getByRole('button', { name: /^Mais: renomear/ }).click()
  await page
    .getByRole('menuitem', { name: 'O que está neste aparelho' })
    .or(page.getByText('O que está neste aparelho'))
    .first()
    .click()
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Salvar cópia' }).click(),
  ])
  expect(namesIn(copy.suggestedFilename(), names)).toEqual([])
  await page.getByLabel('Arquivo da cópia').setInputFiles(await copy.path())
  await expect(page.getByText('Esta cópia é igual ao que está aqui.')).toBeVisible()
  await page.keyboard.press('Escape')

  for (const { slug } of await freeSheets(page, 'Labirinto', 2)) await putIn(page, slug)
  await page.goto('/caderno')
  await page.getByRole('button', { name: 'Ver o que cada uma recebe' }).click()
  await page
    .getByRole('button', { name: /^Zuzumirela, / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).last().click()
  await page.getByRole('button', { name: 'Está bom assim' }).click()
  await page.getByText('Como imprimir').click()
  for (const choice of ['Capa', 'Código para conferir']) await page.getByRole('switch', { name: choice }).click()
  const ready = await make(page)
  await ready.getByRole('button', { name: 'Imprimir' }).click()
  await printed(1)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    ready.getByRole('button', { name: 'Baixar', exact: true }).click(),
  ])
  expect(namesIn(file.suggestedFilename(), names)).toEqual([])
  const pages = await pdfTexts(await readFile(await file.path()))
  for (const name of ['Zuzumirela', 'Þórgunnur', 'Dávillaniel'])
    expect(pages.filter((texts) => texts.includes(name)).length, name).toBeGreaterThanOrEqual(2)
  // The codes lead to drawings: nothing in the file but the lines for names has them.
  expect(await file.failure()).toBeNull()
  await page.keyboard.press('Escape')

  // An error of the page is reported while the names are on it.
  await page.goto('/turma')
  await expect(page.getByRole('button', { name: /^Zuzumirela/ })).toBeVisible()
  const reported = page.waitForRequest((request) => request.method() === 'POST' && /error/.test(request.url()))
  await page.evaluate(() =>
    setTimeout(() =>
      window.dispatchEvent(new ErrorEvent('error', { message: 'provoked', error: new Error('provoked') })),
    ),
  )
  await reported
  for (const path of ['/profile', '/activities?search=gato', '/']) await page.goto(path)

  const sent = wire.sent()
  expect(sent.length).toBeGreaterThan(10_000)
  expect(sent.includes(Buffer.from('register_booklet'))).toBe(true)
  expect(namesIn(sent, names)).toEqual([])
  expect(namesIn(await storedElsewhere(page), names)).toEqual([])
  expect(namesIn(logged.join('\n'), names)).toEqual([])
  // They are where they belong, so the search above would have found them.
  expect(namesIn(await storedRooms(page), [...NAMES.slice(1), 'Zuzumirela'])).toEqual([...NAMES.slice(1), 'Zuzumirela'])
})

test('a name is found in every encoding', async () => {
  const encodings = (name: string) => [
    name,
    encodeURIComponent(name),
    JSON.stringify(name).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    Buffer.from(name).toString('hex'),
    ...['', 'a', 'ab'].map((before) => Buffer.from(`${before}${name}, e mais`).toString('base64')),
    Buffer.from(name).toString('base64url'),
    name.normalize('NFD'),
  ]
  for (const name of NAMES)
    for (const written of encodings(name)) expect(namesIn(`algo ${written} algo`, [name]), written).toEqual([name])
  expect(namesIn(Buffer.from('algo 李小龙王', 'utf16le'), NAMES)).toEqual(['李小龙王'])
  expect(namesIn('Folhas de atividades prontas para imprimir', NAMES)).toEqual([])
})

/** Goes by Tab to a control, and presses a key on it. */
async function press(page: Page, control: Locator, key = 'Enter') {
  await expect(control).toBeVisible()
  const isThere = () => control.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < 120 && !(await isThere()); tabs++) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
  await page.keyboard.press(key)
}

test('from the list of names to the print dialog by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  const printed = await countPrints(page)
  await signUp(page)
  const [sheet] = await freeSheets(page, 'Labirinto', 1)
  await page.goto('/turma')
  await press(page, page.getByRole('button', { name: 'Colar a lista de nomes' }))
  const field = page.getByLabel('Cole aqui, um nome por linha')
  await press(page, field, 'A')
  await page.keyboard.insertText('na\nBento\nDavi')
  await press(page, page.getByRole('button', { name: 'Criar 1º ano com 3 nomes' }).filter({ visible: true }))
  await press(page, page.getByRole('button', { name: /^Bento/ }))
  await press(page, page.getByRole('group', { name: 'Nível' }).getByRole('radio', { checked: true }), 'ArrowRight')
  await expect(page.getByRole('button', { name: /^Bento.*Fácil/ })).toBeVisible()
  await page.goto(`/activities/${sheet?.slug}`)
  await press(page, page.getByRole('button', { name: 'Pôr no caderno', exact: true }))
  await expect(toast(page, 'Entrou no caderno')).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Caderno: 1 atividade' }).filter({ visible: true }))
  await press(page, page.getByRole('button', { name: 'Ver o que cada uma recebe' }))
  const cell = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) })
  await press(page, cell('Ana'), 'ArrowDown')
  await expect(cell('Bento')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Está bom assim' }))
  await press(page, printButton(page))
  const ready = page.getByRole('dialog', { name: 'O caderno está pronto' })
  await expect(ready).toBeVisible({ timeout: 60_000 })
  await press(page, ready.getByRole('button', { name: 'Imprimir' }))
  await printed(1)
})

/** A screen in both themes at every width, the narrowest too. */
async function lookAt(page: Page, place: string) {
  await expectAccessibleEverywhere(page, place, async () => undefined)
  await page.setViewportSize({ width: 320, height: 900 })
  await expectAccessible(page, `${place} 320`)
  await expectNarrow(page, place)
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('every screen of the class is accessible, in both themes and at 320 to 1280 px', async ({ page }) => {
  test.setTimeout(240_000)
  await signUp(page)
  await page.goto('/turma')
  await expect(page.getByRole('button', { name: 'Colar a lista de nomes' })).toBeVisible()
  await lookAt(page, 'empty class')
  await page.getByRole('button', { name: 'Colar a lista de nomes' }).click()
  await page.getByLabel('Cole aqui, um nome por linha').fill('Maria Eduarda\nMaria Luísa\nWellington-Guilherme\n李小龙')
  await lookAt(page, 'names')
  await page
    .getByRole('button', { name: /^Criar 1º ano com/ })
    .filter({ visible: true })
    .click()
  await open(page, 'Wellington-Guilherme')
  await page.getByText('Um nível em cada parte').click()
  await page.getByRole('group', { name: 'Matemática' }).getByText('Desafio', { exact: true }).click()
  await lookAt(page, 'class with an open child')
  await page.reload()
  await page.getByText('Grupos', { exact: true }).click()
  await lookAt(page, 'groups')
  await page.getByRole('button', { name: 'o que está guardado' }).click()
  await lookAt(page, 'this device')
  await page.goto('/caderno')
  await expect(page.getByRole('heading', { name: 'Seu caderno está vazio' })).toBeVisible()
  await lookAt(page, 'empty booklet')
  for (const { slug } of await freeSheets(page, 'Labirinto', 2)) await putIn(page, slug)
  await page.goto('/caderno')
  await page.getByText('Como imprimir').click()
  await expect(page.getByRole('img', { name: /^Primeira página de/ })).toBeVisible()
  await lookAt(page, 'booklet')
  await page.getByRole('button', { name: 'Ver o que cada uma recebe' }).click()
  await lookAt(page, 'table')
  await page.getByRole('button', { name: 'Está bom assim' }).click()
  await make(page)
  await lookAt(page, 'finished booklet')
})
