import fs from 'node:fs'
import { installPackages } from './packages.mjs'

/** Chromium without its window: the same engine, with a third less work than the whole browser without one. */
const HEADLESS = '/usr/bin/chromium-headless-shell'
const PLACES = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium to test with. Installed by the system's packages when it is missing and we may. */
export function chromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && fs.existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
  if (!fs.existsSync(HEADLESS)) installPackages('o Chromium', ['chromium-headless-shell', 'fonts-liberation'])
  if (!find()) installPackages('o Chromium', ['chromium', 'fonts-liberation'])
  return find() ?? giveUp()
}

function find() {
  return PLACES.find((place) => fs.existsSync(place))
}

function giveUp() {
  console.error('Falta o Chromium para os testes de navegador. Instale-o (por exemplo: sudo apt-get install chromium)')
  console.error('ou aponte CHROMIUM_PATH para o executável de um Chromium ou Chrome.')
  process.exit(1)
}
