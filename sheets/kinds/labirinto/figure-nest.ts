/** A nest of straw as large as an egg that is a maze: its rim behind the egg, its bowl before it. */
import { round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'

/** Its ends, with tufts of straw, and its upper and lower edge, mm. */
const NEST = { left: 50, right: 160, rim: 233, foot: 260 } as const
const { left: L, right: R, rim: T, foot: F } = NEST
const nestBack = `M${L} ${T}Q105 ${T - 9} ${R} ${T}Q105 ${T + 16} ${L} ${T}z`
const nestBowl = `M${L} ${T}Q105 ${T + 17} ${R} ${T}Q${R - 6} ${F} 105 ${F}T${L} ${T}z`
const tufts = [
  [L, T, -1],
  [R, T, 1],
]
  .map(([x = 0, y = 0, side = 1]) =>
    [
      [9, -3],
      [8, 3],
      [4, 8],
    ]
      .map(([dx = 0, dy = 0]) => `M${x - side * 3} ${y + 3}l${side * dx} ${dy}`)
      .join(''),
  )
  .join('')

/** The back of its rim, behind the egg. */
export const nestRim = (pen: Pen): Drawing => pen.shape(nestBack, 'strawDark', 0.9)

/** Straws that go around the bowl, row below row. */
const STRAWS = [5, 10, 14.6, 18.6]
  .flatMap((down, row) =>
    Array.from({ length: 8 - row }, (_, i) => {
      const t = (i + 0.5 + (row % 2) * 0.3) / (8 - row) - 0.5
      const [x, y] = [105 + t * (R - L - 10 - row * 20), T + down + 6.5 * (1 - 3.2 * t * t) - row * 1.4]
      return `M${round(x - 4.5)} ${round(y - t * -5 - 0.4)}q4.5 ${round(1.6 - t * 2)} 9 ${round(-t * 9)}`
    }),
  )
  .join('')

/** The part of the nest before its egg. */
export const nestFront = (color: boolean): Mark[] => {
  const pen = new Pen(color)
  return marksOf([
    pen.line(tufts, 1.6, 'strawDark'),
    pen.shape(nestBowl, 'straw', 1.1),
    pen.line(STRAWS, 0.8, 'strawDark'),
  ])
}
