/** Things of a scene moved along their rows until they hide little of one another; who cannot is left out. */
import type { Box } from '../lettering/bounds.ts'
import type { Level } from '../scene/scene.ts'
import type { Place, Thing } from './composer.ts'

/** Largest hidden share of the smaller of two things. */
const MOST_HIDDEN: Readonly<Record<Level, number>> = { facil: 0.04, medio: 0.07, desafio: 0.13 }
/** Drawings seldom fill the corners of their boxes. */
const CORNERS = 0.08
const SPOTS = 28
/** Least number of things, the least hidden first, even where room is scarce. */
const FEWEST: Readonly<Record<Level, number>> = { facil: 3, medio: 8, desafio: 14 }

function hidden(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (across <= 0 || down <= 0) return 0
  return (across * down) / Math.min(a.width * a.height, b.width * b.height)
}

/** The box inset on every side by a share of its size. */
export const inset = ({ x, y, width, height }: Box, share: number): Box => ({
  x: x + width * share,
  y: y + height * share,
  width: width * (1 - 2 * share),
  height: height * (1 - 2 * share),
})

interface Uncovering {
  readonly level: Level
  readonly frame: Box
  /** Never left out. */
  readonly must: readonly string[]
  /** Occupied boxes without their empty corners. */
  readonly taken?: readonly Box[]
}

/** The things that find room, in their order; those that must be there, or are alone in their row's pool, come first. */
export function uncovered(things: readonly Thing[], place: Place, wish: Uncovering): Thing[] {
  const { frame, level } = wish
  const anchored = ({ picture, step }: Thing) => {
    const row = place.steps[step]
    return wish.must.includes(picture) || (row?.kind === 'row' && new Set(row.pool).size === 1)
  }
  // Boxes without their corners.
  const placed: Box[] = [...(wish.taken ?? [])]
  const moved = new Map<Thing, Thing>()
  const without: { readonly thing: Thing; readonly at: Thing; readonly least: number }[] = []
  const bottom = ({ box }: Thing) => box.y + box.height
  // The front is placed first: it cannot be hidden.
  const order = [...things].sort(
    (a, b) => Number(anchored(b)) - Number(anchored(a)) || b.step - a.step || bottom(b) - bottom(a),
  )
  for (const thing of order) {
    const row = place.steps[thing.step]
    if (row?.kind !== 'row') continue
    const { box } = thing
    const [from, to] = [frame.x + row.x[0] * frame.width, frame.x + row.x[1] * frame.width - box.width]
    const spots = Array.from({ length: SPOTS + 1 }, (_, i) => from + ((to - from) * i) / SPOTS)
    spots.sort((a, b) => Math.abs(a - box.x) - Math.abs(b - box.x))
    let [best, least] = [box.x, Number.POSITIVE_INFINITY]
    for (const x of [box.x, ...spots]) {
      const most = Math.max(0, ...placed.map((other) => hidden(inset({ ...box, x }, CORNERS), other)))
      if (most < least - 0.005) [best, least] = [x, most]
    }
    const at = { ...thing, box: { ...box, x: Math.round(best * 100) / 100 } }
    if (least > MOST_HIDDEN[level] && !anchored(thing)) {
      without.push({ thing, at, least })
      continue
    }
    placed.push(inset(at.box, CORNERS))
    moved.set(thing, at)
  }
  const missing = wish.taken ? 0 : Math.max(0, FEWEST[level] - moved.size)
  const back = without.sort((a, b) => a.least - b.least).slice(0, missing)
  for (const { thing, at } of back) moved.set(thing, at)
  return things.flatMap((thing) => moved.get(thing) ?? [])
}
