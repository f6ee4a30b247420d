/** Six spots where a disease may pass: the number of each for its protection, and a measure to propose. */

import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, ellipse } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { healthYard, RISKS, SPOTS } from '../../studio/places/health-yard.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import type { Disease, HealthPlace } from './microbe-facts.ts'
import { badge, boxThenWords, sharedSize, wordsThenBox } from './number-badge.ts'

export interface DiseaseTask {
  /** In the spots 1 to 6. */
  readonly spots: readonly Disease[]
  readonly asked: readonly Disease[]
  /** Asked for by the road that they take. */
  readonly roads: readonly Disease[]
  readonly example: string
}

const PAPER = { x: 17, y: 210, width: 176, height: 71 }
const CAST: readonly CastName[] = ['caio', 'bia', 'theo', 'sofia', 'davi', 'yumi', 'gil', 'nina', 'iara', 'malu']

export function diseasePage(pen: Pen, place: HealthPlace, look: number, task: DiseaseTask): PageMark[] {
  const { spots, asked, roads, example } = task
  const left = PAPER.x + 4
  const size = sharedSize(
    asked.map(({ protects }) => protects),
    82,
  )
  const child = (i: number) => CAST[(look * 3 + i) % CAST.length] ?? 'caio'
  const number = (one: Disease) => String(spots.indexOf(one) + 1)
  return [
    ...marksOf([
      healthYard(pen, place),
      spots.map(({ id, name, agent }, i) => {
        const [x, y] = SPOTS[i] ?? [0, 0]
        const label = `${name} · ${agent}`
        return [
          pen.colour ? pen.shape(ellipse(x, y, 26, 2), place === 'escola' ? 'straw' : 'grey', null) : [],
          pen.at(x, y, 1, (own) => RISKS[id]?.(own, child(i), child(i + 4)) ?? []),
          pen.shape(box(x - 24, y + 4.4, 53, 8.4, 2), 'white', 0.9),
          pen.text(x + 5, y + 10.1, label, fitTextSize(label, 'text', 4.5, 42), { font: 'text' }),
          badge(pen, [x - 24.4, y + 8.6], i + 1),
        ]
      }),
      notePaper(pen, PAPER),
      pen.line(`M${left} ${PAPER.y + 38.4}H${PAPER.x + PAPER.width - 4}`, 0.5, 'greyDark'),
      pen.text(left, PAPER.y + 64.4, 'Nossa turma vai', 4.8, { font: 'text', anchor: 'start' }),
      pen.line(`M${left + 42} ${PAPER.y + 65.4}H${PAPER.x + PAPER.width - 4}`, 0.6),
    ]),
    ...asked.flatMap((one, i) =>
      boxThenWords(
        pen,
        [left + (i % 2) * 86, PAPER.y + 8 + Math.floor(i / 2) * 11.8],
        one.protects,
        number(one),
        82,
        size,
      ),
    ),
    ...roads.flatMap((one, i) =>
      wordsThenBox(pen, [left + i * 86, PAPER.y + 47], one.passes, number(one), { room: 82 }),
    ),
    writtenAnswer(left + 43, PAPER.y + 62.4, `Exemplo: ${example}`, 4.6, { anchor: 'start', font: 'text' }),
  ]
}
