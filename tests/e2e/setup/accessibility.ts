import { expect, type Locator, type Page } from '@playwright/test'
import axe, { type RunOnly, type RunOptions } from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A phone, a tablet and a desk (CSS px). */
const WIDTHS = [390, 820, 1280]
/** The narrowest window of WCAG 1.4.10, and a desk at 200 % (CSS px). */
const NARROW_WIDTHS = [320, 640]
const HEIGHT = 900

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/** Rules to check: all of them, or in the dark theme only colours, which alone differ there. */
const RULES: Readonly<Record<Scheme, RunOnly>> = {
  light: { type: 'tag', values: TAGS },
  dark: { type: 'rule', values: ['color-contrast'] },
}

/** Fails when axe finds something or the page scrolls sideways. In the dark only the colours are looked at. */
export async function expectAccessible(page: Page, place = page.url(), scheme: Scheme = 'light') {
  expect(await violations(page, RULES[scheme]), place).toEqual([])
  await expectNoSidewaysScroll(page, place)
}

/** The same in both themes with an open element: only the style sheet changes, so that it stays open. */
export async function expectAccessibleInBothThemes(page: Page, place: string, open: Locator) {
  for (const scheme of SCHEMES) {
    await changeScheme(page, scheme)
    await expect(open).toBeVisible()
    await expectAccessible(page, `${place} ${scheme}`, scheme)
  }
}

/** Opens something once, and looks at it in each theme and in each width. */
export async function expectAccessibleEverywhere(page: Page, place: string, open: () => Promise<unknown>) {
  await changeScheme(page, 'light')
  await open()
  for (const scheme of SCHEMES) {
    await changeScheme(page, scheme)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      // Below a header that stays, a control is only as large as what it leaves of it.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expectAccessible(page, `${place} ${scheme} ${width}`, scheme)
    }
  }
}

/** Fails when an open page scrolls sideways in a narrow window, or at 200 %. */
export async function expectNarrow(page: Page, place: string) {
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expectNoSidewaysScroll(page, `${place} ${width}`)
  }
}

/** Changes the theme of an open page at once, by the site's own mark during a change: without transitions. */
async function changeScheme(page: Page, scheme: Scheme) {
  await page.evaluate(() => document.documentElement.setAttribute('data-theme-switching', ''))
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    document.documentElement.removeAttribute('data-theme-switching')
  })
}

/**
 * axe's findings, a line each. axe is loaded once into each document and reports only violations: a report of passes
 * too, in a second page opened for it, takes several times as long.
 */
export async function violations(page: Page, rules: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await page.evaluate(atRest)
  const options: RunOptions = { runOnly: rules, resultTypes: ['violations'] }
  const found = await page.evaluate(
    async (options) => (await (window as unknown as { axe: typeof axe }).axe.run(document, options)).violations,
    options,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}

/** Waits for all transitions: intermediate colours do not count. */
async function atRest(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** Two frames after the last change: the first one runs the scripts of a new width. */
async function expectNoSidewaysScroll(page: Page, place: string) {
  const overflow = await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
  expect(overflow, place).toBeLessThanOrEqual(0)
}
