import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { projectNode } from './install.mjs'
import { root } from './root.mjs'

const SOURCES = [
  'src',
  'sheets',
  'embedded-postgres',
  'sandbox',
  'content',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'tsconfig.json',
]
/** Lines of a failed build's output that are shown, of each stream. */
const SHOWN_LINES = 60
const stamp = path.join(root, 'build', '.built-from')

/** Builds the product, unless the build at hand was made from the files as they are now. */
export function build() {
  const wanted = fingerprint()
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return
  console.log('Construindo o site…')
  fs.rmSync(stamp, { force: true })
  const cli = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const { status, stdout, stderr } = spawnSync(projectNode(), [cli, 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) {
    // A pipe takes little before the process ends: the reason comes last in both.
    console.error([lastLines(stdout), lastLines(stderr), 'O site não pôde ser construído.'].join('\n'))
    process.exit(1)
  }
  precompress(path.join(root, 'build', 'client'))
  fs.writeFileSync(stamp, wanted)
}

const lastLines = (text) => (text ?? '').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')

/** Path, size and time of every source: reading them all would cost a second at each start. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  for (const file of SOURCES.flatMap((source) => filesBelow(path.join(root, source)))) {
    const { size, mtimeMs } = fs.statSync(file)
    hash.update(`${path.relative(root, file)}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesBelow(place) {
  if (!fs.existsSync(place)) return []
  if (!fs.statSync(place).isDirectory()) return [place]
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

/** Writes `.br` and `.gz` beside each text asset, so that serving one costs no compression. */
function precompress(folder) {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(file)) continue
    const bytes = fs.readFileSync(file)
    fs.writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    fs.writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
