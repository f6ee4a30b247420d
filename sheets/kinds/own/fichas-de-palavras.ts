/** Cards with the typed words. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX } from '../../page/cells.ts'
import { cardGrid, insideCard } from '../../page/cut.ts'
import type { Mark } from '../../scene/scene.ts'
import { ownKind, wordsOf } from './content.ts'
import { modelWord } from './traced.ts'
import { wordCard } from './word-card.ts'

export const fichasDePalavras = ownKind('fichas-de-palavras', 'cut', (options) => {
  const words = wordsOf(options)
  const { level, letters } = options
  const { cards, marks } = cardGrid(2, 6)
  // As many of each word as of the others.
  const whole = cards.length - (cards.length % words.length)
  const face = ({ text, syllables }: (typeof words)[number], card: Box): Mark[] => {
    if (level === 'facil') return [wordCard(text, card, letters ?? 'bastao')]
    const below = level === 'medio' ? syllables.join(' · ') : text
    const style = level === 'medio' ? 'imprensa' : letters === 'cursiva' ? 'imprensa' : 'cursiva'
    const inner = insideCard(card)
    const place = { x: middleX(inner), y: inner.y + inner.height - 3, width: inner.width, size: 8.5 }
    return [wordCard(text, card, letters ?? 'bastao', 6), modelWord(below, place, style)]
  }
  return {
    marks: [
      ...marks,
      ...cards.flatMap((card, i) => {
        const word = words[i % words.length]
        return word && i < whole ? face(word, card) : []
      }),
    ],
    facts: { shown: words.map(({ text }) => text) },
    items: words.map(({ text }) => text),
  }
})
