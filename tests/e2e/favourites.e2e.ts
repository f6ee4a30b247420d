import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere, expectNarrow } from './setup/accessibility.ts'
import { query } from './setup/database.ts'
import { newPerson, register, signUp, test, toast } from './setup/site.ts'

/** The browser logs what could not be loaded without a network. */
test.use({ expectedErrors: [/Failed to (load resource|fetch)/] })

const heart = (page: Page, at = 0) => page.getByRole('button', { name: /^Guardar: / }).nth(at)
const titleOf = async (page: Page, at = 0) =>
  ((await heart(page, at).getAttribute('aria-label')) ?? '').replace('Guardar: ', '')
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test("a visitor's hearts are on the device, in every tab, and move into the account once", async ({
  page,
  context,
}) => {
  await page.goto('/activities?category=Labirinto')
  const [first, second] = [await titleOf(page, 0), await titleOf(page, 1)]
  const place = await heart(page).boundingBox()
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(toast(page, 'Guardada neste aparelho')).toBeVisible()
  expect(await heart(page).boundingBox()).toEqual(place)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const other = await context.newPage()
  await other.goto('/favoritos')
  await expect(card(other, first)).toBeVisible()
  await heart(page, 1).dblclick()
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await other.reload()
  await expect(card(other, second)).toBeVisible()
  await expectAccessible(other)
  await other.close()

  const { email } = await register(page, newPerson())
  await expect
    .poll(() =>
      query(
        `select count(*)::int as n from favourite_items join favourite_lists l on l.id = list_id
         join auth_users u on u.id = l.user_id where u.email = $1`,
        [email],
      ),
    )
    .toEqual([{ n: 2 }])
  expect(
    await page.evaluate(() => [localStorage.getItem('favoritos'), localStorage.getItem('favoritos.pendentes')]),
  ).toEqual([null, null])
  await page.goto('/activities?category=Labirinto')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
})

test('a heart pressed before the application is there counts once', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/activities?category=Labirinto', { waitUntil: 'domcontentloaded' })
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(new URL(page.url()).pathname).toBe('/activities')
})

test('a member makes a list, orders it by keyboard, and sends its address until it is taken back', async ({
  page,
  browser,
  context,
}) => {
  const { email } = await signUp(page)
  await page.goto('/activities?category=Labirinto')
  const titles = [await titleOf(page, 0), await titleOf(page, 1)]
  for (const at of [0, 1]) {
    const saved = page.waitForResponse('**/rest/v1/favourites/changes')
    await heart(page, at).click()
    await saved
  }
  await page.goto('/favoritos')
  await page.getByLabel('Nome da lista').fill('Semana do mar')
  await page.getByRole('button', { name: 'Criar lista' }).click()
  await expect(page.getByRole('heading', { name: 'Semana do mar' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Favoritos 2/ })
    .or(page.getByRole('navigation', { name: 'Suas listas' }).getByRole('link').first())
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Favoritos', exact: true })).toHaveCount(1)
  for (const title of titles) {
    await page.getByLabel(`Pôr em outra lista: ${title}`).selectOption({ label: 'Semana do mar' })
    await page
      .locator('li', { has: page.getByLabel(`Pôr em outra lista: ${title}`) })
      .getByRole('button', { name: 'Pôr', exact: true })
      .click()
    await expect
      .poll(() =>
        query(
          `select 1 from favourite_items i join activities a on a.id = i.activity_id join favourite_lists l on l.id = i.list_id
           join auth_users u on u.id = l.user_id where a.title = $1 and l.name = 'Semana do mar' and u.email = $2`,
          [title, email],
        ),
      )
      .toHaveLength(1)
  }
  await page.getByRole('link', { name: /Semana do mar/ }).click()
  const order = () => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
  await expect.poll(order).toEqual(titles)
  const up = page.getByRole('button', { name: `Subir: ${titles[1]}` })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual(titles.toReversed())
  await expect(page.getByRole('button', { name: `Descer: ${titles[1]}` })).toBeFocused()
  await expectAccessibleEverywhere(page, 'a list', async () => undefined)

  await context.setOffline(true)
  await page.getByRole('button', { name: `Descer: ${titles[1]}` }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A mudança não foi feita, e nada se perdeu' })).toBeVisible()
  expect(await order()).toEqual(titles.toReversed())
  await context.setOffline(false)

  const lists = () => page.getByRole('navigation', { name: 'Suas listas' }).getByRole('link').allTextContents()
  await page.getByLabel('Nome da lista').last().fill('Antes das férias: folhas calmas para a sala de espera')
  await page.getByRole('button', { name: 'Criar lista' }).click()
  await expect(page.getByRole('heading', { name: /^Antes das férias/ })).toBeVisible()
  await expect(page.getByLabel('Nome da lista').last()).toHaveValue('')
  await page.getByText('Nome, ordem e exclusão').click()
  await page.getByRole('button', { name: 'Mover para antes' }).focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(lists)
    .toEqual([expect.stringMatching(/^Favoritos/), expect.stringMatching(/^Antes das férias/), 'Semana do mar2'])
  await expect(page.getByRole('button', { name: 'Mover para depois' })).toBeFocused()
  await page.getByRole('link', { name: /Semana do mar/ }).click()
  await expect(page.getByRole('heading', { name: 'Semana do mar' })).toBeVisible()
  await expectNarrow(page, 'lists with long names')
  // The space below the cards does not belong to the next heading.
  const tools = await page.getByLabel(`Pôr em outra lista: ${titles[0]}`).boundingBox()
  const next = await page.getByRole('heading', { name: 'Criar lista' }).boundingBox()
  expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0)

  await page.getByText('Enviar a lista').click()
  await page.getByRole('button', { name: 'Criar link' }).click()
  const address = (await page.getByText(/\/listas\//).textContent()) ?? ''
  await expect(page.getByRole('link', { name: /WhatsApp/ }).last()).toHaveAttribute(
    'href',
    new RegExp(`wa.me.*${encodeURIComponent(new URL(address).pathname)}`),
  )
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(new URL(address).pathname)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Semana do mar' })).toBeVisible()
  expect(await visitor.content()).not.toContain('Ana Souza')
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessibleEverywhere(visitor, 'a shared list', async () => undefined)
  await page.getByRole('button', { name: 'Desfazer o link' }).click()
  await expect(page.getByRole('button', { name: 'Criar link' })).toBeAttached()
  expect((await visitor.reload())?.status()).toBe(404)
  await visitor.context().close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a member saves by a heart and orders by forms; a visitor signs in first', async ({ page }) => {
    await page.goto('/activities?category=Labirinto')
    await heart(page).click()
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: '/favoritos' })}`)
    await signUp(page)
    for (const at of [0, 1]) {
      await page.goto('/activities?category=Labirinto')
      await heart(page, at).click()
      await expect(page).toHaveURL('/favoritos')
    }
    const titles = page.getByRole('main').getByRole('article').getByRole('heading')
    const before = await titles.allTextContents()
    await page.getByRole('button', { name: `Descer: ${before[0]}` }).click()
    // Each press loads the page again: its cards are not there at once.
    await expect(titles).toHaveText(before.toReversed())
    await page.getByRole('button', { name: `Tirar da lista: ${before[0]}` }).click()
    await expect(titles).toHaveText(before.slice(1))
  })
})
