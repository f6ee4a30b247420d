/** A memory game of the typed words. */
import { cardGrid } from '../../page/cut.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import type { LetterStyle, Level } from '../../scene/scene.ts'
import { ownKind, wordsOf } from './content.ts'
import { wordCard } from './word-card.ts'

/** The letters of the two cards of a pair. */
const PAIRS: Readonly<Record<Level, readonly [LetterStyle, LetterStyle]>> = {
  facil: ['bastao', 'bastao'],
  medio: ['bastao', 'imprensa'],
  desafio: ['bastao', 'cursiva'],
}

export const memoriaDePalavras = ownKind('memoria-de-palavras', 'cut', (options, random) => {
  const words = wordsOf(options).map(({ text }) => text)
  const { cards, marks } = cardGrid(3, Math.ceil((words.length * 2) / 3))
  const pair = PAIRS[options.level]
  const faces = random.shuffle(words.flatMap((word) => pair.map((letters) => ({ word, letters }))))
  // Small letters as typed; a word typed in capitals would make both cards the same.
  const small = (word: string) => (word === capitals(word) ? word.toLocaleLowerCase('pt-BR') : word)
  return {
    marks: [
      ...marks,
      ...faces.flatMap(({ word, letters }, i) => {
        const card = cards[i]
        return card ? [wordCard(letters === 'bastao' ? word : small(word), card, letters)] : []
      }),
    ],
    facts: { shown: words },
    items: words,
  }
})
