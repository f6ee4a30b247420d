/** A typed word on a card to cut out. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { insideCard } from '../../page/cut.ts'
import type { LetterStyle, Mark } from '../../scene/scene.ts'
import { modelWord } from './traced.ts'

/** A word in the middle of a card. */
export function wordCard(word: string, card: Box, letters: LetterStyle, lift = 0): Mark {
  const inner = insideCard(card)
  const place = { x: middleX(inner), y: middleY(inner) + 4 - lift, width: inner.width, size: 14 }
  return modelWord(word, place, letters)
}
