/** A word search of the words that a person wrote. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { type Direction, EAST, hideWords, type LetterGrid, SOUTH, SOUTH_EAST } from '../alfabetizacao/letter-grid.ts'
import { ownKind, wordsOf } from './content.ts'

const DIRECTIONS: Readonly<Record<Level, readonly Direction[]>> = {
  facil: [EAST],
  medio: [EAST, SOUTH],
  desafio: [EAST, SOUTH, SOUTH_EAST],
}
const LEAST_SIZE: Readonly<Record<Level, number>> = { facil: 8, medio: 10, desafio: 12 }
/** Letters across: more would be too small to ring. */
const MOST_SIZE = 18
/** Share of the grid that the words may take. */
const CROWDED = 0.42

/** As hidden: capitals without accents, or these would give the word away. */
export const hiddenForm = (word: string) =>
  capitals(word)
    .normalize('NFD')
    .replace(/[^A-Z]/g, '')

/** A word that contains this one, forwards or backwards: this one would then be in the grid twice. */
export const holderOf = (word: string, words: readonly string[]): string | undefined =>
  words.find(
    (other) => other !== word && [other, [...other].reverse().join('')].some((letters) => letters.includes(word)),
  )

/** The smallest grid that fits the words, starting at the level's own size. Throws RangeError if they fit no grid. */
function gridOf(random: Random, words: readonly string[], level: Level): LetterGrid {
  const held = words.find((word) => holderOf(word, words))
  if (held) throw new RangeError(`${held} is part of another word`)
  const letters = words.join('').length
  const longest = Math.max(...words.map(({ length }) => length))
  // Words in rows alone need a row each.
  const rows = level === 'facil' ? words.length : 0
  const least = Math.max(LEAST_SIZE[level], longest, rows, Math.ceil(Math.sqrt(letters / CROWDED)))
  for (let size = least; size < MOST_SIZE; size++) {
    try {
      return hideWords(random, words, size, DIRECTIONS[level])
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  return hideWords(random, words, MOST_SIZE, DIRECTIONS[level])
}

const LIST_ROW = 9

export const cacaPalavrasProprio = ownKind('caca-palavras-proprio', 'look', (options, random) => {
  const words = wordsOf(options).map(({ text }) => text)
  const grid = gridOf(random, words.map(hiddenForm), options.level)
  const rows = Math.ceil(words.length / 3)
  const side = Math.min(CONTENT.width - 4, CONTENT.height - rows * LIST_ROW - 10)
  const pitch = side / grid.size
  const [left, top] = [CONTENT.x + (CONTENT.width - side) / 2, CONTENT.y + 2]
  const letters = grid.rows.flatMap((line, y) =>
    line.map((letter, x) =>
      centredText(left + pitch * (x + 0.5), top + pitch * (y + 0.5), letter, Math.min(pitch * 0.6, 10)),
    ),
  )
  const rings = grid.placements.map(({ column, row, direction, word }): Mark => {
    const steps = word.length - 1
    const length = Math.hypot(direction.dx * steps, direction.dy * steps) * pitch
    const half = pitch * 0.4
    const ring = rect(-half, -half, length + 2 * half, 2 * half, { radius: half, stroke: ANSWER_RED, width: 0.9 })
    const rotate = (Math.atan2(direction.dy, direction.dx) * 180) / Math.PI
    return { kind: 'group', x: left + pitch * (column + 0.5), y: top + pitch * (row + 0.5), rotate, children: [ring] }
  })
  const listTop = top + side + 8
  const box = { ...CONTENT, y: listTop, height: CONTENT.y + CONTENT.height - listTop }
  const list = eachCell(words, cellsOf(3, rows, { box, gap: 2 }), (word, cell) => {
    const name = capitals(word)
    return centredText(middleX(cell), middleY(cell), name, fitTextSize(name, 'display', 6.4, cell.width))
  })
  const marks = [rect(left - 2, top - 2, side + 4, side + 4, { radius: 4 }), ...letters, ...list]
  return { marks: [...marks, answer(rings)], facts: { shown: words }, items: words }
})
