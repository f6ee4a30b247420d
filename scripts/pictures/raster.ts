/** Black and white drawings as pixels: distances, areas that belong together, and outlines traced back to curves. */
import sharp from 'sharp'
import type { Curve } from './path-numbers.ts'

/** A pixel is this many units of the pictures' box wide. */
export const PIXEL = 2
/** Empty pixels around the box. */
const RIM = 10
/** Side of the pixel grid. */
export const GRID = 1000 / PIXEL + 2 * RIM

/** The pixel at a place in the pictures' box. */
export const gridIndex = (x: number, y: number) => (Math.round(y / PIXEL) + RIM) * GRID + Math.round(x / PIXEL) + RIM

/** Draws SVG elements given in the pictures' box; true where the drawing is darker than half. */
export async function rasterize(elements: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${GRID}" height="${GRID}" viewBox="${-RIM * PIXEL} ${-RIM * PIXEL} ${GRID * PIXEL} ${GRID * PIXEL}"><rect x="-100" y="-100" width="1300" height="1300" fill="#fff"/>${elements}</svg>`
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer()
  return Uint8Array.from(pixels, (value) => (value < 128 ? 1 : 0))
}

/** Distance of every set pixel to the nearest one that is not (two passes of the exact squared transform). */
export function distances(mask: Uint8Array): Float32Array {
  const far = 1e9
  const squared = Float64Array.from(mask, (set) => (set ? far : 0))
  const line = new Float64Array(GRID)
  const parabolas = new Int32Array(GRID)
  const borders = new Float64Array(GRID + 1)
  const pass = (start: number, step: number) => {
    for (let i = 0; i < GRID; i++) line[i] = squared[start + i * step] ?? 0
    let k = 0
    parabolas[0] = 0
    borders[0] = -Infinity
    borders[1] = Infinity
    const meet = (q: number, v: number) => ((line[q] ?? 0) + q * q - ((line[v] ?? 0) + v * v)) / (2 * (q - v))
    for (let q = 1; q < GRID; q++) {
      let s = meet(q, parabolas[k] ?? 0)
      while (s <= (borders[k] ?? 0)) s = meet(q, parabolas[--k] ?? 0)
      parabolas[++k] = q
      borders[k] = s
      borders[k + 1] = Infinity
    }
    k = 0
    for (let q = 0; q < GRID; q++) {
      while ((borders[k + 1] ?? 0) < q) k++
      const v = parabolas[k] ?? 0
      squared[start + q * step] = (q - v) * (q - v) + (line[v] ?? 0)
    }
  }
  for (let x = 0; x < GRID; x++) pass(x, GRID)
  for (let y = 0; y < GRID; y++) pass(y * GRID, 1)
  return Float32Array.from(squared, Math.sqrt)
}

/** Pixels that touch (by their sides), each group as a list of indices. The rim of the grid belongs to no group but the first. */
export function componentsOf(mask: Uint8Array): Int32Array[] {
  const left = Uint8Array.from(mask)
  const groups: Int32Array[] = []
  const queue = new Int32Array(mask.length)
  for (let from = 0; from < left.length; from++) {
    if (!left[from]) continue
    let [first, end] = [0, 1]
    queue[0] = from
    left[from] = 0
    const visit = (next: number) => {
      if (!left[next]) return
      left[next] = 0
      queue[end++] = next
    }
    while (first < end) {
      const at = queue[first++] as number
      const x = at % GRID
      if (x > 0) visit(at - 1)
      if (x < GRID - 1) visit(at + 1)
      if (at >= GRID) visit(at - GRID)
      if (at < left.length - GRID) visit(at + GRID)
    }
    groups.push(queue.slice(0, end))
  }
  return groups
}

type Pair = readonly [number, number]

/** Closed lines where the field crosses the level (marching squares), in units of the pictures' box. */
function contoursOf(field: Float32Array, level: number): Pair[][] {
  const value = (x: number, y: number) => field[y * GRID + x] ?? 0
  const next = new Map<string, { to: string; point: Pair }>()
  const cross = (ax: number, ay: number, bx: number, by: number): { key: string; point: Pair } => {
    const [a, b] = [value(ax, ay), value(bx, by)]
    const t = (level - a) / (b - a)
    const key = ax < bx || ay < by ? `${ax},${ay},${bx},${by}` : `${bx},${by},${ax},${ay}`
    return { key, point: [(ax + (bx - ax) * t - RIM + 0.5) * PIXEL, (ay + (by - ay) * t - RIM + 0.5) * PIXEL] }
  }
  for (let y = 0; y < GRID - 1; y++)
    for (let x = 0; x < GRID - 1; x++) {
      const at = y * GRID + x
      const nw = (field[at] as number) > level
      const ne = (field[at + 1] as number) > level
      const sw = (field[at + GRID] as number) > level
      const se = (field[at + GRID + 1] as number) > level
      if (nw === ne && ne === sw && sw === se) continue
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const
      const inside = [nw, ne, se, sw]
      // Every edge that leaves the inside starts a piece; it ends on the next edge that enters it.
      for (let i = 0; i < 4; i++) {
        if (!inside[i] || inside[(i + 1) % 4]) continue
        let j = (i + 1) % 4
        while (inside[j] || !inside[(j + 1) % 4]) j = (j + 1) % 4
        const [a, b] = [corners[i], corners[(i + 1) % 4]]
        const [c, d] = [corners[j], corners[(j + 1) % 4]]
        if (!a || !b || !c || !d) continue
        const [from, to] = [cross(a[0], a[1], b[0], b[1]), cross(c[0], c[1], d[0], d[1])]
        next.set(from.key, { to: to.key, point: from.point })
      }
    }
  const lines: Pair[][] = []
  while (next.size > 0) {
    const [first] = next.keys()
    const points: Pair[] = []
    for (let key = first; key !== undefined; ) {
      const step = next.get(key)
      if (!step) break
      next.delete(key)
      points.push(step.point)
      key = step.to
    }
    if (points.length > 8) lines.push(points)
  }
  return lines
}

/** Ramer, Douglas and Peucker. */
function simplify(points: readonly Pair[], tolerance: number): Pair[] {
  const [a, b] = [points[0], points.at(-1)]
  if (!a || !b || points.length < 3) return [...points]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  let [worst, at] = [0, 0]
  points.forEach((p, i) => {
    const off = length
      ? Math.abs((b[1] - a[1]) * p[0] - (b[0] - a[0]) * p[1] + b[0] * a[1] - b[1] * a[0]) / length
      : Math.hypot(p[0] - a[0], p[1] - a[1])
    if (off > worst) [worst, at] = [off, i]
  })
  if (worst <= tolerance) return [a, b]
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)]
}

/** Turns sharper than this stay corners. */
const CORNER = (38 * Math.PI) / 180
const TOLERANCE = 1.9

/** A closed line as curves: straight between corners, rounded everywhere else. */
function smooth(points: readonly Pair[]): Curve[] {
  const first = points[0]
  if (!first) return []
  let [far, reach] = [0, 0]
  points.forEach((p, i) => {
    const away = Math.hypot(p[0] - first[0], p[1] - first[1])
    if (away > reach) [reach, far] = [away, i]
  })
  const kept = [
    ...simplify(points.slice(0, far + 1), TOLERANCE).slice(0, -1),
    ...simplify([...points.slice(far), first], TOLERANCE).slice(0, -1),
  ]
  if (kept.length < 3) return []
  const at = (i: number) => kept[(i + kept.length) % kept.length] as Pair
  const turn = (i: number) => {
    const [a, b, c] = [at(i - 1), at(i), at(i + 1)]
    const angle = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0])
    return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)))
  }
  const middle = (i: number): Pair => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2]
  const curves: Curve[] = [{ letter: 'M', points: [middle(-1)] }]
  kept.forEach((p, i) => {
    if (turn(i) > CORNER) curves.push({ letter: 'L', points: [p] }, { letter: 'L', points: [middle(i)] })
    else curves.push({ letter: 'Q', points: [p, middle(i)] })
  })
  return [...curves, { letter: 'Z', points: [] }]
}

/** The outlines of where the field is above the level. */
export function trace(field: Float32Array, level: number): Curve[] {
  return contoursOf(field, level).flatMap(smooth)
}

/** A mask as a field whose edge can be traced: each pixel mixed with its neighbours. */
export function soften(mask: Uint8Array): Float32Array {
  return Float32Array.from(mask, (_, i) => {
    const row = (at: number) => (mask[at - 1] ?? 0) + (mask[at] ?? 0) + (mask[at + 1] ?? 0)
    return (row(i - GRID) + row(i) + row(i + GRID)) / 9
  })
}
