/** Several doors lead into the maze, one alone leads to the goal: which one? */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { SOFT_FILLS, WHITE } from '../../scene/inks.ts'
import { centredText, circle } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawWalls, drawWay } from './drawing.ts'
import { findPath, type MazeFacts, makeMaze } from './maze.ts'
import { squareTiling, type Tiling, type Wall } from './tiling.ts'

interface Plan {
  readonly columns: number
  readonly doors: number
  readonly branching: number
  readonly attempts: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 7, doors: 2, branching: 0, attempts: 1 },
  medio: { columns: 10, doors: 3, branching: 0.05, attempts: 2 },
  desafio: { columns: 14, doors: 4, branching: 0.12, attempts: 3 },
}

const PICTURE = 22
const BOARD = 164
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

/** Closes one passage on the way from each wrong door, where it leaves that door's own part of the maze. */
function closeWrongDoors(facts: MazeFacts, doors: readonly number[]): MazeFacts['open'] | null {
  let open = facts.open
  for (const door of doors) {
    if (door === facts.start) continue
    const way = findPath(open, door, facts.goal)
    if (!way) continue
    const meeting = way.findIndex((cell) => facts.path.includes(cell))
    // A wrong way that is only a step or two long fools nobody.
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
    const maze = makeMaze(tiling, random, { start, goal, gates, branching: plan.branching, attempts: plan.attempts })
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

function drawPage(options: SheetOptions, random: Random) {
  const plan = PLANS[options.level]
  const journey = journeyOf(options.theme)
  const size = BOARD / plan.columns
  const x = CONTENT.x + (CONTENT.width - BOARD) / 2
  const y = CONTENT.y + PICTURE + 6
  const tiling = squareTiling(x, y, plan.columns, plan.columns, size)
  const { maze, doors, gates, exit } = makeDoors(tiling, plan, random)
  const inks = random.shuffle(SOFT_FILLS)
  const signs = doors.flatMap((_, i): Mark[] => {
    const gate = gates[i]
    if (!gate) return []
    const fill = options.color ? (inks[i % inks.length] ?? WHITE) : WHITE
    const cx = gate.middle.x - 12
    return [
      drawPicture(journey.start, {
        cx: gate.middle.x + 2,
        cy: y - 3 - PICTURE / 2,
        size: PICTURE,
        color: options.color,
        stroke: 0.6,
      }),
      circle(cx - 2, y - 3 - PICTURE / 2, 4.2, { fill, width: 0.6 }),
      centredText(cx - 2, y - 3 - PICTURE / 2, String(i + 1), 5.4),
    ]
  })
  const goal = drawPicture(journey.goal, {
    cx: exit.middle.x,
    cy: y + BOARD + 3 + 10.5,
    size: 21,
    color: options.color,
  })
  const marks = [drawWalls(maze, options.level), ...signs, goal]
  const entry = gates[doors.indexOf(maze.start)]
  const before = { x: entry?.middle.x ?? 0, y: y - 2 }
  const after = { x: exit.middle.x, y: y + BOARD + 2 }
  const { walls: _, ...facts } = maze
  return { marks, solved: [...marks, drawWay(tiling, maze, { before, after })], facts: { ...facts, doors } }
}

export const DOORS: SheetKind<PagesFacts<DoorsFacts>> = {
  id: 'labirinto-dois-caminhos',
  category: 'labirinto',
  themes: JOURNEY_THEMES,
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
