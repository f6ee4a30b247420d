import { expect, type Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/web/routes.ts'
import { adminSession } from './setup/admin.ts'
import { loseSession, test } from './setup/site.ts'

/** Every address of the route table, with `id` where one names a person. */
function addressesOf(entries: RouteConfigEntry[], id: string, base = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path && path !== '*' ? `${base}/${path.replace(/:\w+/g, id)}` : base
    return children ? addressesOf(children, id, here) : path || index ? [here || '/'] : []
  })
}

// Pages about one checkout are not found for anybody else.
test.use({ expectedErrors: [/status of 404/] })

/** Pages about one checkout. */
const CHECKOUT = /^\/(?:pix|assinar)\//

/** Goes there as a link of the page does: without a new document. */
const navigate = (page: Page, address: string) =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> }
    }
    return router.navigate(to)
  }, address)

test('every screen that asks for a session is come back to, also by navigating within the page', async ({ page }) => {
  test.setTimeout(150_000)
  const admin = await adminSession(page)
  const session = await page.context().cookies()
  await page.context().clearCookies()
  const guarded: string[] = []
  for (const address of addressesOf(routes, admin.id)) {
    const answer = await page.request.get(address, { maxRedirects: 0 })
    if (answer.headers().location?.startsWith('/login')) guarded.push(address)
  }
  expect(guarded).toEqual(
    expect.arrayContaining(['/profile', '/cancel-subscription', '/admin/users', '/webhook-tester']),
  )

  for (const address of guarded) {
    await test.step(address, async () => {
      const asked = `${address}?search=ana`
      await loseSession(page)
      await page.goto('/about')
      await page.waitForFunction(() => '__reactRouterDataRouter' in window)
      await navigate(page, asked)
      await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: asked })}`)
      // The form itself once: the product counts sign-ins.
      if (address === '/profile') await signInWith(page, admin)
      else {
        await page.context().addCookies(session)
        await page.reload()
      }
      await expect(page).toHaveURL(asked)
      // A checkout with this id has no owner.
      if (!CHECKOUT.test(address))
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Page not found/)
      // An address for users: reloaded it is a page.
      expect((await page.reload())?.headers()['content-type']).toContain('text/html')
    })
  }
})

async function signInWith(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
}
