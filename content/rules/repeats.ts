/** Rule 3: pages and pieces do not repeat one another. */
import { findKind } from '../../sheets/kinds/registry.ts'
import type { DrawnPiece, Rule } from './drawn.ts'

const MOST_BETWEEN_PAGES = 0.3
const MOST_BETWEEN_PIECES = 0.6
/** With fewer items a repeat proves nothing wrong. */
const [LEAST_ON_PAGE, LEAST_IN_PIECE] = [3, 5]

function share(a: readonly string[], b: readonly string[]): number {
  const others = new Set(b)
  return a.filter((item) => others.has(item)).length / Math.min(a.length, b.length)
}

/** Mazes, tracing and colouring have no items: each of their drawings only has to be different. */
const WITHOUT_ITEMS = new Set(['labirinto', 'tracejar', 'colorir'])
const hasItems = ({ entry }: DrawnPiece) => !WITHOUT_ITEMS.has(findKind(entry.sheet.kind).category)

function pages(piece: DrawnPiece): string[] {
  if (!hasItems(piece)) return []
  const { sheet } = piece
  return sheet.contents.flatMap((page, i) =>
    sheet.contents.slice(i + 1).flatMap((other, j) => {
      if (Math.min(page.items.length, other.items.length) < LEAST_ON_PAGE) return []
      const part = share(page.items, other.items)
      return part > MOST_BETWEEN_PAGES ? [`pages ${i + 1} and ${i + j + 2} share ${Math.round(part * 100)} %`] : []
    }),
  )
}

const itemsOf = ({ sheet }: DrawnPiece) => [...new Set(sheet.contents.flatMap(({ items }) => items))]

function pieces(piece: DrawnPiece, all: readonly DrawnPiece[]): string[] {
  const own = itemsOf(piece)
  if (!hasItems(piece) || own.length < LEAST_IN_PIECE) return []
  const { kind, level } = piece.entry.sheet
  return all.flatMap((other) => {
    if (other.entry.sheet.kind !== kind || other.entry.sheet.level !== level || other.entry.key >= piece.entry.key)
      return []
    const items = itemsOf(other)
    if (items.length < LEAST_IN_PIECE) return []
    const part = share(own, items)
    return part > MOST_BETWEEN_PIECES ? [`shares ${Math.round(part * 100)} % with ${other.entry.key}`] : []
  })
}

export const REPEATS: readonly Rule[] = [
  { id: 'two pages share at most 30 % of their items', faults: pages },
  { id: 'two pieces of a kind share at most 60 % of their items', faults: pieces },
]
