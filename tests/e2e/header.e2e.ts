import { expect, type Page } from '@playwright/test'
import { test } from './setup/site.ts'

/** Least distance between what is seen of two targets in the bar (px). */
const LEAST_PX = 8

/** The visible part of each target in the bar, from left to right: the box of one with an edge or a ground, else its content. */
async function seenTargets(page: Page) {
  return page.locator('header').evaluate((header) => {
    const seenOf = (one: HTMLElement): DOMRect[] => {
      const { borderLeftWidth, backgroundColor } = getComputedStyle(one)
      if (Number.parseFloat(borderLeftWidth) > 0 || backgroundColor !== 'rgba(0, 0, 0, 0)')
        return [one.getBoundingClientRect()]
      const texts: DOMRect[] = []
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement?.closest('.sr-only')) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        texts.push(range.getBoundingClientRect())
      }
      return [...texts, ...[...one.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect())]
    }
    return [...header.querySelectorAll<HTMLElement>('a, button, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('dialog, [popover]'))
      .map((one) => {
        const seen = seenOf(one)
        const target = one.getBoundingClientRect()
        return {
          name: one.ariaLabel ?? one.textContent,
          left: Math.min(...seen.map(({ left }) => left)),
          right: Math.max(...seen.map(({ right }) => right)),
          target: [target.left, target.right],
        }
      })
      .sort((a, b) => a.left - b.left)
  })
}

test('no two targets of the bar touch, at any width', async ({ page }) => {
  await page.goto('/plans')
  for (const width of [820, 1024, 1200, 1279, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const seen = await seenTargets(page)
    expect(seen.length).toBeGreaterThan(3)
    const close = seen.slice(1).flatMap((next, index) => {
      const before = seen[index]
      if (!before) return []
      const gap = next.left - before.right
      const overlap = (before.target[1] ?? 0) - (next.target[0] ?? 0)
      return gap >= LEAST_PX && overlap < 0.5 ? [] : [`${before.name} and ${next.name}: ${gap}, ${overlap}`]
    })
    expect(close, `at ${width} px`).toEqual([])
    const last = seen.at(-1)
    expect(last?.right, `at ${width} px`).toBeLessThanOrEqual(width)
    expect(seen[0]?.left, `at ${width} px`).toBeGreaterThanOrEqual(0)
  }
})
