/** A chart of a week's waste on the wall, four children who make less of it, and a proposal to write. */

import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { PALE_GREY } from '../../scene/inks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { HOLD } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { type SortingPlace, sortingGround } from '../../studio/places/recycling.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { IN_HAND } from '../../studio/shapes/made-anew.ts'
import { BINS, MATERIALS, WASTE } from '../../studio/shapes/waste.ts'
import { type Act, KILOS, type Proposal, WAYS, type Week, type WeekQuestion } from './waste-facts.ts'

export interface LessWasteTask {
  readonly kilos: Week['kilos']
  readonly acts: readonly Act[]
  readonly questions: readonly WeekQuestion[]
  readonly proposal: Proposal
  /** Number of the week, where there are several. */
  readonly week?: number
}

const CHART = { x: 34, y: 66, width: 150, height: 58, base: 116, step: 7.6 }
const TITLES: Readonly<Record<SortingPlace, string>> = {
  bairro: 'Lixo da nossa rua',
  escola: 'Lixo da nossa escola',
}

const levelOf = (kilos: number) => CHART.base - (kilos / 5) * CHART.step

function chart(pen: Pen, place: SortingPlace, { kilos, week }: LessWasteTask): Drawing {
  const left = CHART.x + 14
  const step = (CHART.width - 20) / MATERIALS.length
  return [
    pen.rope(`M${CHART.x + 8} 124V148M${CHART.x + CHART.width - 8} 124V148`, 4, 'wood', 1),
    pen.shape(box(CHART.x - 4, 57, CHART.width + 8, 70, 3), 'woodPale', 1.2),
    pen.shape(box(CHART.x - 1, 60, CHART.width + 2, 64, 2), 'white', 0.9),
    pen.text(
      CHART.x + CHART.width / 2 + 4,
      66.4,
      `${TITLES[place]} ${week ? `na semana ${week}` : 'em uma semana'}`,
      4.8,
    ),
    KILOS.filter((value) => value % 10 === 0).map((value) => [
      stroke(`M${left} ${levelOf(value)}H${CHART.x + CHART.width - 4}`, PALE_GREY, 0.5),
      pen.text(left - 2.6, levelOf(value) + 1.4, value, 3.9, { anchor: 'end', font: 'text' }),
    ]),
    pen.text(left - 2.6, 66, 'kg', 3.9, { anchor: 'end', font: 'text' }),
    MATERIALS.map((material, i) => {
      const x = left + 5 + i * step
      const top = levelOf(kilos[material])
      return [
        pen.shape(box(x, top, step - 10, CHART.base - top), BINS[material].fill, 1),
        pen.text(x + (step - 10) / 2, CHART.base + 5.6, material, 4.3),
      ]
    }),
    pen.line(`M${left} ${CHART.base}H${CHART.x + CHART.width - 4}`, 1),
  ]
}

const COLUMNS = [33, 81, 129, 177]
const FEET = 181
const PLATE = { width: 44, top: 198, height: 12 }
/** Words to choose from, right below the boxes for them. */
const WORDS = { x: 22, y: 212.4, width: 166, height: 9.6 }

function acting(pen: Pen, { says, holds }: Act, who: CastName, x: number): Drawing {
  const thing = holds in IN_HAND ? IN_HAND[holds as keyof typeof IN_HAND] : WASTE[holds as keyof typeof WASTE]
  return [
    person(pen, who, x, FEET, 0.74, { pose: HOLD }),
    pen.at(x, FEET - 11.6, 0.72, thing),
    pen.shape(box(x - PLATE.width / 2, 183, PLATE.width, 13.6, 2), 'white', 0.8),
    says.map((line, i) =>
      pen.text(x, 188.4 + i * 5, line, fitTextSize(line, 'text', 4.2, PLATE.width - 6), { font: 'text' }),
    ),
  ]
}

function wayPlates(pen: Pen, { acts }: LessWasteTask): PageMark[] {
  return acts.flatMap(({ way }, i): PageMark[] => {
    const x = COLUMNS[i] ?? 0
    return [
      pen.shape(box(x - PLATE.width / 2, PLATE.top, PLATE.width, PLATE.height, 2), 'yellowPale', 0.9),
      pen.shape(
        box(x - PLATE.width / 2 + 1.4, PLATE.top + 1.4, PLATE.width - 2.8, PLATE.height - 2.8, 1.4),
        'white',
        0.7,
      ),
      writtenAnswer(x, PLATE.top + PLATE.height / 2, way, 6),
    ]
  })
}

const NOTES = { x: 18, y: 226, width: 174, height: 56.5 }

function notes(pen: Pen, { kilos, questions, proposal }: LessWasteTask): PageMark[] {
  const [left, right] = [NOTES.x + 5, NOTES.x + NOTES.width - 5]
  const asked = questions.flatMap(({ asks, answer }, i): PageMark[] => {
    const base = NOTES.y + 10.6 + i * 11
    const { from, marks } = wordsAndLine(pen, asks, [left, base], 4.8, right, 3)
    return [...marks, writtenAnswer((from + right) / 2, base - 2.6, answer(kilos), 5.4)]
  })
  const base = NOTES.y + 33
  return [
    ...asked,
    ...marksOf([
      pen.text(left, base, proposal.asks, fitTextSize(proposal.asks, 'display', 4.8, right - left), {
        anchor: 'start',
      }),
    ]),
    ...proposal.example.flatMap((line, i): PageMark[] => [
      pen.line(`M${left} ${base + 9.6 + i * 9.6}H${right}`, 0.6),
      writtenAnswer(left + 2, base + 6.4 + i * 9.6, i ? line : `Exemplo: ${line}`, 4.8, {
        anchor: 'start',
        font: 'text',
      }),
    ]),
  ]
}

const CAST_OF_PAGE: readonly (readonly CastName[])[] = [
  ['bia', 'theo', 'sofia', 'davi'],
  ['yumi', 'caio', 'nina', 'gil'],
  ['iara', 'malu', 'theo', 'bia'],
  ['gil', 'sofia', 'davi', 'yumi'],
  ['caio', 'nina', 'malu', 'iara'],
]

export function lessWastePage(pen: Pen, place: SortingPlace, variant: number, task: LessWasteTask): PageMark[] {
  const cast = CAST_OF_PAGE[variant % CAST_OF_PAGE.length] ?? []
  return [
    ...marksOf([
      sortingGround(pen, place, 142),
      chart(pen, place, task),
      task.acts.map((act, i) => acting(pen, act, cast[i] ?? 'bia', COLUMNS[i] ?? 0)),
      pen.shape(box(WORDS.x, WORDS.y, WORDS.width, WORDS.height, 4.8), 'yellow', 0.9),
      WAYS.map((way, i) => pen.text(WORDS.x + (WORDS.width * (i + 0.5)) / 3, WORDS.y + 6.6, way, 5.4)),
      notePaper(pen, NOTES),
    ]),
    ...wayPlates(pen, task),
    ...notes(pen, task),
  ]
}
