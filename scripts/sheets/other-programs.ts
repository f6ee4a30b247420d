import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STARTING_CATALOGUE } from '../../content/catalogue.ts'
import { drawPiece } from '../../content/rules/drawn.ts'
import { textsOf } from '../../sheets/scene/marks.ts'

const withoutSpaces = (text: string) => text.replace(/\s/g, '')
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

/** Lines of `pdffonts` end: emb, sub, uni, object number and generation. */
const EMBEDDED = /\syes yes yes\s+\d+\s+\d+$/

/** Faults that pdftotext, pdffonts, qpdf and Ghostscript find in the PDFs of pieces; needs these programs. */
export function toolFaults(printed: readonly { readonly key: string; readonly pdf: Buffer }[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  const entries = new Map(STARTING_CATALOGUE.map((entry) => [entry.key, entry]))
  try {
    return printed.flatMap(({ key, pdf }) => {
      const entry = entries.get(key)
      if (!entry) return [`${key}: no such piece`]
      const file = join(folder, `${key}.pdf`)
      writeFileSync(file, pdf)
      const { sheet } = drawPiece(entry)
      const found = withoutSpaces(run('pdftotext', '-raw', file, '-'))
      const texts = new Set([...sheet.pages, ...sheet.answerKeys].flatMap(({ marks }) => textsOf(marks)))
      const lost = [...texts].filter((text) => !found.includes(withoutSpaces(text)))
      const fonts = run('pdffonts', file).trim().split('\n').slice(2)
      const inks = run('gs', '-q', '-o', '-', '-r18', '-sDEVICE=inkcov', file)
      const coloured = inks
        .split('\n')
        .filter((line) => /CMYK OK/.test(line) && !/^\s*0\.0+\s+0\.0+\s+0\.0+\s/.test(line))
      return [
        ...lost.map((text) => `${key}: pdftotext does not find «${text}»`),
        ...fonts.filter((font) => !EMBEDDED.test(font)).map((font) => `${key}: not embedded: ${font}`),
        ...(/No syntax or stream encoding errors found/.test(run('qpdf', '--check', file)) ? [] : [`${key}: qpdf`]),
        ...(entry.shelf.format === 'Preto e Branco'
          ? coloured.map((line) => `${key}: more than black: ${line.trim()}`)
          : []),
      ]
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
