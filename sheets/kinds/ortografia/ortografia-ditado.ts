/** An album of pictures whose words have one difficulty: the child names each picture and writes its word. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { SAND, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, group, line, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { centred } from '../../studio/fit.ts'
import { Pen } from '../../studio/pen.ts'
import { dealWords, dictated, drawnFor, pictureFor } from './deals.ts'
import { pageInk, wordOnLine } from './desk.ts'
import { type HardWord, RULES, type Rule, ruleFor, spelled } from './rules.ts'

export interface DictationFacts {
  readonly rule: string
  readonly words: readonly HardWord[]
  /** Headings of the columns; empty where each word has a separate place. */
  readonly headings: readonly string[]
}

const AMOUNT: Readonly<Record<Level, number>> = { facil: 6, medio: 8, desafio: 10 }
const LONGEST = 11

/** A photo held by a strip of tape. */
function photo(ruleId: string, word: HardWord, box: Box, random: Random, color: boolean, fill: Ink): Mark[] {
  const drawn = drawnFor(ruleId, word)
  const picture = drawn ? undefined : pictureFor(word)
  const size = Math.min(box.width, box.height) - 9.5
  const [cx, cy] = [middleX(box), box.y + box.height / 2]
  const tape = group(
    cx,
    box.y + 0.6,
    [rect(-8, -2.6, 16, 5.2, { width: 0.4, fill: color ? tint(SAND, 0.8) : WHITE })],
    {
      rotate: random.integer(-9, 9),
    },
  )
  return [
    rect(box.x, box.y, box.width, box.height, { radius: 1.5, width: 0.6, fill }),
    rect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, { radius: 1, width: 0.4, fill: WHITE }),
    ...(picture ? [drawPicture(picture, { cx, cy: cy + 1.5, size, color })] : []),
    ...(drawn ? [centred(new Pen(color), drawn, cx, cy + 1.5, size)] : []),
    tape,
  ]
}

/** A box for each letter; those in question are tinted. */
function letterBoxes(word: HardWord, box: Box, fill: Ink): PageMark[] {
  const letters = [...spelled(word)]
  const side = Math.min(12, (box.width - 2) / letters.length)
  const start = middleX(box) - (side * letters.length) / 2
  const [from, to] = [word.before.length, word.before.length + word.letters.length]
  return letters.flatMap((letter, i): PageMark[] => [
    rect(start + i * side, box.y, side, 13, { width: 0.5, fill: i >= from && i < to ? fill : WHITE }),
    writtenAnswer(start + (i + 0.5) * side, box.y + 6.5, letter, 6.4),
  ])
}

function writingLine(word: string, box: Box): PageMark[] {
  const base = box.y + 11
  return [
    line(box.x + 2, base, box.x + box.width - 2, base, { width: 0.5 }),
    wordOnLine(middleX(box), base, word, fitTextSize(word, 'display', 6.6, box.width - 6)),
  ]
}

/** Columns for the words of each spelling. */
function columnsBelow(words: readonly HardWord[], rule: Rule, box: Box, fill: Ink) {
  const groups = rule.groups
    .map(({ heading }, i) => ({ heading, words: words.filter(({ group }) => group === i).map(spelled) }))
    .filter((group) => group.words.length > 0)
  const rows = Math.max(...groups.map((group) => group.words.length))
  const step = (box.height - 13) / Math.max(rows, 5)
  const marks = cellsOf(groups.length, 1, { box, gap: 5 }).flatMap((cell, i): PageMark[] => {
    const { heading = '', words: own = [] } = groups[i] ?? {}
    return [
      rect(cell.x, cell.y, cell.width, 10, { radius: 5, width: 0.5, fill }),
      centredText(middleX(cell), cell.y + 5, heading, fitTextSize(heading, 'display', 5, cell.width - 8)),
      ...Array.from({ length: Math.max(rows, 5) }, (_, row) => {
        const base = cell.y + 12 + step * (row + 1)
        return line(cell.x + 2, base, cell.x + cell.width - 2, base, { width: 0.45 })
      }),
      ...own.map((word, row) => wordOnLine(middleX(cell), cell.y + 12 + step * (row + 1), word, 5.4)),
    ]
  })
  return { marks, headings: groups.map(({ heading }) => heading) }
}

const NUMBER = 3.6

/** Words that fit their boxes, by a rule's pictures. */
const pictured = (rule: Rule) => dictated(rule).filter((word) => spelled(word).length <= LONGEST)

export const ortografiaDitado: SheetKind<PagesFacts<DictationFacts>> = {
  id: 'ortografia-ditado',
  category: 'alfabetizacao',
  themes: RULES.filter((rule) => pictured(rule).length >= AMOUNT.desafio).map(({ id }) => id),
  draw: (options) => {
    const rule = ruleFor(options.theme)
    const { level, color } = options
    const pages = dealWords(options, pictured(rule), AMOUNT[level])
    return composeSheet(options, 'write', (random, index) => {
      const words = pages[index] ?? []
      const fill = pageInk(random, color)
      const columns = level === 'desafio' ? 5 : 2
      const rows = Math.ceil(words.length / columns)
      const photos = level === 'desafio' ? { ...CONTENT, height: rows * 48 } : CONTENT
      const below = columnsBelow(
        words,
        rule,
        { ...CONTENT, y: photos.y + photos.height + 6, height: CONTENT.height - photos.height - 6 },
        fill,
      )
      const marks = eachCell(words, cellsOf(columns, rows, { box: photos, gap: 6 }), (word, cell, i): PageMark[] => {
        const room = level === 'desafio' ? 0 : 15
        const side = { width: level === 'desafio' ? cell.width : Math.min(cell.width, (cell.height - room) * 1.25) }
        const frame = { x: middleX(cell) - side.width / 2, y: cell.y + 2, ...side, height: cell.height - room - 4 }
        const foot = { x: cell.x, y: cell.y + cell.height - 13, width: cell.width, height: 13 }
        return [
          ...photo(rule.id, word, frame, random, color, fill),
          circle(frame.x + NUMBER, frame.y + frame.height - NUMBER, NUMBER, { width: 0.5, fill: WHITE }),
          centredText(frame.x + NUMBER, frame.y + frame.height - NUMBER, String(i + 1), 4.4),
          ...(level === 'facil' ? letterBoxes(word, foot, fill) : []),
          ...(level === 'medio' ? writingLine(spelled(word), foot) : []),
        ]
      }).flat()
      return {
        marks: [...marks, ...(level === 'desafio' ? below.marks : [])],
        facts: { rule: rule.id, words, headings: level === 'desafio' ? below.headings : [] },
        items: words.map(spelled),
      }
    })
  },
}
