/** Both ends of a way through a town, from above: a car on its drive, and the home that another drive leads to. */
import type { Box } from '../../lettering/bounds.ts'
import type { Point } from '../../scene/marks.ts'
import type { GroupMark } from '../../scene/scene.ts'
import { centred, reachOf, standing } from '../../studio/fit.ts'
import { type Drawing, Pen } from '../../studio/pen.ts'
import type { Spot } from './actors.ts'
import { carAbove, drive, homeTo } from './town-above.ts'

interface Yards {
  readonly boxes: readonly [start: Box, goal: Box]
  readonly gates: readonly [entry: Point, exit: Point]
  readonly spots: readonly [from: Spot, to: Spot]
  /** Free width of a street. */
  readonly street: number
}

export function townEnds(
  { boxes, gates, spots, street }: Yards,
  { start, goal }: { readonly start: string; readonly goal: string },
  color: boolean,
): Drawing {
  const pen = new Pen(color)
  const [[first, last], [entry, exit], [from, to]] = [boxes, gates, spots]
  const middle = first.y + first.height / 2
  const long = Math.min(from.size, street * 1.7)
  const home = homeTo(exit.x - to.x, to.size)
  const foot = last.y + last.height - (last.height - to.size) * 0.4
  const { width, height } = reachOf(home)
  const top = foot - (to.size * height) / Math.max(width, height)
  return [
    drive(pen.plane('middle'), { area: first, gate: entry, street, end: middle - long * 0.62 }, [
      first.y + first.height * 0.24,
      first.y + first.height * 0.7,
    ]),
    drive(pen.plane('middle'), { area: last, gate: exit, street, end: top + 1 }, [last.y + last.height * 0.2]),
    { ...(centred(pen, carAbove, entry.x, middle + long * 0.04, long) as GroupMark), picture: start },
    { ...(standing(pen, home, to.x, foot, to.size) as GroupMark), picture: goal },
  ]
}
