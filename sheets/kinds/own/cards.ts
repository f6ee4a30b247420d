/** Things to cut out: badges with a name, cards with words, pairs for a memory game. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { cardGrid, insideCard } from '../../page/cut.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { rect } from '../../scene/marks.ts'
import type { LetterStyle, Level, Mark } from '../../scene/scene.ts'
import { BADGES } from './badges.ts'
import { type OwnPage, ownKind, ownPicture, wordsOf } from './content.ts'
import { modelWord } from './traced.ts'

function badge(name: string, card: Box, options: OwnPage, at: number): Mark[] {
  const inner = insideCard(card)
  const ink = SOFT_FILLS[at % SOFT_FILLS.length] ?? WHITE
  const fill = options.color ? tint(ink, 0.45) : WHITE
  const side = Math.min(inner.height * 0.62, 26)
  const picture = ownPicture(options, at, { cx: middleX(inner), cy: inner.y + side / 2 + 1.5, size: side })
  const y = picture.length > 0 ? inner.y + inner.height - 5 : middleY(inner) + 4
  return [
    rect(inner.x, inner.y, inner.width, inner.height, { radius: 5, width: 0.8, fill }),
    ...picture,
    modelWord(
      name,
      { x: middleX(inner), y, width: inner.width - 8, size: picture.length > 0 ? 12 : 17 },
      options.letters ?? 'imprensa',
    ),
  ]
}

export const cracha = ownKind('cracha', 'cut', (options, _random, index) => {
  const names = wordsOf(options).map(({ text }) => text)
  const { cards, marks } = cardGrid(2, BADGES / 2)
  // One name fills the page; several take a page after the other and begin again.
  const shown = cards.map((_, i) => names[(index * BADGES + i) % names.length] ?? '')
  return {
    marks: [...marks, ...cards.flatMap((card, i) => badge(shown[i] ?? '', card, options, index * BADGES + i))],
    facts: { shown: [...new Set(shown)] },
    items: [...new Set(shown)],
  }
})

/** A word in the middle of a card. */
function wordCard(word: string, card: Box, letters: LetterStyle, lift = 0): Mark {
  const inner = insideCard(card)
  const place = { x: middleX(inner), y: middleY(inner) + 4 - lift, width: inner.width, size: 14 }
  return modelWord(word, place, letters)
}

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
  // Small letters are as typed; what is typed in capitals would make both cards alike.
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
