export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** For files whose tests print: a Chromium that shows PDFs, which the one for the others need not do. */
export const WITH_PDF_VIEWER = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_WITH_PDF_VIEWER ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS],
  },
}
