/** Path data that every drawing of the studio is made of. Lengths in mm, numbers rounded to 1/100 mm. */
import { cos, sin } from '../scene/angles.ts'
import { round } from '../scene/marks.ts'

export type Spot = readonly [x: number, y: number]
/** A spot with the radius of a disc around it. */
export type Disc = readonly [x: number, y: number, r: number]

/** Spots written as SVG writes the points of a polygon: «0,0 4,-2 8,0». */
export function points(list: string): Spot[] {
  return list.split(' ').map((pair): Spot => {
    const [x, y] = pair.split(',').map(Number)
    return [x ?? 0, y ?? 0]
  })
}

const pair = ([x, y]: Spot) => `${round(x)} ${round(y)}`

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [a, b] = [round(rx), round(ry)]
  return `M${round(x - rx)} ${round(y)}a${a} ${b} 0 1 1 ${round(2 * rx)} 0a${a} ${b} 0 1 1 ${round(-2 * rx)} 0z`
}

export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r)

/** A rectangle, its corners rounded by `radius`. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (!radius) return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
  const r = round(radius)
  const [w, h] = [round(width - 2 * radius), round(height - 2 * radius)]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${round(x + radius)} ${round(y)}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

export const poly = (spots: readonly Spot[], close = true) => `M${spots.map(pair).join('L')}${close ? 'z' : ''}`

/** A soft line through the spots (Catmull-Rom); `pull` is the length of the handles. */
export function smooth(spots: readonly Spot[], close = true, pull = 1 / 6): string {
  const last = spots.length - 1
  const at = (i: number): Spot =>
    spots[close ? (i + spots.length) % spots.length : Math.max(0, Math.min(last, i))] ?? [0, 0]
  let d = `M${pair(at(0))}`
  for (let i = 0; i < (close ? spots.length : last); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const out: Spot = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull]
    const into: Spot = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull]
    d += `C${pair(out)} ${pair(into)} ${pair(to)}`
  }
  return d + (close ? 'z' : '')
}

/** Bumps between the spots: clouds, leaves, curls, foam. A `bulge` of 0.5 makes half circles. */
export function scallop(spots: readonly Spot[], bulge = 0.62, close = true): string {
  const [first] = spots
  if (!first) return ''
  const ends = close ? [...spots.slice(1), first] : spots.slice(1)
  const bumps = ends.map((to, i) => {
    const from = spots[i] ?? first
    const r = round(Math.hypot(to[0] - from[0], to[1] - from[1]) * bulge)
    return `A${r} ${r} 0 0 1 ${pair(to)}`
  })
  return `M${pair(first)}${bumps.join('')}${close ? 'z' : ''}`
}

/** Spots on an ellipse, from one angle (degrees) to another. */
export function ring(x: number, y: number, rx: number, ry: number, count: number, from = 0, to = 360): Spot[] {
  const steps = to - from === 360 ? count : count - 1
  return Array.from({ length: count }, (_, i): Spot => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [x + rx * cos(angle), y + ry * sin(angle)]
  })
}

export function star(x: number, y: number, r: number, tips = 5, inner = 0.45): string {
  const corners = Array.from({ length: tips * 2 }, (_, i): Spot => {
    const [angle, reach] = [(i * Math.PI) / tips, i % 2 ? r * inner : r]
    return [x + sin(angle) * reach, y - cos(angle) * reach]
  })
  return poly(corners)
}

export function heart(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => pair([x + dx * r, y + dy * r])
  return `M${at(0, 1)}C${at(-1.9, -0.3)} ${at(-0.8, -1.5)} ${at(0, -0.45)}C${at(0.8, -1.5)} ${at(1.9, -0.3)} ${at(0, 1)}Z`
}

export function drop(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => pair([x + dx * r, y + dy * r])
  const q = round(r)
  return `M${at(0, -1.7)}C${at(0.4, -1)} ${at(1, -0.4)} ${at(1, 0.1)}A${q} ${q} 0 0 1 ${at(-1, 0.1)}C${at(-1, -0.4)} ${at(-0.4, -1)} ${at(0, -1.7)}Z`
}

/** The hull of two discs. Every hull turns the same way, so that many of them merge into one shape. */
export function hull([x1, y1, r1]: Disc, [x2, y2, r2]: Disc, butt = false): string {
  const distance = Math.hypot(x2 - x1, y2 - y1)
  if (distance <= Math.abs(r1 - r2) + 1e-3) return r1 > r2 ? disc(x1, y1, r1) : disc(x2, y2, r2)
  const along = Math.atan2(y2 - y1, x2 - x1)
  const open = Math.acos((r1 - r2) / distance)
  const on = (x: number, y: number, r: number, angle: number) => pair([x + r * cos(angle), y + r * sin(angle)])
  const far = on(x2, y2, r2, along - open)
  const bend = pair([x2 + cos(along) * r2 * 0.3, y2 + sin(along) * r2 * 0.3])
  const [a, b] = [round(r1), round(r2)]
  const wide = open > Math.PI / 2
  const end = butt ? `Q${bend} ${far}` : `A${b} ${b} 0 ${wide ? 1 : 0} 0 ${far}`
  const start = on(x1, y1, r1, along + open)
  return `M${start}L${on(x2, y2, r2, along + open)}${end}L${on(x1, y1, r1, along - open)}A${a} ${a} 0 ${wide ? 0 : 1} 0 ${start}Z`
}

/** A disc that turns as hulls do. */
export function disc(x: number, y: number, r: number, ry = r): string {
  const [a, b] = [round(r), round(ry)]
  return `M${round(x - r)} ${round(y)}A${a} ${b} 0 1 0 ${round(x + r)} ${round(y)}A${a} ${b} 0 1 0 ${round(x - r)} ${round(y)}Z`
}
