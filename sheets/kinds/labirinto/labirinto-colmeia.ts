/** Maze of hexagons that fills the page as what it is: a comb, a shell, a burrow. From a corner above to one below. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, tint } from '../../scene/inks.ts'
import { area, type Point, path, polylineData } from '../../scene/marks.ts'
import type { Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawActor, drawGoal } from './actors.ts'
import { drawWalls, drawWay, journeyAndSize, MAZE_THEMES, type Size, WALL_WIDTH } from './drawing.ts'
import { boardOf, cellNear, HEX_BOARDS, mouthOf, SURFACE } from './hex-boards.ts'
import { islandGround, onIslands } from './hex-islands.ts'
import { edgeOf, hexPlace } from './hex-places.ts'
import { beforeHexes, hexScene, mouth, roomFloor } from './hex-scenes.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { mazeTitle } from './maze-picture.ts'
import type { Tiling } from './tiling.ts'

/** Fewest cells of the way; a board has more for each size. */
const PLANS: Readonly<Record<Size, { readonly branching: number; readonly way: number }>> = {
  facil: { branching: 0, way: 9 },
  medio: { branching: 0.08, way: 22 },
  desafio: { branching: 0.18, way: 40 },
  gigante: { branching: 0.1, way: 112 },
}

const MIDDLE = 105
/** Of the walls in a key without colour, mm. */
const KEY_WALL = 0.7
/** The way in the key: pale and nearly as wide as a corridor, below the walls. */
const [ROUTE, ROUTE_SHARE] = [tint(ANSWER_RED, 0.55), 0.8]

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

/** From the ground down to the first cell of a burrow. */
function tunnel(gate: Point, from: Point, width: number, { floor, rim }: HexLook, color: boolean): Mark[] {
  const d = polylineData([from, gate])
  const pen = new Pen(color)
  return marksOf([pen.rope(d, width + 5, rim, 0.9), pen.rope(d, width, floor, 0.7)])
}

/** An arrow into the maze where the way begins, and out of it where it ends: its ends beyond the gate, mm. */
const [ARROW_FAR, ARROW_NEAR] = [12, 3]
const ARROW_HEAD = { length: 5, half: 2.6 }

function gateArrow(from: Point, to: Point): Mark[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const neck = { x: to.x - ux * ARROW_HEAD.length, y: to.y - uy * ARROW_HEAD.length }
  const wing = (side: number) => ({ x: neck.x - uy * side, y: neck.y + ux * side })
  return [
    path(polylineData([from, neck]), { width: 1.5 }),
    area(polylineData([wing(ARROW_HEAD.half), to, wing(-ARROW_HEAD.half)], true), BLACK),
  ]
}

type HexLook = Pick<ReturnType<typeof hexPlace>, 'floor' | 'rim'>

function drawPage(options: SheetOptions, random: Random, index: number) {
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const plan = PLANS[size]
  const turn = random.chance(0.5) ? 1 : -1
  const { board, land, walls, ...look } = hexPlace(journey)
  const { tiling, side, islands } = boardOf(board, size, turn, index)
  const ends = HEX_BOARDS[board]
  const from = { ...ends.start, x: MIDDLE + turn * ends.start.x }
  const to = { ...ends.goal, x: MIDDLE - turn * ends.goal.x }
  const start = cellNear(tiling, { x: from.x, y: from.foot })
  const goal = cellNear(tiling, { x: to.x, y: to.foot - to.size / 2 })
  const entry = gateOf(tiling, start, turn, -1)
  const exit = gateOf(tiling, goal, -turn, 1)
  const maze = makeMaze(tiling, random, { start, goal, gates: [entry.gate, exit.gate], ...plan })
  const { color } = options
  const gates = [entry.gate.middle, exit.gate.middle]
  const edge = tiling.walls.filter(({ b }) => b === null)
  const cells = tiling.cells.map((cell) => hexagon(cell, side))
  const pen = new Pen(color)
  const isBurrow = board === 'burrow'
  const wide = Math.max(5, side)
  const { walls: _, ...facts } = maze
  const lines = drawWalls(maze, size, walls, color)
  const route = drawWay(
    tiling,
    maze,
    { before: entry.out(2), after: exit.out(2) },
    side * ROUTE_SHARE,
    undefined,
    ROUTE,
  )
  return {
    marks: [
      ...marksOf(hexScene(pen, board, land, turn)),
      ...(isBurrow
        ? [
            ...tunnel(entry.gate.middle, { x: from.x, y: SURFACE + 3 }, wide, look, color),
            ...marksOf(mouth(pen, from.x, wide)),
            ...tunnel(exit.gate.middle, mouthOf(turn, exit.gate.middle), wide, look, color),
            ...marksOf(roomFloor(pen, turn)),
          ]
        : []),
      ...marksOf(islandGround(pen, islands, board, land)),
      ...edgeOf({ edge, gates, side, wall: WALL_WIDTH[size], cells, ...look }, color),
      // Without colour the walls of the key are thin: only the way is grey.
      answer([route, ...(color ? lines : [path(maze.walls.map(({ d }) => d).join(''), { width: KEY_WALL })])], lines),
      ...(isBurrow
        ? []
        : [
            ...gateArrow(entry.out(ARROW_FAR), entry.out(ARROW_NEAR)),
            ...gateArrow(exit.out(ARROW_NEAR), exit.out(ARROW_FAR)),
          ]),
      ...onIslands(islands, board, land, { goal: journey.goal, index, random: random.fork('islands'), color }),
      ...marksOf(beforeHexes(pen, board, land, turn, index + random.fork('guide').integer(0, 9))),
      ...marksOf(drawActor(journey.start, from, { x: MIDDLE, y: from.foot + 80 }, color)),
      ...marksOf(drawGoal(journey.goal, to, color)),
      ...mazeTitle(options, color),
    ],
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
