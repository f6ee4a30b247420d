/** A carpenter's wall: the teeth of each saw are a zigzag, each saw's lean to another side. */
import type { Point } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { WAVE } from '../../studio/cast/poses.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { room } from '../../studio/scenes/ground.ts'
import { dotsAlong } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'
import type { TracedPage, TracedRows } from './traced-rows.ts'
import { TRACKS } from './tracks.ts'

interface Workshop extends TracedPage {
  readonly who: CastName
}

const ROWS: Readonly<Record<Level, number>> = { facil: 3, medio: 4, desafio: 5 }
const TOOTH: Readonly<Record<Level, number>> = { facil: 18, medio: 13, desafio: 10 }
const [TOP, BENCH] = [62, 246]
const [FROM, TO] = [56, 192]
const HANDLES: readonly Fill[] = ['wood', 'red', 'teal', 'orange', 'purple']

/** A closed grip with a hole for the hand, to the left of the blade. */
const grip = (pen: Pen, y: number, height: number, fill: Fill): Drawing => [
  pen.shape(
    `M${FROM - 6} ${y - height * 0.62}L${FROM - 24} ${y - height * 0.75}C${FROM - 40} ${y - height * 0.7} ${FROM - 44} ${y + height * 0.3} ${FROM - 30} ${y + height * 0.62}L${FROM - 6} ${y + height * 0.5}z`,
    fill,
  ),
  pen.shape(
    `M${FROM - 17} ${y - height * 0.42}C${FROM - 34} ${y - height * 0.52} ${FROM - 35} ${y + height * 0.2} ${FROM - 27} ${y + height * 0.34}L${FROM - 16} ${y + height * 0.24}z`,
    'woodPale',
    0.9,
  ),
  pen.shape(circle(FROM - 10, y - height * 0.3, 1.3) + circle(FROM - 10, y + height * 0.18, 1.3), 'metal', 0.6),
]

/** Work of the child at the bench. */
const birdhouse = (pen: Pen): Drawing => [
  pen.shape(box(-9, -17, 18, 17), 'yellow', 1),
  pen.shape('M-13 -15L0 -27L13 -15L11 -12.500L0 -22.500L-11 -12.500z', 'red', 1),
  pen.shape(circle(0, -10.5, 3.4), 'brownDark', 0.8),
  pen.rope('M-4 -4.500H4', 1, 'wood', 0.6),
]

const bench = (pen: Pen, who: CastName, page: number): Drawing => {
  const far = pen.plane('middle')
  const flip = page % 2 === 1
  const at = (x: number) => (flip ? 210 - x : x)
  return [
    person(far, who, at(34), BENCH + 34, 0.7, { pose: WAVE, flip }),
    far.shape(box(Math.min(at(62), at(204)), BENCH + 8, 142, 6, 1), 'woodPale'),
    [72, 192].map((x) => far.shape(box(at(x) - 4, BENCH + 14, 8, 40), 'wood')),
    far.shape(box(Math.min(at(84), at(132)), BENCH + 2, 48, 6), 'tan', 0.9),
    far.shape(box(Math.min(at(92), at(150)), BENCH - 4, 58, 6), 'earth', 0.9),
    pen.at(at(176), BENCH + 8, 0.72, birdhouse),
  ]
}

export function saws({ pen, level, repetitions, shapes, last, page, who }: Workshop): TracedRows {
  const rows = ROWS[level]
  const tooth = TOOTH[level]
  const step = (BENCH - 14 - TOP) / rows
  const far = pen.plane('far', 'woodDark')
  const back = Math.min(13, step - tooth - 8)
  const lowOf = (i: number) => TOP + step * (i + 1) - 3
  const strokes = Array.from(
    { length: rows },
    (_, i): Stroke =>
      TRACKS.ziguezague(TO - FROM, tooth / 2, repetitions[i] ?? 6, shapes[i]).map(
        // Teeth point down.
        (p): Point => ({ x: FROM + p.x, y: lowOf(i) - tooth / 2 - p.y }),
      ),
  )
  const shownOf = (stroke: Stroke, i: number) =>
    i === rows - 1 && last < 1 ? Math.ceil((stroke.length * last) / 2) * 2 + 1 : stroke.length
  const dotted = strokes.map((stroke, i) => stroke.slice(0, shownOf(stroke, i)))
  const drawn = strokes.map((stroke, i): Drawing => {
    const top = lowOf(i) - tooth
    const part = dotted[i] ?? []
    const edge = part.map(({ x, y }): Spot => [x, y])
    const blade: Spot[] = [
      [FROM - 8, top - back],
      [TO - 8, top - back],
      [TO, top - 2],
      ...(part.length < stroke.length ? [[TO, top] as const] : []),
      ...edge.toReversed(),
      [FROM - 8, top],
    ]
    return [
      far.shape(circle(TO - 22, top - back - 3.5, 1.6), 'metal', 0.6),
      far.line(`M${TO - 22} ${top - back - 3}V${top - back + 3}`, 0.7),
      pen.shape(poly(blade), 'metal', null),
      pen.line(
        poly(
          [
            [TO, top],
            [TO, top - 2],
            [TO - 8, top - back],
            [FROM - 8, top - back],
            [FROM - 8, top],
            [FROM, top],
          ],
          false,
        ),
        1,
      ),
      part.length < stroke.length ? dotsAlong(stroke.slice(part.length)) : [],
      grip(
        pen.plane('middle'),
        top - back * 0.4,
        Math.max(15, back + tooth * 0.6),
        HANDLES[(i + page) % HANDLES.length] ?? 'wood',
      ),
    ]
  })
  return {
    picture: [
      room(far, BENCH + 22, 'cream', 'tan'),
      // Behind the blades: the teeth are on plain wall.
      far.line(strokes.map((_, i) => `M-5 ${lowOf(i) - tooth - back / 2}H215`).join(''), 0.5, 'tan'),
      drawn,
      bench(pen, who, page),
    ],
    strokes,
    dotted,
    shows: ['serra', 'dente', 'madeira', 'criança'],
  }
}
