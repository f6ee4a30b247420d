import { expect, type Page } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { card } from './setup/checkout.ts'
import { isWaiting, letScriptsCome, withHeldScripts } from './setup/held-scripts.ts'
import { test, toast } from './setup/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The page is there, and its scripts wait for the test. */
test.beforeEach(async ({ page }) => {
  await withHeldScripts(page)
  await page.goto('/plans', { waitUntil: 'commit' })
})

const menu = (page: Page) => page.getByRole('button', { name: 'Abrir menu' })
const drawer = (page: Page) => page.getByRole('dialog')
/** Presses a key after the application has begun to listen and before it has drawn. */
function pressWhenHeard(): void {
  const listen = document.addEventListener.bind(document)
  document.addEventListener = (kind: string, ...rest: [EventListener, ...unknown[]]) => {
    listen(kind, ...(rest as [EventListener]))
    if (kind !== 'keydown') return
    document.addEventListener = listen
    setTimeout(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true })))
  }
}

const subscribe = (page: Page) => page.getByRole('button', { name: 'Assinar agora' })
const payByPix = (page: Page) => drawer(page).getByRole('button', { name: /^PIX/ })

for (const press of ['click', 'dblclick'] as const) {
  test(`prices and the question how to pay come without the scripts, and the way chosen goes on with them: ${press}`, async ({
    page,
  }) => {
    await page.getByRole('radio', { name: 'Anual' }).check()
    await expect(card(page, 'Premium')).toContainText('R$99,90', { useInnerText: true })
    await expect(card(page, 'Premium')).not.toContainText('R$11,90', { useInnerText: true })
    await subscribe(page)[press]()
    await expect(drawer(page)).toContainText('Premium anual, R$99,90.', { useInnerText: true })
    await payByPix(page)[press]()
    await letScriptsCome(page)
    await expect(page).toHaveURL('/login?next=%2Fplans%3Fplan%3Dannual')
    await expect(toast(page, 'Login necessário')).toHaveCount(1)
  })

  test(`the menu and the filters open without waiting for the scripts: ${press}`, async ({ page }) => {
    await menu(page)[press]()
    await expect(drawer(page).getByRole('link', { name: 'Planos' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(menu(page)).toBeFocused()
    await page.goto('/activities', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Filtros' })[press]()
    await drawer(page).getByRole('radio', { name: '3-4 anos' }).check()
    await drawer(page).getByRole('radio', { name: 'Gratuito' }).check()
    await letScriptsCome(page)
    // Open, and with what was chosen, when the scripts come.
    await expect(page).toHaveURL(/age=.*plan=free/)
    await expect(drawer(page).getByRole('radio', { name: '3-4 anos' })).toBeChecked()
    await page.mouse.click(195, 10)
    await expect(drawer(page)).toBeHidden()
  })
}

test.describe('before anybody moves', () => {
  test.use({ present: false })

  for (const [path, width] of [
    ['/', 1280],
    ['/activities', 1280],
    ['/activities', 390],
  ] as const) {
    test(`who jumps to the end of a page finds what they see in its place: ${path} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path, { waitUntil: 'commit' })
      const end = page.getByRole('contentinfo').getByText('Sugira melhorias')
      await expect(end).toBeVisible()
      await expect(page.locator('html[data-still]')).toHaveCount(1)
      const top = () => end.evaluate((link) => Math.round(link.getBoundingClientRect().top))
      const before = await end.evaluate((link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' })
        return Math.round(link.getBoundingClientRect().top)
      })
      await expect(page.locator('html[data-still]')).toHaveCount(0)
      expect(await top()).toBe(before)
    })
  }

  test('a pointer that nobody moves is no sign of use, wherever it is', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    // The event a browser sends as soon as an element is under its pointer.
    await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))
    await letScriptsCome(page)
    await alive(page)
    await expect(page.locator('html[data-still]')).toHaveCount(1)
    // The first position is no movement yet.
    await page.mouse.move(200, 300)
    await page.mouse.move(201, 300)
    await expect(page.locator('html[data-still]')).toHaveCount(0)
  })
})

test('the search unfolded before its script is there stays, and takes what is typed', async ({ page }) => {
  await page.getByRole('banner').locator('summary').filter({ visible: true }).click()
  const field = page.getByRole('banner').getByRole('combobox').filter({ visible: true })
  await expect(field).toHaveCount(1)
  await letScriptsCome(page)
  await expect.poll(() => isWaiting(page)).toBe(false)
  await expect(field).toBeFocused()
  await page.keyboard.type('gato')
  await expect(field).toHaveValue('gato')
})

for (const name of ['Categorias', 'Indicar', 'Aparência']) {
  test(`a menu of the bar opens without waiting for the scripts, and stays: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/about', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name })
    const panel = page.locator('[popover]:popover-open')
    await button.press('Enter')
    await expect(panel).toBeVisible()
    await letScriptsCome(page)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(await isWaiting(page)).toBe(false)
    await expect(panel).toBeVisible()
    const [above, below] = [await button.boundingBox(), await panel.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  })
}

test('suggestions for what was typed early are on their way before the application is there', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) => {
      if (String(input).includes('suggestions'))
        sessionStorage.setItem(`${input}`, String(window.earlyInput !== undefined))
      return fetch(input, init)
    }
  })
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.getByRole('main').getByRole('combobox')
  await box.pressSequentially('gato')
  await letScriptsCome(page)
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({
    '/rest/v1/activities/suggestions?search=gato': 'true',
  })
})

test('what nobody pressed does nothing, and later presses count once', async ({ page }) => {
  await letScriptsCome(page)
  await alive(page)
  await expect(drawer(page)).toBeHidden()
  await menu(page).click()
  await expect(drawer(page)).toBeVisible()
})

test('the page stays where it was scrolled to meanwhile', async ({ page }) => {
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 500)
  await page.waitForFunction(() => scrollY > 0)
  await letScriptsCome(page)
  await alive(page)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('arrows in a row of tabs move once its script is there, each by one', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'commit' })
  const tab = (index: number) => page.getByRole('tab').nth(index)
  await tab(0).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await letScriptsCome(page)
  await expect(tab(2)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(2)).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('a tab pressed before its script is there opens at once, and is one of a row when that comes', async ({
  page,
}) => {
  await page.goto('/faq', { waitUntil: 'commit' })
  const tab = (index: number) => page.getByRole('tab').nth(index)
  const opened = async (index: number) => {
    await expect(tab(index)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    expect(await page.getByRole('tabpanel').getAttribute('id')).toBe(await tab(index).getAttribute('aria-controls'))
  }
  await tab(1).click()
  await opened(1)
  await tab(2).click()
  await tab(1).click()
  await opened(1)
  await letScriptsCome(page)
  await alive(page)
  await opened(1)
  await tab(0).click()
  await opened(0)
})

for (const hurried of [false, true])
  test.describe(`what was entered before the scripts are there stays and has its effect${hurried ? ', though a key is pressed while they begin' : ''}`, () => {
    const begin = async (page: Page) => {
      if (hurried) await page.evaluate(pressWhenHeard)
      await letScriptsCome(page)
    }

    for (const path of ['/', '/activities'])
      test(`a text: ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'commit' })
        const box = page.getByRole('main').getByRole('combobox', { name: 'Pesquisar atividades' })
        await box.pressSequentially('labi')
        await box.press('ArrowLeft')
        await begin(page)
        await expect(page.getByRole('option').first()).toBeVisible()
        await expect(box).toHaveValue('labi')
        // The caret is where it was.
        await box.pressSequentially('x')
        await expect(box).toHaveValue('labxi')
      })

    test('one of two radios', async ({ page }) => {
      await page.getByRole('radio', { name: 'Anual' }).check()
      await begin(page)
      await expect(card(page, 'Premium').getByText('Economize')).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Anual' })).toBeChecked()
      await alive(page)
      await expect(page.getByRole('radio', { name: 'Anual' })).toBeChecked()
    })

    test('two filters', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/activities', { waitUntil: 'commit' })
      await page.getByLabel('Idade', { exact: true }).selectOption('3-4 anos')
      await page.getByLabel('Plano', { exact: true }).selectOption('Gratuito')
      await begin(page)
      await expect(page).toHaveURL(/age=.*plan=free/)
      await expect(page.getByLabel('Idade', { exact: true })).toHaveValue('3-4 anos')
      await expect(page.getByLabel('Plano', { exact: true })).toHaveValue('free')
    })

    test('a tick, and the words of a form', async ({ page }) => {
      await page.goto('/register', { waitUntil: 'commit' })
      await page.getByLabel('Nome').fill('Ana')
      await page.getByRole('checkbox', { name: /termos/i }).check()
      await begin(page)
      await alive(page)
      await page.getByRole('button', { name: /criar conta|registrar/i }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await expect(page.getByLabel('Nome')).toHaveValue('Ana')
      await expect(page.getByLabel('Nome')).not.toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('checkbox', { name: /termos/i })).toBeChecked()
    })
  })

test('what is pressed shows at once that it was heard, and no longer once it is answered', async ({ page }) => {
  await subscribe(page).click()
  await payByPix(page).click()
  await expect(payByPix(page)).toHaveAttribute('data-pressed')
  await letScriptsCome(page)
  await expect(drawer(page)).toBeHidden()
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
})
