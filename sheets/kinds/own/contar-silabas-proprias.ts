/** Syllables of typed words to count. */
import { middleY } from '../../page/cells.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, rect, text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { modelWord } from './traced.ts'
import { GIVEN, isLetter, rowsKind } from './word-rows.ts'

const COUNTED = { syllables: 'sílabas', letters: 'letras' } as const

/** The word, and boxes for how many syllables and, from the second level on, letters it has. */
export const contarSilabasProprias = rowsKind('contar-silabas-proprias', 'count', ({ word, cell, fill, options }) => {
  const cy = middleY(cell)
  const side = Math.min(12, cell.height - 2)
  const asked = [
    { name: COUNTED.syllables, count: word.syllables.length },
    { name: COUNTED.letters, count: [...word.text].filter(isLetter).length },
  ].slice(0, options.level === 'facil' ? 1 : 2)
  const left = (i: number) => cell.x + cell.width - 34 * (asked.length - i)
  return {
    task: [
      modelWord(word.text, { x: cell.x + 2, y: cy + 3, width: GIVEN, size: 9.5 }, options.letters ?? 'bastao', 'start'),
      ...asked.flatMap(({ name }, i): Mark[] => [
        rect(left(i), cy - side / 2, side, side, { radius: 2, width: 0.5, fill }),
        text(left(i) + side + 2, cy + 1.5, name, 4.4, { font: 'text', anchor: 'start' }),
      ]),
    ],
    answer: asked.map(({ count }, i) =>
      centredText(left(i) + side / 2, cy, String(count), side * 0.6, { fill: ANSWER_RED }),
    ),
  }
})
