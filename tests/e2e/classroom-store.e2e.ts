import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { freeSheets, pasteClass, putIn, storedRooms } from './setup/classroom.ts'
import { loseSession, newPerson, signIn, signUp, test, toast } from './setup/site.ts'

/** The browser logs what was asked for and then left. */
test.use({ expectedErrors: [/Failed to (load resource|fetch)/] })

const inBooklet = (page: Page, title: string) =>
  page.getByRole('main').getByRole('list').getByText(title, { exact: true })

test('a sheet put in and the booklet opened in the same instant is in it', async ({ page }) => {
  const [sheet] = await freeSheets(page, 'Labirinto', 1)
  const left = Promise.withResolvers<void>()
  // The basket's code is slower than the person.
  await page.route(/\/basket-store-[^/]*\.js$/, async (route) => {
    await left.promise
    await route.continue().catch(() => undefined)
  })
  await page.goto(`/activities/${sheet?.slug}`)
  const asked = page.waitForRequest(/\/basket-store-[^/]*\.js$/)
  await page.getByRole('button', { name: 'Pôr no caderno', exact: true }).click()
  await asked
  await page.goto('/caderno', { waitUntil: 'commit' })
  left.resolve()
  await expect(inBooklet(page, sheet?.title ?? '')).toBeVisible()
  await page.reload()
  await expect(inBooklet(page, sheet?.title ?? '')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('caderno.entrando'))).toBeNull()
})

test("a visitor's sheets come along into the account, once", async ({ page }) => {
  const sheets = await freeSheets(page, 'Labirinto', 2)
  for (const { slug } of sheets) await putIn(page, slug)
  await signUp(page)
  await page.goto('/caderno')
  for (const { title } of sheets) await expect(inBooklet(page, title)).toBeVisible()
  await loseSession(page)
  await page.goto('/caderno')
  await expect(page.getByRole('heading', { name: 'Seu caderno está vazio' })).toBeVisible()
})

test('two tabs lose no change of each other', async ({ page, context }) => {
  await signUp(page)
  await pasteClass(page, ['Ana', 'Bento', 'Davi'])
  const other = await context.newPage()
  await other.goto('/turma')
  const change = async (tab: Page, name: string, level: string) => {
    await tab.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await tab.getByText('Um nível em cada parte').click()
    await tab.getByRole('group', { name: 'Matemática' }).getByText(level, { exact: true }).click()
  }
  await change(page, 'Ana', 'Desafio')
  await change(other, 'Bento', 'Fácil')
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: /^Ana.*Desafio/ })).toBeVisible()
    await expect(tab.getByRole('button', { name: /^Bento.*Fácil/ })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('button', { name: /^Ana.*Desafio/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Bento.*Fácil/ })).toBeVisible()
})

test('another account on the same device sees none of it; the first one finds it again', async ({ page }) => {
  const first = newPerson()
  await signUp(page, first)
  await pasteClass(page, ['Zulmira', 'Bento'])
  // Left without signing out, as on a computer of a school.
  await loseSession(page)
  await signUp(page)
  await page.goto('/turma')
  await expect(page.getByRole('button', { name: 'Colar a lista de nomes' })).toBeVisible()
  expect(await page.content()).not.toContain('Zulmira')
  await loseSession(page)
  await page.goto('/turma')
  await expect(page.getByRole('button', { name: 'Colar a lista de nomes' })).toBeVisible()
  await signIn(page, first)
  await page.goto('/turma')
  await expect(page.getByRole('button', { name: /^Zulmira/ })).toBeVisible()
})

test('signing out asks, and erases the class where that is the answer', async ({ page }) => {
  await signUp(page)
  await pasteClass(page, ['Zulmira', 'Bento'])
  expect(await storedRooms(page)).toContain('Zulmira')
  await page.getByRole('button', { name: 'Olá Ana' }).click()
  await page
    .getByRole('menuitem', { name: 'Sair' })
    .or(page.getByRole('button', { name: 'Sair', exact: true }))
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar e sair' }).click()
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible()
  expect(await storedRooms(page)).not.toContain('Zulmira')
})

test('an account that is deleted takes its class off the device', async ({ page }) => {
  const person = await signUp(page)
  await pasteClass(page, ['Zulmira', 'Bento'])
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Senha', { exact: true }).fill(person.password)
  await asked.getByRole('button', { name: 'Excluir minha conta' }).click()
  await expect(toast(page, 'Conta excluída')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await storedRooms(page)).not.toContain('Zulmira')
})

const onThisDevice = async (page: Page) => {
  await page.goto('/turma')
  await page
    .getByRole('button', { name: 'o que está guardado' })
    .or(page.getByRole('button', { name: 'Abrir uma cópia' }))
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'O que está neste aparelho' })).toBeVisible()
}

test('a copy with a password brings class and booklet back, and files that are none change nothing', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signUp(page)
  const [sheet] = await freeSheets(page, 'Labirinto', 1)
  await putIn(page, sheet?.slug ?? '')
  await pasteClass(page, ['Zulmira', 'Bento'])
  await onThisDevice(page)
  await expect(page.getByText('1 turma, 2 nomes, 1 kB. Ninguém mais vê, nem nós.')).toBeVisible()
  await page.getByRole('switch', { name: 'Fechar com senha' }).click()
  await page.getByLabel('Senha', { exact: true }).fill('jabuticaba')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Salvar cópia' }).click()
  const copy = await readFile(await (await saving).path(), 'utf8')
  expect(copy).not.toContain('Zulmira')

  await page.getByRole('button', { name: 'Apagar tudo deste aparelho' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar tudo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Minha turma' })).toBeVisible()
  expect(await storedRooms(page)).not.toContain('Zulmira')
  await expect(page.getByRole('link', { name: /^Caderno: \d/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Abrir uma cópia' }).click()
  const choose = async (text: string) =>
    page
      .getByLabel('Arquivo da cópia')
      .setInputFiles({ name: 'copia.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const dialog = page.getByRole('dialog')
  for (const [text, said] of [
    ['oi', 'Ele não é uma cópia da turma.'],
    [copy.slice(0, -9), 'Ele está cortado ou foi alterado.'],
    [copy.replace(/"version":\d+/, '"version":99'), 'Ele veio de uma versão mais nova desta página.'],
    [' '.repeat(2_100_000), 'Ele é grande demais'],
  ] as const) {
    await choose(text)
    await expect(dialog).toContainText(said)
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click()
  }
  await choose(copy)
  await dialog.getByLabel('Senha', { exact: true }).fill('outra senha')
  await dialog.getByRole('button', { name: 'Abrir', exact: true }).click()
  await expect(dialog).toContainText('A senha não é esta')
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click()
  await choose(copy)
  await dialog.getByLabel('Senha', { exact: true }).fill('jabuticaba')
  await dialog.getByRole('button', { name: 'Abrir', exact: true }).click()
  for (const line of [
    '1 turma nova: 1º ano',
    '2 nomes novos: Zulmira, Bento',
    `1 atividade entra no caderno: ${sheet?.title}`,
  ])
    await expect(dialog).toContainText(line)
  await expect(page.getByRole('button', { name: /^Zulmira/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Juntar com o que está aqui' }).click()
  await page.getByRole('button', { name: 'Turma', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Zulmira/ })).toBeVisible()
  await page.goto('/caderno')
  await expect(inBooklet(page, sheet?.title ?? '')).toBeVisible()
})

test('a class of this visit is not lost to one that another tab keeps', async ({ page, context }) => {
  await signUp(page)
  const other = await context.newPage()
  await pasteClass(other, ['Caio', 'Duda'], false)
  await pasteClass(page, ['Ana', 'Bento'])
  await expect.poll(() => storedRooms(page)).toContain('Ana')
  await expect(other.getByRole('button', { name: /^Caio/ })).toBeVisible()
  await other.getByRole('button', { name: 'Guardar neste aparelho' }).click()
  await expect(other.getByText('Guardado só neste aparelho')).toBeVisible()
  for (const name of ['Ana', 'Caio']) await expect.poll(() => storedRooms(page)).toContain(name)
})

test('a window that keeps nothing says so, and the class works for this visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await signUp(page)
  await pasteClass(page, ['Ana', 'Bento'])
  await expect(page.getByText('Esta janela não guarda nada.')).toBeVisible()
  await page.getByRole('button', { name: /^Ana/ }).click()
  await page.getByText('Um nível em cada parte').click()
  await page.getByRole('group', { name: 'Matemática' }).getByText('Desafio', { exact: true }).click()
  await expect(page.getByRole('button', { name: /^Ana.*Desafio/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Colar a lista de nomes' })).toBeVisible()
})

test('a full device says so, and what was there before stays', async ({ page }) => {
  await signUp(page)
  await pasteClass(page, ['Ana', 'Bento'])
  await expect(page.getByText('Guardado só neste aparelho')).toBeVisible()
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'rooms') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, given)
    }
  })
  await page.getByRole('button', { name: /^Ana/ }).click()
  await page.getByText('Um nível em cada parte').click()
  await page.getByRole('group', { name: 'Matemática' }).getByText('Desafio', { exact: true }).click()
  await expect(page.getByText('Este aparelho está cheio.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ana.*Desafio/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Ana(?!.*Desafio)/ })).toBeVisible()
})

/** Keeps the device's baskets busy for a while: whatever is written next waits. */
const holdBaskets = (page: Page, ms: number) =>
  page.evaluate(async (held) => {
    const opened = Promise.withResolvers<IDBDatabase>()
    const opening = indexedDB.open('sala-de-aula')
    opening.onsuccess = () => opened.resolve(opening.result)
    const db = await opened.promise
    const shelf = db.transaction('baskets', 'readwrite').objectStore('baskets')
    const until = performance.now() + held
    const goOn = () => {
      if (performance.now() < until) shelf.count().onsuccess = goOn
    }
    goOn()
    db.close()
  }, ms)

test('a sheet is taken out again by the notice, on a slow device too', async ({ page }) => {
  const [sheet] = await freeSheets(page, 'Labirinto', 1)
  await page.goto('/activities?category=Labirinto&plan=free')
  const button = page.getByRole('button', { name: `Pôr no caderno: ${sheet?.title}` })
  await button.click()
  await expect(page.getByRole('button', { name: `No caderno: ${sheet?.title}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await holdBaskets(page, 1000)
  await toast(page, 'Entrou no caderno').getByRole('button', { name: 'Desfazer' }).click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/caderno')
  await expect(page.getByRole('heading', { name: 'Seu caderno está vazio' })).toBeVisible()
})
