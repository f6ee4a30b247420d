/** Lockers, windows, boxes or balloons with a number for each result of a page, and with one number more. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export type CheckThing = 'armarios' | 'janelas' | 'caixas' | 'baloes'

const PAINTS: readonly [Fill, ...Fill[]] = ['blue', 'green', 'orange', 'purple', 'red', 'teal']
/** More of them are in two rows: balloons are narrow. */
const inRow = (thing: CheckThing) => (thing === 'baloes' ? 7 : 5)

/** Cells in one row or two, from the left. */
function cellsFor(thing: CheckThing, count: number, { x, y, width, height }: Box): Box[] {
  const rows = count > inRow(thing) ? 2 : 1
  const columns = Math.ceil(count / rows)
  const cell = { width: width / columns, height: height / rows }
  return Array.from({ length: count }, (_, i) => ({
    ...cell,
    x: x + (i % columns) * cell.width,
    y: y + Math.floor(i / columns) * cell.height,
  }))
}

interface Checks {
  readonly drawing: Drawing
  /** Middle of each number. */
  readonly numbers: readonly Spot[]
  /** Struck out, painted or ringed in the key. */
  readonly outlines: readonly Box[]
}

const inner = ({ x, y, width, height }: Box, dx: number, dy: number): Box => ({
  ...{ x: x + dx, y: y + dy },
  ...{ width: width - 2 * dx, height: height - 2 * dy },
})

/** All of them, also where the last row is shorter. */
function aroundAll(cells: readonly Box[]): Box {
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
  const right = Math.max(...cells.map(({ x, width }) => x + width))
  const foot = Math.max(...cells.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: foot - top }
}

const plate = (pen: Pen, [cx, cy]: Spot, width: number) =>
  pen.plane('middle').shape(box(cx - width / 2, cy - 4.2, width, 8.4, 1.4), 'white', 0.7)

function lockers(pen: Pen, cells: readonly Box[], variant: number): Checks {
  const middle = pen.plane('middle')
  const isTall = (cells[0]?.height ?? 0) > 30
  const numbers = cells.map(({ x, y, width }): Spot => [x + width / 2, y + (isTall ? 17 : 10.4)])
  return {
    drawing: cells.map((cell, i) => {
      const { x, y, width, height } = cell
      const handle = x + width - 3.6
      return [
        middle.shape(box(x, y, width, height, 1), inTurn(PAINTS, variant + (i % 2) + 1), 0.9),
        middle.line([2.4, 4.2].map((dy) => `M${r(x + width / 2 - 4)} ${r(y + dy)}h8`).join(''), 0.6),
        middle.shape(circle(handle, y + height - 3.6, 1), 'metal', 0.6),
        plate(pen, numbers[i] ?? [0, 0], width - 3.4),
      ]
    }),
    numbers,
    outlines: cells.map((cell) => inner(cell, 0.8, 0.8)),
  }
}

function windows(pen: Pen, cells: readonly Box[]): Checks {
  const middle = pen.plane('middle')
  const panes = cells.map((cell) => inner(cell, 2, Math.max(2.4, (cell.height - 18) / 2)))
  const wall = aroundAll(cells)
  return {
    drawing: [
      middle.shape(box(wall.x - 1.5, wall.y - 1, wall.width + 3, wall.height + 4), 'clay', 0.9),
      middle.shape(box(wall.x - 3, wall.y - 3, wall.width + 6, 3, 1), 'redDark', 0.9),
      panes.map(({ x, y, width, height }) => [
        middle.shape(box(x, y, width, height, 0.8), 'white', 0.9),
        middle.line(`M${r(x)} ${r(y + 3.4)}h${r(width)}M${r(x + width / 2)} ${r(y)}v3.4`, 0.6),
        middle.shape(box(x - 1, y + height, width + 2, 1.6, 0.4), 'stone', 0.7),
      ]),
    ],
    numbers: panes.map(({ x, y, width, height }): Spot => [x + width / 2, y + height / 2 + 1.6]),
    outlines: panes,
  }
}

function boxes(pen: Pen, cells: readonly Box[], variant: number): Checks {
  const middle = pen.plane('middle')
  const feet = [...new Set(cells.map(({ y, height }) => y + height))]
  const { x: left, width: shelf } = aroundAll(cells)
  const cartons = cells.map(({ x, y, width, height }, i): Box => {
    const high = Math.min(height - 4.4, 17 + ((i + variant) % 3) * 0.8)
    return { x: x + 1.2, y: y + height - 1.6 - high, width: width - 2.4, height: high }
  })
  const numbers = cartons.map(({ x, y, width, height }): Spot => [x + width / 2, y + height / 2 + 2.2])
  return {
    drawing: [
      feet.map((y) => middle.shape(box(left - 1.5, y - 1.6, shelf + 3, 3, 0.6), 'woodDark', 0.9)),
      cartons.map(({ x, y, width, height }, i) => [
        middle.shape(box(x, y, width, height, 0.8), 'tan', 0.9),
        middle.shape(box(x + width / 2 - 2, y, 4, 3.6), 'straw', 0.6),
        middle.line(`M${r(x)} ${r(y + 3.6)}h${r(width)}`, 0.6),
        plate(pen, numbers[i] ?? [0, 0], width - 2.6),
      ]),
    ],
    numbers,
    outlines: cartons,
  }
}

function balloons(pen: Pen, cells: readonly Box[], variant: number): Checks {
  const middle = pen.plane('middle')
  const { x: left, y: top, width: fence, height: high } = aroundAll(cells)
  const rail = top + high
  const heads = cells.map(({ x, y, width, height }, i): readonly [Spot, number] => [
    [x + width / 2, y + Math.min(11, height / 2 - 2) + ((i + variant) % 2) * 3],
    width / 2 - 0.8,
  ])
  return {
    drawing: [
      heads.map(([[cx, cy], rx], i) => [
        middle.line(
          `M${r(cx)} ${r(cy + 10)}Q${r(cx + (i % 2 ? 3 : -3))} ${r((cy + rail) / 2 + 4)} ${r(cx)} ${r(rail - 2)}`,
          0.7,
        ),
        middle.shape(`M${r(cx)} ${r(cy + 8.6)}l-1.600 2.800h3.200z`, 'white', 0.7),
        middle.shape(ellipse(cx, cy, rx, 9.4), 'white', 1),
        middle.line(`M${r(cx - rx + 1.8)} ${r(cy - 2)}a${r(rx - 1.8)} 7.4 0 0 1 3.6 -4.4`, 0.6),
      ]),
      middle.shape(box(left - 2, rail - 3, fence + 4, 3, 1), 'wood', 0.9),
      [left + 4, left + fence - 4].map((x) => middle.shape(box(x - 1.5, rail, 3, 5), 'wood', 0.9)),
    ],
    numbers: heads.map(([[cx, cy]]): Spot => [cx, cy]),
    outlines: heads.map(([[cx, cy], rx]): Box => ({ x: cx - rx, y: cy - 9.4, width: 2 * rx, height: 18.8 })),
  }
}

const DRAWN: Readonly<Record<CheckThing, (pen: Pen, cells: readonly Box[], variant: number) => Checks>> = {
  armarios: lockers,
  janelas: windows,
  caixas: boxes,
  baloes: balloons,
}

export const checkThings = (pen: Pen, thing: CheckThing, count: number, room: Box, variant: number): Checks =>
  DRAWN[thing](pen, cellsFor(thing, count, room), variant)
