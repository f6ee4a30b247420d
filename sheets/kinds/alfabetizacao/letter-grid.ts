/** Hiding words in a grid of letters so that each can be found exactly once. */
import type { Random } from '../../page/random.ts'
import { UNWANTED } from './unwanted.ts'

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

export interface Cell {
  readonly x: number
  readonly y: number
}

/** The cells of each letter: where words can begin. */
function cellsByLetter(rows: LetterGrid['rows']): ReadonlyMap<string, readonly Cell[]> {
  const cells = new Map<string, Cell[]>()
  for (const [y, line] of rows.entries())
    for (const [x, letter] of line.entries()) {
      const same = cells.get(letter)
      if (same) same.push({ x, y })
      else cells.set(letter, [{ x, y }])
    }
  return cells
}

/** The cells of every reading of a word in the grid, in all eight directions. */
function readings(rows: LetterGrid['rows'], word: string, starts = cellsByLetter(rows)): Cell[][] {
  const letters = [...word]
  return (starts.get(letters[0] ?? '') ?? []).flatMap(({ x, y }) =>
    ALL_DIRECTIONS.flatMap(({ dx, dy }) => {
      for (let i = 1; i < letters.length; i++) if (rows[y + dy * i]?.[x + dx * i] !== letters[i]) return []
      return [letters.map((_, i) => ({ x: x + dx * i, y: y + dy * i }))]
    }),
  )
}

function unwantedReadings(rows: LetterGrid['rows']): Cell[][] {
  const starts = cellsByLetter(rows)
  return UNWANTED.flatMap((word) => readings(rows, word, starts))
}

const nameOf = (cells: readonly Cell[]) =>
  cells
    .map(({ x, y }) => `${x},${y}`)
    .sort()
    .join(' ')

/**
 * Number of readings of a word in the grid, in all eight directions. A palindrome (ovo) is read twice in its place, and
 * counts once.
 */
export const occurrences = (rows: LetterGrid['rows'], word: string): number =>
  new Set(readings(rows, word).map(nameOf)).size

/** The unwanted words that can be read in the grid. */
export function unwantedIn(rows: LetterGrid['rows']): string[] {
  const starts = cellsByLetter(rows)
  return UNWANTED.filter((word) => readings(rows, word, starts).length > 0)
}

/** Attempts to change letters until no unwanted word is left. */
const MENDINGS = 60

/**
 * Changes cells until the grid contains no unwanted word; returns true on success. `change` edits the rows at one cell
 * of such a word, or returns false to give up.
 */
export function clearUnwanted(rows: LetterGrid['rows'], change: (cells: readonly Cell[]) => boolean): boolean {
  for (let mending = 0; mending < MENDINGS; mending++) {
    const wrong = unwantedReadings(rows)
    if (wrong.length === 0) return true
    for (const cells of wrong) if (!change(cells)) return false
  }
  return false
}

/** Letters in about the frequency of Portuguese, so that a hidden word is not conspicuous. */
const FILLERS = [...'AAAAEEEEIIOOOUUBCDDFGHJLMMNNPQRRSSTTVXZ']

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

/** True if the word contains the other one, forwards or backwards. */
const holds = (word: string, other: string) => word.includes(other) || [...word].reverse().join('').includes(other)

/** Mendings in which words that no list asks for are changed, too: a child who finds one would ring it. */
const TIDY = 40

/** As children look for words: from left to right, downwards, or both. */
const isForward = ([first, second]: readonly Cell[]) =>
  first !== undefined && second !== undefined && second.x >= first.x && second.y >= first.y

/** Fills the empty cells, and changes them until no unwanted word can be read; null when that does not succeed. */
function fillCells(
  random: Random,
  placed: readonly (readonly string[])[],
  words: readonly string[],
  known: readonly string[],
): string[][] | null {
  const rows = placed.map((line) => line.map((letter) => letter || random.pick(FILLERS)))
  const isFiller = ({ x, y }: Cell) => placed[y]?.[x] === ''
  for (let mending = 0; mending < MENDINGS; mending++) {
    // A word to be found is wanted once: where it was put.
    const extra = words.flatMap((word) => readings(rows, word).filter((cells) => cells.some(isFiller)))
    // A part of the hidden word itself (maCACo, from its end) cannot be changed, and is no accident.
    const starts = cellsByLetter(rows)
    const unwanted = UNWANTED.flatMap((word) =>
      readings(rows, word, starts).filter((cells) => cells.some(isFiller) || !words.some((one) => holds(one, word))),
    )
    const accidents =
      mending < TIDY
        ? known.flatMap((word) =>
            readings(rows, word, starts).filter((cells) => isForward(cells) && cells.some(isFiller)),
          )
        : []
    const wrong = [...unwanted, ...extra, ...accidents]
    if (wrong.length === 0) return rows
    for (const cells of wrong) {
      const fillers = cells.filter(isFiller)
      if (fillers.length === 0) return null
      const { x, y } = random.pick(fillers)
      const line = rows[y]
      if (line) line[x] = random.pick(FILLERS)
    }
  }
  return null
}

/**
 * A grid that contains each word exactly once, and no unwanted word in any direction. Words are capitals without
 * accents and are not part of each other, forwards or backwards. Words that readers `know` are rare among the letters
 * that fill the grid. Throws RangeError if they do not fit.
 */
export function hideWords(
  random: Random,
  words: readonly string[],
  size: number,
  directions: readonly Direction[],
  known: readonly string[] = [],
): LetterGrid {
  const longestFirst = [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  for (let attempt = 0; attempt < 300; attempt++) {
    const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => ''))
    const placements = longestFirst.map((word) => tryPlace(random, grid, word, directions))
    if (placements.includes(null)) continue
    const rows = fillCells(random, grid, words, known)
    if (rows && words.every((word) => occurrences(rows, word) === 1))
      return { size, rows, placements: placements.filter((p) => p !== null) }
  }
  throw new RangeError(`${words.join(', ')} do not fit into ${size} x ${size}`)
}
