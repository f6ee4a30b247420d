/** Small parts of a grid join a neighbour. */
import { bordersOf, type Parts, partsOf } from './parts.ts'
import type { Grid } from './raster.ts'

/**
 * Small parts join the neighbour that `choose` names, the smallest first; `isSmall` looks at the squares of a part. A part
 * only grows here: one that was not small is not asked about again.
 * Returns the parts that are left.
 */
export function joinSmall(
  labels: Int32Array,
  grid: Grid,
  isSmall: (part: number, label: number, of: Int32Array) => boolean,
  choose: (label: number, near: readonly (readonly [label: number, border: number])[]) => number | undefined,
): Parts {
  let large: readonly number[] = []
  for (let round = 0; round < 12; round++) {
    const parts = partsOf(labels, grid)
    const known = new Set(large.map((at) => parts.of[at]))
    const small = parts.labels.flatMap((label, part) =>
      !known.has(part) && isSmall(part, label, parts.of) ? [part] : [],
    )
    if (small.length === 0) return parts
    const borders = bordersOf(parts, grid)
    const isStill = new Set(small)
    large = parts.starts.filter((_, part) => !isStill.has(part))
    small.sort((a, b) => (parts.areas[a] ?? 0) - (parts.areas[b] ?? 0))
    const touched = new Set<number>()
    const joined = new Map<number, number>()
    for (const part of small) {
      const near = [...(borders[part] ?? [])].filter(([other]) => other >= 0)
      if (touched.has(part) || near.some(([other]) => joined.has(other))) continue
      const label = choose(
        parts.labels[part] ?? 0,
        near.map(([other, border]) => [parts.labels[other] ?? 0, border] as const),
      )
      if (label === undefined || label === parts.labels[part]) continue
      joined.set(part, label)
      for (const [other] of near) touched.add(other)
    }
    if (joined.size === 0) return parts
    for (let at = 0; at < labels.length; at++) {
      const label = joined.get(parts.of[at] as number)
      if (label !== undefined) labels[at] = label
    }
  }
  return partsOf(labels, grid)
}

/** The label with the longest border, or undefined. */
export const longestBorder = (near: readonly (readonly [number, number])[]): number | undefined =>
  near.length === 0 ? undefined : near.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
