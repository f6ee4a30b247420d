/** The starting catalogue: every category's sheets, each with the day it came out. */
import type { StartingSheet } from '../src/features/catalogue/starting/schema.ts'
import { ALFABETIZACAO } from './alfabetizacao.ts'
import { COLORIR } from './colorir.ts'
import { LABIRINTO } from './labirinto.ts'
import { MATEMATICA } from './matematica.ts'
import { PAREAMENTO } from './pareamento.ts'
import { PERCEPCAO } from './percepcao.ts'
import { PONTILHAR } from './pontilhar.ts'
import type { ContentSheet } from './sheet.ts'
import { TRACEJAR } from './tracejar.ts'

/** The newest piece came out on this day. */
const LAST_DAY = Date.UTC(2026, 10, 15)
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Pieces are spread over so many days before it. */
const DAYS = 364

/** FNV-1a, 32 bits: a piece's day depends on its key alone, so adding pieces never moves the others. */
function hash(key: string): number {
  let h = 0x811c9dc5
  for (const character of key) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return h >>> 0
}

function createdAt(key: string): string {
  const day = hash(key) % DAYS
  // Between 9 h and 17 h in São Paulo: 12 h to 20 h UTC.
  const minutes = 12 * 60 + (hash(`${key}/hour`) % (8 * 60))
  return new Date(LAST_DAY - day * DAY_MS + minutes * MINUTE_MS).toISOString()
}

const CONTENT: readonly (readonly [StartingSheet['category'], readonly ContentSheet[]])[] = [
  ['Matemática', MATEMATICA],
  ['Colorir', COLORIR],
  ['Labirinto', LABIRINTO],
  ['Pontilhar', PONTILHAR],
  ['Tracejar', TRACEJAR],
  ['Percepção Visual', PERCEPCAO],
  ['Alfabetização', ALFABETIZACAO],
  ['Pareamento', PAREAMENTO],
]

/** Every piece, the first of each category first, so that an interrupted start has something of everything. */
export const STARTING_CATALOGUE: readonly StartingSheet[] = CONTENT.flatMap(([category, sheets]) =>
  sheets.map((sheet, place) => ({ place, piece: { ...sheet, category, createdAt: createdAt(sheet.key) } })),
)
  .sort((a, b) => a.place - b.place)
  .map(({ piece }) => piece)
