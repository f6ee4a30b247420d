/** Every kind of sheet there is. */
import type { Sheet, SheetKind, SheetOptions } from '../scene/scene.ts'
import { ALFABETIZACAO_KINDS } from './alfabetizacao/kinds.ts'
import { CIENCIAS_KINDS } from './ciencias/kinds.ts'
import { COLORIR_KINDS } from './colorir/kinds.ts'
import { CORPO_KINDS } from './corpo/kinds.ts'
import { ESCRITA_KINDS } from './escrita/kinds.ts'
import { GRAMATICA_KINDS } from './gramatica/kinds.ts'
import { HISTORIA_KINDS } from './historia/kinds.ts'
import { LABIRINTO_KINDS } from './labirinto/kinds.ts'
import { LEITURA_KINDS } from './leitura/kinds.ts'
import { LUGARES_KINDS } from './lugares/kinds.ts'
import { MAPAS_KINDS, ORIENTACAO_KINDS } from './mapas/kinds.ts'
import { MATEMATICA_KINDS } from './matematica/kinds.ts'
import { NATUREZA_KINDS } from './natureza/kinds.ts'
import { ORTOGRAFIA_KINDS } from './ortografia/kinds.ts'
import { PAREAMENTO_KINDS } from './pareamento/kinds.ts'
import { PERCEPCAO_KINDS } from './percepcao/kinds.ts'
import { PONTILHAR_KINDS } from './pontilhar/kinds.ts'
import { TRACEJAR_KINDS } from './tracejar/kinds.ts'

export const KINDS: readonly SheetKind[] = [
  ...MATEMATICA_KINDS,
  ...COLORIR_KINDS,
  ...MAPAS_KINDS,
  ...LABIRINTO_KINDS,
  ...PONTILHAR_KINDS,
  ...TRACEJAR_KINDS,
  ...PERCEPCAO_KINDS,
  ...ORIENTACAO_KINDS,
  ...ALFABETIZACAO_KINDS,
  ...LEITURA_KINDS,
  ...ORTOGRAFIA_KINDS,
  ...GRAMATICA_KINDS,
  ...ESCRITA_KINDS,
  ...PAREAMENTO_KINDS,
  ...CIENCIAS_KINDS,
  ...NATUREZA_KINDS,
  ...CORPO_KINDS,
  ...HISTORIA_KINDS,
  ...LUGARES_KINDS,
]

/** The kind with this id. Throws RangeError for an unknown one. */
export function findKind(kindId: string): SheetKind {
  const kind = KINDS.find(({ id }) => id === kindId)
  if (!kind) throw new RangeError(`no kind of sheet named ${kindId}`)
  return kind
}

/** Draws a sheet of the kind. Throws RangeError for an unknown kind or theme, or a page count outside 1..6. */
export function drawSheet(kindId: string, options: SheetOptions): Sheet {
  const kind = findKind(kindId)
  if (options.theme !== undefined && !kind.themes.includes(options.theme)) {
    throw new RangeError(`${kindId} has no theme ${options.theme}`)
  }
  if (!Number.isInteger(options.pages) || options.pages < 1 || options.pages > MAX_PAGES) {
    throw new RangeError(`a sheet has 1 to ${MAX_PAGES} pages, not ${options.pages}`)
  }
  return kind.draw(options)
}

/** Worksheet pages of one sheet, without the answer key: what the key can show legibly. */
export const MAX_PAGES = 6
