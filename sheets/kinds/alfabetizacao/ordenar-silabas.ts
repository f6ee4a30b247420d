/** Syllables out of order: number them, then write the word letter by letter. On the hardest level one is left over. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, VOCABULARY, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, rect, round } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawnFirst, turnOf, widestWord } from './drawn-words.ts'
import { lessonWordsOf } from './lesson-words.ts'
import { spellsUnwanted } from './unwanted.ts'
import { cleanOrdersOf, dealWords, hasPlainSyllables, namesOf } from './word-deck.ts'
import { groundOf, lastTask, panel, tierPlace, tierRooms } from './word-tiers.ts'

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
  /** Radius of the ring for a number, the widest card, and the widest place for a letter, mm. */
  readonly ring: number
  readonly card: number
  readonly slot: number
  /** Largest letters of the cards, and the thing beside them, mm. */
  readonly letters: number
  readonly thing: number
  /** At the foot of the page: its height, and one more thing to write. */
  readonly strip: number
  readonly request: string
  /** True if a word is mixed enough with so many of its syllables in place. */
  readonly mixes: (inPlace: number, of: number) => boolean
  /** Some words are printed in order: only reading shows these. */
  readonly someInOrder?: true
  /** One syllable of each row is left over. */
  readonly extra?: true
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: {
    rows: 4,
    syllables: [2],
    ...{ ring: 6.8, card: 62, slot: 25, letters: 10.5, thing: 46, strip: 40 },
    request: 'Copie aqui a palavra de que você mais gostou:',
    mixes: (inPlace) => inPlace === 0,
    someInOrder: true,
  },
  medio: {
    rows: 5,
    syllables: [3],
    ...{ ring: 5, card: 42, slot: 16, letters: 7.8, thing: 42, strip: 38 },
    request: 'Escreva uma frase com uma das palavras:',
    mixes: (inPlace) => inPlace === 0,
  },
  desafio: {
    rows: 5,
    syllables: [3, 4],
    ...{ ring: 3.9, card: 33, slot: 13, letters: 7, thing: 37, strip: 34 },
    request: 'Escreva uma frase com duas destas palavras:',
    mixes: (inPlace, of) => inPlace < of,
    extra: true,
  },
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
function longWordsVary({ theme, pages }: SheetOptions, rule: LevelRule, taken: (picture: Picture) => boolean) {
  const { rows, syllables } = rule
  const longest = Math.max(...syllables)
  const isLong = (picture: Picture) => picture.syllables.length === longest
  const known = lessonWordsOf(theme).filter((picture) => isLong(picture) && taken(picture)).length
  const shorter = rows - Math.min(Math.floor(rows / 2), Math.floor(known / (2 * pages)))
  return (page: readonly Picture[], picture: Picture) =>
    isLong(picture) || page.filter((other) => !isLong(other)).length < shorter
}

interface Look {
  readonly pen: Pen
  readonly fill: Ink
  readonly rule: LevelRule
  /** Letters of the cards: one size on a page, so that a small syllable is no hint. */
  readonly letters: number
}

/** Between thing and panel of a row, and around what is asked on its panel, mm. */
const [GAP, PLATE] = [2, 4]
/** Between two cards, and around the letters of one. */
const [CARD_GAP, CARD_ROOM] = [3, 3.4]

const panelOf = ({ x, y, width, height }: Box, { thing }: LevelRule): Box => ({
  ...{ x: x + thing + GAP, y: y + 0.5, width: width - thing - GAP, height: height + 1 },
})

/** Width of a card of the task in a row. */
function cardWidth(task: OrderTask, row: Box, rule: LevelRule): number {
  const count = task.syllables.length
  return Math.min(rule.card, (panelOf(row, rule).width - 2 * PLATE - CARD_GAP * (count - 1)) / count)
}

const lettersOf = (tasks: readonly OrderTask[], row: Box, rule: LevelRule): number =>
  Math.min(
    ...tasks.flatMap((task) =>
      task.syllables.map((one) =>
        fitTextSize(one, 'display', rule.letters, cardWidth(task, row, rule) - 2 * rule.ring - CARD_ROOM - 1),
      ),
    ),
  )

function drawTask(task: OrderTask, picture: Picture, row: Box, { pen, fill, rule, letters }: Look): PageMark[] {
  const plate = panelOf(row, rule)
  const left = plate.x + PLATE
  const width = cardWidth(task, row, rule)
  const { ring: radius } = rule
  const card = 2 * (radius + CARD_MARGIN)
  const top = plate.y + PLATE
  const base = plate.y + plate.height - 4.6
  // The number goes before the syllable, in a ring large enough for a child's hand.
  const room = width - 2 * radius - CARD_ROOM
  const drawn = task.syllables.flatMap((syllable, i): PageMark[] => {
    const x = left + i * (width + CARD_GAP)
    const ring = { cx: x + radius + 1.6, cy: top + card / 2 }
    return [
      rect(x, top, width, card, { radius: 2.5, fill }),
      centredText(ring.cx + radius + 1 + room / 2, ring.cy, syllable, letters),
      circle(ring.cx, ring.cy, radius, { fill: WHITE, width: 0.45 }),
      task.order[i]
        ? writtenAnswer(ring.cx, ring.cy, String(task.order[i]), 5.4)
        : answer([line(x, top + card, x + width, top, { stroke: ANSWER_RED, width: 0.9 })]),
    ]
  })
  const written = [...task.word]
  const slot = Math.min(rule.slot, (plate.width - 2 * PLATE) / written.length)
  const size = Math.min(7 * (slot / 11), base - top - card - 3, 11)
  const slots = written.flatMap((letter, i): PageMark[] => {
    const x = left + i * slot
    return [
      line(x + 0.8, base, x + slot - 1.2, base, { width: 0.55 }),
      writtenAnswer(x + slot / 2, base - 1.2 - size * 0.36, letter, size),
    ]
  })
  return [
    ...widestWord(
      pen,
      picture,
      round(row.x + rule.thing / 2 - 0.5),
      groundOf(row) + 0.4,
      rule.thing - 2,
      row.height - 1.5,
    ),
    ...marksOf(panel(pen, plate)),
    ...drawn,
    ...slots,
  ]
}

/** Front of a ground, mm. */
const FRONT = 4

export const ordenarSilabas: SheetKind<PagesFacts<readonly OrderTask[]>> = {
  id: 'ordenar-silabas',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color } = options
    const rule = withAmount(options, LEVELS[level])
    const { rows, syllables } = rule
    const taken = drawnFirst(options, rows, (picture) => suits(picture, rule))
    const pages = dealWords(options, {
      perPage: rows,
      suits: taken,
      ...(syllables.length > 1 && { accept: longWordsVary(options, rule, taken) }),
    })
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pictures = pages[index] ?? []
      const tasks = tasksOf(random, pictures, rule)
      const inks = random.shuffle(SOFT_FILLS)
      const pen = new Pen(color)
      const turn = turnOf(level, index)
      const rooms = tierRooms(options, turn, { rows, front: FRONT, strip: rule.strip })
      const [first] = rooms.rows
      const letters = first ? lettersOf(tasks, first, rule) : rule.letters
      const things = tasks.flatMap((task, i): PageMark[] => {
        const [picture, row] = [pictures[i], rooms.rows[i]]
        if (!picture || !row) return []
        const fill = color ? tint(inks[i % inks.length] ?? WHITE, 0.6) : WHITE
        return drawTask(task, picture, row, { pen, fill, rule, letters })
      })
      const people = sheet.fork('people').integer(0, 99) + index
      return {
        marks: [
          ...tierPlace(pen, options, rooms, { turn, people, free: [] }),
          ...things,
          ...lastTask(pen, rooms.strip, rule.request),
        ],
        whole: true,
        pictures: pictures.map(({ id }) => id),
        facts: tasks,
        items: namesOf(pictures),
      }
    })
  },
}
