import { spawnSync } from 'node:child_process'
import { installPackages } from './packages.mjs'

/** The programs that read our PDFs in the tests, and the packages that bring them. */
const TOOLS = { pdfinfo: 'poppler-utils', qpdf: 'qpdf', gs: 'ghostscript' }

/** Installs what is missing of them when we may. Without them their tests fail, nothing else. */
export function pdfTools() {
  const missing = missingPackages()
  if (missing.length === 0) return
  installPackages('as ferramentas de PDF', missing)
  const still = missingPackages()
  if (still.length > 0)
    console.log(
      `Faltam ${still.join(', ')}: instale (por exemplo: sudo apt-get install), ou os testes que os usam falham.`,
    )
}

function missingPackages() {
  return Object.entries(TOOLS).flatMap(([tool, name]) => (spawnSync(tool, ['--version']).error ? [name] : []))
}
