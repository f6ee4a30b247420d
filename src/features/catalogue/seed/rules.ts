import type { SheetOrder } from '../../../../sheets/print/print.ts'
import type { Recipe } from '../recipe/schema.ts'
import type { StartingSheet } from './schema.ts'

/** A UUID (version 8: custom) from 32 hexadecimal digits of a digest. */
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

/** Sheets of each part: 21 or one of each category, since the catalogue takes its categories in turn. */
const PART_SIZES = { full: Number.POSITIVE_INFINITY, sample: 168, few: 8 } as const

/** The first sheets of the catalogue. Drawing them is most of a first start. */
export const partOf = <Sheet>(sheets: readonly Sheet[], part: keyof typeof PART_SIZES): readonly Sheet[] =>
  sheets.slice(0, PART_SIZES[part])

/** Recipe of a piece. */
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

/** Print order of a piece. `siteName` is the author of the PDF. */
export function orderOf(entry: StartingSheet, siteName: string): SheetOrder {
  const { kind, instructions, ...options } = recipeOf(entry)
  return {
    kind,
    options: { ...options, instruction: instructions[options.level] },
    metadata: {
      title: entry.title,
      author: siteName,
      // Its kind, in the words of a search: computers find files by it.
      subject: entry.plainTitle,
      createdAt: new Date(entry.createdAt),
      keywords: [entry.category, ...entry.shelf.tags, ...entry.bncc].join(', '),
    },
  }
}
