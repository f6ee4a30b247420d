/** Find every copy of one vowel among other letters, on things whose name begins with it, and count them. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts, withNames } from '../../page/compose.ts'
import { letterOnBoard } from '../../page/letter-on-board.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { capitals, idOfName } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, text } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { centred } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { vowelPlace } from '../../studio/places/vowel-places.ts'
import { BEARERS, type Bearer } from '../../studio/shapes/vowel-things.ts'
import { slotAt } from '../matematica/counted-rows.ts'
import { THINGS } from '../pontilhar/letter-things.ts'
import { clearUnwanted } from './letter-grid.ts'
import { cut, linesOf, type Side } from './vowel-spots.ts'

const VOWELS = ['A', 'E', 'I', 'O', 'U'] as const
/** Themes with another vowel on each page. */
const SERIES: Readonly<Record<string, readonly string[]>> = { todas: VOWELS, iou: ['I', 'O', 'U'] }
const CONSONANTS = [...'BCDFGLMNPRSTV']
/** In cursive they are most easily taken for the vowel. */
const TAKEN_FOR: Readonly<Record<string, string>> = { A: 'O', E: 'C', I: 'L', O: 'A', U: 'N' }

interface LevelRule {
  /** There are so many letters squared. */
  readonly side: Side
  readonly copies: readonly [min: number, max: number]
  /** Capitals, small letters too, and the cursive. */
  readonly writings: readonly ('capital' | 'small' | 'cursive')[]
  /** Other vowels among the distractors. */
  readonly vowels: boolean
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { side: 5, copies: [5, 9], writings: ['capital'], vowels: false },
  medio: { side: 6, copies: [8, 12], writings: ['capital', 'small'], vowels: true },
  desafio: { side: 7, copies: [12, 16], writings: ['capital', 'small', 'cursive'], vowels: true },
}

export interface VowelFacts {
  readonly vowel: string
  /** Capitals, whatever the writing, row by row. */
  readonly letters: readonly string[]
  /** The same as they are read. */
  readonly rows: readonly (readonly string[])[]
  readonly count: number
}

/** The letters to look for, on a white plate above the others, mm. */
const HEAD = { x: 15, y: 56, width: 180, height: 30 }

function drawHead(vowel: string, { name, fills, draw }: Bearer, level: Level, count: number, pen: Pen): PageMark[] {
  const { x, y, width, height } = HEAD
  const cy = y + height / 2
  const { writings } = LEVELS[level]
  const right = x + width
  const word = capitals(name)
  const own = THINGS[vowel]?.find((thing) => thing.name === name)
  const beside = writings.length < 3
  const cx = x + 4 + writings.length * 26 + 14
  const box = { x: right - 25, y: cy - 9, width: 20, height: 18 }
  const fill = pen.colour ? tint(SOFT_FILLS[0] ?? WHITE, 0.5) : WHITE
  return [
    slotAt(HEAD, pen.colour),
    ...writings.flatMap((writing, i) => {
      const at = { x: x + 4 + i * 26, y: cy - 12, width: 24, height: 24 }
      return [circle(middleX(at), cy, 12, { fill, width: 0.7 }), writtenOn(at, vowel, writing, 19)]
    }),
    ...marksOf(
      own
        ? centred(pen.plane('middle'), own.draw, cx, beside ? cy : cy - 3.6, beside ? 24 : 18)
        : draw(pen.plane('middle'), [cx, beside ? cy + 1 : cy - 3.6], beside ? 11.5 : 9, inTurn(fills, 0)),
    ),
    beside
      ? text(cx + 17, cy + 2.6, word, fitTextSize(word, 'display', 7.4, box.x - 25 - cx - 19), { anchor: 'start' })
      : centredText(cx, y + height - 5.4, word, fitTextSize(word, 'display', 6, 32)),
    text(box.x - 3, cy + 1.7, 'Quantas?', 5, { font: 'text', anchor: 'end' }),
    answerBox(box.x, box.y, box.width, box.height),
    writtenAnswer(middleX(box), cy, String(count), 9),
  ]
}

type Writing = LevelRule['writings'][number]

/** Cursive of this share of print has small letters as high as those of print. */
const CURSIVE = 0.86

function writtenOn(box: Box, letter: string, writing: Writing, size: number) {
  const cursive = writing === 'cursive'
  const shown = writing === 'capital' ? letter : letter.toLowerCase()
  return letterOnBoard(box, {
    letter: shown,
    font: cursive ? 'cursive' : 'display',
    size: size * (cursive ? CURSIVE : 1),
  })
}

/** That a board keeps free around its letter, which the face of a thing need not, mm. */
const CLEAR = 1.8

const SHUFFLES = 30

/**
 * The letters, some of them exchanged so that no unwanted word can be read in the rows, or others that are dealt in
 * their place. Throws RangeError where all fails.
 */
function harmless(
  letters: readonly string[],
  lengths: readonly number[],
  random: Random,
  deal: (random: Random) => readonly string[],
): string[] {
  for (let attempt = 0; attempt < 3 * SHUFFLES; attempt++) {
    const dealt = attempt < SHUFFLES ? letters : deal(random)
    const order = attempt === 0 ? letters : random.shuffle(dealt)
    const rows = cut(order, lengths)
    const clear = clearUnwanted(rows, (cells) => {
      const { x, y } = random.pick(cells)
      const otherY = random.integer(0, lengths.length - 1)
      const other = { x: random.integer(0, (lengths[otherY] ?? 1) - 1), y: otherY }
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
  const hasCursive = printed.length < writings.length
  return letters.map(
    (letter, i) =>
      own.get(i) ??
      (hasCursive && letter === TAKEN_FOR[vowel] ? 'cursive' : random.pick(LONG.has(letter) ? printed : writings)),
  )
}

/** Each page of a sheet has another count. */
function countOf({ copies: [least, most] }: LevelRule, sheet: Random, index: number): number {
  const counts = sheet.fork('counts').shuffle(Array.from({ length: most - least + 1 }, (_, i) => least + i))
  return counts[index % counts.length] ?? least
}

export const cacaVogal: SheetKind<PagesFacts<VowelFacts>> = {
  id: 'caca-vogal',
  category: 'alfabetizacao',
  themes: [...VOWELS, ...Object.keys(SERIES)],
  draw: (options) => {
    const { level, color } = options
    const rule = LEVELS[level]
    return composeSheet(options, 'ring', (random, index, sheet) => {
      const series = SERIES[options.theme ?? 'A'] ?? [options.theme ?? 'A']
      const vowel = series[index % series.length] ?? 'A'
      const count = countOf(rule, sheet, index)
      const others = [...CONSONANTS, ...(rule.vowels ? VOWELS.filter((other) => other !== vowel) : [])]
      // As many as there are rows: each vowel is told from what it is taken for.
      const near = level === 'desafio' ? rule.side : 0
      const deal = (from: Random) => [
        ...Array.from({ length: count }, () => vowel),
        ...Array.from({ length: rule.side ** 2 - count }, (_, i) =>
          i < near ? (TAKEN_FOR[vowel] ?? vowel) : from.pick(others),
        ),
      ]
      const shuffled = random.shuffle(deal(random))
      const lines = linesOf(vowel, rule.side, random.fork('spots'))
      const lengths = lines.map(({ spots }) => spots.length)
      const letters = harmless(shuffled, lengths, random.fork('harmless'), deal)
      const writings = writingsOf(letters, vowel, rule, random.fork('writings'))
      const pen = new Pen(color)
      const bearer = BEARERS[vowel]
      if (!bearer) throw new RangeError(`no thing for ${vowel}`)
      const far = pen.plane('far')
      const things = lines.flatMap(({ spots, r }) => spots.map((at) => ({ at, r })))
      const field = things.flatMap(({ at, r }, i): PageMark[] => {
        const [cx, cy] = at
        const half = r * bearer.room
        const letter = letters[i] ?? vowel
        return [
          ...marksOf(bearer.draw(far, at, r, inTurn(bearer.fills, i * 3 + Math.floor(i / rule.side)))),
          writtenOn(
            { x: cx - half - CLEAR, y: cy - half - CLEAR, width: 2 * (half + CLEAR), height: 2 * (half + CLEAR) },
            letter,
            writings[i] ?? 'capital',
            r * 1.24,
          ),
          ...(letter === vowel ? [answer([circle(cx, cy, r * bearer.ring, { stroke: ANSWER_RED, width: 1.2 })])] : []),
        ]
      })
      const instruction = withNames(options.instruction, { letra: vowel })
      const turn = random.fork('people').integer(0, 99)
      return {
        marks: [
          ...marksOf(vowelPlace(pen, vowel, lines, turn)),
          ...taskTitle(pen, { title: options.title, instruction }),
          ...drawHead(vowel, bearer, level, count, pen),
          ...field,
        ],
        whole: true,
        facts: { vowel, letters, rows: cut(letters, lengths), count },
        named: { letra: vowel },
        subject: vowel,
        items: [],
        pictures: [idOfName(bearer.name) ?? []].flat(),
      }
    })
  },
}
