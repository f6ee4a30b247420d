import { boundsOf, overlaps } from '../../src/features/sheets/bounds.ts'
import {
  type Level,
  MARGIN_MM,
  PAGE_HEIGHT_MM,
  PAGE_WIDTH_MM,
  type ScenePage,
  type Sheet,
  type SheetKind,
} from '../../src/features/sheets/scene.ts'

export const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']

/** Draws a sheet of the kind with a heading that does not matter; the theme goes round with the seed. */
export function drawForTest<Facts>(kind: SheetKind<Facts>, level: Level, seed: number, pages = 1): Sheet<Facts> {
  const theme = kind.themes[seed % kind.themes.length]
  const heading = { title: 'Título da folha', instruction: 'Uma frase curta diz o que fazer.' }
  return kind.draw({ ...heading, level, seed, pages, color: seed % 2 === 0, ...(theme !== undefined && { theme }) })
}

/** What is wrong with a page: marks beyond the margins, pictures that touch each other. Empty when all is well. */
export function faultsOf(page: ScenePage): string[] {
  const reach = boundsOf(page.marks)
  if (!reach) return ['empty']
  const faults: string[] = []
  if (reach.x < MARGIN_MM || reach.y < MARGIN_MM) faults.push(`begins at ${reach.x}, ${reach.y}`)
  if (reach.x + reach.width > PAGE_WIDTH_MM - MARGIN_MM) faults.push(`reaches right to ${reach.x + reach.width}`)
  if (reach.y + reach.height > PAGE_HEIGHT_MM - MARGIN_MM) faults.push(`reaches down to ${reach.y + reach.height}`)
  const pictures = page.marks.flatMap((mark) => {
    const box = mark.kind === 'group' ? boundsOf([mark]) : null
    return box ? [box] : []
  })
  pictures.forEach((a, i) => {
    for (const b of pictures.slice(i + 1)) if (overlaps(a, b)) faults.push(`pictures touch at ${a.x}, ${a.y}`)
  })
  return faults
}
