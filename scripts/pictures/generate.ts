/**
 * Writes the art of the picture library, sheets/pictures/art/<table>.json, from the packages of Noto Emoji (lines) and
 * Fluent Emoji Flat (colours), and the outlines of our own drawings. node scripts/pictures/generate.ts [table …]
 * [--only id,id] Needed only after a changed record or drawing; its files are part of the repository.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DRAWINGS } from '../../sheets/pictures/drawn/drawings.ts'
import { RECORDS } from '../../sheets/pictures/records/records.ts'
import { type ArtRecord, artOfDrawing, artOfEmoji } from './art-of.ts'
import { COLOR_CHANGES, SEE_THROUGH } from './corrections.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const only = values.only?.split(',')
const tables = [...new Set(RECORDS.map(({ table }) => table))].filter(
  (table) => positionals.length === 0 || positionals.includes(table),
)

for (const table of tables) {
  const file = new URL(`../../sheets/pictures/art/${table}.json`, import.meta.url)
  const before: Record<string, ArtRecord> = only && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const art: Record<string, ArtRecord> = {}
  for (const record of RECORDS.filter((one) => one.table === table)) {
    const known = before[record.id]
    if (known && only && !only.includes(record.id)) {
      art[record.id] = known
      continue
    }
    const drawing = DRAWINGS[record.id]
    const made = drawing
      ? await artOfDrawing(drawing)
      : await artOfEmoji(record.emoji ?? '', SEE_THROUGH[record.id], COLOR_CHANGES[record.id])
    if (made) art[record.id] = made
    else console.log(`${table}: ${record.id} has no art`)
  }
  const lines = Object.entries(art).map(([id, value]) => `${JSON.stringify(id)}: ${JSON.stringify(value)}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
  console.log(`${table}: ${lines.length} pictures`)
}
