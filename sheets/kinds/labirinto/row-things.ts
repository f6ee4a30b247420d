/** Things seen from above that walls of mazes are made of: rocks, vegetables, tree crowns, corals, leaves on a pond, roofs. */
import type { Random } from '../../page/random.ts'
import { cos, sin } from '../../scene/angles.ts'
import { type Point, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { box, circle, poly, ring, type Spot, scallop, star } from '../../studio/paths.ts'
import type { Pen } from '../../studio/pen.ts'

/** A shape of a thing. Those of one layer and one fill are printed as one path; without a fill it is a line. */
export interface Piece {
  readonly layer: 0 | 1 | 2
  readonly fill: PaletteName | null
  readonly d: string
}

/** Hundreds of small things in a few paths. */
export function merged(pen: Pen, pieces: readonly Piece[]): Mark[] {
  const heaps = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const key = `${piece.layer} ${piece.fill}`
    const heap = heaps.get(key)
    if (heap) heap.push(piece)
    else heaps.set(key, [piece])
  }
  return [...heaps.values()]
    .toSorted(([a], [b]) => (a?.layer ?? 0) - (b?.layer ?? 0))
    .flatMap((heap) => pen.shape(heap.map(({ d }) => d).join(''), heap[0]?.fill ?? null, heap[0]?.layer ? 0.45 : 0.6))
}

/** A thing about a point, so far from its middle to its edge; `look` is the same along one stretch of wall. */
export type Round = (at: Point, r: number, random: Random, look: number) => readonly Piece[]

const on = (layer: Piece['layer'], fill: Piece['fill'], d: string): Piece => ({ layer, fill, d })

/** Small ones have straight sides, rounded by the line: hundreds of arcs would make a heavy file. */
const ruffled = ({ x, y }: Point, r: number, bumps: number) =>
  r > ROUNDED ? scallop(ring(x, y, r * 0.82, r * 0.82, bumps), 0.56) : star(x, y, r * 1.04, bumps, 0.72)
const ROUNDED = 4

/** A disc; a small one has nine sides. */
const disc = (x: number, y: number, r: number) => (r > LARGE ? circle(x, y, r) : poly(ring(x, y, r, r, 9)))
const LARGE = 2.6

/** Smaller things have no details, mm. */
const LEAST = 1.3

const ROCKS = ['stone', 'greyPale', 'purplePale', 'tan'] as const

/** Large and small ones, with a crater, with two or without. */
export const rock: Round = ({ x, y }, mean, random) => {
  const r = (mean * random.integer(80, 118)) / 100
  const turn = random.integer(0, 50)
  const corners = Array.from({ length: 7 }, (_, i): Spot => {
    const [angle, reach] = [((i * 51.4 + turn) * Math.PI) / 180, (r * random.integer(88, 108)) / 100]
    return [x + reach * cos(angle), y + reach * sin(angle)]
  })
  const boulder = on(0, random.pick(ROCKS), poly(corners))
  const craters = random.integer(0, 2)
  const side = random.chance(0.5) ? 1 : -1
  if (r < LEAST || craters === 0) return [boulder]
  const one = disc(x + side * r * 0.3, y - r * 0.2, r * 0.24)
  const other = craters === 2 ? disc(x - side * r * 0.3, y + r * 0.34, r * 0.16) : ''
  return [boulder, on(1, 'stoneDark', one + other)]
}

const lettuce: Round = (at, r) => [on(0, 'leaf', ruffled(at, r, 7)), on(1, 'lime', ruffled(at, r * 0.54, 5))]

const cabbage: Round = ({ x, y }, r) => [
  on(0, 'purplePale', disc(x, y, r * 0.94)),
  on(
    1,
    null,
    `M${round(x)} ${round(y + r * 0.7)}V${round(y - r * 0.6)}M${round(x - r * 0.6)} ${round(y - r * 0.2)}Q${round(x)} ${round(y + r * 0.5)} ${round(x + r * 0.6)} ${round(y - r * 0.2)}`,
  ),
]

const pumpkin: Round = ({ x, y }, r) => [
  on(0, 'orange', disc(x, y, r * 0.94)),
  on(1, null, poly(ring(x, y, r * 0.42, r * 0.9, 9))),
  on(2, 'leafDark', disc(x, y, r * 0.2)),
]

const tomatoes: Round = (at, r) => [
  on(0, 'leafDark', ruffled(at, r, 6)),
  ...[-0.4, 0.4, 0].map((dx, i) => on(1, 'red', disc(at.x + dx * r, at.y + (i === 2 ? -0.36 : 0.3) * r, r * 0.27))),
]

const carrots: Round = ({ x, y }, r) => [on(0, 'lime', star(x, y, r, 9, 0.56)), on(1, 'orange', disc(x, y, r * 0.34))]

const radishes: Round = ({ x, y }, r) => [on(0, 'leaf', star(x, y, r, 7, 0.5)), on(1, 'pink', disc(x, y, r * 0.36))]

const CROPS = { lettuce, cabbage, pumpkin, tomatoes, carrots, radishes }

/** Vegetables of one sort on each bed, none of them what the traveller looks for. */
export function crop(goal: string): Round {
  const unlike = goal === 'carrot' ? ['carrots'] : goal === 'leaf' ? ['lettuce', 'cabbage'] : ['tomatoes', 'radishes']
  const own = Object.entries(CROPS).flatMap(([name, one]) => (unlike.includes(name) ? [] : [one]))
  return (at, r, random, look) => (own[look % own.length] ?? pumpkin)(at, r, random, look)
}

const foliage = ({ x, y }: Point, r: number): Piece =>
  on(
    1,
    null,
    `M${round(x - r * 0.5)} ${round(y)}q${round(r * 0.1)} ${round(-r * 0.5)} ${round(r * 0.6)} ${round(-r * 0.5)}`,
  )

/** A crown in one of these greens; small ones are trimmed round, so that a hedge of them is calm. */
const crown =
  (fills: readonly PaletteName[]): Round =>
  (at, r, random) => [
    on(0, random.pick(fills), r > ROUNDED ? ruffled(at, r, 7) : disc(at.x, at.y, r * 0.98)),
    ...(random.chance(0.6) ? [foliage(at, r)] : []),
  ]

export const treeCrown = crown(['leaf', 'leafDark', 'lime'])
export const bushCrown = crown(['leaf', 'lime', 'green'])

const BLOOMS = ['pink', 'yellow', 'white', 'purplePale', 'redPale'] as const

/** Flowers of one colour on each bed. */
export const bloom: Round = (at, r, _random, look) => {
  const fill = inTurn(BLOOMS, look)
  return [
    on(0, fill, ruffled(at, r * 0.9, 5)),
    on(1, fill === 'yellow' ? 'orange' : 'yellow', disc(at.x, at.y, r * 0.3)),
  ]
}

export const coral: Round = (at, r, random) => {
  const { x, y } = at
  const which = random.integer(0, 3)
  if (which === 0)
    return [
      on(0, 'pink', disc(x, y, r)),
      on(
        1,
        null,
        `M${round(x - r * 0.6)} ${round(y - r * 0.2)}q${round(r * 0.2)} ${round(-r * 0.5)} ${round(r * 0.4)} 0t${round(r * 0.4)} 0t${round(r * 0.4)} 0M${round(x - r * 0.5)} ${round(y + r * 0.4)}q${round(r * 0.25)} ${round(-r * 0.5)} ${round(r * 0.5)} 0t${round(r * 0.5)} 0`,
      ),
    ]
  if (which === 1) return [on(0, 'orange', ruffled(at, r, 8)), on(1, 'yellow', disc(x, y, r * 0.4))]
  if (which === 2) return [on(0, 'purplePale', star(x, y, r, 9, 0.66)), on(1, 'purple', disc(x, y, r * 0.3))]
  return [on(0, 'redPale', ruffled(at, r, 6)), on(1, 'pinkPale', ruffled(at, r * 0.5, 5))]
}

/** Water lilies, clumps of sedge and stones, each of them along one bank. */
export const pondPlant: Round = ({ x, y }, r, random, look) => {
  if (look % 3 === 0) return [on(0, 'leaf', star(x, y, r, 6, 0.5)), on(1, 'lime', disc(x, y, r * 0.26))]
  if (look % 3 === 1 && random.chance(0.4)) return [on(0, 'stone', poly(ring(x, y, r * 0.9, r * 0.76, 9)))]
  const from = random.integer(0, 300)
  return [on(0, 'lime', poly([[x, y], ...ring(x, y, r, r, 8, from, from + 305)]))]
}

const ROOFS: readonly PaletteName[] = ['copper', 'orange', 'redPale', 'bluePale', 'brownPale', 'yellowPale']

/** A roof of two sides whose ridge follows its longer side. */
export function roof(x: number, y: number, width: number, height: number, random: Random): Piece[] {
  const [cx, cy] = [x + width / 2, y + height / 2]
  const short = Math.min(width, height)
  const ridge =
    width >= height
      ? `M${round(x)} ${round(cy)}H${round(x + width)}${short > 4 ? `M${round(cx)} ${round(y)}V${round(cy)}` : ''}`
      : `M${round(cx)} ${round(y)}V${round(y + height)}${short > 4 ? `M${round(cx)} ${round(cy)}H${round(x + width)}` : ''}`
  const covering = on(0, random.pick(ROOFS), box(x, y, width, height))
  return short < 3 ? [covering] : [covering, on(1, null, ridge)]
}

const TOYS: readonly PaletteName[] = ['redPale', 'yellowPale', 'bluePale', 'lime', 'woodPale', 'pinkPale']

/** A block to build with and the stud on it, of the colour with that number; without a number, their edges alone. */
export function toyBlock(x: number, y: number, width: number, height: number, look: number | null): Piece[] {
  const fill = look === null ? null : (TOYS[look % TOYS.length] ?? 'woodPale')
  const stud = Math.min(width, height) * 0.28
  const block = on(0, fill, box(x, y, width, height))
  return stud < LEAST ? [block] : [block, on(1, fill, circle(x + width / 2, y + height / 2, stud))]
}
