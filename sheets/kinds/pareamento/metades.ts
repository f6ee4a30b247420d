/**
 * Pictures cut across: the child joins the part above the cut to the part below; at the hardest level that is turned
 * over.
 */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, pinnedBy } from '../../page/deck.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { GREY } from '../../scene/inks.ts'
import { group, line, rectData } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'

/** Pictures of which both halves show enough to be known again. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  bichos:
    'cat dog frog rabbit butterfly ladybug pig owl bear turtle fish lion panda koala monkey elephant giraffe zebra crab octopus penguin bee duck rooster sheep cow horse whale snail fox tiger toucan'.split(
      ' ',
    ),
  frutas:
    'apple pear orange strawberry watermelon grape lemon pineapple banana cherry peach mango kiwi melon coconut avocado cashew guava papaya passion-fruit jabuticaba jackfruit'.split(
      ' ',
    ),
  objetos:
    'umbrella gift bell crown cup house padlock hat suitcase bus robot car clock backpack bed teapot boot shirt drum guitar truck airplane rocket boat camera bicycle castle scissors telescope glasses'.split(
      ' ',
    ),
}

/** Pictures whose halves without colour could be confused. */
const ONLY_IN_COLOUR: readonly string[] = ['banana']

const LEVELS: Readonly<Record<Level, { readonly rows: number; readonly turned: boolean }>> = {
  facil: { rows: 4, turned: false },
  medio: { rows: 5, turned: false },
  desafio: { rows: 6, turned: true },
}

type Part = 'upper' | 'lower'

/** The part is in the middle of its box, its cut as a broken line. */
const item = (id: string, part: Part, { color, turned }: { color: boolean; turned: boolean }): MatchItem => ({
  name: id,
  draw: (box: Box): Mark[] => {
    const size = Math.min(box.width, box.height * 2)
    const r = size / 2
    const [side, offset] = part === 'upper' ? [-1, r / 2] : [1, -r / 2]
    const clip = rectData(-r, side < 0 ? -r : 0, size, r)
    const whole = drawPicture(wordPicture(id), { cx: 0, cy: 0, size, color })
    const cut = line(-r, 0, r, 0, { stroke: GREY, width: 0.4, dash: [1.4, 1.4] })
    const drawn = group(0, offset, [group(0, 0, [whole], { clip }), cut])
    const turn = turned && part === 'lower' ? { rotate: 180 } : {}
    return [{ ...group(middleX(box), middleY(box), [drawn], turn), picture: id }]
  },
})

export const metades: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'metades',
  category: 'pareamento',
  themes: Object.keys(SETS),
  draw: (options) => {
    const { level, color } = options
    const { rows, turned } = withAmount(options, LEVELS[level])
    const ids = SETS[options.theme ?? 'bichos'] ?? []
    const items = ids.filter((id) => color || !ONLY_IN_COLOUR.includes(id)).map(wordPicture)
    const pages = dealPages(options, { items, perPage: rows, pinned: pinnedBy(options, items) })
    return composeSheet(options, 'link', (random, index) => {
      const pairs = (pages[index] ?? []).map(({ id }) => ({
        left: item(id, 'upper', { color, turned }),
        right: item(id, 'lower', { color, turned }),
      }))
      return drawMatching(random, pairs, { leftWidth: 66, rightWidth: 66 })
    })
  },
}
