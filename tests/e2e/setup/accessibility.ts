import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const WIDTHS = [390, 820, 1280]

type Scheme = 'light' | 'dark'

/** Fails when axe finds something or the page scrolls sideways. In the dark only the colours are looked at. */
export async function expectAccessible(page: Page, place = page.url(), scheme: Scheme = 'light') {
  const axe = new AxeBuilder({ page })
  const { violations } = await (scheme === 'dark' ? axe.withRules(['color-contrast']) : axe.withTags(TAGS)).analyze()
  expect(violations.map(({ id, nodes }) => `${place} ${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual(
    [],
  )
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, place).toBeLessThanOrEqual(0)
}

/** Opens something in each theme and looks at it in each width: in the dark only its colours are others. */
export async function expectAccessibleEverywhere(page: Page, place: string, open: () => Promise<unknown>) {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await open()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `${place} ${scheme} ${width}`, scheme)
    }
  }
}
