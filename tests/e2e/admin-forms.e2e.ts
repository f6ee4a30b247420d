import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import * as made from '../factories/hostile-files.ts'
import { adminSession, memberSession } from './setup/admin.ts'
import { query } from './setup/database.ts'
import { test, toast } from './setup/site.ts'

const LONG = 'Anacleta'.repeat(25)

/** Every screen of the administrators that lists something, and what finds one of its rows. */
const SEARCHED = ['/admin/activities', '/admin/users', '/payment-monitoring', '/webhook-tester?tab=monitoring']

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
}

async function openForm(page: Page) {
  await open(page, '/admin/activities')
  await page.getByRole('button', { name: 'Nova atividade' }).click()
  const form = page.getByRole('dialog', { name: 'Nova atividade' })
  await expect(form).toBeVisible()
  return form
}

test('a search on a list of the administration leaves one field, that can be emptied', async ({ page }) => {
  await adminSession(page)
  for (const path of SEARCHED) {
    await test.step(path, async () => {
      await open(page, path)
      const field = page.getByRole('searchbox')
      await expect(field).toHaveCount(1)
      for (const text of ['maria', 'joana']) {
        await field.fill(text)
        await field.press('Enter')
        await expect(page).toHaveURL(new RegExp(`search=${text}`))
        await expect(field).toHaveCount(1)
        await expect(field).toHaveValue(text)
      }
      expect(new URL(page.url()).searchParams.getAll('search')).toEqual(['joana'])
      // Something is typed and the list is left for all of it before it could follow.
      await field.pressSequentially('na')
      await page
        .getByRole('link', { name: /^Limpar/ })
        .first()
        .click()
      await expect(page).not.toHaveURL(/search=/)
      await expect(field).toHaveCount(1)
      await expect(field).toHaveValue('')
    })
  }
})

test('a list that arrives late leaves the text of the next search in its field', async ({ page }) => {
  await adminSession(page)
  for (const path of SEARCHED) {
    await test.step(path, async () => {
      await open(page, path)
      const field = page.getByRole('searchbox')
      const { promise: typed, resolve: release } = Promise.withResolvers<void>()
      const late = (url: URL) => url.pathname.endsWith('.data') && url.search.includes('search=maria')
      await page.route(late, async (route) => {
        await typed
        await route.continue()
      })
      await field.fill('maria')
      const asked = page.waitForRequest((request) => late(new URL(request.url())))
      await field.press('Enter')
      await asked
      await field.pressSequentially(' joana', { delay: 0 })
      release()
      await expect(page).toHaveURL(/search=maria/)
      await expect(field).toHaveValue('maria joana')
      await expect(field).toBeFocused()
      await page.unroute(late)
    })
  }
})

test('names and messages without a space fit every screen of the administration', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await adminSession(page)
  const other = await (await browser.newContext()).newPage()
  const { id } = await memberSession(other)
  await other.context().close()
  await query('update profiles set name = $1 where id = $2', [LONG, id])
  await query(
    `insert into payment_monitoring (payment_id, status, amount, payment_method, user_id, error_message)
     values ($1, 'error', 11.9, 'visa', $2, $3)`,
    [LONG, id, LONG],
  )
  try {
    const screens = ['/admin', `/admin/users?search=${LONG.slice(0, 40)}`, `/admin/users/${id}`, '/payment-monitoring']
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const screen of screens) {
        await page.goto(screen)
        await expect(page.getByText(LONG).first(), screen).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${screen} at ${width}`).toBe(width)
      }
    }
    await open(page, `/admin/users/${id}`)
    await page.getByRole('button', { name: 'Dar Premium' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  } finally {
    await query('delete from payment_monitoring where payment_id = $1', [LONG])
    await query(`update profiles set name = 'Ana Souza' where id = $1`, [id])
  }
})

test.describe('the dialog of a new activity', () => {
  test('names what is missing and leads to it; the preview claims no category', async ({ page }) => {
    await adminSession(page)
    const form = await openForm(page)
    await expect(form.getByText('Matemática', { exact: true })).toHaveCount(1)
    await form.getByRole('textbox', { name: 'Título', exact: true }).fill('Carinhas')
    const image = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#c83' } })
      .png()
      .toBuffer()
    const { pdf } = made
    await form.getByLabel('Miniatura').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: image })
    await form
      .getByLabel('Arquivo da atividade')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf({ pages: 1 })) })
    await form.getByRole('button', { name: 'Criar atividade' }).click()
    await expect(toast(page, 'Campos obrigatórios')).toContainText('Preencha todos os campos obrigatórios')
    const description = form.getByLabel('Descrição')
    await expect(description).toBeFocused()
    await expect(description).toHaveAttribute('aria-invalid', 'true')
    await description.fill('Recorte as cartas.')
    await form.getByRole('button', { name: 'Criar atividade' }).click()
    const category = form.getByLabel('Categoria')
    await expect(category).toBeFocused()
    await expect(category).toHaveAccessibleDescription(/Escolha uma categoria/)
    await category.selectOption('Pareamento')
    await expect(category).not.toHaveAttribute('aria-invalid')
  })

  test('Tab goes round all of it, in both directions', async ({ page }) => {
    await adminSession(page)
    for (const name of ['Nova atividade', /^Editar /]) {
      await open(page, '/admin/activities')
      await page.getByRole('button', { name }).first().click()
      const form = page.getByRole('dialog')
      await expect(form.getByRole('textbox', { name: 'Título', exact: true })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(form.getByRole('button', { name: 'Fechar' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(form.getByRole('textbox', { name: 'Título', exact: true })).toBeFocused()
    }
  })

  test('what is filled in is not lost by Back or by loading the page anew', async ({ page }) => {
    await adminSession(page)
    await open(page, '/admin')
    await page.getByRole('link', { name: 'Atividades', exact: true }).click()
    await page.getByRole('button', { name: 'Nova atividade' }).click()
    const form = page.getByRole('dialog', { name: 'Nova atividade' })
    await form.getByRole('textbox', { name: 'Título', exact: true }).fill('Carinhas')

    await page.goBack()
    const question = page.getByRole('dialog', { name: 'Descartar o que você preencheu?' })
    await question.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(form.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue('Carinhas')

    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await page.evaluate(() => location.reload())
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(form.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue('Carinhas')

    await page.goBack()
    await question.getByRole('button', { name: 'Descartar' }).click()
    await expect(page).toHaveURL('/admin')
  })
})

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_FAILED/] })

  test('is reported in words of the administration, also once the session ended', async ({ page }) => {
    await adminSession(page)
    await open(page, '/admin/activities')
    await page
      .getByRole('button', { name: /^Excluir / })
      .first()
      .click()
    await page.context().clearCookies()
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect(toast(page, 'Erro ao excluir')).toContainText('Faça login para continuar.')

    await adminSession(page)
    await open(page, '/admin')
    await page.route(/admin\/activities\.data/, (route) => route.abort())
    await page.getByRole('link', { name: 'Atividades', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch' })).toBeVisible()
  })
})

test('the downloads of a booklet are one event on the page of a person', async ({ page }) => {
  await adminSession(page)
  const [person] = await query('select id from profiles order by created_at desc limit 1')
  const sheets = await query(
    `with sheets as (select id, title from activities where status = 'ativo' order by id limit 2)
     insert into downloads (user_id, activity_id, activity_title, date_key, booklet_id)
     select $1, id, title, '2026-01-05', '6f0c1f0e-6f0a-4c55-9d3b-0d7a5c8f1b11' from sheets returning activity_title as title`,
    [person?.id],
  )
  await page.goto(`/admin/users/${person?.id}`)
  const event = page.getByRole('listitem').filter({ hasText: 'Caderno com 2 folhas' })
  await expect(event).toHaveCount(1)
  for (const { title } of sheets) await expect(event).toContainText(String(title))
})
