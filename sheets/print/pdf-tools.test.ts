/**
 * A PDF of every kind as other programs read it: pdf.js, and tools that `npm test` installs with the browser when it may.
 * A tool that is missing fails with the packages to install.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { drawSheet, KINDS } from '../kinds/registry.ts'
import { hasNameLine } from '../page/paper.ts'
import { textsOf } from '../scene/marks.ts'
import type { Sheet } from '../scene/scene.ts'
import { pageCountOf, renderPdf } from './pdf.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const TITLE = 'Avô, maçã, pião e coração'
const INSTRUCTION = 'É só ligar: até já, às três!'
const METADATA = { title: TITLE, author: 'Atividário', subject: 'Folha', createdAt: new Date('2025-03-01T12:00:00Z') }
/** A4 in points. */
const [A4_WIDTH, A4_HEIGHT] = [595.28, 841.89]

const folder = mkdtempSync(join(tmpdir(), 'sheets-pdf-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Sample {
  readonly id: string
  readonly sheet: Sheet
  readonly file: string
  readonly pdf: Buffer
}

const samples: Sample[] = []
beforeAll(async () => {
  for (const [i, { id }] of KINDS.entries()) {
    const level = (['facil', 'medio', 'desafio'] as const)[i % 3] ?? 'medio'
    const sheet = drawSheet(id, {
      level,
      seed: i,
      color: i % 2 === 0,
      title: TITLE,
      instruction: INSTRUCTION,
      pages: 2,
    })
    const pdf = await renderPdf(sheet, METADATA)
    const file = join(folder, `${id}.pdf`)
    writeFileSync(file, pdf)
    samples.push({ id, sheet, file, pdf })
  }
})

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

const isMissing = (tool: string) => spawnSync(tool, ['--version']).error !== undefined

test('pdf.js opens every kind: A4 pages, and text with its accents', async () => {
  for (const { id, sheet, pdf } of samples) {
    const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise
    expect(document.numPages, id).toBe(pageCountOf(sheet))
    const page = await document.getPage(1)
    const { width, height } = page.getViewport({ scale: 1 })
    expect([width, height]).toEqual([expect.closeTo(A4_WIDTH, 1), expect.closeTo(A4_HEIGHT, 1)])
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    // A page may have a separate instruction.
    const printed = textsOf(sheet.pages[0]?.marks ?? [])
      .join(' ')
      .includes(INSTRUCTION)
      ? [INSTRUCTION]
      : []
    const [first] = sheet.pages
    const signed = first && hasNameLine(first) ? ['Nome', 'Data'] : []
    for (const sentence of [TITLE, ...printed, ...signed, 'Atividário']) expect(text, id).toContain(sentence)
    await document.loadingTask.destroy()
  }
})

/** Starting a program for each file takes most of the time: a third of the kinds for each commit, all in `npm run trust`. */
const forPrograms = () => (process.env.SHEET_SEEDS ? samples : samples.filter((_, i) => i % 3 === 0))

describe('other programs', () => {
  beforeAll(() => {
    const missing = ['qpdf', 'pdffonts', 'pdftotext', 'gs'].filter(isMissing)
    expect(missing, 'missing: qpdf, poppler-utils, ghostscript (apt-get install, brew install …)').toEqual([])
  })

  test('qpdf finds no fault', () => {
    for (const { file } of forPrograms()) {
      expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain(
        'No syntax or stream encoding errors',
      )
    }
  })

  test('pdffonts lists embedded fonts only, each with a table of its letters', () => {
    for (const { id, file } of forPrograms()) {
      const [, , ...fonts] = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n')
      expect(fonts.length, id).toBeGreaterThan(0)
      // Columns from the end: emb, sub, uni, object number and generation.
      for (const font of fonts) expect(font, id).toMatch(/\syes yes yes\s+\d+\s+\d+$/)
    }
  })

  test('pdftotext finds every printed text with its accents, the cursive included', () => {
    for (const { id, sheet, file } of forPrograms()) {
      const found = withoutSpaces(execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }))
      const printed = new Set([...sheet.pages, ...sheet.answerKeys].flatMap(({ marks }) => textsOf(marks)))
      expect(
        [...printed].filter((text) => !found.includes(withoutSpaces(text))),
        id,
      ).toEqual([])
    }
  })

  test('Ghostscript sees the four inks, and black on every page', () => {
    // One process for all files: starting Ghostscript costs more than reading a sheet.
    const files = samples.map(({ file }) => file)
    const inks = execFileSync('gs', ['-q', '-o', '-', '-r18', '-sDEVICE=inkcov', ...files], { encoding: 'utf8' })
    const pages = inks.split('\n').filter((line) => line.includes('CMYK OK'))
    expect(pages).toHaveLength(samples.reduce((sum, { sheet }) => sum + pageCountOf(sheet), 0))
    for (const page of pages) expect(Number(page.trim().split(/\s+/)[3]), page).toBeGreaterThan(0)
  })
})
