/** Missing letters of typed words. */
import { middleY } from '../../page/cells.ts'
import { capitals, withoutAccent } from '../../pictures/vocabulary.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, line } from '../../scene/marks.ts'
import { isLetter, largerIn, type Row, rowsKind } from './word-rows.ts'

const isVowel = (letter: string) => 'AEIOU'.includes(withoutAccent(letter))

/** Missing letters: one vowel, all of them, all consonants. */
function missing({ word, options, random }: Row): boolean[] {
  const letters = [...capitals(word.text)]
  const vowels = letters.flatMap((letter, i) => (isVowel(letter) ? [i] : []))
  const pool = vowels.length > 0 ? vowels : letters.map((_, i) => i)
  if (options.level === 'facil') {
    const chosen = random.pick(pool)
    return letters.map((_, i) => i === chosen)
  }
  return letters.map((letter) => isLetter(letter) && isVowel(letter) === (options.level === 'medio'))
}

export const completarLetrasProprias = rowsKind('completar-letras-proprias', 'write', (row) => {
  const { cell } = row
  const letters = [...capitals(row.word.text)]
  const gaps = missing(row)
  const slot = Math.min(12.5 * largerIn(cell), cell.width / letters.length)
  const size = slot * 0.78
  const cy = middleY(cell)
  const cx = (i: number) => cell.x + slot * (i + 0.5)
  return {
    task: letters.map((letter, i) =>
      gaps[i]
        ? line(cx(i) - slot * 0.38, cy + size * 0.5, cx(i) + slot * 0.38, cy + size * 0.5, { width: 0.6 })
        : centredText(cx(i), cy, letter, size),
    ),
    answer: letters.flatMap((letter, i) =>
      gaps[i] ? [centredText(cx(i), cy, letter, size, { fill: ANSWER_RED })] : [],
    ),
  }
})
