/** A landscape with eight numbered uses of soil and water, and a paper that asks for their numbers. */
import type { PageMark } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { CITY_SIGNS, cityUses } from '../../studio/places/city-uses.ts'
import { COUNTRY_SIGNS, countryUses } from '../../studio/places/land-uses.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { badge, boxThenWords, wordsThenBox } from './number-badge.ts'
import type { Ground, LandUse } from './soil-water-facts.ts'

export interface LandUsesTask {
  /** All uses in the order of their numbers, from 1. */
  readonly numbered: readonly LandUse[]
  readonly ofSoil: readonly LandUse[]
  readonly ofWater: readonly LandUse[]
  /** Asked for by what daily life would miss: one of soil, one of water. */
  readonly missed: readonly LandUse[]
}

const PAPER = { x: 17, y: 217, width: 176, height: 64 }
const CAST: readonly CastName[] = ['nina', 'caio', 'iara', 'gil', 'yumi', 'davi']

export const numberOf = ({ numbered }: LandUsesTask, use: LandUse) => String(numbered.indexOf(use) + 1)

export function landUsesPage(pen: Pen, ground: Ground, look: number, task: LandUsesTask): PageMark[] {
  const isCountry = ground === 'campo'
  const signs = isCountry ? COUNTRY_SIGNS : CITY_SIGNS
  const who = CAST[look % CAST.length] ?? 'nina'
  const column = (uses: readonly LandUse[], x: number) =>
    uses.flatMap((one, i) => boxThenWords(pen, [x, PAPER.y + 16 + i * 11.6], one.serves, numberOf(task, one), 82))
  return [
    ...marksOf([
      isCountry ? countryUses(pen) : cityUses(pen),
      person(pen, who, isCountry ? 94 : 104, 213, 0.56, { pose: look % 2 ? POINT : POINT_LEFT }),
      task.numbered.map((one, i) => badge(pen, signs[one.id] ?? [0, 0], i + 1)),
      notePaper(pen, PAPER),
      pen.text(PAPER.x + 44, PAPER.y + 7, 'O solo serve para', 5.2),
      pen.text(PAPER.x + 132, PAPER.y + 7, 'A água serve para', 5.2),
      pen.line(`M${PAPER.x + 88} ${PAPER.y + 4}V${PAPER.y + PAPER.height - 4}`, 0.5, 'greyDark'),
    ]),
    ...column(task.ofSoil, PAPER.x + 4),
    ...column(task.ofWater, PAPER.x + 92),
    ...task.missed.flatMap((one, i) =>
      wordsThenBox(pen, [PAPER.x + 4 + i * 88, PAPER.y + 55.6], 'Sem o nº', numberOf(task, one), {
        after: one.lacks,
        room: 82,
      }),
    ),
  ]
}
