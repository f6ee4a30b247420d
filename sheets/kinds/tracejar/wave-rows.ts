/** Waves one in front of the other in one place: each runs around the things of its row, from a traveller to a goal. */
import { WHITE } from '../../scene/inks.ts'
import { type Point, polylineData } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { type Drawing, type Fill, inkOf } from '../../studio/pen.ts'
import { type Journey, namesOf, roomsOf, type Sizes, sizeIn, standing } from './figures.ts'
import { roadMarks } from './guides.ts'
import { dotsAlong } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'
import type { RowPlan, TracedPage, TracedRows } from './traced-rows.ts'
import { TRACKS } from './tracks.ts'
import { WAVE_PLACES, type WavePlace } from './wave-places.ts'
import type { WaveRow } from './wave-types.ts'

export const WAVE_PLANS: Readonly<Record<Level, RowPlan>> = {
  facil: { rows: 3, rise: 42, road: 8.5 },
  medio: { rows: 4, rise: 33, road: 5.2 },
  desafio: { rows: 5, rise: 24, road: 0 },
}

const TOP = 69
/** Children kneel at the upper end of a kitchen garden and at the shore of a pond. */
const TOPS: Readonly<Partial<Record<WavePlace, number>>> = { kitchen: 82, pond: 78 }
/** Below a sea there is a beach, below what grows some ground. */
const FEET: Readonly<Partial<Record<WavePlace, number>>> = {
  sea: 268,
  flowers: 280,
  kitchen: 280,
  treetops: 276,
  pond: 280,
}
const LOWEST = 286
/** Ends of a line: traveller and goal are right beyond them. */
const [FROM, TO] = [40, 171]
const BESIDE = 3.4
/** Inside the frame, mm. */
const [LEFT, RIGHT] = [11, 199]
/** Right of the frame's own line, mm. */
const FRAME = 15

/** One law of size, as a share of the largest: an ant is smaller than a snail, a canoe than a ship. */
const SIZES: Sizes = {
  ...{ steamer: 1.16, boat: 0.62, raft: 0.6, canoe: 0.54, lighthouse: 1.1, palm: 1, house: 0.86, parasol: 0.78 },
  ...{ duck: 0.72, duckling: 0.46, frog: 0.5, lily: 0.6, nest: 0.56, chest: 0.7 },
  ...{ flyingToucan: 0.8, flyingOwl: 0.8, flyingBird: 0.74, flyingLadybird: 0.6 },
  ...{ nestTree: 1, owlTree: 1, orangeTree: 1, feeder: 0.92 },
  ...{ owl: 0.66, bird: 0.6, hummingbird: 0.64, flower: 0.72, hive: 0.8 },
  ...{ butterfly: 0.66, bee: 0.58, ladybird: 0.5, ant: 0.5, snail: 0.6, caterpillar: 0.6, earthworm: 0.6 },
  ...{
    cabbage: 0.44,
    carrot: 0.52,
    pumpkin: 0.5,
    lettuce: 0.44,
    rabbit: 0.84,
    tortoise: 0.8,
    mouse: 0.5,
    cheese: 0.5,
    cat: 0.8,
    dog: 0.9,
  },
  ...{ yarn: 0.46, bone: 0.5, car: 0.9, kart: 0.8, rocket: 0.88, crescent: 0.8, planet: 0.8, crown: 0.5, flag: 0.72 },
}
const roomOf = roomsOf(SIZES)

export interface WavePage extends TracedPage {
  readonly place: WavePlace
  readonly journeys: readonly Journey[]
  /** Children of this page. */
  readonly who: (i: number) => CastName
}

/** The turns of the line: lower points are further down the page. */
const turnsOf = (stroke: Stroke, isTurn: (y: number, before: number, after: number) => boolean) =>
  stroke.filter((p, i) => {
    const [before, after] = [stroke[i - 1], stroke[i + 1]]
    return before && after && isTurn(p.y, before.y, after.y)
  })

/** The waves of a page without what is around them. */
function wavesOf({
  pen,
  level,
  place,
  repetitions,
  shapes,
  last,
  page,
}: Omit<WavePage, 'journeys' | 'who'>): WaveRow[] {
  const { rows, rise, road } = WAVE_PLANS[level]
  const top = TOPS[place] ?? TOP
  const step = ((FEET[place] ?? LOWEST) - top) / rows
  return repetitions.map((count, index): WaveRow => {
    const middle = top + step * (index + 0.54)
    const stroke = TRACKS.onda(TO - FROM, rise / 2, count, shapes[index]).map(
      (p): Point => ({ x: FROM + p.x, y: middle + (level === 'desafio' && index % 2 ? -p.y : p.y) }),
    )
    // Half of the last line, up to where it is again at its middle.
    const half = Math.ceil(count * last) * 40 + 1
    return {
      pen,
      stroke,
      shown: index === rows - 1 ? half : stroke.length,
      crests: turnsOf(stroke, (y, before, after) => y < before && y <= after),
      troughs: turnsOf(stroke, (y, before, after) => y > before && y >= after),
      middle,
      rise,
      road,
      step,
      period: (TO - FROM) / count,
      index,
      isLast: index === rows - 1,
      page,
    }
  })
}

function roadOf({ pen, stroke, shown, road }: WaveRow, fill: Fill): Drawing {
  if (road === 0) return []
  return roadMarks(polylineData(stroke.slice(0, shown)), road, pen.colour ? inkOf(fill) : WHITE)
}

export function waveRows(page: WavePage): TracedRows {
  const { pen, place, journeys } = page
  const { behind, ground, things, road, foot, names } = WAVE_PLACES[place]
  const rows = wavesOf(page)
  const middle = pen.plane('middle')
  const drawn = rows.map((row, i): Drawing => {
    const [who, goal] = journeys[i] ?? ['duck', 'nest']
    const tall = Math.min(36, row.step - 14)
    const [whoMost, goalRoom] = [roomOf(who, 30, tall), roomOf(goal, 27, tall)]
    // Clear of the start and of its arrow.
    const whoRoom = { ...whoMost, width: Math.min(whoMost.width, FROM - BESIDE - FRAME) }
    const [whoSize, goalSize] = [sizeIn(who, whoRoom), sizeIn(goal, goalRoom)]
    const whoX = Math.max(LEFT + whoSize.width / 2, FROM - BESIDE - whoSize.width / 2)
    const goalX = Math.min(RIGHT - goalSize.width / 2, TO + BESIDE + goalSize.width / 2)
    const rest = row.stroke.slice(row.shown - 1)
    const corners = rest.filter((p) => row.crests.includes(p) || row.troughs.includes(p))
    const ends = [
      standing(middle, who, whoX, row.middle + foot(who, whoSize.height, row), whoRoom),
      standing(middle, goal, goalX, row.middle + foot(goal, goalSize.height, row), goalRoom, true),
    ]
    return [ground(row, ends), things(row), roadOf(row, road), rest.length > 1 ? dotsAlong(corners) : []]
  })
  return {
    picture: [behind(pen, page.page, page.who), drawn],
    strokes: rows.map(({ stroke }) => stroke),
    dotted: rows.map(({ stroke, shown }) => stroke.slice(0, shown)),
    shows: [...namesOf(journeys.flat()), ...names],
  }
}
