/** Things put on the squares of a floor, their neighbours, and walks between them. */
import type { Random } from '../../page/random.ts'
import { type Layout, PLACE_LOOKS, type Placed, rectOf, type SeenPlace } from '../../studio/places/seen-places.ts'
import { FLOOR } from '../../studio/places/two-views.ts'
import type { PlanThing } from '../../studio/shapes/classroom-things.ts'

/** Free places with the door at the right: column, row and width. */
const SLOTS = [
  [0, 0, 2],
  [2, 0, 1],
  [3, 0, 2],
  [5, 0, 1],
  [1, 2, 1],
  [4, 2, 2],
  [0, 4, 2],
  [3, 4, 1],
  [5, 4, 2],
] as const
const DOOR = 6

const heightOf = ({ isTall, isLow }: PlanThing) => (isTall ? 0 : isLow ? 2 : 1)

/** Things in random places: tall ones at the back, low ones in front, so that all are seen. */
export function layoutOf(random: Random, place: SeenPlace): Layout {
  const isMirrored = random.chance(0.5)
  const things = (width: 1 | 2): PlanThing[] => {
    const all = random.shuffle(PLACE_LOOKS[place].things.filter((one) => one.width === width))
    return all.toSorted((a, b) => heightOf(a) - heightOf(b))
  }
  const dealt = { 1: things(1), 2: things(2) }
  const backs = { 1: random.shuffle([0, 1]), 2: random.shuffle([0, 1]) }
  const count = { 1: 0, 2: 0 }
  const placed = SLOTS.map(([u, v, width]): Placed => {
    const index = count[width]++
    const thing = dealt[width][backs[width][index] ?? index]
    if (!thing) throw new RangeError(`no thing for ${u} ${v}`)
    return { thing, u: isMirrored ? FLOOR.columns - u - width : u, v }
  })
  return { place, placed, door: isMirrored ? FLOOR.columns - 1 - DOOR : DOOR }
}

const named = ({ thing }: Placed) => `${thing.article} ${thing.name}`
const from = ({ thing }: Placed) => `d${thing.article} ${thing.name}`

export interface PlanQuestion {
  readonly asks: string
  readonly answer: Placed
}

/** Questions about neighbours in a row whose answer is one of `answers`. */
export function questionsOf({ placed }: Layout, answers: readonly Placed[]): PlanQuestion[] {
  return [0, 2, 4].flatMap((v) => {
    const row = placed.filter((one) => one.v === v).sort((a, b) => a.u - b.u)
    return row.flatMap((one, i): PlanQuestion[] => {
      if (!answers.includes(one)) return []
      const [left, right] = [row[i - 1], row[i + 1]]
      const isNext = (a: Placed, b: Placed) => a.u + a.thing.width === b.u
      return [
        ...(left && right ? [{ asks: `Entre ${named(left)} e ${named(right)} fica`, answer: one }] : []),
        ...(left && isNext(left, one) ? [{ asks: `Logo à direita ${from(left)} fica`, answer: one }] : []),
        ...(right && isNext(one, right) ? [{ asks: `Logo à esquerda ${from(right)} fica`, answer: one }] : []),
      ]
    })
  })
}

/** Quarter turns: one to the right or one to the left. */
export type Turn = 1 | -1
export interface Walk {
  /** Squares of each leg, and the turn before the next one. */
  readonly legs: readonly number[]
  readonly turns: readonly Turn[]
  /** Every square, from the one behind the door. */
  readonly squares: readonly (readonly [u: number, v: number])[]
  /** The thing that is in front at the end. */
  readonly ends: Placed
}

const HEADINGS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const
const LEGS = 3

/** All walks of three legs from the door that end in front of a thing. */
export function walksOf({ placed, door }: Layout): Walk[] {
  const thingAt = (u: number, v: number) => placed.find((one) => v === one.v && u >= one.u && u < one.u + rectOf(one).w)
  const isFree = (u: number, v: number) => u >= 0 && v >= 0 && u < FLOOR.columns && v < FLOOR.rows && !thingAt(u, v)
  const walks: Walk[] = []
  const go = (walk: Omit<Walk, 'ends'>, heading: number) => {
    const [du, dv] = HEADINGS[(heading + 4) % 4] ?? [0, 0]
    const squares = [...walk.squares]
    for (let steps = 1; ; steps++) {
      const [u, v] = squares.at(-1) ?? [0, 0]
      const [nu, nv] = [u + du, v + dv]
      if (!isFree(nu, nv) || squares.some(([a, b]) => a === nu && b === nv)) return
      squares.push([nu, nv])
      const legs = [...walk.legs, steps]
      const ends = thingAt(nu + du, nv + dv)
      if (legs.length === LEGS) {
        if (ends) walks.push({ legs, turns: walk.turns, squares: [...squares], ends })
        continue
      }
      for (const turn of [1, -1] as const)
        go({ legs, turns: [...walk.turns, turn], squares: [...squares] }, heading + turn)
    }
  }
  go({ legs: [], turns: [], squares: [[door, 0]] }, 2)
  return walks
}

/** Three walks to three things, with other turns where there are such; those to `known` things come last. */
export function threeWalks(random: Random, layout: Layout, known: readonly string[]): Walk[] {
  const chosen: Walk[] = []
  const isKnown = ({ ends }: Walk) => Number(known.includes(ends.thing.name))
  const all = random.shuffle(walksOf(layout)).sort((a, b) => isKnown(a) - isKnown(b))
  for (const strict of [true, false])
    for (const walk of all) {
      const isNew = chosen.every(
        ({ ends, turns, legs }) =>
          ends !== walk.ends &&
          (!strict || turns.join() !== walk.turns.join()) &&
          `${legs} ${turns}` !== `${walk.legs} ${walk.turns}`,
      )
      if (isNew && chosen.length < 3) chosen.push(walk)
    }
  return chosen
}
