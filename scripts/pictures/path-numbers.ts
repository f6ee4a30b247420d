/** SVG paths as absolute curves, and back into short relative data with whole numbers. */

/** One absolute command: M and L have one point, Q two, C three, Z zero. */
export interface Curve {
  readonly letter: 'M' | 'L' | 'Q' | 'C' | 'Z'
  readonly points: readonly (readonly [number, number])[]
}

const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
const FLAG = /[\s,]*([01])/y

type Pair = readonly [number, number]

/** An arc as cubic curves of at most a quarter turn each (SVG 2, appendix B.2.4). */
function arcCurves(from: Pair, values: readonly number[], to: Pair): Curve[] {
  const [rxIn = 0, ryIn = 0, turn = 0, large = 0, sweep = 0] = values
  const phi = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x1, y1] = [cos * dx + sin * dy, -sin * dx + cos * dy]
  let [rx, ry] = [Math.abs(rxIn), Math.abs(ryIn)]
  if (rx === 0 || ry === 0 || (dx === 0 && dy === 0)) return [{ letter: 'L', points: [to] }]
  const lambda = (x1 * x1) / (rx * rx) + (y1 * y1) / (ry * ry)
  if (lambda > 1) [rx, ry] = [rx * Math.sqrt(lambda), ry * Math.sqrt(lambda)]
  const numerator = rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1
  const factor = Math.sqrt(Math.max(0, numerator / (rx * rx * y1 * y1 + ry * ry * x1 * x1)))
  const sign = large === sweep ? -1 : 1
  const [cx1, cy1] = [(sign * factor * rx * y1) / ry, (-sign * factor * ry * x1) / rx]
  const [cx, cy] = [cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2, sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2]
  const start = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
  let span = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start
  if (sweep === 0 && span > 0) span -= 2 * Math.PI
  if (sweep === 1 && span < 0) span += 2 * Math.PI
  const pieces = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6))
  const step = span / pieces
  const reach = (4 / 3) * Math.tan(step / 4)
  const at = (x: number, y: number): Pair => [cos * x * rx - sin * y * ry + cx, sin * x * rx + cos * y * ry + cy]
  return Array.from({ length: pieces }, (_, i) => {
    const [a, b] = [start + i * step, start + (i + 1) * step]
    return {
      letter: 'C' as const,
      points: [
        at(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
        at(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
        i === pieces - 1 ? to : at(Math.cos(b), Math.sin(b)),
      ],
    }
  })
}

function* commandsOf(d: string): Generator<{ letter: string; values: number[] }> {
  let at = 0
  let letter = ''
  const number = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(d)
    if (!match) return null
    at = pattern.lastIndex
    return Number(match[1])
  }
  while (at < d.length) {
    const named = /^[\s,]*([a-z])/i.exec(d.slice(at, at + 8))
    if (named?.[1]) {
      letter = named[1]
      at += named[0].length
    } else if (letter === 'M') letter = 'L'
    else if (letter === 'm') letter = 'l'
    const arity = ARITY[letter.toUpperCase()] ?? 0
    const values: number[] = []
    for (let i = 0; i < arity; i++) {
      const value = number(letter.toUpperCase() === 'A' && (i === 3 || i === 4) ? FLAG : NUMBER)
      if (value === null) break
      values.push(value)
    }
    if (values.length < arity) {
      if (d.slice(at).trim() === '') return
      throw new Error(`path data broken at ${at}: ${d.slice(at, at + 20)}`)
    }
    yield { letter, values }
  }
}

/** Reads any SVG path. Throws on data it cannot read. */
export function readCurves(d: string): Curve[] {
  const curves: Curve[] = []
  let pen: Pair = [0, 0]
  let start: Pair = pen
  let control: Pair | null = null
  let family = ''
  for (const { letter, values } of commandsOf(d)) {
    const upper = letter.toUpperCase()
    const base: Pair = letter === upper ? [0, 0] : pen
    const at = (i: number): Pair => [base[0] + (values[i] ?? 0), base[1] + (values[i + 1] ?? 0)]
    const mirrored = (of: string): Pair =>
      control && family === of ? [2 * pen[0] - control[0], 2 * pen[1] - control[1]] : pen
    let next: Curve[]
    let nextFamily = ''
    if (upper === 'Z') next = [{ letter: 'Z', points: [] }]
    else if (upper === 'C') next = [{ letter: 'C', points: [at(0), at(2), at(4)] }]
    else if (upper === 'S') next = [{ letter: 'C', points: [mirrored('C'), at(0), at(2)] }]
    else if (upper === 'Q') next = [{ letter: 'Q', points: [at(0), at(2)] }]
    else if (upper === 'T') next = [{ letter: 'Q', points: [mirrored('Q'), at(0)] }]
    else if (upper === 'A') next = arcCurves(pen, values, at(5))
    else if (upper === 'H') next = [{ letter: 'L', points: [[base[0] + (values[0] ?? 0), pen[1]]] }]
    else if (upper === 'V') next = [{ letter: 'L', points: [[pen[0], base[1] + (values[0] ?? 0)]] }]
    else next = [{ letter: upper === 'M' ? 'M' : 'L', points: [at(0)] }]
    if ('CS'.includes(upper)) nextFamily = 'C'
    if ('QT'.includes(upper)) nextFamily = 'Q'
    const last = next.at(-1)
    control = nextFamily ? (last?.points.at(-2) ?? null) : null
    family = nextFamily
    pen = upper === 'Z' ? start : (last?.points.at(-1) ?? pen)
    if (upper === 'M') start = pen
    curves.push(...next)
  }
  return curves
}

/** Moves and scales every point. */
export function mapCurves(curves: readonly Curve[], place: (p: Pair) => Pair): Curve[] {
  return curves.map(({ letter, points }) => ({ letter, points: points.map(place) }))
}

/** Short relative data with whole numbers; rounding errors never add up. */
export function writeCurves(curves: readonly Curve[]): string {
  let data = ''
  let previous = ''
  let [px, py] = [0, 0]
  let [sx, sy] = [0, 0]
  const put = (letter: string, numbers: readonly number[]) => {
    const body = numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('')
    if (letter === previous && letter !== 'm') data += numbers[0] !== undefined && numbers[0] >= 0 ? ` ${body}` : body
    else data += letter + body
    previous = letter
  }
  for (const { letter, points } of curves) {
    if (letter === 'Z') {
      if (previous !== 'z') data += 'z'
      previous = 'z'
      ;[px, py] = [sx, sy]
      continue
    }
    const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
    const [ex, ey] = rounded.at(-1) ?? [px, py]
    if (letter === 'M') {
      data += `M${ex}${ey < 0 ? '' : ' '}${ey}`
      previous = 'M'
      ;[sx, sy] = [ex, ey]
    } else if (letter === 'L' || rounded.every(([x, y]) => Math.abs((x - px) * (ey - py) - (y - py) * (ex - px)) < 1)) {
      if (ex === px && ey === py) continue
      if (ey === py) put('h', [ex - px])
      else if (ex === px) put('v', [ey - py])
      else put('l', [ex - px, ey - py])
    } else
      put(
        letter.toLowerCase(),
        rounded.flatMap(([x, y]) => [x - px, y - py]),
      )
    ;[px, py] = [ex, ey]
  }
  return data
}

/** The box around the curves (control points included). */
export function reachOf(curves: readonly Curve[]) {
  const xs = curves.flatMap(({ points }) => points.map((p) => p[0]))
  const ys = curves.flatMap(({ points }) => points.map((p) => p[1]))
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
