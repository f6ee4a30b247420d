/** Waves one in front of the other in one place: each runs around the things of its row, from a traveller to a goal. */
import { WHITE } from '../../scene/inks.ts'
import { type Point, polylineData } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { type Drawing, type Fill, inkOf } from '../../studio/pen.ts'
import { type Journey, namesOf, roomsOf, sizeIn, standing } from './figures.ts'
import { roadMarks } from './guides.ts'
import { dotsAlong } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'
import type { RowPlan, TracedPage, TracedRows } from './traced-rows.ts'
import { TRACKS, WAVE_POINTS } from './tracks.ts'
import { WAVE_PLACES, type WavePlace } from './wave-places.ts'
import { SIZES } from './wave-sizes.ts'
import type { WaveRow } from './wave-types.ts'

export const WAVE_PLANS: Readonly<Record<Level, RowPlan>> = {
  facil: { rows: 3, rise: 42, road: 8.5, repetitions: [1, 2], last: 1 },
  medio: { rows: 4, rise: 33, road: 5.2, repetitions: [3, 3], last: 1 },
  desafio: { rows: 5, rise: 24, road: 0, repetitions: [5, 6], last: 0.5 },
}

/** Ends of a line: traveller and goal are right beyond them. */
const [FROM, TO] = [40, 171]
const BESIDE = 3.4
/** Inside the frame, mm. */
const [LEFT, RIGHT] = [11, 199]
/** Right of the frame's own line, mm. */
const FRAME = 15

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
function wavesOf({ pen, level, place, repetitions, shapes, last, page }: WavePage): WaveRow[] {
  const { rows, rise, road } = WAVE_PLANS[level]
  const { top, bottom } = WAVE_PLACES[place]
  const step = (bottom - top) / rows
  return repetitions.map((count, index): WaveRow => {
    const isLast = index === rows - 1
    const middle = top + step * (index + 0.54)
    const stroke = TRACKS.onda(TO - FROM, rise / 2, count, shapes[index]).map(
      (p): Point => ({ x: FROM + p.x, y: middle + (level === 'desafio' && index % 2 ? -p.y : p.y) }),
    )
    // Half of the last line, up to where it is again at its middle.
    const half = Math.ceil(count * last) * WAVE_POINTS + 1
    return {
      pen,
      stroke,
      shown: isLast ? half : stroke.length,
      crests: turnsOf(stroke, (y, before, after) => y < before && y <= after),
      troughs: turnsOf(stroke, (y, before, after) => y > before && y >= after),
      middle,
      rise,
      road,
      step,
      period: (TO - FROM) / count,
      index,
      isLast,
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
