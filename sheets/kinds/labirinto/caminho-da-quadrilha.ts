/** A maze that is a dance: a pair goes along the one path and meets the caller's figures in their order. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { GROUNDS, type Pair } from '../../studio/places/dance-ground.ts'
import { DANCE_FIGURES, FIGURE_IDS } from '../../studio/shapes/dance-figures.ts'
import { type QuadrilhaFacts, quadrilhaOf } from './quadrilha-facts.ts'
import { type DanceLook, quadrilhaPage } from './quadrilha-page.ts'

const SHOWN = {
  noite: ['fogueira', 'lua', 'estrela'],
  escola: ['escola', 'barraca', 'milho', 'árvore'],
  praca: ['árvore', 'sanfona', 'milho'],
} as const

export const caminhoDaQuadrilha: SheetKind<PagesFacts<QuadrilhaFacts>> = {
  id: 'caminho-da-quadrilha',
  category: 'labirinto',
  themes: GROUNDS,
  draw: (options) => {
    const ground = GROUNDS.find((one) => one === options.theme) ?? GROUNDS[0]
    return composeSheet(options, 'way', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const dance = quadrilhaOf(random.fork('dance'), options.level)
      const cast = sheet.fork('cast').shuffle(STANDING)
      const who = (i: number): CastName => cast[(index * 3 + i) % cast.length] ?? 'theo'
      const pair = (i: number): Pair => [who(1 + 2 * i), who(2 + 2 * i)]
      const look: DanceLook = { ground, caller: who(0), pairs: [pair(0), pair(1), pair(2), pair(3)] }
      const marks = quadrilhaPage(pen, options.level, dance, look)
      return {
        marks: [...marks, ...marksOf(pictureTitle(pen, options))],
        whole: true,
        facts: dance.facts,
        items: [dance.facts.danced.map(({ id }) => DANCE_FIGURES[id].name).join(', '), dance.facts.path.join('-')],
        pictures: [
          ...['bandeirinhas', 'crianças', 'chapéu', 'corda', 'megafone'],
          ...SHOWN[ground],
          ...(options.level === 'medio'
            ? FIGURE_IDS
            : [...dance.facts.danced, ...dance.facts.strays].map(({ id }) => id)
          ).map((id) => DANCE_FIGURES[id].shows),
        ],
      }
    })
  },
}
