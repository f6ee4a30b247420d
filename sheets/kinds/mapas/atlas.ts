/** Borders of Brazil and of the countries around it, placed on the paper. Lengths in mm. */
import { type Box, boxOfPoints } from '../../lettering/bounds.ts'
import { contains, type Polygons } from '../../scene/even-odd.ts'
import { type Point, round } from '../../scene/marks.ts'
import brazil from './brazil.json' with { type: 'json' }
import { type Region, STATES, type State } from './states.ts'

/** Chains of x, y in tenths of a unit of the map; states share them. */
const ARCS: readonly (readonly number[])[] = brazil.arcs
/** Rings of numbers of arcs, counted from 1; below zero an arc is walked backwards. */
const RINGS: Readonly<Record<string, readonly (readonly number[])[]>> = brazil.states
/** The roomiest point inside each state, and its distance to the border. */
const ROOMS: Readonly<Record<string, readonly number[]>> = brazil.rooms

/** The map is a Mercator projection: its western and northern end, and units for a degree of the equator. */
const WEST = -74.0006
const NORTH = 5.2646
const UNITS = { x: 15.613, y: 15.513 }

const degrees = (latitude: number) => (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))

const ringsOf = (id: string) => RINGS[id] ?? []
/** Numbers of the arcs around each state. */
const BORDERS: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  STATES.map(({ id }) => [id, new Set(ringsOf(id).flat().map(Math.abs))]),
)
const arcsOf = (id: string): ReadonlySet<number> => BORDERS.get(id) ?? new Set()

/** Ids of the states that share a border with one, by the map. */
export function neighboursOf(id: string): string[] {
  const arcs = arcsOf(id)
  return STATES.map((state) => state.id).filter(
    (other) => other !== id && [...arcsOf(other)].some((arc) => arcs.has(arc)),
  )
}

/** Arcs of one state alone: the coast, and the borders with other countries. */
export function outerArcs(): readonly number[] {
  const owners = STATES.flatMap(({ id }) => [...arcsOf(id)])
  return owners.filter((arc) => owners.indexOf(arc) === owners.lastIndexOf(arc))
}

/** True if an arc is part of the border of a state of the region. */
export const hasArc = (arc: number, region: Region): boolean =>
  STATES.some((state) => state.region === region && arcsOf(state.id).has(arc))

/** Arcs that two of the states, of different groups, share. */
export function bordersBetween(groups: readonly (readonly string[])[]): readonly number[] {
  const owners = new Map<number, Set<number>>()
  for (const [group, ids] of groups.entries())
    for (const arc of ids.flatMap((id) => [...arcsOf(id)])) owners.set(arc, (owners.get(arc) ?? new Set()).add(group))
  return [...owners].flatMap(([arc, of]) => (of.size > 1 ? [arc] : []))
}

/** True for points inside closed rings; a box around them spares most tests. */
export function insideOf(rings: Polygons): (point: Point) => boolean {
  const { x, y, width, height } = boxOfPoints(rings.flat())
  const isNear = (point: Point) => point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height
  return (point) => isNear(point) && contains(rings, point)
}

/** A part of the map in a box of the paper. */
export class Atlas {
  /** mm for a unit of the map. */
  readonly scale: number
  private readonly dx: number
  private readonly dy: number

  /** @param ids states that fill the box */
  constructor(ids: readonly string[], box: Box) {
    const chains = ids.flatMap((id) => ringsOf(id).flat()).map((arc) => ARCS[Math.abs(arc) - 1] ?? [])
    const xs = chains.flatMap((chain) => chain.filter((_, i) => i % 2 === 0).map((x) => x / 10))
    const ys = chains.flatMap((chain) => chain.filter((_, i) => i % 2 === 1).map((y) => y / 10))
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    this.scale = Math.min(box.width / (right - left), box.height / (bottom - top))
    this.dx = box.x + (box.width - (right - left) * this.scale) / 2 - left * this.scale
    this.dy = box.y + (box.height - (bottom - top) * this.scale) / 2 - top * this.scale
  }

  private place(x: number, y: number): Point {
    return { x: round(this.dx + x * this.scale), y: round(this.dy + y * this.scale) }
  }

  private points(chain: readonly number[]): Point[] {
    return Array.from({ length: chain.length / 2 }, (_, i) =>
      this.place((chain[2 * i] ?? 0) / 10, (chain[2 * i + 1] ?? 0) / 10),
    )
  }

  /** Path of a chain, or of a closed ring. */
  private static path(points: readonly Point[], closed: boolean): string {
    const lines = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    return `${lines.join('')}${closed ? 'z' : ''}`
  }

  arc = (arc: number): string => Atlas.path(this.points(ARCS[arc - 1] ?? []), false)

  private length(arc: number): number {
    const points = this.points(ARCS[arc - 1] ?? [])
    return points.reduce(
      (sum, { x, y }, i) => sum + Math.hypot(x - (points[i - 1]?.x ?? x), y - (points[i - 1]?.y ?? y)),
      0,
    )
  }

  /** Length around the ring that an arc is a part of, on the paper. */
  roundRing(arc: number): number {
    const ring = Object.values(RINGS)
      .flat()
      .find((one) => one.some((part) => Math.abs(part) === arc))
    return (ring ?? []).reduce((sum, part) => sum + this.length(Math.abs(part)), 0)
  }

  private rings(id: string): Point[][] {
    return ringsOf(id).map((ring) =>
      ring.flatMap((arc) => {
        const points = this.points(ARCS[Math.abs(arc) - 1] ?? [])
        return (arc < 0 ? points.toReversed() : points).slice(1)
      }),
    )
  }

  state = (id: string): string =>
    this.rings(id)
      .map((ring) => Atlas.path(ring, true))
      .join('')

  /** The countries around: name and contours. */
  countries(): readonly { readonly name: string; readonly rings: readonly (readonly Point[])[] }[] {
    return brazil.countries.map(({ name, rings }) => ({ name, rings: rings.map((ring) => this.points(ring)) }))
  }

  static contour = (rings: readonly (readonly Point[])[]): string =>
    rings.map((ring) => Atlas.path(ring, true)).join('')

  /** Every line of the map: borders of states, and contours of countries. */
  lines(): readonly (readonly Point[])[] {
    return [...ARCS.map((arc) => this.points(arc)), ...this.countries().flatMap(({ rings }) => rings)]
  }

  /** True for points inside a state. */
  within = (id: string): ((point: Point) => boolean) => insideOf(this.rings(id))

  /** Place of a state's name, and its distance to the border. */
  room(id: string): Point & { readonly r: number } {
    const [x = 0, y = 0, r = 0] = ROOMS[id] ?? []
    return { ...this.place(x / 10, y / 10), r: (r / 10) * this.scale }
  }

  at(longitude: number, latitude: number): Point {
    return this.place((longitude - WEST) * UNITS.x, (NORTH - degrees(latitude)) * UNITS.y)
  }

  capital = ({ longitude, latitude }: State): Point => this.at(longitude, latitude)

  /** The eastern end of Brazil between two heights of the paper; null where it is not. */
  easternmost(top: number, bottom: number): number | null {
    const xs = ARCS.flatMap((chain) => this.points(chain)).flatMap(({ x, y }) => (y >= top && y <= bottom ? [x] : []))
    return xs.length > 0 ? Math.max(...xs) : null
  }
}
