/** Who goes with what? Join each one to its partner. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'

type Pair = readonly [string, string]

/** Pairs of which no half could go with another pair of the same theme. */
export const PARTNERS: Readonly<Record<string, readonly Pair[]>> = {
  bichos: [
    ['dog', 'bone'],
    ['cat', 'yarn'],
    ['rabbit', 'carrot'],
    ['bee', 'flower'],
    ['bird', 'nest'],
    ['spider', 'web'],
    ['fish', 'fishbowl'],
    ['mouse', 'cheese'],
  ],
  objetos: [
    ['key', 'padlock'],
    ['umbrella', 'rain'],
    ['candle', 'cake'],
    ['rocket', 'moon'],
    ['sock', 'boot'],
    ['apple', 'tree'],
    ['pencil', 'book'],
    ['snail', 'leaf'],
  ],
}

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 7 }

const item = (id: string, color: boolean): MatchItem => ({
  name: id,
  draw: (box: Box) => [
    drawPicture(wordPicture(id), {
      cx: middleX(box),
      cy: middleY(box),
      size: Math.min(box.width, box.height) * 0.92,
      color,
    }),
  ],
})

export const quemCombina: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'quem-combina',
  category: 'pareamento',
  themes: Object.keys(PARTNERS),
  draw: (options) => {
    const { level, color } = options
    const partners = PARTNERS[options.theme ?? 'bichos'] ?? []
    return composeSheet(options, 'link', (random) => {
      const chosen = random.sample(partners, ROWS[level])
      const pairs = chosen.map(([one, other]) => ({ left: item(one, color), right: item(other, color) }))
      return drawMatching(random, pairs, { leftWidth: 52, rightWidth: 52 })
    })
  },
}
