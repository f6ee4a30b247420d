import { expect, type Locator } from '@playwright/test'
import { freeSheets, pasteClass, printButton, putIn } from './setup/classroom.ts'
import { fillRegistration, newPerson, signUp, test, toast } from './setup/site.ts'

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('not shown')
  return box
}
const middleOf = async (one: Locator) => {
  const { x, width } = await boxOf(one)
  return x + width / 2
}

test('on a phone a class leads to sheets of its year, to its booklet and to what each child gets', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  const sheets = await freeSheets(page, 'Matemática', 2)
  await pasteClass(page, ['Ana', 'Bento'])
  await expect(page.getByRole('link', { name: 'Escolher atividades', exact: true })).toHaveAttribute(
    'href',
    '/activities?year=1',
  )
  for (const { slug } of sheets) await putIn(page, slug)
  await page.getByRole('link', { name: 'Caderno: 2 atividades' }).filter({ visible: true }).click()

  // The notice of the page before is above the bar of this one.
  const make = printButton(page)
  await expect(make).toBeEnabled()
  const note = toast(page, 'Entrou no caderno')
  await expect
    .poll(async () => (await boxOf(make)).y - (await boxOf(note)).y - (await boxOf(note)).height)
    .toBeGreaterThan(0)
  await expect(page.getByRole('link', { name: 'Mais atividades do 1º ano' })).toHaveAttribute(
    'href',
    '/activities?year=1',
  )

  await page.getByRole('button', { name: 'Ver o que cada uma recebe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'O que cada uma recebe' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const pictures = page.getByRole('columnheader').locator('img')
  const levels = page.getByRole('row', { name: /^Bento/ }).getByRole('button')
  for (const i of sheets.keys())
    expect(
      Math.abs((await middleOf(pictures.nth(i))) - (await middleOf(levels.nth(i).locator('span').first()))),
    ).toBeLessThan(4)
  await page.getByRole('button', { name: 'Está bom assim' }).click()

  await page.getByRole('button', { name: 'Esvaziar' }).click()
  await expect(page.getByRole('heading', { name: 'Seu caderno está vazio' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Escolher atividades do 1º ano' })).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('button', { name: /^Mudar ou tirar/ })).toHaveCount(2)
})

test('names pasted before the account are there after it, and lead to the booklet that waits for them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/caderno')
  await page.getByRole('link', { name: '1º ano' }).click()
  await expect(page).toHaveURL('/activities?year=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Atividades do 1º ano' })).toBeInViewport()
  const [sheet] = await freeSheets(page, 'Matemática', 1)
  await putIn(page, sheet?.slug ?? '')
  await page.getByRole('link', { name: 'Caderno: 1 atividade' }).filter({ visible: true }).click()
  await page.getByRole('link', { name: 'Colar a lista da turma' }).click()
  await page.getByLabel('Cole aqui, um nome por linha').fill('Ana\nBento\nDavi Lucca\nJoão Pedro')
  await expect(page.getByRole('button', { name: 'Experimentar com 3 nomes' }).filter({ visible: true })).toBeVisible()
  // Both doors to an account come back here.
  const back = /next=%2Fturma%3Fdepois%3Dcaderno$/
  await expect(page.getByRole('main').getByRole('link', { name: 'Já tenho conta' })).toHaveAttribute('href', back)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' }).first()).toHaveAttribute('href', back)
  await page.getByRole('main').getByRole('link', { name: 'Criar conta grátis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Criar conta' })).toBeVisible()
  await fillRegistration(page, newPerson())
  await page.getByRole('button', { name: 'Criar 1º ano com 4 nomes' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/caderno')
  await expect(toast(page, '1º ano com 4 crianças')).toBeVisible()
  await expect(page.getByRole('radio', { name: /1º ano/ })).toBeChecked()
})
