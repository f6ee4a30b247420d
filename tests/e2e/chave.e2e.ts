import { expect, type Page } from '@playwright/test'
import { type CopyCode, codeOf, KEY_PATH } from '../../src/features/classroom/key/code.rules.ts'
import { expectAccessibleEverywhere } from './setup/accessibility.ts'
import { query } from './setup/database.ts'
import { newPerson, signUp, test } from './setup/site.ts'

// The browser logs a sheet that is not there any more, and a network that is not.
test.use({ expectedErrors: [/Failed to load resource/] })

interface Sheet {
  readonly id: string
  readonly title: string
  readonly slug: string
}

async function sheetOf(condition: string): Promise<Sheet> {
  const [sheet] = await query(
    `select id, title, slug from activities where status = 'ativo' and recipe is not null and ${condition} order by id limit 1`,
  )
  return sheet as unknown as Sheet
}
const maze = () => sheetOf(`category = 'Labirinto' and not is_premium`)

const addressOf = (activityId: string, more: Partial<CopyCode> = {}) =>
  `${KEY_PATH}#${codeOf({
    ...{ activityId, level: 'medio', seed: 4321, ink: 'color', letters: null, pages: 1, amount: 'normal', dress: null },
    ...more,
  })}`

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const pictureOf = (page: Page, what: string, { title }: Sheet) => page.getByRole('img', { name: `${what}: ${title}` })

test('a visitor signs in, and the key of the copy opens by itself', async ({ page }) => {
  const sheet = await maze()
  const person = await signUp(page, newPerson())
  await page.context().clearCookies()
  await page.goto(addressOf(sheet.id))
  await expect(heading(page, 'Entre para ver a resposta')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Criar conta grátis' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Entrar', exact: true }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(heading(page, sheet.title)).toBeVisible()
  await expect(pictureOf(page, 'Resposta', sheet)).toBeVisible({ timeout: 30_000 })
})

test('a member sees the answer and the sheet of just this copy, and the address of another one', async ({ page }) => {
  test.setTimeout(120_000)
  const sheet = await maze()
  await signUp(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(addressOf(sheet.id))
  const answer = pictureOf(page, 'Resposta', sheet)
  await expect(answer).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Médio', { exact: true })).toBeVisible()
  const drawing = () =>
    answer.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 566 })
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL()
    })
  const first = await drawing()
  await expectAccessibleEverywhere(page, 'key of a copy', async () => undefined)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByText('A página', { exact: true }).click()
  await expect(pictureOf(page, 'A página', sheet)).toBeVisible()
  await expect(answer).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Outra igual' })).toHaveAttribute(
    'href',
    new RegExp(`^/activities/${sheet.slug}#`),
  )

  // Another code in the same tab is another drawing; the first one comes back as it was.
  const shows = async (seed: number) => {
    await page.evaluate((to) => window.location.assign(to), addressOf(sheet.id, { seed }))
    await page.reload()
    await expect(answer).toBeVisible({ timeout: 30_000 })
    return drawing()
  }
  expect(await shows(4322)).not.toBe(first)
  expect(await shows(4321)).toBe(first)
  // The copy itself is nobody's business but the browser's.
  expect(asked.filter((url) => url.includes('4321') || url.includes(addressOf(sheet.id).slice(-20)))).toEqual([])
})

test('codes that cannot be shown say why', async ({ page }) => {
  await signUp(page)
  await page.goto(`${KEY_PATH}#nao-e-um-codigo`)
  await expect(heading(page, 'Não deu para ler este código')).toBeVisible()
  await expectAccessibleEverywhere(page, 'broken code', async () => undefined)
  await page.goto(KEY_PATH)
  await expect(heading(page, 'Não deu para ler este código')).toBeVisible()
  await page.goto(addressOf('00000000-0000-4000-8000-000000000000'))
  await page.reload()
  await expect(heading(page, 'Não deu para ler este código')).toBeVisible()

  const premium = await sheetOf('is_premium')
  await page.goto(addressOf(premium.id))
  await page.reload()
  await expect(heading(page, 'Esta atividade é do Premium')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver os planos' })).toBeVisible()
})

const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('where the browser reads codes, a photo opens a damaged one', async ({ page }) => {
  const sheet = await maze()
  const gone = addressOf('00000000-0000-4000-8000-000000000000')
  await page.addInitScript(() => {
    const read = async () => [{ rawValue: document.documentElement.dataset.photo ?? '' }]
    Object.assign(window, {
      BarcodeDetector: class {
        detect = read
      },
    })
  })
  const photograph = async (text: string) => {
    await page.evaluate((to) => Object.assign(document.documentElement.dataset, { photo: to }), text)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await (await chooser).setFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PHOTO })
  }
  await signUp(page)
  await page.goto(gone)
  await photograph(`https://site${gone}`)
  await expect(page.getByText('a atividade dele saiu do catálogo')).toBeVisible()
  await photograph('um cartaz')
  await expect(page.getByText('A foto não mostrou o código.')).toBeVisible()
  await photograph(`https://site${addressOf(sheet.id)}`)
  await expect(heading(page, sheet.title)).toBeVisible()
})

test('without a network it says so, and opens once there is one', async ({ page }) => {
  const sheet = await maze()
  await signUp(page)
  await page.route('**/rest/v1/activities/*', (route) => route.abort())
  await page.goto(addressOf(sheet.id))
  await expect(heading(page, 'A resposta não abriu')).toBeVisible()
  await page.unroute('**/rest/v1/activities/*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(heading(page, sheet.title)).toBeVisible()
})

/** Opens the board of a copy; answers with the line that says where it is. */
async function openBoard(page: Page, sheet: Sheet, pages: number) {
  await signUp(page)
  await page.goto(addressOf(sheet.id, { pages }))
  await page.getByRole('button', { name: 'Na lousa' }).click()
  const board = page.getByRole('dialog', { name: `Na lousa: ${sheet.title}` })
  await expect(board.getByRole('img')).toBeVisible({ timeout: 30_000 })
  return { board, status: board.getByRole('status') }
}

test('the board turns its pages by keys, and no further than they go', async ({ page }) => {
  const { board, status } = await openBoard(page, await maze(), 2)
  await expect(status).toHaveText(/^Página 1 de [2-9]/)
  const last = Number((await status.textContent())?.match(/de (\d)/)?.[1])
  for (const key of ['PageDown', ...Array.from({ length: last }, () => 'ArrowRight')]) await page.keyboard.press(key)
  await expect(status).toContainText(`Página ${last} de ${last}`)
  for (const key of ['PageUp', ...Array.from({ length: last }, () => 'ArrowLeft')]) await page.keyboard.press(key)
  await expect(status).toContainText(`Página 1 de ${last}`)
  await page.keyboard.press('Escape')
  await expect(board).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Na lousa' })).toBeFocused()
})

test('the board uncovers and covers answers by keys', async ({ page }) => {
  const { board, status } = await openBoard(page, await maze(), 1)
  await expect(status).toHaveText(/^Página 1 de \d\. (Resposta coberta|0 de \d+ respostas)$/)
  const covered = (await status.textContent()) ?? ''
  await board.getByRole('img').click()
  for (const [uncover, cover] of [
    ['.', 'ArrowUp'],
    ['b', 'Backspace'],
    ['ArrowDown', 'ArrowUp'],
  ] as const) {
    await page.keyboard.press(uncover)
    await expect(status).toHaveText(/Resposta à vista|1 de \d+ respostas/)
    await page.keyboard.press(cover)
    await expect(status).toHaveText(covered)
  }
})

interface Awake {
  asked: number
  held: number
}

/** A device that counts locks of its screen, and whose page can be hidden; hiding ends a lock, as in browsers. */
async function screenThatSleeps(page: Page) {
  await page.addInitScript(() => {
    const counts = { asked: 0, held: 0 }
    let visibility: DocumentVisibilityState = 'visible'
    const releases = new Set<() => void>()
    const request = async () => {
      counts.asked += 1
      counts.held += 1
      const release = () => {
        if (releases.delete(release)) counts.held -= 1
      }
      releases.add(release)
      return { release: async () => release() }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.defineProperty(document, 'visibilityState', { get: () => visibility })
    Object.assign(window, {
      counts,
      show(state: DocumentVisibilityState) {
        visibility = state
        if (state === 'hidden') for (const release of releases) release()
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  return {
    counts: () => page.evaluate(() => (window as unknown as { counts: Awake }).counts),
    show: (state: DocumentVisibilityState) =>
      page.evaluate((to) => (window as unknown as { show: (to: string) => void }).show(to), state),
  }
}

test('the board keeps the screen awake, again after it was hidden, and lets it sleep once it is closed', async ({
  page,
}) => {
  const screen = await screenThatSleeps(page)
  const { board } = await openBoard(page, await maze(), 1)
  await expect.poll(screen.counts).toEqual({ asked: 1, held: 1 })
  await screen.show('hidden')
  expect(await screen.counts()).toEqual({ asked: 1, held: 0 })
  await screen.show('visible')
  await expect.poll(screen.counts).toEqual({ asked: 2, held: 1 })
  await page.keyboard.press('Escape')
  await expect(board).toHaveCount(0)
  await expect.poll(screen.counts).toEqual({ asked: 2, held: 0 })
})
