import type { Page } from '@playwright/test'

/**
 * Waits until the application has taken the page over. Before, a form goes by itself: a call that a test answers in the
 * server's place would not be made.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyInput === undefined)
}
