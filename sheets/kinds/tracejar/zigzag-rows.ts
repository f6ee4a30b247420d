/** Zigzags one in front of the other in one place, each with its own traveller and goal. */
import { WHITE } from '../../scene/inks.ts'
import { type Point, polylineData } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { type Drawing, inkOf, type Pen } from '../../studio/pen.ts'
import { type FigureName, FLIERS, type Journey, namesOf, sizeIn, standing } from './figures.ts'
import { roadMarks } from './guides.ts'
import { roomOf } from './journeys.ts'
import { dotsAlong } from './straight-scene.ts'
import { type RowPlan, shownCorners, type TracedPage, type TracedRows } from './traced-rows.ts'
import { TRACKS } from './tracks.ts'
import { garden } from './zigzag-garden.ts'
import { pond } from './zigzag-pond.ts'
import { ridge } from './zigzag-ridge.ts'
import { roofs } from './zigzag-roofs.ts'
import type { ZigzagPlace, ZigzagRow } from './zigzag-types.ts'

const ZIGZAG_PLACES = { ridge, roofs, garden, pond } satisfies Record<string, ZigzagPlace>
export type Terrain = keyof typeof ZIGZAG_PLACES

export const ROW_PLANS: Readonly<Record<Level, RowPlan>> = {
  facil: { rows: 3, rise: 34, road: 10, repetitions: [2, 3], last: 1 },
  medio: { rows: 4, rise: 25, road: 5.5, repetitions: [3, 4], last: 1 },
  desafio: { rows: 5, rise: 21, road: 0, repetitions: [6, 8], last: 0.5 },
}

/** End of a line, and the middle of a goal beyond it. */
const TO = 166
const GOAL = 182
const GOAL_WIDTH = 26
/** Of a row below its line, mm. */
const DEPTH = 15
/** Inner edge of the page's frame, mm. */
const FRAME = 16
/** Between the start of a line and whoever is before it, mm. */
const NEAR = 3.4

interface ZigzagPage extends TracedPage {
  readonly terrain: Terrain
  readonly journeys: readonly Journey[]
  /** Runs after the first traveller. */
  readonly chaser?: FigureName
}

/** The rows of a page without what is around their lines. */
function zigzagsOf({ pen, level, journeys, repetitions, shapes, last, page }: ZigzagPage, place: ZigzagPlace) {
  const { rows, rise, road } = ROW_PLANS[level]
  const step = (place.foot - place.top) / rows
  return journeys.map((journey, index): ZigzagRow => {
    const low = place.top + step * (index + 1) - DEPTH
    const stroke = TRACKS.ziguezague(TO - place.from, rise / 2, repetitions[index] ?? 3, shapes[index]).map(
      (p): Point => ({ x: place.from + p.x, y: low - rise / 2 + p.y }),
    )
    return {
      pen,
      stroke,
      shown: index === rows - 1 ? shownCorners(stroke, last) : stroke.length,
      low,
      rise,
      road,
      next: low + step - rise,
      journey,
      index,
      page,
    }
  })
}

const dottedOf = ({ stroke, shown }: ZigzagRow) => stroke.slice(0, shown)

export function roadOf(row: ZigzagRow, kind: ZigzagPlace['road']): Drawing {
  if (row.road === 0 || kind === 'none') return []
  const line = polylineData(dottedOf(row))
  const data = kind === 'through' ? `${line.replace('M', `M-8 ${row.low}L`)}H218` : line
  return roadMarks(data, row.road, row.pen.colour ? inkOf('path') : WHITE, 'miter')
}

/** In the air right before the line. */
function flier(pen: Pen, who: FigureName, from: number, middle: number, tall: number): Drawing {
  const room = roomOf(who, 32, tall)
  const { width, height } = sizeIn(who, room)
  return standing(pen, who, from - NEAR - width / 2, middle + height / 2 - 1, room)
}

/** Right before the line; whoever runs after it is behind. */
function walkers(pen: Pen, who: FigureName, chaser: FigureName | undefined, from: number, foot: number, tall: number) {
  const wide = (from - NEAR - FRAME) * (chaser ? 0.44 : 1)
  const room = { width: Math.min(wide, 34), height: roomOf(who, 34, tall).height }
  const { width } = sizeIn(who, room)
  const x = from - NEAR - width / 2
  return [
    chaser ? standing(pen, chaser, FRAME + 10, foot, { width: 19, height: tall }) : [],
    standing(pen, who, chaser ? x : Math.max(FRAME + width / 2, x - 2), foot, room),
  ]
}

function drawRow(row: ZigzagRow, place: ZigzagPlace, tall: number, chaser: FigureName | undefined): Drawing {
  const pen = row.pen.plane('middle')
  const [who, goal] = row.journey
  const feet = place.feet(row)
  const goalRoom = (place.goalRoom ?? roomOf)(goal, GOAL_WIDTH, tall * (place.goalShare ?? 1))
  return [
    place.ground(row),
    roadOf(row, place.road),
    dotsAlong(row.stroke.slice(row.shown)),
    place.air && FLIERS.has(who)
      ? flier(pen, who, place.from, place.air(row, tall), tall)
      : walkers(pen, who, chaser, place.from, feet, tall),
    standing(pen, goal, GOAL, place.goalFeet?.(row) ?? feet, goalRoom, true),
  ]
}

export function zigzagRows(page: ZigzagPage): TracedRows {
  const { pen, level, terrain, journeys, chaser } = page
  const place: ZigzagPlace = ZIGZAG_PLACES[terrain]
  const rows = zigzagsOf(page, place)
  const tall = Math.min(place.tallest, (place.foot - place.top) / ROW_PLANS[level].rows - 18)
  return {
    picture: [
      place.behind(
        pen,
        rows.map(({ low }) => low),
      ),
      rows.map((row, i) => drawRow(row, place, tall, i === 0 ? chaser : undefined)),
    ],
    strokes: rows.map(({ stroke }) => stroke),
    dotted: rows.map(dottedOf),
    shows: [...namesOf([...journeys.flat(), ...(chaser ? [chaser] : [])]), ...place.names],
  }
}
