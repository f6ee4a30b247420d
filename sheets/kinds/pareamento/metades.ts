/** Pictures cut in half: join the halves that make a whole. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { drawPicture, PICTURE_BOX } from '../../pictures/drawing.ts'
import { halve, type Side } from '../../pictures/transforms.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { GREY } from '../../scene/inks.ts'
import { line } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'

/** Pictures that fill their box on both sides of the middle. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  bichos: ['cat', 'dog', 'frog', 'rabbit', 'butterfly', 'ladybug', 'pig', 'owl', 'bear', 'turtle', 'fish'],
  frutas: ['apple', 'pear', 'orange', 'strawberry', 'watermelon', 'grape', 'lemon', 'pineapple', 'tomato'],
  objetos: ['umbrella', 'gift', 'bell', 'crown', 'cup', 'house', 'padlock', 'hat', 'suitcase', 'bus', 'robot'],
}

/** The highest level stays within one kind of thing and has more rows. */
const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 6 }

const item = (id: string, side: Side, color: boolean): MatchItem => ({
  name: id,
  draw: (box: Box) => {
    const size = Math.min(box.height, box.width * 2) * 0.98
    // The box's middle of the picture is the cut: it stands on the inner side of the column.
    const cut = side === 'left' ? middleX(box) + size / 4 : middleX(box) - size / 4
    const half = (size / 2) * (36 / PICTURE_BOX)
    return [
      drawPicture(halve(wordPicture(id), side), { cx: cut, cy: middleY(box), size, color }),
      line(cut, middleY(box) - half, cut, middleY(box) + half, { stroke: GREY, width: 0.4, dash: [1.4, 1.4] }),
    ]
  },
})

export const metades: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'metades',
  category: 'pareamento',
  themes: Object.keys(SETS),
  draw: (options) => {
    const { level, color } = options
    const set = SETS[options.theme ?? 'bichos'] ?? []
    return composeSheet(options, 'link', (random) => {
      const ids = random.sample(set, ROWS[level])
      const pairs = ids.map((id) => ({ left: item(id, 'left', color), right: item(id, 'right', color) }))
      return drawMatching(random, pairs, { leftWidth: 44, rightWidth: 44 })
    })
  },
}
