/** Join the two states of a thing: pictures, pictures with a word to complete, then sentences and a story to turn round. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import type { MatchFacts, MatchItem } from '../../page/match-columns.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, line, text } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { ALIKE, CONTRASTS, type Opposites, rarer } from '../../studio/contrasts/contrasts.ts'
import { placeOf, plate } from '../matematica/counted-rows.ts'
import { drawPlacedMatching } from '../matematica/matched-place.ts'
import { drawSentences } from './opposite-sentences.ts'
import { OPPOSITE_STORIES, type OppositeStory } from './opposite-stories.ts'
import { frameIn, picturedFrame } from './pictured-frame.ts'

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 2 }
/** Widths of the boxes of both columns, mm: at the right of the middle level a word is written beside each frame. */
const WIDTHS = { facil: [70, 70], medio: [50, 93] } as const
const CAPTION = 7
/** Paper for a word, beside its frame. */
const PAPER = { width: 43, height: 13.5, gap: 2, letters: 6.2 }

/** Facts of a page; the hardest level has a story and shows its pairs side by side. */
export interface OppositeFacts extends MatchFacts {
  readonly story?: OppositeStory
}

const pictureItem = (
  { words, captions = words, draw }: Opposites,
  side: 0 | 1,
  color: boolean,
  named: boolean,
): MatchItem => ({
  name: words[side],
  draw: (box: Box) => {
    const caption = named ? CAPTION : 0
    const frame = frameIn(box, caption)
    const size = fitTextSize(captions[side], 'display', 5, frame.width - 8)
    return [
      picturedFrame(frame, draw, side, color, caption),
      ...(named ? [centredText(middleX(frame), frame.y + frame.height - CAPTION / 2 - 0.4, captions[side], size)] : []),
    ]
  },
})

/** A word begun for the child: short words before it, and its first letter. */
function begunWord(word: string): readonly [begun: string, rest: string] {
  const at = word.lastIndexOf(' ') + 2
  return [word.slice(0, at), word.slice(at)]
}

/** At the right, a picture whose word is to be completed; `written` takes in what the key adds. */
const begunItem = (
  { words, draw }: Opposites,
  side: 0 | 1,
  color: boolean,
  written: Map<string, PageMark>,
): MatchItem => ({
  name: words[side],
  draw: (box: Box) => {
    const left = PAPER.width + PAPER.gap
    const frame = frameIn({ ...box, x: box.x + left, width: box.width - left }, 0)
    const paper = { x: frame.x - left, y: middleY(frame) - PAPER.height / 2, ...PAPER }
    const [begun, rest] = begunWord(words[side])
    const [base, end] = [paper.y + PAPER.height - 3.4, paper.x + PAPER.width - 2.4]
    const start = paper.x + 3 + measureText(begun, 'display', PAPER.letters)
    const size = fitTextSize(rest, 'display', PAPER.letters, end - start)
    const style = { anchor: 'start', fill: ANSWER_RED } as const
    written.set(words[side], answer([text(start + 0.4, base, rest, size, style)]))
    return [
      plate(paper, color),
      picturedFrame(frame, draw, side, color),
      text(paper.x + 2.4, base, begun, PAPER.letters, { anchor: 'start' }),
      line(start, base + 0.6, end, base + 0.6, { width: 0.6 }),
    ]
  },
})

const named = (words: readonly string[], wanted: readonly string[] | undefined) =>
  words.some((word) => wanted?.some((one) => one.toLocaleUpperCase('pt-BR') === word))

/** True if the two pairs could be mixed up. */
const alike = ({ words: [a] }: Opposites, { words: [b] }: Opposites) =>
  ALIKE.some((words) => words.includes(a) && words.includes(b))

const anySide = (random: Random): 0 | 1 => (random.chance(0.5) ? 1 : 0)

function sentencesPage(options: SheetOptions, pairs: readonly Opposites[], story: OppositeStory, random: Random) {
  const sided = pairs.map((pair) => [pair, anySide(random)] as const)
  const facts: OppositeFacts = {
    left: sided.map(([{ words }, told]) => words[told]),
    right: sided.map(([{ words }, told]) => words[told === 0 ? 1 : 0]),
    solution: sided.map((_, i) => i),
    story,
  }
  return {
    marks: drawSentences(options, sided, story, random.fork('people').integer(0, 99)),
    facts,
    whole: true as const,
    items: [...facts.left, ...facts.right],
  }
}

function matchingPage(options: SheetOptions, pairs: readonly Opposites[], random: Random) {
  const { color, level } = options
  const isWritten = level === 'medio'
  const written = new Map<string, PageMark>()
  const items = pairs.map((pair) => {
    const left = anySide(random)
    const right = left === 0 ? 1 : 0
    return {
      left: pictureItem(pair, left, color, isWritten),
      right: isWritten ? begunItem(pair, right, color, written) : pictureItem(pair, right, color, false),
    }
  })
  const [leftWidth, rightWidth] = WIDTHS[isWritten ? 'medio' : 'facil']
  const look = { leftWidth, rightWidth }
  const drawn = drawPlacedMatching(options, placeOf('dia-a-dia', []), random, items, look)
  const facts: OppositeFacts = drawn.facts
  return { ...drawn, marks: [...drawn.marks, ...written.values()], facts, items: [...facts.left, ...facts.right] }
}

export const opostos: SheetKind<PagesFacts<OppositeFacts>> = {
  id: 'opostos',
  category: 'pareamento',
  themes: ['dia-a-dia'],
  draw: (options) => {
    const { level, must } = options
    const pages = dealPages(options, {
      items: CONTRASTS,
      perPage: amountOf(options, ROWS[level]),
      nameOf: ({ words }) => words[0],
      mostShared: SMALL_DECK,
      pinned: CONTRASTS.filter(({ words }) => named(words, must)),
      accept: (page, pair) => !page.some((other) => alike(pair, other)),
    })
    const stories = dealPages(options, { items: OPPOSITE_STORIES, perPage: 1, label: 'stories' })
    return composeSheet(options, level === 'desafio' ? 'write' : 'link', (random, index) => {
      const pairs = pages[index] ?? []
      const [story] = stories[index] ?? []
      return level === 'desafio' && story
        ? sentencesPage(options, pairs.map(rarer), story, random)
        : matchingPage(options, pairs, random)
    })
  },
}
