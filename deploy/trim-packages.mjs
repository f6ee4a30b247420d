// Leaves in node_modules what the built server needs: `node deploy/trim-packages.mjs`, in a folder that is thrown away.
// The packages that only build, the embedded PostgreSQL and the packaged Node go, with everything nobody else needs.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const ONLY_BUILD = ['@react-router/dev', '@tailwindcss/vite', 'tailwindcss', 'vite', 'node']

const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8'))
for (const name of ONLY_BUILD) {
  if (!manifest.dependencies[name]) throw new Error(`${name} is no dependency any more`)
  delete manifest.dependencies[name]
}
delete manifest.devDependencies
delete manifest.optionalDependencies
delete manifest.allowScripts
delete manifest.scripts
fs.writeFileSync('package.json', JSON.stringify(manifest))
const { status } = spawnSync('npm', ['prune', '--omit=dev', '--omit=peer', '--ignore-scripts', '--no-audit'], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
