import { expect, type Page } from '@playwright/test'
import * as made from '../factories/hostile-files.ts'
import { expectAccessible, expectAccessibleEverywhere } from './setup/accessibility.ts'
import { adminSession, memberSession } from './setup/admin.ts'
import { query } from './setup/database.ts'
import { asFile, picture } from './setup/files.ts'
import { downloadFromDialog, test, toast } from './setup/site.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

async function openForm(page: Page) {
  await page.goto('/admin/activities')
  await page.getByRole('button', { name: 'Nova atividade' }).click()
  return page.getByRole('dialog', { name: 'Nova atividade' })
}

async function fill(page: Page, { title, pdf, image }: { title: string; pdf: Uint8Array; image: Uint8Array }) {
  const form = await openForm(page)
  await form.getByRole('textbox', { name: 'Título', exact: true }).fill(title)
  await form.getByLabel('Descrição').fill('Recorte as cartas e encontre as carinhas iguais, dando nome a cada emoção.')
  await form.getByLabel('Categoria').selectOption('Pareamento')
  await form.getByLabel('Miniatura').setInputFiles(asFile('carinhas.png', 'image/png', image))
  await form.getByLabel('Arquivo da atividade').setInputFiles(asFile('carinhas.pdf', 'application/pdf', pdf))
  return form
}

test('creates an activity from a PDF and a picture, edits it, has it downloaded, deletes it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await adminSession(page)
  const title = `Carinhas ${Date.now()}`
  const form = await fill(page, { title, pdf: made.pdf({ pages: 2 }), image: await picture('#cc8833') })

  await test.step('the pages are counted and shown; tags are chips', async () => {
    await expect(form.getByRole('img', { name: 'Página 2' })).toBeVisible()
    await expect(form.getByLabel('Páginas', { exact: true })).toHaveValue('2')
    await form.getByLabel(/^Tags/).fill('Emoções, Memória emoções ')
    await expect(form.getByRole('button', { name: /^Remover a tag/ })).toHaveCount(2)
    await expectAccessible(page)
  })

  await form.getByRole('button', { name: 'Criar atividade' }).click()
  await expect(toast(page, 'Atividade criada')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible()

  const visitor = await browser.newContext({ locale: 'pt-BR' })
  const reader = await visitor.newPage()
  await test.step('everybody sees it at once', async () => {
    await reader.goto(`/activities?search=${encodeURIComponent(title)}`)
    const card = reader.getByRole('article').filter({ hasText: title })
    await expect(card).toBeVisible()
    const image = card.locator('img')
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  })

  const renamed = `${title} editada`
  await test.step('edits it; the page of before is not overwritten blindly', async () => {
    await page.getByRole('button', { name: `Editar ${title}` }).click()
    const edit = page.getByRole('dialog', { name: 'Editar atividade' })
    await expect(edit.getByRole('button', { name: 'Salvar' })).toBeEnabled()
    await edit.getByRole('textbox', { name: 'Título', exact: true }).fill('   ')
    await expect(edit.getByRole('button', { name: 'Salvar' })).toBeDisabled()
    await edit.getByRole('textbox', { name: 'Título', exact: true }).fill(renamed)
    await edit.getByRole('button', { name: 'Ver as páginas' }).click()
    await expect(edit.getByRole('img', { name: 'Página 1' })).toBeVisible()
    await edit.getByRole('button', { name: 'Usar a primeira página como miniatura' }).click()
    await expect(edit.getByText(/\.png$/)).toBeVisible()
    await edit.getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page, 'Atividade atualizada')).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(renamed) })).toBeVisible()
  })

  await test.step('a person downloads it', async () => {
    await memberSession(reader)
    await reader.goto(`/activities?search=${encodeURIComponent(renamed)}`)
    await reader.getByRole('article').filter({ hasText: renamed }).getByRole('heading').getByRole('button').click()
    const { bytes } = await downloadFromDialog(reader)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('deletes it', async () => {
    await page.getByRole('button', { name: `Excluir ${renamed}` }).click()
    const question = page.getByRole('dialog', { name: 'Confirmar exclusão' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Excluir' }).click()
    await expect(toast(page, 'Atividade excluída')).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(renamed) })).toHaveCount(0)
    await reader.goto(`/activities?search=${encodeURIComponent(renamed)}`)
    await expect(reader.getByText(/^(Nenhuma atividade encontrada|Mostrando )/).first()).toBeVisible()
    await expect(reader.getByRole('article').filter({ hasText: renamed })).toHaveCount(0)
  })
  await visitor.close()
})

test('searches, chooses a category, goes through the pages', async ({ page }) => {
  await adminSession(page)
  await page.goto('/admin/activities')
  await expect(page.getByText(/^\d+ no total$/)).toBeVisible()
  await page.getByRole('link', { name: 'Próxima' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByLabel('Categoria').selectOption('Labirinto')
  await expect(page).toHaveURL(/category=Labirinto/)
  await expect(page.getByRole('row').nth(1)).toContainText('Labirinto')
  await page.getByLabel('Categoria').selectOption('Todas as categorias')
  await page.getByLabel('Buscar atividades').fill('zzzzzz')
  await expect(page.getByRole('heading', { name: 'Nenhuma atividade encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Limpar busca' }).click()
  await expect(page.getByLabel('Buscar atividades')).toHaveValue('')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('files that do not fit are refused before they are sent; nothing typed is lost', async ({ page }) => {
  await adminSession(page)
  const form = await openForm(page)
  await form.getByRole('textbox', { name: 'Título', exact: true }).fill('Meu título')
  const thumbnail = form.getByLabel('Miniatura')
  const file = form.getByLabel('Arquivo da atividade')
  await thumbnail.setInputFiles(asFile('a.txt', 'text/plain', made.text('oi')))
  await expect(toast(page, 'Selecione uma imagem válida')).toBeVisible()
  await thumbnail.setInputFiles(asFile('a.png', 'image/png', made.padded('', 5 * 1024 * 1024 + 1)))
  await expect(toast(page, 'Arquivo muito grande (máx: 5MB)')).toContainText('O tamanho máximo permitido é 5MB')
  await file.setInputFiles(asFile('a.png', 'image/png', made.text('oi')))
  await expect(toast(page, 'Selecione um PDF válido')).toBeVisible()
  await file.setInputFiles(asFile('a.pdf', 'application/pdf', made.padded('%PDF', 10 * 1024 * 1024 + 1)))
  await expect(toast(page, 'Arquivo muito grande (máx: 10MB)')).toContainText('O tamanho máximo permitido é 10MB')
  await file.setInputFiles(asFile('quebrado.pdf', 'application/pdf', made.text('%PDF-1.7 quebrado')))
  await expect(toast(page, 'Erro no PDF')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Criar atividade' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(form.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue('Meu título')
})

test.describe('what goes wrong while saving', () => {
  // The recorder of traces reads the broken picture once more by its blob, which the page's policy does not allow it.
  test.use({ expectedErrors: [/Failed to load resource|Connecting to 'blob:/] })

  test('each way has its message, and the form stays as it was', async ({ page }) => {
    await adminSession(page)
    const title = 'Folha que custa a salvar'
    const form = await fill(page, {
      title,
      pdf: made.pdf({ catalog: '/AA << /WC << /S /JavaScript /JS (x) >> >>' }),
      image: made.text('\x89PNG\r\n\x1a\nlixo'),
    })
    const save = form.getByRole('button', { name: 'Criar atividade' })

    await save.click()
    await expect(toast(page, 'Erro no upload')).toContainText('Erro ao fazer upload da miniatura')
    await form.getByLabel('Miniatura').setInputFiles(asFile('b.png', 'image/png', await picture('#338844')))
    await save.click()
    await expect(toast(page, 'Erro no upload')).toContainText('Erro ao fazer upload do arquivo da atividade')
    await expect(form.getByText('O PDF contém JavaScript. Envie uma cópia sem scripts.')).toBeVisible()
    await form.getByLabel('Arquivo da atividade').setInputFiles(asFile('b.pdf', 'application/pdf', made.pdf({})))

    const answers = (status: number, body: object) =>
      page.route('**/rest/v1/activities', (route) => route.fulfill({ status, json: body }), { times: 1 })
    await answers(500, { success: false, error: 'Database error: sem espaço' })
    await save.click()
    await expect(toast(page, 'Erro ao criar')).toContainText('Database error: sem espaço')
    await answers(200, {})
    await save.click()
    await expect(toast(page, 'Erro ao criar')).toContainText('Erro desconhecido')

    await form.getByLabel('Descrição').fill('')
    await save.click()
    await expect(toast(page, 'Campos obrigatórios')).toContainText('Preencha todos os campos obrigatórios')
    await expect(form.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue(title)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect(form).toBeHidden()
  })

  test('editing and deleting too', async ({ page }) => {
    await adminSession(page)
    await page.goto('/admin/activities')
    const answers = (status: number, body: object) =>
      page.route('**/rest/v1/activities/*', (route) => route.fulfill({ status, json: body }), { times: 1 })
    await page
      .getByRole('button', { name: /^Editar / })
      .first()
      .click()
    const save = page.getByRole('dialog').getByRole('button', { name: 'Salvar' })
    for (const [status, body, text] of [
      [500, { success: false, error: 'Erro no banco de dados: cheio' }, 'Erro no banco de dados: cheio'],
      [
        404,
        {
          success: false,
          error: 'Nenhuma atividade foi atualizada. Verifique se você tem permissão para editar esta atividade.',
        },
        'Nenhuma atividade foi atualizada.',
      ],
      [500, {}, 'Ocorreu um erro ao atualizar a atividade'],
    ] as const) {
      await answers(status, body)
      await save.click()
      await expect(toast(page, 'Erro ao atualizar')).toContainText(text)
    }
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Excluir / })
      .first()
      .click()
    await answers(404, { success: false, error: 'Could not find activity' })
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
    await expect(toast(page, 'Erro ao excluir')).toContainText('Could not find activity')
  })

  test('only administrators reach the routes and the screens', async ({ page }) => {
    const calls = () =>
      Promise.all([
        page.request.get('/rest/v1/admin/activities'),
        page.request.get(`/rest/v1/admin/activities/${UNKNOWN}/file`),
        page.request.post('/rest/v1/activities', { data: {} }),
        page.request.patch(`/rest/v1/activities/${UNKNOWN}`, { data: {} }),
        page.request.delete(`/rest/v1/activities/${UNKNOWN}`),
        page.request.post('/functions/v1/upload', { multipart: { folder: 'activities' } }),
        page.request.post('/functions/v1/import', { multipart: { mode: 'check' } }),
      ])
    expect((await calls()).map((answer) => answer.status())).toEqual(Array(7).fill(401))
    await page.goto('/admin/activities/import')
    await expect(page).toHaveURL(/\/login\?next=/)
    await memberSession(page)
    expect((await calls()).map((answer) => answer.status())).toEqual(Array(7).fill(403))
    await page.goto('/admin/activities')
    await expect(page).toHaveURL(/\/(\?.*)?$/)
  })
})

test('axe finds nothing on the screens and in the form, and nothing scrolls sideways', async ({ page }) => {
  test.setTimeout(180_000)
  await adminSession(page)
  await expectAccessibleEverywhere(page, 'import', () => page.goto('/admin/activities/import'))
  await expectAccessibleEverywhere(page, 'list', () => page.goto('/admin/activities'))
  await expectAccessibleEverywhere(page, 'form', () => openForm(page))
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page, 'form 320')
})

test('a scheduled activity is unseen until its moment, then everywhere', async ({ page, request }) => {
  test.setTimeout(180_000)
  await adminSession(page)
  const title = `Renas ${Date.now()}`
  const form = await fill(page, { title, pdf: made.pdf({ pages: 1 }), image: await picture('#3388cc') })
  await expect(form.getByLabel('Publicar em')).toBeHidden()
  await form.getByRole('switch', { name: 'Ativa no catálogo' }).click()
  await form.getByLabel('Publicar em').fill('2020-01-01T06:00')
  await form.getByRole('button', { name: 'Criar atividade' }).click()
  await expect(form.getByText(/^Este momento já passou/)).toBeVisible()
  await form.getByLabel('Publicar em').fill('2031-12-21T06:00')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Criar atividade' }).click()
  await expect(page.getByText('Ela aparece no catálogo em 21 de dezembro de 2031 às 06:00.')).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Agendada')
  await expect(row).toContainText('para 21/12/2031 06:00')
  await expectAccessible(page)

  const [activity] = await query('select id, slug from activities where title = $1', [title])
  const status = async () => (await request.get(`/activities/${activity?.slug}`)).status()
  const found = async () => {
    const search = await request.get(`/rest/v1/activities?search=${encodeURIComponent(title)}&limit=15`)
    const { activities } = await search.json()
    return activities.some((one: { title: string }) => one.title === title)
  }
  const inSitemap = async () =>
    (await (await request.get('/sitemap.xml')).text()).includes(`/activities/${activity?.slug}<`)
  expect([await status(), await found(), await inSitemap()]).toEqual([404, false, false])

  await query(`update activities set publish_at = now() - interval '1 second' where id = $1`, [activity?.id])
  await expect.poll(status, { timeout: 120_000, intervals: [2_000] }).toBe(200)
  expect([await found(), await inSitemap()]).toEqual([true, true])
  await query('delete from activities where id = $1', [activity?.id])
})
