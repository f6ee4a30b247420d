import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

let updated = false

/** Installs packages of a Debian-like system when we may: as root, where there is apt-get. Otherwise does nothing. */
export function installPackages(what, names) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return
  console.log(`Instalando ${what}…`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  if (!updated) spawnSync('apt-get', ['update', '-qq'], options)
  updated = true
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options)
}
