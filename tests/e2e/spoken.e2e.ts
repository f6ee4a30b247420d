import { expect, type Page } from '@playwright/test'
import { alive } from './setup/alive.ts'
import { test } from './setup/site.ts'

const announcer = (page: Page) => page.locator('[data-announcer]')

/** Marks the region, so that another one in its place is noticed. */
async function markAnnouncer(page: Page) {
  await announcer(page).evaluate((region) => region.setAttribute('data-same', ''))
}

test.describe.configure({ mode: 'parallel' })

test('each change of page is said by its title, through one region, and the focus goes to its heading', async ({
  page,
}) => {
  await page.goto('/about')
  await alive(page)
  await expect(announcer(page)).toHaveText('')
  await markAnnouncer(page)
  const links = page.getByRole('contentinfo').getByRole('link')
  const targets = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
  for (const target of [...targets, '/login', '/register'].filter((href) => /^\/(?!about|categories)/.test(href))) {
    await page.locator(`a[href="${target}"]:visible`).first().click()
    await page.waitForURL(target)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading, target).toBeFocused()
    await expect(announcer(page), target).toHaveText(new RegExp(`^${literal(await page.title())}`))
    await expect(announcer(page), target).toHaveAttribute('data-same')
  }
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
})

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('what a filter, a search and more of a list found is said through the same region', async ({ page }) => {
  await page.goto('/activities')
  await alive(page)
  await markAnnouncer(page)
  await page.getByRole('link', { name: 'Labirinto', exact: true }).click()
  await expect(announcer(page)).toHaveText('Mostrando 15 de 21 atividades')
  await page.getByRole('link', { name: 'Carregar mais atividades' }).scrollIntoViewIfNeeded()
  await expect(announcer(page)).toHaveText('Mostrando 21 de 21 atividades')
  const box = page.getByRole('main').getByRole('combobox', { name: 'Pesquisar atividades' })
  await box.fill('zzzz')
  await box.press('Enter')
  await expect(announcer(page)).toContainText('Nenhuma atividade encontrada')
  await expect(announcer(page)).toHaveAttribute('data-same')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Mostrando' })).toHaveCount(0)
})

test('a card names Premium, age and format; its dialog begins at the title and is described', async ({ page }) => {
  await page.goto('/activities?plan=premium')
  const card = page.getByRole('article').first().getByRole('heading').getByRole('button')
  await expect(card).toHaveAccessibleDescription(/^Premium .*anos? (?:Preto e Branco|Colorido)$/)
  const name = await card.innerText()
  await card.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('heading', { name })).toBeFocused()
  await expect(dialog).toHaveAccessibleDescription(/\S+ \S+/)
})

const SCREENS = [
  '/',
  '/activities',
  '/activities?category=Colorir',
  '/plans',
  '/about',
  '/faq',
  '/terms',
  '/login',
  '/register',
]

/** WCAG 1.4.12: the largest spacing that a page has to support. */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

test('nothing is cut with wide text spacing', async ({ page }) => {
  for (const screen of [...SCREENS, '/activities?search=gato']) {
    await page.goto(screen)
    await page.addStyleTag({ content: SPACING })
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, a, button, label, dt, dd, li')]
        .filter((element) => {
          const { overflowX, overflowY, position } = getComputedStyle(element)
          if (position === 'absolute' || (overflowX === 'visible' && overflowY === 'visible')) return false
          return (
            overflowX !== 'auto' &&
            (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2)
          )
        })
        .map((element) => element.textContent?.slice(0, 60)),
    )
    expect(cut, screen).toEqual([])
  }
})

test('at 400 % nothing stays over more than a third of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/activities')
  const activity = await page.locator('article a[href]').first().getAttribute('href')
  for (const screen of [...SCREENS, activity ?? '']) {
    await page.goto(screen)
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }))
    const covered = await page.evaluate(() => {
      const stays = [...document.querySelectorAll('body *')].filter(
        (element) => /^(?:sticky|fixed)$/.test(getComputedStyle(element).position) && element.checkVisibility(),
      )
      return stays
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > innerWidth / 2)
        .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0)
    })
    expect(covered, screen).toBeLessThanOrEqual(256 / 3)
  }
})

test('no icon gives way to the words beside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/activities?plan=free')
  const activity = await page.locator('article a[href]').first().getAttribute('href')
  for (const screen of [...SCREENS, activity ?? '']) {
    await page.goto(screen)
    if (screen === activity) await expect(page.getByRole('button', { name: 'Preparar' })).toBeVisible()
    const squeezed = await page.evaluate(() =>
      [...document.querySelectorAll('svg[width]')]
        .filter(
          (icon) =>
            icon.checkVisibility() && icon.getBoundingClientRect().width < Number(icon.getAttribute('width')) - 1,
        )
        .map((icon) => icon.parentElement?.textContent),
    )
    expect(squeezed, screen).toEqual([])
  }
})

test('the longest words do not push a page sideways', async ({ page }) => {
  for (const width of [320, 820]) {
    await page.setViewportSize({ width, height: 800 })
    for (const screen of ['/', '/activities', '/activities?category=Colorir']) {
      await page.goto(screen)
      await expect(page.getByRole('article').first().getByRole('heading').getByRole('button')).toBeVisible()
      const over = await page.evaluate(() => {
        const word = 'otorrinolaringologista'.repeat(3).slice(0, 60)
        for (const text of document.querySelectorAll('article :is(h2, h3) a, article p:not(:has(*))'))
          text.textContent = word
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      })
      expect(over, `${screen} ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('an activity with long words keeps its dialog and its page narrow', async ({ page }) => {
  const word = 'paralelepipedo'.repeat(15).slice(0, 200)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/activities?category=Colorir')
    await page.getByRole('article').first().getByRole('heading').getByRole('button').click()
    const over = await page.getByRole('dialog').evaluate((dialog, long) => {
      const [title, description] = [dialog.querySelector('h2'), dialog.querySelector('p[id]')]
      if (title) title.textContent = long
      if (description) description.textContent = `${long} ${'palavra '.repeat(500)}`
      const button = [...dialog.querySelectorAll('button')].find((one) => /Baixar|Premium/.test(one.innerText))
      const [panel, action] = [dialog.getBoundingClientRect(), button?.getBoundingClientRect()]
      return Math.max(panel.right - innerWidth, (action?.right ?? innerWidth + 1) - panel.right)
    }, word)
    expect(over, String(width)).toBeLessThanOrEqual(0)
  }
})

test('with the system’s colours what is chosen shows, and the hero’s word covers nothing', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/activities?category=Colorir')
  const fill = (name: string) =>
    page
      .getByRole('navigation', { name: 'Categorias' })
      .getByRole('link', { name, exact: true })
      .evaluate((chip) => getComputedStyle(chip).backgroundColor)
  expect(await fill('Colorir')).not.toBe(await fill('Labirinto'))
  await page.goto('/')
  const adjust = await page
    .getByText('Professores', { exact: true })
    .evaluate((word) => getComputedStyle(word).forcedColorAdjust)
  expect(adjust).toBe('none')
})

test('on paper a page is its words, dark on light', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const screen of [...SCREENS, '/activities?search=gato']) {
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const chrome of [
      'header',
      'footer',
      'nav',
      'button',
      'search',
      'main img',
      'a[href="#conteudo"]',
      '[data-toaster]',
    ]) {
      await expect(page.locator(chrome).filter({ visible: true }), `${screen} ${chrome}`).toHaveCount(0)
    }
    const lightness = await page.evaluate(() => {
      const sum = (colour: string) =>
        (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((all, part) => all + Number(part), 0)
      const { color } = getComputedStyle(document.querySelector('h1') ?? document.body)
      return { scheme: getComputedStyle(document.documentElement).colorScheme, ink: sum(color) }
    })
    expect(lightness.scheme).toBe('light')
    expect(lightness.ink).toBeLessThan(200)
  }
})

test('an activity on paper is its sheet, its title and where it is found', async ({ page }) => {
  await page.goto('/activities?plan=free')
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click()
  const dialog = page.getByRole('dialog')
  const title = await dialog.getByRole('heading').innerText()
  const path = new URL(page.url()).pathname
  for (const open of ['dialog', 'page']) {
    if (open === 'page') await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const place = open === 'page' ? page.getByRole('main') : dialog
    await expect(place.getByRole('heading', { name: title })).toBeVisible()
    await expect(place.getByRole('img').first()).toBeVisible()
    await expect(place.getByText(`${path}`)).toBeVisible()
    await expect(place.getByText('baixe o PDF')).toBeVisible()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(open === 'page' ? 1 : 0)
    await page.emulateMedia({ media: null })
  }
})
