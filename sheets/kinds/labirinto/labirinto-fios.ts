/** Tangled threads: follow each line from the top to its end. Lines cross, but never run along each other. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { SOFT_FILLS, WHITE } from '../../scene/inks.ts'
import { centredText, circle, type Point } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { type Drawing, marksOf } from '../../studio/pen.ts'
import { drawGuest } from './actors.ts'
import { drawThreads, tangled } from './tangle.ts'
import { drawHook, drawToy, END, PICTURE, TOP } from './thread-ends.ts'
import { drawFisher, drawHolder, type ThreadScene, threadPlace } from './thread-places.ts'

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
  readonly scene: ThreadScene
  /** Children of the cast hold the ends. */
  readonly held?: true
}

/** Longer side of an animal and of what its thread leads to, mm. */
const GUEST = 23

const HOLDERS = ['bia', 'caio', 'iara', 'davi', 'nina', 'yumi'] as const

const SETS: Readonly<Record<string, ThreadSet>> = {
  pipas: {
    above: ['kite', 'kite', 'kite', 'kite', 'kite'],
    below: HOLDERS,
    held: true,
    scene: 'meadow',
    toy: 'kite',
  },
  baloes: {
    above: ['balloon', 'balloon', 'balloon', 'balloon', 'balloon'],
    below: HOLDERS,
    held: true,
    scene: 'meadow',
    toy: 'balloon',
  },
  pescaria: {
    above: HOLDERS,
    below: ['fish', 'crown', 'ball', 'boot', 'key'],
    tackle: true,
    scene: 'quay',
  },
  lanche: {
    above: ['mouse', 'rabbit', 'dog', 'cat', 'bee', 'snail'],
    below: ['cheese', 'carrot', 'bone', 'fish', 'flower', 'leaf'],
    matched: true,
    scene: 'garden',
  },
  jardim: {
    above: ['bee', 'spider', 'bird', 'snail', 'ladybug'],
    below: ['flower', 'web', 'nest', 'leaf', 'mushroom'],
    matched: true,
    scene: 'garden',
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
  // Food that belongs to somebody would give the answer away to those who are past the first level.
  const matched = set.matched === true && options.level === 'facil'
  const below = matched
    ? start.map((place) => set.below[chosen[ends.indexOf(place)] ?? 0] ?? '')
    : random.shuffle(set.matched ? start.map((place) => set.below[chosen[place] ?? 0] ?? '') : caught)
  const inks = random.shuffle(SOFT_FILLS)
  const fill = (i: number) => (color ? (inks[i % inks.length] ?? WHITE) : WHITE)
  const bottom = CONTENT.y + CONTENT.height
  const marks: PageMark[] = [
    ...threadPlace(set.scene, END, color),
    ...drawThreads(lines, rope, options.level === 'facil', color && options.level === 'facil' ? inks : []),
    ...above
      .map(
        (id, i): Drawing =>
          set.toy
            ? drawToy(set.toy, chosen[i] ?? i, xAt(i), color)
            : set.tackle
              ? drawFisher(id as CastName, xAt(i), color)
              : drawGuest(id, { x: xAt(i), foot: CONTENT.y + PICTURE, size: GUEST }, color),
      )
      .flatMap(marksOf),
    ...start.flatMap((i) => [
      circle(xAt(i), TOP, 3.6, { fill: fill(i), width: 0.6 }),
      centredText(xAt(i), TOP, String(i + 1), 4.8),
    ]),
    ...(set.tackle ? start.map((i) => drawHook(xAt(i))) : []),
    ...below.flatMap((id, i) =>
      set.held
        ? drawHolder(id as CastName, xAt(i), END, color)
        : set.matched
          ? marksOf(drawGuest(id, { x: xAt(i), foot: END + PICTURE - 1, size: GUEST }, color))
          : drawPicture(wordPicture(id), {
              cx: xAt(i),
              cy: END + PICTURE / 2 + 2 + (set.tackle ? 4 : 0),
              size: PICTURE - (set.tackle ? 6 : 0),
              color,
              ...(id === 'fish' && color && { fill: fill(i + 2) }),
            }),
    ),
    ...start.flatMap((i) => [
      circle(xAt(i), bottom - 7, 6.4, { width: 0.5, fill: WHITE, dash: [1.8, 1.6] }),
      writtenAnswer(xAt(i), bottom - 7, String(ends.indexOf(i) + 1), 6.4),
    ]),
  ]
  const facts: ThreadFacts = { above, below, ends, lines, matched }
  return { marks, facts, ...(set.toy && { pictures: [set.toy] }) }
}

export const labirintoFios: SheetKind<PagesFacts<ThreadFacts>> = {
  id: 'labirinto-fios',
  category: 'labirinto',
  themes: Object.keys(SETS),
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
