/** Find every copy of one vowel among other letters, and count them. */
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts, withNames } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { initialOf, withoutAccent } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, circle, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { disc, ellipse, ring, scallop } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import type { Terrain } from '../../studio/places/terraces.ts'
import { backdrop, FIELD, slotAt } from '../matematica/counted-rows.ts'
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

/** Room of the letters to look for, above the field, mm. */
const HEAD = 38

/** Letters are on balloons, on bubbles, at last in the hearts of flowers. */
const TERRAINS: Readonly<Record<Level, Terrain>> = { facil: 'sky', medio: 'sea', desafio: 'meadow' }

type Bearer = (pen: Pen, x: number, y: number, r: number, fill: Fill) => Drawing

const BEARERS: Readonly<Record<Level, Bearer>> = {
  facil: (pen, x, y, r, fill) => [
    pen.line(`M${x} ${y + r * 1.1}q${r * 0.3} ${r * 0.2} 0 ${r * 0.42}`, 0.6),
    pen.shape(ellipse(x, y, r * 0.9, r), fill, 0.8),
    pen.shape(`M${x - r * 0.14} ${y + r * 1.14}L${x} ${y + r * 0.97}L${x + r * 0.14} ${y + r * 1.14}z`, fill, 0.7),
  ],
  medio: (pen, x, y, r) => [
    pen.shape(disc(x, y, r), 'white', 0.7),
    pen.line(`M${x - r * 0.72} ${y - r * 0.22}a${r * 0.75} ${r * 0.75} 0 0 1 ${r * 0.42} ${-r * 0.48}`, 0.7, 'seaLine'),
  ],
  desafio: (pen, x, y, r, fill) => [
    pen.shape(scallop(ring(x, y, r * 0.88, r * 0.88, 9), 0.56), fill, 0.6),
    pen.shape(disc(x, y, r * 0.84), 'white', 0.5),
  ],
}
const FILLS: readonly Fill[] = ['yellowPale', 'pinkPale', 'bluePale', 'purplePale', 'straw']

function drawHead(vowel: string, level: Level, count: number, color: boolean, random: Random): PageMark[] {
  const words = lessonWordsOf(undefined).filter(
    (word) => isClearAlone(word) && withoutAccent(initialOf(word)) === vowel,
  )
  const picture = random.pick(words)
  const fill = color ? tint(random.pick(SOFT_FILLS), 0.5) : WHITE
  const cy = FIELD.y + HEAD / 2 - 2
  const x = FIELD.x + 4
  const right = FIELD.x + FIELD.width
  const writings = LEVELS[level].writings
  const shown: Mark[] = writings.flatMap((writing, i): Mark[] => {
    const cx = x + 15 + i * 30
    const letter = writing === 'capital' ? vowel : vowel.toLowerCase()
    const size = writing === 'cursive' ? 17 : 18
    return [
      circle(cx, cy, 13, { fill, width: 0.7 }),
      text(cx, cy + (writing === 'capital' ? 6.3 : 5), letter, size, writing === 'cursive' ? { font: 'cursive' } : {}),
    ]
  })
  const box = { x: right - 25, y: cy - 9, width: 20, height: 18 }
  return [
    slotAt({ x: FIELD.x, y: cy - 17, width: FIELD.width, height: 34 }, color),
    ...shown,
    drawPicture(picture, { cx: x + writings.length * 29 + 17, cy, size: 28, color }),
    text(box.x - 3, cy + 1.7, 'Quantas?', 5, { font: 'text', anchor: 'end' }),
    answerBox(box.x, box.y, box.width, box.height),
    writtenAnswer(middleX(box), cy, String(count), 9),
  ]
}

/** Height of the letters as a part of their cell: tails and loops of the cursive must stay inside. */
const PRINTED = 0.56
const CURSIVE = 0.42
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

/** In cursive their loops reach out of a flower's heart. */
const LONG: ReadonlySet<string> = new Set('FGP')

/** The vowel comes in each writing about as often; the others by chance. */
function writingsOf(letters: readonly string[], vowel: string, { writings }: LevelRule, random: Random) {
  const turns = random.shuffle(letters.flatMap((letter, i) => (letter === vowel ? [i] : [])))
  const own = new Map(turns.map((at, turn) => [at, writings[turn % writings.length]]))
  const printed = writings.filter((writing) => writing !== 'cursive')
  return letters.map((letter, i) => own.get(i) ?? random.pick(LONG.has(letter) ? printed : writings))
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
      const writings = writingsOf(letters, vowel, rule, random.fork('writings'))
      const height = FIELD.height - HEAD
      const box = { ...FIELD, y: FIELD.y + HEAD, height }
      const cells = cellsOf(rule.side, rule.side, { box, gap: 0 })
      const pen = new Pen(color).plane('far')
      const field = eachCell(letters, cells, (letter, cell, i): PageMark[] => {
        const [cx, cy, r] = [middleX(cell), middleY(cell), Math.min(cell.width, cell.height) * 0.44]
        const size = Math.min(r * 2 * PRINTED, LARGEST)
        const writing = writings[i]
        const shown = writing === 'capital' ? letter : letter.toLowerCase()
        const cursive = writing === 'cursive'
        // One baseline for a whole row: otherwise small letters would sit higher than capitals.
        const base = cy + size * (rule.writings.length > 1 ? 0.32 : 0.35)
        const found = circle(cx, cy, r * 1.02, { stroke: ANSWER_RED, width: 1.2 })
        return [
          ...marksOf(
            BEARERS[level](pen, cx, cy, r, FILLS[(i * 3 + Math.floor(i / rule.side)) % FILLS.length] ?? 'white'),
          ),
          text(cx, base, shown, cursive ? r * 2 * CURSIVE : size, { font: cursive ? 'cursive' : 'display' }),
          ...(letter === vowel ? [answer([found])] : []),
        ]
      }).flat()
      const instruction = withNames(options.instruction, { letra: vowel })
      const place = backdrop(
        { ...options, instruction },
        { terrain: TERRAINS[level] },
        [FIELD],
        [FIELD.y + HEAD * 0.6],
        random.fork('people').integer(0, 99),
      )
      const marks: PageMark[] = [...place, ...drawHead(vowel, level, count, color, random), ...field]
      return {
        marks,
        whole: true,
        facts: { vowel, letters, count },
        named: { letra: vowel },
        subject: vowel,
        items: [],
      }
    })
  },
}
