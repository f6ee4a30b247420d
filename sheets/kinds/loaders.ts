/** Kinds as browsers load them: those of a category together, when one of them is drawn. */
import type { SheetKind } from '../scene/scene.ts'

const LOADERS: readonly (readonly [category: string, load: () => Promise<readonly SheetKind[]>])[] = [
  ['matematica', async () => (await import('./matematica/kinds.ts')).MATEMATICA_KINDS],
  ['colorir', async () => (await import('./colorir/kinds.ts')).COLORIR_KINDS],
  ['colorir', async () => (await import('./mapas/kinds.ts')).MAPAS_KINDS],
  ['labirinto', async () => (await import('./labirinto/kinds.ts')).LABIRINTO_KINDS],
  ['pontilhar', async () => (await import('./pontilhar/kinds.ts')).PONTILHAR_KINDS],
  ['tracejar', async () => (await import('./tracejar/kinds.ts')).TRACEJAR_KINDS],
  ['percepcao', async () => (await import('./percepcao/kinds.ts')).PERCEPCAO_KINDS],
  ['percepcao', async () => (await import('./mapas/kinds.ts')).ORIENTACAO_KINDS],
  ['alfabetizacao', async () => (await import('./alfabetizacao/kinds.ts')).ALFABETIZACAO_KINDS],
  // By itself: the texts to read weigh as much as all other literacy kinds.
  ['alfabetizacao', async () => (await import('./leitura/kinds.ts')).LEITURA_KINDS],
  ['alfabetizacao', async () => (await import('./ortografia/kinds.ts')).ORTOGRAFIA_KINDS],
  ['alfabetizacao', async () => (await import('./gramatica/kinds.ts')).GRAMATICA_KINDS],
  ['alfabetizacao', async () => (await import('./escrita/kinds.ts')).ESCRITA_KINDS],
  ['own', async () => (await import('./own/kinds.ts')).OWN_KINDS],
  ['pareamento', async () => (await import('./pareamento/kinds.ts')).PAREAMENTO_KINDS],
  ['pareamento', async () => (await import('./ciencias/kinds.ts')).CIENCIAS_KINDS],
  ['pareamento', async () => (await import('./natureza/kinds.ts')).NATUREZA_KINDS],
  ['pareamento', async () => (await import('./corpo/kinds.ts')).CORPO_KINDS],
  ['pareamento', async () => (await import('./historia/kinds.ts')).HISTORIA_KINDS],
  ['pareamento', async () => (await import('./lugares/kinds.ts')).LUGARES_KINDS],
]

/** The kinds of a category, in any order; empty for an unknown category. */
export async function loadKinds(category: string): Promise<readonly SheetKind[]> {
  const loaded = LOADERS.filter(([name]) => name === category).map(([, load]) => load())
  return (await Promise.all(loaded)).flat()
}

/** The kind with this id, searched in `category` first. Throws RangeError for an unknown one. */
export async function loadKind(kindId: string, category: string): Promise<SheetKind> {
  const hintedFirst = [...LOADERS].sort(([a], [b]) => Number(b === category) - Number(a === category))
  for (const [, load] of hintedFirst) {
    const kind = (await load()).find(({ id }) => id === kindId)
    if (kind) return kind
  }
  throw new RangeError(`no kind of sheet named ${kindId}`)
}
