/** Words that rhyme: join them, ring the one that rhymes, and write it. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawMatching, type MatchItem } from '../../page/match-columns.ts'
import type { Random } from '../../page/random.ts'
import { RHYME_TEXTS } from '../../page/texts.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { CLOTHS, towel } from '../../studio/places/drying-yard.ts'
import { wordInBox } from './drawn-words.ts'
import { ropesOf, yardOf } from './letter-forms.ts'
import { RHYMES, type RhymeGroup, soundAlike } from './rhymes.ts'
import { onSceneBoard } from './scene-board.ts'

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

/** Pegs reach this far down a cloth; the width of a cloth to join, and of one to compare with, mm. */
const [PEG, CLOTH, MODEL] = [3, 58, 46]

/** A picture with its word below it. */
function named(picture: Picture, box: Box, color: boolean): Mark[] {
  const word = capitals(picture.name)
  const letters = fitTextSize(word, 'display', 5.4, box.width)
  const room = { x: box.x + 2, y: box.y + 0.6, width: box.width - 4, height: box.height - 9 }
  return [wordInBox(new Pen(color), picture, room), text(middleX(box), box.y + box.height - 1.6, word, letters)]
}

/** A picture and its word on a cloth, below its pegs. */
const onCloth = (pen: Pen, picture: Picture, cell: Box, fill: Fill, i: number): Mark[] => [
  ...marksOf(towel(pen, cell, fill, i)),
  ...named(picture, { ...cell, y: cell.y + PEG, height: cell.height - PEG - 1.6 }, pen.colour),
]

/** Join every word with the one that rhymes. */
function joinPage(random: Random, pairs: readonly Pair[], options: SheetOptions, yard: number) {
  const pen = new Pen(options.color)
  const [one = 'cream', other = 'cream'] = random.sample(CLOTHS, 2)
  const item = (rhyme: string, picture: Picture, fill: Fill): MatchItem => ({
    name: rhyme,
    draw: (box) => onCloth(pen, picture, box, fill, yard),
  })
  const rows = pairs.map(({ model, answer }) => ({
    left: item(model.name, model, one),
    right: item(model.name, answer, other),
  }))
  const ropes = ropesOf(pairs.length)
  const { marks } = drawMatching(random, rows, {
    ...{ leftWidth: CLOTH, rightWidth: CLOTH, rows: ropes },
    place: ({ draw }, box) => draw(box),
  })
  return { marks: [...yardOf(options, ropes, yard), ...marks], whole: true }
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
  yard: number,
) {
  const pen = new Pen(options.color)
  const cloth = random.fork('cloth').pick(CLOTHS)
  const ropes = ropesOf(pairs.length)
  const things = eachCell(pairs, ropes, ({ model, answer: rhyme }, row, i): PageMark[] => {
    const left = { ...row, width: MODEL }
    const right = { ...row, x: row.x + MODEL + 7, width: row.width - MODEL - 7 }
    return [
      ...onCloth(pen, model, left, cloth, i),
      ...eachCell(choices[i] ?? [], cellsOf(CHOICES, 1, { box: right, gap: 3 }), (picture, cell): PageMark[] => {
        const ring = rect(cell.x + 1, cell.y + 1, cell.width - 2, cell.height - 1.6, {
          ...{ radius: 9, stroke: ANSWER_RED, width: 1.2 },
        })
        return [...onCloth(pen, picture, cell, 'white', i + 1), ...(picture === rhyme ? [answer([ring])] : [])]
      }).flat(),
    ]
  }).flat()
  return { marks: [...yardOf(options, ropes, yard), ...things], whole: true }
}

/** The white of the board, mm: what is left below it is the place's. */
const BOARD: Box = { x: 18, y: 57, width: 174, height: 140 }
const EDGE = 5
/** Room for the verses, of a line of them, and of a picture beside its word, mm. */
const [VERSES, VERSE, PICTURE] = [58, 11.8, 24]
const VERSE_LINES = 4

/** A word and, below it, the line for its rhyme. */
function rhymeToWrite({ model, answer }: Pair, cell: Box, color: boolean): PageMark[] {
  const picture = { x: cell.x, y: cell.y + 1.5, width: PICTURE, height: cell.height - 3.5 }
  const [x1, x2, base] = [cell.x + PICTURE + 3, cell.x + cell.width, cell.y + cell.height - 2]
  const word = capitals(model.name)
  return [
    wordInBox(new Pen(color), model, picture),
    text(x1, cell.y + 8.4, word, fitTextSize(word, 'display', 7, x2 - x1), { anchor: 'start' }),
    ...writingLine(x1, x2, base, 11),
    writtenAnswer((x1 + x2) / 2, base - 4.6, capitals(answer.name), 6.4),
  ]
}

/** Lines for a verse of the child's own. A small key leaves the request out. */
function verses(): PageMark[] {
  const { x, y, width, height } = BOARD
  const top = y + height - VERSES
  return [
    answer([], [text(x + EDGE, top + 7, RHYME_TEXTS.verses, 5, { font: 'text', anchor: 'start' })]),
    ...Array.from({ length: VERSE_LINES }, (_, i) =>
      writingLine(x + EDGE, x + width - EDGE, top + 9 + (i + 1) * VERSE, 10.4),
    ).flat(),
  ]
}

/** Photos without names hang in a place; each word of the board has its rhyme among them. */
function writePage(
  pairs: readonly Pair[],
  bank: readonly Picture[],
  options: SheetOptions,
  { index, sheet }: { readonly index: number; readonly sheet: Random },
) {
  const box = { x: BOARD.x + EDGE, y: BOARD.y + 3, width: BOARD.width - 2 * EDGE, height: BOARD.height - VERSES - 3 }
  const cells = cellsOf(2, Math.ceil(pairs.length / 2), { box, gap: EDGE })
  const inside = [
    ...eachCell(pairs, cells, (pair, cell) => rhymeToWrite(pair, cell, options.color)).flat(),
    ...verses(),
  ]
  return {
    marks: onSceneBoard({ options, index, sheet, room: BOARD, inside, things: { pictures: bank, front: 1.5 } }),
    whole: true,
  }
}

function drawPage(
  random: Random,
  groups: readonly RhymeGroup[],
  options: SheetOptions,
  at: { readonly index: number; readonly sheet: Random },
): DrawnPage<RhymeTask[]> {
  const { level } = options
  const yard = at.sheet.fork('yard').integer(0, 99) + at.index
  const pairs = groups.map(({ words }): Pair => {
    const [model, answer] = random.sample(words, 2)
    if (!model || !answer) throw new RangeError('a rhyme of one word')
    return { model, answer }
  })
  const answers = pairs.map(({ answer }) => answer)
  const choices = level === 'medio' ? choicesOf(random, pairs) : pairs.map(() => answers)
  const bank = random.shuffle(answers)
  const drawn =
    level === 'facil'
      ? joinPage(random, pairs, options, yard)
      : level === 'medio'
        ? ringPage(random, pairs, choices, options, yard)
        : writePage(pairs, bank, options, at)
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
    return composeSheet(options, pictogram[options.level], (random, index, sheet) =>
      drawPage(random, pages[index] ?? [], options, { index, sheet }),
    )
  },
}
