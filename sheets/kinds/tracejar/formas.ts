/** Plane figures to trace, with their names; on harder levels more, smaller, and one to draw alone. */
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { GREY, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { path, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { findShape, SHAPES, type Shape } from '../../scene/shapes.ts'

const MIXED = 'mistas'

interface Plan {
  readonly columns: number
  readonly rows: number
  readonly stroke: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 1, rows: 2, stroke: 1.8 },
  medio: { columns: 2, rows: 3, stroke: 1.4 },
  desafio: { columns: 3, rows: 4, stroke: 1.1 },
}

export interface ShapeTracingFacts {
  readonly shapes: readonly string[]
}

/** The shapes of a page. One shape alone shrinks from cell to cell. */
function chooseShapes(random: Random, options: SheetOptions, count: number): Shape[] {
  if (options.theme && options.theme !== MIXED)
    return Array.from({ length: count }, () => findShape(options.theme ?? ''))
  const bag = [...random.shuffle(SHAPES), ...random.shuffle(SHAPES)]
  return bag.slice(0, count)
}

function drawPage(options: SheetOptions, random: Random) {
  const plan = PLANS[options.level]
  const cells = cellsOf(plan.columns, plan.rows, { gap: 7 })
  const shapes = chooseShapes(random, options, cells.length)
  const alone = options.theme !== undefined && options.theme !== MIXED
  const inks = random.shuffle(SOFT_FILLS)
  const marks = eachCell(shapes, cells, (shape, cell, i): Mark[] => {
    const label = options.level === 'desafio' ? 9 : 14
    const room = Math.min(cell.width, cell.height - label)
    const share = alone ? 0.86 - (0.36 * i) / Math.max(cells.length - 1, 1) : random.between(0.74, 0.86)
    const [cx, cy] = [middleX(cell), cell.y + (cell.height - label) / 2]
    const fill = options.color ? tint(inks[i % inks.length] ?? WHITE, 0.35) : WHITE
    // The last cell of the harder sheets shows only where to draw.
    const empty = options.level !== 'facil' && i === cells.length - 1
    const size = room * share
    return [
      ...(empty
        ? [rect(cx - room * 0.4, cy - room * 0.4, room * 0.8, room * 0.8, { radius: 4, width: 0.4, stroke: GREY })]
        : [
            path(shape.data(cx, cy, size), { fill, stroke: GREY, width: plan.stroke, dash: [0.01, plan.stroke * 2.3] }),
          ]),
      text(cx, cell.y + cell.height - 2.5, shape.name, options.level === 'desafio' ? 5 : 8),
    ]
  }).flat()
  return { marks, facts: { shapes: shapes.map(({ id }) => id) } satisfies ShapeTracingFacts }
}

export const SHAPE_TRACING: SheetKind<PagesFacts<ShapeTracingFacts>> = {
  id: 'tracejar-formas',
  category: 'tracejar',
  themes: [MIXED, ...SHAPES.map(({ id }) => id)],
  draw: (options) => composeSheet(options, 'trace', (random) => drawPage(options, random)),
}
