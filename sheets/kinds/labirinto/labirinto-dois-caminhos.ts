/** Several doors lead into the maze, one alone leads to the goal: who comes there, and with which word or sum? */

import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import { centredText, round } from '../../scene/marks.ts'
import type { Ink, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { POINT_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { drawActor, drawGoal, teamsOf } from './actors.ts'
import { aerialFloor, aerialLand, grown, parkedCars } from './aerial.ts'
import { linePlate, PLATE_HEIGHT, wordPlate } from './answer-plates.ts'
import { drawWay, journeyAndSize, MAZE_THEMES, type Size } from './drawing.ts'
import { findPath, type MazeFacts, makeMaze } from './maze.ts'
import { mazeTitle, token } from './maze-picture.ts'
import { rowMargin, rowWidth, tokenCell, wallRows } from './maze-rows.ts'
import { type PlaceName, placeOf } from './place-walls.ts'
import { squareTiling, type Tiling, type Wall } from './tiling.ts'
import { type WayTokens, wayTokens } from './way-tokens.ts'

interface Plan {
  readonly columns: number
  readonly doors: number
  readonly branching: number
  /** Fewest cells of the path. */
  readonly way: number
  readonly tokens?: 'letters' | 'numbers'
}

const PLANS: Readonly<Record<Size, Plan>> = {
  facil: { columns: 7, doors: 2, branching: 0, way: 13 },
  medio: { columns: 10, doors: 3, branching: 0.05, way: 24, tokens: 'letters' },
  desafio: { columns: 14, doors: 4, branching: 0.12, way: 40, tokens: 'numbers' },
  gigante: { columns: 15, doors: 4, branching: 0.1, way: 50, tokens: 'numbers' },
}

const PICTURE = 23
/** Size where many are side by side. */
const SMALL_PICTURE = 19
/** The board beside each racer, mm. */
const BOARD = { width: 17, height: 12.5, pole: 22 } as const
/** Heights of the grounds before and behind the maze, and its distance from the page's edge, mm. */
const [START, FINISH, EDGE] = [29, 29, 2]
const TRIES = 80

export interface DoorsFacts extends MazeFacts {
  /** Cells behind the doors, from left to right; `start` is the only one from which the goal can be reached. */
  readonly doors: readonly number[]
  /** Name of whoever arrives, or the number of the door. */
  readonly winner: string
  readonly tokens?: WayTokens
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

/** A maze whose door of this number, from 0, is the right one. */
function makeDoors(tiling: Tiling, plan: Plan, right: number, random: Random) {
  const goal = tiling.cells.length - 1 - Math.floor(plan.columns / 2)
  const doors = Array.from({ length: plan.doors }, (_, i) => Math.floor(((i + 0.5) * plan.columns) / plan.doors))
  const start = doors[right] ?? 0
  for (let i = 0; i < TRIES; i++) {
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

/** A board on a post with a racer's number and name. */
function drawBoard(
  x: number,
  foot: number,
  number: string,
  name: string | undefined,
  fill: Ink,
  color: boolean,
  inTheAir: boolean,
): Mark[] {
  const pen = new Pen(color)
  const { width, height, pole } = BOARD
  const top = foot - pole
  return [
    ...(inTheAir ? [] : marksOf(pen.rope(`M${round(x)} ${round(foot)}V${round(top + 2)}`, 1.6, 'wood', 0.6))),
    pen.shape(box(x - width / 2, top, width, height, 2), fill, 0.7),
    centredText(x, top + (name ? height * 0.33 : height / 2), number, name ? 5.4 : 7),
    ...(name ? [centredText(x, top + height * 0.76, name, 3.5)] : []),
  ]
}

/** Foot of what is below the maze, widest goal and widest plates, mm. */
const [FOOT, WIDEST_GOAL, PLATE_WIDTH] = [282, 25, 64]

/** Places without posts. */
const AIRY: readonly PlaceName[] = ['espaco', 'ceu']

/** Somebody who helps to look, in place of a second question. */
const HELPER = 0.42

const HELPERS = ['bia', 'gil', 'nina', 'davi', 'yumi'] as const
/** One for each coat or colour, so that a name is the same animal on all pages. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  rabbit: ['Amora', 'Jade', 'Nino', 'Tico'],
  cat: ['Mingau', 'Lila', 'Nuvem', 'Chico'],
  dog: ['Zeca', 'Pipoca', 'Tigre', 'Fubá'],
  duck: ['Neve', 'Gema', 'Tata', 'Pingo'],
  frog: ['Juca', 'Lia', 'Beto', 'Cacau'],
  snail: ['Rubi', 'Sol', 'Mar', 'Trevo'],
  butterfly: ['Rosa', 'Lua', 'Anil', 'Flora'],
  bee: ['Mel', 'Zuzu', 'Zizi', 'Bela'],
  ladybug: ['Pinta', 'Tuca', 'Nina', 'Dora'],
  owl: ['Olívia', 'Nilo', 'Uga', 'Teca'],
  bird: ['Assis', 'Bico', 'Azul', 'Piu'],
  car: ['Ana', 'Ivo', 'Lúcia', 'Rui'],
  rocket: ['Marte', 'Vega', 'Lira', 'Zum'],
  mouse: ['Miga', 'Quico', 'Bento', 'Fifi'],
  turtle: ['Tina', 'Musgo', 'Olga', 'Casco'],
}

/** In another order for each sheet, the one of this page: no two pages after each other have the same. */
const turnOf = <One>(sheet: Random, name: string, list: readonly One[], index: number): One | undefined =>
  sheet.fork(name).shuffle(list)[index % list.length]

/** The colours of those who race, from left to right: whoever arrives has another colour on each page. */
function racersOf(start: string, count: number, right: number, sheet: Random, index: number, random: Random) {
  const teams = teamsOf(start)
  const winner = turnOf(sheet, 'winners', teams, index) ?? 'red'
  const others = random.shuffle(teams.filter((team) => team !== winner)).slice(0, count - 1)
  return [...others.slice(0, right), winner, ...others.slice(right)]
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { color } = options
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const place = placeOf(journey)
  const plan = PLANS[size]
  const margin = rowMargin(size)
  const cell = (CONTENT.width - 2 * margin - 2 * EDGE) / plan.columns
  const wall = rowWidth(cell)
  const [x, y] = [CONTENT.x + EDGE + margin, CONTENT.y + START + margin]
  const rows = Math.floor((CONTENT.height - START - FINISH - 2 * margin) / cell)
  const tiling = squareTiling(x, y, plan.columns, rows, cell)
  const doorNumbers = Array.from({ length: plan.doors }, (_, i) => i)
  const right = turnOf(sheet, 'doors', doorNumbers, index) ?? 0
  const { maze, doors, gates, exit } = makeDoors(tiling, plan, right, random)
  const area = { x, y, width: plan.columns * cell, height: rows * cell }
  const bottom = y + area.height
  const coats = teamsOf(journey.start)
  const teams = racersOf(journey.start, plan.doors, right, sheet, index, random.fork('racers'))
  const names = teams.flatMap((team) => NAMES[journey.start]?.[coats.indexOf(team)] ?? [])
  const own = doors.length > 3 ? SMALL_PICTURE : PICTURE
  const foot = y - margin - 2
  const racers = doors.flatMap((_, i): Mark[] => {
    const gate = gates[i]
    if (!gate) return []
    const reach = own / 2 + 2
    const at = Math.min(Math.max(gate.middle.x, CONTENT.x + reach + BOARD.width), CONTENT.x + CONTENT.width - reach)
    const fill = teams[i] ?? 'white'
    const spot = { x: at, foot, size: own }
    return [
      ...drawBoard(
        at - own / 2 - BOARD.width / 2 - 0.5,
        foot,
        String(i + 1),
        names[i],
        inkOf('cream'),
        color,
        AIRY.includes(place),
      ),
      ...marksOf(drawActor(journey.start, spot, { x: exit.middle.x, y: bottom }, color, fill)),
    ]
  })
  const goalSize = Math.min(FOOT - bottom - margin - 3, WIDEST_GOAL)
  const found =
    plan.tokens &&
    wayTokens(plan.tokens, maze, random.fork('tokens'), {
      index,
      sheet,
      said: `${options.title} ${options.instruction}`,
      traveller: journey.start,
    })
  const marked = [...(found?.onWay ?? []), ...(found?.beside ?? [])]
  const tokens = marked.flatMap(([at, content]) => {
    const middle = tiling.cells[at]
    return middle ? token(middle, content, tokenCell(cell)) : []
  })
  const way = { tiling, maze }
  // Nothing is strewn where racers, goal and plates are.
  const [above, below] = [y - margin - START, bottom]
  const taken = [
    { x: 0, y: above, width: 210, height: START + margin },
    grown(area, wall),
    { x: 0, y: below, width: 210, height: 300 - below },
  ]
  const marks = marksOf([
    aerialLand(place, options, taken, color, random.fork('land')),
    aerialFloor(place, area, cell, way, color),
    place === 'rua' ? parkedCars(way, cell - wall, new Set([...doors, ...marked.map(([at]) => at)]), color) : [],
    wallRows(maze.walls.map(({ d }) => d).join(''), wall, place, journey.goal, color, random.fork('walls')),
    racers,
    drawGoal(journey.goal, { x: exit.middle.x, foot: FOOT, size: goalSize }, color),
    found
      ? []
      : person(new Pen(color).plane('middle'), inTurn(HELPERS, index), 158, FOOT, HELPER, {
          pose: POINT_LEFT,
        }),
  ])
  const plate = (at: number) => ({ x: at, y: FOOT - PLATE_HEIGHT, width: PLATE_WIDTH })
  const last = plate(CONTENT.x + CONTENT.width - PLATE_WIDTH)
  const plates = [
    ...linePlate(
      plate(CONTENT.x),
      names.length > 0 ? 'Quem chega?' : 'Entrada nº',
      names[right] ?? String(right + 1),
      color,
    ),
    ...(found && plan.tokens === 'letters' ? wordPlate(last, 'Palavra:', found.answer, color) : []),
    ...(found && plan.tokens === 'numbers' ? linePlate(last, 'Total:', found.answer, color) : []),
  ]
  const entry = gates[right]
  const before = { x: entry?.middle.x ?? 0, y: y - 2 }
  const after = { x: exit.middle.x, y: bottom + 2 }
  const { walls: _, ...facts } = maze
  const route = drawWay(tiling, maze, { before, after }, Math.min(1.8, cell * 0.2))
  return {
    marks: [...marks, answer([route]), ...tokens, ...plates, ...mazeTitle(options, color)],
    facts: {
      ...facts,
      corridor: cell,
      doors,
      winner: names[right] ?? String(right + 1),
      ...(found && { tokens: found }),
    },
    whole: true,
  }
}

export const labirintoDoisCaminhos: SheetKind<PagesFacts<DoorsFacts>> = {
  id: 'labirinto-dois-caminhos',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
