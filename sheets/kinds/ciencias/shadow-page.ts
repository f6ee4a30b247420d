/** Shadows and the Suns that made them: four numbers to write, two shadows to draw. */
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { group, path } from '../../scene/marks.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type Caster, standingThing } from '../../studio/places/shadow-casters.ts'
import type { WatchPlace } from '../../studio/places/sky-watch.ts'
import { FEET, shadowOf, shadowOutline, sunYard } from '../../studio/places/sun-yard.ts'

export interface ShadowTask {
  readonly caster: Caster
  /** From 0, the earliest. */
  readonly sun: number
  /** The shadow is drawn by the child; otherwise the number of the Sun is written. */
  readonly isDrawn: boolean
}

const BOX = 13
const BELOW = 13.5

/** A small Sun with the number that is given. */
const given = (pen: Pen, cx: number, cy: number, number: number): Drawing => [
  pen.shape(circle(cx, cy, 6.2), 'sun', 0.9),
  pen.text(cx, cy + 2.4, number, 6.8),
]

function task(pen: Pen, { caster, sun, isDrawn }: ShadowTask, i: number): PageMark[] {
  const [x, y] = FEET[i] ?? [0, 0]
  const top = y + BELOW
  const outline = shadowOutline(caster, sun)
  const redShadow = group(x, y, [path(outline, { stroke: ANSWER_RED, width: 1 })])
  const thing = marksOf(standingThing(pen, caster, [x, y]))
  if (isDrawn) return [...thing, ...marksOf(given(pen, x, top + BOX / 2, sun + 1)), answer([redShadow])]
  return [
    ...marksOf([
      group(x, y, marksOf(shadowOf(caster, sun))),
      thing,
      pen.shape(box(x - BOX / 2, top, BOX, BOX, 2.4), 'white', 0.9),
    ]),
    writtenAnswer(x, top + BOX / 2, String(sun + 1), 8),
  ]
}

export const shadowPage = (pen: Pen, place: WatchPlace, tasks: readonly ShadowTask[]): PageMark[] => [
  ...marksOf(sunYard(pen, place)),
  ...tasks.flatMap((one, i) => task(pen, one, i)),
]
