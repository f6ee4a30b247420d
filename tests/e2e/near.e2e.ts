import { expect, type Page } from '@playwright/test'
import { test } from './setup/site.ts'

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => main(page).getByRole('combobox', { name: 'Pesquisar atividades' })

test('what the specified groups do not find stands behind them, and says so', async ({ page }) => {
  await page.goto('/activities?search=alfabetização')
  await expect(main(page).getByRole('heading', { name: 'Resultados próximos' })).toBeVisible()
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await page.goto('/activities?search=labrinto')
  await expect(main(page).getByText('Mostrando resultados para labirinto')).toBeVisible()
  await expect(main(page).getByRole('article').first()).toContainText('Labirinto')
})

test('a category that is typed is one of the suggestions', async ({ page }) => {
  await page.goto('/activities')
  await box(page).pressSequentially('labi')
  const place = main(page).getByRole('option', { name: /^Labirinto: \d+ atividades$/ })
  await expect(place).toBeVisible()
  for (let step = 0; step < 4; step++) await box(page).press('ArrowDown')
  await expect(place).toHaveAttribute('aria-selected', 'true')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/activities?category=Labirinto')
  await expect(box(page)).toHaveValue('')
})

test('a skill of the BNCC leads from a sheet to all its sheets, and into a plan of lessons', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/bncc')
  await page.getByLabel('Código ou palavras').fill('adição')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/search=adi%C3%A7%C3%A3o/)
  await main(page).getByRole('link', { name: '1º ano', exact: true }).click()
  await expect(page).toHaveURL(/search=adi%C3%A7%C3%A3o&stage=1/)
  // The address is there a moment before its list.
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Matemática'])
  const skill = main(page)
    .getByRole('link', { name: /^EF01MA/ })
    .first()
  const code = (await skill.textContent()) ?? ''
  await skill.click()
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  const sheet =
    (await main(page).getByRole('article').first().getByRole('heading').getByRole('button').getAttribute('href')) ?? ''
  await page.goto(sheet)
  await main(page).locator('summary').filter({ hasText: code }).click()
  await main(page).getByRole('button', { name: 'Copiar para o plano' }).first().click()
  await expect(main(page).getByRole('button', { name: 'Copiado' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`(${code}) `)
  expect(copied).toContain(new URL(page.url()).pathname)
  for (const unknown of ['EF01MA99', 'ef01ma06', 'x'])
    expect((await page.request.get(`/bncc/${unknown}`)).status()).toBe(404)
})

test('a year or a level that a search says is a filter that can be taken off, without scripts too', async ({
  page,
}) => {
  await page.goto('/activities?search=labirinto+fácil')
  const read = main(page).getByRole('list', { name: 'Filtros lidos na pesquisa' })
  await read.getByRole('link', { name: 'Tirar Fácil' }).click()
  await expect(page).toHaveURL('/activities?search=labirinto')
  await expect(read).toHaveCount(0)
  const html = await (await page.request.get('/activities?search=labirinto+fácil')).text()
  expect(html).toContain('aria-label="Tirar Fácil"')
})

test('another spelling can be undone', async ({ page }) => {
  await page.goto('/activities?search=labrinto')
  await main(page).getByRole('link', { name: 'buscar por “labrinto” mesmo assim' }).click()
  await expect(page).toHaveURL(/search=%22labrinto%22/)
  await expect(main(page).getByRole('heading', { name: 'Nenhuma atividade encontrada' })).toBeVisible()
})

test('a search that finds nothing leads to a sheet to make with its theme, and to a request', async ({ page }) => {
  await page.goto('/activities?search=unicórnio')
  const ways = main(page).getByRole('navigation', { name: 'Também pode ajudar' })
  await expect(ways.getByRole('link', { name: 'Pedir uma folha de “unicórnio”' })).toHaveAttribute(
    'href',
    '/pedidos?tema=unic%C3%B3rnio',
  )
  await ways.getByRole('link', { name: 'Criar: Desenho para colorir · Unicórnio' }).click()
  await expect(page).toHaveURL('/criar/colorir-desenho#tema=unicornio')
  await expect(main(page).getByLabel('Tema', { exact: true })).toHaveValue('unicornio')
})

test('«Encontrar» leads to sheets to make, a booklet, school years, goals, skills and dates', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Principal' })
  const find = bar.getByRole('button', { name: 'Encontrar' })
  for (const [name, path] of [
    ['2º ano', '/folhas/2-ano'],
    ['Caderno', '/caderno'],
    ['Datas', '/datas'],
    ['Criar folha', '/criar'],
  ] as const) {
    await page.goto('/')
    await find.click()
    await page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    await expect(page).toHaveURL(path)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByText('Por ano').click()
  await drawer.getByRole('link', { name: '3º ano' }).click()
  await expect(page).toHaveURL('/folhas/3-ano')
})
