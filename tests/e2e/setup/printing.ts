import { expect, type Page } from '@playwright/test'

/**
 * Counts what the page prints. A Chromium without a window has no dialog for printing, and ends a page that asks for
 * that of a PDF («Headless Print Manager: Unexpected Print Manager call»).
 */
export async function countPrints(page: Page): Promise<(count: number) => Promise<void>> {
  let printed = 0
  await page.exposeFunction('hasPrinted', () => {
    printed += 1
  })
  await page.addInitScript(() => {
    window.print = () => void (window as unknown as { hasPrinted(): void }).hasPrinted()
  })
  return (count) => expect.poll(() => printed).toBe(count)
}
