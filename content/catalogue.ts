/** The starting catalogue: every category's sheets, each with the day it came out. */
import type { StartingSheet } from '../src/features/catalogue/seed/schema.ts'
import { LETRAS_E_SILABAS } from './alfabetizacao/letras-e-silabas.ts'
import { PALAVRAS } from './alfabetizacao/palavras.ts'
import { ALFABETIZACAO } from './alfabetizacao.ts'
import { COLORIR_DIRIGIDO } from './colorir/dirigido.ts'
import { COLORIR_LIVRE } from './colorir/livre.ts'
import { COLORIR } from './colorir.ts'
import { hash } from './hash.ts'
import { COM_SURPRESA } from './labirinto/com-surpresa.ts'
import { DE_UM_LADO_AO_OUTRO } from './labirinto/de-um-lado-ao-outro.ts'
import { LABIRINTO } from './labirinto.ts'
import { CONTAS } from './matematica/contas.ts'
import { NUMEROS } from './matematica/numeros.ts'
import { MATEMATICA } from './matematica.ts'
import { PARES_DE_FIGURAS } from './pareamento/figuras.ts'
import { PARES_DE_NUMEROS_E_LETRAS } from './pareamento/numeros-e-letras.ts'
import { PAREAMENTO } from './pareamento.ts'
import { OBSERVAR } from './percepcao/observar.ts'
import { ORGANIZAR } from './percepcao/organizar.ts'
import { PERCEPCAO } from './percepcao.ts'
import { CONTAS_E_ESPELHOS } from './pontilhar/contas-e-espelhos.ts'
import { FIGURAS } from './pontilhar/figuras.ts'
import { PONTILHAR } from './pontilhar.ts'
import type { ContentSheet } from './sheet.ts'
import { LETRAS_E_NOMES } from './tracejar/letras-e-nomes.ts'
import { LINHAS_E_FORMAS } from './tracejar/linhas-e-formas.ts'
import { TRACEJAR } from './tracejar.ts'

/** The newest piece came out on this day. */
const LAST_DAY = Date.UTC(2026, 10, 15)
const DAY_MS = 86_400_000
const SECOND_MS = 1000
/** Pieces are spread over so many days before it. */
const DAYS = 364

/** A piece's day depends on its key alone, so adding pieces never moves the others. */
function createdAt(key: string): string {
  const day = hash(key) % DAYS
  // Between 9 h and 17 h in São Paulo: 12 h to 20 h UTC.
  const seconds = 12 * 3600 + (hash(`${key}/hour`) % (8 * 60)) * 60 + (hash(`${key}/second`) % 60)
  return new Date(LAST_DAY - day * DAY_MS + seconds * SECOND_MS).toISOString()
}

const CONTENT: readonly (readonly [StartingSheet['category'], readonly ContentSheet[]])[] = [
  ['Matemática', [...MATEMATICA, ...NUMEROS, ...CONTAS]],
  ['Colorir', [...COLORIR, ...COLORIR_LIVRE, ...COLORIR_DIRIGIDO]],
  ['Labirinto', [...LABIRINTO, ...DE_UM_LADO_AO_OUTRO, ...COM_SURPRESA]],
  ['Pontilhar', [...PONTILHAR, ...FIGURAS, ...CONTAS_E_ESPELHOS]],
  ['Tracejar', [...TRACEJAR, ...LINHAS_E_FORMAS, ...LETRAS_E_NOMES]],
  ['Percepção Visual', [...PERCEPCAO, ...OBSERVAR, ...ORGANIZAR]],
  ['Alfabetização', [...ALFABETIZACAO, ...LETRAS_E_SILABAS, ...PALAVRAS]],
  ['Pareamento', [...PAREAMENTO, ...PARES_DE_FIGURAS, ...PARES_DE_NUMEROS_E_LETRAS]],
]

/** Every piece, the first of each category first, so that an interrupted start has something of everything. */
export const STARTING_CATALOGUE: readonly StartingSheet[] = CONTENT.flatMap(([category, sheets]) =>
  sheets.map((sheet, place) => ({ place, piece: { ...sheet, category, createdAt: createdAt(sheet.key) } })),
)
  .sort((a, b) => a.place - b.place)
  .map(({ piece }) => piece)
