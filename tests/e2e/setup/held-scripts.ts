import { expect, type Page } from '@playwright/test'

/** Gates in front of a page's scripts. */
const gates = new WeakMap<Page, PromiseWithResolvers<void>>()

/** The scripts of the page's next document wait for the test. */
export const holdScripts = (page: Page) => gates.set(page, Promise.withResolvers())

/** A page whose scripts wait at every document after {@link holdScripts}. */
export async function withHeldScripts(page: Page): Promise<void> {
  holdScripts(page)
  await page.route(/\.js$/, async (route) => {
    await gates.get(page)?.promise
    await route.continue()
  })
}

export const isWaiting = (page: Page) => page.evaluate(() => window.earlyInput !== undefined)

/** Lets the scripts come, to a page that has done without them so far. */
export async function letScriptsCome(page: Page) {
  expect(await isWaiting(page)).toBe(true)
  gates.get(page)?.resolve()
}
