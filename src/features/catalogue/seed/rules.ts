import type { SheetOrder } from '../../../../sheets/print/print.ts'
import type { Recipe } from '../recipe/schema.ts'
import type { StartingSheet } from './schema.ts'

/** A UUID (version 8: made by a rule of our own) from 32 hexadecimal digits of a digest. */
export function uuidFromDigest(hex: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-')
}

/** Sheets of the sample: 21 of each category, since the catalogue takes its categories in turn. */
const SAMPLE_SIZE = 168

/** The first sheets of the catalogue: some of everything, drawn in a quarter of the time. */
export const sampleOf = <Sheet>(sheets: readonly Sheet[]): readonly Sheet[] => sheets.slice(0, SAMPLE_SIZE)

/** How a piece is drawn. */
export function recipeOf(entry: StartingSheet): Recipe {
  const { kind, level, seed, theme, pages, must } = entry.sheet
  return {
    kind,
    level,
    seed,
    pages,
    color: entry.shelf.format === 'Colorido',
    title: entry.title,
    instructions: entry.instructions,
    // Sheets that support a skill of school years are handed in there.
    school: entry.bncc.some((code) => code.startsWith('EF')),
    ...(theme !== undefined && { theme }),
    ...(must && { must: [...must] }),
  }
}

/** What has to be printed for a piece. `siteName` is the author of the PDF. */
export function orderOf(entry: StartingSheet, siteName: string): SheetOrder {
  const { kind, instructions, ...options } = recipeOf(entry)
  return {
    kind,
    options: { ...options, instruction: instructions[options.level] },
    metadata: {
      title: entry.title,
      author: siteName,
      // What the sheet is in the words of a search: computers find files by it.
      subject: entry.plainTitle,
      createdAt: new Date(entry.createdAt),
      keywords: [entry.category, ...entry.shelf.tags, ...entry.bncc].join(', '),
    },
  }
}
