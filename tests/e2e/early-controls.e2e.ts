import { expect, type Page, test } from '@playwright/test'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { EarlyForm } from './setup/early-form.ts'

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'tests/e2e/setup/early-form.ts', formats: ['iife'], name: 'early' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('no bundle')
  return chunk.code
}

async function openServersPage(page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.setContent(`<main>${renderToString(createElement(EarlyForm))}</main>`)
  return errors
}

const reported = (page: Page) => page.evaluate(() => window.reported)
async function hydrate(page: Page) {
  await page.addScriptTag({ content: await bundle() })
  await page.waitForFunction(() => window.reported && !window.earlyInput)
}

const entries = (page: Page) =>
  page
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
    )

const VALUES = {
  text: 'depois',
  search: 'gato',
  email: 'ana@example.com',
  url: 'https://example.com/',
  tel: '123',
  password: 'segredo',
  number: '7',
  date: '2026-01-02',
  time: '10:30',
  'datetime-local': '2026-01-02T10:30',
  month: '2026-01',
  week: '2026-W02',
  color: '#112233',
  range: '80',
}

test('every kind of control keeps what it was given before hydration, and React learns it once', async ({ page }) => {
  const errors = await openServersPage(page)
  for (const [name, value] of Object.entries(VALUES)) await page.locator(`input[name=${name}]`).fill(value)
  await page.locator('[name=ticked]').check()
  await page.locator('[name=unticked]').uncheck()
  await page.locator('[name=radio][value=b]').check()
  await page.locator('[name=one]').selectOption('b')
  await page.locator('[name=several]').selectOption(['a', 'c'])
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })
  await page.locator('[name=file]').setInputFiles(file('um.txt'))
  await page.locator('[name=files]').setInputFiles([file('dois.txt'), file('tres.txt')])
  await page.locator('[name=textarea]').fill('outra\nlinha')
  await page.locator('#editable').fill('depois')
  await page.locator('summary').click()
  await page.getByRole('button', { name: 'Abrir' }).click()
  const before = await entries(page)

  await hydrate(page)
  expect(errors).toEqual([])
  expect(await entries(page)).toEqual(before)
  await expect(page.locator('#editable')).toHaveText('depois')
  await expect(page.locator('details')).toHaveAttribute('open')
  await expect(page.locator('dialog')).toHaveAttribute('open')
  const names = [...Object.keys(VALUES), 'ticked', 'unticked', 'radio', 'one', 'several', 'file', 'files', 'textarea']
  expect((await reported(page))?.toSorted()).toEqual(names.toSorted())
})

test('controls that were not used report no change', async ({ page }) => {
  const errors = await openServersPage(page)
  await hydrate(page)
  expect(errors).toEqual([])
  expect(await reported(page)).toEqual([])
})
