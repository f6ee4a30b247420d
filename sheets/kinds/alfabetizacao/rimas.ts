/** Words that rhyme: join them, ring the one that rhymes, and write it. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { RHYME_TEXTS } from '../../page/texts.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, GREY, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { line, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { placeOf, plate } from '../matematica/counted-rows.ts'
import { drawPlacedMatching } from '../matematica/matched-place.ts'
import { shelfPlaces, shelves } from '../matematica/shelf-grid.ts'
import { RHYMES, type RhymeGroup, soundAlike } from './rhymes.ts'

export interface RhymeTask {
  readonly word: string
  readonly answer: string
  /** Words to choose from, the answer among them. */
  readonly choices: readonly string[]
}

const ROWS: Readonly<Record<Level, number>> = { facil: 5, medio: 5, desafio: 6 }
const CHOICES = 3

interface Pair {
  readonly model: Picture
  readonly answer: Picture
}

/** A picture with its word below it. */
function named(picture: Picture, box: Box, color: boolean): Mark[] {
  const size = Math.min(box.height - 9, box.width)
  const word = capitals(picture.name)
  const letters = fitTextSize(word, 'display', 5.4, box.width)
  const cy = box.y + size / 2 + (box.height - 9 - size) / 2
  return [
    drawPicture(picture, { cx: middleX(box), cy, size, color }),
    text(middleX(box), box.y + box.height - 1.6, word, letters),
  ]
}

/** Join every word with the one that rhymes. */
function joinPage(random: Random, pairs: readonly Pair[], options: SheetOptions) {
  const item = (rhyme: string, picture: Picture) => ({
    name: rhyme,
    draw: (box: Box) => named(picture, box, options.color),
    onPaper: true,
  })
  const rows = pairs.map(({ model, answer }) => ({ left: item(model.name, model), right: item(model.name, answer) }))
  const { marks, whole } = drawPlacedMatching(options, placeOf('tudo', []), random, rows, {
    leftWidth: 56,
    rightWidth: 56,
  })
  return { marks, whole }
}

/** The answer of each row among words that rhyme neither with it nor with one another; each picture once. */
function choicesOf(random: Random, pairs: readonly Pair[]): Picture[][] {
  const used = new Set(pairs.flatMap(({ model, answer }) => [model, answer]))
  const deck = random.shuffle(RHYMES.flatMap(({ words }) => words))
  return pairs.map(({ answer }) => {
    const row = [answer]
    for (const picture of deck)
      if (row.length < CHOICES && !used.has(picture) && !row.some((other) => soundAlike(other, picture))) {
        row.push(picture)
        used.add(picture)
      }
    return random.shuffle(row)
  })
}

/** Ring the one of three that rhymes with the first. */
function ringPage(
  random: Random,
  pairs: readonly Pair[],
  choices: readonly (readonly Picture[])[],
  options: SheetOptions,
) {
  const { color } = options
  const pad = (box: Box, by: number): Box => ({ ...box, y: box.y + by, height: box.height - 1.5 * by })
  const things = eachCell(pairs, shelfPlaces(1, pairs.length), ({ model, answer: rhyme }, row, i): PageMark[] => {
    const left = { ...row, width: 46, height: row.height - 1 }
    const right = { ...row, x: row.x + 54, width: row.width - 54, height: row.height - 1 }
    return [
      plate(left, color),
      ...named(model, pad(left, 2), color),
      ...eachCell(choices[i] ?? [], cellsOf(CHOICES, 1, { box: right, gap: 3 }), (picture, cell): PageMark[] => {
        const ring = rect(cell.x, cell.y, cell.width, cell.height, { radius: 9, stroke: ANSWER_RED, width: 1 })
        return [
          plate(cell, color),
          ...named(picture, pad(cell, 2), color),
          ...(picture === rhyme ? [answer([ring])] : []),
        ]
      }).flat(),
    ]
  }).flat()
  return { marks: [...shelves(options, pairs.length, random.fork('people').integer(0, 99)), ...things], whole: true }
}

const BANK_HEIGHT = 40
const LEFT_ROOM = 54

/** Find the rhyme among the pictures of the bank, and write its word. */
function writePage(pairs: readonly Pair[], bank: readonly Picture[], ink: Ink, color: boolean) {
  const shelf = { ...CONTENT, height: BANK_HEIGHT }
  const inner = { x: shelf.x + 4, y: shelf.y + 4, width: shelf.width - 8, height: shelf.height - 8 }
  const strip = [
    rect(shelf.x, shelf.y, shelf.width, shelf.height, { radius: 5, fill: color ? tint(ink, 0.35) : WHITE }),
    ...eachCell(bank, cellsOf(bank.length, 1, { box: inner, gap: 2 }), (picture, cell) =>
      drawPicture(picture, { cx: middleX(cell), cy: middleY(cell), size: Math.min(cell.width, 30), color }),
    ),
  ]
  const box = { ...CONTENT, y: CONTENT.y + BANK_HEIGHT + 4, height: CONTENT.height - BANK_HEIGHT - 4 }
  const marks = [
    ...strip,
    ...eachCell(pairs, cellsOf(1, pairs.length, { box, gap: 2 }), ({ model, answer }, row): PageMark[] => {
      const size = row.height - 2
      const base = middleY(row) + 5
      const words = row.x + size + 5
      const word = capitals(model.name)
      const start = words + LEFT_ROOM + 24
      const end = row.x + row.width
      return [
        drawPicture(model, { cx: row.x + size / 2, cy: middleY(row), size, color }),
        text(words, base - 1.2, word, fitTextSize(word, 'display', 7.4, LEFT_ROOM - 4), { anchor: 'start' }),
        text(words + LEFT_ROOM, base - 1.2, RHYME_TEXTS.with, 4.4, { font: 'text', anchor: 'start', fill: GREY }),
        line(start, base, end, base, { width: 0.5 }),
        writtenAnswer((start + end) / 2, base - 5.4, capitals(answer.name), 6.6),
      ]
    }).flat(),
  ]
  return { marks }
}

function drawPage(random: Random, groups: readonly RhymeGroup[], options: SheetOptions): DrawnPage<RhymeTask[]> {
  const { level, color } = options
  const pairs = groups.map(({ words }): Pair => {
    const [model, answer] = random.sample(words, 2)
    if (!model || !answer) throw new RangeError('a rhyme of one word')
    return { model, answer }
  })
  const ink = random.pick(SOFT_FILLS)
  const answers = pairs.map(({ answer }) => answer)
  const choices = level === 'medio' ? choicesOf(random, pairs) : pairs.map(() => answers)
  const bank = random.shuffle(answers)
  const drawn =
    level === 'facil'
      ? joinPage(random, pairs, options)
      : level === 'medio'
        ? ringPage(random, pairs, choices, options)
        : writePage(pairs, bank, ink, color)
  return {
    ...drawn,
    facts: pairs.map(({ model, answer }, i) => ({
      word: model.name,
      answer: answer.name,
      choices: (choices[i] ?? []).map(({ name }) => name),
    })),
    items: pairs.flatMap(({ model, answer }) => [model.name, answer.name]),
  }
}

/** Rhymes of one page also differ in their last letters. */
const apart = (page: readonly RhymeGroup[], group: RhymeGroup) =>
  page.every((other) => other.words.every((word) => group.words.every((one) => !soundAlike(word, one))))

export const rimas: SheetKind<PagesFacts<readonly RhymeTask[]>> = {
  id: 'rimas',
  category: 'alfabetizacao',
  themes: ['tudo'],
  draw: (options) => {
    const pages = dealPages(options, {
      items: RHYMES,
      perPage: amountOf(options, ROWS[options.level]),
      nameOf: ({ rhyme }) => rhyme,
      accept: apart,
    })
    const pictogram = { facil: 'link', medio: 'ring', desafio: 'write' } as const
    return composeSheet(options, pictogram[options.level], (random, index) =>
      drawPage(random, pages[index] ?? [], options),
    )
  },
}
