/** Chooses the pencils of a figure in pieces. */
import type { Point } from '../../scene/marks.ts'
import { apart, type Pencil, shadesOf } from './pencils.ts'

/** Shapes from this share of the figure on, in so many pieces, are shaded. */
const SHADED = 0.1
const SHADED_PIECES = 4

/** Limits the number of pencils: those with the smallest area give way to the most similar one. */
export function fewer(pencils: readonly Pencil[], areas: readonly number[], most: number): Pencil[] {
  let now = [...pencils]
  for (;;) {
    const sums = new Map<Pencil, number>()
    now.forEach((pencil, i) => {
      sums.set(pencil, (sums.get(pencil) ?? 0) + (areas[i] ?? 0))
    })
    const used = [...sums].filter(([, area]) => area > 0)
    if (used.length <= most) return now
    const [rare] = used.reduce((a, b) => (b[1] < a[1] ? b : a))
    const others = used.map(([pencil]) => pencil).filter((pencil) => pencil !== rare)
    const instead = others.reduce((a, b) => (apart(rare, b) < apart(rare, a) ? b : a))
    now = now.map((pencil) => (pencil === rare ? instead : pencil))
  }
}

/**
 * Pencils of all pieces, of `most` colours at most: the upper left of a shape of several pieces is painted lighter, as if
 * light fell on it.
 */
export function shaded(
  pencils: readonly Pencil[],
  shapeOf: readonly number[],
  middles: readonly Point[],
  most: number,
): Pencil[] {
  const used = new Set(pencils)
  const byShape = Map.groupBy(
    pencils.map((_, piece) => piece),
    (piece) => shapeOf[piece] ?? 0,
  )
  const now = [...pencils]
  for (const pieces of [...byShape.values()].sort((a, b) => b.length - a.length)) {
    const pencil = pencils[pieces[0] ?? 0]
    const light = pencil && shadesOf(pencil)[0]
    const large = pieces.length >= SHADED_PIECES && pieces.length >= SHADED * pencils.length
    if (!light || !large || (!used.has(light) && used.size >= most)) continue
    used.add(light)
    const fromLight = pieces.toSorted((a, b) => {
      const [p, q] = [middles[a], middles[b]]
      return (p?.x ?? 0) + 2 * (p?.y ?? 0) - (q?.x ?? 0) - 2 * (q?.y ?? 0)
    })
    for (const piece of fromLight.slice(0, Math.max(1, Math.round(pieces.length * 0.4)))) now[piece] = light
  }
  return now
}
