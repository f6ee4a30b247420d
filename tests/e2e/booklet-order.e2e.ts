import { expect, type Page } from '@playwright/test'
import { putIn } from './setup/classroom.ts'
import { query } from './setup/database.ts'
import { premium, someone } from './setup/profile.ts'
import { test } from './setup/site.ts'

const rowTitles = (page: Page) =>
  page
    .getByRole('region', { name: 'As atividades' })
    .getByRole('listitem')
    .locator('p')
    .evaluateAll((all) => all.map((one) => one.textContent))

test('sheets are dragged into another order, by mouse and by finger, and it is said', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await someone(page, premium())
  const sheets = await query(`select slug, title from activities where status = 'ativo' order by id limit 3`)
  for (const { slug } of sheets) await putIn(page, String(slug))
  await page.goto('/caderno')
  const [a = '', b = '', c = ''] = sheets.map(({ title }) => String(title))
  await expect.poll(() => rowTitles(page)).toEqual([a, b, c])
  const grips = page.getByTitle('Arraste para mudar a ordem')
  const middleOf = async (place: number) => {
    const box = await grips.nth(place).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  await grips.nth(1).scrollIntoViewIfNeeded()
  await page.evaluate(() => document.querySelector('ol')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const [first, third] = [await middleOf(0), await middleOf(2)]
  await page.mouse.move(third.x, third.y)
  await page.mouse.down()
  await page.mouse.move(first.x, first.y - 30, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => rowTitles(page)).toEqual([c, a, b])
  await expect(page.locator('[data-announcer]')).toHaveText(`${c}: agora é a atividade 1 de 3`)

  // Escape takes a drag back.
  await page.mouse.move(third.x, third.y)
  await page.mouse.down()
  await page.mouse.move(first.x, first.y - 30, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => rowTitles(page)).toEqual([c, a, b])

  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  // The pictures above may have come in meanwhile.
  const [from, to] = [await middleOf(0), await middleOf(2)]
  await touch('touchStart', [from])
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x, y: from.y + (to.y - from.y + 30) * part }])
  await touch('touchEnd', [])
  await expect.poll(() => rowTitles(page)).toEqual([a, b, c])
  await expect(page.locator('[data-announcer]')).toHaveText(`${c}: agora é a atividade 3 de 3`)

  await page.getByRole('button', { name: `Subir ${c}` }).press('Enter')
  await expect.poll(() => rowTitles(page)).toEqual([a, c, b])
  await expect(page.locator('[data-announcer]')).toHaveText(`${c}: agora é a atividade 2 de 3`)
})
