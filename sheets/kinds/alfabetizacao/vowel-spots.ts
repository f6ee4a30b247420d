/** Spots of the things with letters: each vowel has its own order, as its place asks. */
import type { Random } from '../../page/random.ts'
import type { Spot } from '../../studio/paths.ts'

/** Things of one row, from the left to the right. */
export interface Line {
  readonly spots: readonly Spot[]
  /** Half their height, mm. */
  readonly r: number
  /** Height of the board below them, or of the rail that they hang from. */
  readonly rail: number
}

/** Room of the things, mm. */
const FIELD = { x: 17, y: 91, width: 176, height: 166 }
const CENTRE = FIELD.x + FIELD.width / 2

type Side = 5 | 6 | 7

/** So many in each row: far away there are more and smaller ones. */
const FURROWS: Readonly<Record<Side, readonly number[]>> = {
  5: [6, 6, 5, 4, 4],
  6: [8, 7, 6, 6, 5, 4],
  7: [9, 8, 8, 7, 6, 6, 5],
}

function furrows(side: Side, random: Random): Line[] {
  const rows = FURROWS[side].map((count) => ({ count, pitch: FIELD.width / (count + 0.35) }))
  const high = 0.95 * rows.reduce((sum, { pitch }) => sum + pitch, 0)
  const squeeze = FIELD.height / high
  let top = FIELD.y
  return rows.map(({ count, pitch }, row) => {
    const height = pitch * 0.95 * squeeze
    const y = top + height / 2
    top += height
    const shift = (row % 2 ? -1 : 1) * pitch * 0.14
    const r = Math.min(pitch * 0.455, height * 0.49)
    const spots = Array.from(
      { length: count },
      (_, i): Spot => [CENTRE + (i - (count - 1) / 2) * pitch + shift, y + (random.integer(-10, 10) / 10) * r * 0.06],
    )
    return { spots, r, rail: y + r }
  })
}

/** Moves of each star, and how near two may come, in half heights. */
const [MOVES, APART] = [60, 2.3]

/** Strewn over the sky: each is moved as far as its neighbours let it. */
function strewn(side: Side, random: Random): Line[] {
  const [wide, high] = [FIELD.width / (side + 0.34), FIELD.height / side]
  const r = Math.min(wide, high) * 0.4
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, i): [number, number] => [
      FIELD.x + wide * (i + 0.5 + (row % 2 ? 0.34 : 0)),
      FIELD.y + high * (row + 0.5),
    ]),
  )
  const all = rows.flat()
  const within = (x: number, y: number) =>
    x >= FIELD.x + r && x <= FIELD.x + FIELD.width - r && y >= FIELD.y + r && y <= FIELD.y + FIELD.height - r
  for (let move = 0; move < MOVES; move++)
    for (const spot of all) {
      const x = spot[0] + (random.integer(-100, 100) / 100) * wide * 0.16
      const y = spot[1] + (random.integer(-100, 100) / 100) * high * 0.16
      const isFree = all.every((other) => other === spot || Math.hypot(other[0] - x, other[1] - y) >= r * APART)
      if (within(x, y) && isFree) [spot[0], spot[1]] = [x, y]
    }
  return rows.map((spots) => ({ spots, r, rail: FIELD.y }))
}

/** They hang from straight rails by strings of several lengths. */
function hanging(side: Side, random: Random): Line[] {
  const [wide, high] = [FIELD.width / (side + 0.34), FIELD.height / side]
  const r = Math.min(wide * 0.45, high * 0.39)
  const slack = high - 2 * r - 3.4
  return Array.from({ length: side }, (_, row) => {
    const rail = FIELD.y + high * row + 1
    const drops = random.shuffle(Array.from({ length: side }, (_, i) => i / (side - 1)))
    const spots = drops.map(
      (drop, i): Spot => [FIELD.x + wide * (i + 0.5 + (row % 2 ? 0.34 : 0)), rail + 1.6 + r + slack * drop],
    )
    return { spots, r, rail }
  })
}

/** In nests on straight boards; every second row leaves the other end free. */
function nesting(side: Side): Line[] {
  const [wide, high] = [FIELD.width / (side + 0.6), FIELD.height / side]
  const r = Math.min(wide * 0.44, high * 0.43)
  return Array.from({ length: side }, (_, row) => {
    const rail = FIELD.y + high * (row + 1) - 3
    const spots = Array.from(
      { length: side },
      (_, i): Spot => [FIELD.x + wide * (i + 0.5 + (row % 2 ? 0 : 0.6)), rail - r * 1.08],
    )
    return { spots, r, rail }
  })
}

/** Grapes of each row of the bunch: each is between two of the row above. */
const BUNCH: Readonly<Record<Side, readonly number[]>> = {
  5: [5, 6, 5, 4, 3, 2],
  6: [5, 6, 7, 6, 5, 4, 3],
  7: [5, 6, 7, 6, 7, 6, 5, 4, 3],
}
/** Between the middles of two rows, in pitches, and the grape's share of its pitch: a pencil goes round it. */
const [ROW, GRAPE] = [0.87, 0.44]
/** Stalk above the bunch, mm. */
const STALK = 7

function bunch(side: Side): Line[] {
  const counts = BUNCH[side]
  const pitch = Math.min(
    FIELD.width / Math.max(...counts),
    (FIELD.height - STALK + 6) / (ROW * (counts.length - 1) + 2 * GRAPE),
  )
  const r = pitch * GRAPE
  return counts.map((count, row) => ({
    spots: Array.from(
      { length: count },
      (_, i): Spot => [CENTRE + (i - (count - 1) / 2) * pitch, FIELD.y + STALK + r + row * ROW * pitch],
    ),
    r,
    rail: FIELD.y,
  }))
}

const ORDERS: Readonly<Record<string, (side: Side, random: Random) => Line[]>> = {
  A: furrows,
  E: strewn,
  I: hanging,
  O: nesting,
  U: bunch,
}

/** The rows of things for a vowel: `side` times as many as `side`. */
export function linesOf(vowel: string, side: Side, random: Random): Line[] {
  const order = ORDERS[vowel]
  if (!order) throw new RangeError(`no place for ${vowel}`)
  return order(side, random)
}

export type { Side }

/** The list cut into the rows. */
export function cut<Item>(items: readonly Item[], lengths: readonly number[]): Item[][] {
  let from = 0
  return lengths.map((length) => {
    from += length
    return items.slice(from - length, from)
  })
}
