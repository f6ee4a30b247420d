/** Find every copy of one vowel among other letters, and count them. */
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { initialOf, withoutAccent } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, circle, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { lessonWordsOf } from './lesson-words.ts'
import { clearUnwanted } from './letter-grid.ts'
import { isClearAlone } from './word-deck.ts'

const VOWELS = ['A', 'E', 'I', 'O', 'U'] as const
/** Themes with another vowel on each page. */
const SERIES: Readonly<Record<string, readonly string[]>> = { todas: VOWELS, iou: ['I', 'O', 'U'] }
const CONSONANTS = [...'BCDFGLMNPRSTV']

interface LevelRule {
  readonly side: number
  readonly copies: readonly [min: number, max: number]
  /** Capitals, small letters too, and the cursive. */
  readonly writings: readonly ('capital' | 'small' | 'cursive')[]
  /** Other vowels among the distractors. */
  readonly vowels: boolean
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { side: 5, copies: [6, 8], writings: ['capital'], vowels: false },
  medio: { side: 7, copies: [10, 14], writings: ['capital', 'small'], vowels: true },
  desafio: { side: 9, copies: [15, 20], writings: ['capital', 'small', 'cursive'], vowels: true },
}

export interface VowelFacts {
  readonly vowel: string
  /** Capitals, whatever the writing, row by row. */
  readonly letters: readonly string[]
  readonly count: number
}

const HEAD = 44

function drawHead(vowel: string, level: Level, count: number, color: boolean, random: Random): PageMark[] {
  const words = lessonWordsOf(undefined).filter(
    (word) => isClearAlone(word) && withoutAccent(initialOf(word)) === vowel,
  )
  const picture = random.pick(words)
  const fill = color ? tint(random.pick(SOFT_FILLS), 0.5) : WHITE
  const cy = CONTENT.y + HEAD / 2 - 5
  const x = CONTENT.x + 8
  const right = CONTENT.x + CONTENT.width
  const writings = LEVELS[level].writings
  const shown: Mark[] = writings.flatMap((writing, i): Mark[] => {
    const cx = x + 15 + i * 30
    const letter = writing === 'capital' ? vowel : vowel.toLowerCase()
    const size = writing === 'cursive' ? 17 : 18
    return [
      circle(cx, cy, 13, { fill }),
      text(cx, cy + (writing === 'capital' ? 6.3 : 5), letter, size, writing === 'cursive' ? { font: 'cursive' } : {}),
    ]
  })
  const box = { x: right - 22, y: cy - 9, width: 20, height: 18 }
  return [
    ...shown,
    drawPicture(picture, { cx: x + writings.length * 29 + 17, cy, size: 28, color }),
    text(box.x - 3, cy + 1.7, 'Quantas?', 5, { font: 'text', anchor: 'end' }),
    answerBox(box.x, box.y, box.width, box.height),
    writtenAnswer(middleX(box), cy, String(count), 9),
  ]
}

/** Height of the letters as a part of their cell: tails and loops of the cursive must stay inside. */
const PRINTED = 0.64
const CURSIVE = 0.5
/** The largest letter, mm. */
const LARGEST = 15

const SHUFFLES = 30

/** The letters in rows of `side`, some of them exchanged so that no unwanted word can be read. Throws RangeError where all fails. */
function harmless(letters: readonly string[], side: number, random: Random): string[] {
  for (let attempt = 0; attempt < SHUFFLES; attempt++) {
    const order = attempt === 0 ? letters : random.shuffle(letters)
    const rows = Array.from({ length: side }, (_, row) => order.slice(row * side, (row + 1) * side))
    const clear = clearUnwanted(rows, (cells) => {
      const { x, y } = random.pick(cells)
      const other = { x: random.integer(0, side - 1), y: random.integer(0, side - 1) }
      const [line, otherLine] = [rows[y], rows[other.y]]
      if (!line || !otherLine) return false
      const [one = '', two = ''] = [line[x], otherLine[other.x]]
      line[x] = two
      otherLine[other.x] = one
      return true
    })
    if (clear) return rows.flat()
  }
  throw new RangeError('unwanted words in every order of the letters')
}

export const cacaVogal: SheetKind<PagesFacts<VowelFacts>> = {
  id: 'caca-vogal',
  category: 'alfabetizacao',
  themes: [...VOWELS, ...Object.keys(SERIES)],
  draw: (options) => {
    const { level, color } = options
    const rule = LEVELS[level]
    return composeSheet(options, 'ring', (random, index) => {
      const series = SERIES[options.theme ?? 'A'] ?? [options.theme ?? 'A']
      const vowel = series[index % series.length] ?? 'A'
      const count = random.integer(rule.copies[0], rule.copies[1])
      const others = [...CONSONANTS, ...(rule.vowels ? VOWELS.filter((other) => other !== vowel) : [])]
      const rest = Array.from({ length: rule.side ** 2 - count }, () => random.pick(others))
      const shuffled = random.shuffle([...Array.from({ length: count }, () => vowel), ...rest])
      const letters = harmless(shuffled, rule.side, random.fork('harmless'))
      const writings = letters.map(() => random.pick(rule.writings))
      const side = Math.min(CONTENT.width, CONTENT.height - HEAD)
      const board = { x: CONTENT.x + (CONTENT.width - side) / 2, y: CONTENT.y + HEAD, width: side, height: side }
      const cells = cellsOf(rule.side, rule.side, {
        box: { x: board.x + 4, y: board.y + 4, width: side - 8, height: side - 8 },
        gap: 0,
      })
      const head = drawHead(vowel, level, count, color, random)
      const marks: PageMark[] = [
        ...head,
        rect(board.x, board.y, side, side, { radius: 5 }),
        ...eachCell(letters, cells, (letter, cell, i): PageMark[] => {
          const size = Math.min(cell.height * PRINTED, LARGEST)
          const writing = writings[i]
          const shown = writing === 'capital' ? letter : letter.toLowerCase()
          const ring = circle(middleX(cell), middleY(cell), cell.height * 0.42, { stroke: ANSWER_RED, width: 1.1 })
          const cursive = writing === 'cursive'
          // One baseline for a whole row: otherwise small letters would sit higher than capitals.
          const base = middleY(cell) + size * (rule.writings.length > 1 ? 0.32 : 0.35)
          return [
            text(middleX(cell), base, shown, cursive ? cell.height * CURSIVE : size, {
              font: cursive ? 'cursive' : 'display',
            }),
            ...(letter === vowel ? [answer([ring])] : []),
          ]
        }).flat(),
      ]
      return {
        marks,
        facts: { vowel, letters, count },
        named: { letra: vowel },
        subject: vowel,
        items: [],
      }
    })
  },
}
