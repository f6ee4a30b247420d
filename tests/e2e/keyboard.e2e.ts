import { expect, type Page } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { fillRegistration, newPerson, test, toast } from './setup/site.ts'

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>, most = 60) {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached with ${most} Tabs`)
}

test('the journey to a sheet by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /conteúdo/i })).toBeFocused()

  await test.step('the Categorias menu opens with Enter and closes with Esc', async () => {
    const categories = page.getByRole('button', { name: 'Categorias' })
    await tabTo(page, categories)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Todas as Categorias', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Todas as Categorias', exact: true })).toBeHidden()
    await expect(categories).toBeFocused()
  })

  await test.step('a suggestion is chosen with the arrows', async () => {
    await tabTo(page, page.getByRole('combobox', { name: /buscar|pesquisar/i }))
    await page.keyboard.type('labirinto', { delay: 20 })
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/activities\?search=/)
  })

  await test.step('a card opens with Enter; Esc closes the dialog and gives the focus back', async () => {
    // The address is there a moment before its list.
    await expect(page.getByText(/^Mostrando \d+ de/)).toBeVisible()
    const card = page.getByRole('article').first().getByRole('heading').getByRole('button')
    await tabTo(page, card)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/\/activities\/[a-z0-9-]+$/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(card).toBeFocused()
    await expect(page).toHaveURL(/\/activities\?search=/)
  })
})

test('signing up by keyboard alone', async ({ page }) => {
  const { name, email, password } = newPerson()
  await page.goto('/register')
  await tabTo(page, page.getByLabel('Nome'))
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await tabTo(page, page.getByRole('checkbox', { name: /termos/i }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Conta criada com sucesso!')).toBeVisible()
})

test('a menu of the bar by keyboard', async ({ page }) => {
  await page.goto('/about')
  const button = page.getByRole('button', { name: 'Indicar' })
  const items = page.getByRole('menuitem')
  await button.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('c')
  await expect(items.first()).toBeFocused()
  await expect(items.first()).toHaveText('Copiar link do site')
  await page.keyboard.press('Tab')
  await expect(items).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Aparência' })).toBeFocused()
  await button.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await button.press('ArrowUp')
  await expect(items.last()).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(items).toHaveCount(0)
})

test('the look of the site is chosen by keyboard', async ({ page }) => {
  await page.goto('/about')
  const button = page.getByRole('button', { name: 'Aparência' })
  const panel = page.getByRole('dialog', { name: 'Aparência' })
  await button.press('Enter')
  await expect(panel.getByRole('radio', { name: 'Auto' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(panel.getByRole('radio', { name: 'Escuro' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('switch')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel).toHaveCount(0)
})

test('the back gesture closes the dialog on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/activities?category=Colorir')
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/activities?category=Colorir')
})

test.describe('reduced motion', () => {
  /** Scroll position of the page's first carousel, and the word of the hero, after half a minute. */
  async function afterHalfAMinute(page: Page, reducedMotion: 'reduce' | 'no-preference') {
    // Tall enough that the carousel is in view: out of view it rests.
    await page.setViewportSize({ width: 1280, height: 1400 })
    await page.emulateMedia({ reducedMotion })
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Categorias' })).toBeVisible()
    const track = page.getByRole('region', { name: 'Atividades mais recentes' }).getByRole('list')
    const words = new Set<string>()
    let furthest = 0
    for (let second = 0; second < 30; second += 1) {
      await page.clock.runFor(1_000)
      words.add((await page.locator('main span.opacity-100').first().textContent()) ?? '')
      const scrolled = await track.evaluate((list) => list.scrollLeft)
      furthest = Math.max(furthest, scrolled)
    }
    return { words, furthest }
  }

  test('nothing moves by itself when less motion is asked for', async ({ page }) => {
    const { words, furthest } = await afterHalfAMinute(page, 'reduce')
    expect([...words]).toEqual(['Professores'])
    expect(furthest).toBe(0)
  })

  test('otherwise the word changes and the carousel goes on', async ({ page }) => {
    const { words, furthest } = await afterHalfAMinute(page, 'no-preference')
    expect([...words].sort()).toEqual(['Educadores', 'Pedagogos', 'Professores', 'Terapeutas'])
    expect(furthest).toBeGreaterThan(150)
  })
})

test('a person who mistypes is led to the first wrong field', async ({ page }) => {
  await page.goto('/register')
  // Errors of earlier input appear all at once: no user types three fields and aims at a box in that moment.
  await alive(page)
  await fillRegistration(page, { name: 'A', email: 'sem-arroba', password: '123' })
  await expect(page.getByLabel('Nome')).toBeFocused()
  await expect(page.getByText('O nome deve ter pelo menos 3 caracteres').first()).toBeVisible()
  await expect(page.getByText('Por favor, insira um email válido').first()).toBeVisible()
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres').first()).toBeVisible()
})
