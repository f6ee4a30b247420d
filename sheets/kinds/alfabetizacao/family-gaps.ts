/** Words of a family with one syllable left out, on a board above their pictures; the family is there to choose from. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import type { Random } from '../../page/random.ts'
import { FAMILY_TEXTS } from '../../page/texts.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { GREY, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, rect, text } from '../../scene/marks.ts'
import type { Ink, SheetOptions } from '../../scene/scene.ts'
import { type FamilyWord, syllablesOfFamily } from './families.ts'
import { NUMBER_FRONT, numberAt, RING } from './numbered.ts'
import { onSceneBoard } from './scene-board.ts'
import { partsAt } from './syllable-parts.ts'

/** Words of a page. */
export const MOST_GAPS = 6
/** The white of the board, mm. */
const BOARD: Box = { x: 18, y: 57, width: 174, height: 97 }
const [EDGE, BANK, ROW] = [5, 17, 22.5]
const SLOT = { width: 19, height: 14 }
const SLOT_GAP = 2
/** From the left of a number to the word, mm. */
const NUMBERED = 13.5
const LETTERS = 9.2
/** Photos of any word hang in these places. */
const PLACE = 'tudo'

const printedWidth = ({ picture, place }: FamilyWord) =>
  partsAt(picture.syllables, place).reduce(
    (sum, { letters, isSyllable }) => sum + SLOT_GAP + (isSyllable ? 0 : measureText(letters, 'display', LETTERS)),
    0,
  )

/** A word with a box for one of its syllables, from the left edge on. */
function gapWord(picture: Picture, place: number, left: number, cy: number, size: number): PageMark[] {
  let x = left
  return partsAt(picture.syllables, place).flatMap(({ letters, isSyllable }): PageMark[] => {
    const at = x
    const width = isSyllable ? SLOT.width : measureText(letters, 'display', size)
    x += width + SLOT_GAP
    if (!isSyllable) return [centredText(at + width / 2, cy, letters, size)]
    return [
      answerBox(at, cy - SLOT.height / 2, SLOT.width, SLOT.height),
      writtenAnswer(at + SLOT.width / 2, cy, letters, 8),
    ]
  })
}

function drawRows(consonant: string, words: readonly FamilyWord[], fill: Ink): PageMark[] {
  const rows = MOST_GAPS / 2
  const width = (BOARD.width - 3 * EDGE) / 2
  const room = width - NUMBERED - SLOT.width
  const size = LETTERS * Math.min(1, ...words.map((word) => room / Math.max(1, printedWidth(word))))
  return Array.from({ length: MOST_GAPS }, (_, i): PageMark[] => {
    const x = BOARD.x + EDGE + Math.floor(i / rows) * (width + EDGE)
    const cy = BOARD.y + EDGE + BANK + 2 + ((i % rows) + 0.5) * ROW
    const word = words[i]
    const left = x + NUMBERED
    if (word) return [...numberAt([x + RING, cy], i + 1, fill), ...gapWord(word.picture, word.place, left, cy, size)]
    return [
      text(x, cy - 6.4, FAMILY_TEXTS.another(consonant), 4, { font: 'text', anchor: 'start', fill: GREY }),
      ...writingLine(x, x + width, cy + 7, 11),
    ]
  }).flat()
}

export function gapsMarks(
  consonant: string,
  words: readonly FamilyWord[],
  options: SheetOptions,
  { index, sheet, fill }: { readonly index: number; readonly sheet: Random; readonly fill: Ink },
): PageMark[] {
  const bank = { x: BOARD.x + EDGE, y: BOARD.y + EDGE - 0.5, width: BOARD.width - 2 * EDGE, height: BANK }
  const syllables = eachCell(syllablesOfFamily(consonant), cellsOf(5, 1, { box: bank, gap: 4 }), (syllable, cell) => [
    rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.6, fill }),
    centredText(middleX(cell), middleY(cell), syllable, 9),
  ]).flat()
  return onSceneBoard({
    ...{ options, index, sheet, room: BOARD, place: PLACE },
    inside: [...syllables, ...drawRows(consonant, words, options.color ? fill : WHITE)],
    things: {
      pictures: words.map(({ picture }) => picture),
      front: NUMBER_FRONT,
      tag: (i, at) => numberAt(at, i + 1, fill),
    },
  })
}
