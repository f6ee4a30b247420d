/** Spirals on the ground of one place: paths of a garden, whirlpools, orbits, streets, rugs. */
import { cos, sin } from '../../scene/angles.ts'
import { polylineData } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { ellipse, ring, scallop } from '../../studio/paths.ts'
import type { Drawing, Fill } from '../../studio/pen.ts'
import { type Journey, namesOf, sizeIn, standing } from './figures.ts'
import { type Disc, filled } from './spiral-company.ts'
import { GROUNDS, type GroundName } from './spiral-grounds-dress.ts'
import { outline, type Spirals, turnFrom, type Wind } from './spiral-line.ts'
import type { Scene } from './straight-scene.ts'

interface Spot extends Disc {
  /** Side of the traveller, in degrees from the right, clockwise. */
  readonly from: number
}

/** Spots of a level; other pages have them mirrored. */
const SPOTS: Readonly<Record<Level, readonly Spot[]>> = {
  facil: [{ x: 103, y: 182, r: 73, from: -52 }],
  medio: [
    { x: 57, y: 118, r: 40, from: -122 },
    { x: 151, y: 127, r: 35, from: -58 },
    { x: 55, y: 214, r: 35, from: 122 },
    { x: 147, y: 219, r: 41, from: 58 },
  ],
  desafio: [
    { x: 49, y: 92, r: 31, from: -35 },
    { x: 161, y: 96, r: 31, from: 145 },
    { x: 53, y: 168, r: 30, from: 35 },
    { x: 157, y: 172, r: 31, from: -145 },
    { x: 49, y: 243, r: 31, from: -35 },
    { x: 161, y: 247, r: 30, from: -145 },
  ],
}

/** Outlines of beds, squares and rugs on the hardest level: number of corners, 0 for a circle. */
const CORNERS = [0, 4, 6, 8] as const
const [OUTER, INNER] = [0.98, 0.38]

export interface GroundWish {
  readonly ground: GroundName
  /** One for each spiral at most. */
  readonly journeys: readonly Journey[]
}

export function grounds(scene: Scene, { ground, journeys }: GroundWish): Spirals {
  const { pen, level, index, random, deal } = scene
  const place = GROUNDS[ground]
  const middle = pen.plane('middle')
  const far = pen.plane('far', place.line)
  const isMirrored = (index + random.integer(0, 1)) % 2 === 1
  const spots = SPOTS[level].map(
    ({ x, from, ...spot }): Spot => (isMirrored ? { ...spot, x: 210 - x, from: 180 - from } : { ...spot, x, from }),
  )
  const [first] = journeys
  const dealt = deal(journeys, spots.length)
  const ways = spots.map(
    (_, i) => (i === 0 && level === 'facil' ? first : dealt[i % dealt.length]) ?? (['dog', 'bone'] as const),
  )
  const shapes = deal(CORNERS, CORNERS.length)
  const discFills = deal(place.fills, place.fills.length)
  const taken: Disc[] = spots.map(({ x, y, r }) => ({ x, y, r: r * 1.14 }))
  const winds = spots.map(({ x, y, r, from }, i): Wind => {
    const corners = place.isFree && level === 'desafio' ? (shapes[i % shapes.length] ?? 0) : 0
    const wide = corners === 4 ? 1.16 : corners ? 1.05 : 1
    return { cx: x, cy: y, outer: OUTER * r * wide, inner: INNER * r, from, turn: turnFrom(from), corners }
  })
  const front = spots.map(({ x, y, r, from }, i): Drawing => {
    const [who, goal] = ways[i] ?? ['dog', 'bone']
    const size = Math.min(32, Math.max(15, r * 0.5))
    const angle = (from * Math.PI) / 180
    const away = r * 1.14 + size * (level === 'desafio' ? 0.46 : 0.56)
    const [vx, vy] = [x + cos(angle) * away, y + sin(angle) * away]
    taken.push({ x: vx, y: vy, r: size * 0.56 })
    const inside = { width: r * 0.44, height: r * 0.44 }
    const room = { width: size, height: size }
    return [
      place.base ? far.shape(ellipse(x, y + r * 0.15, r * 0.27, r * 0.14), place.base, 0.6) : [],
      standing(middle, goal, x, y + sizeIn(goal, inside).height / 2, inside),
      standing(middle, who, vx, vy + sizeIn(who, room).height / 2, room, cos(angle) > 0),
    ]
  })
  const discs = winds.map(({ cx, cy, outer, corners }, i): Drawing => {
    const fill: Fill = discFills[i % discFills.length] ?? 'cream'
    const rim = place.isFoamy
      ? scallop(ring(cx, cy, outer * 1.12, outer * 1.12, Math.round(outer * 0.62)), 0.56)
      : polylineData(outline(cx, cy, outer * 1.13, corners), true)
    return [
      far.shape(rim, place.rim ?? fill, 0.9),
      far.shape(polylineData(outline(cx, cy, outer * 1.07, corners), true), fill, place.isFoamy ? null : 0.6),
    ]
  })
  return {
    winds,
    behind: [place.draw(pen), discs],
    front: [filled(pen, taken, random.shuffle(place.company), place.top), front],
    lane: place.lane,
    shows: [...namesOf(ways.flat()), ...place.shows],
  }
}
