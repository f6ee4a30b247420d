/**
 * Moves of a mancala with two rows of six houses and seeds that are sown one by one, anticlockwise: oware of the Akan in
 * Ghana, ouri in Cape Verde, warri in Antigua (L. Russ, The Complete Mancala Games Book, 2000).
 */
import type { Random } from '../../page/random.ts'
import type { Level } from '../../scene/scene.ts'

/** Houses of a row; those of the child are 0 to 5, below from left to right, the others go on above to the left. */
export const ROW = 6
const HOUSES = 2 * ROW

export interface Sown {
  readonly house: number
  /** Seeds of each house when the last seed has fallen. */
  readonly after: readonly number[]
  /** House of the last seed. */
  readonly last: number
  /** Seeds that are taken from the other row. */
  readonly taken: number
  /** Houses that they are taken from. */
  readonly emptied: number
}

export interface SowingTask {
  /** Seeds of each house. */
  readonly board: readonly number[]
  readonly moves: readonly Sown[]
  /** House of the move that takes most; null where no move is chosen. */
  readonly best: number | null
}

/** Sows a house: the last seed takes two or three from the other row, and so do those before it in one go. */
export function sow(board: readonly number[], house: number): Sown {
  const after = [...board]
  const seeds = after[house] ?? 0
  after[house] = 0
  for (let i = 1; i <= seeds; i++) {
    const at = (house + i) % HOUSES
    after[at] = (after[at] ?? 0) + 1
  }
  const last = (house + seeds) % HOUSES
  let [taken, emptied] = [0, 0]
  for (let at = last; at >= ROW && [2, 3].includes(after[at] ?? 0); at--) {
    taken += after[at] ?? 0
    emptied += 1
  }
  return { house, after, last, taken, emptied }
}

const own = Array.from({ length: ROW }, (_, i) => i)
const most = (numbers: readonly number[]) => Math.max(...numbers)

/** Most seeds that a house shows. */
const FULL = 8

function easy(random: Random): SowingTask | null {
  const board = Array.from({ length: HOUSES }, () => random.integer(0, 4))
  const house = random.integer(1, 4)
  board[house] = random.integer(4, 6)
  const move = sow(board, house)
  return move.last >= ROW ? { board, moves: [move], best: null } : null
}

const MOVES = 4

function middle(random: Random): SowingTask | null {
  const board = Array.from({ length: HOUSES }, (_, i) => (i < ROW ? random.integer(2, 7) : random.integer(0, 4)))
  const all = own.map((house) => sow(board, house))
  if (most(all.flatMap(({ after }) => after)) > FULL) return null
  const single = all.filter(({ emptied }) => emptied < 2)
  const takes = single.filter(({ taken }) => taken > 0)
  const misses = single.filter(({ taken }) => taken === 0)
  if (takes.length < 2 || misses.length < 1 || single.length < MOVES) return null
  const chosen = new Set([...takes.slice(0, 3), ...misses].slice(0, MOVES))
  const moves = single.filter((move) => chosen.has(move))
  return new Set(moves.map(({ last }) => last)).size < MOVES ? null : { board, moves, best: null }
}

function hard(random: Random): SowingTask | null {
  const board = Array.from({ length: HOUSES }, (_, i) => (i < ROW ? random.integer(1, 8) : random.integer(0, 3)))
  const moves = own.map((house) => sow(board, house))
  if (most(moves.flatMap(({ after }) => after)) > FULL + 1) return null
  const top = most(moves.map(({ taken }) => taken))
  const winners = moves.filter(({ taken }) => taken === top)
  const [winner] = winners
  const others = moves.filter(({ taken }) => taken > 0 && taken < top)
  // A move that takes everything from the other row ends some games and is forbidden in others.
  const clears = moves.some(({ after, last, emptied }) =>
    after.slice(ROW).every((seeds, i) => seeds === 0 || (i + ROW <= last && i + ROW > last - emptied)),
  )
  if (!winner || winners.length > 1 || winner.emptied < 2 || others.length < 2 || clears) return null
  return { board, moves, best: winner.house }
}

const TASKS: Readonly<Record<Level, (random: Random) => SowingTask | null>> = {
  facil: easy,
  medio: middle,
  desafio: hard,
}
const ATTEMPTS = 4000

/** A board and its moves. Throws RangeError where none suits the level. */
export function sowingTask(random: Random, level: Level): SowingTask {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const task = TASKS[level](random)
    if (task) return task
  }
  throw new RangeError(`no board for ${level}`)
}

/** Letter of a house: A to F below, G to L above from right to left. */
export const houseName = (house: number): string => 'ABCDEFGHIJKL'.charAt(house)
