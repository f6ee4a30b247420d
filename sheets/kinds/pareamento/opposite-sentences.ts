/** The hardest page of opposites: pictures with sentences to complete, and a story to turn round. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { OPPOSITE_TEXTS } from '../../page/texts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { line, text } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import type { Opposites } from '../../studio/contrasts/contrasts.ts'
import { ellipse } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { backdrop, placeOf, plate } from '../matematica/counted-rows.ts'
import type { OppositeStory } from './opposite-stories.ts'
import { picturedFrame } from './pictured-frame.ts'

/** The room of the page, mm, and what the story takes of it at the foot. */
const PAGE: Box = { x: 14, y: 56, width: 182, height: 226 }
const STORY_HEIGHT = 107
/** The board of a shelf below a row, the gap between both cards of a row, and their width. */
const [SHELF, GAP] = [8, 6]
const CARD_WIDTH = (PAGE.width - GAP) / 2

/** A sentence with a gap: size of its letters, widest gap, and room to the edges of its card, mm. */
const SENTENCE = 4.8
const GAP_WIDTH = 34
const INSET = 3
const CAPTION = 12

const sentenceCase = (word: string) => word.toLocaleLowerCase('pt-BR')

const wide = (part: string) => measureText(part, 'text', SENTENCE)

/** Room for the word that is left out of a sentence, mm: less in a long sentence. */
export const gapIn = ({ sentence: [before, after] }: Opposites): number =>
  Math.min(GAP_WIDTH, CARD_WIDTH - 2 * INSET - wide(before) - wide(after))

/** The sentence about a picture: whole, or with a gap for the word. */
function sentenceBelow(box: Box, opposites: Opposites, side: 0 | 1, gap: boolean): PageMark[] {
  const { sentence, words } = opposites
  const [before, after] = sentence
  const word = sentenceCase(words[side])
  const y = box.y + box.height - 4.4
  const style = { font: 'text', anchor: 'start' } as const
  if (!gap) {
    return [text(box.x + box.width / 2, y, `${before}${word}${after}`, SENTENCE, { font: 'text' })]
  }
  const gapWidth = gapIn(opposites)
  const left = box.x + (box.width - wide(before) - gapWidth - wide(after)) / 2
  const [start, end] = [left + wide(before), left + wide(before) + gapWidth]
  return [
    text(left, y, before.trimEnd(), SENTENCE, style),
    line(start, y + 1, end, y + 1, { width: 0.45 }),
    text(end + 0.6, y, after, SENTENCE, style),
    answer([text((start + end) / 2, y - 0.2, word, SENTENCE, { font: 'text', fill: ANSWER_RED })]),
  ]
}

const [LINE_STEP, LINES] = [10.6, 5]

/** Wire at the upper edge of a notebook. */
const wire = (pen: Pen, { x, y, width }: Box) =>
  Array.from({ length: 16 }, (_, i) => pen.shape(ellipse(x + 12 + (i * (width - 24)) / 15, y, 1.5, 3), 'metal', 0.7))

/** Size of the letters of a story, mm. */
const TOLD = 6

function storyAt(box: Box, { told, turned }: OppositeStory, color: boolean): PageMark[] {
  const [x, width] = [box.x + 6, box.width - 12]
  const foot = box.y + box.height - 3.5
  const lines = Array.from({ length: LINES }, (_, i) => foot - LINE_STEP * (LINES - 1 - i))
  const written = wrapText(turned, 'text', TOLD, width - 4)
  return [
    plate(box, color),
    ...marksOf(wire(new Pen(color), box)),
    text(x, box.y + 10, OPPOSITE_TEXTS.story, 5.2, { anchor: 'start' }),
    ...wrapText(told, 'text', TOLD, width).map((one, i) =>
      text(x, box.y + 19 + i * 8, one, TOLD, { font: 'text', anchor: 'start' }),
    ),
    ...lines.map((y) => line(x, y, x + width, y, { width: 0.45 })),
    answer(
      written.map((one, i) =>
        text(x + 2, (lines[i] ?? foot) - 1.6, one, TOLD, { font: 'text', anchor: 'start', fill: ANSWER_RED }),
      ),
    ),
  ]
}

/** A row for each pair: the first picture has a whole sentence, the child completes that of the second. */
export function drawSentences(
  options: SheetOptions,
  pairs: readonly (readonly [opposites: Opposites, told: 0 | 1])[],
  story: OppositeStory,
  seed: number,
): PageMark[] {
  const height = (PAGE.height - STORY_HEIGHT) / pairs.length
  const rows = pairs.map((_, i): Box => ({ ...PAGE, y: PAGE.y + i * height, height: height - SHELF }))
  const floor = { ...PAGE, y: PAGE.y + PAGE.height - STORY_HEIGHT, height: STORY_HEIGHT - 2 }
  const grounds = [...rows, { ...floor, height: floor.height + 20 }]
  return [
    ...backdrop(
      options,
      placeOf('dia-a-dia', []),
      grounds,
      grounds.map(({ y }) => y),
      seed,
    ),
    ...pairs.flatMap(([opposites, told], i): PageMark[] =>
      ([told, told === 0 ? 1 : 0] as const).flatMap((side, column): PageMark[] => {
        const row = rows[i] ?? PAGE
        const card = { ...row, x: row.x + column * (CARD_WIDTH + GAP), width: CARD_WIDTH }
        return [
          picturedFrame(card, opposites.draw, side, options.color, CAPTION),
          ...sentenceBelow(card, opposites, side, column === 1),
        ]
      }),
    ),
    ...storyAt(floor, story, options.color),
  ]
}
