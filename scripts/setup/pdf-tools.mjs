import { spawnSync } from 'node:child_process'
import { installPackages } from './packages.mjs'

/** The programs that read our PDFs in the tests, and the packages that bring them. */
const TOOLS = { pdfinfo: 'poppler-utils', qpdf: 'qpdf', gs: 'ghostscript' }

/** Installs what is missing of them when we may. Without them their tests are left out, nothing else. */
export function pdfTools() {
  const missing = Object.entries(TOOLS).filter(([tool]) => spawnSync(tool, ['--version']).error)
  if (missing.length === 0) return
  installPackages(
    'as ferramentas de PDF',
    missing.map(([, name]) => name),
  )
}
