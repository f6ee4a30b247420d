/** A row of a parade: the picture of a word, a drum for each of its syllables, its class to choose. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { paradeDrum } from '../../studio/shapes/instruments.ts'
import { plate } from '../matematica/counted-rows.ts'
import { standing } from '../matematica/shelf-grid.ts'
import { pill } from '../ortografia/desk.ts'
import { STRESS_CLASSES, stressClass, stressedIndex } from './stress.ts'

const HOOPS: readonly Fill[] = ['red', 'blue', 'yellow', 'green', 'purple', 'orange']
const LETTERS = 6.6

/** A plate on the uppermost step, with hints for the answer. */
export function hintSign(lines: readonly string[], cell: Box, color: boolean): Mark[] {
  const board = { x: cell.x + 6, y: cell.y + 3, width: cell.width - 12, height: cell.height - 3 }
  const size = Math.min(...lines.map((line) => fitTextSize(line, 'display', 4.8, board.width - 12)))
  const step = board.height / (lines.length + 1)
  return [
    plate(board, color),
    ...lines.map((line, i) => centredText(middleX(board), board.y + step * (i + 1), line, size)),
  ]
}

/** The class is to be chosen, one below the other. */
function classes(right: string, room: Box): PageMark[] {
  const step = room.height / STRESS_CLASSES.length
  const size = fitTextSize('proparoxítona', 'display', 4.8, room.width - 4)
  return STRESS_CLASSES.flatMap((name, i) =>
    pill({ ...room, y: room.y + step * i + 0.5, height: step - 1 }, name, name === right, size),
  )
}

interface Drums {
  readonly x: number
  readonly foot: number
  readonly size: readonly [width: number, height: number]
  readonly hoop: Fill
}

/** Height of the letters on a drum, as a share of it. */
const SIDE = 0.39

function syllableDrums({ syllables }: Picture, { x, foot, size, hoop }: Drums, color: boolean, ringed: boolean) {
  const [width, height] = size
  const strong = stressedIndex(syllables)
  const pen = new Pen(color)
  return syllables.flatMap((syllable, i): PageMark[] => {
    const cx = x + (i + 0.5) * (width + 2)
    return [
      ...marksOf(paradeDrum(pen, cx, foot, size, hoop)),
      centredText(cx, foot - height * SIDE, syllable, fitTextSize(syllable, 'display', LETTERS, width - 4)),
      ...(ringed && i === strong
        ? [
            answer([
              rect(cx - width / 2 - 1.2, foot - height - 1, width + 2.4, height + 2, {
                radius: 4,
                width: 1.2,
                stroke: ANSWER_RED,
              }),
            ]),
          ]
        : []),
    ]
  })
}

/** Of a row from its left edge, mm. */
const PICTURE = 12
const DRUMS = 27

export function drumRow(word: Picture, cell: Box, level: Level, color: boolean, row: number): PageMark[] {
  const foot = cell.y + cell.height
  const height = Math.min(cell.height - 1, 24)
  const hoop = HOOPS[row % HOOPS.length] ?? 'red'
  const right = stressClass(word.syllables)
  const picture = standing(word, cell.x + PICTURE, foot, Math.min(23, cell.height), color)
  const choice = { x: cell.x + cell.width - 49, y: cell.y, width: 49, height: cell.height - 1 }
  const drums = { x: cell.x + DRUMS, foot, hoop }
  if (level === 'facil') return [picture, ...syllableDrums(word, { ...drums, size: [32, height] }, color, true)]
  if (level === 'medio')
    return [
      picture,
      ...syllableDrums(word, { ...drums, size: [23.6, height] }, color, false),
      ...classes(right, choice),
    ]
  const label = { x: drums.x, y: middleY(cell) - 6, width: 56, height: 12 }
  const cx = label.x + label.width + 24
  const strong = word.syllables[stressedIndex(word.syllables)] ?? ''
  return [
    picture,
    plate(label, color),
    centredText(middleX(label), middleY(label), word.name, fitTextSize(word.name, 'display', LETTERS, 50)),
    ...marksOf(paradeDrum(new Pen(color), cx, foot, [34, height], hoop)),
    writtenAnswer(cx, foot - height * SIDE, strong, LETTERS),
    ...classes(right, choice),
  ]
}
