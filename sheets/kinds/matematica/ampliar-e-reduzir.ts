/** Figures of a mural made larger or smaller on squares: the true copy, the drawing, the table of sides. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, pinnedBy, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { threeCopies } from './scaled-copies.ts'
import { figuresOf, type ScaledFigure, type Scaling } from './scaled-figures.ts'
import { type ChoiceTask, choicePage, drawPage, factorsOf, tablePage } from './scaled-pages.ts'

export interface ScaledFacts {
  readonly figures: readonly ScaledFigure[]
  readonly choices: readonly ChoiceTask[]
}

/** Smaller copies are asked for in other words than larger ones. */
const REDUCED = {
  facil: 'Qual cópia mede a metade? Conte os quadradinhos.',
  medio: 'Desenhe a metade a partir do ponto e anote as medidas.',
  desafio: 'Desenhe 3 vezes menor. Conte os lados em quadradinhos.',
} as const

const LOOKS = 4

export const ampliarEReduzir: SheetKind<PagesFacts<ScaledFacts>> = {
  id: 'ampliar-e-reduzir',
  category: 'matematica',
  themes: ['ampliar', 'reduzir'],
  draw: (options) => {
    const scaling = (options.theme ?? 'ampliar') as Scaling
    const { level } = options
    const items = figuresOf(scaling, level)
    const pages = dealPages(options, {
      items,
      pinned: pinnedBy(options, items),
      perPage: level === 'desafio' ? 1 : 2,
      nameOf: ({ name }) => name,
      mostShared: SMALL_DECK,
    })
    const asked = { ...options, instruction: scaling === 'reduzir' ? REDUCED[level] : options.instruction }
    const first = createRandom(options.seed)
      .fork(`look ${scaling}`)
      .integer(0, LOOKS - 1)
    return composeSheet(asked, 'write', (random, index) => {
      const pen = new Pen(options.color)
      const look = first + index
      const figures = pages[index] ?? []
      const [from, to] = factorsOf(scaling, 2)
      const choices: ChoiceTask[] = figures.map((figure, i) => ({
        figure,
        copies: threeCopies(figure, from, to, random.fork(i)),
      }))
      const drawn = (): PageMark[] => {
        if (level === 'facil') return choicePage(pen, choices, scaling, look)
        if (level === 'medio') return drawPage(pen, figures, scaling, look)
        return figures.flatMap((figure) =>
          tablePage(pen, figure, scaling, look, index + (scaling === 'reduzir' ? 1 : 0)),
        )
      }
      return {
        marks: [...drawn(), ...marksOf(pictureTitle(pen, asked))],
        whole: true,
        pictures: ['mural', 'muro', 'criança', 'lata de tinta', ...figures.map(({ name }) => name)],
        facts: { figures, choices: level === 'facil' ? choices : [] },
        items: figures.map(({ name }) => `${name} ${scaling}`),
      }
    })
  },
}
