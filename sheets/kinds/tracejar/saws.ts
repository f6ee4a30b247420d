/** A carpenter's wall: the teeth of each saw are a zigzag, each saw's lean to another side. */
import type { Point } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { standing } from '../../studio/fit.ts'
import { hammer } from '../../studio/pairs/things.ts'
import { box, circle, poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { room } from '../../studio/scenes/ground.ts'
import { saw } from '../../studio/turning/tools.ts'
import { dotsAlong } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'
import { shownCorners, type TracedPage, type TracedRows } from './traced-rows.ts'
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

const nails = (pen: Pen): Drawing => [
  pen.line(
    'M-3 -10L-5 -17M0 -10V-18M3 -10L5 -17M-6.300 -17.300l2.600 0.600M-1.300 -18h2.600M3.700 -16.700l2.600 -0.600',
    0.9,
  ),
  pen.shape('M-6 -11H6L5 0H-5z', 'teal', 1),
]

/** Somebody behind the bench saws a board; the work and its tools are on it. */
const bench = (pen: Pen, who: CastName, page: number): Drawing => {
  const near = pen.plane('middle')
  const flip = page % 2 === 1
  const top = BENCH + 17
  return near.at(
    flip ? 210 : 0,
    0,
    1,
    (pen) => [
      person(pen, who, 100, top + 8.5, 0.57, {
        pose: {
          expr: 'alegre',
          hide: ['legL', 'legR'],
          armL: { at: [-17, -26], z: 'front', dir: -70, hand: 'fist' },
          armR: { at: [8, -22], z: 'front', dir: -60 },
        },
      }),
      pen.shape(box(6, top, 198, 6, 1), 'woodPale'),
      [22, 188].map((x) => pen.shape(box(x - 4, top + 6, 8, 30), 'wood')),
      pen.shape(box(26, top + 14, 158, 4), 'wood', 0.9),
      pen.shape(box(46, top - 5, 86, 5, 0.6), 'tan', 1),
      pen.at(76, top + 1, 0.52, saw, { turn: -4 }),
      pen.at(24, top, 0.74, birdhouse),
      pen.at(150, top, 0.9, nails),
      standing(pen, hammer, 178, top, 16),
    ],
    { flip },
  )
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
  const dotted = strokes.map((stroke, i) => (i === rows - 1 ? stroke.slice(0, shownCorners(stroke, last)) : stroke))
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
