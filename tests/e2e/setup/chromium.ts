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
 * For files whose tests print, or look at what is loaded when: the one for the others may be without its window, shows no
 * PDFs, and knows nothing of slow networks or of data that is saved.
 */
export const WHOLE_CHROMIUM = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_WHOLE_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS],
  },
}
