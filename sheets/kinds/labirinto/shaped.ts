/** Maze inside a figure: in at its top, out at its bottom. The theme names the figure; the seed chooses who travels. */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { firstPicture } from '../../pictures/first/first-set.ts'
import type { Point } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawEnds, drawWalls, drawWay } from './drawing.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { squareTiling, type Tiling, type Wall } from './tiling.ts'

const PLANS: Readonly<Record<Level, { readonly cellSize: number; readonly branching: number; readonly way: number }>> =
  {
    facil: { cellSize: 13.8, branching: 0, way: 12 },
    medio: { cellSize: 11.5, branching: 0.08, way: 20 },
    desafio: { cellSize: 8.4, branching: 0.18, way: 35 },
  }

/** Theme → picture whose outline is the board. */
const FIGURES: Readonly<Record<string, string>> = {
  coracao: 'heart',
  peixe: 'fish',
  casa: 'house',
  maca: 'apple',
  nuvem: 'cloud',
  arvore: 'tree',
  ovo: 'egg',
  pera: 'pear',
  sino: 'bell',
}

const PICTURE = 24
/** Where the board may lie: the pictures go above and below. */
const ROOM: Box = {
  x: CONTENT.x + 2,
  y: CONTENT.y + PICTURE + 3,
  width: CONTENT.width - 4,
  height: CONTENT.height - 2 * PICTURE - 6,
}

/** Even-odd rule, over the first closed line of the outline. */
function contains(polygon: readonly Point[], p: Point): boolean {
  let inside = false
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)) inside = !inside
  })
  return inside
}

/** The outline of the picture, as large as fits into the room and centred in it. */
function boardOutline(pictureId: string): Point[] {
  const outline = flattenPath(firstPicture(pictureId).outline)[0] ?? []
  const [xs, ys] = [outline.map((p) => p.x), outline.map((p) => p.y)]
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const scale = Math.min(ROOM.width / (right - left), ROOM.height / (bottom - top))
  const dx = ROOM.x + (ROOM.width - (right - left) * scale) / 2 - left * scale
  const dy = ROOM.y + (ROOM.height - (bottom - top) * scale) / 2 - top * scale
  return outline.map((p) => ({ x: p.x * scale + dx, y: p.y * scale + dy }))
}

/** The cells of the figure that hang together with its largest part. */
function figureTiling(pictureId: string, size: number): Tiling {
  const polygon = boardOutline(pictureId)
  const columns = Math.floor(ROOM.width / size)
  const rows = Math.floor(ROOM.height / size)
  const x = ROOM.x + (ROOM.width - columns * size) / 2
  const y = ROOM.y + (ROOM.height - rows * size) / 2
  const key = (column: number, row: number) => `${column},${row}`
  const wanted = new Set<string>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (contains(polygon, { x: x + (column + 0.5) * size, y: y + (row + 0.5) * size })) wanted.add(key(column, row))
  let largest: Set<string> = new Set()
  const left = new Set(wanted)
  for (const first of wanted) {
    if (!left.delete(first)) continue
    const part = new Set([first])
    for (const place of part) {
      const [column = 0, row = 0] = place.split(',').map(Number)
      for (const next of [key(column + 1, row), key(column - 1, row), key(column, row + 1), key(column, row - 1)])
        if (left.delete(next)) part.add(next)
    }
    if (part.size > largest.size) largest = part
  }
  return squareTiling(x, y, columns, rows, size, (column, row) => largest.has(key(column, row)))
}

/** A horizontal edge wall at the very top (-1) or bottom (1) of the board; of several, the seed's choice. */
function gateOf(tiling: Tiling, direction: -1 | 1, random: Random): Wall {
  const edges = tiling.walls.filter((wall) => {
    const centre = tiling.cells[wall.a]
    return wall.b === null && centre && direction * (wall.middle.y - centre.y) > 0.1
  })
  const reach = Math.max(...edges.map((wall) => direction * wall.middle.y))
  return random.pick(edges.filter((wall) => direction * wall.middle.y > reach - 0.1))
}

function drawPage(options: SheetOptions, random: Random) {
  const plan = PLANS[options.level]
  const figure = FIGURES[options.theme ?? 'coracao']
  if (!figure) throw new RangeError(`no figure named ${options.theme}`)
  const tiling = figureTiling(figure, plan.cellSize)
  const [entry, exit] = [gateOf(tiling, -1, random), gateOf(tiling, 1, random)]
  const maze = makeMaze(tiling, random, { start: entry.a, goal: exit.a, gates: [entry, exit], ...plan })
  const before = { x: entry.middle.x, y: entry.middle.y - 2 }
  const after = { x: exit.middle.x, y: exit.middle.y + 2 }
  const marks = [
    drawWalls(maze, options.level),
    ...drawEnds(
      journeyOf(random.pick(JOURNEY_THEMES)),
      { at: { x: before.x, y: before.y - PICTURE / 2 }, size: PICTURE },
      { at: { x: after.x, y: after.y + PICTURE / 2 }, size: PICTURE },
      options.color,
    ),
  ]
  const { walls: _, ...facts } = maze
  return { marks, solved: [...marks, drawWay(tiling, maze, { before, after })], facts }
}

export const SHAPED: SheetKind<PagesFacts<MazeFacts>> = {
  id: 'labirinto-figura',
  category: 'labirinto',
  themes: Object.keys(FIGURES),
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
