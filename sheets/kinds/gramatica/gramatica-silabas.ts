/** The stressed syllable and the number of syllables: tiles to mark, words to class. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, tint, WHITE } from '../../scene/inks.ts'
import { centredText, line, rect } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind } from '../../scene/scene.ts'
import { BAND, pageInk, pill, sayingBand, wordOnLine } from '../ortografia/desk.ts'
import data from './words/tonica.json' with { type: 'json' }

interface Divided {
  readonly syllables: readonly string[]
  /** From the end, from 1. */
  readonly stress: number
}

export interface SyllableFacts {
  readonly theme: string
  /** Each word with its class. */
  readonly words: readonly { readonly word: Divided; readonly of: string }[]
}

const STRESS = ['oxítona', 'paroxítona', 'proparoxítona'] as const
const NUMBERS = ['1', '2', '3', '4+'] as const
const ROWS: Readonly<Record<Level, number>> = { facil: 8, medio: 9, desafio: 9 }

const whole = ({ syllables }: Divided) => syllables.join('')

const MONOSYLLABLES: readonly Divided[] = 'sol flor mar luz trem giz voz mel'
  .split(' ')
  .map((word) => ({ syllables: [word], stress: 1 }))

interface Theme {
  readonly hint: string
  /** The names of the classes explained, where they are asked for with a hint. */
  readonly classes?: string
  readonly words: readonly Divided[]
  readonly choices: readonly string[]
  readonly classOf: (word: Divided) => string
}

const THEMES: Readonly<Record<string, Theme>> = {
  'silaba-tonica': {
    hint: 'Sílaba tônica é a mais forte. Chame a palavra como quem grita de longe!',
    classes: 'Oxítona: a última é a mais forte. Paroxítona: a penúltima. Proparoxítona: a antepenúltima.',
    words: data,
    choices: STRESS,
    classOf: ({ stress }) => STRESS[stress - 1] ?? '',
  },
  'numero-de-silabas': {
    hint: 'Bata uma palma em cada sílaba. 4+ é para quatro sílabas ou mais.',
    words: [...MONOSYLLABLES, ...data],
    choices: NUMBERS,
    classOf: ({ syllables }) => NUMBERS[Math.min(4, syllables.length) - 1] ?? '',
  },
}

/** A tile for each syllable; the key rings the stressed one where it is asked for. */
function tiles({ syllables, stress }: Divided, left: number, cy: number, size: number, asked: boolean): PageMark[] {
  const height = size * 2
  let x = left
  return syllables.flatMap((syllable, i): PageMark[] => {
    const width = measureText(syllable, 'display', size) + 6
    const start = x
    x += width + 2
    const ring = { radius: 2.6, width: 1.1, stroke: ANSWER_RED }
    return [
      rect(start, cy - height / 2, width, height, { radius: 2, width: 0.6, fill: WHITE }),
      centredText(start + width / 2, cy, syllable, size),
      ...(asked && i === syllables.length - stress
        ? [answer([rect(start - 0.8, cy - height / 2 - 0.8, width + 1.6, height + 1.6, ring)])]
        : []),
    ]
  })
}

function choiceRow(cell: Box, choices: readonly string[], right: string): PageMark[] {
  const [width, height] = choices === NUMBERS ? [13, 10] : [32, 9]
  const size = Math.min(...choices.map((choice) => fitTextSize(choice, 'display', height * 0.56, width - 3)))
  const start = cell.x + cell.width - choices.length * (width + 2)
  return choices.flatMap((choice, i) =>
    pill({ x: start + i * (width + 2), y: middleY(cell) - height / 2, width, height }, choice, choice === right, size),
  )
}

/** The word in syllables on a line. */
function dividedRow(word: Divided, cell: Box): PageMark[] {
  const base = middleY(cell) + 4.5
  const [from, to] = [cell.x + 46, cell.x + 102]
  const divided = word.syllables.join('-')
  return [
    line(from, base, to, base, { width: 0.5 }),
    wordOnLine((from + to) / 2, base, divided, fitTextSize(divided, 'display', 6, to - from - 4)),
  ]
}

/** One word: in tiles where that helps, with its class to choose, divided on a line at the hardest level. */
function drawWord(word: Divided, cell: Box, { choices, classOf }: Theme, level: Level, fill: Ink, color: boolean) {
  const inner = { ...cell, x: cell.x + 5, width: cell.width - 10 }
  const counts = choices === NUMBERS
  const tiled = level === 'facil' || (level === 'medio' && !counts)
  const marked = level === 'facil' && !counts
  const name = whole(word)
  return [
    rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.5, fill: color ? tint(fill, 0.35) : WHITE }),
    ...(tiled
      ? tiles(word, inner.x, middleY(cell), marked ? 8.2 : 6.2, marked)
      : [centredText(inner.x + 21, middleY(cell), name, fitTextSize(name, 'display', 7, 42))]),
    ...(counts && level === 'desafio' ? dividedRow(word, inner) : []),
    ...(marked ? [] : choiceRow(inner, choices, classOf(word))),
  ]
}

export const gramaticaSilabas: SheetKind<PagesFacts<SyllableFacts>> = {
  id: 'gramatica-silabas',
  category: 'alfabetizacao',
  themes: Object.keys(THEMES),
  draw: (options) => {
    const { level, color } = options
    const id = options.theme ?? 'silaba-tonica'
    const theme = THEMES[id]
    if (!theme) throw new RangeError(`no task about syllables named ${id}`)
    const { classOf, choices, words } = theme
    const hint = level === 'medio' ? (theme.classes ?? theme.hint) : theme.hint
    const most = Math.ceil(ROWS[level] / choices.length)
    // Tiles of a longer word reach its classes.
    const fitting = words.filter(({ syllables }) => choices === NUMBERS || level !== 'medio' || syllables.length < 5)
    const pages = dealPages(options, {
      items: fitting,
      perPage: ROWS[level],
      nameOf: whole,
      mostShared: SMALL_DECK,
      accept: (page, one) => page.filter((other) => classOf(other) === classOf(one)).length < most,
    })
    return composeSheet(options, level === 'facil' ? 'colour' : 'write', (random, index): DrawnPage<SyllableFacts> => {
      const page = pages[index] ?? []
      const fill = pageInk(random, color)
      const helped = level !== 'desafio' || choices === NUMBERS
      const top = helped ? BAND + 5 : 0
      const box = { ...CONTENT, y: CONTENT.y + top, height: CONTENT.height - top }
      const cells = cellsOf(1, page.length, { box, gap: 2.5 })
      return {
        marks: [
          ...(helped ? sayingBand(CONTENT, hint, random, color, color ? tint(fill, 0.5) : WHITE) : []),
          ...eachCell(page, cells, (word, cell) => drawWord(word, cell, theme, level, fill, color)).flat(),
        ],
        facts: { theme: id, words: page.map((word) => ({ word, of: classOf(word) })) },
        items: page.map(whole),
      }
    })
  },
}
