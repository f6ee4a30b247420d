import type { Browser, LaunchOptions } from '@playwright/test'

export const BROWSER: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
}

/** Process ids of the pages of a browser. */
export async function renderersOf(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** A processor that is `times` slower, for every thread of the page: it works a part of each 20 ms. */
export async function slowDown(browser: Browser, times: number): Promise<() => void> {
  const renderers = await renderersOf(browser)
  const all = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const id of renderers) {
      try {
        process.kill(id, signal)
      } catch {
        // The page closed.
      }
    }
  }
  const PERIOD_MS = 20
  const timer = setInterval(() => {
    all('SIGSTOP')
    setTimeout(() => all('SIGCONT'), PERIOD_MS * (1 - 1 / times))
  }, PERIOD_MS)
  return () => {
    clearInterval(timer)
    setTimeout(() => all('SIGCONT'), 2 * PERIOD_MS)
    all('SIGCONT')
  }
}
