/** Water in a house for a day: litres on signs, sums of them, and habits that save. */
import type { PageMark } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { HOLD } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { TWO_FLOORS, WATER_HOUSES, type WaterHouse } from '../../studio/places/water-house.ts'
import { boxThenWords, sharedSize, wordsThenBox } from './number-badge.ts'
import type { HomeUse } from './soil-water-facts.ts'

interface Metered {
  readonly use: HomeUse
  readonly litres: number
}

export interface HouseQuestion {
  readonly asks: string
  /** Printed after the number; litres if absent. */
  readonly after?: string
  readonly answer: (litres: Readonly<Record<string, number>>) => number
}

export interface WaterHouseTask {
  /** In the order of their numbers, from 1. */
  readonly uses: readonly Metered[]
  readonly savings: readonly HomeUse[]
  readonly questions: readonly HouseQuestion[]
}

const of = (litres: Readonly<Record<string, number>>, ...ids: readonly string[]) =>
  ids.reduce((sum, id) => sum + (litres[id] ?? 0), 0)

export const HOUSE_QUESTIONS: readonly HouseQuestion[] = [
  { asks: 'Higiene: chuveiro, pia e vaso somam', answer: (litres) => of(litres, 'chuveiro', 'pia', 'vaso') },
  { asks: 'A cozinha e a horta gastam juntas', answer: (litres) => of(litres, 'cozinha', 'horta') },
  {
    asks: 'A máquina gasta',
    after: 'litros a mais que a cozinha.',
    answer: (litres) => of(litres, 'máquina') - of(litres, 'cozinha'),
  },
  { asks: 'Com metade do banho, o chuveiro gasta', answer: (litres) => of(litres, 'chuveiro') / 2 },
  {
    asks: 'O vaso gasta',
    after: 'litros a mais que a horta.',
    answer: (litres) => of(litres, 'vaso') - of(litres, 'horta'),
  },
  { asks: 'A máquina e o vaso gastam juntos', answer: (litres) => of(litres, 'máquina', 'vaso') },
]

export const litresOf = ({ uses }: Pick<WaterHouseTask, 'uses'>): Readonly<Record<string, number>> =>
  Object.fromEntries(uses.map(({ use, litres }) => [use.id, litres]))

const PAPER = { x: 17, y: 214, width: 176, height: 67 }
const CAST: readonly CastName[] = ['bia', 'theo', 'malu', 'caio', 'sofia', 'yumi']

const sign = (pen: Pen, signs: WaterHouse['signs'], number: number, { use, litres }: Metered): Drawing => {
  const [x, y] = signs[use.id] ?? [0, 0]
  return [
    pen.shape(box(x - 15, y - 5, 30, 10, 5), 'white', 1),
    pen.shape(box(x - 15, y - 5, 10, 10, 5), 'yellow', 1),
    pen.text(x - 10, y + 2.1, number, 6),
    pen.text(x + 4.6, y + 1.9, `${litres} L`, 5.2),
  ]
}

export function waterHousePage(pen: Pen, look: number, index: number, task: WaterHouseTask): PageMark[] {
  const house = WATER_HOUSES[index % WATER_HOUSES.length] ?? TWO_FLOORS
  const litres = litresOf(task)
  const left = PAPER.x + 4
  const size = sharedSize(
    task.savings.map(({ saves }) => saves),
    80,
  )
  return [
    ...marksOf([
      house.draw(pen),
      person(pen, CAST[look % CAST.length] ?? 'bia', house.atBasin, 139.6, 0.6, { pose: HOLD }),
      pen.line(`M${house.atBasin - 0.5} 123.900l-2 -5`, 1.2),
      person(pen, CAST[(look + 2) % CAST.length] ?? 'theo', house.atBed, 195.5, 0.6, {
        pose: HOLD,
        flip: house.atBed > 100,
      }),
      house.bed(pen),
      task.uses.map((one, i) => sign(pen, house.signs, i + 1, one)),
      notePaper(pen, PAPER),
      pen.line(`M${left} ${PAPER.y + 41.5}H${PAPER.x + PAPER.width - 4}`, 0.5, 'greyDark'),
    ]),
    ...task.savings.flatMap((use, i) =>
      boxThenWords(
        pen,
        [left + (i % 2) * 86, PAPER.y + 17 + Math.floor(i / 2) * 13],
        use.saves,
        String(task.uses.findIndex((one) => one.use === use) + 1),
        80,
        size,
      ),
    ),
    ...marksOf(
      pen.text(PAPER.x + PAPER.width / 2, PAPER.y + 7.4, 'Litros de um dia. Como gastar menos em cada número?', 5.2),
    ),
    ...task.questions.flatMap(({ asks, after = 'litros.', answer }, i) =>
      wordsThenBox(pen, [left, PAPER.y + 48.6 + i * 12], asks, String(answer(litres)), { width: 18, after }),
    ),
  ]
}
