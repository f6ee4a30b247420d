/** Badges with a name. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { cardGrid, insideCard } from '../../page/cut.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { line, rect } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { BADGES, MOST_BADGES } from './badges.ts'
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
    ...(name === ''
      ? [line(inner.x + 8, y + 1, inner.x + inner.width - 8, y + 1, { width: 0.5 })]
      : [
          modelWord(
            name,
            { x: middleX(inner), y, width: inner.width - 8, size: picture.length > 0 ? 12 : 17 },
            options.letters ?? 'imprensa',
          ),
        ]),
  ]
}

export const cracha = ownKind('cracha', 'cut', (options, _random, index) => {
  const names = wordsOf(options, MOST_BADGES).map(({ text }) => text)
  const { cards, marks } = cardGrid(2, BADGES / 2)
  // One name fills the page. Several take a page after the other; places left over stay blank, for a child who comes later.
  const nameAt = (at: number) => (names.length === 1 ? names[0] : names[at]) ?? ''
  const shown = cards.map((_, i) => nameAt((index % Math.ceil(names.length / BADGES)) * BADGES + i))
  const named = [...new Set(shown)].filter((name) => name !== '')
  return {
    marks: [...marks, ...cards.flatMap((card, i) => badge(shown[i] ?? '', card, options, index * BADGES + i))],
    facts: { shown: named },
    items: named,
  }
})
