/** Vehicles by where they travel, and how many of each. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import {
  MEDIA,
  type Medium,
  type Seat,
  SIGN_AT,
  type TravelLand,
  type Traveller,
  travelScene,
} from '../../studio/places/travel-land.ts'
import { disc } from './letters.ts'

export interface FindTask {
  readonly land: TravelLand
  readonly seated: ReadonlyMap<Seat, Traveller>
}

export const numberOf = (by: Medium): string => String(MEDIA.indexOf(by) + 1)
export const countOf = ({ seated }: FindTask, by: Medium): number =>
  [...seated.values()].filter((one) => one.by === by).length

const PANEL_TOP = 254
const [CELL, FIRST] = [60, 17.5]

/** Ground, waves or a cloud beside the word. */
const MEDIUM: Readonly<Record<Medium, (pen: Pen) => Drawing>> = {
  terra: (pen) => [
    pen.shape('M-7 5L-2.500 -5H2.500L7 5z', 'grey', 0.9),
    pen.line('M0 -3.500V4', 0.9, 'white', [2.2, 1.6]),
  ],
  água: (pen) => [-3, 0.5, 4].map((y) => pen.line(`M-7 ${y}q3.500 -3 7 0t7 0`, 1.1, 'blueDark')),
  ar: (pen) => pen.shape('M-7 4C-10 0 -6 -3 -4 -2C-3 -7 4 -7 4 -2C8 -3 9 3 6 4z', 'white', 0.9),
}

export function findPage(pen: Pen, task: FindTask): PageMark[] {
  const cells = MEDIA.map((by, i) => ({ by, x: FIRST + i * CELL }))
  return [
    ...marksOf([
      travelScene(pen, task.land, task.seated),
      pen.shape(box(0, PANEL_TOP, 214, 50), 'woodPale', 1.1),
      cells.map(({ by, x }) => [
        pen.shape(box(x, PANEL_TOP + 4.5, CELL - 5, 23, 3), 'white', 1),
        disc(pen, x + 8, PANEL_TOP + 11, numberOf(by)),
        pen.text(x + 15, PANEL_TOP + 13, by, 6.2, { anchor: 'start' }),
        pen.at(x + 10, PANEL_TOP + 21, 0.78, MEDIUM[by]),
        pen.text(x + 34, PANEL_TOP + 23, 'placas', 4.6, { font: 'text', anchor: 'end' }),
        pen.shape(box(x + 37, PANEL_TOP + 9.5, 13, 13, 2), 'white', 0.9),
      ]),
    ]),
    ...[...task.seated].map(([seat, one]) => writtenAnswer(...SIGN_AT[seat], numberOf(one.by), 8)),
    ...cells.map(({ by, x }) => writtenAnswer(x + 43.5, PANEL_TOP + 16, String(countOf(task, by)), 8)),
  ]
}
