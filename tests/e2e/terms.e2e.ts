import { expect } from '@playwright/test'
import { expectAccessibleEverywhere } from './setup/accessibility.ts'
import { query } from './setup/database.ts'
import { newPerson, signUp, test } from './setup/site.ts'

/** The account of before the terms changed. */
const older = (email: string) =>
  query(
    `update terms_acceptances set version = '2024-01-31' where user_id = (select id from profiles where email = $1)`,
    [email],
  )

test('terms that changed are shown on every page until they are accepted', async ({ page }) => {
  const person = await signUp(page, newPerson())
  const notice = page.getByRole('region', { name: 'Termos de uso' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Olá/ })).toBeVisible()
  await expect(notice).toHaveCount(0)

  await older(person.email)
  for (const path of ['/', '/activities', '/profile']) {
    await page.goto(path)
    await expect(notice).toContainText('Há uma versão nova dos termos de uso, de 16 de maio de 2025.')
  }
  // On a short page: the long ones are looked at without the notice.
  await expectAccessibleEverywhere(page, 'terms notice', async () => {
    await page.goto('/contato')
    await expect(notice).toBeVisible()
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await notice.getByRole('link', { name: 'Ler os termos' }).click()
  await expect(page).toHaveTitle(/^Termos de uso/)
  await notice.getByRole('button', { name: 'Li e aceito' }).click()
  await expect(page).toHaveURL('/profile?done=terms')
  await expect(page.getByText('Termos aceitos')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Olá/ })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('they are accepted on the profile', async ({ page }) => {
    const person = await signUp(page, newPerson())
    await older(person.email)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Li e aceito' }).click()
    await expect(page.getByText('Termos aceitos')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Li e aceito' })).toHaveCount(0)
  })
})
