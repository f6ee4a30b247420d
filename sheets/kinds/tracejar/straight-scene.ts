/** Parts that the pictures of straight lines share. */
import type { Random } from '../../page/random.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { circle, type Point } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { traced } from './guides.ts'
import type { Stroke } from './stroke.ts'

export interface StraightFacts {
  readonly lines: readonly { readonly from: Point; readonly to: Point }[]
}

export interface Drawn {
  /** Behind the lines, from margin to margin. */
  readonly picture: Drawing
  readonly strokes: readonly Stroke[]
  /** Names of what is seen. */
  readonly shows: readonly string[]
}

export interface Scene {
  readonly pen: Pen
  readonly level: Level
  /** From 0: further pages are finer, or show others. */
  readonly index: number
  readonly random: Random
  /** Children of this page, the first of another page is another one. */
  readonly who: (i: number) => CastName
  readonly deal: ReturnType<typeof dealer>
}

/** Rounds of a deck that a page looks through: more than it needs. */
const MOST_ROUNDS = 3

/**
 * Deals to one page of a sheet: so many different ones of a list that all pages share, none again before all had their
 * turn; then they come in another order. Whoever is not free is passed over.
 */
export const dealer =
  (sheet: Random, index: number) =>
  <T>(list: readonly T[], count: number, isFree: (one: T) => boolean = () => true): T[] => {
    const first = index * count
    const round = Math.floor(first / list.length)
    const cards = Array.from({ length: MOST_ROUNDS }, (_, i) =>
      sheet.fork(round + i === 0 ? 'deck' : `deck ${round + i}`).shuffle(list),
    ).flat()
    return [...new Set(cards.slice(first % list.length).filter(isFree))].slice(0, count)
  }

const DOTS: Readonly<Record<Level, number>> = { facil: 2, medio: 1.6, desafio: 1.3 }

/** The lines, each with its start, its arrow on the line itself, and its end, where it is not left to the child. */
export const lines = (strokes: readonly Stroke[], color: boolean, level: Level, spread = 1, stop = true): Mark[] =>
  strokes.flatMap((stroke) =>
    traced([stroke], {
      color,
      dot: DOTS[level],
      spread,
      radius: level === 'desafio' ? 1.9 : 2.3,
      offset: 0,
      arrowLength: level === 'desafio' ? 5.6 : 9,
      stop,
    }),
  )

/** Corners alone of a line that the child finishes: rings, unlike the dots to cover. */
export const dotsAlong = (corners: Stroke): Mark[] =>
  corners.map(({ x, y }) => circle(x, y, 1.4, { fill: WHITE, stroke: BLACK, width: 0.8 }))

export const spaced = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count)
