/**
 * Half of a figure is drawn on squares, and the child makes the other one: first from dots in order with its details
 * dashed, then from dots and dashed bends, at last by counting squares. On every second page the left one is missing, of
 * another figure.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { gridFigure } from '../../studio/mirror/mirror-figures.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { DOT_STAGES } from './dot-stages.ts'
import { type MirrorFacts, type MirrorHelp, mirrorTask } from './mirror-task.ts'

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
  cachorro: 'urso',
  pera: 'maca',
  cogumelo: 'arvore',
  sapo: 'joaninha',
  porco: 'coelho',
  coruja: 'joaninha',
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

const HELP: Readonly<Record<Level, MirrorHelp>> = { facil: 'dashes', medio: 'dots', desafio: 'squares' }

/** Upper edge of what the figure is on, mm. */
const FIELD = 53.5

/** The child who draws and the surface change from page to page. */
const STAGES = [DOT_STAGES.wall, DOT_STAGES.board, DOT_STAGES.cloth] as const

export const pontilharMetade: SheetKind<PagesFacts<MirrorFacts>> = {
  id: 'pontilhar-metade',
  category: 'pontilhar',
  themes: THEMES,
  draw: (options) => {
    const first = options.theme ?? THEMES[0] ?? ''
    return composeSheet(options, 'dots', (random, index) => {
      const pen = new Pen(options.color)
      const figure = gridFigure(FIGURES[(index % 2 === 1 && PARTNERS[first]) || first] ?? '')
      const look = THEMES.indexOf(first) + index
      const { marks, facts } = mirrorTask({
        figure,
        help: HELP[options.level],
        missing: index % 2 === 1 ? -1 : 1,
        colour: options.color,
        painted: false,
        first: options.level === 'facil' ? 1 : 10 * random.integer(1, 5),
      })
      return {
        marks: [...marksOf(inTurn(STAGES, look).draw(pen, look, FIELD)), ...marks, ...taskTitle(pen, options)],
        facts,
        items: [figure.name],
        pictures: [figure.id],
        whole: true,
      }
    })
  },
}
