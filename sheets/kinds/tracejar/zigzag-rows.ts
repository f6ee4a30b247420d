/** Zigzags one in front of the other in one place, each with its own traveller and goal. */
import { WHITE } from '../../scene/inks.ts'
import { type Point, polylineData } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { points } from '../../studio/paths.ts'
import { type Drawing, inkOf, type Pen } from '../../studio/pen.ts'
import { backdrop } from '../../studio/scenes/ground.ts'
import { cloud, hill, sun } from '../../studio/shapes/nature.ts'
import { crescent } from '../../studio/shapes/space.ts'
import { type FigureName, type Journey, namesOf, roomsOf, sizeIn, standing } from './figures.ts'
import { roadMarks } from './guides.ts'
import { roomOf } from './journeys.ts'
import { dotsAlong } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'
import type { RowPlan, TracedPage, TracedRows } from './traced-rows.ts'
import { TRACKS } from './tracks.ts'
import { ridge, type ZigzagRow } from './zigzag-dress.ts'
import { garden, gardenFoot } from './zigzag-garden.ts'
import { POND_GOALS, pond, pondBasin } from './zigzag-pond.ts'
import { roofs } from './zigzag-roofs.ts'

export type Terrain = 'ridge' | 'roofs' | 'garden' | 'pond'

const DRESS: Readonly<Record<Terrain, (row: ZigzagRow) => Drawing>> = { ridge, roofs, garden, pond }

/** Names of the places themselves. */
const NAMES: Readonly<Record<Terrain, readonly string[]>> = {
  ridge: ['montanha', 'caminho'],
  roofs: ['telhado', 'casa'],
  garden: ['jardim', 'flor'],
  pond: ['lagoa', 'folha'],
}

export const ROW_PLANS: Readonly<Record<Level, RowPlan>> = {
  facil: { rows: 3, rise: 34, road: 10 },
  medio: { rows: 4, rise: 25, road: 5.5 },
  desafio: { rows: 5, rise: 21, road: 0 },
}

/** Room of the rows, and the start of their lines; mm. Houses need more below the last line, and two on a roof more beside it. */
const ROOMS: Readonly<Record<Terrain, { readonly top: number; readonly foot: number; readonly from: number }>> = {
  ridge: { top: 64, foot: 272, from: 45 },
  roofs: { top: 60, foot: 264, from: 54 },
  garden: { top: 64, foot: 274, from: 45 },
  pond: { top: 80, foot: 276, from: 45 },
}
/** End of a line, and the middle of a goal beyond it. */
const TO = 166
const GOAL = 182
const DEPTH = 15
/** Height of the tallest traveller, mm: roofs and mountains are large. */
const TALLEST: Readonly<Record<Terrain, number>> = { ridge: 30, roofs: 18, garden: 38, pond: 30 }
/** Goals are smaller than travellers. */
const GOAL_SHARE: Readonly<Record<Exclude<Terrain, 'pond'>, number>> = { ridge: 0.8, roofs: 0.9, garden: 1 }
const pondRoom = roomsOf(POND_GOALS)

interface ZigzagPage extends TracedPage {
  readonly terrain: Terrain
  readonly journeys: readonly Journey[]
  /** Runs after the first traveller. */
  readonly chaser?: FigureName
}

function behind(pen: Pen, terrain: Terrain, lows: readonly number[]): Drawing {
  const far = pen.plane('far', 'hillLine')
  if (terrain === 'roofs') return [backdrop(pen, 'dusk'), crescent(far, 26, 62, 0.5)]
  return [
    backdrop(pen, 'sky'),
    terrain === 'pond'
      ? [sun(far, 40, 56, 0.3), cloud(far, 168, 57, 0.4)]
      : [sun(far, 25, 60, 0.36), cloud(far, 186, 60, 0.5)],
    terrain === 'pond' ? pondBasin(pen, lows) : hill(far, points('-8,112 40,96 90,110 150,94 218,110'), 'hillFar'),
  ]
}

/** They begin in the air, right before the line. */
const FLIERS: ReadonlySet<FigureName> = new Set(['bee', 'butterfly', 'flyingBird', 'flyingLadybird', 'hummingbird'])
/** Between the start of a line and who flies there, mm. */
const NEAR = 3.4

/** Its middle at the height of the line. */
function flier(pen: Pen, who: FigureName, from: number, low: number, tall: number): Drawing {
  const room = roomOf(who, 32, tall)
  const { width, height } = sizeIn(who, room)
  return standing(pen, who, from - NEAR - width / 2, low + height / 2 - 1, room)
}

/** Inner edge of the page's frame, mm. */
const FRAME = 16

/** Right before the line; whoever runs after it is behind. */
function travellers(
  pen: Pen,
  who: FigureName,
  chaser: FigureName | undefined,
  from: number,
  foot: number,
  tall: number,
) {
  const wide = (from - NEAR - FRAME) * (chaser ? 0.44 : 1)
  const room = { width: Math.min(wide, 34), height: roomOf(who, 34, tall).height }
  const { width } = sizeIn(who, room)
  const x = from - NEAR - width / 2
  return [
    chaser ? standing(pen, chaser, FRAME + 10, foot, { width: 19, height: tall }) : [],
    standing(pen, who, chaser ? x : Math.max(FRAME + width / 2, x - 2), foot, room),
  ]
}

export function zigzagRows(page: ZigzagPage): TracedRows {
  const { pen, level, terrain, journeys, repetitions, shapes, last, chaser } = page
  const { top, foot: bottom, from } = ROOMS[terrain]
  const { rows, rise, road } = ROW_PLANS[level]
  const step = (bottom - top) / rows
  const middle = pen.plane('middle')
  const lows = journeys.map((_, i) => top + step * (i + 1) - DEPTH)
  const strokes = lows.map((low, i): Stroke => {
    return TRACKS.ziguezague(TO - from, rise / 2, repetitions[i] ?? 3, shapes[i]).map(
      (p): Point => ({ x: from + p.x, y: low - rise / 2 + p.y }),
    )
  })
  const shownOf = (i: number) => {
    const all = strokes[i]?.length ?? 0
    return i === rows - 1 && last < 1 ? Math.ceil((all * last) / 2) * 2 + 1 : all
  }
  const dotted = strokes.map((stroke, i) => stroke.slice(0, shownOf(i)))
  const tall = Math.min(TALLEST[terrain], step - 18)
  const drawn = journeys.map(([who, goal], i): Drawing => {
    const low = lows[i] ?? bottom
    const row: ZigzagRow = {
      pen,
      stroke: strokes[i] ?? [],
      shown: shownOf(i),
      low,
      rise,
      road,
      next: low + step - rise,
      goal,
      index: i,
      page: page.page,
    }
    const data = polylineData(dotted[i] ?? [])
    const ground = terrain === 'ridge'
    const roadData = ground ? `${data.replace('M', `M-8 ${low}L`)}H218` : data
    const foot = low + (ground ? road * 0.32 : -0.4) + (terrain === 'pond' ? 2 : 0)
    const isGarden = terrain === 'garden'
    const mayFly = isGarden || terrain === 'roofs'
    return [
      DRESS[terrain](row),
      // Frogs leap over the water: only leaves are on it.
      road > 0 && terrain !== 'pond' ? roadMarks(roadData, road, pen.colour ? inkOf('path') : WHITE, 'miter') : [],
      (dotted[i]?.length ?? 0) < (strokes[i]?.length ?? 0) ? dotsAlong(strokes[i]?.slice(shownOf(i)) ?? []) : [],
      mayFly && FLIERS.has(who)
        ? flier(middle, who, from, isGarden ? low : low - tall * 0.6, tall)
        : travellers(middle, who, i === 0 ? chaser : undefined, from, foot, tall),
      standing(
        middle,
        goal,
        GOAL,
        isGarden ? gardenFoot(low, row.next) : foot,
        terrain === 'pond' ? pondRoom(goal, 26, tall) : roomOf(goal, 26, tall * GOAL_SHARE[terrain]),
        true,
      ),
    ]
  })
  return {
    picture: [behind(pen, terrain, lows), drawn],
    strokes,
    dotted,
    shows: [...namesOf([...journeys.flat(), ...(chaser ? [chaser] : [])]), ...NAMES[terrain]],
  }
}
