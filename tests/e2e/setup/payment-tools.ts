import type { Page } from '@playwright/test'

/** The list of payments, on any screen that has it. */
export const list = (page: Page) => page.getByRole('region', { name: 'Monitoramento de Pagamentos' })

/** Opens a screen of the tools and waits until it listens. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  // The screen is there before its script is.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
