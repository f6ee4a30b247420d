import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expectAccessibleEverywhere, expectNarrow } from './setup/accessibility.ts'
import { memberSession } from './setup/admin.ts'
import { WHOLE_CHROMIUM } from './setup/chromium.ts'
import { countPrints } from './setup/printing.ts'
import { test } from './setup/site.ts'

test.use(WHOLE_CHROMIUM)

/** Written on the sheets; rare enough to be found wherever it goes. */
const NAME = 'Xavéria Quixadá'
const WORDS = 'quixotesca jabuticaba wolframita zunzunzum xaxado vagalume guaxinim pirilampo tamborim bumbódromo'.split(
  ' ',
)
/** A leak may have lost accents and capitals. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const TYPED = [...NAME.split(' '), ...WORDS].map(plain)

const pictures = (page: Page) => page.getByRole('region', { name: 'Prévia' }).locator('img[src^="blob:"]')
const isDrawn = (page: Page) => expect(pictures(page).first()).toBeVisible()

/** Everything that leaves the page, as text: addresses, headers, bodies, beacons and reports of errors. */
function recordNetwork(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('blob:')) return
    sent.push(
      [request.url(), JSON.stringify(request.headers()), request.postDataBuffer()?.toString('utf8') ?? ''].join('\n'),
    )
  })
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  return sent
}

/** Words of the sheets in a text, also where it is written as in an address or in base64. */
function typedIn(text: string): string[] {
  const base64 = (text.match(/[A-Za-z0-9+/=_-]{12,}/g) ?? []).map((part) =>
    Buffer.from(part, 'base64').toString('utf8'),
  )
  const read = [text, decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25')), ...base64].map(plain).join('\n')
  return TYPED.filter((word) => read.includes(word))
}

/** The device's stores: storage, cookies, databases, caches and the history's state. */
const stored = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      window.name,
      location.href,
      history.state,
      (await indexedDB.databases()).map(({ name }) => name),
      await Promise.all(
        (await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).map(({ url }) => url)),
      ),
    ]),
  )

async function textOf(file: string): Promise<{ text: string; about: string; pages: number }> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const { info } = await pdf.getMetadata()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return { text, about: JSON.stringify(info), pages: pdf.numPages }
}

test.describe('a name and ten words', () => {
  // The error at the end is thrown on purpose.
  test.use({ expectedErrors: [/de propósito/] })

  for (const width of [390, 1280])
    test(`are drawn, printed and saved, and never leave the browser: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const printed = await countPrints(page)
      await memberSession(page)
      const sent = recordNetwork(page)

      // From the first page to a finished sheet: five actions.
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: 'Criar uma folha' }).click()
      await page.getByRole('link', { name: 'Meu nome' }).click()
      await page.getByLabel('Nome da criança').fill(NAME)
      await page.getByText('Cursiva', { exact: true }).click()
      await expect(page.getByText('Este é um exemplo')).toBeHidden()
      const named = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Baixar PDF' }).click()
      const sheet = await named
      expect(sheet.suggestedFilename()).toBe('meu-nome-fácil-cursiva.pdf')
      const { text, about } = await textOf(await sheet.path())
      expect(text).toContain('Meu nome')
      expect(typedIn(about)).toEqual([])
      await expect(page.getByText('Pronto. Resta 1 download hoje')).toBeVisible()

      await page.getByRole('link', { name: 'Todos os tipos' }).click()
      await page.getByRole('link', { name: 'Caça-palavras' }).click()
      await page.getByRole('textbox', { name: 'Palavras', exact: true }).fill([...WORDS, 'emoji😀', 'bosta'].join('\n'))
      await expect(page.getByText('Há uma palavra que não colocamos em folhas')).toBeVisible()
      await expect(page.getByText(/«emoji😀» ficou de fora/)).toBeVisible()
      await page.getByText('Desafio', { exact: true }).click()
      await expect(pictures(page)).toHaveCount(2)
      const searched = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Baixar PDF' }).click()
      const found = await textOf(await (await searched).path())
      for (const word of WORDS) expect(found.text).toContain(word.toUpperCase())
      expect(found.pages).toBe(2)
      await expect(page.getByText(/Pronto. Era o último de hoje/)).toBeVisible()

      // The day is used up: the button shows it, with a link that helps.
      await page.getByRole('textbox', { name: 'Palavras', exact: true }).fill(WORDS.slice(0, 5).join('\n'))
      await expect(page.getByText('Há uma palavra que não colocamos')).toBeHidden()
      await page.getByRole('button', { name: 'Imprimir' }).click()
      await expect(page.getByText('Limite diário atingido')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Ver os planos' })).toBeVisible()

      const report = page.waitForRequest('**/functions/v1/browser-error')
      await page.evaluate(() => setTimeout(() => Promise.reject(new Error('de propósito'))))
      await report
      expect(sent.length).toBeGreaterThan(10)
      expect(sent.some((one) => one.includes('register_creation'))).toBe(true)
      expect(sent.flatMap(typedIn)).toEqual([])
      expect(typedIn(await stored(page))).toEqual([])
      expect(await page.evaluate(() => localStorage.getItem('folhas.criar'))).toContain('cursiva')
      expect(typedIn(JSON.stringify(await page.context().cookies()))).toEqual([])

      // The same sheet counts once, printed or saved.
      await page.getByRole('textbox', { name: 'Palavras', exact: true }).fill(WORDS.join('\n'))
      await expect(page.getByText('Limite diário atingido')).toBeVisible()
      await page.getByRole('button', { name: 'Imprimir' }).click()
      await expect(page.locator('iframe[data-printing="caça-palavras-desafio.pdf"]')).toBeAttached()
      await printed(1)
      expect(sent.flatMap(typedIn)).toEqual([])
    })

  test('what was chosen stays on the device, what was typed does not', async ({ page }) => {
    await page.goto('/criar/nome-tracado')
    await isDrawn(page)
    await page.getByLabel('Nome da criança').fill(NAME)
    await page.getByText('Cursiva', { exact: true }).click()
    await page.goto('/criar/nome-tracado')
    await expect(page.getByLabel('Nome da criança')).toHaveValue('')
    await expect(page.getByRole('radio', { name: 'Cursiva' })).toBeChecked()
  })
})

test('a visitor sees the sheet, signs in and finds it again', async ({ page }) => {
  const person = await memberSession(page)
  await page.context().clearCookies()
  await page.goto('/criar/nome-tracado')
  await isDrawn(page)
  await page.getByLabel('Nome da criança').fill(NAME)
  await page.getByRole('button', { name: 'Entre para imprimir' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fcriar%2Fnome-tracado$/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/criar\/nome-tracado$/)
  await expect(page.getByLabel('Nome da criança')).toHaveValue(NAME)
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeEnabled()
})

test('with the keyboard alone: syllables are corrected, another level, printed', async ({ page }) => {
  const printed = await countPrints(page)
  await memberSession(page)
  await page.goto('/criar/juntar-silabas-proprias')
  await isDrawn(page)
  await page.getByRole('textbox', { name: 'Palavras', exact: true }).focus()
  await page.keyboard.type('sapato\ngratuito')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Sílabas de sapato')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Sílabas de gratuito')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('gra-tu')
  await expect(page.getByText('As sílabas precisam formar «gratuito».')).toBeVisible()
  await page.keyboard.type('i-to')
  await expect(page.getByText('As sílabas precisam formar')).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Médio' })).toBeChecked()
  await page.getByRole('button', { name: 'Imprimir' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('iframe[data-printing="juntar-sílabas-médio.pdf"]')).toBeAttached()
  await printed(1)
})

test('the gallery and the form are accessible in both themes and every width', async ({ page }) => {
  await expectAccessibleEverywhere(page, 'gallery', () => page.goto('/criar'))
  await expectNarrow(page, 'gallery')
  for (const kind of ['juntar-silabas-proprias', 'contas-proprias', 'letras-tracadas']) {
    await expectAccessibleEverywhere(page, kind, async () => {
      await page.goto(`/criar/${kind}`)
      if (kind === 'juntar-silabas-proprias')
        await page.getByRole('textbox', { name: 'Palavras', exact: true }).fill('sapato\nbola😀')
      await isDrawn(page)
    })
    await expectNarrow(page, kind)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [] })
  test('the gallery shows the kinds, and the form says what to do', async ({ page }) => {
    const gallery = await (await page.request.get('/criar')).text()
    expect(gallery.match(/href="\/criar\/[a-z-]+"/g)?.length).toBeGreaterThanOrEqual(20)
    await page.goto('/criar/caca-palavras-proprio')
    await expect(page.getByText('Para criar folhas, ligue o JavaScript do navegador.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver as atividades prontas' })).toBeVisible()
  })
})
