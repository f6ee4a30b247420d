import { expect, type Page } from '@playwright/test'
import { WHOLE_CHROMIUM } from './setup/chromium.ts'
import { freeSheets, pasteClass, printButton, putIn, storedRooms } from './setup/classroom.ts'
import { query } from './setup/database.ts'
import { signIn } from './setup/profile.ts'
import { newPerson, signUp, test, toast } from './setup/site.ts'

test.use(WHOLE_CHROMIUM)

const countedOf = async (email: string) =>
  Number(
    (
      await query('select count(*) as n from downloads d join profiles p on p.id = d.user_id where p.email = $1', [
        email,
      ])
    )[0]?.n,
  )

/** A new member whose booklet has so many free sheets, for a class of two. */
async function bookletOf(page: Page, count: number) {
  const { email } = await signUp(page)
  for (const { slug } of await freeSheets(page, 'Labirinto', count)) await putIn(page, slug)
  await pasteClass(page, ['Zulmira', 'Bento'])
  await page.goto('/caderno')
  await expect(
    page.getByText(`Conta como ${count} downloads: um por atividade, para as 2 crianças juntas.`),
  ).toBeVisible()
  return email
}
const readyDialog = (page: Page) => page.getByRole('dialog', { name: 'O caderno está pronto' })

test('what the day has no room for is told before, and as many as fit are one event', async ({ page }) => {
  test.setTimeout(90_000)
  const email = await bookletOf(page, 3)
  await printButton(page).click()
  const limit = page.getByRole('dialog', { name: 'Este caderno usa 3 atividades. Hoje restam 2.' })
  await expect(limit).toContainText('Nada foi contado ainda.')
  await expect(limit).toContainText('Os próximos downloads chegam à meia-noite, no horário de Brasília.')
  expect(await countedOf(email)).toBe(0)
  await limit.getByRole('button', { name: 'Fazer com as 2 que cabem hoje' }).click()
  await expect(readyDialog(page)).toBeVisible({ timeout: 60_000 })
  expect(await countedOf(email)).toBe(2)
  await page.goto('/profile')
  await expect(page.getByText('Caderno com 2 atividades')).toHaveCount(1)

  // Those two are printed again at no cost.
  await page.goto('/caderno')
  await expect(page.getByText('Você usou os 2 downloads de hoje')).toBeVisible()
  await printButton(page).click()
  const again = page.getByRole('dialog', { name: 'Neste caderno, 1 é nova hoje. Hoje não resta nenhuma.' })
  await expect(again).toContainText('As outras 2 já contaram hoje: imprimir de novo não conta.')
  await again.getByRole('button', { name: 'Fazer com as 2 que cabem hoje' }).click()
  await expect(readyDialog(page)).toBeVisible({ timeout: 60_000 })
  expect(await countedOf(email)).toBe(2)
})

test('a booklet that is cancelled counts nothing', async ({ page }) => {
  const email = await bookletOf(page, 2)
  const asked = page.waitForRequest('**/rest/v1/rpc/get_booklet_cost')
  await page.route('**/rest/v1/rpc/get_booklet_cost', () => undefined)
  await printButton(page).click()
  await asked
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect(toast(page, 'Cancelado')).toContainText('Nada foi contado.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await countedOf(email)).toBe(0)
})

test('where the device can send files, the booklet is handed over as one, without words', async ({ page }) => {
  test.setTimeout(90_000)
  await page.addInitScript(() => {
    const sent: unknown[] = []
    const share = async ({ files = [], ...words }: ShareData) => {
      sent.push({ ...words, files: files.map(({ name, type, size }) => [name, type, size > 1000]) })
    }
    Object.assign(window, { sent })
    Object.defineProperties(navigator, { canShare: { value: () => true }, share: { value: share } })
  })
  await bookletOf(page, 2)
  await printButton(page).click()
  await expect(readyDialog(page)).toBeVisible({ timeout: 60_000 })
  await readyDialog(page).getByRole('button', { name: 'Enviar' }).click()
  const sent = await page.evaluate(() => (window as unknown as { sent: unknown[] }).sent)
  expect(sent).toEqual([
    { files: [[expect.stringMatching(/^caderno-\d{4}-\d\d-\d\d\.pdf$/), 'application/pdf', true]] },
  ])
})

test("a visitor's class of three goes along to the account, up to the print", async ({ page }) => {
  test.setTimeout(90_000)
  const person = await signUp(page, newPerson())
  await page.context().clearCookies()
  const [sheet] = await freeSheets(page, 'Labirinto', 1)
  await putIn(page, sheet?.slug ?? '')
  await page.goto('/turma?depois=caderno')
  await page.getByLabel('Cole aqui, um nome por linha').fill('Zulmira\nBento\nCaio\nDuda')
  await page.getByRole('button', { name: 'Experimentar com 3 nomes' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/caderno')
  await expect(page.getByRole('radio', { name: /1º ano/ })).toBeChecked()
  await page.getByRole('button', { name: 'Entrar para imprimir' }).filter({ visible: true }).click()
  await signIn(page, person)
  await expect(page).toHaveURL('/caderno')
  await expect(page.getByRole('radio', { name: /1º ano/ })).toBeChecked()
  await printButton(page).click()
  await expect(readyDialog(page)).toContainText('3 cópias', { timeout: 60_000 })
  // It is not kept without being asked for.
  expect(await storedRooms(page)).not.toContain('Zulmira')
})
