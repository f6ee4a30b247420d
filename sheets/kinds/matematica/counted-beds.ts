/** Ground for what lives elsewhere than the row it is counted in: sand in the sea, water in the wood. */
import { ellipse, type Spot, smooth } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import type { Terrain } from '../../studio/places/terraces.ts'
import { broadLeaf } from '../../studio/shapes/plants.ts'

const ON_SAND = new Set(['siri', 'concha', 'estrela-do-mar'])
/** They hold on to a branch. */
const PERCHING: ReadonlySet<string> = new Set(['tucano', 'coruja'])
const IN_WATER = new Set(['iara', 'boto'])

/** They are on the bottom of the sea. */
export const isOnSand = (terrain: Terrain, name: string): boolean => terrain === 'sea' && ON_SAND.has(name)

const isInWater = (terrain: Terrain, name: string): boolean => terrain !== 'sea' && IN_WATER.has(name)

/** Sand from a height down to another, its upper edge in waves. */
export function sand(pen: Pen, [left, top]: Spot, [right, foot]: Spot): Drawing {
  const far = pen.plane('far', 'sandLine')
  const wide = right - left
  const edge = [0, 0.16, 0.38, 0.6, 0.82, 1].map((t, i): Spot => [left + wide * t, top + (i % 2 ? -1.4 : 1.6)])
  return far.shape(`${smooth(edge, false)}L${right} ${foot}L${left} ${foot}z`, 'sand', 0.6)
}

/** Below a row of things whose middles are at `spots`. */
export function bedOf(pen: Pen, terrain: Terrain, name: string, spots: readonly Spot[], size: number): Drawing {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs) - size * 0.75, Math.max(...xs) + size * 0.75]
  const [top, foot] = [Math.min(...ys), Math.max(...ys) + size * 0.5]
  if (isOnSand(terrain, name)) {
    // The floor of the sea, from one edge of the page to the other.
    return sand(pen, [-6, top - size * 0.62], [216, foot + size * 0.4])
  }
  if (PERCHING.has(name) && terrain === 'meadow') {
    const wood = pen.plane('middle', 'leafDeep')
    return [...new Set(ys)].map((y) => {
      const at = y + size * 0.46
      const leaves = [left + size * 0.1, right - size * 0.2].map((x) => broadLeaf(wood, x, at + 1, size * 0.008, 120))
      return [
        leaves,
        wood.rope(`M${left} ${at + 1}Q${(left + right) / 2} ${at - 0.6} ${right} ${at}`, 3.2, 'brown', 0.8),
      ]
    })
  }
  if (!isInWater(terrain, name)) return []
  const far = pen.plane('far', 'waterLine')
  return spots.map(([x, y]) => far.shape(ellipse(x, y + size * 0.42, size * 0.62, size * 0.2), 'water', 0.6))
}
