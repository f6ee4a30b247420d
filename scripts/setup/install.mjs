import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.installed-from')

/** Installs the packages of package-lock.json, unless that very lock file is what is installed. */
export function install() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return
  console.log('Instalando os pacotes (só na primeira vez ou quando mudam)…')
  const npm = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  const { status, error } = spawnSync(npm[0], [...npm[1], 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: npm[1].length === 0 && process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(`Os pacotes não puderam ser instalados${error ? `: ${error.message}` : ''}.`)
    process.exit(1)
  }
  fs.writeFileSync(stamp, wanted)
}

/** The Node of the npm package `node`: the same version on every machine, whatever runs npm. */
export function projectNode() {
  const binary = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (fs.existsSync(binary)) return binary
  console.error(`Falta ${path.relative(root, binary)}: o pacote "node" não pôde trazer o Node 24 desta máquina.`)
  console.error(
    'Apague a pasta node_modules e tente de novo, permitindo os scripts de instalação listados em package.json.',
  )
  process.exit(1)
}
