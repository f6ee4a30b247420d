/** Join the two states of a thing: pictures, pictures with their words, then sentences and a story to turn round. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import type { MatchFacts, MatchItem } from '../../page/match-columns.ts'
import type { Random } from '../../page/random.ts'
import { centredText } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { ALIKE, CONTRASTS, type Opposites, rarer } from '../../studio/contrasts/contrasts.ts'
import { placeOf } from '../matematica/counted-rows.ts'
import { drawPlacedMatching } from '../matematica/matched-place.ts'
import { drawSentences } from './opposite-sentences.ts'
import { OPPOSITE_STORIES, type OppositeStory } from './opposite-stories.ts'
import { frameIn, picturedFrame } from './pictured-frame.ts'

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 2 }
/** Width of the boxes of a column, mm: with captions the frames are narrower. */
const WIDTHS = { facil: 70, medio: 54 } as const
const CAPTION = 7

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
  const items = pairs.map((pair) => {
    const left = anySide(random)
    const item = (side: 0 | 1) => pictureItem(pair, side, options.color, options.level === 'medio')
    return { left: item(left), right: item(left === 0 ? 1 : 0) }
  })
  const width = WIDTHS[options.level === 'medio' ? 'medio' : 'facil']
  const look = { leftWidth: width, rightWidth: width }
  const drawn = drawPlacedMatching(options, placeOf('dia-a-dia', []), random, items, look)
  const facts: OppositeFacts = drawn.facts
  return { ...drawn, facts, items: [...facts.left, ...facts.right] }
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
