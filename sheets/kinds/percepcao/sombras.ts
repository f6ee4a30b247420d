/** Each picture and its shadow; at the highest level the shadows are turned. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { drawPicture, type Picture, type PictureStyle } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'

/** Outlines that stay different from each other as black shapes, whichever way they are turned. */
const SHADOW_SETS: Readonly<Record<string, readonly string[]>> = {
  bichos: ['rabbit', 'fish', 'duck', 'butterfly', 'snail', 'turtle', 'bird', 'spider', 'whale', 'bee'],
  objetos: ['umbrella', 'key', 'cup', 'boot', 'ladder', 'glasses', 'pencil', 'padlock', 'bell', 'table', 'sock'],
  passeio: ['boat', 'rocket', 'car', 'kite', 'tree', 'balloon', 'star', 'house', 'moon', 'cloud'],
  comidas: [
    'carrot',
    'banana',
    'ice-cream',
    'grape',
    'mushroom',
    'cake',
    'pineapple',
    'lollipop',
    'cheese',
    'watermelon',
  ],
}

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 6 }
const TURNS = [60, 90, 120, 180, 240, 270]

const item = (picture: Picture, style: Omit<PictureStyle, 'cx' | 'cy' | 'size'>): MatchItem => ({
  name: picture.id,
  draw: (box: Box) => {
    const size = Math.min(box.width, box.height) * (style.rotate ? 0.86 : 0.94)
    return [drawPicture(picture, { ...style, cx: middleX(box), cy: middleY(box), size })]
  },
})

export const sombras: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'sombras',
  category: 'percepcao',
  themes: Object.keys(SHADOW_SETS),
  draw: (options) => {
    const { level, color } = options
    const set = SHADOW_SETS[options.theme ?? 'bichos'] ?? []
    return composeSheet(options, 'link', (random) => {
      const pictures = random.sample(set, ROWS[level]).map(wordPicture)
      const pairs = pictures.map((picture) => ({
        left: item(picture, { color }),
        right: item(picture, { silhouette: true, color, ...(level === 'desafio' && { rotate: random.pick(TURNS) }) }),
      }))
      return drawMatching(random, pairs, { leftWidth: 50, rightWidth: 50, framed: false })
    })
  },
}
