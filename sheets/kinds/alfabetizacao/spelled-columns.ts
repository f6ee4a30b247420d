/** Named photos, and a board with a column for each spelling, into which their words are written. In mm. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Fill, marksOf, type Pen } from '../../studio/pen.ts'

/** Of a photo's paper below the picture. */
const PAPER = 31.5
const LETTERS = 4.9

export const wordsOnPhotos = (pictures: readonly Picture[], spots: readonly Spot[]): Mark[] =>
  pictures.flatMap(({ name }, i) => {
    const [x, y] = spots[i] ?? [0, 0]
    const word = capitals(name)
    return [centredText(x, y, word, fitTextSize(word, 'display', LETTERS, PAPER))]
  })

const BOARD = { x: 14, y: 193, width: 182, height: 87 }
const [EDGE, HEAD, INSET] = [3.6, 15, 4]
const FILLS: readonly Fill[] = ['yellow', 'lime', 'orange']

export function spelledColumns(
  pen: Pen,
  columns: readonly { readonly heading: string; readonly pictures: readonly Picture[] }[],
): PageMark[] {
  const { x, y, width, height } = BOARD
  const wide = width / columns.length
  return [
    ...marksOf([
      pen.shape(box(x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE, 3), 'wood', 1.2),
      pen.shape(box(x, y, width, height, 1.6), 'white', 0.8),
    ]),
    ...columns.flatMap(({ heading, pictures }, i): PageMark[] => {
      const left = x + i * wide
      const step = (height - HEAD - 3) / pictures.length
      return [
        ...marksOf([
          pen.shape(box(left, y, wide, HEAD), FILLS[i % FILLS.length] ?? 'yellow', 0.8),
          i > 0 ? pen.line(`M${left} ${y}v${height}`, 1, 'woodDark') : [],
        ]),
        centredText(left + wide / 2, y + HEAD / 2, heading, fitTextSize(heading, 'display', 7.4, wide - 8)),
        ...pictures.flatMap(({ name }, k): PageMark[] => {
          const base = y + HEAD + step * (k + 1) - 1
          const word = capitals(name)
          const size = fitTextSize(word, 'display', 6.2, wide - 2 * INSET - 3)
          return [
            ...writingLine(left + INSET, left + wide - INSET, base, 10.5),
            answer([text(left + INSET + 1.5, base - 2.6, word, size, { anchor: 'start', fill: ANSWER_RED })]),
          ]
        }),
      ]
    }),
  ]
}
