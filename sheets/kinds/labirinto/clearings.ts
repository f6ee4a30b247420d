/** The two corners of a board without cells: where somebody sets out, and where the goal is. */
import type { Box } from '../../lettering/bounds.ts'
import { rectData, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { Pen } from '../../studio/pen.ts'
import type { Spot } from './actors.ts'
import { clearingOf, type PlaceName } from './place-walls.ts'

/** Outer sides of a corner that holds no cells: the walls around the whole place go on there. */
export function outerSides({ x, y, width, height }: Box, top: boolean, left: boolean): string {
  const [across, along] = [top ? y : y + height, left ? x : x + width]
  return `M${round(x)} ${round(across)}L${round(x + width)} ${round(across)}M${round(along)} ${round(y)}L${round(along)} ${round(y + height)}`
}

/** The ground of a corner without cells. */
export function clearing(box: Box, place: PlaceName, color: boolean): Mark[] {
  return color ? [new Pen(true).shape(rectData(box.x, box.y, box.width, box.height), clearingOf(place), null)] : []
}

/** Of a clearing, for whoever is in it. */
const FILLED = 0.8

export function spotIn({ x, y, width, height }: Box, margin: number, filled = FILLED): Spot {
  const size = (Math.min(width, height) - 2 * margin) * filled
  return { x: x + width / 2, foot: y + height / 2 + size * 0.5, size }
}
