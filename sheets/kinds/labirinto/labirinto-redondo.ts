/** Round maze: in at the top, the goal in the middle. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import { circleData, type Point } from '../../scene/marks.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawEnds, drawWalls, drawWay, journeyAndSize, MAZE_THEMES, type Size } from './drawing.ts'
import { mazeFloor, mazeGround } from './ground.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { ringTiling } from './tiling.ts'

interface Plan {
  /** Rings of cells around the middle cell. */
  readonly rings: number
  /** Cells of the innermost ring. */
  readonly first: number
  readonly branching: number
  /** Fewest cells of the path. */
  readonly way: number
  /** Radius of the middle cell, mm, where a ring's width would leave the goal too small to be seen. */
  readonly hub?: number
}

const PLANS: Readonly<Record<Size, Plan>> = {
  facil: { rings: 3, first: 6, branching: 0, way: 12 },
  medio: { rings: 5, first: 6, branching: 0.05, way: 24 },
  desafio: { rings: 8, first: 6, branching: 0.15, way: 44, hub: 13 },
  gigante: { rings: 15, first: 6, branching: 0.1, way: 120, hub: 11 },
}

const RADIUS = 84.5
const PICTURE = 27
/** Side of the goal's box in radii of the middle: its corners stay clear of the wall around it. */
const GOAL = 1.26

/** Cells of each ring: doubled when a cell would grow wider than this many ring widths. */
const WIDEST_CELL = 1.5

/** `hub`: radius of the middle in ring widths. */
function ringCounts(rings: number, first: number, hub: number): number[] {
  const counts = [1]
  for (let r = 1; r <= rings; r++) {
    const before = counts[r - 1] ?? 1
    const count = r === 1 ? first : before
    const width = (2 * Math.PI * (hub + r - 0.5)) / count
    counts.push(r > 1 && width > WIDEST_CELL ? count * 2 : count)
  }
  return counts
}

/** Points on the edge of the disc and of the picture above it, mm. */
const edgeOf = (cx: number, cy: number): Point[] => [
  ...Array.from({ length: 60 }, (_, i) => {
    const turn = (i * Math.PI) / 30
    return { x: cx + RADIUS * Math.cos(turn), y: cy + RADIUS * Math.sin(turn) }
  }),
  ...[-0.5, 0, 0.5].map((side) => ({ x: cx + side * PICTURE, y: CONTENT.y + PICTURE / 2 })),
]

function drawPage(options: SheetOptions, random: Random) {
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const plan = PLANS[size]
  const ringWidth = plan.hub ? (RADIUS - plan.hub) / plan.rings : RADIUS / (plan.rings + 1)
  const hub = plan.hub ?? ringWidth
  const counts = ringCounts(plan.rings, plan.first, hub / ringWidth)
  const cx = CONTENT.x + CONTENT.width / 2
  const cy = CONTENT.y + PICTURE + 5 + RADIUS
  const tiling = ringTiling(cx, cy, ringWidth, counts, hub)
  const start = tiling.cells.length - (counts.at(-1) ?? 1)
  const gate = tiling.walls.find((wall) => wall.a === start && wall.b === null)
  if (!gate) throw new RangeError('the outer ring must have an edge')
  const maze = makeMaze(tiling, random, { start, goal: 0, gates: [gate], ...plan })
  const marks = [
    ...mazeGround(journey, edgeOf(cx, cy), options.color, random),
    ...mazeFloor(journey.place, circleData(cx, cy, RADIUS), options.color),
    ...drawWalls(maze, size, journey.place, options.color),
    ...drawEnds(
      journey,
      { at: { x: cx, y: CONTENT.y + 2 + PICTURE / 2 }, size: PICTURE },
      { at: { x: cx, y: cy }, size: GOAL * hub },
      options.color,
    ),
  ]
  const { walls: _, ...facts } = maze
  const before = { x: gate.middle.x, y: gate.middle.y - 3 }
  const way = drawWay(tiling, maze, { before }, Math.min(1.8, ringWidth * 0.26))
  return { marks: [...marks, answer([way])], facts: { ...facts, corridor: ringWidth } }
}

export const labirintoRedondo: SheetKind<PagesFacts<MazeFacts>> = {
  id: 'labirinto-redondo',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
