/** Honeycomb maze: from the top corner of a large hexagon to the opposite one. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import { SOFT_GREY, tint, YELLOW } from '../../scene/inks.ts'
import { area, type Point, polylineData } from '../../scene/marks.ts'
import type { Ink, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawEnds, drawWalls, drawWay, journeyAndSize, MAZE_THEMES, type Size } from './drawing.ts'
import { mazeFloor, mazeGround } from './ground.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { hexTiling, type Tiling } from './tiling.ts'

const PLANS: Readonly<Record<Size, { readonly radius: number; readonly branching: number; readonly way: number }>> = {
  facil: { radius: 2, branching: 0, way: 9 },
  medio: { radius: 4, branching: 0.08, way: 22 },
  desafio: { radius: 7, branching: 0.18, way: 40 },
  gigante: { radius: 15, branching: 0.1, way: 112 },
}

const BOARD_WIDTH = 166
const PICTURE = 36

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

/** Side of the smallest cell that holds honey, mm. */
const LEAST_HONEY = 5

/** Cells full of honey, on and off the path: they give no answer away. */
function drawHoney(cells: readonly Point[], side: number, random: Random, ink: Ink): Mark[] {
  // In the smallest cells it would be a grey haze.
  if (side < LEAST_HONEY) return []
  const full = cells.filter(() => random.chance(0.22))
  return full.map((at) => area(hexagon(at, side * 0.8), ink))
}

function drawPage(options: SheetOptions, random: Random) {
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const plan = PLANS[size]
  const side = BOARD_WIDTH / (Math.sqrt(3) * (2 * plan.radius + 1))
  const tiling = hexTiling(CONTENT.x + CONTENT.width / 2, CONTENT.y + CONTENT.height / 2, plan.radius, side)
  const mirrored = random.chance(0.5)
  const start = mirrored ? plan.radius : 0
  const goal = tiling.cells.length - 1 - start
  const turn = mirrored ? 1 : -1
  const entry = gateOf(tiling, start, turn, -1)
  const exit = gateOf(tiling, goal, -turn, 1)
  const maze = makeMaze(tiling, random, { start, goal, gates: [entry.gate, exit.gate], ...plan })
  // The corners outside the large hexagon.
  const [top, bottom] = [CONTENT.y + 3 + PICTURE / 2, CONTENT.y + CONTENT.height - 3 - PICTURE / 2]
  const at = (isLeft: boolean) => (isLeft ? CONTENT.x + 3 + PICTURE / 2 : CONTENT.x + CONTENT.width - 3 - PICTURE / 2)
  const honey = options.color ? tint(YELLOW, 0.75) : tint(SOFT_GREY, 0.6)
  const pictures = [
    { x: at(!mirrored), y: top },
    { x: at(mirrored), y: bottom },
  ]
  const marks = [
    ...mazeGround(journey, [...tiling.cells, ...pictures], options.color, random),
    ...tiling.cells.flatMap((cell) => mazeFloor('jardim', hexagon(cell, side), options.color)),
    ...drawHoney(tiling.cells, side, random, honey),
    ...drawWalls(maze, size, 'casa', options.color),
    ...drawEnds(
      journey,
      { at: { x: at(!mirrored), y: top }, size: PICTURE },
      { at: { x: at(mirrored), y: bottom }, size: PICTURE },
      options.color,
    ),
  ]
  const { walls: _, ...facts } = maze
  const ends = { before: entry.out(2), after: exit.out(2) }
  const way = drawWay(tiling, maze, ends, Math.min(1.8, side * 0.42))
  return { marks: [...marks, answer([way])], facts: { ...facts, corridor: side * Math.sqrt(3) } }
}

export const labirintoColmeia: SheetKind<PagesFacts<MazeFacts>> = {
  id: 'labirinto-colmeia',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
