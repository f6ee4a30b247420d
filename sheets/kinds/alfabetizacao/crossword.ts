/** Lays out a crossword: words that share letters, without accidental words beside them. */
import type { Random } from '../../page/random.ts'

export interface Entry {
  readonly word: string
  readonly column: number
  readonly row: number
  readonly across: boolean
}

export interface Crossword {
  readonly columns: number
  readonly rows: number
  readonly entries: readonly Entry[]
}

export interface Room {
  readonly columns: number
  readonly rows: number
}

type Letters = Map<string, string>
const at = (column: number, row: number) => `${column},${row}`
const ATTEMPTS = 120
/** Layouts to choose the smallest from. */
const TRIES = 10

/** The cells of an entry, in the order of its letters. */
export function cellsOfEntry({ word, column, row, across }: Entry): { column: number; row: number; letter: string }[] {
  return [...word].map((letter, i) => ({ letter, column: column + (across ? i : 0), row: row + (across ? 0 : i) }))
}

/** Number of letters the entry shares with those laid; -1 if it does not fit: another letter, or a neighbour. */
function crossings(letters: Letters, entry: Entry): number {
  const cells = cellsOfEntry(entry)
  const [dx, dy] = entry.across ? [1, 0] : [0, 1]
  const [first, last] = [cells[0], cells.at(-1)]
  if (!first || !last) return -1
  if (letters.has(at(first.column - dx, first.row - dy)) || letters.has(at(last.column + dx, last.row + dy))) return -1
  let shared = 0
  for (const { column, row, letter } of cells) {
    const there = letters.get(at(column, row))
    if (there === letter) {
      // Two shared letters in a row lie on a word of the same direction.
      if (letters.has(at(column - dx, row - dy)) && (column !== first.column || row !== first.row)) return -1
      shared++
    } else if (there !== undefined) return -1
    else if (letters.has(at(column + dy, row + dx)) || letters.has(at(column - dy, row - dx))) return -1
  }
  return shared
}

interface Reach {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function reachOf(entries: readonly Entry[]): Reach {
  const cells = entries.flatMap(cellsOfEntry)
  const [columns, rows] = [cells.map(({ column }) => column), cells.map(({ row }) => row)]
  return { left: Math.min(...columns), top: Math.min(...rows), right: Math.max(...columns), bottom: Math.max(...rows) }
}

const fits = (entries: readonly Entry[], room: Room) => {
  const { left, top, right, bottom } = reachOf(entries)
  return right - left < room.columns && bottom - top < room.rows
}

/** Every place where the word crosses what is laid, the most crossings first. */
function places(letters: Letters, laid: readonly Entry[], word: string, room: Room): Entry[] {
  const found: { readonly entry: Entry; readonly shared: number }[] = []
  for (const entry of laid)
    for (const cell of cellsOfEntry(entry))
      for (let i = 0; i < word.length; i++) {
        if (word[i] !== cell.letter) continue
        const across = !entry.across
        const next = { word, across, column: cell.column - (across ? i : 0), row: cell.row - (across ? 0 : i) }
        const shared = crossings(letters, next)
        if (shared > 0 && fits([...laid, next], room)) found.push({ entry: next, shared })
      }
  return found.sort((a, b) => b.shared - a.shared).map(({ entry }) => entry)
}

function lay(random: Random, words: readonly string[], count: number, room: Room): Entry[] | null {
  const letters: Letters = new Map()
  const laid: Entry[] = []
  const put = (entry: Entry) => {
    laid.push(entry)
    for (const { column, row, letter } of cellsOfEntry(entry)) letters.set(at(column, row), letter)
  }
  for (const word of words) {
    if (laid.length === count) break
    if (laid.length === 0) {
      put({ word, column: 0, row: 0, across: random.chance(0.5) })
      continue
    }
    const open = places(letters, laid, word, room)
    if (open.length > 0) put(open[random.integer(0, Math.min(2, open.length - 1))] as Entry)
  }
  return laid.length === count ? laid : null
}

/** Moved to the top left corner. */
function inCorner(entries: readonly Entry[]): Crossword {
  const { left, top, right, bottom } = reachOf(entries)
  const moved = entries.map((entry) => ({ ...entry, column: entry.column - left, row: entry.row - top }))
  const sorted = moved.sort((a, b) => a.row - b.row || a.column - b.column || Number(b.across) - Number(a.across))
  return { columns: right - left + 1, rows: bottom - top + 1, entries: sorted }
}

/**
 * `count` of the words, the first ones with the better chance, all connected; `pinned` words are always among them.
 * Throws RangeError when they do not fit into the room.
 */
export function layCrossword(
  random: Random,
  words: readonly string[],
  count: number,
  room: Room,
  pinned: readonly string[] = [],
): Crossword {
  const found: Crossword[] = []
  for (let attempt = 0; attempt < ATTEMPTS && found.length < TRIES; attempt++) {
    // Later attempts reach further into the deck.
    const near = random.shuffle(words.slice(0, count * 2 + attempt * 2))
    const laid = lay(random, [...pinned, ...near.filter((word) => !pinned.includes(word))], count, room)
    if (laid && pinned.every((word) => laid.some((entry) => entry.word === word))) found.push(inCorner(laid))
  }
  // The one that fills the room least has the largest cells, the smallest of those the most shared letters.
  const share = ({ columns, rows }: Crossword) => Math.max(columns / room.columns, rows / room.rows)
  const best = found.sort((a, b) => share(a) - share(b) || a.columns * a.rows - b.columns * b.rows)[0]
  if (best) return best
  throw new RangeError(`no crossword of ${count} words in ${room.columns} x ${room.rows}`)
}
