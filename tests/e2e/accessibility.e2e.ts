import { expect } from '@playwright/test'
import { expectAccessibleEverywhere, expectAccessibleInBothThemes, expectNarrow } from './setup/accessibility.ts'
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
  '/favoritos',
  '/datas',
  '/datas/festa-junina',
  '/objetivos',
  '/objetivos/calma',
  '/bncc',
  '/bncc/EF01MA06',
  '/about',
  '/faq',
  '/contato',
  '/folhas',
  '/folhas/1-ano',
  '/folhas/caca-palavras',
  '/como-conferimos',
  '/privacy',
  '/terms',
  '/cookies',
  '/cancelar-novidades',
  '/nao-existe',
]
/** Seen by signed-in people: /login redirects them. */
const MEMBER_SCREENS = ['/profile', '/pedidos']

// No test here changes what another one sees: they run side by side, so that one file does not keep one worker busy.
test.describe.configure({ mode: 'parallel' })
// The not-found page is one of the screens, and Chromium reports its status.
test.use({ expectedErrors: [/404 \(Not Found\)/] })

for (const screen of [...SCREENS, ...MEMBER_SCREENS]) {
  test(`axe finds nothing, and nothing scrolls sideways: ${screen}`, async ({ page }) => {
    if (MEMBER_SCREENS.includes(screen)) await signUp(page)
    await expectAccessibleEverywhere(page, screen, () => page.goto(screen))
    await expectNarrow(page, screen)
  })
}

test('axe finds nothing with the dialog, the menu, the suggestions and the drawer open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/activities?category=Labirinto')
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click()
  await expectAccessibleInBothThemes(page, 'the dialog', page.getByRole('dialog'))
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Categorias' }).press('Enter')
  const categories = page.getByRole('link', { name: 'Todas as Categorias', exact: true })
  await expectAccessibleInBothThemes(page, 'the menu', categories)

  await page.goto('/')
  await page.getByRole('combobox').first().fill('labirinto')
  await expectAccessibleInBothThemes(page, 'the suggestions', page.getByRole('option').first())

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).click()
  await expectAccessibleInBothThemes(page, 'the drawer', page.getByRole('dialog'))
})

test('axe finds nothing with the dialogs of the profile open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUp(page)
  await page.goto('/profile')
  for (const name of ['Editar', 'Alterar Senha', 'Excluir minha conta']) {
    await page.getByRole('main').getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    if (name === 'Alterar Senha') {
      await dialog.getByRole('button', { name: 'Salvar nova senha' }).click()
      await expect(dialog.getByText('Digite a sua senha atual')).toBeVisible()
    }
    await expectAccessibleInBothThemes(page, name, dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button', { name })).toBeFocused()
  }
})
