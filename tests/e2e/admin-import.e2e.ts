import { readFile, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import * as made from '../factories/hostile-files.ts'
import { expectAccessible } from './setup/accessibility.ts'
import { adminSession } from './setup/admin.ts'
import { asFile, picture } from './setup/files.ts'
import { test, toast } from './setup/site.ts'

test('imports a table with its files: checked first, then imported', async ({ page }, info) => {
  await adminSession(page)
  const slug = `importada-${Date.now()}`
  const csv = `slug;title;description;category;image_url;file_url\n${slug};Folha ${slug};Uma folha.;Colorir;a.png;a.pdf\nruim;=1+1;x;Colorir;a.png;a.pdf\n`
  const archive = info.outputPath('folhas.zip')
  await writeFile(
    archive,
    made.zip([
      ['a.png', await picture('#2255aa')],
      ['a.pdf', made.pdf({})],
    ]),
  )
  await page.goto('/admin/activities')
  await page.getByRole('link', { name: 'Importar' }).click()
  await expect(page.getByRole('button', { name: 'Verificar' })).toBeDisabled()
  await page.getByLabel('Planilha (CSV)').setInputFiles(asFile('tabela.csv', 'text/csv', made.text(csv)))
  await page.getByLabel('Arquivos em um ZIP').setInputFiles(archive)
  await page.route(
    '**/functions/v1/import',
    async (route) => {
      await expect(page.getByText(/^(Enviando os arquivos: \d+%|Arquivos enviados, lendo a planilha)$/)).toBeVisible()
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Verificar' }).click()
  await expect(page.getByText('1 a criar · 0 a atualizar · 0 já existem · 1 com problema')).toBeVisible()
  await expect(page.getByText('title: começa com “=”')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(toast(page, 'Importação concluída')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByLabel('Categoria').selectOption('Colorir')
  await page.getByRole('button', { name: 'Baixar planilha (CSV)' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^atividades-.*\.csv$/)
  expect(await readFile(await saved.path(), 'utf8')).toContain(`\r\n${slug};Folha ${slug};`)
  await page.goto(`/activities/${slug}`)
  await expect(page.getByRole('heading', { name: `Folha ${slug}` })).toBeVisible()
})
