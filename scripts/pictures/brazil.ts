/**
 * Writes sheets/kinds/mapas/brazil.json: the borders of Brazil's states as chains of points that neighbours share, and
 * the countries around it. `node scripts/pictures/brazil.ts`
 *
 * States: @svg-maps/brazil (MapSVG, CC BY 4.0), a Mercator map in units of 0.064 degrees of longitude. Countries: Natural
 * Earth in world-atlas, laid over it by the outermost points of Brazil.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import map from '@svg-maps/brazil'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Point = readonly [x: number, y: number]
/** Points of two states nearer than this are one point. */
const SNAP = 0.35
/** Farthest that a simplified border is from the true one. */
const TOLERANCE = 0.45
/** Area of the smallest island that is kept. */
const SMALLEST = 3
/** Part of the countries around that is kept: as far as a page shows it. */
const AROUND = { left: -420, top: -420, right: 1000, bottom: 1000 }
const NEIGHBOURS: Readonly<Record<string, string>> = {
  Argentina: 'Argentina',
  Bolivia: 'Bolívia',
  Chile: 'Chile',
  Colombia: 'Colômbia',
  Ecuador: 'Equador',
  France: 'Guiana Francesa',
  Guyana: 'Guiana',
  Paraguay: 'Paraguai',
  Peru: 'Peru',
  Suriname: 'Suriname',
  Uruguay: 'Uruguai',
  Venezuela: 'Venezuela',
}

const area = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] as Point
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
}

/** Douglas and Peucker: the fewest points of a chain that stay within the tolerance. */
function simplified(chain: readonly Point[]): Point[] {
  const [first, last] = [chain[0], chain.at(-1)]
  if (!first || !last || chain.length < 3) return [...chain]
  const away = chain.map((point) => distance(point, first, last))
  const farthest = Math.max(...away)
  if (farthest <= TOLERANCE) return [first, last]
  const at = away.indexOf(farthest)
  return [...simplified(chain.slice(0, at + 1)), ...simplified(chain.slice(at)).slice(1)]
}

/** Rings of a path of `m`, relative lines and `z`. */
function ringsOf(path: string): Point[][] {
  let [x, y] = [0, 0]
  return path.split(/(?=m)/).map((part) => {
    const numbers = (part.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    const ring: Point[] = []
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i] ?? 0
      y += numbers[i + 1] ?? 0
      ring.push([x, y])
    }
    ;[x, y] = ring[0] as Point
    return ring
  })
}

const locations: readonly { readonly id: string; readonly path: string }[] = map.locations
const states = locations.map(({ id, path }) => ({
  id: id.toUpperCase(),
  rings: ringsOf(path).filter((ring, _, rings) => area(ring) >= SMALLEST || rings.length === 1),
}))

const points: Point[] = []
/** Number of a point, the same for all that are near it. */
function numberOf([x, y]: Point): number {
  const near = points.findIndex(([px, py]) => Math.hypot(px - x, py - y) < SNAP)
  return near >= 0 ? near : points.push([x, y]) - 1
}

const numbered = states.flatMap(({ id, rings }) => rings.map((ring) => ({ id, numbers: ring.map(numberOf) })))

/** The points of other rings that lie on a straight part of a border, in order: neighbours were not cut at the same places. */
function between(a: number, b: number): number[] {
  const [from, to] = [points[a] as Point, points[b] as Point]
  const along = ([x, y]: Point) => (x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])
  return points
    .map((point, number) => ({ point, number }))
    .filter(({ point, number }) => number !== a && number !== b && distance(point, from, to) < SNAP)
    .sort((one, other) => along(one.point) - along(other.point))
    .map(({ number }) => number)
}

const rings = numbered.map(({ id, numbers }) => ({
  id,
  numbers: numbers
    .flatMap((number, i) => [...between(numbers.at(i - 1) as number, number), number])
    .filter((number, i, all) => number !== all.at(i - 1)),
}))
const edge = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`)
const owners = new Map<string, Set<string>>()
for (const { id, numbers } of rings)
  for (const [i, number] of numbers.entries()) {
    const key = edge(number, numbers.at(i - 1) as number)
    owners.set(key, (owners.get(key) ?? new Set()).add(id))
  }
const ownersOf = (a: number, b: number) => [...(owners.get(edge(a, b)) ?? [])].sort().join(' ')

const arcs: { numbers: readonly number[]; owners: string }[] = []
/** Number of an arc from 1; below zero where it is walked backwards. */
function arcOf(numbers: readonly number[], of: string): number {
  const same = (other: readonly number[]) => other.join() === numbers.join()
  const found = arcs.findIndex((arc) => same(arc.numbers) || same(arc.numbers.toReversed()))
  if (found < 0) return arcs.push({ numbers, owners: of })
  return same(arcs[found]?.numbers ?? []) ? found + 1 : -(found + 1)
}
const turn = (numbers: readonly number[], i: number) => numbers[(i + numbers.length) % numbers.length] as number
/** Points where a border ends: for one state, and so for all. */
const ends = new Set(
  rings.flatMap(({ numbers }) =>
    numbers.filter((number, i) => ownersOf(turn(numbers, i - 1), number) !== ownersOf(number, turn(numbers, i + 1))),
  ),
)
const stateRings = new Map<string, number[][]>()
for (const { id, numbers } of rings) {
  const at = (i: number) => turn(numbers, i)
  const breaks = numbers.flatMap((number, i) => (ends.has(number) ? [i] : []))
  const starts = breaks.length > 0 ? breaks : [numbers.indexOf(Math.min(...numbers))]
  const walked = starts.map((start, i) => {
    const end = (starts[i + 1] ?? (starts[0] as number) + numbers.length) as number
    const chain = Array.from({ length: end - start + 1 }, (_, step) => at(start + step))
    return arcOf(chain, ownersOf(chain[0] as number, chain[1] as number))
  })
  stateRings.set(id, [...(stateRings.get(id) ?? []), walked])
}

const extent = (chain: readonly Point[], axis: 0 | 1) => {
  const values = chain.map((point) => (axis === 0 ? point[0] : point[1]))
  return [Math.min(...values), Math.max(...values)] as const
}
/** The point inside the largest part of a state that is farthest from its border, and how far: the place of its name. */
function roomiest(rings: readonly (readonly Point[])[]): readonly [x: number, y: number, r: number] {
  const ring = [...rings].sort((a, b) => area(b) - area(a))[0] as readonly Point[]
  const inside = ([x, y]: Point) =>
    ring.reduce((odd, [ax, ay], i) => {
      const [bx, by] = ring.at(i - 1) as Point
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd
    }, false)
  const [minX, maxX] = extent(ring, 0)
  const [minY, maxY] = extent(ring, 1)
  let best: readonly [number, number, number] = [0, 0, 0]
  for (let x = minX; x < maxX; x += 1.5)
    for (let y = minY; y < maxY; y += 1.5) {
      if (!inside([x, y])) continue
      const room = Math.min(...ring.map((point, i) => distance([x, y], ring.at(i - 1) as Point, point)))
      if (room > best[2]) best = [x, y, room]
    }
  return best
}

const tenths = (chain: readonly Point[]) => chain.flatMap(([x, y]) => [Math.round(x * 10), Math.round(y * 10)])

// The countries.
const mercator = (latitude: number) => (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
const world: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(readFileSync(file, 'utf8'))
const all = feature(world, world.objects.countries)
function polygonsOf(name: string): Point[][] {
  const geometry = all.features.find(({ properties }) => properties.name === name)?.geometry
  if (geometry?.type === 'Polygon') return [geometry.coordinates[0] as unknown as Point[]]
  if (geometry?.type === 'MultiPolygon') return geometry.coordinates.map(([outer]) => outer as unknown as Point[])
  throw new RangeError(`no country ${name}`)
}
const brazil = polygonsOf('Brazil').sort((a, b) => b.length - a.length)[0] as Point[]
const drawn = states.flatMap(({ rings }) => rings.flat())
const [west, east] = extent(brazil, 0)
const [south, north] = extent(brazil, 1)
const [left, right] = extent(drawn, 0)
const [top, bottom] = extent(drawn, 1)
const placed = ([longitude, latitude]: Point): Point => [
  left + ((longitude - west) / (east - west)) * (right - left),
  top + ((mercator(north) - mercator(latitude)) / (mercator(north) - mercator(south))) * (bottom - top),
]
/** Cut by the box, side by side (Sutherland and Hodgman). */
function clipped(ring: readonly Point[]): Point[] {
  const sides: readonly [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, AROUND.left, 1],
    [0, AROUND.right, -1],
    [1, AROUND.top, 1],
    [1, AROUND.bottom, -1],
  ]
  return sides.reduce<Point[]>(
    (kept, [axis, limit, sign]) => {
      const inside = (point: Point) => sign * (point[axis] - limit) >= 0
      return kept.flatMap((point, i) => {
        const before = kept.at(i - 1) as Point
        const t = (limit - before[axis]) / (point[axis] - before[axis])
        const crossing: Point = [before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])]
        if (inside(point)) return inside(before) ? [point] : [crossing, point]
        return inside(before) ? [crossing] : []
      })
    },
    [...ring],
  )
}
const countries = Object.entries(NEIGHBOURS).map(([name, portuguese]) => ({
  name: portuguese,
  rings: polygonsOf(name)
    .map((ring) => simplified(clipped(ring.map(placed))))
    .filter((ring) => ring.length > 2 && area(ring) >= SMALLEST)
    .map(tenths),
}))

const output = {
  arcs: arcs.map(({ numbers }) => tenths(simplified(numbers.map((number) => points[number] as Point)))),
  states: Object.fromEntries([...stateRings].sort(([a], [b]) => (a < b ? -1 : 1))),
  rooms: Object.fromEntries(
    states.map(({ id, rings }) => [id, roomiest(rings).map((value) => Math.round(value * 10))] as const),
  ),
  countries,
}
writeFileSync(new URL('../../sheets/kinds/mapas/brazil.json', import.meta.url), `${JSON.stringify(output)}\n`)
