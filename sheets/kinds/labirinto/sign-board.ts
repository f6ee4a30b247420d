/** A board of signs with one path through it: no cell beside the path continues it. */
import type { Random } from '../../page/random.ts'
import { clearUnwanted } from '../alfabetizacao/letter-grid.ts'
import type { InOrder, SignTask, Together } from './sign-tasks.ts'
import type { Tiling } from './tiling.ts'

type Neighbours = readonly (readonly number[])[]

/** Cells that share a wall, for each cell. */
function neighboursOf(tiling: Tiling): Neighbours {
  const next = tiling.cells.map((): number[] => [])
  for (const { a, b } of tiling.walls) {
    if (b === null) continue
    next[a]?.push(b)
    next[b]?.push(a)
  }
  return next
}

interface WayAsked {
  readonly start: number
  readonly goal: number
  /** Fewest cells of the path. */
  readonly least: number
  readonly most: number
  /** No cell of the path touches another except its neighbours on it: there is no short cut. */
  readonly apart: boolean
}

const TRIES = 400
/** Steps of one attempt: a dead end starts again. */
const STEPS = 3000

/** Steps from each cell to the goal. */
function distances(next: Neighbours, goal: number): number[] {
  const far = next.map(() => Infinity)
  far[goal] = 0
  const queue = [goal]
  for (const cell of queue)
    for (const other of next[cell] ?? [])
      if (far[other] === Infinity) {
        far[other] = (far[cell] ?? 0) + 1
        queue.push(other)
      }
  return far
}

function tryWay(next: Neighbours, far: readonly number[], asked: WayAsked, random: Random) {
  const way = [asked.start]
  const on = new Set(way)
  let steps = 0
  const free = (cell: number) =>
    !on.has(cell) && (!asked.apart || (next[cell] ?? []).filter((other) => on.has(other)).length === 1)
  const walk = (): boolean => {
    const here = way.at(-1) ?? asked.start
    if (here === asked.goal) return way.length >= asked.least
    for (const cell of random.shuffle(next[here] ?? [])) {
      if (++steps > STEPS) return false
      if (!free(cell) || way.length + 1 + (far[cell] ?? Infinity) > asked.most) continue
      way.push(cell)
      on.add(cell)
      if (walk()) return true
      way.pop()
      on.delete(cell)
    }
    return false
  }
  return walk() ? way : null
}

/** A path of the requested length. Throws RangeError if it finds no such path. */
function findWay(tiling: Tiling, asked: WayAsked, random: Random): number[] {
  const next = neighboursOf(tiling)
  const far = distances(next, asked.goal)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const way = tryWay(next, far, asked, random.fork(`way ${attempt}`))
    if (way) return way
  }
  throw new RangeError(`no way of ${asked.least} to ${asked.most} cells`)
}

/** Share of the cells off the path with a sign of the row, or with one that belongs and leads nowhere. */
const TEMPTING = 0.6
const LEADING_NOWHERE = 0.3

/** Draws the sign of a cell, another one each time; null where it cannot be another. */
type SignOf = (cell: number) => string | null

function signsInOrder(task: InOrder, way: readonly number[], next: Neighbours, random: Random): SignOf {
  const { signs, stray } = task
  const at = new Map(way.map((cell, i) => [cell, i]))
  return (cell) => {
    if (at.has(cell)) return null
    const near = (next[cell] ?? []).flatMap((other) => at.get(other) ?? [])
    const goesOn = new Set(near.map((i) => signs[i + 1]))
    const around = random.pick(near.length > 0 ? near : [random.integer(0, signs.length - 1)])
    const tempting = random.shuffle([around - 2, around - 1, around + 2, around + 3]).flatMap((i) => signs[i] ?? [])
    const strays = Array.from({ length: 6 }, () => stray(random))
    const wanted = random.chance(TEMPTING) ? [...tempting, ...strays] : [...strays, ...tempting]
    return wanted.find((sign) => !goesOn.has(sign)) ?? signs[0] ?? ''
  }
}

function signsTogether(task: Together, way: readonly number[], next: Neighbours, random: Random): SignOf {
  const on = new Set(way)
  const nowhere = next.map((beside) => !beside.some((other) => on.has(other)) && random.chance(LEADING_NOWHERE))
  return (cell) => (on.has(cell) || nowhere[cell] ? task.belonging(random) : task.stray(random))
}

/** The cells as a grid of capitals, '' outside the board, and the cell of each place. */
function gridOf({ cells }: Tiling, signs: readonly string[]) {
  const columns = [...new Set(cells.map(({ x }) => x))].sort((a, b) => a - b)
  const lines = [...new Set(cells.map(({ y }) => y))].sort((a, b) => a - b)
  const rows = lines.map(() => columns.map(() => ''))
  const cellAt = lines.map(() => columns.map(() => -1))
  cells.forEach(({ x, y }, cell) => {
    const [row, column] = [lines.indexOf(y), columns.indexOf(x)]
    ;(rows[row] as string[])[column] = (signs[cell] ?? '').toUpperCase()
    ;(cellAt[row] as number[])[column] = cell
  })
  return { rows, cellAt }
}

interface FilledBoard {
  /** The sign of every cell. */
  readonly signs: readonly string[]
  /** The signs in place, in capitals; '' outside the board. */
  readonly rows: readonly (readonly string[])[]
}

/** Null if the letters of the path themselves make an unwanted word. */
function fillBoard(task: SignTask, tiling: Tiling, way: readonly number[], random: Random): FilledBoard | null {
  const next = neighboursOf(tiling)
  const inOrder = task.order === 'in order'
  const signOf = inOrder ? signsInOrder(task, way, next, random) : signsTogether(task, way, next, random)
  const at = new Map(way.map((cell, i) => [cell, i]))
  const signs = tiling.cells.map((_, cell) => signOf(cell) ?? (inOrder ? task.signs[at.get(cell) ?? 0] : '') ?? '')
  const { rows, cellAt } = gridOf(tiling, signs)
  const clear = clearUnwanted(rows, (cells) => {
    for (const { x, y } of random.shuffle(cells)) {
      const cell = cellAt[y]?.[x] ?? -1
      const sign = signOf(cell)
      const row = rows[y]
      if (sign === null || !row) continue
      signs[cell] = sign
      row[x] = sign.toUpperCase()
      return true
    }
    return false
  })
  return clear ? { signs, rows } : null
}

const BOARDS = 40

/**
 * A path and the sign of every cell. No unwanted word can be read on a board of letters. Throws RangeError without one.
 */
export function makeBoard(task: SignTask, tiling: Tiling, asked: WayAsked, random: Random) {
  for (let attempt = 0; attempt < BOARDS; attempt++) {
    const own = random.fork(`board ${attempt}`)
    const way = findWay(tiling, asked, own)
    const filled = fillBoard(task, tiling, way, own)
    if (filled) return { way, ...filled }
  }
  throw new RangeError('no board without unwanted words')
}
