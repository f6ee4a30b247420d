/** Cubes with something missing: spots of a dice, pieces of an endless road, the place of the sixth face. */
import type { Random } from '../../page/random.ts'
import type { Spot } from '../../studio/paths.ts'
import { pips } from './fold-cubes.ts'
import { CUBE_SIDE } from './fold-faces.ts'
import { onFace } from './fold-models.ts'
import { cubeNet, type Face, type FoldNet, folded, gap3, meetings, rimOf, sidesOf } from './fold-nets.ts'
import { type FacePaint, moved, type Patch } from './fold-paint.ts'
import { type Tab, tabsOf } from './fold-tabs.ts'
import { oppositesOf } from './net-cubes.ts'
import { hexominoes } from './net-solids.ts'

const NETS: readonly string[] = hexominoes('cubo')
  .map(({ id }) => id)
  .filter((id) => id.split('|').every((row) => row.length <= 4))

/** Four squares and a tab at each end are as wide as the paper. */
export const PUZZLE_SIDE = 37

const netOf = (id: string): FoldNet => cubeNet(id.split('|'), PUZZLE_SIDE)

const tabsOrThrow = (tabs: readonly Tab[] | null): readonly Tab[] => {
  if (!tabs) throw new RangeError('a net without room for its tabs')
  return tabs
}

export interface DicePuzzle {
  readonly net: FoldNet
  readonly tabs: readonly Tab[]
  /** Spots of each face, and which faces are left to the child. */
  readonly values: readonly number[]
  readonly missing: readonly number[]
  readonly opposites: readonly number[]
}

export function dicePuzzle(random: Random): DicePuzzle {
  const id = random.pick(NETS)
  const opposites = oppositesOf(id.split('|'))
  const pairs = opposites.flatMap((other, one) => (one < other ? [[one, other] as const] : []))
  const low = random.shuffle([1, 2, 3])
  const values: number[] = []
  const missing: number[] = []
  pairs.forEach((pair, i) => {
    const [first, second] = random.shuffle(pair)
    values[first ?? 0] = low[i] ?? 1
    values[second ?? 0] = 7 - (low[i] ?? 1)
    missing.push(random.pick(pair))
  })
  const net = netOf(id)
  return { net, tabs: tabsOrThrow(tabsOf(net)), values, missing, opposites }
}

/** The spots of a face at its place on the net. */
export const pipsOn = (face: Face, value: number): Patch[] =>
  onFace(
    face,
    moved(pips(value), ([x, y]) => [(x / CUBE_SIDE) * PUZZLE_SIDE, (y / CUBE_SIDE) * PUZZLE_SIDE]),
  )

export interface RoadPuzzle {
  readonly net: FoldNet
  readonly tabs: readonly Tab[]
  /** Of each face, the middles of the two sides where the road comes and goes. */
  readonly ways: readonly (readonly [Spot, Spot])[]
  readonly missing: readonly number[]
  /** Faces in the order of the road. */
  readonly order: readonly number[]
}

/** A side of a face leads to another face, on the net or once it is folded. */
interface Crossing {
  readonly from: number
  readonly to: number
  readonly middle: Spot
}

function crossingsOf(net: FoldNet): Crossing[] {
  const sides = sidesOf(net)
  const rim = rimOf(net)
  const middle = ({ from, to }: { readonly from: Spot; readonly to: Spot }): Spot => [
    (from[0] + to[0]) / 2,
    (from[1] + to[1]) / 2,
  ]
  const flat = sides.flatMap((side): Crossing[] => {
    const [x, y] = middle(side)
    const across = sides.find((other) => {
      const [ox, oy] = middle(other)
      return other.face !== side.face && Math.hypot(x - ox, y - oy) < 0.02
    })
    return across ? [{ from: side.face, to: across.face, middle: [x, y] }] : []
  })
  const glued = meetings(net).flatMap(([one, other]): Crossing[] => {
    const [a, b] = [rim[one], rim[other]]
    if (!a || !b) return []
    return [
      { from: a.face, to: b.face, middle: middle(a) },
      { from: b.face, to: a.face, middle: middle(b) },
    ]
  })
  return [...flat, ...glued]
}

/** A way over all faces of a cube and back to the first. */
function roundTrip(random: Random, crossings: readonly Crossing[]): number[] {
  const go = (trip: readonly number[]): number[] | null => {
    const last = trip.at(-1) ?? 0
    const next = crossings.filter(({ from }) => from === last).map(({ to }) => to)
    if (trip.length === 6) return next.includes(trip[0] ?? 0) ? [...trip] : null
    for (const face of random.shuffle(next)) {
      const found = trip.includes(face) ? null : go([...trip, face])
      if (found) return found
    }
    return null
  }
  return go([0]) ?? []
}

export function roadPuzzle(random: Random): RoadPuzzle {
  const net = netOf(random.pick(NETS))
  const crossings = crossingsOf(net)
  const order = roundTrip(random, crossings)
  const between = (from: number, to: number): Spot =>
    crossings.find((one) => one.from === from && one.to === to)?.middle ?? [0, 0]
  const ways = net.faces.map((_, face): readonly [Spot, Spot] => {
    const i = order.indexOf(face)
    return [between(face, order[(i + 5) % 6] ?? 0), between(face, order[(i + 1) % 6] ?? 0)]
  })
  const start = random.integer(0, 5)
  // Faces that follow one another would hide where the road crosses between them.
  const missing = [order[start] ?? 0, order[(start + random.integer(2, 4)) % 6] ?? 0]
  return { net, tabs: tabsOrThrow(tabsOf(net)), ways, missing, order }
}

/** Five squares (x), the place that closes the cube (c) and two that do not (o), row by row. */
export const OPEN_NETS: readonly string[] = [
  '..c..|oxxxx|..x.o',
  '.c...|xxxxo|.x.o.',
  '.x.o|cxxx|.x.o',
  '..x.o|oxxxx|..c..',
  '.c...|oxxxx|.x..o',
  'c....|xxxxo|x.o..',
  '.c...|.xxxx|ox.o.',
  'c....|xxxxo|x..o.',
  'x.o.|xxxc|x.o.',
  'ox.o.|.xxxx|.c...',
  '.x..o|oxxxx|.c...',
  'x..o.|xxxxo|c....',
  '.c...|oxxxx|..x.o',
  'c....|xxxxo|.x.o.',
  'ox.o.|.xxxx|..c..',
  'x..o.|xxxxo|.c...',
  '.c...|oxxxx|.o.x.',
  'c....|xxxxo|o.x..',
  'x.o.|xxxc|o.x.',
  '.x.o.|oxxxx|...c.',
  '.c...|oxxxx|.o..x',
  'c....|xxxxo|o..x.',
  'ox.o.|.xxxx|....c',
  '..c..|oxxxx|.o.x.',
  '..x.o|oxxxx|...c.',
  'cx.o|.xxx|.x.o',
  'xx.o.|.xxxo|.c...',
  'xx.o.|.xxxo|..c..',
]

/** Five squares in a row are as wide as the paper. */
export const SMALL_SIDE = 32

export interface PlacePuzzle {
  readonly id: string
  /** Five squares, and then the sixth at the place where it closes the cube. */
  readonly net: FoldNet
  readonly tabs: readonly Tab[]
  /** Places to choose from, and the right one among them. */
  readonly places: readonly Face[]
  readonly right: number
}

const squaresOf = (id: string, sign: string): Face[] =>
  id.split('|').flatMap((row, y) =>
    [...row].flatMap((mark, x): Face[] => {
      if (mark !== sign) return []
      const [left, top] = [x * SMALL_SIDE, y * SMALL_SIDE]
      return [
        [
          [left, top],
          [left + SMALL_SIDE, top],
          [left + SMALL_SIDE, top + SMALL_SIDE],
          [left, top + SMALL_SIDE],
        ],
      ]
    }),
  )

export const squaresNet = (id: string, faces: readonly Face[]): FoldNet => ({ id, faces, turn: () => 90 })

/** True if the squares become the six sides of a cube. */
export function closes(net: FoldNet): boolean {
  const middles = folded(net).map((place, i) => {
    const [a = [0, 0], , c = [0, 0]] = net.faces[i] ?? []
    return place([(a[0] + c[0]) / 2, (a[1] + c[1]) / 2])
  })
  return middles.every((one, i) => middles.slice(i + 1).every((other) => gap3(one, other) > 1))
}

export function placePuzzle(random: Random, id: string): PlacePuzzle {
  const [right = []] = squaresOf(id, 'c')
  const wrong = squaresOf(id, 'o')
  const net = squaresNet(id, [...squaresOf(id, 'x'), right])
  const places = random.shuffle([right, ...wrong])
  const tabs = tabsOrThrow(tabsOf(net, { bare: [5], kept: wrong }))
  return { id, net, tabs, places, right: places.indexOf(right) }
}

export const plainPaint = (net: FoldNet, fill: FacePaint['fill']): FacePaint[] =>
  net.faces.map(() => ({ fill, patches: [] }))
