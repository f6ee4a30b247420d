/** How every maze is drawn: walls, the pictures at its two ends and the way in the answer key. */

import type { Journey } from '../../page/journeys.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { type Point, path, polyline } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import type { Maze } from './maze.ts'
import type { Tiling } from './tiling.ts'

/** Wider lines on easier sheets, in mm. */
const WALL_WIDTH: Readonly<Record<Level, number>> = { facil: 1.3, medio: 1.05, desafio: 0.85 }

export function drawWalls(maze: Maze, level: Level): Mark {
  return path(maze.walls.map((wall) => wall.d).join(''), { width: WALL_WIDTH[level] })
}

/** The way through the middle of the cells and of the openings between them; `ends` lead to the pictures. */
export function drawWay(tiling: Tiling, maze: Maze, ends: { readonly before?: Point; readonly after?: Point }): Mark {
  const between = new Map<string, Point>()
  for (const wall of tiling.walls) if (wall.b !== null) between.set(`${wall.a},${wall.b}`, wall.middle)
  const points = maze.path.flatMap((cell, i) => {
    const next = maze.path[i + 1]
    const centre = tiling.cells[cell]
    if (!centre) return []
    const passage = next === undefined ? undefined : (between.get(`${cell},${next}`) ?? between.get(`${next},${cell}`))
    return passage ? [centre, passage] : [centre]
  })
  const way = [...(ends.before ? [ends.before] : []), ...points, ...(ends.after ? [ends.after] : [])]
  return polyline(way, { stroke: ANSWER_RED, width: 1.8 })
}

export interface End {
  readonly at: Point
  /** Side of the picture's box, mm. */
  readonly size: number
}

export function drawEnds(journey: Journey, start: End, goal: End, color: boolean): Mark[] {
  return [
    drawPicture(journey.start, { cx: start.at.x, cy: start.at.y, size: start.size, color }),
    drawPicture(journey.goal, { cx: goal.at.x, cy: goal.at.y, size: goal.size, color }),
  ]
}
