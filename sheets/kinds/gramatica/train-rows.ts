/** A train on its track: the picture of a word rides behind the engine, then a wagon for each syllable. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, line } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { engine, flatWagon, LETTER_WAGON_MIDDLE, letterWagon, track } from '../../studio/shapes/train.ts'
import { plate } from '../matematica/counted-rows.ts'
import { standing } from '../matematica/shelf-grid.ts'

const FILLS: readonly Fill[] = ['teal', 'orange', 'purple', 'blue', 'pink', 'green']
const LETTERS = 6.4

/** Of a row from its left edge, mm. */
const ENGINE = { x: 13, scale: 0.42 }
const LOAD = { x: 25.5, width: 26, above: 5.6 }
const WAGONS = LOAD.x + LOAD.width + 1
/** Room of the wagons, and of the sign beside the track. */
const [TRAIN_END, SIGN] = [158, 16]

/** Empty wagons of a row: more than a word needs. */
const EMPTY: Readonly<Record<Level, number>> = { facil: 0, medio: 4, desafio: 5 }

/** A signal board beside the track to write the number into. */
function numberSign(pen: Pen, x: number, foot: number) {
  return [
    pen.shape(box(x - 1.2, foot - 12, 2.4, 12), 'wood', 0.9),
    pen.shape(box(x - SIGN / 2, foot - 12 - SIGN, SIGN, SIGN, 3), 'yellow'),
    pen.shape(box(x - SIGN / 2 + 1.8, foot - 12 - SIGN + 1.8, SIGN - 3.6, SIGN - 3.6, 2), 'white', 0.8),
  ]
}

/** A line below each vowel of a syllable that is centred on (cx, cy). */
function vowelLines(cx: number, cy: number, syllable: string, size: number): PageMark {
  const wide = (words: string) => measureText(words, 'display', size)
  const left = cx - wide(syllable) / 2
  const lines = [...syllable].flatMap((letter, i) => {
    if (!/[aeiou]/.test(letter.normalize('NFD'))) return []
    const [from, to] = [left + wide(syllable.slice(0, i)), left + wide(syllable.slice(0, i + 1))]
    return [line(from + 0.3, cy + size * 0.52, to - 0.3, cy + size * 0.52, { width: 0.8, stroke: ANSWER_RED })]
  })
  return answer(lines)
}

export function trainRow(
  word: Picture,
  cell: Box,
  level: Level,
  color: boolean,
  row: number,
  asksVowels = false,
): PageMark[] {
  const pen = new Pen(color)
  const { name, syllables } = word
  const foot = cell.y + cell.height - 1
  const count = EMPTY[level] || syllables.length
  const width = level === 'facil' ? 25.6 : (TRAIN_END - WAGONS) / count
  const fill = FILLS[row % FILLS.length] ?? 'teal'
  const wagons = Array.from({ length: count }, (_, i) => cell.x + WAGONS + i * width)
  const sign = cell.x + cell.width - SIGN / 2 - 1
  const label = { x: cell.x + WAGONS + 2, y: cell.y - 0.5, width: 52, height: 10 }
  const shown = (i: number): PageMark[] => {
    const [cx, cy, syllable] = [(wagons[i] ?? 0) + width / 2, foot - LETTER_WAGON_MIDDLE, syllables[i] ?? '']
    const size = fitTextSize(syllable, 'display', LETTERS, width - 7)
    return [
      level === 'facil' ? centredText(cx, cy, syllable, size) : writtenAnswer(cx, cy, syllable, size),
      ...(asksVowels ? [vowelLines(cx, cy, syllable, size)] : []),
    ]
  }
  return [
    ...marksOf([
      track(pen, -2, 214, foot),
      pen.at(cell.x + ENGINE.x, foot, ENGINE.scale, (pen) => engine(pen, 0, 0)),
      flatWagon(pen, cell.x + LOAD.x, foot, LOAD.width, fill),
      wagons.map((x) => letterWagon(pen, x, foot, width, fill)),
      numberSign(pen, sign, foot + 1),
    ]),
    standing(
      word,
      cell.x + LOAD.x + LOAD.width / 2,
      foot - LOAD.above,
      Math.min(LOAD.width - 3, cell.height - 7),
      color,
    ),
    ...(level === 'facil'
      ? []
      : [
          plate(label, color),
          centredText(label.x + label.width / 2, label.y + label.height / 2, name, fitTextSize(name, 'display', 6, 46)),
        ]),
    ...syllables.flatMap((_, i) => shown(i)),
    writtenAnswer(sign, foot - 3 - SIGN / 2 - 8, String(syllables.length), 8),
  ]
}
