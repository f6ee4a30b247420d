import { expect, type Locator, type Page } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { WHOLE_CHROMIUM } from './setup/chromium.ts'
import { freeSheets, printButton, putIn } from './setup/classroom.ts'
import { drawnSheets } from './setup/drawn-sheets.ts'
import { signUp, test } from './setup/site.ts'

test.use(WHOLE_CHROMIUM)

/**
 * Two presses of a person who double-clicks everything, at the same place. The page itself makes the second one: a busy
 * machine would let too much time pass.
 */
async function pressTwice(page: Page, button: Locator) {
  const second = page.evaluate(secondPress)
  await button.click()
  await second
}

/** Presses where the next click was, 50 ms after the dialog that it opened. */
function secondPress(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const press = ({ clientX, clientY }: MouseEvent) => {
    const under = document.elementFromPoint(clientX, clientY) ?? document.body
    const at = { ...{ clientX, clientY, detail: 2 }, bubbles: true, cancelable: true, composed: true, view: window }
    for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      under.dispatchEvent(
        kind.startsWith('pointer') ? new PointerEvent(kind, { ...at, pointerType: 'mouse' }) : new MouseEvent(kind, at),
      )
    resolve()
  }
  addEventListener(
    'click',
    (first) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-dialog], dialog[open]')) return
        observer.disconnect()
        setTimeout(press, 50, first)
      })
      observer.observe(document, { attributes: true, childList: true, subtree: true })
    },
    { capture: true, once: true },
  )
  return promise
}

/** Open, and not on its way out. */
async function expectOpen(page: Page, name: string) {
  const dialog = page.getByRole('dialog')
  await expect(dialog, name).toHaveCount(1)
  await expect(dialog, name).not.toHaveAttribute('data-state', 'closed')
  await page.keyboard.press('Escape')
  await expect(dialog, name).toHaveCount(0)
}

const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first()

for (const width of [390, 1280])
  test(`a dialog stays open under a double press: ${width} px`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 844 })
    await signUp(page)
    const [sheet] = await freeSheets(page, 'Labirinto', 1)

    await page.goto('/activities?category=Labirinto')
    await alive(page)
    if (width < 768)
      for (const name of ['Menu', 'Filtros']) {
        await pressTwice(page, page.getByRole('button', { name }).filter({ visible: true }).first())
        await expectOpen(page, name)
      }
    const card = page.getByRole('article').first().getByRole('heading').getByRole('button')
    await pressTwice(page, card)
    await expectOpen(page, 'a card')
    await card.dblclick()
    await expectOpen(page, 'a card, pressed twice before it opens')

    await page.goto(`/activities/${sheet?.slug}`)
    await alive(page)
    await pressTwice(page, inMain(page, 'Preparar'))
    await expectOpen(page, 'Preparar')

    await page.goto('/profile')
    await alive(page)
    for (const name of ['Editar', 'Alterar Senha', 'Excluir minha conta']) {
      await pressTwice(page, inMain(page, name))
      await expectOpen(page, name)
    }

    await putIn(page, sheet?.slug ?? '')
    await page.goto('/caderno')
    await expect(printButton(page)).toBeEnabled()
    await pressTwice(page, printButton(page))
    await expect(page.getByRole('dialog', { name: 'O caderno está pronto' })).toBeVisible({ timeout: 60_000 })
  })

test('menus and folded parts stay open under a double press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto('/plans')
  await alive(page)
  for (const name of ['Categorias', 'Indicar', 'Aparência']) {
    const button = page.getByRole('button', { name })
    await button.dblclick()
    await expect(button, name).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('[popover]:popover-open'), name).toBeVisible()
    await page.keyboard.press('Escape')
    await button.click()
    await button.click()
    await expect(button, `${name}, pressed again`).toHaveAttribute('aria-expanded', 'false')
  }
  // The first question is open from the start.
  const folded = page.getByRole('main').locator('details').nth(1)
  await folded.locator('summary').dblclick()
  await expect(folded).toHaveAttribute('open', '')
})

test('quick presses of one button count each', async ({ page }) => {
  const sheet = (await drawnSheets(page.request, { plan: 'free' })).find(({ pageCount }) => pageCount > 2)
  await page.goto(`/activities/${sheet?.slug}`)
  await alive(page)
  await page.getByRole('button', { name: 'Próxima página' }).dblclick()
  await expect(page.getByRole('button', { name: /^Página 3 de/ })).toHaveAttribute('aria-current', 'true')
})
