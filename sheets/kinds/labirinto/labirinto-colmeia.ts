/** Honeycomb maze in a picture of its place: from the top corner of a large hexagon to the opposite one. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import { type Point, polylineData } from '../../scene/marks.ts'
import type { Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf } from '../../studio/pen.ts'
import { drawActor, drawGoal } from './actors.ts'
import { drawWalls, drawWay, journeyAndSize, MAZE_THEMES, type Size, WALL_WIDTH } from './drawing.ts'
import { edgeOf, hexPlace } from './hex-places.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { mazeLand, mazeTitle } from './maze-picture.ts'
import { hexTiling, type Tiling } from './tiling.ts'

const PLANS: Readonly<Record<Size, { readonly radius: number; readonly branching: number; readonly way: number }>> = {
  facil: { radius: 2, branching: 0, way: 9 },
  medio: { radius: 4, branching: 0.08, way: 22 },
  desafio: { radius: 7, branching: 0.18, way: 40 },
  gigante: { radius: 15, branching: 0.1, way: 112 },
}

const BOARD_WIDTH = 160
const CENTRE = { x: 105, y: 161 }
/** Of who sets out and of what waits: from the middle of the paper, foot and size, mm. */
const START = { aside: 66, foot: 94, size: 27 }
const GOAL = { aside: 62, foot: 249, size: 25 }

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

/** A hexagon with a tip up, `side` mm long on each side. */
const hexagon = (at: Point, side: number) =>
  polylineData(
    Array.from({ length: 6 }, (_, i) => ({
      x: at.x + side * Math.cos(((60 * i - 30) * Math.PI) / 180),
      y: at.y + side * Math.sin(((60 * i - 30) * Math.PI) / 180),
    })),
    true,
  )

function drawPage(options: SheetOptions, random: Random, index: number) {
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const plan = PLANS[size]
  const side = BOARD_WIDTH / (Math.sqrt(3) * (2 * plan.radius + 1))
  const tiling = hexTiling(CENTRE.x, CENTRE.y, plan.radius, side)
  const mirrored = random.chance(0.5)
  const start = mirrored ? plan.radius : 0
  const goal = tiling.cells.length - 1 - start
  const turn = mirrored ? 1 : -1
  const entry = gateOf(tiling, start, turn, -1)
  const exit = gateOf(tiling, goal, -turn, 1)
  const maze = makeMaze(tiling, random, { start, goal, gates: [entry.gate, exit.gate], ...plan })
  const { color } = options
  const { land, walls, ...look } = hexPlace(journey)
  const gates = [entry.gate.middle, exit.gate.middle]
  const edge = tiling.walls.filter(({ b }) => b === null)
  const from = { ...START, x: CENTRE.x + turn * START.aside }
  const to = { ...GOAL, x: CENTRE.x - turn * GOAL.aside }
  const cells = tiling.cells.map((cell) => hexagon(cell, side))
  const marks: Mark[] = [
    ...mazeLand(land, color, index, 'open'),
    ...edgeOf({ edge, gates, side, wall: WALL_WIDTH[size], cells, ...look }, color),
    ...drawWalls(maze, size, walls, color),
    ...marksOf(drawActor(journey.start, from, CENTRE, color)),
    ...marksOf(drawGoal(journey.goal, to, color)),
  ]
  const { walls: _, ...facts } = maze
  const ends = { before: entry.out(2), after: exit.out(2) }
  const way = drawWay(tiling, maze, ends, Math.min(1.8, side * 0.42))
  return {
    marks: [...marks, answer([way]), ...mazeTitle(options, color)],
    whole: true,
    facts: { ...facts, corridor: side * Math.sqrt(3) },
    pictures: [journey.start, journey.goal],
  }
}

export const labirintoColmeia: SheetKind<PagesFacts<MazeFacts>> = {
  id: 'labirinto-colmeia',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random, index) => drawPage(options, random, index)),
}
