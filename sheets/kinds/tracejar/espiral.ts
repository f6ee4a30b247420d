/** Spirals to trace from outside to the picture in the middle. */
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { GREY } from '../../scene/inks.ts'
import { dot, type Point, polyline } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  readonly turns: number
  /** Side of the picture in the middle, mm. */
  readonly picture: number
  readonly stroke: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 1, rows: 1, turns: 2.5, picture: 34, stroke: 1.8 },
  medio: { columns: 2, rows: 2, turns: 2.5, picture: 17, stroke: 1.4 },
  desafio: { columns: 2, rows: 3, turns: 3, picture: 14, stroke: 1.1 },
}

/** Points for one turn. */
const STEPS = 48

export interface SpiralFacts {
  /** From outside inwards. */
  readonly spirals: readonly (readonly Point[])[]
}

function spiral(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  turns: number,
  clockwise: boolean,
  from: number,
): Point[] {
  const steps = Math.round(turns * STEPS)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const r = outer - ((outer - inner) * i) / steps
    const angle = from + ((clockwise ? 1 : -1) * 2 * Math.PI * i) / STEPS
    return { x: cx + Math.cos(angle) * r, y: cy + Math.sin(angle) * r }
  })
}

function drawPage(options: SheetOptions, random: Random) {
  const plan = PLANS[options.level]
  const cells = cellsOf(plan.columns, plan.rows, { gap: 8 })
  const first = options.theme ?? JOURNEY_THEMES[0] ?? ''
  const others = random.shuffle(JOURNEY_THEMES.filter((theme) => theme !== first))
  const spirals: Point[][] = []
  const side = random.pick([-1, 1])
  const marks = cells.flatMap((cell, i): Mark[] => {
    const { start, goal } = journeyOf([first, ...others][i])
    const room = Math.min(cell.width, cell.height)
    // The traveller stands at the outer end: the spiral leaves it a corner of the cell.
    const outer = room * 0.45
    const visitor = plan.picture * 1.1
    const [cx, cy] = [middleX(cell), middleY(cell)]
    const from = side === 1 ? -Math.PI / 4 : (-3 * Math.PI) / 4
    const points = spiral(
      cx,
      cy,
      outer,
      plan.picture / 2 + 4,
      plan.turns + random.between(-0.4, 0.3),
      side === -1,
      from,
    )
    spirals.push(points)
    const reach = Math.min(cell.height / 2, room / 2 + 6)
    const corner = { x: cx + side * (cell.width / 2 - visitor / 2 - 0.5), y: cy - reach + visitor / 2 }
    const head = points[0] ?? { x: cx, y: cy }
    return [
      polyline(points, { stroke: GREY, width: plan.stroke, dash: [0.01, plan.stroke * 2.4] }),
      dot(head.x, head.y, 1.8),
      drawPicture(goal, { cx, cy, size: plan.picture, color: options.color }),
      drawPicture(start, { cx: corner.x, cy: corner.y, size: visitor, color: options.color, stroke: 0.6 }),
    ]
  })
  return { marks, facts: { spirals } satisfies SpiralFacts }
}

export const SPIRALS: SheetKind<PagesFacts<SpiralFacts>> = {
  id: 'tracejar-espiral',
  category: 'tracejar',
  themes: JOURNEY_THEMES,
  draw: (options) => composeSheet(options, 'trace', (random) => drawPage(options, random)),
}
