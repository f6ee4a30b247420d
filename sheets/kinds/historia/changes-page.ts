/** A place before and after, one below the other: numbered things, and a letter for each that changed or remained. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { drawEra, ERAS, type Era, type Feature, VIEW } from '../../studio/eras/eras.ts'
import { ERA_PLACES, type EraPlaceName } from '../../studio/eras/places.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { disc } from './letters.ts'

export interface ChangesTask {
  readonly eras: readonly [Era, Era]
  /** In the order of their numbers. */
  readonly asked: readonly Feature[]
}

export const hasChanged = ({ names }: Feature, [one, other]: readonly [Era, Era]) => names[one] !== names[other]

const [LEFT, TOPS, SCALE] = [15, [57, 140.5], 0.9375] as const
const TABLE = { x: 15, y: 223.5, width: 180, height: 59.5 }

const plaque = (pen: Pen, x: number, y: number, words: string): Drawing => [
  pen.shape(box(x - 13.5, y - 4.8, 27, 9.6, 2), 'white', 1),
  pen.text(x, y + 2.1, words, 6),
]

/** The wall behind views and questions. */
export const wall = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'cream', null),
  pen.shape(box(0, 0, 214, 54), 'bluePale', null),
]

export function changesPage(pen: Pen, name: EraPlaceName, { eras, asked }: ChangesTask): PageMark[] {
  const place = ERA_PLACES[name]
  const views = eras.map((era, i) => {
    const y = TOPS[i] ?? 0
    return [
      pen.at(LEFT, y, SCALE, (own) => drawEra(own, place, era)),
      pen.shape(box(LEFT, y, VIEW.width * SCALE, VIEW.height * SCALE), null, 1.2),
      asked.map(({ tag }, k) => disc(pen, LEFT + tag[0] * SCALE, y + tag[1] * SCALE, k + 1)),
      plaque(pen, LEFT + place.plaque[0] * SCALE, y + place.plaque[1], ERAS[era]),
    ]
  })
  const cells = asked.map((feature, i) => {
    const x = TABLE.x + 4 + Math.floor(i / 4) * (TABLE.width / 2)
    const y = TABLE.y + 8.8 + (i % 4) * 14
    const size = fitTextSize(feature.group, 'text', 5, 52)
    return {
      drawn: [
        disc(pen, x + 5, y, i + 1),
        pen.text(x + 12, y + 1.8, feature.group, size, { font: 'text', anchor: 'start' }),
        pen.shape(box(x + 69, y - 5.2, 13, 10.4, 2), 'white', 0.9),
      ],
      answer: writtenAnswer(x + 75.5, y, hasChanged(feature, eras) ? 'M' : 'P', 6.4),
    }
  })
  return [
    ...marksOf([
      wall(pen),
      views,
      pen.shape(box(TABLE.x, TABLE.y, TABLE.width, TABLE.height, 3), 'white', 1),
      cells.map(({ drawn }) => drawn),
    ]),
    ...cells.map(({ answer }) => answer),
  ]
}
