/** Syllables out of order: number them, then write the word letter by letter. On the hardest level one is left over. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, VOCABULARY, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, rect } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { plate } from '../matematica/counted-rows.ts'
import { shelfPlaces, shelves, standingPicture } from '../matematica/shelf-grid.ts'
import { lessonWordsOf } from './lesson-words.ts'
import { spellsUnwanted } from './unwanted.ts'
import { cleanOrdersOf, dealWords, hasPlainSyllables, namesOf } from './word-deck.ts'

export interface OrderTask {
  readonly word: string
  /** As printed. */
  readonly syllables: readonly string[]
  /** order[i] = place of the i-th printed syllable in the word, from 1; 0 for one that is left over. */
  readonly order: readonly number[]
}

interface LevelRule {
  readonly rows: number
  readonly syllables: readonly number[]
  /** Radius of the ring for a number, and the widest place for a letter, mm. */
  readonly ring: number
  readonly slot: number
  /** True if a word is mixed enough with so many of its syllables in place. */
  readonly mixes: (inPlace: number, of: number) => boolean
  /** Some words are printed in order: only reading shows these. */
  readonly someInOrder?: true
  /** One syllable of each row is left over. */
  readonly extra?: true
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 4, syllables: [2], ring: 6.5, slot: 16, mixes: (inPlace) => inPlace === 0, someInOrder: true },
  medio: { rows: 5, syllables: [3], ring: 5, slot: 11.5, mixes: (inPlace) => inPlace === 0 },
  desafio: { rows: 6, syllables: [3, 4], ring: 4, slot: 11.5, mixes: (inPlace, of) => inPlace < of, extra: true },
}

/** White above and below the ring on its card, mm. */
const CARD_MARGIN = 2

/** The orders in which the level prints a word. */
const ordersFor = (picture: Picture, { mixes }: LevelRule) =>
  cleanOrdersOf(picture).filter((order) => mixes(order.filter((place, i) => place === i).length, order.length))

/** Every syllable of the word differs, so that there is one order only. */
const suits = (picture: Picture, rule: LevelRule) =>
  hasPlainSyllables(picture) &&
  rule.syllables.includes(picture.syllables.length) &&
  new Set(picture.syllables).size === picture.syllables.length &&
  ordersFor(picture, rule).length > 0

/** True if one more card makes another word of the vocabulary, each card taken once. */
function makesAnother(own: Picture, extra: string): boolean {
  const cards = [...own.syllables, extra]
  return VOCABULARY.some(
    ({ id, syllables }) =>
      id !== own.id &&
      syllables.length > 1 &&
      syllables.includes(extra) &&
      syllables.every((one, i) => cards.includes(one) && syllables.indexOf(one) === i),
  )
}

/** Syllables of the other words of the page that may be left over beside this one. */
const leftOver = (own: Picture, page: readonly Picture[]): string[] =>
  page
    .filter(({ id }) => id !== own.id)
    .flatMap(({ syllables }) => syllables)
    .filter((one) => !own.syllables.includes(one) && !makesAnother(own, one))

/** The printed syllables of a word; one of `extras` is among them, wherever that makes no bad word. */
function makeTask(random: Random, picture: Picture, order: readonly number[], extras: readonly string[]): OrderTask {
  const own = order.map((place) => ({ syllable: picture.syllables[place] ?? '', number: place + 1 }))
  const withExtra = extras.flatMap((syllable) =>
    Array.from({ length: own.length + 1 }, (_, at) => own.toSpliced(at, 0, { syllable, number: 0 })),
  )
  const fit = withExtra.filter((cards) => !spellsUnwanted(cards.map(({ syllable }) => syllable)))
  const cards = fit.length > 0 ? random.pick(fit) : own
  return {
    word: capitals(picture.name),
    syllables: cards.map(({ syllable }) => capitals(syllable)),
    order: cards.map(({ number }) => number),
  }
}

function tasksOf(random: Random, pictures: readonly Picture[], rule: LevelRule): OrderTask[] {
  const half = Math.floor(pictures.length / 2)
  const inOrder = rule.someInOrder && half > 0 ? random.integer(1, half) : 0
  const straight = new Set(random.sample(pictures, inOrder))
  return pictures.map((picture) => {
    const { syllables } = picture
    const order = straight.has(picture) ? syllables.map((_, i) => i) : random.pick(ordersFor(picture, rule))
    return makeTask(random, picture, order, rule.extra ? leftOver(picture, pictures) : [])
  })
}

/** Long words make half of a page where the theme has so many. */
function longWordsVary({ theme, pages }: SheetOptions, rule: LevelRule) {
  const { rows, syllables } = rule
  const longest = Math.max(...syllables)
  const isLong = (picture: Picture) => picture.syllables.length === longest
  const known = lessonWordsOf(theme).filter((picture) => isLong(picture) && suits(picture, rule)).length
  const shorter = rows - Math.min(Math.floor(rows / 2), Math.floor(known / (2 * pages)))
  return (page: readonly Picture[], picture: Picture) =>
    isLong(picture) || page.filter((other) => !isLong(other)).length < shorter
}

interface Look {
  readonly fill: Ink
  readonly color: boolean
  readonly rule: LevelRule
}

/** Around what is asked on its white plate, and room for handwriting below the cards, mm. */
const [PLATE, HAND] = [4, 11.8]

function drawTask(task: OrderTask, picture: Picture, cell: Box, { fill, color, rule }: Look): PageMark[] {
  const size = Math.min(cell.height - 2, 42)
  const left = size + 6
  const cards = { x: cell.x + left + PLATE, width: cell.width - left - 2 * PLATE }
  const width = Math.min(48, (cards.width - 4 * (task.syllables.length - 1)) / task.syllables.length)
  const { ring: radius } = rule
  const card = 2 * (radius + CARD_MARGIN)
  const top = cell.y + Math.min(PLATE, (cell.height - card - HAND) / 2)
  // The number goes before the syllable, in a ring large enough for a child's hand.
  const room = width - 2 * radius - 4
  const letterSize = Math.min(...task.syllables.map((one) => fitTextSize(one, 'display', 6.8, room - 1)))
  const drawn = task.syllables.flatMap((syllable, i): PageMark[] => {
    const x = cards.x + i * (width + 4)
    const ring = { cx: x + radius + 1.6, cy: top + card / 2 }
    return [
      rect(x, top, width, card, { radius: 2.5, fill }),
      centredText(ring.cx + radius + 1 + room / 2, ring.cy, syllable, letterSize),
      circle(ring.cx, ring.cy, radius, { fill: WHITE, width: 0.45 }),
      task.order[i]
        ? writtenAnswer(ring.cx, ring.cy, String(task.order[i]), 5.4)
        : answer([line(x, top + card, x + width, top, { stroke: ANSWER_RED, width: 0.9 })]),
    ]
  })
  const letters = [...task.word]
  const slot = Math.min(rule.slot, cards.width / letters.length)
  const base = cell.y + cell.height - 4.5
  const slots = letters.flatMap((letter, i): PageMark[] => {
    const x = cards.x + i * slot
    return [
      line(x + 0.8, base, x + slot - 1.2, base, { width: 0.55 }),
      writtenAnswer(x + slot / 2, base - 4.6, letter, 7),
    ]
  })
  return [
    standingPicture(picture, cell.x + size / 2, cell, size, color),
    plate({ x: cell.x + left, y: cell.y, width: cell.width - left, height: cell.height - 1 }, color),
    ...drawn,
    ...slots,
  ]
}

export const ordenarSilabas: SheetKind<PagesFacts<readonly OrderTask[]>> = {
  id: 'ordenar-silabas',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color } = options
    const rule = withAmount(options, LEVELS[level])
    const { rows, syllables } = rule
    const pages = dealWords(options, {
      perPage: rows,
      suits: (picture) => suits(picture, rule),
      ...(syllables.length > 1 && { accept: longWordsVary(options, rule) }),
    })
    return composeSheet(options, 'write', (random, index) => {
      const pictures = pages[index] ?? []
      const tasks = tasksOf(random, pictures, rule)
      const inks = random.shuffle(SOFT_FILLS)
      const things = eachCell(tasks, shelfPlaces(1, rows), (task, place, i): PageMark[] => {
        const picture = pictures[i]
        if (!picture) return []
        const fill = color ? tint(inks[i % inks.length] ?? WHITE, 0.6) : WHITE
        return drawTask(task, picture, place, { fill, color, rule })
      }).flat()
      const marks = [...shelves(options, rows, random.fork('people').integer(0, 99)), ...things]
      return { marks, whole: true, facts: tasks, items: namesOf(pictures) }
    })
  },
}
