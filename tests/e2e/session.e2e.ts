import { expect, type Page } from '@playwright/test'
import { query } from './setup/database.ts'
import { signIn, signUp, test, toast } from './setup/site.ts'

const greeting = (page: Page) => page.getByRole('button', { name: 'Olá Ana' })
const entry = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Entrar' })

async function signOut(page: Page) {
  await greeting(page).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(toast(page, 'Logout realizado com sucesso')).toContainText('Você foi desconectado da sua conta')
}

/** A call as the page itself would make it. */
const call = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, text]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(address, { method: 'POST', headers, body: text })).status
    },
    [path, JSON.stringify(body)] as const,
  )

/** The page's requests about the session. */
function sessionCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/auth\/|check-admin$/.test(pathname)) calls.push(pathname)
  })
  return calls
}

test('a visitor’s page asks nothing about a session', async ({ page }) => {
  await page.clock.install()
  const calls = sessionCalls(page)
  await page.goto('/')
  await page.clock.fastForward(60_000)
  await page.goto('/activities')
  await page.clock.fastForward(120_000)
  expect(calls).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('a member’s page looks after its session, and keeps a snapshot without credentials', async ({ page }) => {
  const { email } = await signUp(page)
  await page.clock.install()
  const calls = sessionCalls(page)
  const answer = page.waitForResponse('**/functions/v1/check-admin')
  await page.goto('/')
  await expect(greeting(page)).toBeVisible()
  await page.clock.fastForward(1_100)
  await expect.poll(() => [...calls].sort()).toEqual(['/auth/v1/get-session', '/functions/v1/check-admin'])
  // A check that is 30 s without an answer is made again.
  await (await answer).finished()
  await page.clock.fastForward(30_000)
  await expect.poll(() => calls.filter((path) => path.endsWith('get-session'))).toHaveLength(2)
  expect(calls.filter((path) => path.endsWith('check-admin'))).toHaveLength(1)
  const snapshot = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}')
  expect(snapshot).toEqual({
    id: expect.any(String),
    name: 'Ana Souza',
    email,
    plan: 'gratuito',
    billingPeriod: null,
    subscriptionEnd: null,
    subscriptionStatus: 'inactive',
  })
})

test('tabs sign in and out together', async ({ page, context }) => {
  const person = await signUp(page)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(greeting(other)).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL('/')
  await expect(entry(other)).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('user'))).toBeNull()

  await signIn(page, person)
  await expect(greeting(other)).toBeVisible()
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)/] })

  test('nobody is signed out', async ({ page }) => {
    await signUp(page)
    await page.clock.install()
    await page.goto('/')
    await expect(greeting(page)).toBeVisible()
    let unanswered = 0
    await page.route('**/auth/v1/get-session', (route) => {
      unanswered += 1
      return unanswered === 1 ? route.fulfill({ status: 503, body: 'starting' }) : route.abort('internetdisconnected')
    })
    for (const times of [1, 2, 3]) {
      await page.clock.fastForward(31_000)
      await expect.poll(() => unanswered).toBeGreaterThanOrEqual(times)
    }
    await expect(greeting(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('Ana Souza')
  })
})

test('a session that another browser ends is noticed within 30 s', async ({ page, browser, baseURL }) => {
  test.slow()
  const person = await signUp(page)
  await page.goto('/')
  const second = await browser.newContext({ baseURL })
  const held = await second.newPage()
  await signIn(held, person)
  await held.clock.install()
  const within30s = () => held.clock.fastForward(31_000)

  await test.step('by signing out; the profile is left, and a copy of the cookie is dead too', async () => {
    await held.goto('/profile')
    await expect(greeting(held)).toBeVisible()
    const cookies = await second.cookies()
    // A late call of the page, refused, would end the session here without these words.
    await held.waitForLoadState('networkidle')
    await signOut(page)
    // Watched for from before: on a busy machine the toast may be gone by the time the page is home.
    const told = expect(toast(held, 'Sua sessão terminou')).toContainText('Entre de novo para continuar.', {
      timeout: 30_000,
    })
    await within30s()
    await told
    await expect(held).toHaveURL('/')
    await expect(entry(held)).toBeVisible()
    await second.addCookies(cookies)
    await held.reload()
    await expect(entry(held)).toBeVisible()
  })

  await test.step('by changing the password; the session that changed it stays', async () => {
    await signIn(held, person)
    await signIn(page, person)
    const change = { currentPassword: person.password, newPassword: 'outra senha 34' }
    expect(await call(page, '/auth/v1/change-password', change)).toBe(200)
    await within30s()
    await expect(entry(held)).toBeVisible()
    await page.reload()
    await expect(greeting(page)).toBeVisible()
  })

  await test.step('by deleting the account', async () => {
    await signIn(held, { ...person, password: 'outra senha 34' })
    expect(await call(page, '/auth/v1/delete-account', { password: 'outra senha 34' })).toBe(200)
    await within30s()
    await expect(entry(held)).toBeVisible()
    expect(await held.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })
  await second.close()
})

test.describe('an administrator', () => {
  test.use({ expectedErrors: [/Failed to load resource.* 500/] })

  test('is one as long as the check says so', async ({ page }) => {
    const { email } = await signUp(page)
    await query(`update auth_users set role = 'admin' where email = $1`, [email])
    const adminEntry = page.getByRole('menuitem', { name: 'Admin' })
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('isAdmin'))).toContain('"value":true')
    await greeting(page).click()
    await expect(adminEntry).toBeVisible()

    await page.route('**/functions/v1/check-admin', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('isAdmin'))).toBeNull()
    await greeting(page).click()
    await expect(page.getByRole('menuitem', { name: 'Perfil' })).toBeVisible()
    await expect(adminEntry).toBeHidden()
  })
})
