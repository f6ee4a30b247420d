/** Hiding words in a grid of letters so that each can be found exactly once. */
import type { Random } from '../../page/random.ts'

export interface Direction {
  readonly dx: number
  readonly dy: number
}

export const EAST: Direction = { dx: 1, dy: 0 }
export const SOUTH: Direction = { dx: 0, dy: 1 }
export const SOUTH_EAST: Direction = { dx: 1, dy: 1 }

const ALL_DIRECTIONS: readonly Direction[] = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy) => (dx || dy ? [{ dx, dy }] : [])),
)

export interface Placement {
  readonly word: string
  readonly column: number
  readonly row: number
  readonly direction: Direction
}

export interface LetterGrid {
  readonly size: number
  /** rows[y][x], one capital each. */
  readonly rows: readonly (readonly string[])[]
  readonly placements: readonly Placement[]
}

/** How often a word can be read in the grid, in all eight directions. */
export function occurrences(rows: LetterGrid['rows'], word: string): number {
  let found = 0
  const letters = [...word]
  rows.forEach((line, y) => {
    line.forEach((_, x) => {
      for (const { dx, dy } of ALL_DIRECTIONS)
        if (letters.every((letter, i) => rows[y + dy * i]?.[x + dx * i] === letter)) found++
    })
  })
  return found
}

/** Letters in about the frequency of Portuguese, so that a hidden word does not stand out. */
const FILLERS = [...'AAAAEEEEIIOOOUUBCDDFGHJLMMNNPQRRSSTTVXZ']

/** Words that chance must not spell in front of a class. */
const UNWANTED = ['BOSTA', 'MERDA', 'PUTA', 'PUTO', 'PICA', 'XANA', 'XOTA', 'CACA', 'BUNDA', 'PORRA', 'FODA', 'MORTE']

function tryPlace(random: Random, grid: string[][], word: string, directions: readonly Direction[]): Placement | null {
  const size = grid.length
  const letters = [...word]
  for (let attempt = 0; attempt < 200; attempt++) {
    const direction = random.pick(directions)
    const column = random.integer(0, size - 1 - direction.dx * (letters.length - 1))
    const row = random.integer(0, size - 1 - direction.dy * (letters.length - 1))
    const at = (i: number) => grid[row + direction.dy * i]?.[column + direction.dx * i]
    if (!letters.every((letter, i) => at(i) === '' || at(i) === letter)) continue
    if (letters.every((letter, i) => at(i) === letter)) continue
    letters.forEach((letter, i) => {
      const line = grid[row + direction.dy * i]
      if (line) line[column + direction.dx * i] = letter
    })
    return { word, column, row, direction }
  }
  return null
}

/**
 * A grid that holds each word exactly once. Words are capitals; none may be part of another or read the same backwards.
 * Throws RangeError when they do not fit.
 */
export function hideWords(
  random: Random,
  words: readonly string[],
  size: number,
  directions: readonly Direction[],
): LetterGrid {
  const longestFirst = [...words].sort((a, b) => b.length - a.length || a.localeCompare(b, 'pt-BR'))
  for (let attempt = 0; attempt < 300; attempt++) {
    const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => ''))
    const placements = longestFirst.map((word) => tryPlace(random, grid, word, directions))
    if (placements.includes(null)) continue
    const rows = grid.map((line) => line.map((letter) => letter || random.pick(FILLERS)))
    const clean = UNWANTED.every((word) => occurrences(rows, word) === 0)
    if (clean && words.every((word) => occurrences(rows, word) === 1))
      return { size, rows, placements: placements.filter((p) => p !== null) }
  }
  throw new RangeError(`${words.join(', ')} do not fit into ${size} x ${size}`)
}
