export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/**
 * For files whose tests print, or observe loading: the headless shell shows no PDFs, and has neither slow networks nor
 * data saving.
 */
export const WHOLE_CHROMIUM = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_WHOLE_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS],
  },
}
