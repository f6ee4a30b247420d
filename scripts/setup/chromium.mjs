import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

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
  installFromPackages()
  return find() ?? giveUp()
}

function find() {
  return PLACES.find((place) => place && fs.existsSync(place))
}

function installFromPackages() {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return
  console.log('Instalando o Chromium…')
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], options)
}

function giveUp() {
  console.error('Falta o Chromium para os testes de navegador. Instale-o (por exemplo: sudo apt-get install chromium)')
  console.error('ou aponte CHROMIUM_PATH para o executável de um Chromium ou Chrome.')
  process.exit(1)
}
