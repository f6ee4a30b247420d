/** Limbs as shapes around their bones. */
import { type Disc, hull } from '../paths.ts'
import { type Bones, between, distance, lerp } from './skeleton.ts'

/** A limb as discs along its bones, the joint rounded. */
export function limbOf([a, b, c]: Bones, [r0, r1, r2]: readonly [number, number, number], soft = 0.42): Disc[] {
  const reachOf = Math.min(distance(a, b), distance(b, c)) * soft
  const [before, after] = [
    between(b, a, reachOf / (distance(a, b) || 1)),
    between(b, c, reachOf / (distance(b, c) || 1)),
  ]
  const [thick, thin] = [lerp(r0, r1, 0.7), lerp(r1, r2, 0.3)]
  const bend = Array.from({ length: 5 }, (_, i): Disc => {
    const t = (i + 1) / 6
    return [...between(between(before, b, t), between(b, after, t), t), lerp(thick, thin, t)]
  })
  return [[...a, r0], [...before, thick], ...bend, [...after, thin], [...c, r2]]
}

const apart = (p: Disc, q: Disc) => distance([p[0], p[1]], [q[0], q[1]])

/** The first share of a limb. */
export function partOf(limb: readonly Disc[], share: number): Disc[] {
  const total = limb.reduce((sum, disc, i) => sum + (i ? apart(limb[i - 1] ?? disc, disc) : 0), 0)
  const out: Disc[] = []
  let left = total * share
  let last = limb[0]
  for (const disc of limb) {
    const step = last ? apart(last, disc) : 0
    if (last && step > 0 && step >= left) {
      const t = left / step
      out.push([lerp(last[0], disc[0], t), lerp(last[1], disc[1], t), lerp(last[2], disc[2], t)])
      return out
    }
    left -= step
    out.push(disc)
    last = disc
  }
  return out
}

/** One shape around the discs; `butt`: cut straight at its end, as a sleeve is. */
export function tubeOf(limb: readonly Disc[], grow = 0, butt = false): string {
  const pairs = limb.slice(1).map((disc, i) => [limb[i] ?? disc, disc] as const)
  return pairs
    .map(([from, to], i) => {
      const left = pairs.slice(i + 1).reduce((sum, [p, q]) => sum + apart(p, q), 0)
      return hull([from[0], from[1], from[2] + grow], [to[0], to[1], to[2] + grow], butt && left < to[2] + grow)
    })
    .join('')
}
