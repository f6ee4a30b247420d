/** Rows of a landscape, one in front of the other: the edge of each is a line to trace, with somebody at its start. */
import { type Point, polylineData } from '../../scene/marks.ts'
import { points, poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { cloud, hill, sun, tree } from '../../studio/shapes/nature.ts'
import { keep, wallFill } from './castle-wall.ts'
import { breadthOf, type Journey, standing } from './figures.ts'
import { roomOf } from './journeys.ts'
import { range } from './line-mountains.ts'
import { DRESS } from './row-dress.ts'
import type { Strip } from './strip.ts'
import type { Stroke } from './stroke.ts'
import { SWINGS, TRACKS, type TrackName } from './tracks.ts'
import { pathWidth } from './vegetables.ts'
import { ridge } from './zigzag-ridge.ts'
import { roadOf } from './zigzag-rows.ts'

export interface LineRow {
  readonly track: TrackName
  readonly repetitions: number
  readonly journey: Journey
}

const [TOP, BOTTOM] = [60, 286]
/** Ends of the rows, and of the level parts on which traveller and goal are, beyond the line; mm. */
const [LEFT, RIGHT] = [13, 197]
const LEAD = 36
/** Of the land below the lowest line, mm. */
const LAND: Readonly<Record<TrackName, number>> = {
  reta: 20,
  pulos: 26,
  lacos: 20,
  onda: 34,
  ziguezague: 30,
  degraus: 40,
}

const GROUND: readonly Fill[] = ['meadow', 'grass']
const fillOf = (track: TrackName, i: number): Fill => {
  if (track === 'onda') return i % 2 ? 'foam' : 'water'
  if (track === 'degraus') return wallFill(i)
  return GROUND[i % 2] ?? 'meadow'
}

/** Of a straight path at its start, below and above its middle: one is level, one goes up, one goes down; mm. */
const SLOPES = [0, 7, -7]

/** `turn` is another one on every row and every page. */
function strokeOf(
  { track, repetitions, journey }: LineRow,
  low: number,
  height: number,
  turn: number,
  step: number,
): Stroke {
  const [from, to] = [LEFT + LEAD, RIGHT - LEAD]
  if (track === 'reta') {
    const slope = SLOPES[turn % SLOPES.length] ?? 0
    const tall = tallOf(track, step, 0)
    const [who, goal] = journey
    // A straight path goes on to where a small one is.
    return [
      { x: LEFT + 3 + breadthOf(who, roomOf(who, 33, tall)) + NEAR, y: low + slope },
      { x: RIGHT - 2 - breadthOf(goal, roomOf(goal, 30, tall)) - NEAR, y: low - slope },
    ]
  }
  const middle = low - height
  const shape = { swing: SWINGS[turn % SWINGS.length] ?? 'igual' }
  return TRACKS[track](to - from, height, repetitions, shape).map((p): Point => ({ x: from + p.x, y: middle + p.y }))
}

/** Below hops and flights the ground is level. */
function surfaceOf(track: TrackName, stroke: Stroke, low: number): readonly Point[] {
  const level = track === 'lacos' ? low + 9 : low
  return track === 'lacos' || track === 'pulos' ? [LEFT, RIGHT].map((x) => ({ x, y: level })) : stroke
}

function bodyOf(surface: readonly Point[], low: number): string {
  const [first, last] = [surface[0]?.y ?? low, surface.at(-1)?.y ?? low]
  return polylineData(
    [{ x: -6, y: first }, ...surface, { x: 216, y: last }, { x: 216, y: 310 }, { x: -6, y: 310 }],
    true,
  )
}

/** Feet below the line, by the height of a row, mm. */
const SUNK: Readonly<Partial<Record<TrackName, (step: number) => number>>> = {
  onda: () => 3,
  reta: (step) => -pathWidth(step) * 0.26,
  ziguezague: (step) => mountainPath(step) * 0.32,
}

function travellers({ track, journey: [who, goal] }: LineRow, { pen, low, step, stroke, rise }: Strip): Drawing {
  const middle = pen.plane('middle')
  const seat = stroke[0]?.y ?? low
  if (track === 'lacos')
    return [
      standing(middle, who, 27, seat + 9, { width: 26, height: 22 }),
      standing(middle, goal, 185, low + 10, { width: 22, height: 26 }, true),
    ]
  const sunk = SUNK[track]?.(step) ?? -0.4
  const [from, to] = [stroke[0]?.x ?? LEFT + LEAD, stroke.at(-1)?.x ?? RIGHT - LEAD]
  const [whose, where] = [roomOf(who, 33, tallOf(track, step, rise)), roomOf(goal, 30, tallOf(track, step, rise))]
  // On the water the start is at the bow.
  const near = track === 'onda' ? 4 : NEAR
  return [
    standing(middle, who, Math.max(LEFT + 4, from - near - breadthOf(who, whose) / 2), seat + sunk, whose),
    standing(
      middle,
      goal,
      to + near + breadthOf(goal, where) / 2,
      (stroke.at(-1)?.y ?? low) + (goal === 'lily' || track !== 'onda' ? sunk : -0.4),
      where,
      true,
    ),
  ]
}

/** Between the start or the end of a line and who is there, mm. */
const NEAR = 4.4

const tallOf = (track: TrackName, step: number, rise: number) =>
  Math.min(42, track === 'onda' ? step - 8 - rise / 2 : step - 14)

const island = (level: number): Spot[] => [
  [160, level + 1],
  [166, level - 3],
  [205, level - 3],
  [216, level + 2],
  [216, level + 14],
  [160, level + 14],
]

/** Width of the path over mountains, by the height of a row. */
const mountainPath = (step: number) => (step > 58 ? 10 : 6.6)

/** Mountains behind mountains, or between other land. */
function mountainRow(row: LineRow, strip: Strip, isRange: boolean): Drawing {
  const { stroke, step, last } = strip
  const mountain = { ...strip, journey: row.journey, shown: stroke.length, road: mountainPath(step) }
  return [isRange ? range(mountain, last) : ridge.ground(mountain), roadOf(mountain, 'through'), travellers(row, strip)]
}

function drawRow(row: LineRow, strip: Strip, isRange: boolean): Drawing {
  const { track, journey } = row
  const { pen, stroke, low, index } = strip
  if (track === 'ziguezague') return mountainRow(row, strip, isRange)
  const far = pen.plane('far', 'hillLine')
  const surface = surfaceOf(track, stroke, low)
  const body = bodyOf(surface, low)
  const fill = fillOf(track, index)
  const who = travellers(row, strip)
  const dress = DRESS[track](strip)
  const level = surface.at(-1)?.y ?? low
  if (track === 'onda') {
    const land = journey[1] === 'lily' ? [] : far.shape(poly(island(level)), 'sand', 0.7)
    return [land, who, far.shape(body, fill, 0.6), dress]
  }
  if (track === 'reta') {
    const top = low - strip.step * 0.5
    return [hill(far, points(`-8,${top} 45,${top - 5} 105,${top} 165,${top - 5} 218,${top}`), fill), dress, who]
  }
  const ends = `M-6 ${level}H${LEFT + LEAD}M${RIGHT - LEAD} ${level}H216`
  const edge = far.line(surface === stroke ? ends : `M-6 ${level}H216`, 0.8)
  return [pen.shape(body, fill, null), edge, dress, who]
}

/** The land behind the first row. */
function horizon(pen: Pen, track: TrackName, low: number, height: number, step: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const y = low - 2
  const hills = (fill: Fill) =>
    hill(far, points(`-8,${y - 12} 40,${y - 24} 105,${y - 12} 165,${y - 25} 218,${y - 12}`), fill)
  if (track === 'degraus') return [hills('hillFar'), keep(pen, low - height * 2 + 6)]
  if (track === 'reta') {
    const crest = y - Math.min(42, step * 0.6)
    return [
      hill(far, points(`-8,${crest + 12} 40,${crest} 105,${crest + 10} 165,${crest - 1} 218,${crest + 12}`), 'hillFar'),
      house(far, 164, crest + 5, 0.5),
      [24, 42, 186].map((x, i) => tree(far, x, crest + 6, 0.5, i % 2 ? 'lime' : 'leaf')),
    ]
  }
  if (track === 'onda')
    return hill(far, points(`-8,${y - 4} 30,${y - 15} 70,${y - 5} 120,${y - 4} 170,${y - 14} 218,${y - 3}`), 'hillFar')
  return hills('hillFar')
}

/** The rows of a page, the sky above them. */
export function landscape(
  pen: Pen,
  rows: readonly LineRow[],
  height: number,
  page: number,
): { picture: Drawing; strokes: readonly Stroke[] } {
  const last = rows.at(-1)?.track ?? 'reta'
  const step = (BOTTOM - TOP - LAND[last]) / rows.length
  const far = pen.plane('far', 'hillLine')
  const isRange = rows.every(({ track }) => track === 'ziguezague')
  const riseOf = (track: TrackName) => (track === 'reta' ? 8 : 2 * height)
  const drawn = rows.map((row, i) => {
    const low = TOP + step * (i + 1)
    const below = rows[i + 1]?.track
    const strip: Strip = {
      pen,
      stroke: strokeOf(row, low, height, row.track === 'pulos' ? 0 : i + page, step),
      index: i,
      page,
      last: i === rows.length - 1,
      low,
      next: below ? low + step - riseOf(below) : BOTTOM - 3,
      step,
      rise: riseOf(row.track),
      from: LEFT + LEAD,
      to: RIGHT - LEAD,
    }
    return { drawing: drawRow(row, strip, isRange), stroke: strip.stroke }
  })
  return {
    picture: [
      backdrop(pen, 'sky'),
      sun(far, 62, 73, 0.42),
      cloud(far, 184, 66, 0.6),
      cloud(far, 24, 64, 0.6),
      horizon(pen, rows[0]?.track ?? 'reta', TOP + step, height, step),
      drawn.map(({ drawing }) => drawing),
    ],
    strokes: drawn.map(({ stroke }) => stroke),
  }
}
