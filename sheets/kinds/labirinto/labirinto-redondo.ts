/** Round maze in a picture of its place: in at the top, the goal in the middle. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import type { Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf } from '../../studio/pen.ts'
import { drawActor, drawGoal, goalHeight } from './actors.ts'
import { drawWalls, journeyAndSize, MAZE_THEMES, type Size } from './drawing.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { mazeTitle } from './maze-picture.ts'
import { roundPlace } from './round-places.ts'
import { roundWay } from './round-way.ts'
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

const RADIUS = 80
/** Middle of the disc, and foot and size of who sets out, mm. */
const CENTRE = { x: 105, y: 161 }
const TRAVELLER = { foot: 75.5, size: 20 }
/** Side of the goal's box in radii of the middle: its corners stay clear of the wall around it. */
const GOAL = 1.2

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

function drawPage(options: SheetOptions, random: Random, index: number) {
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const plan = PLANS[size]
  const ringWidth = plan.hub ? (RADIUS - plan.hub) / plan.rings : RADIUS / (plan.rings + 1)
  const hub = plan.hub ?? ringWidth
  const counts = ringCounts(plan.rings, plan.first, hub / ringWidth)
  const { x: cx, y: cy } = CENTRE
  const tiling = ringTiling(cx, cy, ringWidth, counts, hub)
  const start = tiling.cells.length - (counts.at(-1) ?? 1)
  const gate = tiling.walls.find((wall) => wall.a === start && wall.b === null)
  if (!gate) throw new RangeError('the outer ring must have an edge')
  const maze = makeMaze(tiling, random, { start, goal: 0, gates: [gate], endsAtGoal: true, ...plan })
  const { color } = options
  const turn = (Math.atan2(gate.middle.y - cy, gate.middle.x - cx) * 180) / Math.PI
  const {
    marks: place,
    walls,
    goal = journey.goal,
  } = roundPlace(journey.start, { ...CENTRE, radius: RADIUS, gate: turn }, index, color)
  const middle = { x: cx, foot: cy + goalHeight(goal, GOAL * hub) / 2, size: GOAL * hub }
  const at = { x: gate.middle.x, foot: TRAVELLER.foot, size: TRAVELLER.size }
  const marks: Mark[] = [
    ...place,
    ...drawWalls(maze, size, walls, color),
    ...marksOf(drawActor(journey.start, at, { x: cx, y: cy }, color)),
    ...marksOf(drawGoal(goal, middle, color)),
  ]
  const { walls: _, ...facts } = maze
  const before = { x: gate.middle.x, y: gate.middle.y - 3 }
  const way = roundWay(tiling, maze, CENTRE, before, Math.min(1.8, ringWidth * 0.26))
  return {
    marks: [...marks, answer([way]), ...mazeTitle(options, color)],
    whole: true,
    facts: { ...facts, corridor: ringWidth },
    pictures: [journey.start, journey.goal],
  }
}

export const labirintoRedondo: SheetKind<PagesFacts<MazeFacts>> = {
  id: 'labirinto-redondo',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random, index) => drawPage(options, random, index)),
}
