/** Rule 9: solutions as long as the level asks, pages of one piece equally hard, large boards for the oldest. */
import type { Level } from '../../sheets/scene/scene.ts'
import type { DrawnPiece, Rule } from './drawn.ts'

interface Maze {
  readonly path: readonly number[]
  readonly cellCount: number
  /** Fewest cells of a solution on this board, where boards differ. */
  readonly way?: number
}

/** Threads are followed, not walked: they have no cells. */
const isMaze = (page: unknown): page is Maze => typeof page === 'object' && page !== null && 'path' in page

function mazesOf({ entry, sheet }: DrawnPiece): Maze[] {
  if (entry.category !== 'Labirinto') return []
  const { pages } = sheet.facts as { readonly pages: readonly unknown[] }
  return pages.filter(isMaze)
}

/** Cells from start to goal. */
const LEAST_WAY: Readonly<Record<Level, number>> = { facil: 9, medio: 21, desafio: 33 }

function shortWays(piece: DrawnPiece): string[] {
  const least = LEAST_WAY[piece.entry.sheet.level]
  return mazesOf(piece).flatMap(({ path, way }, i) => {
    const asked = way ?? least
    return path.length < asked ? [`page ${i + 1}: a way of ${path.length} cells, not ${asked}`] : []
  })
}

const MOST_BETWEEN_WAYS = 1.5

function unequalWays(piece: DrawnPiece): string[] {
  const mazes = mazesOf(piece)
  if (mazes.length < 2) return []
  // Figures differ in size: a path is compared with the longest one that its board allows.
  const lengths = mazes.map(({ path, way }) => path.length / (way ?? 1))
  const ratio = Math.max(...lengths) / Math.min(...lengths)
  return ratio > MOST_BETWEEN_WAYS ? [`the longest way is ${ratio.toFixed(2)} times the shortest`] : []
}

/** Boards that fill the page; in figures and among things to collect the corridors have to be wider. */
const WHOLE_PAGE = ['labirinto-retangular', 'labirinto-redondo', 'labirinto-colmeia', 'labirinto-dois-caminhos']
/** Thirty columns and as many rows, less what gates and corners take. */
const LEAST_CELLS_FOR_ELDEST = 700

function smallBoards(piece: DrawnPiece): string[] {
  const { shelf, sheet } = piece.entry
  if (shelf.ageRange !== '10+ anos' || !WHOLE_PAGE.includes(sheet.kind)) return []
  return mazesOf(piece).flatMap(({ cellCount }, i) =>
    cellCount < LEAST_CELLS_FOR_ELDEST ? [`page ${i + 1}: ${cellCount} cells`] : [],
  )
}

export const MAZES: readonly Rule[] = [
  { id: 'the way through a maze is as long as its level asks', faults: shortWays },
  { id: 'the ways of a piece are within 1.5 of each other', faults: unequalWays },
  { id: 'mazes for ten years and more have 700 cells and more', faults: smallBoards },
]
