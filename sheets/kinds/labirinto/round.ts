/** Round maze: in at the top, the goal in the middle. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawEnds, drawWalls, drawWay } from './drawing.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { ringTiling } from './tiling.ts'

interface Plan {
  /** Rings of cells around the middle cell, by choice of the seed. */
  readonly rings: readonly [min: number, max: number]
  readonly branching: number
  readonly attempts: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { rings: [3, 3], branching: 0, attempts: 3 },
  medio: { rings: [4, 5], branching: 0.05, attempts: 5 },
  desafio: { rings: [7, 8], branching: 0.15, attempts: 12 },
}

const RADIUS = 88
const PICTURE = 27

/** Cells of each ring: doubled when a cell would grow wider than this many ring widths. */
const WIDEST_CELL = 1.5

function ringCounts(rings: number, first: number): number[] {
  const counts = [1]
  for (let r = 1; r <= rings; r++) {
    const before = counts[r - 1] ?? 1
    const count = r === 1 ? first : before
    const width = (2 * Math.PI * (r + 0.5)) / count
    counts.push(r > 1 && width > WIDEST_CELL ? count * 2 : count)
  }
  return counts
}

function drawPage(options: SheetOptions, random: Random) {
  const plan = PLANS[options.level]
  const rings = random.integer(plan.rings[0], plan.rings[1])
  const counts = ringCounts(rings, random.pick([6, 8]))
  const ringWidth = RADIUS / (rings + 1)
  const cx = CONTENT.x + CONTENT.width / 2
  const cy = CONTENT.y + PICTURE + 3 + RADIUS
  const tiling = ringTiling(cx, cy, ringWidth, counts)
  const start = tiling.cells.length - (counts.at(-1) ?? 1)
  const gate = tiling.walls.find((wall) => wall.a === start && wall.b === null)
  if (!gate) throw new RangeError('the outer ring must have an edge')
  const maze = makeMaze(tiling, random, { start, goal: 0, gates: [gate], ...plan })
  const goalSize = Math.min(1.5 * ringWidth, 32)
  const marks = [
    drawWalls(maze, options.level),
    ...drawEnds(
      journeyOf(options.theme),
      { at: { x: cx, y: CONTENT.y + PICTURE / 2 }, size: PICTURE },
      { at: { x: cx, y: cy }, size: goalSize },
      options.color,
    ),
  ]
  const { walls: _, ...facts } = maze
  const before = { x: gate.middle.x, y: gate.middle.y - 3 }
  return { marks, solved: [...marks, drawWay(tiling, maze, { before })], facts }
}

export const ROUND: SheetKind<PagesFacts<MazeFacts>> = {
  id: 'labirinto-redondo',
  category: 'labirinto',
  themes: JOURNEY_THEMES,
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
