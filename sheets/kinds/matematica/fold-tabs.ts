/** Tabs to glue: of two sides that meet one has a tab, in turn around the rim, where no face or tab is in its room. */
import type { Spot } from '../../studio/paths.ts'
import { type Face, type FoldNet, meetings, rimOf, type Side } from './fold-nets.ts'

export interface Tab {
  /** Place in the rim, and that of the side it is glued to. */
  readonly at: number
  readonly to: number
  readonly side: Side
  readonly shape: Face
}

const DEPTH = 8
/** Both ends are cut back by this part of the depth. */
const SLANT = 0.8

export function tabOn({ from, to }: Side): Face {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const depth = Math.min(DEPTH, length * 0.4)
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const out = (x: number): Spot => [from[0] + ux * x + uy * depth, from[1] + uy * x - ux * depth]
  return [from, out(depth * SLANT), out(length - depth * SLANT), to]
}

const axesOf = (face: Face) =>
  face.map(([x, y], i): Spot => {
    const [toX, toY] = face[(i + 1) % face.length] ?? [x, y]
    const length = Math.hypot(toX - x, toY - y)
    return [(toY - y) / length, (x - toX) / length]
  })

/** True if two convex shapes share room; sides that touch do not. */
export function shareRoom(one: Face, other: Face, slack = 0.3): boolean {
  return [...axesOf(one), ...axesOf(other)].every(([ax, ay]) => {
    const spread = (face: Face) => face.map(([x, y]) => x * ax + y * ay)
    const [a, b] = [spread(one), spread(other)]
    return Math.max(...a) > Math.min(...b) + slack && Math.max(...b) > Math.min(...a) + slack
  })
}

interface Wishes {
  /** Faces that the child draws: they have no tabs. */
  readonly bare?: readonly number[]
  /** Rooms to keep free. */
  readonly kept?: readonly Face[]
}

/** Tabs of a net; null where a pair of sides has room for none. */
export function tabsOf(net: FoldNet, { bare = [], kept = [] }: Wishes = {}): Tab[] | null {
  const rim = rimOf(net)
  const shapes = rim.map(tabOn)
  const blocked = shapes.map(
    (shape, i) => bare.includes(rim[i]?.face ?? 0) || [...net.faces, ...kept].some((room) => shareRoom(shape, room)),
  )
  const clash = shapes.map((one, i) => shapes.map((other, k) => i !== k && shareRoom(one, other)))
  const pairs = meetings(net)
  let best: { readonly cost: number; readonly chosen: readonly number[] } | null = null
  for (let choice = 0; choice < 2 ** pairs.length; choice++) {
    const chosen = pairs.map((pair, i) => pair[((choice >> i) & 1) as 0 | 1])
    if (chosen.some((i) => blocked[i])) continue
    const has = new Set(chosen)
    const cost = rim.filter((_, i) => has.has(i) === has.has((i + 1) % rim.length)).length
    if (best && best.cost <= cost) continue
    if (chosen.some((one) => chosen.some((other) => clash[one]?.[other]))) continue
    best = { cost, chosen }
  }
  if (!best) return null
  const { chosen } = best
  return pairs.flatMap((pair, i) => {
    const [at, to] = chosen[i] === pair[0] ? pair : [pair[1], pair[0]]
    const side = rim[at]
    return side ? [{ at, to, side, shape: shapes[at] ?? [] }] : []
  })
}
