/**
 * Tangled threads in one look: follow each from the top to its end, then add the beads on it, at last spell their word.
 * Lines cross, but never run along each other.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { SOFT_FILLS, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, type Point } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { type Drawing, inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { drawGuest, goalHeight } from './actors.ts'
import { drawEnd, drawThreads, tangled } from './tangle.ts'
import { drawCaught, drawToy, END, PICTURE, TOP } from './thread-ends.ts'
import { drawFisher, drawHolder, type ThreadScene, threadPlace } from './thread-places.ts'
import { pageWords } from './thread-words.ts'

interface Plan {
  readonly threads: number
  /** Heights at which the threads are side by side again. */
  readonly levels: number
  /** Width of the ropes, mm: room for a pencil between their edges. */
  readonly rope: number
  /** On the threads between two heights. */
  readonly beads: 'none' | 'numbers' | 'letters'
  /** Width of the place to write the answer, mm. */
  readonly slot: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { threads: 3, levels: 3, rope: 4.4, beads: 'none', slot: 13 },
  medio: { threads: 4, levels: 4, rope: 3.6, beads: 'numbers', slot: 17 },
  desafio: { threads: 5, levels: 6, rope: 3, beads: 'letters', slot: 31 },
}

const [LEAST_OF_BEAD, MOST_OF_BEAD] = [4, 15]

/** Beads of each thread, from top to bottom; no two threads have the same answer. */
function beadsFor({ beads, threads, levels }: Plan, random: Random, words: readonly string[]): string[][] {
  if (beads === 'letters') return words.map((word) => [...word])
  for (;;) {
    const rows = Array.from({ length: threads }, () =>
      Array.from({ length: beads === 'none' ? 0 : levels - 1 }, () =>
        String(random.integer(LEAST_OF_BEAD, MOST_OF_BEAD)),
      ),
    )
    if (beads === 'none' || new Set(rows.map(totalOf)).size === threads) return rows
  }
}

const totalOf = (beads: readonly string[]): number => beads.reduce((sum, bead) => sum + Number(bead), 0)

const answerOf = (kind: Plan['beads'], thread: number, beads: readonly string[]): string =>
  kind === 'letters' ? beads.join('') : kind === 'numbers' ? String(totalOf(beads)) : String(thread + 1)

const BEAD = 4.7

const drawBead = ({ x, y }: Point, content: string): Mark[] => [
  circle(x, y, BEAD, { fill: WHITE, width: 0.7 }),
  centredText(x, y, content, 6),
]

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
/** Of those who are smaller than a rabbit. */
const SMALL: Readonly<Record<string, number>> = { bee: 0.5, ladybug: 0.46, snail: 0.6, bird: 0.72, mouse: 0.66 }
const SLOT_HEIGHT = 12.5
/** Of a rope. */
const ROPE = inkOf('straw')

/** Threads in the key: colours, or tones of grey. */
const KEY_TONES = [0, 60, 18, 85, 38]
const keyInk = (thread: number, color: boolean): Ink =>
  (color ? SOFT_FILLS[thread % SOFT_FILLS.length] : [0, 0, 0, KEY_TONES[thread % KEY_TONES.length] ?? 0]) ?? WHITE

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
    below: ['fish', 'star', 'bucket', 'boot', 'shell'],
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
    above: ['bee', 'rabbit', 'bird', 'snail', 'ladybug'],
    below: ['flower', 'carrot', 'egg', 'leaf', 'mushroom'],
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
  /** Beads on each thread, from top to bottom, and what is to be written at each place below. */
  readonly beads: readonly (readonly string[])[]
  readonly answers: readonly string[]
  /** The points through which each thread runs, from top to end. */
  readonly lines: readonly (readonly Point[])[]
}

/** The things below in an order in which nobody comes to their own. */
function mixedUp(things: readonly string[], own: (place: number) => string, random: Random): string[] {
  for (;;) {
    const order = random.shuffle(things)
    if (order.every((thing, place) => thing !== own(place))) return order
  }
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { color } = options
  const plan = PLANS[options.level]
  const { threads, levels, rope, slot } = plan
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
    : set.matched
      ? mixedUp(
          start.map((place) => set.below[chosen[place] ?? 0] ?? ''),
          (place) => set.below[chosen[ends.indexOf(place)] ?? 0] ?? '',
          random,
        )
      : random.shuffle(caught)
  const beads = beadsFor(plan, random.fork('beads'), pageWords(set.scene, threads, index, sheet))
  const answers = start.map((place) => {
    const thread = ends.indexOf(place)
    return answerOf(plan.beads, thread, beads[thread] ?? [])
  })
  const inks = random.shuffle(SOFT_FILLS)
  const fill = (i: number) => (color ? (inks[i % inks.length] ?? WHITE) : WHITE)
  const bottom = CONTENT.y + CONTENT.height
  const ropeInk = color ? ROPE : WHITE
  const marks: PageMark[] = [
    ...threadPlace(set.scene, END, color),
    answer(
      drawThreads(lines, rope, (i) => keyInk(i, color)),
      drawThreads(lines, rope, () => ropeInk),
    ),
    ...lines.flatMap((line, thread) =>
      (beads[thread] ?? []).flatMap((bead, i) => drawBead(line[i + 1] ?? { x: 0, y: 0 }, bead)),
    ),
    ...(set.matched
      ? below.flatMap((id, i) => {
          const end = (ink: Ink) => drawEnd({ x: xAt(i), y: END }, END + PICTURE - goalHeight(id, GUEST), rope, ink)
          return [answer(end(keyInk(ends.indexOf(i), color)), end(ropeInk))]
        })
      : []),
    ...above
      .map(
        (id, i): Drawing =>
          set.toy
            ? drawToy(set.toy, chosen[i] ?? i, xAt(i), color)
            : set.tackle
              ? drawFisher(id as CastName, xAt(i), color)
              : drawGuest(id, { x: xAt(i), foot: CONTENT.y + PICTURE, size: GUEST * (SMALL[id] ?? 1) }, color),
      )
      .flatMap(marksOf),
    ...start.flatMap((i) => [
      circle(xAt(i), TOP, 3.6, { fill: fill(i), width: 0.6 }),
      centredText(xAt(i), TOP, String(i + 1), 4.8),
    ]),
    ...below.flatMap((id, i) =>
      set.held
        ? drawHolder(id as CastName, xAt(i), END, threads, color)
        : set.matched
          ? marksOf(drawGuest(id, { x: xAt(i), foot: END + PICTURE - 1, size: GUEST }, color))
          : drawCaught(id, xAt(i), PICTURE - 7, color),
    ),
    ...start.flatMap((i) => [
      { ...answerBox(xAt(i) - slot / 2, bottom - 9.5, slot, SLOT_HEIGHT), fill: WHITE },
      writtenAnswer(xAt(i), bottom - 9.5 + SLOT_HEIGHT / 2, answers[i] ?? '', 6.4),
    ]),
    ...taskTitle(new Pen(color), options),
  ]
  const facts: ThreadFacts = { above, below, ends, lines, matched, beads, answers }
  return { marks, facts, whole: true, ...(set.toy && { pictures: [set.toy] }) }
}

export const labirintoFios: SheetKind<PagesFacts<ThreadFacts>> = {
  id: 'labirinto-fios',
  category: 'labirinto',
  themes: Object.keys(SETS),
  draw: (options) => composeSheet(options, 'way', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
