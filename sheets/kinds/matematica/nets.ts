/** Nets of solids, and solids as they are seen: prisms and pyramids on regular bases, boxes, a cylinder, a cone. */
import { poly, ring, type Spot } from '../../studio/paths.ts'

export interface Net {
  readonly faces: readonly (readonly Spot[])[]
  readonly discs: readonly (readonly [x: number, y: number, r: number])[]
  /** The mantle of a cone: middle, radius, both directions in degrees. */
  readonly sector: { readonly at: Spot; readonly r: number; readonly from: number; readonly to: number } | null
}

const flat = (faces: Net['faces']): Net => ({ faces, discs: [], sector: null })

const rectangle = (x: number, y: number, width: number, height: number): Spot[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** A regular polygon on a side from one spot to another, to the left of the line between them. */
function regularOn([x, y]: Spot, [toX, toY]: Spot, sides: number): Spot[] {
  const spots: Spot[] = [
    [x, y],
    [toX, toY],
  ]
  let direction = Math.atan2(toY - y, toX - x)
  const length = Math.hypot(toX - x, toY - y)
  while (spots.length < sides) {
    direction -= (2 * Math.PI) / sides
    const [lastX, lastY] = spots.at(-1) ?? [0, 0]
    spots.push([lastX + length * Math.cos(direction), lastY + length * Math.sin(direction)])
  }
  return spots
}

/** Rectangles in a row, a base above one of them and another below; both above where it does not close. */
export function prismNet(sides: number, height: number, column = 0, closes = true): Net {
  const rows = Array.from({ length: sides }, (_, i) => rectangle(i, 0, 1, height))
  const above = (column: number) => regularOn([column, 0], [column + 1, 0], sides)
  if (closes) return flat([...rows, above(column), regularOn([column + 1, height], [column, height], sides)])
  return flat([...rows, ...(sides === 3 ? [0, 2] : [1, sides - 2]).map(above)])
}

const apexOn = ([x, y]: Spot, [toX, toY]: Spot, height: number): Spot => {
  const length = Math.hypot(toX - x, toY - y)
  return [(x + toX) / 2 + (height * (toY - y)) / length, (y + toY) / 2 - (height * (toX - x)) / length]
}

/** A base with triangles on its sides, or on all but one where it does not close. */
export function pyramidNet(sides: number, slant: number, closes = true): Net {
  const r = 0.5 / Math.sin(Math.PI / sides)
  const base = ring(0, 0, r, r, sides, -90 + 180 / sides, 270 + 180 / sides)
  const triangles = base.map((from, i): Spot[] => {
    const to = base[(i + 1) % sides] ?? from
    return [from, to, apexOn(from, to, slant)]
  })
  return flat([base, ...(closes ? triangles : triangles.slice(0, -1))])
}

/** Triangles around the apex, the base below one of them. */
export function fanNet(sides: number, slant: number): Net {
  const edge = Math.hypot(slant, 0.5)
  const step = (2 * Math.asin(0.5 / edge) * 180) / Math.PI
  const rim = ring(0, 0, edge, edge, sides + 1, 90 - (sides * step) / 2, 90 + (sides * step) / 2)
  const at = (i: number): Spot => rim[i] ?? [0, 0]
  const triangles = Array.from({ length: sides }, (_, i): Spot[] => [[0, 0], at(i), at(i + 1)])
  const middle = Math.floor(sides / 2)
  return flat([...triangles, regularOn(at(middle), at(middle + 1), sides)])
}

export function boxNet(width: number, height: number, depth: number): Net {
  return flat([
    rectangle(0, 0, width, height),
    rectangle(width, 0, depth, height),
    rectangle(width + depth, 0, width, height),
    rectangle(2 * width + depth, 0, depth, height),
    rectangle(0, -depth, width, depth),
    rectangle(0, height, width, depth),
  ])
}

/** The mantle is as long as the rim of the discs; both on one side where it does not close. */
export const cylinderNet = (height: number, closes = true): Net => ({
  faces: [rectangle(0, 0, 2 * Math.PI, height)],
  discs: closes
    ? [
        [Math.PI, -1, 1],
        [Math.PI, height + 1, 1],
      ]
    : [
        [Math.PI - 1.4, -1, 1],
        [Math.PI + 1.4, -1, 1],
      ],
  sector: null,
})

/** The arc of the mantle is as long as the rim of the disc. */
export function coneNet(slant: number): Net {
  const half = 180 / slant
  return {
    faces: [],
    discs: [[0, slant + 1, 1]],
    sector: { at: [0, 0], r: slant, from: 90 - half, to: 90 + half },
  }
}

/** A triangle has no arc that goes around a disc. */
export const wrongConeNet = (): Net => ({
  faces: [
    [
      [0, 0],
      [1.6, 2.6],
      [-1.6, 2.6],
    ],
  ],
  discs: [[0, 3.6, 1]],
  sector: null,
})

/** Squares where the rows have a mark. */
export const squaresNet = (rows: readonly string[]): Net =>
  flat(rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === 'x' ? [rectangle(x, y, 1, 1)] : []))))

const FLATNESS = 0.36

const onGround = (sides: number, r: number, turn: number): Spot[] =>
  ring(0, 0, r, r * FLATNESS, sides, turn, turn + 360)

export function prismSeen(sides: number, height: number, r: number, turn: number): Spot[][] {
  const foot = onGround(sides, r, turn)
  const top = foot.map(([x, y]): Spot => [x, y - height])
  const walls = foot.map((from, i): Spot[] => {
    const next = (i + 1) % sides
    return [top[next] ?? from, top[i] ?? from, from, foot[next] ?? from]
  })
  return [...walls, top, foot.toReversed()]
}

export function pyramidSeen(sides: number, height: number, r: number, turn: number): Spot[][] {
  const foot = onGround(sides, r, turn)
  const walls = foot.map((from, i): Spot[] => [[0, -height], from, foot[(i + 1) % sides] ?? from])
  return [...walls, foot.toReversed()]
}

/** Edges of a box seen from its corner. */
export function boxSeen(width: number, height: number, depth: number): Spot[][] {
  const [dx, dy] = [depth * 0.5, depth * 0.4]
  const at = (x: number, y: number, z: number): Spot => [x * width + z * dx, -y * height - z * dy]
  const face = (list: readonly (readonly [number, number, number])[]): Spot[] => list.map(([x, y, z]) => at(x, y, z))
  return [
    face([
      [0, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
      [1, 0, 0],
    ]),
    face([
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
      [1, 0, 1],
    ]),
    face([
      [0, 1, 0],
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
    ]),
    face([
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ]),
    face([
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 0],
    ]),
    face([
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ]),
  ]
}

export const outlineOf = ({ at, r, from, to }: NonNullable<Net['sector']>) =>
  poly([at, ...ring(at[0], at[1], r, r, 24, from, to)])
