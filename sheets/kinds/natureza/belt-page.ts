/** The hall of a cooperative: used things on a belt, of what they are and where they go; new things on the next one. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box, circle } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { type SortingPlace, sortingBelt, sortingHall, transformer } from '../../studio/places/recycling.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { MADE_ANEW } from '../../studio/shapes/made-anew.ts'
import { BINS, type Material, WASTE } from '../../studio/shapes/waste.ts'
import type { MaterialRiddle, Route } from './waste-facts.ts'
import { riddleLines, wordRow } from './word-paper.ts'

export interface BeltTask {
  /** From left to right, with their materials. */
  readonly used: readonly { readonly material: Material; readonly route: Route }[]
  /** Materials of the new things, from left to right. */
  readonly made: readonly Material[]
  readonly riddles: readonly MaterialRiddle[]
  readonly bank: readonly Material[]
}

const COLUMNS = [29, 67, 105, 143, 181]
const [UPPER, LOWER, BELT, FLOOR] = [92, 176, 8, 222]
const FIELD = { width: 36, height: 10.6, caption: 13 }
const BOX = 12.4

function field(pen: Pen, x: number, top: number, caption: string, word: string): PageMark[] {
  const left = x - FIELD.width / 2
  return [
    ...marksOf([
      pen.shape(box(left, top, FIELD.width, FIELD.height, 1.8), 'white', 0.9),
      pen.text(left + 1.4, top + 6.6, caption, 3.7, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(left + FIELD.caption + (FIELD.width - FIELD.caption) / 2, top + FIELD.height / 2, word, 4.4),
  ]
}

function usedThings(pen: Pen, { used }: BeltTask): PageMark[] {
  return used.flatMap(({ material, route }, i): PageMark[] => {
    const x = COLUMNS[i] ?? 0
    return [
      ...marksOf([
        pen.at(x + 2, UPPER, 0.95, WASTE[route.waste]),
        pen.shape(circle(x - 14, UPPER - 24.6, 4.4), 'yellow', 0.9),
        pen.text(x - 14, UPPER - 22.7, i + 1, 5.4),
        pen.text(x, UPPER + 5.6, route.waste, fitTextSize(route.waste, 'display', 4.2, 35)),
      ]),
      ...field(pen, x, UPPER + 14.5, 'tipo', material),
      ...field(pen, x, UPPER + 27, 'cor', BINS[material].colour),
    ]
  })
}

function newThings(pen: Pen, { used, made }: BeltTask): PageMark[] {
  return made.flatMap((material, i): PageMark[] => {
    const x = COLUMNS[i] ?? 0
    const from = used.findIndex((one) => one.material === material)
    const name = used[from]?.route.becomes ?? 'adubo'
    return [
      ...marksOf([
        pen.at(x, LOWER, 0.95, MADE_ANEW[name]),
        pen.text(x, LOWER + 5.6, name, 4.2),
        pen.shape(box(x - BOX / 2, LOWER + 14.4, BOX, BOX, 2.2), 'white', 0.9),
      ]),
      writtenAnswer(x, LOWER + 14.4 + BOX / 2, String(from + 1), 8),
    ]
  })
}

const NOTES = { x: 48, y: 229, width: 116, height: 53 }
/** Rows of words: the kinds of waste, and below them the colours. */
const NEXT_ROW = 9.6

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['mae', 'gil'],
  ['pai', 'nina'],
  ['avo', 'davi'],
  ['mae', 'yumi'],
  ['pai', 'bia'],
]

export function beltPage(pen: Pen, place: SortingPlace, variant: number, task: BeltTask): PageMark[] {
  const [shows, visits] = PAIRS[variant % PAIRS.length] ?? (['mae', 'gil'] as const)
  return [
    ...marksOf([
      sortingHall(pen, place, FLOOR),
      sortingBelt(pen, UPPER, BELT),
      transformer(pen, COLUMNS, 133),
      sortingBelt(pen, LOWER, BELT),
      notePaper(pen, NOTES),
      person(pen, shows, 22, 283, 0.7, { pose: POINT }),
      person(pen, visits, 187, 283, 0.74, { pose: POINT_LEFT }),
      wordRow(pen, NOTES, task.bank),
      wordRow(pen, { ...NOTES, y: NOTES.y + NEXT_ROW }, task.used.map(({ material }) => BINS[material].colour).sort()),
    ]),
    ...usedThings(pen, task),
    ...newThings(pen, task),
    ...riddleLines(pen, { ...NOTES, y: NOTES.y + 6 }, task.riddles),
  ]
}
