/** Honeycomb maze: from the top corner of a large hexagon to the opposite one. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawEnds, drawWalls, drawWay } from './drawing.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { hexTiling, type Tiling } from './tiling.ts'

const PLANS: Readonly<
  Record<Level, { readonly radius: number; readonly branching: number; readonly attempts: number }>
> = {
  facil: { radius: 2, branching: 0, attempts: 3 },
  medio: { radius: 4, branching: 0.08, attempts: 5 },
  desafio: { radius: 6, branching: 0.18, attempts: 12 },
}

const BOARD_WIDTH = 174
const PICTURE = 29

/** The edge wall of a cell that looks most to the given side (-1 left, 1 right) and, as a tie break, up or down. */
function gateOf(tiling: Tiling, cell: number, side: number, down: number) {
  const centre = tiling.cells[cell]
  const gates = tiling.walls.filter((wall) => wall.a === cell && wall.b === null)
  const score = (wall: (typeof gates)[number]) =>
    centre ? side * (wall.middle.x - centre.x) * 0.5 + down * (wall.middle.y - centre.y) : 0
  const gate = gates.sort((a, b) => score(b) - score(a))[0]
  if (!gate || !centre) throw new RangeError('a corner cell must lie at the edge')
  const length = Math.hypot(gate.middle.x - centre.x, gate.middle.y - centre.y)
  const out = (distance: number) => ({
    x: gate.middle.x + ((gate.middle.x - centre.x) / length) * distance,
    y: gate.middle.y + ((gate.middle.y - centre.y) / length) * distance,
  })
  return { gate, out }
}

function drawPage(options: SheetOptions, random: Random) {
  const plan = PLANS[options.level]
  const side = BOARD_WIDTH / (Math.sqrt(3) * (2 * plan.radius + 1))
  const tiling = hexTiling(CONTENT.x + CONTENT.width / 2, CONTENT.y + CONTENT.height / 2, plan.radius, side)
  const mirrored = random.chance(0.5)
  const start = mirrored ? plan.radius : 0
  const goal = tiling.cells.length - 1 - start
  const turn = mirrored ? 1 : -1
  const entry = gateOf(tiling, start, turn, -1)
  const exit = gateOf(tiling, goal, -turn, 1)
  const maze = makeMaze(tiling, random, { start, goal, gates: [entry.gate, exit.gate], ...plan })
  const marks = [
    drawWalls(maze, options.level),
    ...drawEnds(
      journeyOf(options.theme),
      { at: entry.out(PICTURE * 0.6), size: PICTURE },
      { at: exit.out(PICTURE * 0.6), size: PICTURE },
      options.color,
    ),
  ]
  const { walls: _, ...facts } = maze
  return { marks, solved: [...marks, drawWay(tiling, maze, { before: entry.out(2), after: exit.out(2) })], facts }
}

export const HEXAGONAL: SheetKind<PagesFacts<MazeFacts>> = {
  id: 'labirinto-colmeia',
  category: 'labirinto',
  themes: JOURNEY_THEMES,
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
