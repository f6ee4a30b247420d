/** Each picture and its shadow: different ones, then look-alikes, at last turned. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import type { PictureStyle } from '../../pictures/layers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { dealPictures } from './picture-deck.ts'
import { SHADOWS } from './picture-sets.ts'

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 6 }
const MOST_GROUPS = 3
const TURNS = [60, 90, 120, 180, 240, 270]
/** Shadows that half a turn, or a sixth of one, leaves as they were. */
const EVEN: Readonly<Record<string, readonly number[]>> = {
  baguette: [60, 90, 120, 240],
  candy: [60, 90, 120, 240],
  ladder: [60, 90, 120, 240],
  accordion: [60, 90, 120, 240],
  snowflake: [90, 270],
}

/** Turns, in degrees, after which the shadow of a picture lies otherwise than the picture. */
export const turnsOf = (id: string): readonly number[] => EVEN[id] ?? TURNS

const item = (picture: Picture, style: Omit<PictureStyle, 'cx' | 'cy' | 'size'>): MatchItem => ({
  name: picture.id,
  draw: (box: Box) => {
    const size = Math.min(box.width, box.height) * (style.rotate ? 0.86 : 0.94)
    return [drawPicture(picture, { ...style, cx: middleX(box), cy: middleY(box), size })]
  },
})

/** At the first level every shadow is of another group, at the second they are of two or three: those are look-alikes. */
function accepts(level: Level, groups: readonly (readonly string[])[]) {
  const groupOf = (picture: Picture) => groups.findIndex((group) => group.includes(picture.id))
  return (page: readonly Picture[], picture: Picture) => {
    if (level === 'desafio') return true
    const others = page.map(groupOf)
    const group = groupOf(picture)
    return level === 'facil' ? !others.includes(group) : new Set([...others, group]).size <= MOST_GROUPS
  }
}

export const sombras: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'sombras',
  category: 'percepcao',
  themes: Object.keys(SHADOWS),
  draw: (options) => {
    const { level, color } = options
    const groups = SHADOWS[options.theme ?? 'bichos'] ?? []
    const pages = dealPictures(options, groups.flat(), {
      perPage: amountOf(options, ROWS[level]),
      accept: accepts(level, groups),
    })
    return composeSheet(options, 'link', (random, index) => {
      const pairs = (pages[index] ?? []).map((picture) => ({
        left: item(picture, { color }),
        right: item(picture, {
          silhouette: true,
          color,
          ...(level === 'desafio' && { rotate: random.pick(turnsOf(picture.id)) }),
        }),
      }))
      return drawMatching(random, pairs, { leftWidth: 58, rightWidth: 58, framed: false })
    })
  },
}
