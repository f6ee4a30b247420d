/** Tangled threads: follow each line from the top to its end. Lines cross, but never run along each other. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { lookingRight } from '../../pictures/facing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { SOFT_FILLS, WHITE } from '../../scene/inks.ts'
import { centredText, circle, type Point } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawThreads, tangled } from './tangle.ts'
import { drawHook, drawRod, drawToy, END, PICTURE, TOP } from './thread-ends.ts'

interface Plan {
  readonly threads: number
  /** Heights at which the threads are side by side again. */
  readonly levels: number
  /** Width of the ropes, mm: room for a pencil between their edges. */
  readonly rope: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { threads: 3, levels: 2, rope: 4.4 },
  medio: { threads: 4, levels: 3, rope: 3.6 },
  desafio: { threads: 5, levels: 3, rope: 3.2 },
}

/** The holders above and the things below; `matched`: each holder's own thing is at the end of its thread. */
interface ThreadSet {
  readonly above: readonly string[]
  readonly below: readonly string[]
  readonly matched?: true
  /** Our own drawings, each with another pattern. */
  readonly toy?: 'kite' | 'balloon'
  readonly tackle?: true
}

const SETS: Readonly<Record<string, ThreadSet>> = {
  pipas: {
    above: ['kite', 'kite', 'kite', 'kite', 'kite'],
    below: ['cat', 'dog', 'rabbit', 'monkey', 'pig', 'mouse'],
    toy: 'kite',
  },
  baloes: {
    above: ['balloon', 'balloon', 'balloon', 'balloon', 'balloon'],
    below: ['cat', 'dog', 'rabbit', 'monkey', 'pig', 'mouse'],
    toy: 'balloon',
  },
  pescaria: {
    above: ['monkey', 'cat', 'dog', 'pig', 'rabbit', 'mouse'],
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

function drawPage(options: SheetOptions, random: Random) {
  const { color } = options
  const { threads, levels, rope } = PLANS[options.level]
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
  const marks: PageMark[] = [
    ...drawThreads(lines, rope, options.level === 'facil'),
    ...above.map((id, i) =>
      set.toy
        ? drawToy(set.toy, chosen[i] ?? i, xAt(i), color)
        : drawPicture(set.tackle ? lookingRight(id) : wordPicture(id), {
            cx: xAt(i) - (set.tackle ? 9.5 : 0),
            cy: CONTENT.y + PICTURE / 2 + (set.tackle ? 3 : 0),
            size: set.tackle ? 17 : PICTURE,
            color,
          }),
    ),
    ...(set.tackle ? start.flatMap((i) => drawRod(xAt(i))) : []),
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
      circle(xAt(i), bottom - 7, 6.6, { width: 0.5, dash: [1.8, 1.6] }),
      writtenAnswer(xAt(i), bottom - 7, String(ends.indexOf(i) + 1), 6.4),
    ]),
  ]
  const facts: ThreadFacts = { above, below, ends, lines, matched: set.matched === true }
  return { marks, facts, ...(set.toy && { pictures: [set.toy] }) }
}

export const labirintoFios: SheetKind<PagesFacts<ThreadFacts>> = {
  id: 'labirinto-fios',
  category: 'labirinto',
  themes: Object.keys(SETS),
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
