/** Zigzags one in front of the other in one place, each with its own traveller and goal. */
import { boundsOf } from '../../lettering/bounds.ts'
import { WHITE } from '../../scene/inks.ts'
import { type Point, polylineData } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { circle, points } from '../../studio/paths.ts'
import { type Drawing, inkOf, marksOf, type Pen } from '../../studio/pen.ts'
import { backdrop, birdsAfar } from '../../studio/scenes/ground.ts'
import { strawHat } from '../../studio/shapes/june.ts'
import { cloud, hill, sun } from '../../studio/shapes/nature.ts'
import { crescent } from '../../studio/shapes/space.ts'
import { type FigureName, type Journey, namesOf, sizeIn, standing } from './figures.ts'
import { roadMarks } from './guides.ts'
import { roomOf } from './journeys.ts'
import { dotsAlong } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'
import type { RowPlan, TracedPage, TracedRows } from './traced-rows.ts'
import { TRACKS } from './tracks.ts'
import { pond, ridge, roofs, type ZigzagRow } from './zigzag-dress.ts'
import { garden, gardenFoot } from './zigzag-garden.ts'

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

const TOP = 64
/** Below the last row of a garden there is more ground. */
const FEET: Readonly<Record<Terrain, number>> = { ridge: 272, roofs: 282, garden: 274, pond: 282 }
/** Ends of a line: traveller and goal are beyond them. */
const [FROM, TO] = [45, 166]
const [WHO, GOAL] = [26, 184]
const DEPTH = 15

interface ZigzagPage extends TracedPage {
  readonly terrain: Terrain
  readonly journeys: readonly Journey[]
}

function behind(pen: Pen, terrain: Terrain): Drawing {
  const far = pen.plane('far', 'hillLine')
  if (terrain === 'roofs')
    return [backdrop(pen, 'dusk'), crescent(far, 26, 62, 0.5), birdsAfar(far, '170,64,10 184,70,8')]
  return [
    backdrop(pen, 'sky'),
    sun(far, 25, 60, 0.36),
    cloud(far, 186, 60, 0.5),
    hill(far, points('-8,112 40,96 90,110 150,94 218,110'), 'hillFar'),
  ]
}

/** In a garden they begin in the air, right before the line; on roofs they sit. */
const FLIERS: ReadonlySet<FigureName> = new Set(['bee', 'butterfly', 'flyingBird', 'flyingLadybird', 'hummingbird'])
/** Between the start of a line and who flies there, mm. */
const NEAR = 3.4

/** Frogs of one pond differ in size and in what they wear. */
const FROG_SIZES = [1, 0.78, 0.9]

function worn(pen: Pen, turn: number, x: number, top: number, size: number): Drawing {
  const y = top + size * 0.16
  if (turn % 3 === 0) return strawHat(pen, x, y, size * 0.026, 'red')
  if (turn % 3 === 2) return []
  return pen.at(x, top + size * 0.94, size * 0.05, (near) => [
    near.shape('M0 0L-4.500 -2.600V2.600z', 'pink', 0.8),
    near.shape('M0 0L4.500 -2.600V2.600z', 'pink', 0.8),
    near.shape(circle(0, 0, 1.4), 'red', 0.8),
  ])
}

/** Its middle at the height of the line. */
function flier(pen: Pen, who: FigureName, low: number, tall: number): Drawing {
  const room = roomOf(who, 32, tall)
  const { width, height } = sizeIn(who, room)
  return standing(pen, who, FROM - NEAR - width / 2, low + height / 2 - 1, room)
}

function traveller(pen: Pen, who: FigureName, foot: number, tall: number, turn: number): Drawing {
  const { width, height } = roomOf(who, 34, tall)
  if (who !== 'frog') return standing(pen, who, WHO, foot, { width, height })
  const size = FROG_SIZES[turn % FROG_SIZES.length] ?? 1
  const frog = standing(pen, who, WHO, foot, { width: width * size, height: height * size })
  const drawnHeight = boundsOf(marksOf(frog))?.height ?? height * size
  return [frog, worn(pen, turn, WHO, foot - drawnHeight, drawnHeight)]
}

export function zigzagRows(page: ZigzagPage): TracedRows {
  const { pen, level, terrain, journeys, repetitions, shapes, last } = page
  const { rows, rise, road } = ROW_PLANS[level]
  const step = (FEET[terrain] - TOP) / rows
  const middle = pen.plane('middle')
  const strokes = journeys.map((_, i): Stroke => {
    const low = TOP + step * (i + 1) - DEPTH
    return TRACKS.ziguezague(TO - FROM, rise / 2, repetitions[i] ?? 3, shapes[i]).map(
      (p): Point => ({ x: FROM + p.x, y: low - rise / 2 + p.y }),
    )
  })
  const shownOf = (i: number) => {
    const all = strokes[i]?.length ?? 0
    return i === rows - 1 && last < 1 ? Math.ceil((all * last) / 2) * 2 + 1 : all
  }
  const dotted = strokes.map((stroke, i) => stroke.slice(0, shownOf(i)))
  const tall = Math.min(38, step - 18)
  const drawn = journeys.map(([who, goal], i): Drawing => {
    const low = TOP + step * (i + 1) - DEPTH
    const row: ZigzagRow = {
      pen,
      stroke: strokes[i] ?? [],
      shown: shownOf(i),
      low,
      rise,
      road,
      next: low + step - rise,
      index: i,
      page: page.page,
    }
    const data = polylineData(dotted[i] ?? [])
    const ends = `M-8 ${low}H${FROM}M${TO} ${low}H218`
    const ground = terrain === 'ridge'
    const roadData = ground ? ends + data : data
    const foot = low + (ground ? road * 0.2 : -0.4) + (terrain === 'pond' ? 3 : 0)
    const isGarden = terrain === 'garden'
    return [
      DRESS[terrain](row),
      road > 0 ? roadMarks(roadData, road, pen.colour ? inkOf(terrain === 'pond' ? 'foam' : 'path') : WHITE) : [],
      (dotted[i]?.length ?? 0) < (strokes[i]?.length ?? 0) ? dotsAlong(strokes[i]?.slice(shownOf(i)) ?? []) : [],
      isGarden && FLIERS.has(who) ? flier(middle, who, low, tall) : traveller(middle, who, foot, tall, i + page.page),
      standing(middle, goal, GOAL, isGarden ? gardenFoot(low, row.next) : foot, roomOf(goal, 30, tall), true),
    ]
  })
  return {
    picture: [behind(pen, terrain), drawn],
    strokes,
    dotted,
    shows: [...namesOf(journeys.flat()), ...NAMES[terrain]],
  }
}
