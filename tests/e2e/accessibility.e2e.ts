import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from './setup/accessibility.ts'
import { signUp, test } from './setup/site.ts'

const SCREENS = [
  '/',
  '/activities',
  '/activities?category=Labirinto',
  '/activities?search=zzzz',
  '/login',
  '/register',
  '/plans',
  '/plans?plan=annual',
  '/payment-success',
  '/about',
  '/faq',
  '/privacy',
  '/terms',
  '/cookies',
  '/nao-existe',
]
/** Seen by whoever is signed in, after the others: /login sends them away. */
const MEMBER_SCREENS = ['/profile']

// The not-found page is one of the screens, and Chromium reports its status.
test.use({ expectedErrors: [/404 \(Not Found\)/] })

const expectScreenAccessible = (page: Page, screen: string) =>
  test.step(screen, () => expectAccessibleEverywhere(page, screen, () => page.goto(screen)))

/** Each test takes as long as another, so that they can run side by side. */
const PARTS = [SCREENS.filter((_, index) => index % 2 === 0), SCREENS.filter((_, index) => index % 2 === 1)]

for (const [index, screens] of PARTS.entries()) {
  test(`axe finds nothing on any screen, part ${index + 1} of ${PARTS.length}`, async ({ page }) => {
    test.setTimeout(screens.length * 60_000)
    for (const screen of screens) await expectScreenAccessible(page, screen)
  })
}

test('axe finds nothing on the screens of members', async ({ page }) => {
  test.setTimeout(MEMBER_SCREENS.length * 60_000)
  await signUp(page)
  for (const screen of MEMBER_SCREENS) await expectScreenAccessible(page, screen)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing with the dialog, the drawer, the menu and the suggestions open: ${scheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/activities?category=Labirinto')
    await page.getByRole('article').first().getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Categorias' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Todas as Categorias', exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.goto('/')
    await page.getByRole('combobox').first().fill('labirinto')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessible(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: /menu/i }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
}

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing with the dialogs of the profile open: ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await signUp(page)
    await page.goto('/profile')
    for (const name of ['Editar', 'Alterar Senha', 'Excluir minha conta']) {
      await page.getByRole('main').getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      if (name === 'Alterar Senha') {
        await dialog.getByRole('button', { name: 'Salvar nova senha' }).click()
        await expect(dialog.getByText('Digite a sua senha atual')).toBeVisible()
      }
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button', { name })).toBeFocused()
    }
  })
}

test('at 320 px and at 200 % nothing scrolls sideways', async ({ page }) => {
  const widths = [320, 640]
  const look = async (screens: readonly string[], width: number) => {
    await page.setViewportSize({ width, height: 800 })
    for (const screen of screens) {
      await page.goto(screen)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${screen} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  for (const width of widths) await look(SCREENS, width)
  await signUp(page)
  for (const width of widths) await look(MEMBER_SCREENS, width)
})
