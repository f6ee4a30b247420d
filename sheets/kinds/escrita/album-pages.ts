/** The album: four numbered moments, each with the word that begins its sentence, a word to use, and lines. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import type { PageMark } from '../../scene/answers.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { ALBUM, NAMES } from '../../studio/places/story-walls.ts'
import { TALES } from '../../studio/tales/tales.ts'
import { heightOf, moment } from './moments.ts'
import type { StoryFacts } from './told.ts'
import { CONNECTIVES } from './told.ts'

const [WIDTH, GAP, LEFT, TOP] = [81, 4, ALBUM.x + 11, ALBUM.y + 4]
const ROW = 104
const [FIRST_LINE, LINE, LINES] = [20, 10, 3]
const [BEGIN, GIVEN] = [5.6, 5.2]

/** Lines to write on: the first begins with the word that joins it to the story. */
function lines(pen: Pen, [x, y]: Spot, begin: string): Drawing {
  const from = measureText(begin, 'display', BEGIN) + 2
  return [
    pen.text(x, y + FIRST_LINE - 1, begin, BEGIN, { anchor: 'start' }),
    Array.from({ length: LINES }, (_, i) => {
      const start = i === 0 ? x + from : x
      return pen.line(`M${start} ${y + FIRST_LINE + i * LINE}H${x + WIDTH}`, 0.5)
    }),
  ]
}

/** The word to use, on a strip of paper stuck over the foot of the picture. */
function given(pen: Pen, [x, y]: Spot, word: string): Drawing {
  const width = measureText(word, 'display', GIVEN) + 9
  const left = x + WIDTH - width - 3
  return [pen.shape(box(left, y - 3, width, 9.4, 1.5), 'yellow', 0.9), pen.text(left + width / 2, y + 3.5, word, GIVEN)]
}

export function albumPages(pen: Pen, { told, bank, isHeard }: StoryFacts): PageMark[] {
  const names = `Na história: ${told.who}.`
  const written = pen.text(
    NAMES.x + NAMES.width / 2,
    NAMES.y + 7.2,
    names,
    fitTextSize(names, 'text', 5, NAMES.width - 8),
    { font: 'text' },
  )
  const scenes = TALES[told.tale].flatMap((panel, i) => {
    const [x, y] = [LEFT + (i % 2) * (WIDTH + GAP), TOP + Math.floor(i / 2) * ROW]
    const foot = y + heightOf(WIDTH)
    return marksOf([
      moment(pen, panel, [x, y], WIDTH),
      pen.shape(circle(x + 5.5, y + 5.5, 4.6), 'white', 0.9),
      pen.text(x + 5.5, y + 7.7, i + 1, 6.4),
      isHeard ? [] : given(pen, [x, foot], bank[i] ?? ''),
      lines(pen, [x, foot], CONNECTIVES[i] ?? ''),
    ])
  })
  return [...scenes, ...marksOf(written)]
}
