import { type Browser, expect, type Page } from '@playwright/test'
import { query } from './database.ts'
import { signUp } from './site.ts'

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Sua conta' })
export const card = (page: Page, name: string) => page.getByRole('region', { name })
export const signOutButton = (page: Page) => menu(page).getByRole('button', { name: 'Sair' })
export const dialog = (page: Page) => page.getByRole('dialog')

/** Signs up a new user with these columns. */
export async function someone(page: Page, columns: Record<string, string | null> = {}) {
  const person = await signUp(page)
  for (const [column, value] of Object.entries(columns)) {
    await query(`update profiles set ${column} = $1 where email = $2`, [value, person.email])
  }
  return person
}

const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString()
export const premium = (changes: Record<string, string | null> = {}) => ({
  plan: 'premium',
  billing_period: 'monthly',
  subscription_status: 'active',
  subscription_end_date: inAYear(),
  ...changes,
})

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** A second browser of the same person, signed in. */
export async function secondBrowser(browser: Browser, person: { email: string; password: string }) {
  const context = await browser.newContext()
  const answer = await context.request.post('/auth/v1/sign-in/email', {
    data: { email: person.email, password: person.password },
  })
  expect(answer.status()).toBe(200)
  return context
}
