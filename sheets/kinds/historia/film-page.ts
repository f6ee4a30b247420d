/** A film about a year: which things were in Brazil by then, their order, and the years between two of them. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { drawEra, type Era } from '../../studio/eras/eras.ts'
import { ERA_PLACES, type EraPlaceName } from '../../studio/eras/places.ts'
import { standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { wall } from './changes-page.ts'
import type { Dated } from './dated.ts'
import { disc, letterAt, letterIn } from './letters.ts'
import { boxed, boxedSize } from './photo-page.ts'

/** A time before today. */
export type FilmEra = Exclude<Era, 2>

export interface FilmTask {
  readonly year: number
  readonly era: FilmEra
  /** In the order of the letters. */
  readonly props: readonly Dated[]
  readonly riddle: Dated
  /** The older first. */
  readonly between: readonly [Dated, Dated]
  readonly who: CastName
}

export const inOrder = (props: readonly Dated[]) => [...props].sort((a, b) => a.year - b.year)

const [LEFT, TOP, SCALE] = [13, 56, 0.96]
const BOARDS = [166, 211]
const STEP = 45.5

/** A clapperboard with the year. */
const clapper = (pen: Pen, x: number, y: number, year: number): Drawing => [
  pen.shape(box(x, y, 34, 19, 1.5), 'white', 1.1),
  pen.shape(`M${x} ${y}l1 -7l33 -5l1 6z`, 'greyDark', 1),
  pen.shape(
    `M${x + 6} ${y - 7.7}l6 -0.900l-3 6.400l-6 0.900zM${x + 18} ${y - 9.5}l6 -0.900l-3 6.400l-6 0.900z`,
    'white',
    0.6,
  ),
  pen.text(x + 17, y + 6, 'ano do filme', 4.2, { font: 'text' }),
  pen.text(x + 17, y + 15.6, year, 8.6),
]

function prop(pen: Pen, task: FilmTask, i: number): PageMark[] {
  const one = task.props[i]
  if (!one) return []
  const [x, y] = [14 + STEP * ((i % 4) + 0.5), BOARDS[Math.floor(i / 4)] ?? 0]
  return [
    ...marksOf([
      standing(pen, one.draw, x + 2, y, 25),
      disc(pen, x - 17, y - 21, letterAt(i)),
      pen.text(x - 6, y + 6.4, one.name, fitTextSize(one.name, 'text', 4.2, 26), { font: 'text' }),
      pen.text(x - 6, y + 12.4, one.year, 5),
      pen.shape(box(x + 9.5, y + 3.4, 11.5, 10.6, 2), 'white', 0.9),
    ]),
    writtenAnswer(x + 15.25, y + 8.7, one.year <= task.year ? 'S' : 'N', 6.2),
  ]
}

const board = (pen: Pen, y: number): Drawing => [
  pen.shape(box(14, y, 182, 15.6, 1.5), 'woodPale', 1.1),
  pen.line(`M14 ${y + 2}H196`, 0.6, 'woodDark'),
]

function line(pen: Pen, task: FilmTask): PageMark[] {
  const y = 239
  return [
    ...marksOf([
      pen.shape(box(14, y - 9, 182, 18, 2), 'white', 1),
      pen.text(19, y - 1, 'Em ordem, do mais', 4.6, { font: 'text', anchor: 'start' }),
      pen.text(19, y + 5, 'antigo ao mais novo:', 4.6, { font: 'text', anchor: 'start' }),
      pen.line(`M80 ${y}H193l-3 -2.200m3 2.200l-3 2.200`, 1.2),
      task.props.map((_, i) => pen.shape(box(82 + i * 13.2, y - 5.6, 10.6, 11.2, 2), 'white', 0.9)),
    ]),
    ...inOrder(task.props).map((one, i) => writtenAnswer(82 + i * 13.2 + 5.3, y, letterIn(task.props, one), 6)),
  ]
}

export function filmPage(pen: Pen, name: EraPlaceName, task: FilmTask): PageMark[] {
  const { props, between, riddle } = task
  const letter = (one: Dated) => letterIn(props, one)
  const asks = `${riddle.riddle} letra`
  return [
    ...marksOf([
      wall(pen),
      pen.shape(box(0, 281, 214, 20), 'wood', 1.1),
      pen.at(LEFT, TOP, SCALE, (own) => drawEra(own, ERA_PLACES[name], task.era)),
      pen.shape(box(LEFT, TOP, 192 * SCALE, 84 * SCALE), null, 1.2),
      clapper(pen, 161.5, 67, task.year),
      BOARDS.map((y) => board(pen, y)),
      pen.shape(box(44, 250, 152, 31, 3), 'white', 1),
      person(pen, task.who, 26, 284, 0.56, { pose: POINT }),
    ]),
    ...props.flatMap((_, i) => prop(pen, task, i)),
    ...line(pen, task),
    ...boxed(pen, 23, asks, letter(riddle)),
    ...boxed(
      pen,
      37,
      `De ${letter(between[0])} até ${letter(between[1])}, quantos anos?`,
      String(between[1].year - between[0].year),
      18,
      boxedSize(asks),
    ),
  ]
}
