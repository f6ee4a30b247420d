/** Eight animals, each with or without a spine, and a field book with a column for each number of legs. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import type { AnimalGroundName } from '../../studio/places/animal-grounds.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { animal, LEG_GROUPS, legGroup } from './animal-facts.ts'
import { animalScene, boxedSign, type Seen } from './animal-sign.ts'

export interface LegsTask {
  readonly seen: readonly Seen[]
}

const BOOK = { x: 16.5, y: 228, width: 177, height: 53 }
const COLUMN = BOOK.width / LEG_GROUPS.length
/** No column takes more names than this. */
export const IN_A_COLUMN = 3
const ROW = 9.6

export function legsPage(pen: Pen, place: AnimalGroundName, { seen }: LegsTask): PageMark[] {
  const columns = LEG_GROUPS.flatMap((group, i): PageMark[] => {
    const left = BOOK.x + i * COLUMN
    const names = seen.filter(({ name }) => legGroup(name) === group).map(({ name }) => name)
    return [
      ...marksOf([
        pen.shape(box(left + 2.6, BOOK.y + 10.6, COLUMN - 5.2, 8.8, 2), 'yellowPale', 0.8),
        pen.text(left + COLUMN / 2, BOOK.y + 16.7, group, 4.9),
        i ? pen.line(`M${left} ${BOOK.y + 10}V${BOOK.y + BOOK.height - 3}`, 0.6, 'greyDark') : [],
      ]),
      ...Array.from({ length: IN_A_COLUMN }, (_, row): PageMark[] => {
        const base = BOOK.y + 29.4 + row * ROW
        const name = names[row]
        return [
          pen.line(`M${left + 4} ${base}H${left + COLUMN - 4}`, 0.6),
          ...(name
            ? [writtenAnswer(left + COLUMN / 2, base - 2.8, name, fitTextSize(name, 'display', 5.2, COLUMN - 9))]
            : []),
        ]
      }).flat(),
    ]
  })
  return [
    ...marksOf([
      animalScene(pen, place, seen),
      notePaper(pen, BOOK),
      pen.text(
        BOOK.x + BOOK.width / 2,
        BOOK.y + 7,
        'V: vertebrado, tem coluna de ossos.   I: invertebrado, não tem.',
        4.7,
        {
          font: 'text',
        },
      ),
    ]),
    ...columns,
    ...seen.flatMap((one) => boxedSign(pen, one, animal(one.name).isVertebrate ? 'V' : 'I')),
  ]
}
