/** Labels of states: inside where no line crosses them, else beside the coast or near by, with a line. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { type Point, round } from '../../scene/marks.ts'
import type { Atlas } from './atlas.ts'
import { boxAround, type FreePlaces, type Size } from './free-places.ts'
import { stateOf } from './states.ts'

export interface Label {
  readonly id: string
  /** Its middle. */
  readonly at: Point
  /** The point of the state that its line leads to; null inside the state. */
  readonly to: Point | null
}

const GAP = 1.6
/** Longest distance from the roomiest point of a state to its label, inside the state and outside. */
const REACH = { inside: 40, outside: 60 }

/** Spreads the labels of one column inside the area, in order from north to south. */
function apart(wanted: readonly number[], step: number, area: Box): number[] {
  const placed: number[] = []
  for (const y of wanted) placed.push(Math.max(y, (placed.at(-1) ?? -Infinity) + step))
  const end = area.y + area.height
  return placed.map((y, i) => Math.min(y, end - step * (placed.length - i - 0.5)))
}

interface Wanted {
  readonly atlas: Atlas
  readonly free: FreePlaces
  readonly sizeOf: (id: string) => Size
  /** Holds the whole map. */
  readonly area: Box
  /** Sea between the coast and a label, mm. */
  readonly fromCoast?: number
}

/** Labels in the sea, one below the other. */
function besideCoast(ids: readonly string[], { atlas, sizeOf, area, fromCoast = 7 }: Wanted): Label[] {
  const sorted = ids.toSorted((a, b) => atlas.room(a).y - atlas.room(b).y)
  const step = Math.max(...sorted.map((id) => sizeOf(id).height)) + GAP
  const ys = apart(
    sorted.map((id) => atlas.room(id).y),
    step,
    area,
  )
  return sorted.map((id, i) => {
    const to = atlas.room(id)
    const y = round(ys[i] ?? to.y)
    const { width } = sizeOf(id)
    const coast = atlas.easternmost(y - step / 2, y + step / 2) ?? to.x
    const x = Math.min(coast + fromCoast + width / 2, area.x + area.width - width / 2 - 3)
    return { id, at: { x: round(x), y }, to }
  })
}

/** A label for each state, in the same order; their places are taken from now on. */
export function labelsOf(ids: readonly string[], wanted: Wanted): Label[] {
  const { atlas, free, sizeOf } = wanted
  const inside = ids.flatMap((id): Label[] => {
    const at = free.near(atlas.room(id), sizeOf(id), { reach: REACH.inside, holds: atlas.within(id) })
    return at ? [{ id, at, to: null }] : []
  })
  const left = ids.filter((id) => inside.every((label) => label.id !== id))
  const coastal = left.filter((id) => stateOf(id).coast)
  const beside = coastal.length > 0 ? besideCoast(coastal, wanted) : []
  for (const { id, at, to } of beside) {
    free.take(boxAround(at, sizeOf(id)))
    if (to) free.takeLine([at, to])
  }
  const nearby = left
    .filter((id) => !coastal.includes(id))
    .map((id): Label => {
      const to = atlas.room(id)
      const at = free.near(to, sizeOf(id), { reach: REACH.outside }) ?? to
      free.takeLine([at, to])
      return { id, at, to }
    })
  const all = [...inside, ...beside, ...nearby]
  return ids.flatMap((id) => all.filter((label) => label.id === id))
}
