/** The alphabet from A to Z, capitals or small letters: a few letters, a dozen, or all of them on a page. */
import { LETTER_BOX, letterWidth } from '../../lettering/letters.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, findPicture } from '../../pictures/drawing.ts'
import { PALE_GREY, SOFT_FILLS } from '../../scene/inks.ts'
import { rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { letterPictures } from './letter-words.ts'
import { ruledRow, type WrittenFacts } from './written.ts'

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
  facil: { columns: 2, rows: 3, size: 34 },
  medio: { columns: 3, rows: 3, size: 25 },
  desafio: { columns: 5, rows: 6, size: 15.5 },
}

export interface AlphabetFacts extends WrittenFacts {
  readonly letters: readonly string[]
  /** Letters beside a picture whose name starts with them. */
  readonly pictured: readonly string[]
}

/** The letters of a page: the alphabet spread evenly over as few pages as hold it, at most `most` on each. */
export function lettersOfPage(index: number, most: number): string[] {
  const pages = Math.ceil(ALPHABET.length / most)
  const first = (page: number) => Math.ceil((page * ALPHABET.length) / pages)
  return ALPHABET.slice(first(index % pages), first((index % pages) + 1))
}

function drawPage(options: SheetOptions, random: Random, index: number) {
  const inks = random.shuffle(SOFT_FILLS)
  const plan = PLANS[options.level]
  const { size, columns } = plan
  const letters = lettersOfPage(index, columns * plan.rows)
  const cells = cellsOf(columns, Math.ceil(letters.length / columns), { gap: 6, maxHeight: 92 })
  const small = options.theme === SMALL
  const pictured: string[] = []
  const drawn = eachCell(letters, cells, (capital, cell, i) => {
    const frame = options.color ? (inks[i % inks.length] ?? PALE_GREY) : PALE_GREY
    const letter = small ? capital.toLowerCase() : capital
    const width = letterWidth(letter, size)
    const baseline = cell.y + (cell.height - (size * LETTER_BOX.tail) / LETTER_BOX.baseline) / 2 + size
    const picture = options.level === 'desafio' ? undefined : letterPictures(capital)[0]
    if (picture) pictured.push(capital)
    const side = picture ? Math.min(cell.width * 0.4, 34) : 0
    const row = { x: cell.x + 3, width: cell.width - 6 - (picture ? side + 2 : 0), y: baseline, size }
    const x = row.x + (row.width - width) / 2
    const written = ruledRow({ ...row, color: options.color }, [{ text: letter, x, guided: true }])
    const marks: Mark[] = [
      rect(cell.x, cell.y, cell.width, cell.height, {
        radius: 3,
        width: options.color ? 0.9 : random.between(0.4, 0.7),
        stroke: frame,
      }),
      ...written.marks,
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
    return { marks, strokes: written.strokes, rules: written.rules }
  })
  // A star to colour for each page that is done, in the cells that the alphabet leaves free.
  const free = cells.slice(letters.length).map((cell) =>
    drawPicture(findPicture('star'), {
      cx: middleX(cell),
      cy: cell.y + cell.height / 2,
      size: Math.min(cell.width, cell.height, 40) * 0.8,
      color: false,
    }),
  )
  const facts: AlphabetFacts = {
    letters,
    pictured,
    strokes: drawn.flatMap(({ strokes }) => strokes),
    rules: drawn.flatMap(({ rules }) => rules),
  }
  return { marks: [...drawn.flatMap(({ marks }) => marks), ...free], facts, items: letters }
}

export const tracejarAlfabeto: SheetKind<PagesFacts<AlphabetFacts>> = {
  id: 'tracejar-alfabeto',
  category: 'tracejar',
  themes: [CAPITALS, SMALL],
  draw: (options) => composeSheet(options, 'trace', (random, index) => drawPage(options, random, index)),
}
