/**
 * Half of a figure is drawn on a folded sheet with a grid: joining the dots makes the other one, as in a mirror; on every
 * second page the left one, of another figure. The hardest level has the grid alone.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type DotFacts, drawDotPage } from './dot-page.ts'
import { mirrorFigure } from './figures.ts'
import { foldedSheet, mirrorGrid } from './surfaces.ts'

/** Symmetric figures. */
const FIGURES: Readonly<Record<string, string>> = {
  coracao: 'heart',
  estrela: 'star',
  maca: 'apple',
  gato: 'cat',
  coelho: 'rabbit',
  arvore: 'tree',
  foguete: 'rocket',
  sino: 'bell',
  coroa: 'crown',
  cachorro: 'dog',
  pera: 'pear',
  cogumelo: 'mushroom',
  sapo: 'frog',
  porco: 'pig',
  coruja: 'owl',
  pipa: 'kite',
  urso: 'bear',
  borboleta: 'butterfly',
  joaninha: 'ladybug',
  morango: 'strawberry',
  robo: 'robot',
  chapeu: 'hat',
  catedral: 'church',
  castelo: 'castle',
  besouro: 'beetle',
}
const THEMES = Object.keys(FIGURES)

/** The second figure of a theme. */
const PARTNERS: Readonly<Record<string, string>> = {
  coracao: 'estrela',
  estrela: 'coracao',
  maca: 'pera',
  gato: 'cachorro',
  coelho: 'urso',
  arvore: 'cogumelo',
  foguete: 'robo',
  sino: 'chapeu',
  coroa: 'castelo',
  cachorro: 'gato',
  pera: 'maca',
  cogumelo: 'arvore',
  sapo: 'joaninha',
  porco: 'coelho',
  coruja: 'borboleta',
  pipa: 'estrela',
  urso: 'coelho',
  borboleta: 'joaninha',
  joaninha: 'borboleta',
  morango: 'maca',
  robo: 'foguete',
  chapeu: 'sino',
  catedral: 'castelo',
  castelo: 'coroa',
  besouro: 'borboleta',
}

const COUNTS: Readonly<Record<Level, readonly [min: number, max: number]>> = {
  facil: [22, 24],
  medio: [32, 38],
  desafio: [46, 56],
}

export const pontilharMetade: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-metade',
  category: 'pontilhar',
  themes: THEMES,
  draw: (options) => {
    const first = options.theme ?? THEMES[0] ?? ''
    return composeSheet(options, 'dots', (random, index) => {
      const [min, max] = COUNTS[options.level]
      const start = options.level === 'facil' ? 1 : 10 * random.integer(1, 5)
      const pen = new Pen(options.color)
      const page = drawDotPage(
        {
          figure: mirrorFigure(FIGURES[(index % 2 === 1 && PARTNERS[first]) || first] ?? ''),
          level: options.level,
          color: options.color,
          count: random.integer(min, max),
          half: true,
          mirrored: index % 2 === 1,
          labels: (count) => Array.from({ length: count }, (_, i) => String(start + i)),
          surface: () => marksOf(foldedSheet(pen)),
          over: mirrorGrid,
          bare: options.level === 'desafio',
        },
        random,
      )
      return { ...page, whole: true, marks: [...page.marks, ...taskTitle(pen, options)] }
    })
  },
}
