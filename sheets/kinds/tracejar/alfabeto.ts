/** The alphabet letter by letter, capitals or small letters: six, twelve, or all of them on a page. */

import { drawLetter, LETTER_BOX, letterWidth } from '../../lettering/letters.ts'
import { drawRuled } from '../../lettering/ruled.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { initialOf, VOCABULARY, withoutAccent } from '../../pictures/vocabulary.ts'
import { PALE_GREY } from '../../scene/inks.ts'
import { rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

const CAPITALS = 'maiusculas'
const SMALL = 'minusculas'
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

interface Plan {
  readonly columns: number
  readonly rows: number
  /** Height of capitals, mm. */
  readonly size: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 2, rows: 3, size: 33 },
  medio: { columns: 3, rows: 4, size: 22 },
  desafio: { columns: 5, rows: 6, size: 15 },
}

export interface AlphabetFacts {
  readonly letters: readonly string[]
}

/**
 * The first letter of a page. A page never runs from Z back to A: the last one ends with Z, and A follows on a new page.
 * `start` is the letter with which the sheet begins, counted from 0.
 */
function firstOf(start: number, index: number, count: number): number {
  const last = ALPHABET.length - count
  return index === 0 ? Math.min(start, last) : firstOf(start >= last ? 0 : start + count, index - 1, count)
}

function drawPage(options: SheetOptions, random: Random, index: number, start: number) {
  const { columns, rows, size } = PLANS[options.level]
  const cells = cellsOf(columns, rows, { gap: 6 })
  const count = options.level === 'desafio' ? ALPHABET.length : cells.length
  const first = firstOf(start, index, count)
  const letters = ALPHABET.slice(first, first + count)
  const small = options.theme === SMALL
  const marks = eachCell(letters, cells, (capital, cell): Mark[] => {
    const letter = small ? capital.toLowerCase() : capital
    const width = letterWidth(letter, size)
    const baseline = cell.y + (cell.height - (size * LETTER_BOX.tail) / LETTER_BOX.baseline) / 2 + size
    const words = VOCABULARY.filter((word) => withoutAccent(initialOf(word)) === capital)
    const picture = options.level !== 'desafio' && words.length > 0 ? random.pick(words) : null
    const side = Math.min(cell.width * 0.36, 30)
    const x = picture ? cell.x + (cell.width - side - width) / 2 - 2 : middleX(cell) - width / 2
    return [
      rect(cell.x, cell.y, cell.width, cell.height, { radius: 3, width: 0.4, stroke: PALE_GREY }),
      ...drawRuled({ x: cell.x + 3, width: cell.width - 6 - (picture ? side + 2 : 0), y: baseline, size }),
      drawLetter(letter, { x, y: baseline, size, look: 'dotted', starts: size > 20 ? 'numbers' : 'first' }),
      ...(picture
        ? [
            drawPicture(picture, {
              cx: cell.x + cell.width - side / 2 - 3,
              cy: cell.y + cell.height / 2,
              size: side,
              color: options.color,
            }),
          ]
        : []),
    ]
  }).flat()
  // The four cells that the alphabet leaves free.
  const rewards = random.sample(VOCABULARY, cells.length).slice(0, cells.length - count)
  const free = eachCell(rewards, cells.slice(count), (picture, cell) =>
    drawPicture(picture, {
      cx: middleX(cell),
      cy: cell.y + cell.height / 2,
      size: Math.min(cell.width, cell.height) * 0.8,
      color: options.color,
    }),
  )
  return { marks: [...marks, ...free], facts: { letters } satisfies AlphabetFacts }
}

export const ALPHABET_TRACING: SheetKind<PagesFacts<AlphabetFacts>> = {
  id: 'tracejar-alfabeto',
  category: 'tracejar',
  themes: [CAPITALS, SMALL],
  draw: (options) =>
    composeSheet(options, 'trace', (random, index, sheet) => {
      // Sheets begin at A, G, M or S, and go on from page to page.
      const start = options.level === 'desafio' ? 0 : sheet.fork('first').pick([0, 6, 12, 18])
      return drawPage(options, random, index, start)
    }),
}
