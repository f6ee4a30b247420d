import { expect, test, vi } from 'vitest'
import { LEVELS, themesAt } from '../../tests/factories/sheets.ts'
import { KINDS } from '../kinds/registry.ts'
import type { Level, SheetKind, SheetOptions } from '../scene/scene.ts'
import { MOST_PAGES } from './choices.ts'
import { choicesOf, drawVariant, type VariantSource } from './draw-variant.ts'

// Kinds deal their items first; the drawing, which takes long, is left out.
vi.mock(import('../page/compose.ts'), async (original) => ({
  ...(await original()),
  composeSheet: ({ title, instruction, pages }: SheetOptions) => ({
    title,
    instruction,
    pages: Array.from({ length: pages }, () => ({ marks: [] })),
    contents: [],
    answerKeys: [],
    facts: { pages: [] },
  }),
}))

const sentence = 'Uma frase.'
const HEADING = { title: 'Folha', instructions: { facil: sentence, medio: sentence, desafio: sentence } }

function mostPages(kind: SheetKind, level: Level, theme: string): number {
  const source: VariantSource = { ...HEADING, level, theme, seed: 3, pages: 1, color: true, school: false }
  return drawVariant(kind, source, { ...choicesOf(source), pages: MOST_PAGES }).pages.length
}

test.each(KINDS.map((kind) => [kind.id, kind] as const))(
  '%s has items for the most pages, at each level',
  (_, kind) => {
    for (const level of LEVELS)
      for (const theme of themesAt(kind, level))
        expect(mostPages(kind, level, theme), `${theme} ${level}`).toBe(MOST_PAGES)
  },
)
