/** Waves and zigzags as roads: wide ones to stay inside, narrower ones, and at last a line to go on alone. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { GREY, SOFT_FILLS, SOFT_GREY, tint } from '../../scene/inks.ts'
import { dot, group, type Point, path, polylineData, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

interface Plan {
  readonly rows: number
  readonly repetitions: readonly [min: number, max: number]
  /** Width of the road, mm. */
  readonly road: number
  readonly stroke: number
  /** Height of the line above and below its middle, mm. */
  readonly height: number
  /** Share of the last line that is drawn. */
  readonly last: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { rows: 3, repetitions: [1, 2], road: 13, stroke: 1.6, height: 19, last: 1 },
  medio: { rows: 4, repetitions: [3, 4], road: 8, stroke: 1.3, height: 14, last: 1 },
  desafio: { rows: 5, repetitions: [5, 7], road: 0, stroke: 1.1, height: 11, last: 0.4 },
}

const PICTURE = 27
const GAP = 9
/** Samples of one repetition: enough for the edges of a wide road to look round. */
const STEPS = 64

type Shape = 'wave' | 'zigzag'

export interface RoadFacts {
  readonly repetitions: readonly number[]
}

/** The line as points from (0, 0) to (width, 0); only its first `share`. */
function pointsOf(shape: Shape, width: number, height: number, count: number, share: number): Point[] {
  if (shape === 'zigzag') {
    const tips = 2 * count + 1
    const corners = Array.from({ length: tips + 1 }, (_, i) => ({
      x: (width * i) / tips,
      y: i === 0 || i === tips ? 0 : i % 2 ? -height : height,
    }))
    return corners.slice(0, Math.max(3, Math.ceil(corners.length * share)))
  }
  const steps = Math.round(count * STEPS * share)
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: (width * i) / (count * STEPS),
    y: -Math.sin((i / STEPS) * 2 * Math.PI) * height,
  }))
}

function drawRow(shape: Shape, plan: Plan, repetitions: number, cy: number, ink: Ink, isLast: boolean): Mark[] {
  const width = CONTENT.width - 2 * (PICTURE + GAP)
  const points = pointsOf(shape, width, plan.height, repetitions, isLast ? plan.last : 1)
  const d = polylineData(points)
  const road = plan.road > 0 ? [path(d, { stroke: ink, width: plan.road })] : []
  return [
    group(round(CONTENT.x + PICTURE + GAP), round(cy), [
      ...road,
      path(d, { stroke: GREY, width: plan.stroke, dash: [0.01, plan.stroke * 2.4] }),
      dot(0, 0, 1.8),
    ]),
  ]
}

function drawPage(options: SheetOptions, shape: Shape, random: Random) {
  const plan = PLANS[options.level]
  const first = options.theme ?? JOURNEY_THEMES[0] ?? ''
  const journeys = [first, ...random.shuffle(JOURNEY_THEMES.filter((theme) => theme !== first))].slice(0, plan.rows)
  const inks = random.shuffle(SOFT_FILLS)
  const pitch = CONTENT.height / plan.rows
  const repetitions = journeys.map(() => random.integer(plan.repetitions[0], plan.repetitions[1]))
  const marks = journeys.flatMap((theme, row): Mark[] => {
    const cy = CONTENT.y + pitch * (row + 0.5)
    const { start, goal } = journeyOf(theme)
    const ink = options.color ? tint(inks[row % inks.length] ?? SOFT_GREY, 0.7) : SOFT_GREY
    const look = { cy, size: PICTURE, color: options.color }
    return [
      ...drawRow(shape, plan, repetitions[row] ?? 1, cy, ink, row === plan.rows - 1),
      drawPicture(start, { ...look, cx: CONTENT.x + PICTURE / 2 }),
      drawPicture(goal, { ...look, cx: CONTENT.x + CONTENT.width - PICTURE / 2 }),
    ]
  })
  return { marks, facts: { repetitions } satisfies RoadFacts }
}

const roadKind = (id: string, shape: Shape): SheetKind<PagesFacts<RoadFacts>> => ({
  id,
  category: 'tracejar',
  themes: JOURNEY_THEMES,
  draw: (options) => composeSheet(options, 'trace', (random) => drawPage(options, shape, random)),
})

export const WAVES = roadKind('tracejar-ondas', 'wave')
export const ZIGZAGS = roadKind('tracejar-ziguezague', 'zigzag')
