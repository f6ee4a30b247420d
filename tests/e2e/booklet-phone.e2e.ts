import { expect, type Locator } from '@playwright/test'
import { freeSheets, pasteClass, putIn } from './setup/classroom.ts'
import { signUp, test, toast } from './setup/site.ts'

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
  const make = page.getByRole('button', { name: 'Fazer o caderno' }).filter({ visible: true })
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
