import fs from 'node:fs'
import { installPackages } from './packages.mjs'

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium to test with. Installed by the system's packages when it is missing and we may. */
export function chromium() {
  const present = find()
  if (present) return present
  installPackages('o Chromium', ['chromium', 'fonts-liberation'])
  return find() ?? giveUp()
}

function find() {
  return PLACES.find((place) => place && fs.existsSync(place))
}

function giveUp() {
  console.error('Falta o Chromium para os testes de navegador. Instale-o (por exemplo: sudo apt-get install chromium)')
  console.error('ou aponte CHROMIUM_PATH para o executável de um Chromium ou Chrome.')
  process.exit(1)
}
