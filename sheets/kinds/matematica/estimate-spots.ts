/** Spots all over an ellipse, none close to another, and rings round equal groups of them. */
import type { Random } from '../../page/random.ts'
import { cos, sin } from '../../scene/angles.ts'
import { poly, type Spot } from '../../studio/paths.ts'

export interface Oval {
  readonly cx: number
  readonly cy: number
  readonly rx: number
  readonly ry: number
}

/** Rows and columns of a slanted lattice inside the oval. */
function lattice({ cx, cy, rx, ry }: Oval, pitch: number): Spot[] {
  const rows = Math.floor((2 * ry) / (pitch * 0.88))
  return Array.from({ length: rows }, (_, row) => cy - ry + (row + 0.5) * pitch * 0.88).flatMap((y, row) => {
    const count = Math.ceil(rx / pitch) * 2
    return Array.from(
      { length: count },
      (_, i): Spot => [cx + (i - count / 2 + (row % 2 ? 0.5 : 0)) * pitch, y],
    ).filter(([x]) => ((x - cx) / (rx - pitch * 0.45)) ** 2 + ((y - cy) / (ry - pitch * 0.3)) ** 2 <= 1)
  })
}

export interface Strewn {
  readonly spots: readonly Spot[]
  /** Distance from each to its neighbours, mm. */
  readonly pitch: number
}

export function spotsIn(oval: Oval, count: number, random: Random): Strewn {
  for (let pitch = 40; pitch > 4; pitch -= 0.25) {
    const all = lattice(oval, pitch)
    if (all.length < count * 1.12) continue
    const shaken = random.sample(all, count).map(([x, y], i): Spot => {
      const own = random.fork(i)
      return [x + (own.integer(-10, 10) / 100) * pitch, y + (own.integer(-8, 8) / 100) * pitch]
    })
    return { spots: shaken.toSorted((a, b) => a[1] - b[1]), pitch }
  }
  throw new RangeError(`no room for ${count}`)
}

const ANGLES = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6)

/** Length of a part over its breadth, less one: 0 for a part as broad as long. */
function slimness(part: readonly Spot[]): number {
  const [xs, ys] = [part.map(([x]) => x), part.map(([, y]) => y)]
  const [width, height] = [Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1]
  return Math.max(width, height) / Math.min(width, height) - 1
}

/** Full groups of so many spots, cut from each other by straight lines along wide gaps into compact parts. */
function groupsOf({ spots, pitch }: Strewn, size: number): Spot[][] {
  if (spots.length < size) return []
  if (spots.length === size) return [[...spots]]
  let best: { score: number; parts: readonly [Spot[], Spot[]] } | undefined
  for (const angle of ANGLES) {
    const [dx, dy] = [cos(angle), sin(angle)]
    const along = ([x, y]: Spot) => x * dx + y * dy
    const line = spots.toSorted((a, b) => along(a) - along(b))
    for (let cut = size; cut < line.length; cut += size) {
      const [before, after] = [line[cut - 1], line[cut]]
      if (!before || !after) continue
      const parts = [line.slice(0, cut), line.slice(cut)] as const
      const slim = parts.reduce((sum, part) => sum + (part.length < size ? 0 : slimness(part)), 0)
      const score = Math.min((along(after) - along(before)) / pitch, 0.6) * 1.6 - slim * 0.4
      if (!best || score > best.score) best = { score, parts }
    }
  }
  return best ? best.parts.flatMap((part) => groupsOf({ spots: part, pitch }, size)) : []
}

/** Neighbours of one spot, for each spot. */
const clustersOf = ({ spots }: Strewn, size: number): Spot[][] =>
  spots.map(([cx, cy]) =>
    spots.toSorted((a, b) => (a[0] - cx) ** 2 + (a[1] - cy) ** 2 - (b[0] - cx) ** 2 - (b[1] - cy) ** 2).slice(0, size),
  )

function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = spots.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Spot[]) => {
    const hull: Spot[] = []
    for (const spot of list) {
      for (;;) {
        const [a, b] = [hull.at(-2), hull.at(-1)]
        if (!a || !b || (b[0] - a[0]) * (spot[1] - a[1]) - (b[1] - a[1]) * (spot[0] - a[0]) > 0) break
        hull.pop()
      }
      hull.push(spot)
    }
    return hull.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** The line round a group, so far from its spots. */
export const ringRound = (group: readonly Spot[], distance: number): Spot[] =>
  hullOf(
    group.flatMap(([x, y]) =>
      Array.from({ length: 20 }, (_, i): Spot => {
        const angle = (i * Math.PI) / 10
        return [x + distance * cos(angle), y + distance * sin(angle)]
      }),
    ),
  )

/** From a spot to the nearest point of a closed line. */
function distanceTo([x, y]: Spot, ring: readonly Spot[]): number {
  const squares = ring.map(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay]
    const [dx, dy] = [bx - ax, by - ay]
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    return (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2
  })
  return Math.sqrt(Math.min(...squares))
}

const isInside = ([x, y]: Spot, ring: readonly Spot[]) =>
  ring.every(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay]
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
  })

export interface Grouped extends Strewn {
  readonly groups: readonly (readonly Spot[])[]
}

/** From the ring of a group to the nearest spot outside it; below 0 where one is inside. */
export function roomRound(group: readonly Spot[], { spots, pitch }: Strewn): number {
  const ring = ringRound(group, pitch * RING)
  return Math.min(
    ...spots
      .filter((spot) => !group.includes(spot))
      .map((spot) => (isInside(spot, ring) ? -1 : 1) * distanceTo(spot, ring)),
  )
}

/** Of the pitch: from a spot to its ring. */
export const RING = 0.45
const TRIES = 60

/** Spots with groups that fill them as far as they go, ringed with the most room: the most compact group comes first. */
export function groupedIn(oval: Oval, count: number, size: number, random: Random): Grouped {
  let best: { room: number; grouped: Grouped } | undefined
  for (let i = 0; i < TRIES; i++) {
    const strewn = spotsIn(oval, count, random.fork(i))
    const groups = groupsOf(strewn, size)
    const room = Math.min(...groups.map((group) => roomRound(group, strewn))) / strewn.pitch
    if (!best || room > best.room)
      best = {
        room,
        grouped: { ...strewn, groups: groups.toSorted((a, b) => slimness(a) - slimness(b)) },
      }
    if (room > 0.36) break
  }
  if (!best) throw new RangeError('no groups')
  return best.grouped
}

/** Spots with one group of neighbours. */
export function sampledIn(oval: Oval, count: number, size: number, random: Random): Grouped {
  const strewn = spotsIn(oval, count, random)
  const [freest] = clustersOf(strewn, size)
    .map((group) => ({ group, room: roomRound(group, strewn) }))
    .toSorted((a, b) => b.room - a.room)
  return { ...strewn, groups: freest ? [freest.group] : [] }
}

/** The place on a ring with the most room for its label. */
export const labelSpot = (ring: readonly Spot[], { spots }: Strewn): Spot =>
  ring.toSorted(
    (a, b) =>
      Math.min(...spots.map((spot) => distanceTo(spot, [b]))) - Math.min(...spots.map((spot) => distanceTo(spot, [a]))),
  )[0] ?? [0, 0]

export const ringPath = (group: readonly Spot[], pitch: number) => poly(ringRound(group, pitch * RING))
