/** Tangled threads: follow each line from the top to its end. Lines cross, but never run along each other. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { ANSWER_RED, BLACK, SOFT_FILLS, WHITE } from '../../scene/inks.ts'
import {
  area,
  centredText,
  circle,
  group,
  line,
  type Point,
  path,
  polygon,
  polylineData,
  round,
  starData,
} from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

interface Plan {
  readonly threads: number
  /** Heights at which the threads stand side by side again. */
  readonly levels: number
  readonly stroke: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { threads: 3, levels: 2, stroke: 1.2 },
  medio: { threads: 4, levels: 3, stroke: 1 },
  desafio: { threads: 5, levels: 3, stroke: 0.85 },
}

/** What is held above and what hangs below; `matched`: everybody's own thing hangs at the end of the thread. */
interface ThreadSet {
  readonly above: readonly string[]
  readonly below: readonly string[]
  readonly matched?: true
  /** Drawn by ourselves, each with a pattern of its own. */
  readonly toy?: 'kite' | 'balloon'
  readonly tackle?: true
}

const SETS: Readonly<Record<string, ThreadSet>> = {
  pipas: {
    above: ['kite', 'kite', 'kite', 'kite', 'kite'],
    below: ['cat', 'dog', 'rabbit', 'bear', 'pig', 'mouse'],
    toy: 'kite',
  },
  baloes: {
    above: ['balloon', 'balloon', 'balloon', 'balloon', 'balloon'],
    below: ['cat', 'dog', 'rabbit', 'bear', 'pig', 'mouse'],
    toy: 'balloon',
  },
  pescaria: {
    above: ['bear', 'cat', 'dog', 'pig', 'rabbit', 'mouse'],
    below: ['fish', 'turtle', 'whale', 'boot', 'key'],
    tackle: true,
  },
  lanche: {
    above: ['mouse', 'rabbit', 'dog', 'cat', 'bee', 'snail'],
    below: ['cheese', 'carrot', 'bone', 'fish', 'flower', 'leaf'],
    matched: true,
  },
  jardim: {
    above: ['bee', 'spider', 'bird', 'snail', 'ladybug'],
    below: ['flower', 'web', 'nest', 'leaf', 'mushroom'],
    matched: true,
  },
}

const PICTURE = 27
const TOP = CONTENT.y + PICTURE + 7
const END = CONTENT.y + CONTENT.height - PICTURE - 17

export interface ThreadFacts {
  readonly above: readonly string[]
  readonly below: readonly string[]
  /** Everybody's thread leads to what belongs to them. */
  readonly matched: boolean
  /** ends[i] = place below that the thread of place i above leads to. */
  readonly ends: readonly number[]
  /** The points through which each thread runs, from top to end. */
  readonly lines: readonly (readonly Point[])[]
}

/** Where two threads cross on their way from one order to the next: how far along (0..1), and at which place. */
function crossings(
  from: readonly number[],
  to: readonly number[],
): { readonly along: number; readonly place: number }[] {
  return from.flatMap((one, a) =>
    from.slice(a + 1).flatMap((other, k) => {
      const [b, start, end] = [a + 1 + k, to.indexOf(one), to.indexOf(other)]
      if (start < end) return []
      const along = (b - a) / (b - a + start - end)
      return [{ along, place: a + (start - a) * along }]
    }),
  )
}

/** Crossings nearer to each other than this (share of the way, places) could be mistaken. */
const NEAR = { along: 0.08, place: 0.3 }
const MOST_PLACES = 3

/** An order in which at most one thread stays in its place and no three meet in one point. */
function mixed(random: Random, order: readonly number[]): number[] {
  for (;;) {
    const next = random.shuffle(order)
    if (next.filter((thread, i) => thread === order[i]).length > 1) continue
    if (next.some((thread, i) => Math.abs(i - order.indexOf(thread)) > MOST_PLACES)) continue
    const points = crossings(order, next)
    const clear = points.every((p, i) =>
      points
        .slice(i + 1)
        .every((q) => Math.abs(p.along - q.along) > NEAR.along || Math.abs(p.place - q.place) > NEAR.place),
    )
    if (clear) return next
  }
}

/** The orders of the threads at each height; no thread hangs straight down all the way. */
function tangled(random: Random, start: readonly number[], levels: number): (readonly number[])[] {
  for (;;) {
    const orders = [start]
    for (let i = 0; i < levels; i++) orders.push(mixed(random, orders.at(-1) ?? start))
    if (start.every((thread) => orders.some((order) => order.indexOf(thread) !== thread))) return orders
  }
}

/** From each height to the next with upright beginnings and ends, so that threads cross at wide angles. */
function threadData(points: readonly Point[]): string {
  return points
    .map((p, i) => {
      const before = points[i - 1]
      if (!before) return `M${round(p.x)} ${round(p.y)}`
      const bend = (p.y - before.y) * 0.55
      return `C${round(before.x)} ${round(before.y + bend)} ${round(p.x)} ${round(p.y - bend)} ${round(p.x)} ${round(p.y)}`
    })
    .join('')
}

/** A kite or a balloon; `pattern` tells it from the others, in colour and without. */
function drawToy(toy: 'kite' | 'balloon', pattern: number, cx: number, color: boolean): Mark {
  const [cy, h] = [CONTENT.y + PICTURE / 2, PICTURE / 2]
  const fill = color ? (SOFT_FILLS[pattern % SOFT_FILLS.length] ?? WHITE) : WHITE
  const thin = { width: 0.6 } as const
  const outline =
    toy === 'kite'
      ? polygon(
          [
            { x: cx, y: cy - h },
            { x: cx + h * 0.72, y: cy - h * 0.15 },
            { x: cx, y: cy + h },
            { x: cx - h * 0.72, y: cy - h * 0.15 },
          ],
          { width: 0.8, fill },
        )
      : circle(cx, cy - 1, h * 0.84, { width: 0.8, fill })
  const inside: readonly (readonly Mark[])[] = [
    [
      line(cx, cy - h * 0.8, cx, cy + h * 0.75, thin),
      line(cx - h * 0.6, cy - h * 0.15, cx + h * 0.6, cy - h * 0.15, thin),
    ],
    [-0.3, 0, 0.3].map((x) => circle(cx + x * h, cy - h * 0.15, h * 0.1, thin)),
    [-0.35, -0.1, 0.15].map((y) =>
      line(
        cx - h * (0.42 - Math.abs(y + 0.1) * 0.5),
        cy + y * h,
        cx + h * (0.42 - Math.abs(y + 0.1) * 0.5),
        cy + y * h,
        thin,
      ),
    ),
    [area(starData(cx, cy - h * 0.12, h * 0.36, h * 0.16), BLACK)],
    [circle(cx, cy - h * 0.12, h * 0.34, thin), circle(cx, cy - h * 0.12, h * 0.17, thin)],
  ]
  return group(0, 0, [outline, ...(inside[pattern % inside.length] ?? [])])
}

/** A rod that ends where the thread begins, or a hook where it ends. */
function drawRod(cx: number): Mark {
  return path(
    `M${round(cx - 1)} ${round(TOP - 8)}L${round(cx + 11)} ${round(CONTENT.y + 3)}Q${round(cx + 14)} ${round(CONTENT.y + 10)} ${round(cx)} ${round(TOP)}`,
    {
      width: 0.9,
    },
  )
}
function drawHook(cx: number): Mark {
  return path(`M${round(cx)} ${round(END)}v3.500a2.600 2.600 0 1 1 -4.800 -.6`, { width: 0.9 })
}

type Style = 'thin' | 'thick' | 'double'

/** A thread, or a part of it, as its style asks. */
function drawThread(d: string, width: number, style: Style): Mark[] {
  if (style === 'double') return [path(d, { width: width * 3 }), path(d, { width: width * 3 - 1.3, stroke: WHITE })]
  return [path(d, { width: style === 'thick' ? width * 2 : width })]
}

interface Crossing {
  readonly over: number
  /** The part of the upper thread around the crossing. */
  readonly part: readonly Point[]
}

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** Every crossing, with the threads above and below by turns. */
function crossingParts(threads: readonly (readonly Point[])[], reach: number): Crossing[] {
  const found: Crossing[] = []
  threads.forEach((one, i) => {
    threads.slice(i + 1).forEach((other, k) => {
      for (let a = 1; a < one.length; a++)
        for (let b = 1; b < other.length; b++) {
          const [p, q, r, s] = [one[a - 1], one[a], other[b - 1], other[b]]
          if (!p || !q || !r || !s || Math.abs(p.y - r.y) > 4 || Math.abs(p.x - r.x) > 6 || !meet(p, q, r, s)) continue
          const first = found.length % 2 === 0
          const [list, at] = first ? [one, a] : [other, b]
          found.push({
            over: first ? i : i + 1 + k,
            part: list.filter(
              (point) => Math.hypot(point.x - (list[at]?.x ?? 0), point.y - (list[at]?.y ?? 0)) < reach,
            ),
          })
        }
    })
  })
  return found
}

const STYLES: readonly Style[] = ['thin', 'double', 'thick']

function drawThreads(lines: readonly (readonly Point[])[], stroke: number, styled: boolean): Mark[] {
  const style = (i: number): Style => (styled ? (STYLES[i % STYLES.length] ?? 'thin') : 'thin')
  const threads = lines.map((points) => resample(flattenPath(threadData(points), 20)[0] ?? [], 2))
  const widest = styled ? stroke * 3 : stroke
  return [
    ...threads.flatMap((points, i) => drawThread(polylineData(points), stroke, style(i))),
    ...crossingParts(threads, 3.4).flatMap(({ over, part }) => [
      path(polylineData(part), { stroke: WHITE, width: widest + 2, cap: 'butt' }),
      ...drawThread(polylineData(part), stroke, style(over)),
    ]),
  ]
}

function drawPage(options: SheetOptions, random: Random) {
  const { color } = options
  const { threads, levels, stroke } = PLANS[options.level]
  const set = SETS[options.theme ?? 'pipas']
  if (!set) throw new RangeError(`no threads named ${options.theme}`)
  const pitch = CONTENT.width / threads
  const xAt = (place: number) => CONTENT.x + pitch * (place + 0.5)
  const start = Array.from({ length: threads }, (_, i) => i)
  const orders = tangled(random, start, levels)
  const step = (END - TOP) / levels
  const lines = start.map((thread) =>
    orders.map((order, level): Point => ({ x: xAt(order.indexOf(thread)), y: TOP + step * level })),
  )
  const ends = start.map((thread) => (orders.at(-1) ?? start).indexOf(thread))
  const chosen = random.sample(
    set.above.map((_, i) => i),
    threads,
  )
  const above = chosen.map((i) => set.above[i] ?? '')
  const own = random.sample(set.below, threads)
  // Two fish at least hang on the hooks of a fishing page.
  const caught = set.tackle ? own.map((id, i) => (i < threads - 1 ? (i % 2 === 0 ? 'fish' : id) : id)) : own
  const below = set.matched
    ? start.map((place) => set.below[chosen[ends.indexOf(place)] ?? 0] ?? '')
    : random.shuffle(caught)
  const inks = random.shuffle(SOFT_FILLS)
  const fill = (i: number) => (color ? (inks[i % inks.length] ?? WHITE) : WHITE)
  const bottom = CONTENT.y + CONTENT.height
  const page = (solved: boolean): Mark[] => [
    ...drawThreads(lines, stroke, options.level === 'facil'),
    ...above.map((id, i) =>
      set.toy
        ? drawToy(set.toy, chosen[i] ?? i, xAt(i), color)
        : drawPicture(wordPicture(id), {
            cx: xAt(i) - (set.tackle ? 9 : 0),
            cy: CONTENT.y + PICTURE / 2 + (set.tackle ? 3 : 0),
            size: set.tackle ? 17 : PICTURE,
            color,
          }),
    ),
    ...(set.tackle ? start.map((i) => drawRod(xAt(i))) : []),
    ...start.flatMap((i) => [
      circle(xAt(i), TOP, 3.6, { fill: fill(i), width: 0.6 }),
      centredText(xAt(i), TOP, String(i + 1), 4.8),
    ]),
    ...(set.tackle ? start.map((i) => drawHook(xAt(i))) : []),
    ...below.map((id, i) =>
      drawPicture(wordPicture(id), {
        cx: xAt(i),
        cy: END + PICTURE / 2 + 2 + (set.tackle ? 4 : 0),
        size: PICTURE - (set.tackle ? 6 : 0),
        color,
        ...(id === 'fish' && color && { fill: fill(i + 2) }),
      }),
    ),
    ...start.flatMap((i) => [
      circle(xAt(i), bottom - 6.5, 6, { width: 0.5, dash: [1.8, 1.6] }),
      ...(solved ? [centredText(xAt(i), bottom - 6.5, String(ends.indexOf(i) + 1), 6.4, { fill: ANSWER_RED })] : []),
    ]),
  ]
  const facts: ThreadFacts = { above, below, ends, lines, matched: set.matched === true }
  return { marks: page(false), solved: page(true), facts, ...(set.toy && { pictures: [set.toy] }) }
}

export const THREADS: SheetKind<PagesFacts<ThreadFacts>> = {
  id: 'labirinto-fios',
  category: 'labirinto',
  themes: Object.keys(SETS),
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
