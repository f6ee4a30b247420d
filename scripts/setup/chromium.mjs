import fs from 'node:fs'
import { installPackages } from './packages.mjs'

/** Chromium without its window and its PDF viewer: the same engine, with a quarter less work for the same tests. */
const HEADLESS = '/usr/bin/chromium-headless-shell'
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const found = (places) => places.find((place) => place && fs.existsSync(place))

/**
 * The paths of a Chromium to test with, and of a whole one (tests/e2e/setup/chromium.ts). Installed by the system's
 * packages when they are missing and we may.
 */
export function chromium() {
  const chosen = found([process.env.CHROMIUM_PATH])
  if (chosen) return { path: chosen, whole: chosen }
  const missing = [
    ...(found(WHOLE) ? [] : ['chromium', 'fonts-liberation']),
    ...(found([HEADLESS]) ? [] : ['chromium-headless-shell']),
  ]
  if (missing.length > 0) installPackages('o Chromium', missing)
  const whole = found(WHOLE) ?? giveUp()
  return { path: found([HEADLESS]) ?? whole, whole }
}

function giveUp() {
  console.error('Falta o Chromium para os testes de navegador. Instale-o (por exemplo: sudo apt-get install chromium)')
  console.error('ou aponte CHROMIUM_PATH para o executável de um Chromium ou Chrome.')
  process.exit(1)
}
