/** Places for what is written about states: inside where there is room, else beside the coast with a line. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { type Point, round } from '../../scene/marks.ts'
import type { Atlas } from './atlas.ts'

export interface Label {
  readonly id: string
  /** Its middle. */
  readonly at: Point
  /** The point of the state that its line leads to; null inside the state. */
  readonly to: Point | null
}

export interface LabelSize {
  readonly width: number
  readonly height: number
}

const GAP = 1.6
const FROM_COAST = 7

/** Spreads the labels of one column inside the area, in order from north to south. */
function apart(wanted: readonly number[], step: number, area: Box): number[] {
  const placed: number[] = []
  for (const y of wanted) placed.push(Math.max(y, (placed.at(-1) ?? -Infinity) + step))
  const end = area.y + area.height
  return placed.map((y, i) => Math.min(y, end - step * (placed.length - i - 0.5)))
}

interface Wanted {
  readonly sizeOf: (id: string) => LabelSize
  /** The part of a label's width that has to be inside its state. */
  readonly inside: number
  /** The end of a label's line. Default: the middle of the state. */
  readonly target?: (id: string) => Point
  /** Holds the whole map. */
  readonly area: Box
}

/** A label for each state. */
export function labelsOf(atlas: Atlas, ids: readonly string[], wanted: Wanted): Label[] {
  const { sizeOf, area, target = (id) => atlas.room(id) } = wanted
  const fits = (id: string) => {
    const { width, height } = sizeOf(id)
    return Math.hypot(width * wanted.inside, height) / 2 <= atlas.room(id).r
  }
  const inside = ids.filter(fits).map((id): Label => ({ id, at: atlas.room(id), to: null }))
  const outside = ids.filter((id) => !fits(id)).toSorted((a, b) => atlas.room(a).y - atlas.room(b).y)
  const step = Math.max(...outside.map((id) => sizeOf(id).height)) + GAP
  const ys = apart(
    outside.map((id) => atlas.room(id).y),
    step,
    area,
  )
  return [
    ...inside,
    ...outside.map((id, i): Label => {
      const to = target(id)
      const y = round(ys[i] ?? to.y)
      const { width } = sizeOf(id)
      const coast = atlas.easternmost(y - step / 2, y + step / 2) ?? to.x
      const x = Math.min(coast + FROM_COAST + width / 2, area.x + area.width - width / 2 - 3)
      return { id, at: { x: round(x), y }, to }
    }),
  ]
}
