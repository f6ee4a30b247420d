/** Riddles that a child of the cast asks; the answer is a word with the difficulty of the rule. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { PALE_GREY, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, line, rect, text } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { bothSpellings } from './deals.ts'
import { balloon, childIn, pageInk, pill, wordOnLine } from './desk.ts'
import { type HardWord, RULE_THEMES, ruleFor, spelled } from './rules.ts'

interface Riddle {
  readonly clue: string
  readonly word: HardWord
}

export interface RiddleFacts {
  readonly rule: string
  readonly riddles: readonly Riddle[]
}

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 5 }
const OWN_ROOM = 38
const CHILD = 34

/** The word with a gap, and the two spellings beside it. */
function chosen(word: HardWord, box: Box, choices: readonly string[]): PageMark[] {
  const cy = middleY(box)
  const size = 8.4
  const gap = 15
  const after = box.x + measureText(word.before, 'display', size) + 1
  return [
    ...(word.before ? [text(box.x, cy + size * 0.35, word.before, size, { anchor: 'start' })] : []),
    answerBox(after, cy - 5.5, gap, 11),
    writtenAnswer(after + gap / 2, cy, word.letters, 7),
    ...(word.after ? [text(after + gap + 1, cy + size * 0.35, word.after, size, { anchor: 'start' })] : []),
    ...choices.flatMap((choice, i) =>
      pill(
        { x: box.x + box.width - 2 * 19 + i * 19, y: cy - 4.75, width: 17, height: 9.5 },
        choice,
        choice === word.letters,
      ),
    ),
  ]
}

/** A box for each letter of the word. */
function lettered(word: HardWord, box: Box): PageMark[] {
  const letters = [...spelled(word)]
  const side = Math.min(11.5, box.width / letters.length)
  return letters.flatMap((letter, i): PageMark[] => [
    rect(box.x + i * side, middleY(box) - 6, side, 12, { width: 0.5, fill: WHITE }),
    writtenAnswer(box.x + (i + 0.5) * side, middleY(box), letter, 6.2),
  ])
}

function written(word: HardWord, box: Box): PageMark[] {
  const base = middleY(box) + 4.5
  return [
    text(box.x, base - 1, 'É', 5, { font: 'text', anchor: 'start' }),
    line(box.x + 6, base, box.x + box.width - 24, base, { width: 0.5 }),
    wordOnLine(box.x + 10, base, spelled(word), 6, 'start'),
  ]
}

export const ortografiaAdivinhas: SheetKind<PagesFacts<RiddleFacts>> = {
  id: 'ortografia-adivinhas',
  category: 'alfabetizacao',
  themes: RULE_THEMES,
  draw: (options) => {
    const rule = ruleFor(options.theme)
    const { level, color } = options
    const pages = dealPages<Riddle>(options, {
      items: rule.riddles,
      perPage: ROWS[level],
      nameOf: ({ word }) => spelled(word),
      mostShared: SMALL_DECK,
    })
    return composeSheet(options, 'write', (random, index) => {
      const riddles = pages[index] ?? []
      const fill = pageInk(random, color)
      const children = random.sample(CHILDREN, riddles.length)
      const own = level === 'desafio' ? OWN_ROOM : 0
      const box = { ...CONTENT, height: CONTENT.height - own }
      const marks = eachCell(
        riddles,
        cellsOf(1, riddles.length, { box, gap: 4 }),
        ({ clue, word }, cell, i): PageMark[] => {
          const onLeft = { x: cell.x, y: cell.y, width: CHILD, height: cell.height }
          const said = { x: cell.x + CHILD + 6, y: cell.y + 1, width: cell.width - CHILD - 6, height: cell.height - 2 }
          const size = level === 'facil' ? 5.8 : 5.2
          const lines = wrapText(clue, 'text', size, said.width - 14)
          const top = said.y + size + 3.4
          const rest = {
            x: said.x + 8,
            y: top + (lines.length - 1) * size * 1.35 + 1,
            width: said.width - 16,
            height: said.y + said.height - top - (lines.length - 1) * size * 1.35 - 2,
          }
          const who = children[i]
          return [
            ...(who ? [childIn(onLeft, who, random.pick(['alegre', 'surpreso', 'pedir', 'neutro']), color)] : []),
            balloon(said, color ? tint(fill, 0.4) : WHITE),
            ...lines.map((words, row) =>
              text(said.x + 7, top + row * size * 1.35, words, size, { font: 'text', anchor: 'start' }),
            ),
            ...(level === 'facil' ? chosen(word, rest, bothSpellings(word, random)) : []),
            ...(level === 'medio' ? lettered(word, rest) : []),
            ...(level === 'desafio' ? written(word, rest) : []),
          ]
        },
      ).flat()
      const y = CONTENT.y + CONTENT.height - OWN_ROOM + 4
      const last: PageMark[] = [
        rect(CONTENT.x, y, CONTENT.width, OWN_ROOM - 4, { radius: 4, width: 0.6, fill: WHITE }),
        centredText(CONTENT.x + CONTENT.width / 2, y + 6, 'Agora a adivinha é sua! O que é, o que é?', 5),
        ...[18, 29].map((at) =>
          line(CONTENT.x + 6, y + at, CONTENT.x + CONTENT.width - 6, y + at, { width: 0.45, stroke: PALE_GREY }),
        ),
      ]
      return {
        marks: [...marks, ...(level === 'desafio' ? last : [])],
        facts: { rule: rule.id, riddles },
        items: riddles.map(({ word }) => spelled(word)),
      }
    })
  },
}
