/** A board of signs with one way through it: no cell beside the way goes on with it. */
import type { Random } from '../../page/random.ts'
import type { SignTask, Together } from './sign-tasks.ts'
import type { Tiling } from './tiling.ts'

/** Cells that share a wall, for each cell. */
export function neighboursOf(tiling: Tiling): readonly (readonly number[])[] {
  const next = tiling.cells.map((): number[] => [])
  for (const { a, b } of tiling.walls) {
    if (b === null) continue
    next[a]?.push(b)
    next[b]?.push(a)
  }
  return next
}

export interface WayAsked {
  readonly start: number
  readonly goal: number
  /** Cells of the way. */
  readonly least: number
  readonly most: number
  /** No cell of the way touches another but those before and after it: there is no short cut. */
  readonly apart: boolean
}

const TRIES = 400
/** Steps of one try: a way that has lost itself is begun anew. */
const STEPS = 3000

/** Steps from each cell to the goal. */
function distances(next: readonly (readonly number[])[], goal: number): number[] {
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

function tryWay(next: readonly (readonly number[])[], far: readonly number[], asked: WayAsked, random: Random) {
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

/** A way of the length that is asked. Throws RangeError when none is found. */
export function findWay(tiling: Tiling, asked: WayAsked, random: Random): number[] {
  const next = neighboursOf(tiling)
  const far = distances(next, asked.goal)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const way = tryWay(next, far, asked, random.fork(`way ${attempt}`))
    if (way) return way
  }
  throw new RangeError(`no way of ${asked.least} to ${asked.most} cells`)
}

/** Part of the cells off the way that tempt with a sign of the row, or that belong and lead nowhere. */
const TEMPTING = 0.6
const LEADING_NOWHERE = 0.3

function fillInOrder(
  signs: readonly string[],
  stray: (random: Random) => string,
  way: readonly number[],
  next: readonly (readonly number[])[],
  random: Random,
): string[] {
  const at = new Map(way.map((cell, i) => [cell, i]))
  return next.map((beside, cell) => {
    const own = at.get(cell)
    if (own !== undefined) return signs[own] ?? ''
    const near = beside.flatMap((other) => at.get(other) ?? [])
    const goesOn = new Set(near.map((i) => signs[i + 1]))
    const around = random.pick(near.length > 0 ? near : [random.integer(0, signs.length - 1)])
    const tempting = random.shuffle([around - 2, around - 1, around + 2, around + 3]).flatMap((i) => signs[i] ?? [])
    const strays = Array.from({ length: 6 }, () => stray(random))
    const wanted = random.chance(TEMPTING) ? [...tempting, ...strays] : [...strays, ...tempting]
    return wanted.find((sign) => !goesOn.has(sign)) ?? signs[0] ?? ''
  })
}

function fillTogether(
  task: Together,
  way: readonly number[],
  next: readonly (readonly number[])[],
  random: Random,
): string[] {
  const on = new Set(way)
  return next.map((beside, cell) => {
    const nowhere = !beside.some((other) => on.has(other)) && random.chance(LEADING_NOWHERE)
    return on.has(cell) || nowhere ? task.belonging(random) : task.stray(random)
  })
}

/** The sign of every cell. */
export function fillBoard(task: SignTask, tiling: Tiling, way: readonly number[], random: Random): string[] {
  const next = neighboursOf(tiling)
  return task.order === 'together'
    ? fillTogether(task, way, next, random)
    : fillInOrder(task.signs, task.stray, way, next, random)
}
