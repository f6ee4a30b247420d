/** A workshop: five things with a part missing; the number of its material, and the property that it is chosen for. */
import { measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { type MatterPlace, WORKSHOP, workshop } from '../../studio/places/matter-rooms.ts'
import { MATERIAL_SAMPLES, UNFINISHED } from '../../studio/shapes/made-of.ts'
import { NEEDS, type SampleName, type UnfinishedName } from './matter-facts.ts'

export interface WorkshopTask {
  readonly things: readonly UnfinishedName[]
  /** Samples on the shelf, from number 1. */
  readonly samples: readonly SampleName[]
}

const BOX = 12.4
const SAMPLES_AT = [36, 70.5, 105, 139.5, 174]
const PLACES: readonly (readonly [x: number, row: 0 | 1])[] = [
  [45, 0],
  [105, 0],
  [165, 0],
  [58, 1],
  [152, 1],
]
const PLATE = 56

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['sofia', 'davi'],
  ['caio', 'iara'],
  ['nina', 'gil'],
  ['bia', 'theo'],
  ['yumi', 'malu'],
]

function order(
  pen: Pen,
  name: UnfinishedName,
  [x, row]: readonly [number, 0 | 1],
  samples: WorkshopTask['samples'],
): PageMark[] {
  const { material, words, why } = NEEDS[name]
  const foot = WORKSHOP.benches[row]
  const top = foot + 6.4
  const left = x - PLATE / 2
  const [from, room] = [left + BOX + 3, PLATE - BOX - 4]
  return [
    ...marksOf([
      pen.at(x, foot, 1, UNFINISHED[name]),
      pen.shape(box(left - 1, top, PLATE + 2, 23.2, 2.4), 'cream', 0.9),
      pen.shape(box(left + 1, top + 5.4, BOX, BOX, 2.2), 'white', 0.9),
      pen.text(from + room / 2, top + 6.2, name, 5.4),
    ]),
    writtenAnswer(left + 1 + BOX / 2, top + 5.4 + BOX / 2, String(samples.indexOf(material) + 1), 8),
    ...words.flatMap((word, i): PageMark[] => {
      const base = top + 13.2 + i * 7
      const width = measureText(word, 'text', 4.8) + 6
      return [
        pen.text(from + room / 2, base, word, 4.8, { font: 'text' }),
        ...(i === why
          ? [answer([stroke(box(from + (room - width) / 2, base - 4.6, width, 6.4, 3), ANSWER_RED, 0.8)])]
          : []),
      ]
    }),
  ]
}

export function workshopPage(
  pen: Pen,
  place: MatterPlace,
  variant: number,
  { things, samples }: WorkshopTask,
): PageMark[] {
  const [left, right] = PAIRS[variant % PAIRS.length] ?? (['sofia', 'davi'] as const)
  return [
    ...marksOf([
      workshop(pen, place),
      samples.map((name, i) => {
        const x = SAMPLES_AT[i] ?? 0
        return [
          pen.at(x, WORKSHOP.shelf, 1, MATERIAL_SAMPLES[name]),
          pen.shape(box(x - 16, WORKSHOP.shelf + 2, 32, 9, 2), 'white', 0.8),
          pen.text(x, WORKSHOP.shelf + 8.3, `${i + 1} ${name}`, 5.2),
        ]
      }),
      person(pen, left, 44, 282, 0.66, { pose: POINT }),
      person(pen, right, 166, 282, 0.66, { pose: POINT_LEFT }),
    ]),
    ...things.flatMap((name, i) => order(pen, name, PLACES[i] ?? [0, 0], samples)),
  ]
}
