/** Several doors lead into the maze, one alone leads to the goal: which one? */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { answer } from '../../scene/answers.ts'
import { SOFT_FILLS, WHITE } from '../../scene/inks.ts'
import { centredText, line, path, round } from '../../scene/marks.ts'
import type { Ink, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawTraveller, drawWalls, drawWay, journeyAndSize, MAZE_THEMES, type Size } from './drawing.ts'
import { boxData, mazeFloor } from './ground.ts'
import { findPath, type MazeFacts, makeMaze } from './maze.ts'
import { squareTiling, type Tiling, type Wall } from './tiling.ts'

interface Plan {
  readonly columns: number
  readonly doors: number
  readonly branching: number
  /** Fewest cells of the path. */
  readonly way: number
}

const PLANS: Readonly<Record<Size, Plan>> = {
  facil: { columns: 7, doors: 2, branching: 0, way: 13 },
  medio: { columns: 10, doors: 3, branching: 0.05, way: 24 },
  desafio: { columns: 16, doors: 4, branching: 0.12, way: 44 },
  gigante: { columns: 30, doors: 4, branching: 0.1, way: 120 },
}

const PICTURE = 22
/** Size where many are side by side. */
const SMALL_PICTURE = 19
/** Starting flag beside each picture, mm: number and colour distinguish the flags. */
const FLAG = { width: 12, height: 9.5, pole: 20 } as const
const TRIES = 80

export interface DoorsFacts extends MazeFacts {
  /** Cells behind the doors, from left to right; `start` is the only one from which the goal can be reached. */
  readonly doors: readonly number[]
}

const gateOf = (tiling: Tiling, cell: number, above: boolean): Wall => {
  const y = tiling.cells[cell]?.y ?? 0
  const gate = tiling.walls.find(
    (wall) => wall.a === cell && wall.b === null && (above ? wall.middle.y < y - 0.1 : wall.middle.y > y + 0.1),
  )
  if (!gate) throw new RangeError('a door must lie at the edge')
  return gate
}

/** Closes one passage on the path from each wrong door, where it leaves that door's own part of the maze. */
function closeWrongDoors(facts: MazeFacts, doors: readonly number[]): MazeFacts['open'] | null {
  let open = facts.open
  for (const door of doors) {
    if (door === facts.start) continue
    const way = findPath(open, door, facts.goal)
    if (!way) continue
    const meeting = way.findIndex((cell) => facts.path.includes(cell))
    // A wrong path of only a step or two misleads no child.
    if (meeting < 4) return null
    const [a, b] = [way[meeting - 1], way[meeting]]
    open = open.filter(([p, q]) => !((p === a && q === b) || (p === b && q === a)))
  }
  return open
}

function makeDoors(tiling: Tiling, plan: Plan, random: Random) {
  const goal = tiling.cells.length - 1 - Math.floor(plan.columns / 2)
  const doors = Array.from({ length: plan.doors }, (_, i) => Math.floor(((i + 0.5) * plan.columns) / plan.doors))
  for (let i = 0; i < TRIES; i++) {
    const start = random.pick(doors)
    const exit = gateOf(tiling, goal, false)
    const gates = [...doors.map((door) => gateOf(tiling, door, true)), exit]
    const maze = makeMaze(tiling, random, { start, goal, gates, ...plan })
    const open = closeWrongDoors(maze, doors)
    if (!open) continue
    const closed = maze.open.filter((pair) => !open.includes(pair))
    const added = tiling.walls.filter((wall) =>
      closed.some(([a, b]) => (wall.a === a && wall.b === b) || (wall.a === b && wall.b === a)),
    )
    return { maze: { ...maze, open, walls: [...maze.walls, ...added] }, doors, gates, exit }
  }
  throw new RangeError('no maze with long wrong ways found')
}

/** A flag with a number, its pole at the right, centred on cy. */
function drawFlag(x: number, cy: number, number: string, fill: Ink): Mark[] {
  const { width, height, pole } = FLAG
  const [right, top] = [x + width, cy - pole / 2]
  return [
    line(right, top, right, top + pole, { width: 1 }),
    path(`M${round(right)} ${round(top)}h${-width}l2.500 ${height / 2}l-2.500 ${height / 2}h${width}Z`, {
      width: 0.6,
      fill,
    }),
    centredText(x + width / 2 + 1, top + height / 2, number, 6.4),
  ]
}

function drawPage(options: SheetOptions, random: Random) {
  const { color } = options
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const plan = PLANS[size]
  const cell = CONTENT.width / plan.columns
  const y = CONTENT.y + PICTURE + 5
  const rows = Math.floor((CONTENT.height - 2 * PICTURE - 8) / cell)
  const tiling = squareTiling(CONTENT.x, y, plan.columns, rows, cell)
  const { maze, doors, gates, exit } = makeDoors(tiling, plan, random)
  const inks = random.shuffle(SOFT_FILLS)
  const bottom = y + rows * cell
  const reach = CONTENT.width / plan.doors
  const own = doors.length > 3 ? SMALL_PICTURE : PICTURE
  const signs = doors.flatMap((_, i): Mark[] => {
    const gate = gates[i]
    if (!gate) return []
    const fill = color ? (inks[i % inks.length] ?? WHITE) : WHITE
    const half = reach / 2 - 1
    const cx = Math.min(Math.max(gate.middle.x, CONTENT.x + half), CONTENT.x + CONTENT.width - half)
    const cy = CONTENT.y + PICTURE / 2 + 1
    return [
      drawTraveller(journey.start, { at: { x: cx, y: cy }, size: own }, { x: cx, y: gate.middle.y }, color),
      ...drawFlag(cx - own / 2 - FLAG.width - 1, cy, String(i + 1), fill),
    ]
  })
  const goal = drawPicture(wordPicture(journey.goal), {
    cx: exit.middle.x,
    cy: bottom + 2 + PICTURE / 2,
    size: PICTURE,
    color,
  })
  const floor = mazeFloor(journey.place, boxData({ x: CONTENT.x, y, width: CONTENT.width, height: rows * cell }), color)
  const marks = [...floor, ...drawWalls(maze, size, journey.place, color), ...signs, goal]
  const entry = gates[doors.indexOf(maze.start)]
  const before = { x: entry?.middle.x ?? 0, y: y - 2 }
  const after = { x: exit.middle.x, y: bottom + 2 }
  const { walls: _, ...facts } = maze
  const way = drawWay(tiling, maze, { before, after }, Math.min(1.8, cell * 0.2))
  return { marks: [...marks, answer([way])], facts: { ...facts, corridor: cell, doors } }
}

export const labirintoDoisCaminhos: SheetKind<PagesFacts<DoorsFacts>> = {
  id: 'labirinto-dois-caminhos',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
