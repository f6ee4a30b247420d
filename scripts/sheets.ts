/**
 * Prints every piece of the starting catalogue and checks it.
 *
 *   npm run sheets                     every PDF byte by byte, and a hundred of them with other programs
 *   npm run sheets -- --accept         notes the drawings as they are now
 *   npm run sheets -- --grades         writes docs/sheets/README.md: the grades of every kind
 *   npm run sheets -- --counts         writes counts.md, skills.md and texts.md in docs/sheets: how much there is of what
 *   npm run sheets -- --pictures <kind,…>  writes docs/sheets/<kind>.webp: a page of each level
 *   npm run sheets -- --contact <dir>  one page per category to look at: every page beside title, description, instruction
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { STARTING_CATALOGUE } from '../content/catalogue.ts'
import { printPiece } from '../content/drawings.ts'
import { KINDS } from '../sheets/kinds/registry.ts'
import { currentDigests, type DrawingDigests, writeDigests } from '../sheets/print/digests.ts'
import { writeContactSheets } from './sheets/contact-sheets.ts'
import { writeCounts } from './sheets/counts.ts'
import { writeGrades } from './sheets/grades.ts'
import { writeKindPictures } from './sheets/kind-pictures.ts'
import { toolFaults } from './sheets/other-programs.ts'
import { writeSkills } from './sheets/skills.ts'
import { writeTexts } from './sheets/texts.ts'

const DRAWINGS = new URL('../content/drawings.json', import.meta.url)
/** Pieces that other programs read. */
const WITH_TOOLS = 100

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean' },
    contact: { type: 'string' },
    counts: { type: 'boolean' },
    grades: { type: 'boolean' },
    pictures: { type: 'string' },
  },
})

if (values.grades) writeGrades()
else if (values.counts) {
  writeCounts()
  writeSkills()
  writeTexts()
} else if (values.pictures !== undefined) await writeKindPictures(values.pictures.split(','))
else if (values.contact !== undefined) {
  mkdirSync(values.contact, { recursive: true })
  await writeContactSheets(values.contact)
} else {
  const started = performance.now()
  const drawings: Record<string, DrawingDigests> = {}
  const stride = STARTING_CATALOGUE.length / WITH_TOOLS
  const forTools = new Set(Array.from({ length: WITH_TOOLS }, (_, i) => Math.floor(i * stride)))
  const printed: { key: string; pdf: Buffer }[] = []
  for (const [i, entry] of STARTING_CATALOGUE.entries()) {
    const { pdf, digests } = await printPiece(entry)
    drawings[entry.key] = digests
    if (forTools.has(i)) printed.push({ key: entry.key, pdf })
  }
  const pages = STARTING_CATALOGUE.filter(({ key, pageDigest }) => drawings[key]?.pages !== pageDigest)
  const keys = STARTING_CATALOGUE.filter((one) => drawings[one.key]?.file !== one.drawing && !pages.includes(one))
  console.log(`${STARTING_CATALOGUE.length} PDFs in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const report = (title: string, found: readonly string[]) =>
    console.log(`${found.length} ${title}: ${found.slice(0, 12).join(', ')}${found.length > 12 ? '…' : ''}`)
  report(
    'with changed pages',
    pages.map(({ key }) => key),
  )
  report(
    'with a changed answer key alone',
    keys.map(({ key }) => key),
  )
  if (values.accept) {
    writeFileSync(DRAWINGS, `${JSON.stringify(drawings, null, 2)}\n`)
    for (const category of new Set(KINDS.map((kind) => kind.category))) writeDigests(category, currentDigests(category))
    console.log('noted')
  } else {
    const faults = toolFaults(printed)
    console.log(`${printed.length} PDFs read by pdftotext, pdffonts, qpdf and Ghostscript: ${faults.length} faults`)
    for (const fault of faults) console.log(`  ${fault}`)
    if (pages.length + keys.length + faults.length > 0) process.exitCode = 1
  }
}
