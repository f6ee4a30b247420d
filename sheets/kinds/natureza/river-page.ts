/** Along a river: the number of the harm that each remedy answers, and the best place for drinking water. */
import type { PageMark } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { RIVER_SIGNS, riverCourse, TAP_SPOTS } from '../../studio/places/river-course.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { badge, boxThenWords, wordsThenBox } from './number-badge.ts'
import type { RiverHarm } from './soil-water-facts.ts'

export interface RiverTask {
  /** In the order of their numbers, from 1. */
  readonly numbered: readonly RiverHarm[]
  readonly asked: readonly RiverHarm[]
  /** Letters of the places for drinking water, from the spring down. */
  readonly taps: readonly string[]
}

export const TAPS: readonly string[] = ['A', 'B', 'C']

const PAPER = { x: 17, y: 224, width: 176, height: 57 }

export function riverPage(pen: Pen, { numbered, asked, taps }: RiverTask): PageMark[] {
  return [
    ...marksOf([
      riverCourse(pen),
      numbered.map(({ id }, i) => badge(pen, RIVER_SIGNS[id] ?? [0, 0], i + 1)),
      taps.map((letter, i) => {
        const [x, y] = TAP_SPOTS[i] ?? [0, 0]
        return [
          pen.line(`M${x} ${y}V${y - 12}`, 1.2),
          pen.shape(box(x, y - 14, 9, 8, 1), 'yellow', 0.9),
          pen.text(x + 4.5, y - 8, letter, 5.6),
        ]
      }),
      notePaper(pen, PAPER),
    ]),
    ...asked.flatMap((harm, i) =>
      boxThenWords(
        pen,
        [PAPER.x + 4 + (i % 2) * 86, PAPER.y + 8.4 + Math.floor(i / 2) * 12.4],
        harm.solves,
        String(numbered.indexOf(harm) + 1),
        81,
      ),
    ),
    ...wordsThenBox(
      pen,
      [PAPER.x + 4, PAPER.y + 48.4],
      'Água para beber: a bandeira com menos poluição rio acima é a',
      taps[0] ?? '',
    ),
  ]
}
