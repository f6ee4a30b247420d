/**
 * Digests of every kind's drawings, kept beside the kinds: whoever changes a drawing sees it in the diff.
 * `npm run sheets -- --accept` writes sheets/kinds/<category>/digests.json anew.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { drawSheet, KINDS } from '../kinds/registry.ts'
import type { Level, SheetKind } from '../scene/scene.ts'
import { renderPdf } from './pdf.ts'

export const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const DIGITS = 16
/** Accents first and in every word: shaping them is what once depended on earlier drawings. */
const HEADING = { title: 'Pássaro, café e avião', instruction: 'Observe, pense e faça você também.' }
const METADATA = { ...HEADING, author: 'Atividário', subject: 'Digest', createdAt: new Date(0) }

/** Digests by kind and level, of one category. */
export type Digests = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Digest of a sheet of two pages in colour. Uncompressed, so that another version of zlib changes nothing. */
export async function digestOf(kind: SheetKind, level: Level): Promise<string> {
  const sheet = drawSheet(kind.id, { ...HEADING, level, seed: 7, pages: 2, color: true })
  const pdf = await renderPdf(sheet, METADATA, { compress: false })
  return createHash('sha256').update(pdf).digest('hex').slice(0, DIGITS)
}

const fileOf = (category: string) => new URL(`../kinds/${category}/digests.json`, import.meta.url)

/** The digests that stand in the repository for a category of kinds. */
export function storedDigests(category: string): Digests {
  return JSON.parse(readFileSync(fileOf(category), 'utf8')) as Digests
}

/** The digests of a category's kinds as they are drawn now. */
export async function currentDigests(category: string): Promise<Digests> {
  const digests: Record<string, Record<string, string>> = {}
  for (const kind of KINDS.filter((one) => one.category === category)) {
    const levels: Record<string, string> = {}
    for (const level of LEVELS) levels[level] = await digestOf(kind, level)
    digests[kind.id] = levels
  }
  return digests
}

export function writeDigests(category: string, digests: Digests): void {
  writeFileSync(fileOf(category), `${JSON.stringify(digests, null, 2)}\n`)
}
