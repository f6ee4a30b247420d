/** The solution of a round maze: along its rings, and straight in or out through the openings. */
import { ANSWER_RED } from '../../scene/inks.ts'
import { gapOf, type Point, polyline } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { Maze } from './maze.ts'
import type { Tiling } from './tiling.ts'

/** Widest angle between two points of a curve, radians. */
const STEP = 0.05

export function roundWay(tiling: Tiling, maze: Maze, middle: Point, before: Point, width: number): Mark {
  const angleOf = (p: Point) => Math.atan2(p.y - middle.y, p.x - middle.x)
  const at = (radius: number, angle: number): Point => ({
    x: middle.x + radius * Math.cos(angle),
    y: middle.y + radius * Math.sin(angle),
  })
  const doors = new Map(
    tiling.walls.flatMap((wall) => [
      [`${wall.a},${wall.b}`, wall.middle],
      [`${wall.b},${wall.a}`, wall.middle],
    ]),
  )
  const points: Point[] = [before]
  maze.path.forEach((cell, i) => {
    const centre = tiling.cells[cell]
    const last = points.at(-1)
    if (!centre || !last) return
    const door = doors.get(`${cell},${maze.path[i + 1]}`)
    if (!door) {
      points.push(centre)
      return
    }
    const radius = gapOf(centre, middle)
    const from = angleOf(last)
    const turn = ((angleOf(door) - from + 3 * Math.PI) % (2 * Math.PI)) - Math.PI
    const steps = Math.max(1, Math.ceil(Math.abs(turn) / STEP))
    for (let k = 0; k <= steps; k++) points.push(at(radius, from + (turn * k) / steps))
    points.push(door)
  })
  return polyline(points, { stroke: ANSWER_RED, width })
}
