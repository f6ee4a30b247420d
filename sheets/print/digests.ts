/**
 * Digests of every kind's drawings, stored beside the kinds: a changed drawing is visible in the diff. `npm run sheets
 * -- --accept` rewrites sheets/kinds/<category>/digests.json.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { drawSheet, KINDS } from '../kinds/registry.ts'
import type { Level, Sheet, SheetKind } from '../scene/scene.ts'
import { type PdfMetadata, renderPdf } from './pdf.ts'

export const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const DIGITS = 16
const HEADING = { title: 'Pássaro, café e avião', instruction: 'Observe, pense e faça você também.' }

/** Digests of one drawing: a change of `file` alone is a change of the answer key. */
export interface DrawingDigests {
  /** Of the worksheet pages and the answer key. */
  readonly file: string
  /** Of the worksheet pages alone. */
  readonly pages: string
}

/** Digests by kind and level, of one category. */
export type Digests = Readonly<Record<string, Readonly<Record<string, DrawingDigests>>>>

const sha = (drawing: Buffer | string) => createHash('sha256').update(drawing).digest('hex')

/** Prints a sheet, with digests of its PDF and of a PDF of its pages alone: uncompressed, so that another version of zlib changes no byte. */
export async function printWithDigests(sheet: Sheet, metadata: PdfMetadata, digits: number) {
  const pdf = await renderPdf(sheet, metadata, { compress: false })
  const pages =
    sheet.answerKeys.length > 0 ? await renderPdf({ ...sheet, answerKeys: [] }, metadata, { compress: false }) : pdf
  const digests: DrawingDigests = { file: sha(pdf).slice(0, digits), pages: sha(pages).slice(0, digits) }
  return { pdf, digests }
}

/** Digests of the marks of a sheet of two pages in colour: a tenth of the work of printing it. */
export function digestsOf(kind: SheetKind, level: Level): DrawingDigests {
  const sheet = drawSheet(kind.id, { ...HEADING, level, seed: 7, pages: 2, color: true })
  const of = (one: unknown) => sha(JSON.stringify(one)).slice(0, DIGITS)
  return { file: of([sheet.pages, sheet.answerKeys]), pages: of(sheet.pages) }
}

const fileOf = (category: string) => new URL(`../kinds/${category}/digests.json`, import.meta.url)

/** The committed digests of a category of kinds. */
export function storedDigests(category: string): Digests {
  return JSON.parse(readFileSync(fileOf(category), 'utf8')) as Digests
}

/** The digests of a category's kinds as they are drawn now. */
export function currentDigests(category: string): Digests {
  const digests: Record<string, Record<string, DrawingDigests>> = {}
  for (const kind of KINDS.filter((one) => one.category === category)) {
    const levels: Record<string, DrawingDigests> = {}
    for (const level of LEVELS) levels[level] = digestsOf(kind, level)
    digests[kind.id] = levels
  }
  return digests
}

export function writeDigests(category: string, digests: Digests): void {
  writeFileSync(fileOf(category), `${JSON.stringify(digests, null, 2)}\n`)
}
