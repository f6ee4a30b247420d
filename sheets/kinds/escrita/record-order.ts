/** Photos of an experiment to number, then its diagram: a title and the names of four parts. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { BENCH, bench, diagramSheet, observationWall } from '../../studio/places/observation-room.ts'
import type { ExperimentName } from '../../studio/shapes/experiments.ts'
import { TOLD } from './experiment-facts.ts'
import { belowPhoto, drawnMoment, hungMoments } from './experiment-photos.ts'
import { answerBox, labelled } from './papers.ts'

export interface OrderTask {
  readonly name: ExperimentName
  /** Moments from the left one on. */
  readonly order: readonly number[]
  /** Names of parts as they are in the box. */
  readonly words: readonly number[]
}

const SCALE = 1.86
const LABEL = { width: 46, height: 13 }
/** Middles of the labels, from the upper left one in rows. */
const LABELS: readonly Spot[] = [
  [44, 163],
  [166, 163],
  [44, 186],
  [166, 186],
]
/** Points of the parts, in the lengths of the apparatus; the moment that the diagram is of. */
const DIAGRAM: Readonly<Record<ExperimentName, { readonly moment: number; readonly at: readonly Spot[] }>> = {
  feijao: {
    moment: 3,
    at: [
      [-2, -32],
      [4, -27],
      [1.8, -5],
      [9, -6],
    ],
  },
  gelo: {
    moment: 1,
    at: [
      [-3, -34],
      [9, -24],
      [-11.6, -12],
      [4, -3],
    ],
  },
  papel: {
    moment: 2,
    at: [
      [-9, -38.5],
      [6, -32],
      [-12, -20],
      [9, -4],
    ],
  },
  balao: {
    moment: 3,
    at: [
      [-4, -36],
      [3.6, -19.5],
      [-8.6, -12],
      [6, -4],
    ],
  },
  pao: {
    moment: 3,
    at: [
      [-9, -37],
      [10, -26],
      [-15, -14],
      [7, -19],
    ],
  },
  lagarta: {
    moment: 1,
    at: [
      [-12, -40.4],
      [8, -32.4],
      [-9.6, -23.4],
      [0.5, -6.4],
    ],
  },
}

export function recordOrder(
  pen: Pen,
  { name, order, words }: OrderTask,
  cast: readonly [CastName, CastName],
  variant: number,
): PageMark[] {
  const { title, parts } = TOLD[name]
  const { moment, at } = DIAGRAM[name]
  const foot = BENCH - 12
  return [
    ...marksOf([
      observationWall(pen, variant),
      hungMoments(pen, name, order),
      diagramSheet(pen),
      pen.at(105, foot, SCALE, (own) => drawnMoment(own, name, moment)),
      bench(pen, cast),
    ]),
    ...labelled(pen, { label: 'TÍTULO:', at: [24, 148], to: 186, size: 5.6, value: `EXEMPLO: ${title.toUpperCase()}` }),
    ...order.flatMap((which, i) => answerBox(pen, belowPhoto(i), 13, String(which + 1))),
    ...LABELS.flatMap(([x, y], i): PageMark[] => {
      const [px, py] = at[i] ?? [0, 0]
      const [tx, ty] = [105 + px * SCALE, foot + py * SCALE]
      const from = x + (i % 2 ? -LABEL.width / 2 : LABEL.width / 2)
      return [
        ...marksOf([
          pen.line(`M${from} ${y}L${tx} ${ty}`, 0.8),
          pen.spot(tx, ty, 1.1),
          pen.shape(box(x - LABEL.width / 2, y - LABEL.height / 2, LABEL.width, LABEL.height, 2.5), 'white', 1),
        ]),
        writtenAnswer(x, y, (parts[i] ?? '').toUpperCase(), 5.6),
      ]
    }),
    ...words.flatMap((which, i) => {
      const x = 16 + i * 45
      return marksOf([
        pen.shape(box(x, 258, 43, 13, 3), 'white', 0.9),
        pen.text(x + 21.5, 266.6, (parts[which] ?? '').toUpperCase(), 5.8),
      ])
    }),
  ]
}
