/** A page of rows or crowds in one land: who goes where, in which colour, and who is the odd one. */
import { PICTURE } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { circle, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { centred, reachOf, standing } from '../../studio/fit.ts'
import { circle as disc, ellipse } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { AFLOAT, HUNG, hook, paradeStrip, wake } from '../../studio/places/parade.ts'
import { shopCounter } from '../../studio/places/parade-events.ts'
import type { Strip } from '../../studio/places/parade-strip.ts'
import { FAR_PLANE } from '../../studio/places/parade-wilds.ts'
import type { ParadeGround, ParadeThing } from '../../studio/shapes/parade-things.ts'
import { RULE_ROOM, ruleSign } from './rule-sign.ts'

export interface OddGroup {
  readonly ground: ParadeGround
  /** Of each line, round and round: in a crowd of things every line has another one. */
  readonly things: readonly [ParadeThing, ...ParadeThing[]]
  /** Another thing in its place; null where the same one is turned. */
  readonly other: ParadeThing | null
  readonly columns: number
  readonly lines: number
  /** Indexes of the odd ones. */
  readonly odd: readonly number[]
  readonly toRight: boolean
  /** Indexes of small ones, which go the other way; empty where all are as large. */
  readonly small: readonly number[]
}

const [TOP, BOTTOM] = [PICTURE.y + 35, PICTURE.y + PICTURE.height - 2]
const [FROM, TO] = [PICTURE.x + 6, PICTURE.x + PICTURE.width - 6]
/** Of a strip: above its first line, and below the feet of its last one. */
const [ABOVE, BELOW] = [4, 8]
/** Between two neighbours, so that a small hand can draw a ring about one, mm. */
const SPACE = { row: 8, free: 3, crowd: 6 }
/** Above the tallest of a row, mm. */
const OVER = 2.6
/** Of a small one, as a part of a large one, in a herd and in a row. */
const SMALL = { herd: 0.6, row: 0.64 }
/** The longer side of a large one in a herd, and the height of it, mm. */
const IN_HERD = { longer: 29, height: 22.5 }
/** Of a herd's ground, for trees at the edge of a wood, for a fence and for a hen house. */
const EDGE: Readonly<Partial<Record<ParadeGround, number>>> = { mata: 13, pasto: 12, terreiro: 14 }

interface Spotted {
  readonly x: number
  readonly y: number
  readonly size: number
}

interface Laid {
  readonly marks: readonly Mark[]
  readonly spots: readonly Spotted[]
}

const BOARDS: readonly ParadeGround[] = ['cozinha', 'sapatos', 'brinquedos', 'bichinhos']

/** Things keep to one line there: on a board, on a lane. */
const LEVEL: ReadonlySet<ParadeGround> = new Set([...BOARDS, 'estrada', 'ciclovia', 'porto'])

/** Far things are at the back of these, clear of those of a row. */
const ON_LAND: ReadonlySet<ParadeGround> = new Set(['pasto', 'mata', 'terreiro'])

/** Things float on water there: it covers the foot of a hull. */
const ON_WATER: ReadonlySet<ParadeGround> = new Set(['porto', 'mar'])

const isLand = (ground: ParadeGround): boolean => !ON_WATER.has(ground) && ground !== 'fundo'

const isHerd = ({ ground, lines }: OddGroup): boolean => lines > 1 && !LEVEL.has(ground) && !HUNG.has(ground)

/** All are drawn to the left. */
export const goesRight = ({ odd, other, small, toRight }: OddGroup, i: number): boolean =>
  toRight !== ((odd.includes(i) && !other) !== small.includes(i))

interface Place {
  readonly x: number
  readonly foot: number
  readonly width: number
  readonly tall: number
  /** Longer side. */
  readonly size: number
}

function lookOf({ looks, young }: ParadeThing, which: number, isSmall = false) {
  const own = (isSmall && young) || looks
  return own[which % own.length] ?? own[0]
}

/** The drawing at a place. */
const shownAt = ({ things, other, odd, columns }: OddGroup, i: number): ParadeThing =>
  (odd.includes(i) && other) || (things[Math.floor(i / columns) % things.length] ?? things[0])

function sized(group: OddGroup, i: number, which: number, longerOf: (thing: ParadeThing) => number) {
  const thing = shownAt(group, i)
  const isSmall = group.small.includes(i)
  const reach = reachOf(lookOf(thing, which, isSmall))
  const longer = Math.max(reach.width, reach.height)
  // Among its own kind it is as large as there is room.
  const share = group.other || group.lines > 1 ? thing.share : 1
  const size = longerOf(thing) * share * (isSmall ? (isHerd(group) ? SMALL.herd : SMALL.row) : 1)
  return { size, width: (reach.width * size) / longer, tall: (reach.height * size) / longer }
}

/** Part of a strip that a row leaves to far things: a fence, trees, a quay. */
const farPart = (ground: ParadeGround): number => (ON_LAND.has(ground) ? FAR_PLANE : ground === 'porto' ? 0.44 : 0)

/** Rows on lanes, boards and hooks; where there is room, one row goes in zigzag. */
function inRows(group: OddGroup, { line, feet }: Strip, which: number, random: Random): Place[] {
  const { ground, columns, lines } = group
  const isLevel = LEVEL.has(ground) || HUNG.has(ground)
  const pitch = (TO - FROM) / columns
  const rise = isLevel ? 0 : line * (ON_LAND.has(ground) ? 0.12 : 0.2)
  const height = line - rise - Math.max(ABOVE, lines > 1 ? 0 : line * farPart(ground))
  // Those in zigzag have room above and below.
  const space = lines > 1 ? SPACE.crowd : isLevel ? SPACE.row : SPACE.free
  const begin = random.integer(0, 1)
  return Array.from({ length: columns * lines }, (_, i): Place => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const size = sized(group, i, which, (thing) => {
      const reach = reachOf(lookOf(thing, which))
      const longer = Math.max(reach.width, reach.height)
      const fitting = Math.min(((pitch - space) * longer) / reach.width, ((height - OVER) * longer) / reach.height)
      return Math.min(fitting, pitch * 1.25, 40)
    })
    const up = !isLevel && column % 2 === begin ? rise : 0
    const rest = Math.max(0, height - size.tall - OVER)
    const float = HUNG.has(ground) ? rest * 0.5 : AFLOAT.has(ground) ? rest * 0.4 : 0
    return { ...size, x: FROM + (column + 0.5) * pitch, foot: (feet[row] ?? 0) - up - float }
  })
}

const TRIES = 400
/** Of two in a herd, as a part of what keeps them from each other. */
const ROOMY = 1.12

/** On the ground those in front hide the legs of those behind, as far as this leaves them to be seen. */
const OVERLAP = 0.8

/** Below the feet: a shadow, and grass before every third. */
function footing(pen: Pen, { x, foot, width }: Place, i: number): Drawing {
  const middle = pen.plane('middle')
  const half = width * 0.46
  return [
    pen.shade(ellipse(x, foot, half, 1.6), 'brown', 0.22),
    i % 3 === 0
      ? middle.line(`M${round(x - half)} ${round(foot + 1)}q-1 -3 -2 -4m2 4q.4 -3 1 -5m-1 5q1.6 -2 3 -3`, 0.7)
      : [],
  ]
}

/** Above one that swims. */
const bubbles = (pen: Pen, x: number, y: number): Drawing => {
  const middle = pen.plane('middle', 'seaLine')
  return [middle.shape(disc(x + 5, y - 1, 1.2), 'white', 0.5), middle.shape(disc(x + 7.5, y - 4, 0.8), 'white', 0.5)]
}

/** A free herd: each goes where it has room. */
function inHerd(group: OddGroup, { top, row, feet }: Strip, which: number, random: Random): Place[] {
  const count = group.columns * group.lines
  const bottom = feet.at(-1) ?? 0
  const edge = row > 0 || group.ground !== 'mata' ? (EDGE[group.ground] ?? 0) : 0
  const upper = top + ABOVE + Math.max(RULE_ROOM, edge)
  const overlap = AFLOAT.has(group.ground) ? 1 : OVERLAP
  const placed = new Map<number, Place>()
  // Large ones first.
  const order = Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => Number(group.small.includes(a)) - Number(group.small.includes(b)),
  )
  for (const i of order) {
    const size = sized(group, i, which, (thing) => {
      const reach = reachOf(lookOf(thing, which))
      return Math.min(IN_HERD.longer, (IN_HERD.height * Math.max(reach.width, reach.height)) / reach.height)
    })
    let best: { readonly room: number; readonly place: Place } | null = null
    for (let attempt = 0; attempt < TRIES && (best?.room ?? 0) < ROOMY; attempt++) {
      const x = FROM + size.width / 2 + random.next() * (TO - FROM - size.width)
      const foot = upper + size.tall + random.next() * (bottom - upper - size.tall)
      const room = Math.min(
        9,
        ...[...placed.values()].map((other) =>
          Math.max(
            Math.abs(other.x - x) / ((other.width + size.width) / 2 + 2),
            Math.abs(other.foot - other.tall / 2 - foot + size.tall / 2) /
              (((other.tall + size.tall) / 2 + 1.5) * overlap),
          ),
        ),
      )
      if (!best || room > best.room) best = { room, place: { ...size, x: round(x), foot: round(foot) } }
    }
    if (best) placed.set(i, best.place)
  }
  return Array.from({ length: count }, (_, i) => placed.get(i)).filter((place) => place !== undefined)
}

function layThings(pen: Pen, group: OddGroup, strip: Strip, random: Random): Laid {
  const { ground, small } = group
  const which = random.integer(0, 9)
  const places = (isHerd(group) ? inHerd : inRows)(group, strip, which, random)
  const drawn = places.map((place, i): { readonly foot: number; readonly marks: Mark[] } => {
    const { x, foot, width, tall, size } = place
    const thing = shownAt(group, i)
    const look = lookOf(thing, which, small.includes(i))
    const placing = { flip: goesRight(group, i) }
    const y = foot - tall / 2
    if (AFLOAT.has(ground)) {
      const trail = ground === 'fundo' && isHerd(group) && i % 2 === 0 ? marksOf(bubbles(pen, x, y - tall / 2)) : []
      const end = foot - tall * (1 - thing.hang)
      const held = HUNG.has(ground) ? marksOf(hook(pen, x, foot - tall - 3, end)) : []
      return { foot, marks: [...trail, ...held, centred(pen, look, x, y, size, placing)] }
    }
    const waves = ON_WATER.has(ground) ? marksOf(wake(pen, strip.row, x, foot, width)) : []
    const below = isHerd(group) && !ON_WATER.has(ground) ? marksOf(footing(pen, place, i)) : []
    return { foot, marks: [...below, standing(pen, look, x, foot, size, placing), ...waves] }
  })
  const spots = places.map(({ x, foot, tall, width }) => ({ x, y: foot - tall / 2, size: Math.max(width, tall) }))
  // Nearer things are drawn over those behind them.
  const inOrder = [...drawn].sort((a, b) => a.foot - b.foot)
  return { marks: inOrder.flatMap(({ marks }) => marks), spots }
}

/** A shop has its counter below its boards, mm. */
const COUNTER = 32
const IN_SHOP: ReadonlySet<ParadeGround> = new Set([...BOARDS, ...HUNG])

/** The strip of a group, as high as `pitch`. */
function stripOf(groups: readonly OddGroup[], group: OddGroup, row: number, pitch: number, variant: number): Strip {
  const top = TOP + row * pitch
  // A herd has one ground.
  const lines = isHerd(group) ? 1 : group.lines
  const head = lines > 1 ? RULE_ROOM : 0
  const line = (pitch - BELOW - head) / lines
  const before = groups[row - 1]?.ground
  return {
    top,
    line,
    feet: Array.from({ length: lines }, (_, i) => round(top + head + line * (i + 1))),
    row,
    toRight: group.toRight,
    isHerd: isHerd(group),
    isBelowLand: before !== undefined && isLand(before),
    variant,
  }
}

const ringsAbout = (spots: readonly Spotted[], odd: readonly number[]): Mark[] =>
  odd.flatMap((at) => {
    const spot = spots[at]
    return spot ? [circle(spot.x, spot.y, spot.size * 0.56, { stroke: ANSWER_RED, width: 1.4 })] : []
  })

/** The whole page. */
export function oddPage(pen: Pen, groups: readonly OddGroup[], random: Random, variant: number): PageMark[] {
  const isShop = groups.some(({ ground }) => IN_SHOP.has(ground))
  const bottom = BOTTOM - (isShop ? COUNTER : 0)
  const pitch = (bottom - TOP) / groups.length
  const laid = groups.map((group, row): { readonly back: Mark[]; readonly front: Laid } => {
    const strip = stripOf(groups, group, row, pitch, variant)
    return {
      back: marksOf(paradeStrip(pen, group.ground, strip)),
      front: layThings(pen, group, strip, random.fork(`row ${row}`)),
    }
  })
  return [
    ...laid.flatMap(({ back, front }) => [...back, ...front.marks]),
    ...(isShop ? marksOf(shopCounter(pen, bottom, variant)) : []),
    ...groups.flatMap((group, row) =>
      group.small.length > 0 ? ruleSign(pen, TOP + row * pitch, row + 1, group.toRight) : [],
    ),
    answer(groups.flatMap(({ odd }, row) => ringsAbout(laid[row]?.front.spots ?? [], odd))),
  ]
}
