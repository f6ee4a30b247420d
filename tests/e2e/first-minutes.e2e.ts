import { expect } from '@playwright/test'
import { expectAccessibleEverywhere, expectAccessibleInBothThemes } from './setup/accessibility.ts'
import { WHOLE_CHROMIUM } from './setup/chromium.ts'
import { query } from './setup/database.ts'
import { countPrints } from './setup/printing.ts'
import { fillRegistration, newPerson, test, toast } from './setup/site.ts'

// The other one has no viewer of PDFs to print with.
test.use(WHOLE_CHROMIUM)

/** A free sheet of the site. */
async function freeSheet(more = ''): Promise<{ slug: string; title: string; set: string | null }> {
  const [row] = await query(
    `select slug, title, set_name as set from activities where status = 'ativo' and not is_premium ${more} order by id limit 1`,
  )
  if (!row) throw new Error('the site has no such sheet')
  return row as { slug: string; title: string; set: string | null }
}

test('the wall begins with the free account, calmly, and leads back to the sheet', async ({ page }) => {
  const { slug, title } = await freeSheet()
  await page.goto(`/activities/${slug}`)
  await page.getByRole('button', { name: 'Baixar atividade' }).click()
  const message = toast(page, 'Você precisa fazer login')
  await expect(message).toContainText('Faça login para baixar atividades')
  // A polite message: nothing has failed.
  await expect(page.getByRole('alert').filter({ hasText: 'Você precisa fazer login' })).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Crie sua conta grátis para baixar' })).toBeVisible()
  for (const fact of ['Grátis', '2 folhas por dia', 'Sem cartão'])
    await expect(main.getByText(fact, { exact: true })).toBeVisible()
  await expectAccessibleEverywhere(page, 'wall', async () => undefined)
  await page.setViewportSize({ width: 1280, height: 900 })
  await main.getByRole('link', { name: 'Criar conta grátis' }).click()
  await expect(page).toHaveURL(new RegExp(`/register\\?next=%2Factivities%2F${slug}`))
  await expect(main.getByText('Sem cartão', { exact: true })).toBeVisible()
  await fillRegistration(page, newPerson())
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a print goes on as a print: the wall names it, and the sheet is printed after the sign-up', async ({ page }) => {
  const printed = await countPrints(page)
  const { slug } = await freeSheet()
  await page.goto(`/activities/${slug}`)
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.getByRole('heading', { name: 'Crie sua conta grátis para imprimir', exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Criar conta grátis' }).click()
  await fillRegistration(page, newPerson())
  await printed(1)
  await expect(page.getByText('Pronto. Resta 1 download hoje')).toBeVisible()
})

test.describe('on a phone, which opens a file only at a press', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('Imprimir waits with the focus after the sign-up, and nothing is counted before it', async ({ page }) => {
    const { slug } = await freeSheet()
    await page.goto(`/activities/${slug}`)
    await page.getByRole('button', { name: 'Imprimir' }).tap()
    await page.getByRole('main').getByRole('link', { name: 'Criar conta grátis' }).tap()
    await fillRegistration(page, newPerson())
    await expect(page.getByText('Você já entrou. Toque em Imprimir para abrir a folha.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeFocused()
    await expect(page.getByText('Restam 2 downloads hoje')).toBeVisible()
    await page.getByRole('button', { name: 'Imprimir' }).tap()
    await expect(page.getByText('Pronto. Resta 1 download hoje')).toBeVisible()
    await expect(page.getByText('Você já entrou.')).toHaveCount(0)
  })
})

test('signing in by oneself meets no wall', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Crie sua conta grátis para baixar' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Criar conta' })).toBeVisible()
})

test('the preview opens at reading size, grows, and gives the focus back', async ({ page }) => {
  const { slug, title } = await freeSheet()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/activities/${slug}`)
  const opener = page.getByRole('button', { name: 'Ampliar' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: title })
  const picture = dialog.getByRole('img').first()
  await expect(picture).toBeVisible()
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0
  const fitted = await widthOf()
  expect(fitted).toBeGreaterThan(340)
  await dialog.getByRole('button', { name: 'Aumentar' }).click()
  await expect.poll(widthOf).toBeGreaterThan(fitted * 1.8)
  await expectAccessibleInBothThemes(page, 'enlarged', dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a sheet of a set leads to the whole set', async ({ page }) => {
  const { slug, set } = await freeSheet('and set_name is not null')
  await page.goto(`/activities/${slug}`)
  await page.getByRole('link', { name: `Conjunto «${set}»` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${set}: o conjunto completo`)
  const [row] = await query(`select count(*)::int as count from activities where status = 'ativo' and set_name = $1`, [
    set,
  ])
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(Number(row?.count))
})

test('a year has its page, from easy to hard, with free sheets first, reached from the list of all', async ({
  page,
}) => {
  await page.goto('/folhas')
  await page.getByRole('main').getByRole('link', { name: '1º ano', exact: true }).click()
  await expect(page).toHaveURL('/folhas/1-ano')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atividades para o 1º ano')
  await expect(page).toHaveTitle('Atividades para o 1º ano | Atividário')
  const levels = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(levels.map((text) => text.replace(/ \(\d+\)$/, ''))).toEqual(['Fácil', 'Médio', 'Desafio'])
  const first = page.getByRole('main').getByRole('article').first()
  await expect(first).not.toContainText('Premium')
  expect((await page.request.get('/folhas/nada-disso')).status()).toBe(404)
})

test('a maker says what it is for, in the words of a search', async ({ page }) => {
  await page.goto('/criar/caca-palavras-proprio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerador de caça-palavras')
  await expect(page).toHaveTitle('Gerador de caça-palavras | Atividário')
  await expect(page.getByRole('heading', { name: 'Para que serve' })).toBeVisible()
  await page.getByText('É de graça?').click()
  await expect(page.getByText('são 2 folhas por dia')).toBeVisible()
})

test('/plans shows what the sheets do, each in a picture that loads, and the saving without a tap', async ({
  page,
}) => {
  await page.goto('/plans')
  await expect(page.getByText('R$42,90 a menos')).toBeVisible()
  const shown = page.getByRole('region', { name: 'O que as folhas sabem fazer' })
  const pictures = shown.getByRole('img')
  await expect(pictures).toHaveCount(8)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(300)
  }
  await shown.getByRole('link', { name: 'Como conferimos as respostas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como conferimos as respostas')
})

test('the bar of a sheet has an edge over what it covers, and the actions above it are in one row', async ({
  page,
}) => {
  const { slug } = await freeSheet()
  await page.goto(`/activities/${slug}`)
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
  const bar = page.getByRole('button', { name: 'Baixar atividade' }).locator('..')
  await expect(bar).toHaveCSS('border-top-width', '1px')
  const actions = page.getByRole('link', { name: 'Compartilhar' }).locator('xpath=../*')
  const tops = await actions.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size, String(tops)).toBe(1)
})
