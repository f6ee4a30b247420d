/** Nets of flat faces in millimetres, folded in space: where each face comes, which sides of the rim meet. */
import { ring, type Spot } from '../../studio/paths.ts'

export type Point3 = readonly [x: number, y: number, z: number]
export type Face = readonly Spot[]

export interface FoldNet {
  readonly id: string
  /** Corners of each face, clockwise on the page, seen from outside. */
  readonly faces: readonly Face[]
  /** Degrees by which the second face is folded back from the first. */
  readonly turn: (from: number, to: number) => number
}

export interface Side {
  readonly face: number
  readonly from: Spot
  readonly to: Spot
}

const at = <One>(list: readonly One[], i: number): One => {
  const found = list[(i + list.length) % list.length]
  if (found === undefined) throw new RangeError('an empty list')
  return found
}

const isSame = ([x, y]: Spot, [otherX, otherY]: Spot) => Math.hypot(x - otherX, y - otherY) < 0.02
const isShared = (one: Side, other: Side) => isSame(one.from, other.to) && isSame(one.to, other.from)

export const sidesOf = ({ faces }: Pick<FoldNet, 'faces'>): Side[] =>
  faces.flatMap((spots, face) => spots.map((from, i) => ({ face, from, to: at(spots, i + 1) })))

export interface Fold {
  readonly side: Side
  readonly parent: number
  readonly child: number
}

/** Folds from the first face outwards, those nearest to it first. */
export function foldsOf(net: FoldNet): Fold[] {
  const sides = sidesOf(net)
  const reached = [0]
  const folds: Fold[] = []
  for (const parent of reached)
    for (const side of sides.filter(({ face }) => face === parent)) {
      const across = sides.find((other) => isShared(side, other))
      if (!across || reached.includes(across.face)) continue
      reached.push(across.face)
      folds.push({ side, parent, child: across.face })
    }
  return folds
}

/** Sides of one face alone, one after the other around the net. */
export function rimOf(net: FoldNet): Side[] {
  const sides = sidesOf(net)
  const left = sides.filter((side) => !sides.some((other) => isShared(side, other)))
  const rim = left.splice(0, 1)
  while (left.length > 0) {
    const end = at(rim, -1)
    const next = left.findIndex(({ from }) => isSame(from, end.to))
    rim.push(...left.splice(Math.max(0, next), 1))
  }
  return rim
}

/** A turn about a side of the flat net, away from who looks at the page. */
function aboutSide({ from, to }: Side, degrees: number): (spot: Point3) => Point3 {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return ([x, y, z]) => {
    const [vx, vy] = [x - from[0], y - from[1]]
    const along = (ux * vx + uy * vy) * (1 - c)
    return [
      from[0] + vx * c + uy * z * s + ux * along,
      from[1] + vy * c - ux * z * s + uy * along,
      z * c + (ux * vy - uy * vx) * s,
    ]
  }
}

export type Placed = (spot: Spot) => Point3

/** Places of all faces in space; `part` of each fold is done, from 0 to 1. */
export function folded(net: FoldNet, part = 1): Placed[] {
  const moves = new Map<number, (spot: Point3) => Point3>([[0, (spot) => spot]])
  for (const { side, parent, child } of foldsOf(net)) {
    const outer = moves.get(parent)
    // Faces are clockwise: what is beyond a side is at its left, and a positive turn takes it back.
    const turn = aboutSide(side, net.turn(parent, child) * part)
    if (outer) moves.set(child, (spot) => outer(turn(spot)))
  }
  return net.faces.map((_, i) => {
    const move = moves.get(i)
    if (!move) throw new RangeError(`a face of ${net.id} hangs on no other`)
    return ([x, y]: Spot) => move([x, y, 0])
  })
}

export const gap3 = (one: Point3, other: Point3) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** Sides are where they should be within this, mm. */
const EXACT = 0.05

/** Pairs of places in the rim that meet when the net is folded. */
export function meetings(net: FoldNet): [number, number][] {
  const placed = folded(net)
  const rim = rimOf(net).map(({ face, from, to }) => {
    const place = placed[face] ?? (([x, y]: Spot): Point3 => [x, y, 0])
    return [place(from), place(to)] as const
  })
  return rim.flatMap(([from, to], i) =>
    rim.flatMap(([otherFrom, otherTo], k): [number, number][] =>
      k > i && gap3(from, otherTo) < EXACT && gap3(to, otherFrom) < EXACT ? [[i, k]] : [],
    ),
  )
}

const rectangle = (x: number, y: number, width: number, height: number): Spot[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** Six squares where the rows have a mark, the first of them in front. */
export function cubeNet(rows: readonly string[], side: number, front = 0): FoldNet {
  const faces = rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === 'x' ? [rectangle(x * side, y * side, side, side)] : [])),
  )
  const first = at(faces, front)
  return { id: rows.join('|'), faces: [first, ...faces.filter((face) => face !== first)], turn: () => 90 }
}

/** A prism: its walls in a row, the first of them in front, both bases at one of them. `base` is clockwise. */
export function prismNet(id: string, base: readonly Spot[], height: number, column: number): FoldNet {
  const lengths = base.map(([x, y], i) => Math.hypot(at(base, i + 1)[0] - x, at(base, i + 1)[1] - y))
  const starts = lengths.map((_, i) => lengths.slice(0, i).reduce((sum, one) => sum + one, 0))
  const angleOf = (i: number) => Math.atan2(at(base, i + 1)[1] - at(base, i)[1], at(base, i + 1)[0] - at(base, i)[0])
  const [bx, by] = at(base, column)
  const turned = base.map(([x, y]): Spot => {
    const [c, s] = [Math.cos(-angleOf(column)), Math.sin(-angleOf(column))]
    return [at(starts, column) + (x - bx) * c - (y - by) * s, (x - bx) * s + (y - by) * c]
  })
  return {
    id,
    faces: [
      ...lengths.map((width, i) => rectangle(at(starts, i), 0, width, height)),
      turned.map(([x, y]): Spot => [x, -y]).reverse(),
      turned.map(([x, y]): Spot => [x, y + height]),
    ],
    turn: (from, to) => {
      if (Math.max(from, to) >= base.length) return 90
      const bend = ((angleOf(Math.max(from, to)) - angleOf(Math.min(from, to))) * 180) / Math.PI
      return (bend + 360) % 360
    },
  }
}

const mirrored = ([x, y]: Spot, from: Spot, to: Spot): Spot => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const part = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)
  return [2 * (from[0] + part * dx) - x, 2 * (from[1] + part * dy) - y]
}

/** A pyramid: the base, and triangles on its sides. With `fan` the last one is at the one before it. */
export function pyramidNet(id: string, sides: number, side: number, slant: number, fan = false): FoldNet {
  const r = side / 2 / Math.sin(Math.PI / sides)
  const base = ring(0, 0, r, r, sides, -90 + 180 / sides, 270 + 180 / sides)
  const triangles = base.map((from, i): Spot[] => {
    const to = at(base, i + 1)
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const reach = Math.hypot(mx, my)
    return [to, from, [mx + (mx / reach) * slant, my + (my / reach) * slant]]
  })
  if (fan) {
    const [far = [0, 0], , apex = [0, 0]] = at(triangles, -2)
    const near = at(triangles, -2)[1] ?? [0, 0]
    // The last triangle is beyond the side where the one before it ends.
    triangles[sides - 1] = [apex, far, mirrored(near, apex, far)].reverse()
  }
  const slope = Math.acos(side / 2 / Math.tan(Math.PI / sides) / slant)
  const beside = Math.acos(Math.sin(slope) ** 2 * Math.cos((2 * Math.PI) / sides) + Math.cos(slope) ** 2)
  const degrees = (angle: number) => (angle * 180) / Math.PI
  return {
    id,
    faces: [base, ...triangles].map((face) => (areaOf(face) < 0 ? face.toReversed() : face)),
    turn: (from, to) => degrees(Math.min(from, to) === 0 ? Math.PI - slope : beside),
  }
}

/** Positive for a face that is clockwise on the page. */
export const areaOf = (face: Face): number =>
  face.reduce((sum, [x, y], i) => sum + (x * at(face, i + 1)[1] - at(face, i + 1)[0] * y) / 2, 0)
