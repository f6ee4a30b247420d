/** Draws every maze: its walls as hedges, kerbs or banks, and the solution. */
import type { Box } from '../../lettering/bounds.ts'
import { JOURNEY_THEMES, journeyOf, type Landscape } from '../../page/journeys.ts'
import { ANSWER_RED, BLUE, GREEN, ORANGE, PURPLE, SOFT_GREY, tint } from '../../scene/inks.ts'
import { type Point, path, polyline } from '../../scene/marks.ts'
import type { Ink, Level, Mark } from '../../scene/scene.ts'
import type { Maze } from './maze.ts'
import type { Tiling } from './tiling.ts'

/** The three levels and one for those who find all others too easy: 30 columns and more. */
export type Size = Level | 'gigante'

const GIANT = '-gigante'
/** Every journey, and every journey through a giant maze. */
export const MAZE_THEMES: readonly string[] = [...JOURNEY_THEMES, ...JOURNEY_THEMES.map((theme) => theme + GIANT)]

/** The theme without its mark of size, and the size that it asks for. */
export function sizeOf(
  theme: string | undefined,
  level: Level,
): { readonly theme: string | undefined; readonly size: Size } {
  return theme?.endsWith(GIANT) ? { theme: theme.slice(0, -GIANT.length), size: 'gigante' } : { theme, size: level }
}

export const journeyAndSize = (theme: string | undefined, level: Level) => {
  const { theme: plain, size } = sizeOf(theme, level)
  return { journey: journeyOf(plain), size }
}

/** Wider lines on easier sheets, in mm. */
export const WALL_WIDTH: Readonly<Record<Size, number>> = { facil: 2.6, medio: 1.7, desafio: 1.1, gigante: 0.75 }

const OUTLINE = 0.6
const isThick = (size: Size) => size === 'facil' || size === 'medio'

/** Inside of the walls. */
const WALLS: Readonly<Record<Landscape, Ink>> = {
  jardim: GREEN,
  agua: BLUE,
  ceu: tint(BLUE, 0.9),
  espaco: PURPLE,
  rua: SOFT_GREY,
  casa: ORANGE,
}

/** The walls; thick ones have an outline and the colour of the place. */
export function drawWalls(maze: Maze, size: Size, place?: Landscape, color = false): Mark[] {
  const data = maze.walls.map((wall) => wall.d).join('')
  const width = WALL_WIDTH[size]
  if (!isThick(size) || !place) return [path(data, { width })]
  const ink = color ? WALLS[place] : SOFT_GREY
  return [path(data, { width: width + 2 * OUTLINE }), path(data, { width, stroke: ink })]
}

/** The path through the middle of the cells and of the openings between them; `ends` lead to the pictures. */
export function drawWay(
  tiling: Tiling,
  maze: Maze,
  ends: { readonly before?: Point; readonly after?: Point },
  width = 1.8,
  /** A large room that a path crosses from door to door, and so far from its walls, mm. */
  roomOf: (cell: number) => Box | undefined = () => undefined,
  stroke: Ink = ANSWER_RED,
): Mark {
  const between = new Map<string, Point>()
  for (const wall of tiling.walls) if (wall.b !== null) between.set(`${wall.a},${wall.b}`, wall.middle)
  const points = maze.path.flatMap((cell, i) => {
    const next = maze.path[i + 1]
    const centre = tiling.cells[cell]
    if (!centre) return []
    const passage = next === undefined ? undefined : (between.get(`${cell},${next}`) ?? between.get(`${next},${cell}`))
    const room = roomOf(cell)
    if (!room) return passage ? [centre, passage] : [centre]
    const came = maze.path[i - 1]
    const door = came === undefined ? undefined : (between.get(`${came},${cell}`) ?? between.get(`${cell},${came}`))
    const within = ({ x, y }: Point) => ({
      x: Math.min(Math.max(x, room.x), room.x + room.width),
      y: Math.min(Math.max(y, room.y), room.y + room.height),
    })
    return [...(door ? [within(door)] : []), centre, ...(passage ? [within(passage), passage] : [])]
  })
  const way = [...(ends.before ? [ends.before] : []), ...points, ...(ends.after ? [ends.after] : [])]
  return polyline(way, { stroke, width })
}

export interface End {
  readonly at: Point
  /** Side of the picture's box, mm. */
  readonly size: number
}
