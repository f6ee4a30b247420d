/** Three photos of a place in no order: their order in time, the time of some things, and the things that remained. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT_LEFT } from '../../studio/cast/poses.ts'
import { drawEra, type Era } from '../../studio/eras/eras.ts'
import { ERA_PLACES, type EraPlaceName } from '../../studio/eras/places.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { wall } from './changes-page.ts'
import { disc, letterAt, letterIn } from './letters.ts'

export interface TimesTask {
  readonly place: EraPlaceName
  /** Times as the photos hang, from A. */
  readonly hung: readonly Era[]
  /** Names of things, each in one photo. */
  readonly named: readonly { readonly name: string; readonly era: Era }[]
  readonly remained: readonly { readonly name: string; readonly isTrue: boolean }[]
  readonly who: CastName
}

const SCALE = 0.68
const [LEFT, TOP, STEP] = [14, 56, 75.4]
const PHOTO = { width: 192 * SCALE, height: 84 * SCALE }
const COLUMN = { x: 150, width: 47 }

function photos(pen: Pen, { place, hung }: TimesTask): PageMark[] {
  return hung.flatMap((era, i): PageMark[] => {
    const y = TOP + i * STEP
    const foot = y + PHOTO.height + 3
    const boxX = LEFT + 88
    return [
      ...marksOf([
        pen.shape(box(LEFT - 2, y - 2, PHOTO.width + 4, PHOTO.height + 17.4, 1.5), 'white', 1.1),
        pen.at(LEFT, y, SCALE, (own) => drawEra(own, ERA_PLACES[place], era)),
        pen.shape(box(LEFT, y, PHOTO.width, PHOTO.height), null, 0.9),
        disc(pen, LEFT + 7, foot + 5.4, letterAt(i)),
        pen.text(LEFT + 15, foot + 7.2, 'Lugar na ordem do tempo:', 5, { font: 'text', anchor: 'start' }),
        pen.shape(box(boxX, foot, 13, 11, 2), 'white', 0.9),
        pen.text(boxX + 15.4, foot + 7.4, 'º', 6),
      ]),
      writtenAnswer(boxX + 6.5, foot + 5.5, String(era + 1), 6.6),
    ]
  })
}

const header = (pen: Pen, y: number, words: readonly string[]): Drawing =>
  words.map((line, i) => pen.text(COLUMN.x + COLUMN.width / 2, y + i * 5.6, line, 4.7))

const SIZE = 4.7

/** A long name on two lines, so that its letters are as large as the others. */
function thingName(pen: Pen, x: number, y: number, name: string, room: number): Drawing {
  const cut = fitTextSize(name, 'text', SIZE, room) < SIZE ? name.search(/[ -]/) + 1 : 0
  const lines = [name.slice(0, cut).trim(), name.slice(cut)].filter(Boolean)
  return lines.map((line, i) =>
    pen.text(x, y + 1.6 + (i - (lines.length - 1) / 2) * 5, line, fitTextSize(line, 'text', SIZE, room), {
      font: 'text',
      anchor: 'start',
    }),
  )
}

const TICK = (x: number, y: number) => `M${x - 3} ${y - 0.4}l2.400 2.800l4 -5.600`

export function threeTimesPage(pen: Pen, task: TimesTask): PageMark[] {
  const { x, width } = COLUMN
  const rows = task.named.map((one, i) => {
    const y = 75 + i * 13
    return { one, y }
  })
  const first = 75 + task.named.length * 13 + 18.5
  const checks = task.remained.map((one, i) => {
    const y = first + i * 11.4
    return { one, y }
  })
  return [
    ...marksOf([wall(pen), pen.shape(box(0, 276, 214, 20), 'wood', 1.1)]),
    ...photos(pen, task),
    ...marksOf([
      pen.shape(box(x, 54, width, first + task.remained.length * 11.4 - 57, 3), 'white', 1),
      header(pen, 62.4, ['Em que foto está?']),
      rows.map(({ one, y }) => [
        thingName(pen, x + 3.5, y, one.name, width - 21.5),
        pen.shape(box(x + width - 14.5, y - 5.4, 11.5, 10.8, 2), 'white', 0.9),
      ]),
      header(pen, first - 14.4, ['Marque o que está', 'nas três fotos:']),
      checks.map(({ one, y }) => [
        pen.shape(box(x + 3.5, y - 4, 8, 8, 1.4), 'white', 0.9),
        thingName(pen, x + 14.5, y, one.name, width - 18.5),
      ]),
      person(pen, task.who, 173, 281, 0.74, { pose: POINT_LEFT }),
    ]),
    ...rows.map(({ one, y }) => writtenAnswer(x + width - 8.75, y, letterIn(task.hung, one.era), 6.4)),
    ...checks.flatMap(({ one, y }) =>
      one.isTrue ? [answer([path(TICK(x + 7.5, y), { stroke: ANSWER_RED, width: 1 })])] : [],
    ),
  ]
}
