/** Tangled threads: follow each line from the top to its end. Lines cross, but never run along each other. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { ANSWER_RED, BLACK, SOFT_FILLS, WHITE } from '../../scene/inks.ts'
import { centredText, circle, type Point, path, round } from '../../scene/marks.ts'
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

/** Who holds the thread, and what hangs on it. */
const PAIRS: Readonly<Record<string, { readonly above: readonly string[]; readonly below: readonly string[] }>> = {
  pipas: {
    above: ['kite', 'balloon', 'bird', 'butterfly', 'cloud', 'bee'],
    below: ['cat', 'dog', 'rabbit', 'bear', 'pig', 'mouse'],
  },
  pescaria: {
    above: ['boat', 'duck', 'bear', 'cat', 'owl', 'frog'],
    below: ['fish', 'whale', 'turtle', 'boot', 'star', 'key'],
  },
  lanche: {
    above: ['mouse', 'rabbit', 'dog', 'cat', 'bear', 'pig'],
    below: ['cheese', 'carrot', 'bone', 'fish', 'strawberry', 'apple'],
  },
  jardim: {
    above: ['bee', 'butterfly', 'ladybug', 'bird', 'spider', 'snail'],
    below: ['flower', 'leaf', 'mushroom', 'tree', 'web', 'nest'],
  },
}

const PICTURE = 27
const TOP = CONTENT.y + PICTURE + 7
const END = CONTENT.y + CONTENT.height - PICTURE - 17

export interface ThreadFacts {
  readonly above: readonly string[]
  readonly below: readonly string[]
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

function drawPage(options: SheetOptions, random: Random) {
  const { threads, levels, stroke } = PLANS[options.level]
  const set = PAIRS[options.theme ?? 'pipas']
  if (!set) throw new RangeError(`no threads named ${options.theme}`)
  const above = random.sample(set.above, threads)
  const below = random.sample(set.below, threads)
  const pitch = CONTENT.width / threads
  const xAt = (place: number) => CONTENT.x + pitch * (place + 0.5)
  const start = Array.from({ length: threads }, (_, i) => i)
  const orders = [start]
  for (let i = 0; i < levels; i++) orders.push(mixed(random, orders.at(-1) ?? start))
  const step = (END - TOP) / levels
  const lines = start.map((thread) =>
    orders.map((order, level): Point => ({ x: xAt(order.indexOf(thread)), y: TOP + step * level })),
  )
  const ends = start.map((thread) => (orders.at(-1) ?? start).indexOf(thread))
  const inks = random.shuffle(SOFT_FILLS)
  const fill = (i: number) => (options.color ? (inks[i % inks.length] ?? WHITE) : WHITE)
  const bottom = CONTENT.y + CONTENT.height
  const page = (solved: boolean): Mark[] => [
    ...lines.map((points) =>
      path(threadData(points), {
        width: stroke,
        stroke: BLACK,
      }),
    ),
    ...above.map((id, i) =>
      drawPicture(wordPicture(id), { cx: xAt(i), cy: CONTENT.y + PICTURE / 2, size: PICTURE, color: options.color }),
    ),
    ...start.flatMap((i) => [
      circle(xAt(i), TOP, 3.6, { fill: fill(i), width: 0.6 }),
      centredText(xAt(i), TOP, String(i + 1), 4.8),
    ]),
    ...below.map((id, i) =>
      drawPicture(wordPicture(id), { cx: xAt(i), cy: END + PICTURE / 2 + 2, size: PICTURE, color: options.color }),
    ),
    ...start.flatMap((i) => [
      circle(xAt(i), bottom - 6.5, 6, { width: 0.5, dash: [1.8, 1.6] }),
      ...(solved ? [centredText(xAt(i), bottom - 6.5, String(ends.indexOf(i) + 1), 6.4, { fill: ANSWER_RED })] : []),
    ]),
  ]
  return { marks: page(false), solved: page(true), facts: { above, below, ends, lines } satisfies ThreadFacts }
}

export const THREADS: SheetKind<PagesFacts<ThreadFacts>> = {
  id: 'labirinto-fios',
  category: 'labirinto',
  themes: Object.keys(PAIRS),
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
