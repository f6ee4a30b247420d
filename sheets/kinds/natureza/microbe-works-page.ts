/** Six rooms in which microbes work: the number of the room for each work, and F or B for its microbe. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { MICROBE_ROOMS, microbeWorks, ROOMS } from '../../studio/places/microbe-works.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import type { MicrobeUse } from './microbe-facts.ts'
import { badge } from './number-badge.ts'

export interface MicrobeWorksTask {
  /** Of each use, the place of its printed sentence. */
  readonly put: number
  /** In the rooms 1 to 6. */
  readonly rooms: readonly MicrobeUse[]
  readonly asked: readonly MicrobeUse[]
}

const PAPER = { x: 17, y: 203, width: 176, height: 78 }
const CAST: readonly CastName[] = ['bia', 'caio', 'nina', 'theo', 'yumi', 'davi', 'sofia']
const ROW = { first: 17.8, step: 10.8, height: 8.8 }

export function microbeWorksPage(
  pen: Pen,
  place: 'escola' | 'bairro',
  look: number,
  { put, rooms, asked }: MicrobeWorksTask,
): PageMark[] {
  const [left, right] = [PAPER.x + 4, PAPER.x + PAPER.width - 4]
  return [
    ...marksOf([
      microbeWorks(pen, place),
      rooms.map(({ id, product, microbe }, i) => {
        const [x, y] = ROOMS[i] ?? [0, 0]
        return [
          pen.at(x, y, 1, (own) => MICROBE_ROOMS[id]?.(own, CAST[(look + i) % CAST.length] ?? 'bia') ?? []),
          pen.shape(box(x - 17, y - 60, 44, 12.6, 2), 'white', 0.8),
          pen.text(x + 5, y - 54.6, product, 4.8),
          pen.text(x + 5, y - 49.6, microbe, fitTextSize(microbe, 'text', 4.2, 40), { font: 'text' }),
          badge(pen, [x - 22.6, y - 54], i + 1),
        ]
      }),
      notePaper(pen, PAPER),
      pen.text(left + 5.5, PAPER.y + 8.4, 'nº', 5),
      pen.text(
        PAPER.x + PAPER.width / 2,
        PAPER.y + 8.4,
        'F: leveduras e mofos (fungos) · B: os outros, bactérias',
        4.6,
        { font: 'text' },
      ),
      pen.text(right - 5.5, PAPER.y + 8.4, 'F ou B', 4.2),
    ]),
    ...asked.flatMap((use, i): PageMark[] => {
      const y = PAPER.y + ROW.first + i * ROW.step
      return [
        ...marksOf([
          [left, right - 11].map((x) => pen.shape(box(x, y - ROW.height / 2, 11, ROW.height, 2), 'white', 0.9)),
          pen.text(left + 15, y + 1.7, use.does[put] ?? '', 4.8, { font: 'text', anchor: 'start' }),
          i ? pen.line(`M${left + 15} ${y - 5.4}H${right - 14}`, 0.5, 'cloudShade') : [],
        ]),
        writtenAnswer(left + 5.5, y, String(rooms.indexOf(use) + 1), 6),
        writtenAnswer(right - 5.5, y, use.group, 6),
      ]
    }),
  ]
}
